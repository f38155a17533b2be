import { describe, expect, it } from 'vitest';
import type { Card } from '../../../src/games/keltis/cards.ts';
import { keltis } from '../../../src/games/keltis/index.ts';
import type { Rows } from '../../../src/games/keltis/rows.ts';
import { tally } from '../../../src/games/keltis/scoring.ts';
import { ENDINGS, ending } from './endings.ts';
import { stateOf, table } from './position.ts';

/** Four ended rows; seat 0 may end the fifth. */
const fourEnded = {
  hands: ['green-end red-3 point-2', 'yellow-5 blue-7'],
  rows: [{ red: '1 end' }, { red: 'end', yellow: '4', blue: '5 end', purple: 'end end' }],
};

describe('the end comes (§8)', () => {
  it('with the fifth ended row, without a draw (K11, K15)', () => {
    const game = table(fourEnded).play('lay green-end');
    expect(game.types()).toEqual(['laid', 'row-ended', 'final']);
    expect(game.events[1]).toEqual({ type: 'row-ended', seat: 0, row: 'green', count: 5 });
    expect(game.state.end).toEqual({ seat: 0, cause: 'five-rows' });
    expect(game.hand(0)).toBe('red-3 point-2');
    expect(game.state.pile).toHaveLength(4);
  });

  it('not with a second End card on the fourth row', () => {
    const game = table({ ...fourEnded, hands: ['red-end', 'yellow-5'] }).play('lay red-end');
    expect(game.types()).toEqual(['laid']);
    expect(game.offered()).toEqual(['draw pile']);
  });

  it('worked test 6: with the last card, and the second draw is lost (K14)', () => {
    const hand = 'red-5 blue-5 red-0 red-1 red-2 red-8 red-9 red-10';
    const sketch = { hands: [hand, ''], pile: 'green-1', discards: { yellow: '7' } };
    const first = table(sketch).play('claim blue-5 red-5', 'draw pile');
    expect(first.state.phase).toBe('over');
    expect(first.state.hands[0]).toHaveLength(7);
    expect(first.types()).toEqual(['drew', 'final', 'ended']);
    const second = table(sketch).play('claim blue-5 red-5', 'draw yellow', 'draw pile');
    expect(second.state.phase).toBe('over');
    expect(second.state.hands[0]).toHaveLength(8);
    expect(second.state.end).toEqual({ seat: 0, cause: 'last-card' });
  });

  it('after the 200th turn in a row without a card from the pile (K18)', () => {
    const sketch = { hands: ['red-9 red-1', 'red-8'], discards: { blue: '1 2' }, rows: [{ red: '0' }] };
    const game = table({ ...sketch, quiet: 199 }).play('discard red-9', 'draw blue');
    expect(game.types()).toEqual(['drew', 'final']);
    expect(game.state.end).toEqual({ seat: 0, cause: 'stalled' });
    expect(game.asked).toEqual([0]);
    expect(
      table({ ...sketch, quiet: 198 })
        .play('discard red-9', 'draw blue')
        .view(1),
    ).toMatchObject({
      phase: 'action',
      quiet: { turns: 199, of: 200 },
    });
  });

  it('counts a turn with one card from the pile among two as one with a card from it (K18)', () => {
    const sketch = { hands: ['red-5 blue-5', ''], discards: { green: '1 2' }, quiet: 199 };
    for (const draws of [
      ['draw pile', 'draw green'],
      ['draw green', 'draw pile'],
    ]) {
      expect(
        table(sketch)
          .play('claim blue-5 red-5', ...draws)
          .view(0),
      ).toMatchObject({ phase: 'action', quiet: { turns: 0 } });
    }
    expect(table(sketch).play('claim blue-5 red-5', 'draw green', 'draw green').view(0).end).toEqual({
      seat: 0,
      cause: 'stalled',
    });
  });
});

