import * as v from 'valibot';
import { must } from './assert.ts';
import type { AnyGame, Seat, Tagged } from './game.ts';
import { completeOptions, isFault, type Options } from './options.ts';
import { begin, type Played, play, type Position, resultOf } from './play.ts';
import { type GameRecord, type MovedBy, RecordFile } from './record.ts';
import type { RngState } from './rng.ts';
import { commitTo, mixSeed, type Shuffle } from './shuffle.ts';

/** A move that stands in a table's log. `at`: milliseconds since 1970. */
export interface LoggedMove {
  readonly seat: Seat;
  readonly at: number;
  readonly by: MovedBy;
  readonly move: Tagged;
}

/** Everything that a game is made of: the log is the truth, this is how it is read. */
export interface Origin {
  readonly seats: number;
  readonly options: Options;
  readonly rng: RngState;
}

/** A move that the rules refuse when its log is read again; `index` counts moves from 0. */
export interface Divergence {
  readonly index: number;
  readonly code: string;
}

/** Plays a log from the deal. `moved` is called after each move. */
export function replay(
  game: AnyGame,
  origin: Origin,
  log: readonly { seat: Seat; move: Tagged }[],
  moved: (played: Played, index: number) => void = () => {},
): { ok: true; position: Position; setup: object; events: readonly Tagged[] } | ({ ok: false } & Divergence) {
  const start = begin(game, origin.seats, origin.options, origin.rng);
  let { position } = start;
  for (const [index, { seat, move }] of log.entries()) {
    const played = play(game, position, seat, move);
    if (!played.ok) return { ok: false, index, code: played.code };
    position = played.position;
    moved(played, index);
  }
  return { ok: true, position, setup: start.record, events: start.events };
}

/** The record of a finished game. */
export function makeRecord(
  game: AnyGame,
  names: readonly string[],
  options: Options,
  shuffle: Shuffle,
  log: readonly LoggedMove[],
): GameRecord {
  const moves: GameRecord['moves'] = [];
  const origin: Origin = { seats: names.length, options, rng: mixSeed(shuffle.serverSeed, shuffle.salts) };
  const told = replay(game, origin, log, (played, index) => {
    const { seat, at, by, move } = must(log[index], 'a move of the log');
    moves.push({
      version: index + 1,
      seat,
      at: new Date(at).toISOString(),
      by,
      move,
      events: [...played.events],
    });
  });
  if (!told.ok)
    throw new Error(`${game.id}: move ${told.index + 1} of the log does not replay: ${told.code}`);
  const results = must(resultOf(game, told.position.state), `${game.id}: a record before the end`);
  return {
    format: 'longhand-record/1',
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats: names.map((name) => ({ name })),
    shuffle: { ...shuffle, salts: [...shuffle.salts] },
    setup: { ...told.setup },
    moves,
    results: results.map(({ seat, score, rank }) => ({ seat, score, rank })),
  };
}

export type Verdict =
  | { readonly ok: true; readonly game: string; readonly moves: number; readonly record: GameRecord }
  | { readonly ok: false; readonly where: string; readonly why: string };

/** Checks a record from the file alone: the commitment, the deal, every move with its events, the results. */
export function verifyRecord(
  file: unknown,
  gameOf: (id: string, rulesVersion: number) => AnyGame | undefined,
): Verdict {
  const parsed = v.safeParse(RecordFile, file);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return no(v.getDotPath(issue) ?? 'file', 'this is not a longhand-record/1 file');
  }
  const record = parsed.output;
  const game = gameOf(record.game, record.rulesVersion);
  if (!game) return no('game', 'this program does not know this game or this version of its rules');
  const { commit, serverSeed, salts } = record.shuffle;
  if (commitTo(serverSeed) !== commit)
    return no('shuffle.commit', 'the seed is not the one that was committed to');
  if (salts.length !== record.seats.length) return no('shuffle.salts', 'there is not one salt for each seat');
  const options = completeOptions(game, record.seats.length, record.options);
  if (isFault(options)) return no('options', options.detail);
  if (!sameJson(options, record.options)) return no('options', 'not all options are stated');
  return checkGame(game, record, { seats: record.seats.length, options, rng: mixSeed(serverSeed, salts) });
}

function checkGame(game: AnyGame, record: GameRecord, origin: Origin): Verdict {
  const start = begin(game, origin.seats, origin.options, origin.rng);
  if (!sameJson(start.record, record.setup)) return no('setup', 'the seed deals other cards');
  let { position } = start;
  for (const [index, line] of record.moves.entries()) {
    const where = `moves.${index}`;
    if (line.version !== index + 1) return no(`${where}.version`, `version ${index + 1} is missing`);
    const move = v.safeParse(game.move, line.move);
    if (!move.success) return no(`${where}.move`, 'this is no move of the game');
    const played = play(game, position, line.seat, move.output);
    if (!played.ok) return no(`${where}.move`, `the rules refuse this move: ${played.code}`);
    if (!sameJson(played.events, line.events)) return no(`${where}.events`, 'the move does something else');
    position = played.position;
  }
  const results = resultOf(game, position.state);
  if (!results) return no('moves', 'the game is not over');
  if (!sameJson(results, record.results)) return no('results', 'the game ends with another result');
  return { ok: true, game: game.id, moves: record.moves.length, record };
}

function no(where: string, why: string): Verdict {
  return { ok: false, where, why };
}

/** Equal as JSON, whatever the order of fields. */
function sameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]));
}
