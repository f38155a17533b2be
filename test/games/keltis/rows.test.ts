import { describe, expect, it } from 'vitest';
import { table } from './position.ts';

/** The cards that may be laid on the one colour row of the seat. */
function fits(row: { red: string } | { blue: string } | { green: string }, hand: string): string[] {
  return table({ hands: [hand, ''], rows: [row] })
    .offered('lay')
    .map((word) => word.replace('lay ', ''));
}

describe('colour rows (§4)', () => {
  it('worked test 1: equal numbers leave the direction open, the first other one settles it (K09)', () => {
    expect(fits({ red: '3 3' }, 'red-2 red-6')).toEqual(['red-2', 'red-6']);
    expect(fits({ red: '3 3 6' }, 'red-5 red-6 red-7')).toEqual(['red-6', 'red-7']);
  });

  it('keeps to the direction down', () => {
    expect(fits({ red: '9 8 8' }, 'red-9 red-8 red-7 red-0')).toEqual(['red-8', 'red-7', 'red-0']);
  });

  it('says which way a row goes', () => {
    expect(table({ hands: ['red-5', ''], rows: [{ red: '3 3 6' }] }).refused('lay red-5')).toBe(
      'row-goes-up',
    );
    expect(table({ hands: ['red-7', ''], rows: [{ red: '8 6' }] }).refused('lay red-7')).toBe(
      'row-goes-down',
    );
  });

  it('may be started by any Number card, and by an End card', () => {
    expect(fits({ red: '' }, 'red-0 red-10 red-end point-3')).toEqual(['red-0', 'red-10', 'red-end']);
  });

  it("is a player's own: others' rows take nothing", () => {
    const game = table({ hands: ['red-5', ''], rows: [{}, { red: '3 4' }] }).play('lay red-5');
    expect([game.row(0, 'red'), game.row(1, 'red')]).toEqual(['red-5', 'red-3 red-4']);
    expect(game.events).toEqual([{ type: 'laid', seat: 0, card: 'red-5', row: 'red', length: 1 }]);
    expect(game.sealed).toBe(false);
  });

  it('worked test 3: an End card starts a row and ends it; a second one lengthens it (K08)', () => {
    const hand = 'green-end green-end green-4 point-4';
    const game = table({ hands: [hand, 'red-9'] }).play('lay green-end');
    expect(game.types()).toEqual(['laid', 'row-ended']);
    expect(game.view(0).players[0]?.rows[2]).toMatchObject({ ended: true, points: -4 });
    game.play('draw pile', 'discard red-9', 'draw pile');
    expect(game.refused('lay green-4')).toBe('row-ended');
    expect(game.refused('lay-point point-4 green')).toBe('row-ended');
    game.play('lay green-end');
    expect(game.types()).toEqual(['laid']);
    expect(game.view(0).players[0]?.rows[2]).toMatchObject({ ended: true, points: -3 });
    expect(game.view(0).ended).toEqual({ rows: 1, of: 5 });
  });

  it('takes an End card though the numbers have run out', () => {
    expect(fits({ red: '9 10' }, 'red-end red-8')).toEqual(['red-end']);
  });
});

function offered(blue: string, hand: string): string[] {
  return table({ hands: [hand, ''], rows: [{ blue }] }).offered();
}

describe('Point cards (§5)', () => {
  it('worked test 2: go on a row whose last Number card has their value', () => {
    expect(offered('9 8', 'point-8 point-9')).toContain('lay-point point-8 blue');
    expect(offered('9 8', 'point-8 point-9')).not.toContain('lay-point point-9 blue');
  });

  it('worked test 2: are looked through in a row, and count in its length (K10)', () => {
    expect(offered('9 8 p8', 'point-7 blue-8 blue-9')).toEqual([
      'discard point-7',
      'discard blue-8',
      'discard blue-9',
      'lay blue-8',
      'lay-point point-7 points',
    ]);
    expect(table({ hands: ['', ''], rows: [{ blue: '9 8 p8' }] }).view(0).players[0]?.rows[3]).toMatchObject({
      points: -2,
      last: 8,
      direction: -1,
    });
  });

  it('never start a colour row', () => {
    const game = table({ hands: ['point-8', ''] });
    expect(game.offered('lay-point')).toEqual(['lay-point point-8 points']);
    expect(game.refused('lay-point point-8 red')).toBe('other-value');
  });

  it('go into one’s own point row in any order (K04)', () => {
    const game = table({ hands: ['point-2', ''], rows: [{ points: '9' }, { points: '4' }] });
    game.play('lay-point point-2 points');
    expect([game.row(0, 'points'), game.row(1, 'points')]).toEqual(['point-9 point-2', 'point-4']);
    expect(game.events).toEqual([{ type: 'laid', seat: 0, card: 'point-2', row: 'points', length: 2 }]);
  });

  it('are laid as what they are', () => {
    const game = table({ hands: ['point-2 red-2', ''], rows: [{ red: '2' }] });
    expect(game.refused('lay point-2')).toBe('point-card');
    expect(game.refused('lay-point red-2 red')).toBe('no-point-card');
    expect(game.refused('lay-point red-2 points')).toBe('no-point-card');
  });
});
