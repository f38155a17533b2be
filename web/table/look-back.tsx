import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { LogLine, TableView } from '../../src/protocol/table.ts';
import { Icon, icon } from '../kit/icon.tsx';
import { TroubleNote } from '../kit/trouble.tsx';
import { go, route, turnTo } from '../route.ts';
import { words } from '../words.ts';
import { waitsFor } from './bar.tsx';
import { BarFrame } from './bar-frame.tsx';
import type { Feed } from './feed.ts';
import { sentences } from './log.tsx';
import { momentPath, placeOf, type Step, stepOf, stepTo } from './moments.ts';
import type { LoadedGame } from './page.tsx';
import type { Past } from './past.ts';

const ICONS = {
  first: icon('lucide:chevron-first'),
  back: icon('lucide:chevron-left'),
  forward: icon('lucide:chevron-right'),
  last: icon('lucide:chevron-last'),
};
const LINK = icon('lucide:link');
const CHECK = icon('lucide:check');
const RETURN = icon('lucide:corner-down-left');

/** Moments asked for on either side of the one that is looked at: a step then shows at once. */
const AROUND = 12;
/** Where one so near is missing, they are asked for. */
const NEAR = 3;
/** Nothing is asked for while the slider runs by. */
const PASSING_MS = 60;

const CONTROLS =
  'input, select, textarea, [contenteditable], [role=slider], [role=listbox], [role=radiogroup]';
/** What has a use of its own for a key while the focus is there. */
const OWN_USE: Readonly<Record<Step, string>> = {
  first: `${CONTROLS}, .log`,
  back: CONTROLS,
  forward: CONTROLS,
  last: `${CONTROLS}, .log`,
};

/** An earlier moment that is looked at. `at`: its place in `moments`. */
export interface LookBack {
  readonly at: number;
  readonly line: LogLine;
  readonly to: (place: number) => void;
}

/** The moment that the address asks for, with what lies around it; null while the game itself is shown. */
export function useLookBack(
  feed: Feed,
  table: TableView,
  moments: readonly LogLine[],
  past: Past,
): LookBack | null {
  const to = route.value;
  const asked = to.page === 'table' ? to.moment : undefined;
  const at = asked === undefined ? -1 : placeOf(moments, asked);
  const line = moments[at];
  useEffect(() => {
    if (!line) return;
    const near = moments.slice(Math.max(at - NEAR, 0), at + NEAR + 1);
    if (near.every(({ version }) => past.at(version))) return;
    const all = moments.slice(Math.max(at - AROUND, 0), at + AROUND + 1);
    const timer = setTimeout(() => void past.load(all.map(({ version }) => version)), PASSING_MS);
    return () => clearTimeout(timer);
    // What did not come is asked for again as soon as the connection is back.
  }, [line?.version, moments.length, past, feed.connection.value]);
  if (!line) return null;
  return {
    at,
    line,
    to: (place) => turnTo(momentPath(table.id, moments[place]?.version ?? 1)),
  };
}

interface Props {
  readonly feed: Feed;
  readonly table: TableView;
  readonly game: LoadedGame;
  readonly moments: readonly LogLine[];
  readonly look: LookBack;
  readonly past: Past;
  /** The moment has come and stands on the table. */
  readonly there: boolean;
}

/** In the bar's place while an earlier moment is looked at: which one, what happened, and the way to all others. */
export function MomentBar({ feed, table, game, moments, look, past, there }: Props) {
  const { past: w } = words.value;
  const { at, line } = look;
  const here = useRef<HTMLElement>(null);
  const count = moments.length;
  const came = useRef(count);
  const fresh = count - came.current;
  const step = (by: Step) => {
    const next = stepTo(by, at, count);
    if (next !== at) look.to(next);
  };
  const leave = () => go(`/t/${table.id}`);
  // Before the next key: they may come faster than pictures.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === 'Escape') return leave();
      const by = stepOf(event.key);
      if (!by || (event.target instanceof Element && event.target.closest(OWN_USE[by]))) return;
      event.preventDefault();
      step(by);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  const name = at === 0 ? w.deal : w.move(at, count - 1);
  const told = sentences(line, table, game.words).join(' ');
  const awaited = typeof table.viewer === 'number' && table.waiting.seats.includes(table.viewer);
  const arrow = (by: Step) => (
    <button
      type="button"
      class="button square"
      aria-label={w.steps[by]}
      aria-disabled={stepTo(by, at, count) === at}
      onClick={() => step(by)}
    >
      <Icon of={ICONS[by]} />
    </button>
  );
  return (
    <BarFrame here={here} class="looking" label={w.title}>
      <TroubleNote trouble={there ? null : past.trouble.value} />
      <p class="moment-told" role="status">
        <strong>{name}</strong> {there ? told : words.value.loading}
      </p>
      <div class="moment-steps">
        {arrow('first')}
        {arrow('back')}
        <input
          type="range"
          min={0}
          max={count - 1}
          value={at}
          aria-label={w.slider}
          aria-valuetext={`${name}. ${told}`}
          onInput={(event) => look.to(event.currentTarget.valueAsNumber)}
        />
        {arrow('forward')}
        {arrow('last')}
      </div>
      <div class="buttons moment-ways">
        <CopyLink
          path={momentPath(table.id, line.version)}
          feed={feed}
          watching={table.viewer === 'onlooker'}
        />
        <button type="button" class="button primary" onClick={leave}>
          <Icon of={RETURN} />
          {table.status === 'over' ? w.backToResult : awaited ? w.backToTurn : w.backToGame}
        </button>
      </div>
      <p class="moment-fresh" role="status">
        {fresh > 0 && `${w.newMoves(fresh)} ${waitsFor(table)}`}
      </p>
    </BarFrame>
  );
}

/** A link to this moment. Who only watches gives away the link to watch with it; without it, it leads nobody anywhere. */
function CopyLink({ path, feed, watching }: { path: string; feed: Feed; watching: boolean }) {
  const { past: w, copied } = words.value;
  const done = useSignal(false);
  const secret = watching && feed.shown.value === 'watch' ? feed.link : undefined;
  const url = `${location.origin}${path}${secret === undefined ? '' : `#watch.${secret}`}`;
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    done.value = true;
    setTimeout(() => (done.value = false), 2_000);
  };
  return (
    <button
      type="button"
      class="button square"
      title={w.copyLink}
      onClick={() => void copy().catch(() => undefined)}
    >
      <Icon of={done.value ? CHECK : LINK} />
      <span class="sr" aria-live="polite">
        {done.value ? copied : w.copyLink}
      </span>
    </button>
  );
}
