import { describe, expect, test } from 'vitest';
import { assert, Bug, must } from '../../src/engine/assert.ts';
import type { AnyGame, Tagged } from '../../src/engine/game.ts';
import {
  begin,
  copy,
  offers,
  play,
  type Position,
  resultOf,
  sameMove,
  waiting,
} from '../../src/engine/play.ts';
import { rngOfWord } from '../../src/engine/shuffle.ts';
import { frozen, sameBytes } from '../support/plain.ts';
import { dealOf, randomGame } from '../support/random-game.ts';
import { toy, type ToyState } from '../support/toy-game.ts';
import { Rng } from '../../src/engine/rng.ts';

const game: AnyGame = toy;

/** Two seats in the middle of a game; seat 0 is to move. */
function middle(change: Partial<ToyState> = {}): Position<ToyState> {
  const state: ToyState = {
    hands: [
      ['ash', 'elm'],
      ['fir', 'fir'],
    ],
    pile: ['beech', 'cedar'],
    chosen: ['ash', 'beech'],
    played: [[], []],
    turn: 0,
    swaps: 0,
    ...change,
  };
  return { state, rng: rngOfWord('middle') };
}

describe('the one door', () => {
  test('accepts an offered move and leaves the position as it was', () => {
    const before = frozen(middle());
    const kept = JSON.stringify(before);
    const played = play(game, before, 0, { type: 'play', card: 'elm' } as Tagged);
    expect(JSON.stringify(before)).toBe(kept);
    expect(played).toMatchObject({
      ok: true,
      position: { state: { hands: [['ash'], ['fir', 'fir']], played: [['elm'], []], turn: 1 } },
      events: [{ type: 'played', seat: 0, card: 'elm' }],
      sealed: false,
    });
  });

  test('accepts the fields of a move in any order', () => {
    expect(play(game, middle(), 0, { card: 'elm', type: 'play' } as Tagged).ok).toBe(true);
  });

  test.for([
    ['a seat that is not asked', 1, { type: 'play', card: 'fir' }, { ok: false, code: 'not-your-turn' }],
    ['a seat that is not there', 7, { type: 'play', card: 'fir' }, { ok: false, code: 'not-your-turn' }],
    [
      'a card of another hand',
      0,
      { type: 'play', card: 'fir' },
      { ok: false, code: 'illegal-action', reason: 'not-in-hand' },
    ],
    [
      'a kind of another moment',
      0,
      { type: 'choose', card: 'ash' },
      { ok: false, code: 'illegal-action', reason: 'not-now' },
    ],
    [
      'a field too many',
      0,
      { type: 'play', card: 'ash', seat: 1 },
      { ok: false, code: 'illegal-action', reason: 'no-swap' },
    ],
    ['a kind that is none', 0, { type: 'bow' }, { ok: false, code: 'illegal-action', reason: 'not-in-hand' }],
    [
      'a kind from the prototype',
      0,
      { type: 'constructor' },
      { ok: false, code: 'illegal-action', reason: 'not-in-hand' },
    ],
  ] as const)('refuses %s', ([, seat, move, refusal]) => {
    expect(play(game, frozen(middle()), seat, move)).toEqual(refusal);
  });

  test('refuses every move after the end', () => {
    const end = middle({ hands: [[], []] });
    expect(play(game, end, 0, { type: 'play', card: 'ash' } as Tagged)).toEqual({
      ok: false,
      code: 'game-over',
    });
    expect(offers(game, end.state, 0)).toEqual([]);
    expect(resultOf(game, end.state)).not.toBeNull();
  });

  test('offers nothing to a seat that is not asked', () => {
    expect(offers(game, middle().state, 1)).toEqual([]);
    expect(offers(game, middle().state, 0).map((move) => toy.notation.make(move as never))).toEqual([
      'play ash',
      'play elm',
      'swap ash',
      'swap elm',
    ]);
  });

  test('seals a move that taught its actor something, that took a chance, and that ended the game', () => {
    expect(play(game, middle(), 0, { type: 'swap', card: 'ash' } as Tagged)).toMatchObject({
      ok: true,
      sealed: true,
    });
    const last = middle({ hands: [['ash'], []] });
    expect(play(game, last, 0, { type: 'play', card: 'ash' } as Tagged)).toMatchObject({
      ok: true,
      sealed: true,
    });
    const gamble: AnyGame = {
      ...game,
      moves: {
        ...game.moves,
        play: { offer: () => [{ type: 'play' }], apply: (_, __, ___, turn) => void turn.rng.below(2) },
      },
    };
    const played = play(gamble, middle(), 0, { type: 'play' });
    expect(played).toMatchObject({ ok: true, sealed: true, position: { rng: { used: 1 } } });
  });

  test('leaves the stream of chance where it was when a move takes none', () => {
    const before = middle();
    const played = play(game, before, 0, { type: 'play', card: 'ash' } as Tagged);
    expect(played.ok && played.position.rng).toEqual(before.rng);
  });

  test('names whom the table waits for: by default all who are to act, to everybody', () => {
    const choosing = middle({ chosen: [null, null] }).state;
    expect(waiting(game, choosing, 'onlooker')).toEqual({ seats: [0, 1], others: false });
    const shy: AnyGame = { ...game, waiting: () => ({ seats: [], others: true }) };
    expect(waiting(shy, choosing, 1)).toEqual({ seats: [], others: true });
  });

  test('deals the same from the same stream, and goes on with it', () => {
    const one = begin(game, 3, {}, rngOfWord('deal'));
    expect(begin(game, 3, {}, rngOfWord('deal'))).toEqual(one);
    expect(one.position.rng.used).toBeGreaterThan(0);
    expect(begin(game, 3, {}, rngOfWord('another')).position.state).not.toEqual(one.position.state);
  });
});

