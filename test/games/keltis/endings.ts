import { assert, must } from '../../../src/engine/assert.ts';
import type { Tagged } from '../../../src/engine/game.ts';
import { result } from '../../../src/games/keltis/scoring.ts';
import type { State } from '../../../src/games/keltis/state.ts';

/** What brought the end; `nothing-to-add`: whatever it was, nobody could add a card; `shared`: more than one won. */
export const ENDINGS = ['five-rows', 'last-card', 'stalled', 'nothing-to-add', 'shared'] as const;

/** The name of the way in which a game ended. */
export function ending(finalState: unknown, lastEvents: readonly Tagged[]): string {
  assert(lastEvents.at(-1)?.type === 'ended', 'the game is not over');
  const state = finalState as State;
  const winners = must(result(state), 'a result').filter((line) => line.rank === 1);
  if (winners.length > 1) return 'shared';
  if (lastEvents.some((event) => event.type === 'final')) return 'nothing-to-add';
  return must(state.end, 'an end').cause;
}
