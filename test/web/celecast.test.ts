import { expect, test, vi } from 'vitest';
import { CARD_CODES, CARDS } from '../../src/games/celecast/cards.ts';
import { fitting, type Sides, type Split } from '../../src/games/celecast/splitting.tsx';
import { moves } from '../../src/games/celecast/moves.ts';
import type { State } from '../../src/games/celecast/state.ts';

// Icons are put in by the build.
vi.mock('../../web/kit/icon.tsx', () => ({ icon: (name: string) => ({ name }), Icon: () => null }));
const { FACES } = await import('../../src/games/celecast/faces.tsx');

test('a card shows the sign and the rarity that it plays with, and an emblem of its own (§6)', () => {
  for (const card of CARD_CODES) {
    const { sign, rarity } = CARDS[card];
    expect(FACES[card]).toMatchObject({ sign, rarity });
  }
  expect(new Set(CARD_CODES.map((card) => JSON.stringify(FACES[card].emblem))).size).toBe(CARD_CODES.length);
});

const drawn = ['tower', 'sunflower', 'knight', 'sunflower', 'shadow'] as const;
const splits = moves.split.offer(
  { asked: { move: 'split', seats: [0] }, piles: [[...drawn]] } as unknown as State,
  0,
) as Split[];

test('every way to put the open cards on two piles ends at one offer, with these cards in its first pile (§6)', () => {
  for (let mask = 0; mask < 2 ** drawn.length; mask += 1) {
    const sides: Sides = drawn.map((_, at) => (((mask >> at) & 1) === 1 ? 0 : 1));
    const left = fitting(splits, drawn, sides);
    expect(left).toHaveLength(1);
    const first = drawn.filter((_, at) => sides[at] === 0);
    expect(left[0]?.first.toSorted()).toEqual(first.toSorted());
  }
});

test('an undecided card leaves both piles open, copies of a card being alike (§6)', () => {
  expect(fitting(splits, drawn, [null, null, null, null, null])).toHaveLength(splits.length);
  expect(fitting(splits, drawn, [0, 1, 0, null, 0])).toHaveLength(2);
  expect(fitting(splits, drawn, [0, null, 0, 1, 0])).toEqual(fitting(splits, drawn, [0, 1, 0, null, 0]));
});

test('where fewer splits are offered, a pile that none of them has is not open', () => {
  const knightFirst = splits.filter(({ first }) => first.includes('knight'));
  expect(fitting(knightFirst, drawn, [null, null, 1, null, null])).toEqual([]);
});
