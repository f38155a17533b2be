import { describe, expect, it } from 'vitest';
import { tally } from '../../../src/games/nytherria/scoring.ts';
import { table, tableWhereNext } from './position.ts';

describe('worked tests of the rules', () => {
  it('worked test 1: a wrong stone goes back, then a Trap ends the exploration (§2)', () => {
    const sketch = { hands: ['soldier', 'hex'], neutral: 'dark-stone trap trap' };
    const game = tableWhereNext('trap', sketch, ['play soldier']);
    expect(game.all('explored').map(({ card, met }) => [card, met])).toEqual([
      ['dark-stone', 'once-more'],
      ['trap', 'trap'],
    ]);
    expect(game.buried).toBe('trap');
    expect(game.neutral.split(' ').toSorted()).toEqual(['dark-stone', 'trap']);
  });

  it('worked test 1: a second wrong stone goes back and ends it, and the deck is as large as before (§2)', () => {
    const sketch = { hands: ['soldier', 'hex'], neutral: 'dark-stone trap' };
    const game = tableWhereNext('dark-stone', sketch, ['play soldier']);
    expect(game.all('explored').map(({ met }) => met)).toEqual(['once-more', 'ends']);
    expect(game.all('shuffled')).toHaveLength(2);
    expect(game.state.neutral).toHaveLength(2);
    expect(game.stones(0)).toBe('');
  });

  it('worked test 2: the Archon explores three times, and once more through the Shifting Halls (§2, §6)', () => {
    const game = table({
      hands: ['archon', 'hex'],
      neutral: 'trap shifting-halls light-stone light-stone trap',
    }).play('play archon');
    expect(game.all('explored').map(({ met }) => met)).toEqual(['trap', 'event', 'claimed', 'claimed']);
    expect(game.stones(0)).toBe('light light');
    expect(game.buried).toBe('trap shifting-halls');
    expect(game.neutral).toBe('trap');
    expect(game.void).toBe('archon');
  });

  it('worked test 3: the target alone is asked; a countered Hex leaves the stone (§4)', () => {
    const game = table({
      hands: ['hex', 'paladin', 'paladin'],
      stones: ['', '', 'light'],
    }).play('play hex 2');
    expect(game.asked).toBe('counter 2');
    expect(game.offered()).toEqual(['counter paladin', 'pass']);
    game.play('counter paladin');
    expect(game.graveyard).toBe('hex paladin');
    expect(game.stones(2)).toBe('light');
    expect(game.types).not.toContain('stone-returned');
  });

  it('worked test 4: only the holder of the Saboteur is asked, or everybody with alwaysAsk (§4)', () => {
    const sketch = { hands: ['hex', 'soldier', 'hex', 'saboteur'], turn: 1, neutral: 'trap' };
    expect(table(sketch).play('play soldier').asked).toBe('counter 3');
    expect(table({ ...sketch, alwaysAsk: true }).play('play soldier').asked).toBe('counter 2 3 0');
  });

  it('worked test 5: a hand of five and three Light Stones score 16 (§5)', () => {
    const hand = ['soldier', 'ravager', 'herald', 'hex', 'paladin'] as const;
    expect(tally(['light-stone', 'light-stone', 'light-stone'], hand)).toEqual({
      stones: 6,
      sameColour: 2,
      hand: 8,
      total: 16,
    });
  });

  it('worked test 6: with two Dark Stones more it scores 18 (§5)', () => {
    const hand = ['soldier', 'ravager', 'herald', 'hex', 'paladin'] as const;
    const stones = ['light-stone', 'light-stone', 'light-stone', 'dark-stone', 'dark-stone'] as const;
    expect(tally(stones, hand)).toEqual({ stones: 10, sameColour: 0, hand: 8, total: 18 });
  });

  it('worked test 7: without stones there is no bonus for one colour (§5)', () => {
    expect(tally([], ['soldier'])).toEqual({ stones: 0, sameColour: 0, hand: 1, total: 1 });
  });

  it('worked test 8: six cards, a Herald, eight cards: three of your choice are discarded (§4)', () => {
    const game = table({
      hands: ['herald hex hex thief scout soldier', 'hex'],
      main: 'ravager ravager cleric shade',
    });
    game.play('play herald');
    expect(game.asked).toBe('level 0');
    expect(game.state.hands[0]).toHaveLength(8);
    expect(game.view(0).owed).toBe(3);
    expect(game.offered()).toContain('discard hex ravager thief');
    expect(game.refused('discard hex hex')).toBe('wrong-number');
    game.play('discard hex hex soldier');
    expect(game.hand(0)).toBe('thief scout ravager ravager cleric');
    expect(game.graveyard).not.toContain('shade');
  });

  it('worked test 9: the Sorceress takes the one colour unasked and goes to the Void (§6)', () => {
    const game = table({ hands: ['sorceress', 'hex'], stones: ['', 'light light'] }).play('play sorceress 1');
    expect(game.asked).toBe('play 1');
    expect(game.stones(0)).toBe('light');
    expect(game.stones(1)).toBe('light');
    expect(game.void).toBe('sorceress');
    expect(game.graveyard).toBe('');
  });

  it('worked test 10: the Plaguebearer asks who has one possible card, and who has equal ones (§4, §6)', () => {
    const game = table({ hands: ['plaguebearer', 'soldier ravager thief', 'soldier soldier'] });
    game.play('play plaguebearer');
    expect(game.asked).toBe('plague 1 2');
    expect(game.offered(1)).toEqual(['discard thief']);
    expect(game.offered(2)).toEqual(['discard soldier']);
    game.play('2: discard soldier', '1: discard thief');
    expect(game.all('discarded').map(({ seat, cards }) => [seat, ...cards])).toEqual([
      [1, 'thief'],
      [2, 'soldier'],
    ]);
  });
});
