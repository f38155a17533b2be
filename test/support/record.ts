import { createHash } from 'node:crypto';
import type { GameRecord } from '../../src/engine/record.ts';
import { type LoggedMove, makeRecord } from '../../src/engine/replay.ts';
import { commitTo, mixSeed, type Shuffle } from '../../src/engine/shuffle.ts';
import type { Deal } from './random-game.ts';

/** A shuffle like that of a real table, with its parts derived from a word. */
export function shuffleOfWord(word: string, seats: number): Shuffle {
  const part = (name: string) => createHash('sha256').update(`${word}/${name}`).digest('hex');
  const serverSeed = part('server');
  const salts = Array.from({ length: seats }, (_, seat) => part(`salt ${seat}`).slice(0, 32));
  return { commit: commitTo(serverSeed), serverSeed, salts, stream: 'chacha20' };
}

/** The same deal from such a shuffle. */
export function dealtBy(deal: Deal, shuffle: Shuffle): Deal {
  return { ...deal, rng: mixSeed(shuffle.serverSeed, shuffle.salts) };
}

const START = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;

/** The record of a game whose seats are called A, B, …; a move every minute. */
export function recordOf(
  { game, seats, options }: Deal,
  shuffle: Shuffle,
  moves: readonly Pick<LoggedMove, 'seat' | 'move'>[],
): GameRecord {
  const names = Array.from({ length: seats }, (_, seat) => String.fromCharCode(65 + seat));
  const log = moves.map(({ seat, move }, index): LoggedMove => ({
    seat,
    move,
    at: START + index * MINUTE,
    by: 'person',
  }));
  return makeRecord(game, names, options, shuffle, log);
}
