import { describe, expect, it } from 'vitest';
import { table, tableWhereNext } from './position.ts';

const FILLED = 'hex hex hex hex hex';

describe('exploring (§2)', () => {
  it('claims a stone of its colour and is over', () => {
    const game = table({ hands: ['ravager', 'hex'], neutral: 'dark-stone dark-stone' }).play('play ravager');
    expect(game.stones(0)).toBe('dark');
    expect(game.neutral).toBe('dark-stone');
    expect(game.all('explored')).toHaveLength(1);
  });

  it('claims on the second attempt as well', () => {
    const sketch = { hands: ['ravager', 'hex'], neutral: 'light-stone dark-stone' };
    const game = tableWhereNext('dark-stone', sketch, ['play ravager']);
    expect(game.all('explored').map(({ met }) => met)).toEqual(['once-more', 'claimed']);
    expect(game.stones(0)).toBe('dark');
  });

  it('counts an Event as the end of the attempt: what it grants is a new exploration with both attempts', () => {
    const sketch = { hands: ['soldier', 'hex'], neutral: 'shifting-halls dark-stone dark-stone' };
    const game = tableWhereNext('dark-stone', sketch, ['play soldier']);
    expect(game.all('explored').map(({ met }) => met)).toEqual(['event', 'once-more', 'ends']);
  });

  it('does nothing with an empty neutral deck', () => {
    const game = table({ hands: ['soldier', 'hex'] }).play('play soldier');
    expect(game.event('nothing')).toEqual({ type: 'nothing', card: 'soldier' });
    expect(game.types).not.toContain('shuffled');
  });

  it('shuffles and records even a neutral deck of the one stone that came back', () => {
    const game = table({ hands: ['soldier', 'hex'], neutral: 'dark-stone' }).play('play soldier');
    expect(game.all('shuffled').map(({ pile, order }) => [pile, ...order])).toEqual([
      ['neutral', 'dark-stone'],
      ['neutral', 'dark-stone'],
    ]);
  });

  it('explores as a Soldier for the Archon and as a Ravager for the Overlord', () => {
    const light = table({ hands: ['archon', 'hex'], neutral: 'light-stone' }).play('play archon');
    expect(light.stones(0)).toBe('light');
    const dark = table({ hands: ['overlord', 'hex'], neutral: 'dark-stone' }).play('play overlord');
    expect(dark.stones(0)).toBe('dark');
  });

  it('explores as the revived character, not as the Necromancer’s last one', () => {
    const game = table({
      hands: ['necromancer', 'hex'],
      graveyard: 'ravager',
      neutral: 'shifting-halls dark-stone',
    });
    game.play('play necromancer');
    expect(game.stones(0)).toBe('dark');
    expect(game.void).toBe('ravager');
    expect(game.graveyard).toBe('necromancer');
  });
});