const same = (a: unknown, b: unknown) => sameMove(a as Tagged, b as Tagged);

describe('moves are the same', () => {
  test('as JSON, whatever the order of their fields', () => {
    expect(same({ type: 'a', x: [1, { y: null }] }, { x: [1, { y: null }], type: 'a' })).toBe(true);
  });

  test.for<readonly [unknown, unknown]>([
    [{ type: 'a' }, { type: 'b' }],
    [{ type: 'a' }, { type: 'a', x: 1 }],
    [
      { type: 'a', x: 1 },
      { type: 'a', y: 1 },
    ],
    [
      { type: 'a', x: 1 },
      { type: 'a', x: '1' },
    ],
    [
      { type: 'a', x: [1, 2] },
      { type: 'a', x: [2, 1] },
    ],
    [
      { type: 'a', x: [1] },
      { type: 'a', x: [1, 2] },
    ],
    [
      { type: 'a', x: [1] },
      { type: 'a', x: { 0: 1 } },
    ],
    [
      { type: 'a', x: null },
      { type: 'a', x: {} },
    ],
    [
      { type: 'a', toString: 1 },
      { type: 'a', x: 1 },
    ],
  ])('%j is not %j', ([a, b]) => {
    expect(same(a, b)).toBe(false);
    expect(same(b, a)).toBe(false);
  });
});

describe('a copy', () => {
  test('shares nothing with what it was made of', () => {
    const state = frozen({ hands: [['ash'], []], deep: { er: [{ card: 'elm' }] }, none: null, over: false });
    const made = copy(state);
    expect(made).toEqual(state);
    made.hands[0]?.push('fir');
    (made.deep.er[0] as { card: string }).card = 'fir';
    expect(state).toEqual({ hands: [['ash'], []], deep: { er: [{ card: 'elm' }] }, none: null, over: false });
  });

  test('is the same JSON for every state of random games', () => {
    for (const { before } of randomGame(dealOf(game, 'copy', 0), new Rng(rngOfWord('copy')))) {
      expect(sameBytes(copy(before.state), before.state)).toBe(true);
    }
  });
});

describe('a bug', () => {
  test('is thrown with what and where', () => {
    expect(() => assert(false, 'table 7, version 3')).toThrow(new Bug('table 7, version 3'));
    expect(() => must(undefined, 'a card')).toThrow('a card');
    expect(() => must(null, 'a card')).toThrow(Bug);
    expect(must(0, 'a number')).toBe(0);
  });

  test('is a game that ends without a result, or has one before the end', () => {
    expect(() => resultOf({ ...game, result: () => [] }, middle().state)).toThrow(Bug);
    expect(() => resultOf({ ...game, result: () => null }, middle({ hands: [[], []] }).state)).toThrow(Bug);
  });
});
