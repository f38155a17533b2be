import { describe, expect, test } from 'vitest';
import {
  type Item,
  leftFor,
  meant,
  type Pick,
  placesOf,
  resolve,
  tap,
} from '../../src/games/nytherria/picking.tsx';
import type { Character, Neutral } from '../../src/games/nytherria/cards.ts';
import type { Move } from '../../src/games/nytherria/state.ts';

const items = (...cards: readonly Character[]) => cards.map((card, key): Item => ({ key, card, count: 1 }));

/** What is held after these places have been tapped, in order. */
function tapped(offers: readonly Move[], on: readonly Item[], ...places: readonly number[]): Pick | null {
  return places.reduce<Pick | null>((pick, place) => tap(offers, pick, on[place] as Item), null);
}

const discards = (...lists: readonly (readonly Character[])[]): Move[] =>
  lists.map((cards) => ({ type: 'discard', cards }));

const order = (bury: readonly number[], top: readonly number[]): Pick => ({ type: 'order', bury, top });

describe('one card', () => {
  const offers: readonly Move[] = [
    { type: 'play', card: 'hex', target: 1 },
    { type: 'play', card: 'hex', target: 2 },
    { type: 'play', card: 'soldier' },
  ];
  const hand = items('hex', 'soldier', 'paladin');

  test('a card without a choice of targets is its offer', () => {
    const pick = tapped(offers, hand, 1);
    expect(pick && resolve(offers, pick)).toBe(offers[2]);
  });

  test('a card with several targets leaves its offers', () => {
    const pick = tapped(offers, hand, 0);
    expect(pick && resolve(offers, pick)).toBeUndefined();
    expect(pick && leftFor(offers, pick)).toEqual(offers.slice(0, 2));
  });

  test('a card that is not offered can be read and leads to nothing', () => {
    const pick = tapped(offers, hand, 2);
    expect(pick).toEqual({ type: 'card', key: 2, card: 'paladin' });
    expect(pick && leftFor(offers, pick)).toEqual([]);
  });

  test('a second tap lets go', () => {
    expect(tapped(offers, hand, 0, 0)).toBeNull();
  });
});

describe('several cards', () => {
  const offers = discards(['hex', 'soldier'], ['hex', 'thief'], ['soldier', 'soldier'], ['soldier', 'thief']);
  const hand = items('soldier', 'hex', 'soldier', 'thief');

  test('the last card that is needed makes the offer, in whatever order they are tapped', () => {
    for (const places of [
      [0, 1],
      [1, 0],
      [2, 1],
    ]) {
      const pick = tapped(offers, hand, ...places);
      expect(pick && resolve(offers, pick)).toBe(offers[0]);
    }
  });

  test('one card of several makes no offer yet', () => {
    const pick = tapped(offers, hand, 0);
    expect(pick && resolve(offers, pick)).toBeUndefined();
  });

  test('a card that fits no offer any more is read, and the picked ones stay', () => {
    const pick = tapped(offers, hand, 0, 1, 3);
    expect(pick && resolve(offers, pick)).toBe(offers[0]);
    expect(pick?.type === 'set' && pick.last.card).toBe('thief');
  });

  test('a picked card is let go by a tap', () => {
    const pick = tapped(offers, hand, 0, 1, 0);
    expect(pick?.type === 'set' && pick.items.map(({ card }) => card)).toEqual(['hex']);
  });

  test('what the only offer left adds is marked too', () => {
    const only = discards(['soldier', 'soldier']);
    const pick = tapped(only, items('soldier', 'soldier', 'soldier'), 1);
    const move = pick && resolve(only, pick);
    expect(move).toBe(only[0]);
    expect(meant(items('soldier', 'soldier', 'soldier'), pick, move ?? null)).toEqual(
      new Map([
        [1, 1],
        [0, 1],
      ]),
    );
  });
});

describe('up to two cards of the graveyard (§6 Exorcist)', () => {
  const offers: readonly Move[] = [[], ['hex'], ['soldier'], ['hex', 'soldier'], ['soldier', 'soldier']].map(
    (cards): Move => ({ type: 'banish', cards: cards as Character[] }),
  );
  const graveyard: readonly Item[] = [
    { key: 0, card: 'soldier', count: 3 },
    { key: 1, card: 'hex', count: 1 },
  ];

  test('one card is an offer already, and a second one makes another', () => {
    expect(
      [[0], [1], [0, 1], [1, 0], [0, 0]].map((places) =>
        resolve(offers, tapped(offers, graveyard, ...places) as Pick),
      ),
    ).toEqual([offers[2], offers[1], offers[3], offers[3], offers[4]]);
  });

  test('after both copies the next tap lets go of them', () => {
    expect(tapped(offers, graveyard, 0, 0, 0)).toBeNull();
  });
});

describe('the top of the neutral deck (§6 Scout)', () => {
  const looked: readonly Neutral[] = ['trap', 'light-stone', 'trap'];
  const offers: readonly Move[] = [
    { type: 'arrange', bury: [], top: ['light-stone', 'trap', 'trap'] },
    { type: 'arrange', bury: [], top: ['trap', 'light-stone', 'trap'] },
    { type: 'arrange', bury: [], top: ['trap', 'trap', 'light-stone'] },
    { type: 'arrange', bury: ['trap'], top: ['light-stone', 'trap'] },
    { type: 'arrange', bury: ['trap'], top: ['trap', 'light-stone'] },
    { type: 'arrange', bury: ['trap', 'trap'], top: ['light-stone'] },
  ];

  test('what has one outcome is chosen before all cards are placed', () => {
    expect(resolve(offers, order([0, 2], []), looked)).toBe(offers[5]);
    expect(resolve(offers, order([], [0, 2]), looked)).toBe(offers[2]);
    expect(resolve(offers, order([0], [2]), looked)).toBe(offers[4]);
    expect(resolve(offers, order([2], [1]), looked)).toBeUndefined();
    expect(resolve(offers, order([2], []), looked)).toBeUndefined();
  });

  test('a stone cannot be buried', () => {
    expect(leftFor(offers, order([1], []), looked)).toEqual([]);
  });

  test('the rest is shown where the choice puts it', () => {
    expect(placesOf(looked, order([2], [1]), offers[3] as Move)).toEqual([2, 1, 0]);
    expect(placesOf(looked, order([2], []), null)).toEqual([undefined, undefined, 0]);
    expect(placesOf(looked, null, offers[1] as Move)).toEqual([1, 2, 3]);
  });

  test('every offer can be reached by placing one card after the other', () => {
    const reached = new Set<Move>();
    const place = (pick: Extract<Pick, { type: 'order' }>): void => {
      const move = resolve(offers, pick, looked);
      if (move) reached.add(move);
      for (const at of looked.keys()) {
        if (pick.bury.includes(at) || pick.top.includes(at)) continue;
        const ways: Extract<Pick, { type: 'order' }>[] = [
          { ...pick, bury: [...pick.bury, at] },
          { ...pick, top: [...pick.top, at] },
        ];
        for (const next of ways) if (leftFor(offers, next, looked).length > 0) place(next);
      }
    };
    place({ type: 'order', bury: [], top: [] });
    expect(reached).toEqual(new Set(offers));
  });
});
