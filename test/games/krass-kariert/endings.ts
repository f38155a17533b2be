import { assert, must } from '../../../src/engine/assert.ts';
import type { Tagged } from '../../../src/engine/game.ts';
import type { State } from '../../../src/games/krass-kariert/state.ts';

/**
 * How the last deal ended (§8). Where nobody had cards: `all-out` if one had to lose a chip, `several-owe` if more had to and one of
 * them could not, `several-lose` if more than one could not (§9).
 */
export const ENDINGS = ['conceded', 'last-with-cards', 'all-out', 'several-owe', 'several-lose'] as const;

/** The name of the way in which a game ended. */
export function ending(finalState: unknown, lastEvents: readonly Tagged[]): string {
  assert(lastEvents.at(-1)?.type === 'ended', 'the game is not over');
  const { how, owing, lost } = must((finalState as State).lastDeal, 'a last deal');
  if (lost.length > 1) return 'several-lose';
  return owing.length > 1 ? 'several-owe' : how;
}
