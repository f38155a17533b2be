import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Tagged } from '../../src/engine/game.ts';
import type { LogLine, TableView } from '../../src/protocol/table.ts';
import { placeOf } from './moments.ts';
import type { Past } from './past.ts';

/** The state of the game that stands on the table. */
export interface Shown {
  readonly version: number;
  readonly view: unknown;
  /** What the move of this version told. */
  readonly latest: readonly Tagged[];
  /** The game as it is now. */
  readonly live: boolean;
  /** What was asked for; else what was shown before, until that has come. */
  readonly there: boolean;
  /** The table jumps here: it does not come from the moment before, and nothing is to move. */
  readonly still: boolean;
}

type State = Omit<Shown, 'there' | 'still'>;

/** The state to show: that of the moment asked for, or the game's own now. Null while nothing has come yet. */
export function useShown(
  table: TableView,
  moments: readonly LogLine[],
  past: Past,
  version: number | undefined,
): Shown | null {
  const before = useRef<State | null>(null);
  const wanted = version === undefined ? now(table) : then(table, moments, past, version);
  useLayoutEffect(() => {
    if (wanted) before.current = wanted;
  });
  const state = wanted ?? before.current;
  if (!state) return null;
  const last = before.current;
  const steps = last ? placeOf(moments, state.version) - placeOf(moments, last.version) : 0;
  const jumps = last !== null && last.version !== state.version && !(last.live && state.live) && steps !== 1;
  return { ...state, there: wanted !== null, still: jumps };
}

function now(table: TableView): State {
  return { version: table.version, view: table.view, latest: table.log.at(-1)?.events ?? [], live: true };
}

function then(table: TableView, moments: readonly LogLine[], past: Past, version: number): State | null {
  const line = moments[placeOf(moments, version)];
  if (!line) return null;
  const { events } = line;
  // Asked for when it comes: this also says to look again then.
  const arrived = past.come.value >= 0 ? past.at(line.version) : undefined;
  if (arrived) return { version: line.version, view: arrived.view, latest: events, live: false };
  return line === moments.at(-1)
    ? { version: line.version, view: table.view, latest: events, live: false }
    : null;
}
