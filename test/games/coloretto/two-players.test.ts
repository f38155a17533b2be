import { describe, expect, test } from 'vitest';
import { at, dealt } from './position.ts';

describe('the standard game for two (§8)', () => {
  test('has rows for one, two and three cards (C08)', () => {
    const table = at({ seats: 2, rows: ['red', 'blue blue', 'green green'], supply: 'yellow' });
    expect(table.play('draw').state.rows[2]?.cards).toEqual(['green', 'green', 'yellow']);
  });

  test('lets who is left alone draw for both rows (C11)', () => {
    const table = at({ seats: 2, rows: ['', 'taken 0', 'green'], supply: 'yellow red', turn: 1 }).play(
      'draw',
    );
    expect(table.offers).toEqual(['place 0', 'place 2']);
    table.play('place 0');
    expect(table.asked).toBe(1);
  });

  test('removes the third row also with the last round, and nothing where it is empty (C09)', () => {
    const sketch = { seats: 2, supply: 'red', turn: 1 };
    const last = at({ ...sketch, rows: ['blue', 'taken 0', 'green'], finalRound: true }).play('take 0');
    expect(last.types).toEqual(['took', 'removed', 'ended']);
    expect(last.view.removed).toEqual(['green']);
    expect(at({ ...sketch, rows: ['blue', 'taken 0', ''] }).play('take 0').types).toEqual(['took', 'round']);
  });

  test('is started next by who took the last row (C20)', () => {
    const table = at({ seats: 2, rows: ['red', 'blue', 'green'], supply: 'yellow' }).play('take 0', 'take 1');
    expect(table.asked).toBe(1);
  });
});

describe('Jim C (§8, C22)', () => {
  const jimC = { seats: 2, variant: 'jim-c' } as const;

  test('lets everybody take two rows, in two turns', () => {
    const table = at({ ...jimC, rows: ['red', 'blue', 'green', ''], supply: 'yellow pink brown gray' }).play(
      'take 0',
    );
    expect(table.asked).toBe(1);
    table.play('draw', 'place 3');
    expect(table.asked).toBe(0);
    expect(table.offers).toEqual(['draw', 'take 1', 'take 2', 'take 3']);
    table.play('take 1');
    expect(table.view.collections.map(({ out }) => out)).toEqual([true, false]);
    table.play('take 2');
    expect(table.asked).toBe(1);
    table.play('draw', 'draw');
    expect(table.offers).toEqual(['take 3']);
    table.play('take 3');
    expect(table.events.at(-1)).toEqual({ type: 'round', round: 2, seat: 1 });
  });

  test('ends the round with all four rows taken, so nothing leaves the game', () => {
    const table = at({
      ...jimC,
      rows: ['taken 0', 'taken 1', 'taken 0', 'red'],
      supply: 'blue',
      turn: 1,
    }).play('take 3');
    expect(table.types).toEqual(['took', 'round']);
  });

  test('counts four colours for you', () => {
    const table = at({
      ...jimC,
      rows: ['', '', '', ''],
      collections: ['red blue green yellow pink', ''],
      supply: 'red',
    });
    expect(table.view.positive).toBe(4);
    expect(table.view.scores).toEqual([3, 0]);
  });
});

describe('Manolo Vila (§8, C23)', () => {
  const manolo = { seats: 2, variant: 'manolo-vila' } as const;

  test('asks A, B, A for the second collection, B for the second one', () => {
    const table = at({ ...manolo, rows: ['red', 'blue', 'green', ''], supply: 'yellow pink brown gray' });
    const asked: unknown[] = [];
    for (const word of ['take 0 for 0', 'take 1 for 0', 'take 2 for 1']) {
      asked.push([table.asked, table.offers[0]]);
      table.play(word);
    }
    asked.push([table.asked, table.offers[0]]);
    expect(asked).toEqual([
      [0, 'draw for 0'],
      [1, 'draw for 0'],
      [0, 'draw for 1'],
      [1, 'draw for 1'],
    ]);
    expect(table.state.collections).toEqual([['red'], ['blue'], ['green'], []]);
  });

  test('says with each move, also a placing, for which collection it is', () => {
    const table = at({ ...manolo, rows: ['', '', '', ''], supply: 'yellow pink', turn: 2 });
    expect(table.refusal('draw')).toBe('other-collection');
    expect(table.refusal('draw for 0')).toBe('other-collection');
    expect(table.play('draw for 1').offers[0]).toBe('place 0 for 1');
    table.play('place 0 for 1');
    expect(table.events).toEqual([{ type: 'placed', seat: 0, card: 'yellow', row: 0, for: 1 }]);
  });

  test('starts the next round with the collection that took the last row (C20)', () => {
    const table = at({
      ...manolo,
      rows: ['taken 0', 'taken 1', 'taken 3', 'red'],
      supply: 'blue',
      turn: 2,
    }).play('take 3 for 1');
    expect(table.events.at(-1)).toEqual({ type: 'round', round: 2, seat: 0, for: 1 });
    expect(table.state.turn).toBe(2);
    expect(table.asked).toBe(0);
  });

  test('compares the first collections only, or the sums of the two scores', () => {
    const end = {
      ...manolo,
      rows: ['taken 0', 'taken 1', 'taken 2', 'red'],
      collections: ['blue blue', 'blue', 'blue', 'green green'],
      finalRound: true,
      turn: 3,
    };
    expect(at(end).play('take 3 for 1').result).toEqual([
      { seat: 0, score: 3, rank: 1 },
      { seat: 1, score: 1, rank: 2 },
    ]);
    expect(at({ ...end, manolo: 'team' }).play('take 3 for 1').result).toEqual([
      { seat: 0, score: 4, rank: 2 },
      { seat: 1, score: 5, rank: 1 },
    ]);
  });

  test('adds separate scores, not cards', () => {
    const table = at({
      ...manolo,
      manolo: 'team',
      rows: ['', '', '', ''],
      collections: ['red red', '', 'red red', ''],
    });
    expect(table.view.scores[0]).toBe(6);
  });

  test('is chosen with its scoring at the making of the table', () => {
    const { table, record } = dealt(2, { variant: 'manolo-vila', manoloScoring: 'team' });
    expect(table.state.manolo).toBe('team');
    expect(record.start).toHaveLength(4);
  });
});

describe('what everybody sees (§2)', () => {
  test('is the same for all, and of the supply only its size', () => {
    const { table } = dealt(3);
    expect(table.view.supply).toBe(65);
    expect(JSON.stringify(table.view)).not.toContain('last-round');
  });
});
