import { describe, expect, test } from 'vitest';
import { COLOURS, type Scoring } from '../../../src/games/coloretto/state.ts';
import { tally } from '../../../src/games/coloretto/scoring.ts';
import { at, cards, dealt } from './position.ts';

function score(text: string, scoring: Scoring, positive = 3): number {
  return tally(cards(text), { scoring, positive, colours: COLOURS }).total;
}

const EXAMPLE = 'green green green green green green yellow yellow yellow yellow red red red blue blue +2';

describe('worked examples', () => {
  test('worked test 1: the published example counts 41 with its joker and 36 without (§7, C05)', () => {
    expect(score(`${EXAMPLE} joker`, 'brown')).toBe(41);
    expect(score(EXAMPLE, 'brown')).toBe(36);
  });

  test('worked test 1: the joker becomes yellow, and blue counts against (§7)', () => {
    const { lines } = tally(cards(`${EXAMPLE} joker`), { scoring: 'brown', positive: 3, colours: COLOURS });
    expect(lines.map(({ colour, count, jokers, points }) => [colour, count, jokers, points])).toEqual([
      ['green', 6, 0, 21],
      ['yellow', 5, 1, 15],
      ['red', 3, 0, 6],
      ['blue', 2, 0, -3],
    ]);
  });

  test('worked test 2: with gray scoring 20 with the joker, which becomes blue, and 18 without (§7)', () => {
    expect(score(`${EXAMPLE} joker`, 'gray')).toBe(20);
    expect(score(EXAMPLE, 'gray')).toBe(18);
    const { lines } = tally(cards(`${EXAMPLE} joker`), { scoring: 'gray', positive: 3, colours: COLOURS });
    expect(lines.find(({ jokers }) => jokers > 0)?.colour).toBe('blue');
  });

  test('worked test 3: a joker opens a new colour with gray scoring and adds to a colour with brown (§7, C18)', () => {
    const three = 'red red red blue blue blue joker';
    expect(score(three, 'gray')).toBe(17);
    expect(score(three, 'brown')).toBe(16);
  });

  test('worked test 4: one card of each colour is −1, and +1 in Jim C (§7, §8)', () => {
    expect(score(COLOURS.join(' '), 'brown')).toBe(-1);
    expect(score(COLOURS.join(' '), 'brown', 4)).toBe(1);
  });

  test('worked test 5: for two, who is left alone fills both rows and must take one; the third row leaves the game (§5, §8)', () => {
    const table = at({ seats: 2, rows: ['+2', 'blue joker', 'red'], supply: 'green yellow brown' });
    table.play('take 1');
    expect(table.asked).toBe(1);
    table.play('draw');
    expect(table.types).toEqual(['drew', 'placed']);
    table.play('draw');
    expect(table.state.rows[2]?.cards).toEqual(['red', 'green', 'yellow']);
    expect(table.offers).toEqual(['take 0', 'take 2']);
    expect(table.refusal('draw')).toBe('rows-full');
    table.play('take 2');
    expect(table.events.slice(1)).toEqual([
      { type: 'removed', row: 0, cards: ['plus2'] },
      { type: 'round', round: 2, seat: 1 },
    ]);
    expect(table.state.removed).toEqual(['plus2']);
    expect(table.asked).toBe(1);
  });

  test('worked test 6: the golden joker brings blue from below the Last Round card (§4)', () => {
    const table = at({ rows: ['gold green', '', ''], supply: 'last blue red' }).play('take 0');
    expect(table.state.collections[0]).toEqual(['golden-joker', 'green', 'blue']);
    expect(table.types).toEqual(['took', 'last-round', 'bonus']);
    expect(table.state.finalRound).toBe(true);
    expect(table.state.supply).toEqual(['red']);
  });

  test('worked test 7: the card below Last Round is placed in the same turn, and the round is the last (§3, §4)', () => {
    const table = at({ rows: ['blue', 'taken 1', 'taken 2'], supply: 'last red green' });
    table.play('draw');
    expect(table.events).toEqual([
      { type: 'last-round', seat: 0 },
      { type: 'drew', seat: 0, card: 'red' },
      { type: 'placed', seat: 0, card: 'red', row: 0 },
    ]);
    expect(table.result).toBeNull();
    table.play('take 0');
    expect(table.types).toEqual(['took', 'ended']);
    expect(table.asked).toBeUndefined();
    expect(table.result).toHaveLength(3);
  });

  test.for([
    [2, {}, 54, 39],
    [2, { variant: 'jim-c' }, 74, 59],
    [2, { variant: 'manolo-vila' }, 72, 57],
    [3, {}, 64, 49],
    [4, {}, 72, 57],
    [5, {}, 71, 56],
  ] as const)(
    'worked test 7: for %i with %j the supply has %i cards, %i above Last Round (§2)',
    ([seats, options, supply, above]) => {
      const { record } = dealt(seats, options);
      expect(record.supply.length - 1).toBe(supply);
      expect(record.supply.indexOf('last-round')).toBe(above);
      const longer = dealt(seats, { ...options, underLast: 16 }).record;
      expect(longer.supply.length - 1).toBe(supply);
      expect(longer.supply.indexOf('last-round')).toBe(above - 1);
    },
  );
});
