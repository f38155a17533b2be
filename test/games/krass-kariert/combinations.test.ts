import { describe, expect, it } from 'vitest';
import { type Combination, combine, outbids } from '../../../src/games/krass-kariert/cards.ts';
import { cardsOf, table } from './position.ts';

function made(text: string, x?: number): Combination {
  const found = combine(cardsOf(text), x);
  if (typeof found === 'string') throw new Error(`${text} is no combination: ${found}`);
  return found;
}

describe('combinations (§5)', () => {
  it.each([
    ['1 2', '12'],
    ['1 1', '11 12'],
    ['1 2 3', '12 12'],
    ['1 1 1', '10 11 12'],
    ['5 6', '4 5'],
    ['6 6', '5 5'],
    ['2', '1'],
    ['2 3 4', '1 2 3'],
    ['2 2 2', '1 1 1'],
  ])('worked test 1: %s beats %s and not the other way round', (high, low) => {
    expect(outbids(made(high), made(low))).toBe(true);
    expect(outbids(made(low), made(high))).toBe(false);
  });

  it.each(['5 5', '7', '3 4', '7 8 9', '4 4 4'])(
    'worked test 1: %s does not beat its equal (R26)',
    (text) => {
      expect(outbids(made(text), made(text))).toBe(false);
    },
  );

  it.each([
    ['8 10 9', { rank: 'three-straight', sum: 27 }],
    ['6 5', { rank: 'two-straight', sum: 11 }],
    ['4 6', 'no-combination'],
    ['12 1', 'no-combination'],
    ['4 6 5', { rank: 'three-straight', sum: 15 }],
    ['12 1 2', 'no-combination'],
    ['4 4 6', 'no-combination'],
    ['4 6 6', 'no-combination'],
    ['4 4 5', 'no-combination'],
    ['9 9 9', { rank: 'trips', sum: 27 }],
    ['12', { rank: 'solo', sum: 12 }],
  ] as const)('worked test 2: %s reads as %o', (text, expected) => {
    expect(combine(cardsOf(text), undefined)).toEqual(expected);
  });

  it('worked test 3: only neighbours that outbid are offered', () => {
    const game = table({ hands: ['2 3 9', '3 3 7 4 5', '8'], reserves: ['', '12', ''] }).play('play 0 2');
    expect(game.combinations()).toEqual(['pair 6', 'two-straight 9']);
    expect(game.offered('play')).toEqual(['play 0 2', 'play 3 2']);
    expect(game.offered('take')).toHaveLength(6);
    expect(game.offered('concede')).toEqual([]);
  });

  it('closes the gap, so that cards that were apart become neighbours (§3)', () => {
    const game = table({ hands: ['4 9 5', '10 2', '11 2'], reserves: ['', '1', '1'] });
    game.play('play 1 1', 'take 0 0', 'take 0 0');
    expect(game.asked).toBe(0);
    expect(game.combinations()).toContain('two-straight 9');
  });
});

describe('the X (§6)', () => {
  it.each([
    ['x 6 7', ['play 0 3 x5', 'play 0 3 x8'], ['three-straight 18', 'three-straight 21']],
    ['6 x 6', ['play 0 3 x6'], ['trips 18']],
    ['5 x 7', ['play 0 3 x6'], ['three-straight 18']],
  ])('worked test 4: the values of the X in %s', (hand, words, combinations) => {
    const game = table({ hands: ['12 12 1', `${hand} 1`, '9'] }).play('play 0 2');
    const three = game.offered('play').filter((word) => word.startsWith('play 0 3'));
    expect(three).toEqual(words);
    expect(game.combinations().filter((text) => /three|trips/.test(text))).toEqual(combinations);
  });

  it('worked test 4: X and 6 are 5-6, a pair or 6-7', () => {
    const game = table({ hands: ['1 9', 'x 6', '9'] }).play('play 0 1');
    expect(game.offered('play').filter((word) => word.startsWith('play 0 2'))).toEqual([
      'play 0 2 x5',
      'play 0 2 x6',
      'play 0 2 x7',
    ]);
    expect(combine(cardsOf('x 6'), 6)).toEqual({ rank: 'pair', sum: 12 });
  });

  it('stands alone for any number that outbids (R04)', () => {
    const game = table({ hands: ['9 1', 'x', '2'] }).play('play 0 1');
    expect(game.offered('play')).toEqual(['play 0 1 x10', 'play 0 1 x11', 'play 0 1 x12']);
    expect(table({ hands: ['x', '2', '3'] }).offered('play')).toHaveLength(12);
  });

  it('is never combined with another X or a special card (R05)', () => {
    const game = table({ hands: ['x x stop redraw', '5', '6'] });
    expect(game.offered('play').every((word) => / [01] 1 x/.test(word))).toBe(true);
    expect(game.refused('play 0 2 x5')).toBe('two-x');
    expect(game.refused('play 1 2 x5')).toBe('special-alone');
  });
});