describe('events (§6)', () => {
  it('keeps an event on the table while it is carried out, also through the Shifting Halls', () => {
    const game = table({ hands: [`soldier ${FILLED}`, FILLED], neutral: 'shifting-halls eclipse trap' });
    game.play('play soldier');
    expect(game.asked).toBe('eclipse 0 1');
    expect(game.table).toBe('soldier shifting-halls eclipse');
    expect(game.buried).toBe('');
    game.play('pass-card hex', 'pass-card hex');
    expect(game.buried).toBe('eclipse shifting-halls');
  });

  it('lets the explorer draw two cards for a Blessing', () => {
    const game = table({
      hands: ['soldier hex hex hex hex', FILLED],
      neutral: 'blessing',
      main: 'scout shade thief',
    });
    game.play('play soldier');
    expect(game.event('drew')).toEqual({ type: 'drew', seat: 0, cards: ['scout', 'shade'] });
    expect(game.asked).toBe('level 0');
  });

  it('passes all Eclipse cards at once to the next seat, those without a choice with the others', () => {
    const game = table({ hands: ['soldier hex thief', 'scout', 'shade cleric', ''], neutral: 'eclipse' });
    game.play('play soldier');
    expect(game.asked).toBe('eclipse 0 2');
    game.play('2: pass-card cleric');
    expect(game.events).toEqual([]);
    game.play('0: pass-card thief');
    expect(game.all('passed-on').map(({ from, to, card }) => [from, to, card])).toEqual([
      [0, 1, 'thief'],
      [1, 2, 'scout'],
      [2, 3, 'cleric'],
    ]);
    expect(game.hand(1)).toMatch(/^thief herald/);
    expect(game.sealed).toBe(true);
  });

  it('carries out an Eclipse unasked where nobody has a choice', () => {
    const game = table({ hands: ['soldier hex', 'scout'], neutral: 'eclipse' }).play('play soldier');
    expect(game.all('passed-on')).toHaveLength(2);
    expect(game.asked).toBe('play 1');
  });

  it('brings back any character but a leader by an Echo, Quickplay too', () => {
    const game = table({
      hands: ['soldier', 'hex'],
      neutral: 'echo',
      graveyard: 'archon paladin necromancer cleric overlord',
    });
    game.play('play soldier');
    expect(game.offered()).toEqual(['choose-card cleric', 'choose-card necromancer', 'choose-card paladin']);
    game.play('choose-card paladin');
    expect(game.hand(0)).toMatch(/^paladin/);
  });

  it('cannot fetch the card on the table by an Echo', () => {
    const game = table({ hands: ['soldier', 'hex'], neutral: 'echo' }).play('play soldier');
    expect(game.event('nothing')).toEqual({ type: 'nothing', card: 'echo' });
  });

  it('buries Traps and Events unresolved in a Collapse, gives back stones and shuffles', () => {
    const game = table({ hands: ['soldier', 'hex'], neutral: 'collapse trap light-stone reckoning trap' });
    game.play('play soldier');
    expect(game.event('collapsed')?.cards).toEqual(['trap', 'light-stone', 'reckoning']);
    expect(game.buried).toBe('trap reckoning collapse');
    expect(game.event('shuffled')?.order.toSorted()).toEqual(['light-stone', 'trap']);
    expect(game.stones(0)).toBe('');
  });

  it('collapses as many cards as there are, and shuffles no empty pile', () => {
    const game = table({ hands: ['soldier', 'hex'], neutral: 'collapse trap' }).play('play soldier');
    expect(game.event('collapsed')?.cards).toEqual(['trap']);
    expect(game.types).not.toContain('shuffled');
    const empty = table({ hands: ['soldier', 'hex'], neutral: 'collapse' }).play('play soldier');
    expect(empty.event('nothing')).toEqual({ type: 'nothing', card: 'collapse' });
  });

  it('shuffles in a Collapse also when no stone came back', () => {
    const game = table({ hands: ['soldier', 'hex'], neutral: 'collapse trap trap trap trap' }).play(
      'play soldier',
    );
    expect(game.event('shuffled')?.order).toEqual(['trap']);
  });

  it('takes two cards at random from all who tie for the most stones, from the current player on', () => {
    const game = table({
      hands: ['soldier hex', FILLED, 'thief scout', ''],
      stones: ['light', 'dark dark', 'light light', 'dark dark'],
      turn: 0,
      neutral: 'reckoning',
    }).play('play soldier');
    expect(game.all('picked').map(({ from }) => from)).toEqual([1, 2]);
    expect(game.all('picked')[0]?.cards).toEqual(['hex', 'hex']);
    expect(game.all('picked')[1]?.cards.toSorted()).toEqual(['scout', 'thief']);
    expect(game.graveyard).toBe('hex hex scout soldier thief');
  });

  it('reckons with nobody while nobody has a stone', () => {
    const game = table({ hands: ['soldier hex', 'hex'], neutral: 'reckoning' }).play('play soldier');
    expect(game.event('nothing')).toEqual({ type: 'nothing', card: 'reckoning' });
  });

  it('asks for a Tribute who ties for the most and has both colours, and shuffles once', () => {
    const game = table({
      hands: ['soldier', 'hex', 'hex'],
      stones: ['light dark', 'light', 'light light'],
      neutral: 'tribute',
    }).play('play soldier');
    expect(game.asked).toBe('tribute 0');
    game.play('choose-stone dark-stone');
    expect(game.all('stone-returned').map(({ seat, stone }) => [seat, stone])).toEqual([
      [0, 'dark-stone'],
      [2, 'light-stone'],
    ]);
    expect(game.all('shuffled')).toHaveLength(1);
    expect(game.sealed).toBe(true);
  });

  it('carries out a Tribute unasked where all have one colour, and does nothing without stones', () => {
    const game = table({ hands: ['soldier', 'hex'], stones: ['light', 'dark'], neutral: 'tribute' });
    game.play('play soldier');
    expect(game.all('stone-returned').map(({ seat }) => seat)).toEqual([0, 1]);
    const none = table({ hands: ['soldier', 'hex'], neutral: 'tribute' }).play('play soldier');
    expect(none.event('nothing')).toEqual({ type: 'nothing', card: 'tribute' });
    expect(none.types).not.toContain('shuffled');
  });
});
