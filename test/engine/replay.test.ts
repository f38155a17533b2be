import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { begin, play } from '../../src/engine/play.ts';
import type { GameRecord } from '../../src/engine/record.ts';
import { type LoggedMove, makeRecord, type Origin, replay, verifyRecord } from '../../src/engine/replay.ts';
import { Rng } from '../../src/engine/rng.ts';
import { commitTo, mixSeed, rngOfWord, type Shuffle } from '../../src/engine/shuffle.ts';
import { coloretto } from '../../src/games/coloretto/index.ts';
import { gameOf } from '../../src/games/registry.ts';
import { randomGame } from '../support/random-game.ts';

const SEED = '5e'.repeat(32);
const SHUFFLE: Shuffle = {
  commit: commitTo(SEED),
  serverSeed: SEED,
  salts: ['01'.repeat(16), '02'.repeat(16), '03'.repeat(16)],
  stream: 'chacha20',
};
const OPTIONS = { scoring: 'brown', goldenJoker: true, underLast: 15 };
const ORIGIN: Origin = { seats: 3, options: OPTIONS, rng: mixSeed(SHUFFLE.serverSeed, SHUFFLE.salts) };
const game: AnyGame = coloretto;
const START = Date.UTC(2026, 0, 5, 18);

function randomLog(): LoggedMove[] {
  const steps = [...randomGame({ game, ...ORIGIN }, new Rng(rngOfWord('log')))];
  return steps.map(({ seat, move }, index) => ({ seat, move, at: START + index * 60_000, by: 'person' }));
}

const log = randomLog();
const record = (moves = log): GameRecord => makeRecord(game, ['Ana', 'Ben', 'Cem'], OPTIONS, SHUFFLE, moves);

describe('the log', () => {
  test('replays to the position it was made at, move by move', () => {
    let { position } = begin(game, ORIGIN.seats, OPTIONS, ORIGIN.rng);
    const versions: number[] = [];
    const told = replay(game, ORIGIN, log, (played, index) => {
      const { seat, move } = log[index] as LoggedMove;
      const again = play(game, position, seat, move);
      expect(again).toEqual(played);
      position = played.position;
      versions.push(index);
    });
    expect(told).toMatchObject({ ok: true, position });
    expect(versions).toEqual(log.map((_, index) => index));
  });

  test('is undone by replaying it without its last move', () => {
    const positions = [begin(game, ORIGIN.seats, OPTIONS, ORIGIN.rng).position];
    replay(game, ORIGIN, log, (played) => positions.push(played.position));
    for (const moves of [0, 1, 7, log.length - 1]) {
      expect(replay(game, ORIGIN, log.slice(0, moves))).toMatchObject({
        ok: true,
        position: positions[moves],
      });
    }
  });

  test('says where the rules refuse it', () => {
    const wrong = log.with(4, { ...(log[4] as LoggedMove), seat: ((log[4] as LoggedMove).seat + 1) % 3 });
    expect(replay(game, ORIGIN, wrong)).toEqual({ ok: false, index: 4, code: 'not-your-turn' });
    const longer = [...log, log[0] as LoggedMove];
    expect(replay(game, ORIGIN, longer)).toEqual({ ok: false, index: log.length, code: 'game-over' });
  });
});

