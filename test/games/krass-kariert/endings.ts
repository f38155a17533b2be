import { assert, must } from '../../../src/engine/assert.ts';
import type { Tagged } from '../../../src/engine/game.ts';
import type { State } from '../../../src/games/krass-kariert/state.ts';

/** How the last deal ended; `several-owe`: nobody had cards, and more than one had to lose a chip. */
export const ENDINGS = ['conceded', 'last-with-cards', 'all-out', 'several-owe'] as const;

/** The name of the way in which a game ended. */
export function ending(finalState: unknown, lastEvents: readonly Tagged[]): string {
  assert(lastEvents.at(-1)?.type === 'ended', 'the game is not over');
  const { how, owing } = must((finalState as State).lastDeal, 'a last deal');
  return owing.length > 1 ? 'several-owe' : how;
}
