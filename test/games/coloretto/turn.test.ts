import { describe, expect, test } from 'vitest';
import { at } from './position.ts';

describe('a turn (§3)', () => {
  test('is a draw or a row with a card in it, which need not be full', () => {
    expect(at({ rows: ['red', '', 'blue blue blue'], supply: 'green' }).offers).toEqual([
      'draw',
      'take 0',
      'take 2',
    ]);
  });

  test('is a draw where all rows are empty (C13)', () => {
    expect(at({ rows: ['', '', ''], supply: 'green' }).offers).toEqual(['draw']);
  });

  test('is a row where all are full: the room in the rows always binds (C10)', () => {
    const table = at({ rows: ['red red red', 'taken 1', 'blue blue blue'], supply: 'green' });
    expect(table.offers).toEqual(['take 0', 'take 2']);
    expect(table.refusal('draw')).toBe('rows-full');
  });

  test('places the drawn card: no row can be taken in the same turn (C12)', () => {
    const table = at({ rows: ['red', '', 'blue'], supply: 'green yellow' }).play('draw');
    expect(table.view.drawn).toBe('green');
    expect(table.asked).toBe(0);
    expect(table.offers).toEqual(['place 0', 'place 1', 'place 2']);
    expect(table.refusal('take 0')).toBe('place-first');
    expect(table.refusal('draw')).toBe('place-first');
    table.play('place 2');
    expect(table.state.rows[2]?.cards).toEqual(['blue', 'green']);
    expect(table.asked).toBe(1);
  });

  test('places at once where one row has room', () => {
    const table = at({ rows: ['red red red', 'blue', 'taken 2'], supply: 'green' }).play('draw');
    expect(table.types).toEqual(['drew', 'placed']);
    expect(table.state.rows[1]?.cards).toEqual(['blue', 'green']);
    expect(table.asked).toBe(1);
  });

  test('asks who draws for the row, also where two rows hold the same', () => {
    expect(at({ rows: ['red', 'red', 'taken 2'], supply: 'green' }).play('draw').offers).toEqual([
      'place 0',
      'place 1',
    ]);
  });

  test.for([
    ['place 0', 'nothing-drawn'],
    ['take 1', 'row-empty'],
    ['take 2', 'row-taken'],
    ['take 4', 'no-row'],
    ['take 0 for 1', 'other-collection'],
  ])('%s is refused: %s', ([word, reason]) => {
    expect(at({ rows: ['red', '', 'taken 2'], supply: 'green' }).refusal(word ?? '')).toBe(reason);
  });

  test('a full row takes no card', () => {
    const table = at({ rows: ['red red red', '', 'blue'], supply: 'green' }).play('draw');
    expect(table.refusal('place 0')).toBe('row-full');
  });

  test('a draw shows a card and stands; where the card goes and which row is taken can be taken back', () => {
    const table = at({ rows: ['red', '', 'blue'], supply: 'green yellow' });
    expect(table.play('draw').sealed).toBe(true);
    expect(table.play('place 0').sealed).toBe(false);
    expect(table.play('take 2').sealed).toBe(false);
  });
});

describe('taking a row (§3)', () => {
  test('ends your part in the round, and the others go on round the table', () => {
    const table = at({ rows: ['red +2', 'blue', ''], supply: 'green yellow pink', turn: 1 }).play('take 0');
    expect(table.state.collections[1]).toEqual(['red', 'plus2']);
    expect(table.view.collections.map(({ out }) => out)).toEqual([false, true, false]);
    expect(table.asked).toBe(2);
    table.play('draw', 'place 1');
    expect(table.asked).toBe(0);
    table.play('draw', 'place 2');
    expect(table.asked).toBe(2);
  });

  test('puts the row before its taker until the round ends', () => {
    const table = at({ rows: ['red', 'blue', ''], supply: 'green' }).play('take 1');
    expect(table.view.rows[1]).toEqual({ capacity: 3, cards: [], takenBy: 0 });
    expect(table.refusal('take 1')).toBe('row-taken');
  });
});

describe('the golden joker and Last Round (§4)', () => {
  test('the golden joker brings the top card, whatever it is (C02)', () => {
    for (const card of ['red', '+2', 'joker']) {
      const table = at({ rows: ['gold', 'blue', ''], supply: `${card} green` }).play('take 0');
      expect(table.types).toEqual(['took', 'bonus']);
      expect(table.state.collections[0]).toHaveLength(2);
      expect(table.state.supply).toEqual(['green']);
      expect(table.sealed).toBe(true);
    }
  });

  test('the golden joker brings nothing from an empty supply (C14)', () => {
    const table = at({ rows: ['gold red', 'blue', 'green'], finalRound: true }).play('take 0');
    expect(table.types).toEqual(['took']);
    expect(table.state.collections[0]).toEqual(['golden-joker', 'red']);
  });

  test('nobody can draw from an empty supply (C14)', () => {
    const table = at({ rows: ['red', 'blue', 'green'], finalRound: true });
    expect(table.offers).toEqual(['take 0', 'take 1', 'take 2']);
  });

  test('Last Round in the middle of a round lets the round go on to its end (C15)', () => {
    const table = at({ rows: ['red', 'blue', ''], supply: 'last green yellow pink' }).play('draw', 'place 2');
    expect(table.view.finalRound).toBe(true);
    table.play('draw', 'place 0', 'take 0', 'take 2', 'take 1');
    expect(table.types).toEqual(['took', 'ended']);
    expect(table.state.over).toBe(true);
  });

  test('without Last Round the game goes on after a round', () => {
    const table = at({ rows: ['red', 'blue', 'green'], supply: 'yellow last pink' }).play(
      'take 0',
      'take 1',
      'take 2',
    );
    expect(table.result).toBeNull();
    expect(table.asked).toBe(2);
  });
});

describe('the end of a round (§5)', () => {
  test('empties the rows, brings all back, and is started by who took the last row', () => {
    const table = at({ rows: ['red', 'blue', 'green'], supply: 'yellow pink', turn: 1 }).play(
      'take 0',
      'take 1',
    );
    expect(table.asked).toBe(0);
    table.play('draw', 'take 2');
    expect(table.events.at(-1)).toEqual({ type: 'round', round: 2, seat: 0 });
    expect(table.view.rows.every(({ cards, takenBy }) => cards.length === 0 && takenBy === null)).toBe(true);
    expect(table.view.collections.some(({ out }) => out)).toBe(false);
    expect(table.asked).toBe(0);
  });

  test('leaves who is alone as many turns as the rows have room (C10)', () => {
    const table = at({ rows: ['taken 1', 'taken 2', ''], supply: 'red blue green pink' });
    expect(table.play('draw').asked).toBe(0);
    expect(table.play('draw').asked).toBe(0);
    expect(table.play('draw').offers).toEqual(['take 2']);
  });
});
