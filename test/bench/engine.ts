import type { AnyGame, Seat, Tagged } from '../../src/engine/game.ts';
import { play, type Position } from '../../src/engine/play.ts';
import { Rng } from '../../src/engine/rng.ts';
import { rngOfWord } from '../../src/engine/shuffle.ts';
import { GAMES } from '../../src/games/registry.ts';
import { dealOf, randomGame } from '../support/random-game.ts';

/** How fast a game is played on one core. */
export interface EngineSpeed {
  readonly game: string;
  /** Accepted moves per second: the median run, and the slowest and fastest. */
  readonly movesPerSecond: number;
  readonly range: readonly [slowest: number, fastest: number];
  /** Moves played in each run, of so many random games. */
  readonly moves: number;
  readonly games: number;
}

interface Recorded {
  readonly before: Position;
  readonly seat: Seat;
  readonly move: Tagged;
}

const GAMES_EACH = 200;
const RUNS = 9;

/**
 * Accepted moves per second for every registered game, one after another on one core. The moves are those of random games played
 * before (`GAMES_EACH` for each game, over all numbers of players and options); each run takes all of them through the one door: is the seat
 * asked, is the move offered, copy the state, carry it out with its events.
 */
export function benchEngine(games: readonly AnyGame[] = GAMES): EngineSpeed[] {
  return games.map((game) => {
    const moves = recordedMoves(game);
    runOnce(game, moves);
    const speeds = Array.from({ length: RUNS }, () => moves.length / runOnce(game, moves)).toSorted(
      (a, b) => a - b,
    );
    const at = (index: number) => Math.round(speeds[index] ?? 0);
    return {
      game: game.id,
      movesPerSecond: at((RUNS - 1) / 2),
      range: [at(0), at(RUNS - 1)],
      moves: moves.length,
      games: GAMES_EACH,
    };
  });
}

function recordedMoves(game: AnyGame): Recorded[] {
  return Array.from({ length: GAMES_EACH }, (_, index) => index).flatMap((index) =>
    [...randomGame(dealOf(game, 'bench', index), new Rng(rngOfWord(`bench/${game.id}/${index}/choice`)))].map(
      ({ before, seat, move }) => ({ before, seat, move }),
    ),
  );
}

/** Seconds of processor time for all of the moves: what others do on the machine does not count. */
function runOnce(game: AnyGame, moves: readonly Recorded[]): number {
  const start = process.threadCpuUsage();
  for (const { before, seat, move } of moves) {
    if (!play(game, before, seat, move).ok) throw new Error(`${game.id}: a recorded move is refused`);
  }
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1e6;
}
