import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon, icon } from '../../../web/kit/icon.tsx';
import type { GameCoverProps, GameTableProps } from '../../../web/kit/game-table.ts';
import { useMovement } from '../../../web/kit/use-movement.ts';
import { Board } from './board.tsx';
import { COVER, Face } from './faces.tsx';
import { Hand } from './hand.tsx';
import { fitting, type Held, NOTHING } from './picking.tsx';
import { Piles } from './piles.tsx';
import { Players } from './players.tsx';
import { showWay } from './ways.tsx';
import type { Part, Told } from './spot.tsx';
import type { Move } from './state.ts';
import { Stones } from './wishing-stones.tsx';
import type { View } from './view.ts';
import type { TableWords } from './words-table.ts';
import './table.css';
import './faces.css';
import './board.css';
import './picking.css';
import './hand.css';
import './wide.css';
import './scores.css';

export { Scores } from './scores.tsx';

export { rulesAt } from './rules-at.tsx';

const LAST = icon('lucide:hourglass');

/** The offers worth a button in the bar. */
export function handy(offers: readonly Move[]): readonly Move[] {
  return offers.filter((move) => move.type === 'draw' && move.from === 'pile');
}

export function Table(props: GameTableProps<View, Move, TableWords>) {
  const { view, offers, version, latest, chosen, choose, tableWords: w } = props;
  const hand = view.hand ?? [];
  // What is held belongs to the version that offered it.
  const [state, setState] = useState<{ readonly version: number; readonly held: Held }>({
    version,
    held: NOTHING,
  });
  const held = state.version === version && offers.length > 0 ? state.held : NOTHING;
  const hold = (next: Held) => setState({ version, held: next });
  const root = useMovement(version, (table) => showWay(table, latest as readonly Told[], props.seat));
  const touched = useRef<HTMLElement | null>(null);
  const keyed = useRef(false);
  const take: Part['take'] = (step, from, byKey) => {
    hold(step.held);
    if (!from.matches('.kel-way')) touched.current = from;
    if (step.move) return choose(step.move);
    if (chosen) choose(null);
    from.focus({ preventScroll: true });
    keyed.current = byKey;
  };
  useEffect(() => {
    if (held === NOTHING) return;
    // Whoever holds a card by keyboard goes on with what can be done with it.
    if (keyed.current) root.current?.querySelector<HTMLElement>('.kel-way')?.focus();
    keyed.current = false;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || chosen) return;
      hold(NOTHING);
      touched.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [held, chosen]);
  const before = useRef(chosen);
  useEffect(() => {
    // Taking the preview back lets go of all that led to it.
    if (before.current && !chosen && fitting(offers, hand, held).length === 1) {
      hold(NOTHING);
      touched.current?.focus({ preventScroll: true });
    }
    before.current = chosen;
  }, [chosen]);

  const part: Part = { ...props, w, hand, held, take };
  return (
    <div class="keltis" ref={root}>
      <div class="kel-table">
        <Status view={view} w={w} />
        <Players {...part} />
        <Stones {...part} />
        {props.seat !== null && <Board {...part} seat={props.seat} />}
        <Piles {...part} />
      </div>
      {props.seat !== null && view.phase !== 'over' && <Hand {...part} seat={props.seat} />}
    </div>
  );
}

/** How far away the end is. */
function Status({ view, w }: { view: View; w: TableWords }) {
  if (view.phase === 'over') return null;
  if (view.end) {
    return (
      <p class="kel-status last">
        <Icon of={LAST} /> <strong>{w.end[view.end.cause]}</strong>
      </p>
    );
  }
  const { ended, quiet, removed } = view;
  return (
    <p class="kel-status">
      <span class="kel-ends">
        <span class="kel-dots" aria-hidden="true">
          {Array.from({ length: ended.of }, (_, at) => (
            <span key={at} class={at < ended.rows ? 'full' : ''} />
          ))}
        </span>
        {w.endedRows(ended.rows, ended.of)}
      </span>
      {quiet.turns > quiet.of / 2 && <span>{w.quiet(quiet.turns, quiet.of)}</span>}
      {removed > 0 && <span>{w.putAside(removed)}</span>}
    </p>
  );
}

/** A hand as it might be dealt. */
export function Cover({ tableWords: w }: GameCoverProps<TableWords>) {
  return (
    <span class="kel-cover">
      {COVER.map((card) => (
        <Face key={card} card={card} w={w} />
      ))}
    </span>
  );
}
