import { assert } from '../../../src/engine/assert.ts';
import type { Tagged } from '../../../src/engine/game.ts';
import type { State } from '../../../src/games/celecast/state.ts';

/** §7: one player still had cards, or all ran out in the same turn. */
export const ENDINGS = ['last-with-cards', 'all-out'] as const;

/** The name of the way in which a game ended. */
export function ending(finalState: unknown, lastEvents: readonly Tagged[]): (typeof ENDINGS)[number] {
  assert(lastEvents.at(-1)?.type === 'won', 'the game is not over');
  const { hands } = finalState as State;
  return hands.some((hand) => hand.length > 0) ? 'last-with-cards' : 'all-out';
}
