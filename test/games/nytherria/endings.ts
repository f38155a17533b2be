import { assert, must } from '../../../src/engine/assert.ts';
import type { Tagged } from '../../../src/engine/game.ts';
import { nytherria } from '../../../src/games/nytherria/index.ts';
import { ENDINGS as REASONS, type State } from '../../../src/games/nytherria/state.ts';
import { goalOf } from '../../../src/games/nytherria/turn.ts';

/**
 * How a game ended. `last-turns`: each other player had one more turn; `stones-lost`: in which the stones that ended the game were
 * lost again; `by-stones`: equal scores, decided by the stones; `shared`: a shared victory. `all-claimed` cannot happen with two players, who
 * then have five stones or more.
 */
export const ENDINGS = [...REASONS, 'last-turns', 'stones-lost', 'by-stones', 'shared'] as const;

/**
 * What random play is not expected to show. A main phase is skipped for an empty hand (§4), and a hand is empty only while the main deck and
 * the graveyard are.
 */
export const UNSEEN = ['event skipped'] as const;

/** The name of the way in which a game ended: the rarest that fits. */
export function ending(finalState: unknown, lastEvents: readonly Tagged[]): string {
  assert(lastEvents.at(-1)?.type === 'ended', 'the game is not over');
  const state = finalState as State;
  const results = must(nytherria.result(state), 'a result');
  const best = Math.max(...results.map((line) => line.score ?? 0));
  if (results.filter((line) => line.rank === 1).length > 1) return 'shared';
  if (results.filter((line) => line.score === best).length > 1) return 'by-stones';
  const { how } = must(state.ending, 'a reason to end');
  if (how === 'all-claimed' || !state.lastTurns) return how;
  const enough = state.stones.some((stones) => stones.length >= goalOf(state.stones.length));
  return how === 'stones' && !enough ? 'stones-lost' : 'last-turns';
}
