import { describe, expect, test } from 'vitest';
import { COLOURS } from '../../../src/games/coloretto/state.ts';
import { dealt } from './position.ts';

const WORDS = Array.from({ length: 60 }, (_, index) => `deal ${index}`);

function count(cards: readonly string[], code: string): number {
  return cards.filter((card) => card === code).length;
}

/** How many cards lie below the Last Round card. */
function below(underLast: number): number {
  const { supply } = dealt(5, { underLast }).record;
  return supply.length - 1 - supply.indexOf('last-round');
}

describe('the deal (§2)', () => {
  test.for([
    [2, {}, 5, [1, 2, 3], 2, 2],
    [2, { variant: 'jim-c' }, 7, [3, 3, 3, 3], 2, 1],
    [2, { variant: 'manolo-vila' }, 7, [3, 3, 3, 3], 4, 1],
    [3, {}, 6, [3, 3, 3], 3, 1],
    [4, {}, 7, [3, 3, 3, 3], 4, 1],
    [5, {}, 7, [3, 3, 3, 3, 3], 5, 1],
  ] as const)(
    'for %i with %j: %i colours, rows of %j, %i collections of %i',
    ([seats, options, colours, rows, places, each]) => {
      for (const word of WORDS) {
        const { table, record } = dealt(seats, options, word);
        const all = [...record.supply, ...record.start.flat()];
        expect(table.state.colours).toHaveLength(colours);
        expect(record.removedColours).toHaveLength(7 - colours);
        for (const colour of COLOURS)
          expect(count(all, colour)).toBe(table.state.colours.includes(colour) ? 9 : 0);
        expect(['plus2', 'joker', 'golden-joker', 'last-round'].map((code) => count(all, code))).toEqual([
          10, 2, 1, 1,
        ]);
        expect(table.state.rows.map(({ capacity }) => capacity)).toEqual(rows);
        // C16: the starting cards are colours, all different.
        expect(record.start.map((cards) => cards.length)).toEqual(Array.from({ length: places }, () => each));
        expect(new Set(record.start.flat()).size).toBe(places * each);
        expect(record.start.flat().every((card) => COLOURS.some((colour) => colour === card))).toBe(true);
        expect(table.state.turn).toBe(record.starter);
        expect(table.state.supply.toReversed()).toEqual(record.supply);
        expect(table.state.collections).toEqual(record.start);
      }
    },
  );

  test('every colour can be left out, every place can start (C24)', () => {
    const deals = WORDS.map((word) => dealt(3, {}, word).record);
    expect(new Set(deals.flatMap(({ removedColours }) => removedColours)).size).toBe(7);
    expect(new Set(deals.map(({ starter }) => starter)).size).toBe(3);
    const manolo = WORDS.map((word) => dealt(2, { variant: 'manolo-vila' }, word).record);
    expect(new Set(manolo.map(({ starter }) => starter)).size).toBe(4);
  });

  test('without the golden joker there are three plain ones, and the supply keeps its size (C01)', () => {
    const { record } = dealt(4, { goldenJoker: false });
    expect(count(record.supply, 'joker')).toBe(3);
    expect(count(record.supply, 'golden-joker')).toBe(0);
    expect(record.supply).toHaveLength(73);
  });

  test('Last Round lies on 15 cards or on 16 (C06)', () => {
    expect([below(15), below(16)]).toEqual([15, 16]);
  });
});
