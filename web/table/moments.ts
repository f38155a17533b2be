import type { LogLine, TableView } from '../../src/protocol/table.ts';
import { undone } from './merge.ts';

/** What one can look back at: the deal and each move that stands and of which the viewer was told something. */
export function momentsOf(log: readonly LogLine[]): LogLine[] {
  const gone = undone(log);
  return log.filter(
    ({ version, kind, events }) =>
      kind === 'start' || (kind === 'move' && events.length > 0 && !gone.has(version)),
  );
}

/** The place in `moments` of the one that shows the table at `version`: the newest up to it, at the least the first. */
export function placeOf(moments: readonly LogLine[], version: number): number {
  return Math.max(
    moments.findLastIndex((line) => line.version <= version),
    0,
  );
}

/** The address of a moment. */
export function momentPath(table: string, version: number): string {
  return `/t/${table}/${version}`;
}

export type Step = 'first' | 'back' | 'forward' | 'last';

const KEYS: Readonly<Record<string, Step>> = {
  Home: 'first',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  End: 'last',
};

/** The step that a key stands for. */
export function stepOf(key: string): Step | undefined {
  return Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
}

/** Where a step leads from place `at` of `count`. */
export function stepTo(step: Step, at: number, count: number): number {
  const to = { first: 0, back: at - 1, forward: at + 1, last: count - 1 }[step];
  return Math.min(Math.max(to, 0), count - 1);
}

/** How many moves are played one after another for who comes back; of more, the newest. */
const REPLAYED_MOST = 12;

/**
 * The moves that are played on the table for who comes back: those of the others since the viewer's own last one, as far as this
 * browser has not shown them. `seen`: the newest version that it has shown, 0 for none.
 */
export function toReplay({ viewer, lastMoved, log }: TableView, seen: number): LogLine[] {
  if (viewer === 'guest' || (viewer === 'onlooker' && seen === 0)) return [];
  const from = Math.max(seen, lastMoved);
  return momentsOf(log)
    .filter(({ version, kind, seat }) => version > from && kind === 'move' && seat !== viewer)
    .slice(-REPLAYED_MOST);
}