describe('a record', () => {
  test('tells the whole game', () => {
    const { moves, results, setup, seats } = record();
    expect(seats).toEqual([{ name: 'Ana' }, { name: 'Ben' }, { name: 'Cem' }]);
    expect(moves.map(({ version }) => version)).toEqual(log.map((_, index) => index + 1));
    expect(moves[0]).toMatchObject({ at: '2026-01-05T18:00:00.000Z', by: 'person', move: log[0]?.move });
    expect(moves.at(-1)?.events.at(-1)).toEqual({ type: 'ended' });
    expect(Object.keys(setup)).toEqual(['supply', 'start', 'removedColours', 'starter']);
    expect(results.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test('is not made before the end, nor of a log that does not replay', () => {
    expect(() => record(log.slice(0, -1))).toThrow('a record before the end');
    expect(() => record(log.slice(1))).toThrow('move 1 of the log does not replay');
  });

  test('passes its check, also after a trip through JSON with its fields in another order', () => {
    const file = JSON.parse(JSON.stringify(record())) as Record<string, unknown>;
    expect(verifyRecord(file, gameOf)).toMatchObject({ ok: true, game: 'coloretto', moves: log.length });
    const turned = Object.fromEntries(Object.entries(file).toReversed());
    expect(verifyRecord(turned, gameOf)).toMatchObject({ ok: true });
  });
});

type Change = (old: unknown) => unknown;
const to =
  (value: unknown): Change =>
  () =>
    value;
const shorter: Change = (list) => (list as unknown[]).slice(0, -1);
const longer =
  (item: unknown): Change =>
  (list) => [...(list as unknown[]), item];
const more: Change = (number) => Number(number) + 1;
const nextSeat: Change = (seat) => (Number(seat) + 1) % 3;
const AA = 'aa'.repeat(32);

/** What is changed, where the check finds it, and the path of the change. `undefined` leaves a field out. */
const TAMPERED: readonly (readonly [what: string, where: string, path: string, change: Change])[] = [
  ['another format', 'format', 'format', to('longhand-record/2')],
  ['a field too many', 'note', 'note', to('hello')],
  ['a field too few', 'results', 'results', to(undefined)],
  ['an unknown game', 'game', 'game', to('chess')],
  ['other rules', 'game', 'rulesVersion', to(99)],
  ['another seed', 'shuffle.commit', 'shuffle.serverSeed', to(AA)],
  ['another commitment', 'shuffle.commit', 'shuffle.commit', to(AA)],
  [
    'another seed with its commitment',
    'setup',
    'shuffle',
    (old) => ({ ...(old as Shuffle), serverSeed: AA, commit: commitTo(AA) }),
  ],
  ['a seed that is too short', 'shuffle.serverSeed', 'shuffle.serverSeed', to('aa')],
  ['another stream', 'shuffle.stream', 'shuffle.stream', to('mt19937')],
  ['another salt', 'setup', 'shuffle.salts.1', to('ff'.repeat(16))],
  ['salts in another order', 'setup', 'shuffle.salts', (salts) => (salts as unknown[]).toReversed()],
  ['a salt too few', 'shuffle.salts', 'shuffle.salts', shorter],
  [
    'two cards of the deal changed over',
    'setup',
    'setup.supply',
    (cards) => swapDifferent(cards as string[]),
  ],
  ['another starter', 'setup', 'setup.starter', nextSeat],
  ['another option', 'setup', 'options.underLast', to(16)],
  ['an option that does not count before the end', 'results', 'options.scoring', to('gray')],
  ['an option left out', 'options', 'options.scoring', to(undefined)],
  ['an option too many', 'options', 'options.variant', to('standard')],
  ['an unknown value', 'options', 'options.underLast', to(17)],
  ['a seat too many', 'shuffle.salts', 'seats', longer({ name: 'Dan' })],
  ['a move left out', 'moves.5.version', 'moves', (moves) => (moves as unknown[]).toSpliced(5, 1)],
  ['another seat', 'moves.5.move', 'moves.5.seat', nextSeat],
  ['a move that is none', 'moves.5.move', 'moves.5.move', to({ type: 'bow' })],
  ['a move with a field too many', 'moves.5.move', 'moves.5.move.note', to(1)],
  ['a move that the rules refuse', 'moves.0.move', 'moves.0.move', to({ type: 'take', row: 0 })],
  ['an event left out', 'moves.5.events', 'moves.5.events', shorter],
  ['an event changed', 'moves.0.events', 'moves.0.events.0.card', to('mauve')],
  ['an event too many', 'moves.5.events', 'moves.5.events', longer({ type: 'ended' })],
  ['the last move left out', 'moves', 'moves', shorter],
  ['a time that is none', 'moves.3.at', 'moves.3.at', to('yesterday')],
  ['somebody unknown who moved', 'moves.3.by', 'moves.3.by', to('ghost')],
  ['another score', 'results', 'results.0.score', more],
  ['another rank', 'results', 'results.0.rank', more],
  ['a result too few', 'results', 'results', shorter],
];

function swapDifferent(cards: readonly string[]): string[] {
  const other = cards.findIndex((card) => card !== cards[0]);
  return cards.with(0, cards[other] as string).with(other, cards[0] as string);
}

function tamper(file: object, path: string, change: Change): void {
  const keys = path.split('.');
  const last = keys.pop() as string;
  const holder = keys.reduce<object>((value, key) => Reflect.get(value, key) as object, file);
  const value = change(Reflect.get(holder, last));
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
}

describe('the check of a record', () => {
  let text: string;
  beforeAll(() => {
    text = JSON.stringify(record());
  });

  test.for(TAMPERED)('finds %s at %s', ([, where, path, change]) => {
    const file = JSON.parse(text) as object;
    tamper(file, path, change);
    expect(JSON.stringify(file)).not.toBe(text);
    const verdict = verifyRecord(file, gameOf);
    expect(verdict).toMatchObject({ ok: false, where });
  });

  test.for([null, 1, 'record', [], {}])('refuses %j as a file', (file) => {
    expect(verifyRecord(file, gameOf)).toMatchObject({ ok: false });
  });
});
