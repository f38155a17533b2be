import { describe, expect, test } from 'vitest';
import { COLOURS, type Colour, type Scoring } from '../../../src/games/coloretto/state.ts';
import { tally } from '../../../src/games/coloretto/scoring.ts';
import { at, cards } from './position.ts';

function total(text: string, scoring: Scoring = 'brown', colours: readonly Colour[] = COLOURS): number {
  return tally(cards(text), { scoring, positive: 3, colours }).total;
}

const times = (count: number, card: string) => Array.from({ length: count }, () => card).join(' ');

describe('scoring (§7)', () => {
  test.for([
    ['brown', [0, 1, 3, 6, 10, 15, 21, 21, 21, 21]],
    ['gray', [0, 1, 4, 8, 7, 6, 5, 5, 5, 5]],
  ] as const)('with %s scoring a colour counts by the table (C04, C07)', ([scoring, points]) => {
    expect(points.map((_, count) => total(times(count, 'red'), scoring))).toEqual(points);
  });

  test('each "+2" counts two, whatever else (C17)', () => {
    expect(total('+2 +2 +2')).toBe(6);
    expect(total('red +2')).toBe(3);
  });

  test('fewer than three colours all count for you (C19)', () => {
    expect(total('red red blue')).toBe(4);
    expect(total('')).toBe(0);
  });

  test('three colours count for you and the others against you', () => {
    expect(total('red red red blue blue green yellow')).toBe(6 + 3 + 1 - 1);
  });

  test('the golden joker is a joker (C03)', () => {
    expect(total('red red gold')).toBe(total('red red joker'));
    expect(total('red red red red red gold')).toBe(21);
  });

  test('with gray scoring a joker may harm least where it is a colour that counts against (C18)', () => {
    // Five blue cards cost 6, six cost 5; a fourth card of another colour would cost 1.
    const collection = `${times(3, 'red')} ${times(3, 'green')} ${times(3, 'yellow')} ${times(5, 'blue')} joker`;
    expect(total(collection, 'gray', ['red', 'green', 'yellow', 'blue'])).toBe(24 - 5);
  });

  test('a joker becomes a colour that is in the game only (C18)', () => {
    expect(total('red red red joker', 'gray')).toBe(9);
    expect(total('red red red joker', 'gray', ['red'])).toBe(7);
  });

  test('jokers are given their colours together, not one after another', () => {
    // One after another the first joker would open a new colour; together they make four cards of two colours.
    expect(total('red red blue blue joker joker', 'gray')).toBe(16);
    expect(total('joker joker joker', 'brown')).toBe(6);
    expect(total('joker joker joker', 'gray')).toBe(8);
  });

  test('is the best of all ways to give the jokers colours and to choose three', () => {
    const collection = 'red red red blue blue green yellow pink joker joker gold +2';
    for (const scoring of ['brown', 'gray'] as const)
      expect(total(collection, scoring)).toBe(bestOf(collection, scoring));
  });

  test('shows how it came about, best colours first', () => {
    const {
      lines,
      plus2,
      jokers,
      total: sum,
    } = tally(cards('red red blue green yellow joker +2'), {
      scoring: 'brown',
      positive: 3,
      colours: COLOURS,
    });
    expect(lines.map(({ points }) => points)).toEqual([6, 1, 1, -1]);
    expect(lines.map(({ positive }) => positive)).toEqual([true, true, true, false]);
    expect({ plus2, jokers, sum }).toEqual({ plus2: 1, jokers: 1, sum: 9 });
  });
});

/** By trying all 7 × 7 × 7 ways for three jokers and every choice of three colours. */
function bestOf(text: string, scoring: Scoring): number {
  const table = scoring === 'brown' ? [0, 1, 3, 6, 10, 15, 21] : [0, 1, 4, 8, 7, 6, 5];
  const plain = cards(text).filter((card) => card !== 'joker' && card !== 'golden-joker');
  let best = -Infinity;
  for (const a of COLOURS) {
    for (const b of COLOURS) {
      for (const c of COLOURS) {
        const all = [...plain, a, b, c];
        const values = COLOURS.map(
          (colour) => table[Math.min(6, all.filter((card) => card === colour).length)] ?? 0,
        );
        for (let chosen = 0; chosen < 128; chosen += 1) {
          const bits = COLOURS.map((_, at) => (chosen >> at) & 1);
          if (bits.reduce((sum, bit) => sum + bit, 0) > 3) continue;
          best = Math.max(
            best,
            values.reduce((sum, value, at) => sum + (bits[at] ? value : -value), 0),
          );
        }
      }
    }
  }
  return best + 2 * plain.filter((card) => card === 'plus2').length;
}

describe('the end of the game (§6)', () => {
  const last = { rows: ['taken 1', 'taken 2', 'red'], finalRound: true, turn: 0 };

  test('the highest score wins, and equals share the victory (C21)', () => {
    const table = at({ ...last, collections: ['red', 'blue blue', 'green'] }).play('take 2');
    expect(table.result).toEqual([
      { seat: 0, score: 3, rank: 1 },
      { seat: 1, score: 3, rank: 1 },
      { seat: 2, score: 1, rank: 3 },
    ]);
    expect(table.offers).toEqual([]);
    expect(table.sealed).toBe(true);
  });

  test('its standing is what the view has shown all along', () => {
    const table = at({ ...last, collections: ['red', 'blue blue', 'green'] });
    expect(table.view.scores).toEqual([1, 3, 1]);
    expect(table.play('take 2').view.scores).toEqual([3, 3, 1]);
  });
});
