import { describe, expect, it } from 'vitest';
import { table } from './position.ts';

describe('claiming a wishing stone (§6)', () => {
  const claim = {
    hands: ['red-5 blue-5', 'red-9'],
    discards: { red: '2', yellow: '4 7' },
    pile: 'green-1 green-2 green-8',
  };

  it('worked test 4: puts the pair on its piles and takes the stone', () => {
    const game = table(claim);
    expect(game.offered('claim')).toEqual(['claim blue-5 red-5']);
    game.play('claim blue-5 red-5');
    expect(game.state.discards.red).toEqual(['red-2', 'red-5']);
    expect(game.state.discards.blue).toEqual(['blue-5']);
    expect(game.state.stones).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
    expect(game.state.claimed).toEqual([[5], []]);
    expect(game.events).toEqual([{ type: 'claimed', seat: 0, stone: 5, cards: ['blue-5', 'red-5'] }]);
  });

  it('worked test 4: two draws, one after the other, not from the piles discarded onto (K02, K03)', () => {
    const game = table(claim).play('claim blue-5 red-5');
    expect(game.offered()).toEqual(['draw pile', 'draw yellow']);
    game.play('draw yellow');
    expect(game.hand(0)).toBe('yellow-7');
    expect(game.offered()).toEqual(['draw pile', 'draw yellow']);
    expect(game.refused('draw red')).toBe('own-discard');
    expect(game.refused('draw blue')).toBe('own-discard');
    game.play('draw yellow', 'discard red-9');
    expect(game.hand(0)).toBe('yellow-7 yellow-4');
    expect(game.offered()).toEqual(['draw pile', 'draw blue']);
    expect(
      table(claim).play('claim blue-5 red-5', 'draw pile', 'draw pile').play('lay red-9').offered(),
    ).toEqual(['draw pile', 'draw red', 'draw yellow', 'draw blue']);
  });

  it.each([
    ['two 0s', 'blue-0 red-0', 'claim blue-0 red-0', 'no-such-stone'],
    ['two 10s', 'blue-10 red-10', 'claim blue-10 red-10', 'no-such-stone'],
    ['a Number and a Point card', 'red-5 point-5', 'claim point-5 red-5', 'mixed-pair'],
    ['two End cards', 'red-end blue-end', 'claim blue-end red-end', 'not-a-pair'],
    ['two values', 'red-5 blue-6', 'claim blue-6 red-5', 'not-a-pair'],
    ['a card twice that is held once', 'red-5 blue-6', 'claim red-5 red-5', 'no-pair'],
    ['a pair in another order', 'red-5 blue-5', 'claim red-5 blue-5', 'pair-order'],
  ])('worked test 5: not with %s', (_, hand, word, reason) => {
    const game = table({ hands: [hand, ''] });
    expect(game.offered('claim')).not.toContain(word);
    expect(game.refused(word)).toBe(reason);
  });

  it('worked test 5: not when the stone is gone', () => {
    const game = table({ hands: ['red-5 blue-5', ''], stones: [4, 6] });
    expect(game.offered('claim')).toEqual([]);
    expect(game.refused('claim blue-5 red-5')).toBe('stone-gone');
  });

  it('worked test 5: with a Point card by the option `mixedPairs` (K06)', () => {
    const game = table({ hands: ['red-5 point-5 purple-0 point-0', ''], mixedPairs: true });
    expect(game.offered('claim')).toEqual(['claim point-5 red-5']);
    game.play('claim point-5 red-5');
    expect(game.state.blocked).toEqual(['points', 'red']);
  });

  it('offers equal pairs once, also of two equal cards', () => {
    const game = table({ hands: ['red-5 blue-5 red-5', ''] });
    expect(game.offered('claim')).toEqual(['claim blue-5 red-5', 'claim red-5 red-5']);
    expect(game.offered('discard')).toEqual(['discard red-5', 'discard blue-5']);
    game.play('claim red-5 red-5');
    expect(game.state.blocked).toEqual(['red']);
    expect(game.state.discards.red).toEqual(['red-5', 'red-5']);
  });
});

describe('a turn (§3, §7)', () => {
  it('is one action, one draw, and then it is the next seat', () => {
    const game = table({ hands: ['red-5', 'red-6', 'red-9'], turn: 2 }).play('discard red-9');
    expect(game.asked).toEqual([2]);
    expect(game.refused('discard red-9')).toBe('draw-first');
    game.play('draw pile');
    expect(game.asked).toEqual([0]);
    expect(game.refused('draw pile')).toBe('act-first');
    expect(game.refused('done')).toBe('not-the-end');
    expect(game.refused('discard blue-1')).toBe('not-in-hand');
  });

  it('puts a Point card on the grey pile, and an End card on that of its colour', () => {
    const game = table({ hands: ['point-3', 'blue-end'] });
    game.play('discard point-3', 'draw pile', 'discard blue-end');
    expect(game.state.discards.points).toEqual(['point-3']);
    expect(game.state.discards.blue).toEqual(['blue-end']);
    expect(game.offered()).toEqual(['draw pile', 'draw points']);
  });

  it('does not take back the card just discarded, nor one below it (K02)', () => {
    const game = table({ hands: ['red-9', ''], discards: { red: '3' } }).play('discard red-9');
    expect(game.offered()).toEqual(['draw pile']);
    expect(game.refused('draw red')).toBe('own-discard');
    expect(game.refused('draw blue')).toBe('empty-discard');
  });

  it('lets a discard pile be drawn from after laying', () => {
    const game = table({ hands: ['red-9', ''], discards: { red: '3' } }).play('lay red-9', 'draw red');
    expect(game.hand(0)).toBe('red-3');
    expect(game.events).toEqual([{ type: 'drew', seat: 0, from: 'red', card: 'red-3' }]);
    expect(game.sealed).toBe(false);
  });
});
