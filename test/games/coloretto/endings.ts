import { assert, must } from '../../../src/engine/assert.ts';
import type { Tagged } from '../../../src/engine/game.ts';
import { result } from '../../../src/games/coloretto/scoring.ts';
import type { State } from '../../../src/games/coloretto/state.ts';

/** Who won (§6), and whether cards of the third row left the game with the last round (§8). */
export const ENDINGS = ['one-winner', 'shared', 'third-row-removed'] as const;

/** The name of the way in which a game ended. */
export function ending(finalState: unknown, lastEvents: readonly Tagged[]): (typeof ENDINGS)[number] {
  assert(lastEvents.at(-1)?.type === 'ended', 'the game is not over');
  const winners = must(result(finalState as State), 'a result').filter((line) => line.rank === 1);
  if (winners.length > 1) return 'shared';
  return lastEvents.some((event) => event.type === 'removed') ? 'third-row-removed' : 'one-winner';
}
