import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/registry.ts';
import { blindSpots } from '../support/blindness.ts';
import { checkGame, nothingSeen } from '../support/conformance.ts';
import { dealOf } from '../support/random-game.ts';
import { endingsOf } from '../support/transcript.ts';

/** Random games of every registered game, over all numbers of players and options. */
const GAMES_EACH = 2000;
/** In each file; the files run side by side. */
const SHARD = GAMES_EACH / 2;
/** With the secrecy test on every state, which costs more than all the rest: in each file, for each number of players. */
const SECRET = 100;
/** With the secrecy test throughout: the order of its cards is all that is hidden, so each game is soon compared. */
const ALL_SECRET: ReadonlySet<string> = new Set(['coloretto']);

/** A share of the games, checked at every step; and whether the checks had something to check. `shard`: 0 or 1. */
export function randomGames(shard: number): void {
  describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
    const seen = nothingSeen();
    let played = 0;

    test('keeps the contract in every state of its random games', { timeout: 600_000 }, () => {
      for (let index = shard * SHARD; index < (shard + 1) * SHARD; index += 1) {
        const word = `conformance/${index}`;
        try {
          const secret = ALL_SECRET.has(game.id) || index % SHARD < SECRET * game.seats.length;
          checkGame(dealOf(game, 'conformance', index), word, seen, secret);
        } catch (error) {
          throw new Error(`game ${index}: ${error instanceof Error ? error.message : String(error)}`, {
            cause: error,
          });
        }
        played += 1;
      }
      expect(played).toBe(SHARD);
    });

    test('was not checked blindly', async () => {
      const { UNSEEN } = await endingsOf(game);
      expect(blindSpots(game, seen, UNSEEN)).toEqual([]);
    });
  });
}