describe('the last additions (§9)', () => {
  const final = {
    hands: ['red-4 red-6 red-8 point-6 blue-1', 'green-3 yellow-end point-9', 'blue-2'],
    rows: [{ red: '3' }, { green: '5 4', yellow: '2' }, { red: '1' }],
    phase: 'final' as const,
  };

  it('are asked of all who can add a card, at the same time (K12)', () => {
    const game = table(final);
    expect(game.asked).toEqual([0, 1]);
    expect(game.offered(undefined, 0)).toEqual(['lay red-4', 'lay red-6', 'lay red-8', 'done']);
    expect(game.offered(undefined, 1)).toEqual(['lay green-3', 'lay yellow-end', 'done']);
    expect(game.refused('2: done')).toBe('not-your-turn');
  });

  it('are two at most, one after the other, each by the rules of laying', () => {
    const game = table(final).play('1: lay green-3', '0: lay red-6');
    expect(game.offered(undefined, 0)).toEqual(['lay red-8', 'lay-point point-6 red', 'done']);
    game.play('0: lay-point point-6 red');
    expect(game.asked).toEqual([1]);
    game.play('1: lay yellow-end');
    expect(game.types()).toEqual(['laid', 'row-ended', 'ended']);
    expect(game.asked).toEqual([]);
    expect(game.refused('0: lay red-8')).toBe('game-over');
    expect(game.row(0, 'red')).toBe('red-3 red-6 point-6');
  });

  it('are over for who says so, and for who has nothing left that fits', () => {
    const game = table(final).play('0: done');
    expect(game.asked).toEqual([1]);
    game.play('1: lay yellow-end', '1: lay green-3');
    expect(game.state.phase).toBe('over');
    const lone = table({ ...final, hands: ['red-4', '', ''] }).play('0: lay red-4');
    expect(lone.types()).toEqual(['laid', 'ended']);
  });

  it('go only on rows that exist (K13)', () => {
    const game = table(final);
    expect(game.refused('0: lay blue-1')).toBe('no-row');
    expect(game.refused('0: lay-point point-6 points')).toBe('no-row');
    expect(game.refused('0: lay-point point-6 red')).toBe('other-value');
  });

  it('may start rows by the option `finalMayStartRows` (K13)', () => {
    const game = table({ ...final, finalMayStartRows: true });
    expect(game.asked).toEqual([0, 1, 2]);
    expect(game.offered('lay-point', 0)).toEqual(['lay-point point-6 points']);
    game.play('0: lay blue-1', '0: lay-point point-6 points', '2: lay blue-2');
    expect([game.row(0, 'blue'), game.row(0, 'points'), game.row(2, 'blue')]).toEqual([
      'blue-1',
      'point-6',
      'blue-2',
    ]);
  });

  it('know no discards, claims or draws', () => {
    const game = table(final);
    for (const word of ['0: discard red-4', '0: claim red-4 red-4', '0: draw pile'])
      expect(game.refused(word)).toBe('only-additions');
  });

  it('are not asked when nobody can add a card', () => {
    const game = table({ ...fourEnded, hands: ['green-end', 'green-1'] }).play('lay green-end');
    expect(game.types()).toEqual(['laid', 'row-ended', 'final', 'ended']);
    expect(ending(game.state, game.events)).toBe('nothing-to-add');
  });
});

function row(length = 0): Card[] {
  return Array.from({ length }, () => 'red-5');
}

/** Rows of these lengths; of what cards makes no difference. */
function rowsOf([red, yellow, green, blue, purple]: readonly number[], points: number): Rows {
  return {
    red: row(red),
    yellow: row(yellow),
    green: row(green),
    blue: row(blue),
    purple: row(purple),
    points: row(points),
  };
}

describe('scoring (§10)', () => {
  it.each([
    [[9, 4, 3, 1, 0], 3, 3, 12],
    [[8, 7, 6, 5, 2], 2, 5, 27],
    [[0, 0, 0, 0, 0], 0, 0, -4],
    [[12, 0, 0, 0, 0], 0, 7, 20],
  ])('worked test 7: rows of %j, %d points and %d stones are %d', (lengths, points, stones, total) => {
    expect(tally(rowsOf(lengths, points), stones).total).toBe(total);
  });

  it('says line by line what counts', () => {
    expect(tally(rowsOf([8, 7, 6, 5, 2], 2), 5)).toEqual({ rows: 15, points: 2, stones: 10, total: 27 });
  });

  it('counts a Point card in a colour row as a card of it and nothing else (K21)', () => {
    const state = stateOf({
      hands: ['', ''],
      rows: [{ red: '1 2 p2 end', points: '3' }],
      claimed: [[], [1, 2]],
      phase: 'over',
    });
    expect(keltis.result(state)).toEqual([
      { seat: 0, score: -2, rank: 2 },
      { seat: 1, score: 0, rank: 1 },
    ]);
  });

  it('shares the victory among equals (K20)', () => {
    const state = stateOf({ hands: ['', '', ''], claimed: [[1], [2], []], phase: 'over' });
    expect(keltis.result(state)?.map((line) => line.rank)).toEqual([1, 1, 3]);
    expect(ending(state, [{ type: 'ended' }])).toBe('shared');
    expect(keltis.result(stateOf({ hands: ['', ''] }))).toBeNull();
  });

  it('names an ending by what brought it', () => {
    const state = stateOf({ hands: ['', ''], claimed: [[1], []], phase: 'over' });
    expect(ENDINGS).toContain(ending(state, [{ type: 'ended' }]));
    expect(ending(state, [{ type: 'ended' }])).toBe('last-card');
  });
});
