import { useState } from 'preact/hooks';
import { Icon, icon } from '../../../web/kit/icon.tsx';
import { FACES, textOf, tintOf } from './faces.tsx';
import type { Part } from './table.tsx';
import type { StepView } from './view.ts';

const DONE = icon('lucide:check');
const NOW = icon('lucide:chevron-right');
const TO_COME = icon('lucide:circle');
const ASKED = icon('lucide:hourglass');
const SIGN = { done: DONE, now: NOW, 'to-come': TO_COME };

/** Of the steps that are done only the last ones are shown unasked; on a narrow screen none while others are to come. */
const SHOWN = 3;

/** §4: the steps of what unwinds, first in, first out: done, at work, to come; each says who is asked. */
export function Unwinding(props: Part) {
  const { view, words, w, who } = props;
  const [open, setOpen] = useState(false);
  const { played, steps } = view;
  if (!played) return <p class="cel-unwinding cel-quiet">{w.nothingPlayed}</p>;
  const done = steps.filter(({ status }) => status === 'done');
  // What unwinds explains what is asked.
  const busy = done.length < steps.length;
  const folded = open ? 0 : Math.max(0, done.length - SHOWN);
  return (
    <section
      class={`cel-unwinding${busy ? ' busy' : ''}${open ? ' open' : ''}`}
      aria-labelledby="cel-unwinding"
    >
      <h2 id="cel-unwinding" class={busy ? 'cel-said' : ''}>
        {busy ? w.unwinding : w.lastTurn}
      </h2>
      <p class="cel-played">{words.told({ type: 'played', ...played }, who)}</p>
      {steps.length === 0 && <p class="cel-quiet">{w.nothingHappens}</p>}
      {done.length > 0 && (busy || folded > 0 || open) && (
        <button
          type="button"
          class={folded > 0 || open ? 'quiet' : 'quiet cel-fold'}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {w.stepsDone(done.length)}
        </button>
      )}
      <ol class="cel-groups">
        {groupsOf(steps.slice(folded)).map((group, at) => (
          <Group key={`${folded}-${at}`} group={group} {...props} />
        ))}
      </ol>
    </section>
  );
}

/** The steps that one card set off. */
function Group({ group, ...props }: Part & { readonly group: readonly StepView[] }) {
  const { read, onRead, w } = props;
  const [first] = group;
  if (!first) return null;
  const { card, part } = first;
  return (
    <li
      class={group.every(({ status }) => status === 'done') ? 'cel-group past' : 'cel-group'}
      data-tint={tintOf(card)}
    >
      <button
        type="button"
        class="cel-cause"
        aria-pressed={read?.card === card}
        onClick={() => onRead({ card, part })}
      >
        <Icon of={FACES[card].emblem} />
        {w.cards[card].name}
        {part !== 'played' && <span class="cel-how">{w.parts[part]}</span>}
        <span class="sr">. {textOf(card, w)}</span>
      </button>
      <ol>
        {group.map((step, at) => (
          <Line key={at} step={step} {...props} />
        ))}
      </ol>
    </li>
  );
}

function Line({ step: offered, view, chosen, w, who }: Part & { readonly step: StepView }) {
  const previewed = chosen?.type === 'target' && offered.status === 'now';
  const step = previewed ? { ...offered, to: chosen.seat } : offered;
  const asked = step.asked.map((seat) => (who(seat).you ? w.you : who(seat).name));
  const pack = step.type === 'pack' && step.status !== 'to-come' ? view.pack : null;
  return (
    <li data-status={step.status} class={previewed ? 'cel-previewed' : ''}>
      <Icon of={SIGN[step.status]} />
      <span>
        <span class="sr">{w.status[step.status]} </span>
        {w.step(step, who)}
        {falls(step) && <span class="cel-moved"> {w.moved(step.moved, step.count)}</span>}
        {pack?.tried.map(({ said, sum }, at) => (
          <span key={at} class="cel-fact">
            {w.tried(said, sum)}
          </span>
        ))}
        {pack && pack.said !== null && <span class="cel-fact">{w.said(pack.said)}</span>}
        {asked.length > 0 && (
          <>
            {' '}
            <span class="cel-asked">
              <Icon of={ASKED} /> {w.asked(asked)}
            </span>
          </>
        )}
      </span>
    </li>
  );
}

/** Whether how far a step has come says more than that it is done or not. */
function falls({ type, status, moved, count }: StepView): boolean {
  if (!MOVING.has(type) || status === 'to-come') return false;
  return status === 'now' ? moved > 0 : moved < count;
}

const MOVING: ReadonlySet<StepView['type']> = new Set([
  'draw',
  'mill',
  'discard',
  'roof',
  'give',
  'draw-amongst',
  'roof-amongst',
  'draw-if-back',
]);

/** Runs of steps of the same card. */
function groupsOf(steps: readonly StepView[]): StepView[][] {
  const groups: StepView[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last?.[0]?.card === step.card && last[0].part === step.part) last.push(step);
    else groups.push([step]);
  }
  return groups;
}
