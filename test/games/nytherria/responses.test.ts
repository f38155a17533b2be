import { describe, expect, it } from 'vitest';
import { table } from './position.ts';

const NOBODY = { seats: [], others: true };

describe('the response to a card (§4)', () => {
  it.each([
    ['soldier', 'saboteur'],
    ['ravager', 'warden'],
  ])('lets any opponent counter the %s with the %s', (card, by) => {
    const game = table({ hands: [card, 'hex', by], neutral: 'trap' }).play(`play ${card}`);
    expect(game.asked).toBe('counter 2');
    game.play(`counter ${by}`);
    expect(game.types.slice(0, 1)).toEqual(['countered']);
    expect(game.types).not.toContain('explored');
    expect(game.graveyard.split(' ').toSorted()).toEqual([card, by].toSorted());
  });

  it.each([
    ['hex', 'paladin'],
    ['assassin', 'paladin'],
    ['thief', 'paladin'],
    ['inquisitor', 'wraith'],
    ['sorceress', 'wraith'],
  ])('lets the target of the %s counter with the %s', (card, by) => {
    const game = table({ hands: [card, 'soldier', `${by} soldier`] }).play(`play ${card} 2`);
    expect(game.asked).toBe('counter 2');
    game.play(`counter ${by}`);
    expect(game.event('countered')).toEqual({ type: 'countered', seat: 2, by, card });
  });

  it('lets nobody but the target counter, and with nothing but the fitting card', () => {
    const game = table({ hands: ['hex', 'paladin', 'wraith saboteur warden'], stones: ['', '', 'light'] });
    game.play('play hex 2');
    expect(game.types).toContain('stone-returned');
  });

  it.each([
    'scout',
    'cleric',
    'herald',
    'exorcist',
    'archon',
    'overlord',
    'plaguebearer',
    'necromancer',
    'shade',
    'paladin',
  ])('cannot counter the %s, even when all are always asked', (card) => {
    const game = table({
      hands: [card, 'paladin wraith saboteur warden'],
      alwaysAsk: true,
      neutral: 'trap trap trap',
    });
    expect(game.play(`play ${card}`).asked).not.toMatch(/^counter/);
  });

  it('plays a Quickplay card out of its moment without an effect', () => {
    const game = table({ hands: ['paladin', 'hex'] }).play('play paladin');
    expect(game.types.slice(0, 2)).toEqual(['played', 'nothing']);
    expect(game.graveyard).toBe('paladin');
  });

  it('lets the card take effect when the response is to let it through', () => {
    const game = table({ hands: ['soldier', 'saboteur'], neutral: 'light-stone' }).play(
      'play soldier',
      'pass',
    );
    expect(game.types.slice(0, 2)).toEqual(['let-through', 'explored']);
    expect(game.hand(1)).toMatch(/^saboteur/);
  });

  it('gives way to the one closest clockwise; the others keep their card', () => {
    // The deck has one Saboteur; two make the rule visible.
    const game = table({
      hands: ['hex', 'saboteur', 'soldier', 'saboteur'],
      turn: 2,
      alwaysAsk: true,
      neutral: 'trap',
    }).play('play soldier', '1: counter saboteur', '0: pass', '3: counter saboteur');
    expect(game.event('countered')).toMatchObject({ seat: 3 });
    expect(game.hand(1)).toMatch(/^saboteur/);
    expect(game.graveyard).toBe('saboteur soldier');
  });

  it('asks with alwaysAsk also who holds nothing, and offers them only to let it through', () => {
    const game = table({ hands: ['hex', '', 'hex'], alwaysAsk: true }).play('play hex 1');
    expect(game.asked).toBe('counter 1');
    expect(game.offered()).toEqual(['pass']);
    expect(game.refused('counter paladin')).toBe('not-in-hand');
    expect(game.refused('counter wraith')).toBe('cannot-counter');
  });

  it('names an asked seat to itself alone', () => {
    const game = table({ hands: ['hex', 'soldier', 'paladin'] }).play('play hex 2');
    expect(game.waiting(2)).toEqual({ seats: [2], others: false });
    for (const viewer of [0, 1, 'onlooker'] as const) {
      expect(game.waiting(viewer)).toEqual(NOBODY);
      expect(game.view(viewer).asked).toEqual({ what: 'counter', ...NOBODY });
    }
  });

  it('tells an asked seat that others may be asked, and hides who has answered what', () => {
    const game = table({ hands: ['soldier', 'saboteur', 'hex'], alwaysAsk: true, neutral: 'trap' }).play(
      'play soldier',
    );
    expect(game.waiting(1)).toEqual({ seats: [1], others: true });
    game.play('1: counter saboteur');
    expect(game.events).toEqual([]);
    expect(game.waiting(1)).toEqual(NOBODY);
    expect(game.view(1).chosen).toEqual({ type: 'counter', card: 'saboteur' });
    expect(game.view(0).chosen).toBeNull();
    expect(game.view(2)).toEqual({ ...game.view(2), chosen: null });
    expect(game.waiting(2)).toEqual({ seats: [2], others: true });
  });

  it('names those who owe any other choice to everybody', () => {
    const game = table({ hands: ['plaguebearer', 'hex thief', 'hex thief'] }).play('play plaguebearer');
    expect(game.waiting('onlooker')).toEqual({ seats: [1, 2], others: false });
    game.play('2: discard hex');
    expect(game.waiting(0)).toEqual({ seats: [1], others: false });
  });

  it('seals a play where being answered at once would tell something, and only there', () => {
    const sketch = { hands: ['hex', 'paladin', 'hex'], stones: ['', 'light dark', ''] };
    const answered = table(sketch).play('play hex 1');
    expect(answered.sealed).toBe(true);
    expect(table({ ...sketch, alwaysAsk: true }).play('play hex 1').sealed).toBe(false);
    expect(table({ hands: ['exorcist', 'hex'], graveyard: 'hex' }).play('play exorcist').sealed).toBe(false);
  });
});
