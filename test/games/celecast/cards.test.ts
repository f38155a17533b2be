import { describe, expect, it } from 'vitest';
import { table } from './position.ts';

const openPack = () =>
  table({
    hands: ['the-pack', 'sunflower gargoyle', 'gargoyle chariot tower', 'shadow'],
    castle: 'tower tower tower tower',
  });

const openJudgement = () =>
  table({
    hands: ['judgement shadow', 'shadow', 'shadow'],
    castle: 'tower knight tower gargoyle sunflower devilry',
  });

describe('Change of Heart (§6)', () => {
  it('asks for the player, then for the card, and never offers oneself (E16)', () => {
    const game = table({ hands: ['change-of-heart tower shadow', 'shadow', 'shadow'] }).play(
      'play change-of-heart',
    );
    expect(game.offered()).toEqual(['target 1', 'target 2']);
    game.play('target 2');
    expect(game.offered()).toEqual(['give tower', 'give shadow']);
    game.play('give tower');
    expect(game.hands).toEqual(['shadow', 'shadow', 'shadow tower']);
    expect(game.sealed).toBe(false);
  });

  it('asks for nobody with two players, and gives the last card unasked', () => {
    const game = table({ hands: ['change-of-heart tower', 'shadow'] }).play('play change-of-heart');
    expect(game.hands).toEqual(['', 'shadow tower']);
    expect(game.ranks).toEqual([2, 1]);
  });

  it('does not count players who have left (E17)', () => {
    const game = table({ hands: ['change-of-heart tower shadow', '', 'shadow'], left: [1] });
    game.play('play change-of-heart');
    expect(game.asked).toBe('give 0');
    expect(game.view(0).steps[0]).toMatchObject({ type: 'give', to: 2, asked: [0] });
  });
});

describe('Devilry (§6)', () => {
  it('makes nobody but the richest discard', () => {
    const game = table({ hands: ['devilry', 'shadow shadow', 'tower tower tower'], castle: 'gargoyle' });
    game.play('play devilry');
    expect(game.asked).toBe('discard 2');
  });

  it('takes two cards unasked from those who have no more', () => {
    const game = table({ hands: ['devilry shadow', 'shadow knight', 'tower'], castle: 'gargoyle sunflower' });
    game.play('play devilry');
    expect(game.courtyard).toBe('knight shadow gargoyle shadow devilry');
    expect(game.hands).toEqual(['', 'sunflower', 'tower']);
    expect(game.asked).toBe('play 1');
  });
});

describe('Wheel of Fortune (§6)', () => {
  it('draws before it asks for the player, oneself included', () => {
    const game = table({ hands: ['wheel-of-fortune', 'shadow'], castle: 'tower knight' });
    game.play('play wheel-of-fortune');
    expect(game.hands[0]).toBe('tower');
    expect(game.offered()).toEqual(['target 0', 'target 1']);
  });

  it('shuffles the chosen hand into the Castle and draws as many', () => {
    const game = table({ hands: ['wheel-of-fortune', 'shadow shadow'], castle: 'tower knight gargoyle' });
    game.play('play wheel-of-fortune', 'target 1');
    expect(game.types.slice(0, 4)).toEqual(['targeted', 'returned', 'shuffled', 'drew']);
    const order = game.event('shuffled')?.order ?? [];
    expect(order.toSorted()).toEqual(['gargoyle', 'knight', 'shadow', 'shadow']);
    expect(game.state.hands[1]).toEqual(order.slice(0, 2));
    expect(game.castle).toBe(order.slice(2).join(' '));
    expect(game.sealed).toBe(true);
  });

  it('shuffles a Castle of no cards for a hand of none', () => {
    const game = table({ hands: ['wheel-of-fortune', 'shadow', 'shadow'] });
    game.play('play wheel-of-fortune', 'target 0');
    expect(game.event('returned')).toEqual({ type: 'returned', seat: 0, cards: [] });
    expect(game.event('shuffled')).toEqual({ type: 'shuffled', pile: 'castle', order: [] });
    expect(game.asked).toBe('play 1');
  });
});

describe('Knight (§6)', () => {
  it('turned by The King still skips the one after whose turn it is (E11)', () => {
    const game = table({ hands: ['knight shadow', 'shadow', 'shadow'], castle: 'tower tower', king: 1 });
    game.play('play knight');
    expect(game.sizes).toEqual([1, 3, 1]);
    expect(game.event('skipped')?.seat).toBe(1);
    expect(game.asked).toBe('play 2');
  });

  it('skips among those who are still in the game (E23)', () => {
    const game = table({
      hands: ['knight shadow', '', 'shadow', 'shadow'],
      castle: 'tower tower',
      left: [1],
    }).play('play knight');
    expect(game.event('skipped')?.seat).toBe(2);
    expect(game.asked).toBe('play 3');
  });

  it('skips one player once', () => {
    const game = table({ hands: ['knight shadow', 'shadow', 'shadow shadow'], castle: 'tower tower' });
    game.play('play knight', 'play shadow');
    expect(game.event('skipped')).toBeUndefined();
    expect(game.asked).toBe('play 0');
  });
});

describe('Court Jester (§6, E22)', () => {
  it('compares with the direction in which the game started', () => {
    const hands = ['court-jester shadow', 'shadow', 'shadow'];
    const counterclockwise = { hands, castle: 'gargoyle tower', startDirection: -1 } as const;
    expect(table({ ...counterclockwise, direction: 1 }).play('play court-jester').sizes).toEqual([3, 1, 1]);
    expect(table({ ...counterclockwise, direction: -1 }).play('play court-jester').sizes).toEqual([2, 1, 1]);
  });
});

describe('The King (§6, E10)', () => {
  it('serves who played him and turns Sun cards of others alone', () => {
    const game = table({
      hands: ['the-king sunflower shadow', 'sunflower gargoyle shadow', 'shadow'],
      castle: 'tower tower tower',
    }).play('play the-king');
    expect(game.state.king).toBe(0);
    game.play('play sunflower');
    expect(game.event('played')).toEqual({ type: 'played', seat: 1, card: 'sunflower', for: 0 });
    expect(game.event('milled')?.seat).toBe(0);
    game.play('play shadow');
    expect(game.event('played')?.for).toBe(2);
    game.play('play sunflower');
    expect(game.event('played')?.for).toBe(0);
  });

  it('does not turn The Magician (E02)', () => {
    const game = table({ hands: ['the-magician shadow', 'shadow shadow', 'shadow'], king: 1 });
    game.play('play the-magician');
    expect(game.event('played')?.for).toBe(0);
    expect(game.asked).toBe('target 0');
  });
});

describe('The Pack (§6, E14)', () => {
  it('counts only players with cards', () => {
    const game = openPack().play('play the-pack');
    expect(game.offered()).toEqual(Array.from({ length: 13 }, (_, at) => `say ${at + 3}`));
    expect(game.view(0).numbers).toEqual({ from: 3, to: 15 });
  });

  it('asks all who have a choice at the same time, and shows nothing before all have chosen', () => {
    const game = openPack().play('play the-pack', 'say 6');
    expect(game.asked).toBe('discard 1 2');
    game.playAs(2, 'discard chariot');
    expect(game.asked).toBe('discard 1');
    expect(game.sealed).toBe(true);
    expect(game.told(2)).toEqual([{ type: 'chose', seat: 2, card: 'chariot' }]);
    expect(game.told(1)).toEqual([{ type: 'chose', seat: 2, card: null }]);
    expect(game.view(2).pack?.chosen).toBe('chariot');
    expect(game.view(1).pack?.chosen).toBeNull();
    expect(game.view('onlooker').pack?.chosen).toBeNull();
    expect(game.view(1).players.map(({ cards }) => cards)).toEqual([0, 2, 3, 1]);
    expect(game.courtyard).toBe('the-pack');
  });

  it('discards in turn order, then unwinds what that set off', () => {
    const game = openPack()
      .play('play the-pack', 'say 6')
      .playAs(2, 'discard chariot')
      .playAs(1, 'discard gargoyle');
    expect(game.types).toEqual([
      'chose',
      'discarded',
      'discarded',
      'discarded',
      'counted',
      'special',
      'milled',
      'left',
      'left',
      'turn',
    ]);
    expect(game.event('counted')).toEqual({ type: 'counted', said: 6, sum: 7 });
    expect(game.view(0).pack).toEqual({ said: null, chosen: null, tried: [{ said: 6, sum: 7 }] });
    expect(game.play(game.offered()[0] ?? '').view(0).pack).toBeNull();
  });

  it('repeats with a new number when the sum is right, before anything that was set off', () => {
    const game = openPack()
      .play('play the-pack', 'say 7')
      .playAs(1, 'discard gargoyle')
      .playAs(2, 'discard chariot');
    expect(game.event('counted')).toEqual({ type: 'counted', said: 7, sum: 7 });
    expect(game.asked).toBe('say 0');
    expect(game.view(1).numbers).toEqual({ from: 2, to: 10 });
    game.play('say 3');
    expect(game.asked).toBe('discard 2');
    game.play('discard tower');
    expect(game.event('counted')).toEqual({ type: 'counted', said: 3, sum: 3 });
    expect(game.asked).toBe('say 0');
    game.play('say 5');
    expect(game.view(0).pack?.tried).toHaveLength(3);
    expect(game.event('special')?.card).toBe('chariot');
  });

  it('stops when nobody has a card', () => {
    const game = table({ hands: ['the-pack', 'shadow', 'shadow'] }).play('play the-pack', 'say 8');
    expect(game.types).toEqual(['said', 'discarded', 'discarded', 'counted', 'left', 'left', 'left', 'won']);
  });
});

describe('Judgement (§6, E15)', () => {
  it('asks for the player before the cards are drawn', () => {
    const game = openJudgement().play('play judgement');
    expect(game.asked).toBe('target 0');
    expect(game.state.piles).toEqual([]);
    expect(game.sealed).toBe(false);
  });

  it('shows the cards to all and offers each split once', () => {
    const game = openJudgement().play('play judgement', 'target 1');
    expect(game.view('onlooker').piles).toEqual([['tower', 'knight', 'tower', 'gargoyle', 'sunflower']]);
    const splits = game.offered();
    expect(splits).toHaveLength(3 * 2 ** 3);
    expect(new Set(splits).size).toBe(splits.length);
    expect(splits).toContain('split');
    expect(splits).toContain('split tower knight');
    expect(splits).not.toContain('split knight tower');
    expect(splits).toContain('split tower tower');
  });

  it('gives the chosen player one pile and the other to who played it, both in the order drawn', () => {
    const game = openJudgement().play('play judgement', 'target 1', 'split tower gargoyle');
    expect(game.view(2).piles).toEqual([
      ['tower', 'gargoyle'],
      ['knight', 'tower', 'sunflower'],
    ]);
    expect(game.asked).toBe('pick 1');
    game.play('pick 1');
    expect(game.hands).toEqual(['shadow tower gargoyle', 'shadow knight tower sunflower', 'shadow']);
    expect(game.castle).toBe('devilry');
    expect(game.asked).toBe('play 1');
  });

  it('splits what is left in the Castle, also into everything and nothing', () => {
    const game = table({ hands: ['judgement', 'shadow'], castle: 'tower' }).play('play judgement');
    expect(game.offered()).toEqual(['split', 'split tower']);
    game.play('split');
    expect(game.offered()).toEqual(['pick 0', 'pick 1']);
    game.play('pick 0');
    expect(game.hands).toEqual(['tower', 'shadow']);
  });
});

describe('The Reaper (§6, E12, E13)', () => {
  it('returns the Moon cards, himself and those just discarded included, and deals as many', () => {
    const game = table({
      hands: ['the-reaper tower sunflower', 'shadow', 'shadow'],
      castle: 'knight',
      courtyard: 'gargoyle devilry',
    }).play('play the-reaper');
    expect(game.event('gathered')?.cards.toSorted()).toEqual(['gargoyle', 'the-reaper', 'tower']);
    expect(game.event('shuffled')?.order.toSorted()).toEqual(['gargoyle', 'knight', 'the-reaper', 'tower']);
    expect(game.courtyard).toBe('sunflower devilry');
    expect(game.sizes).toEqual([1, 2, 2]);
    expect(game.state.castle).toHaveLength(1);
    expect(game.view(0).steps.at(-1)).toMatchObject({
      type: 'draw-amongst',
      count: 3,
      moved: 3,
      status: 'done',
    });
  });

  it('unwinds what he made discard after the cards are dealt', () => {
    const game = table({ hands: ['the-reaper chariot', 'shadow'], castle: 'knight knight knight' });
    game.play('play the-reaper');
    const types = game.types;
    expect(types.indexOf('special')).toBeGreaterThan(types.lastIndexOf('drew'));
  });
});

describe('The Magician (§6)', () => {
  it('makes who played him give when he has more', () => {
    const game = table({ hands: ['the-magician tower knight', 'shadow', 'shadow shadow shadow'] });
    game.play('play the-magician', 'target 1');
    expect(game.asked).toBe('give 0');
    game.play('give knight');
    expect(game.hands).toEqual(['tower', 'shadow knight', 'shadow shadow shadow']);
  });

  it('takes a last card unasked, which seals the move', () => {
    const game = table({ hands: ['the-magician', 'knight', 'shadow'] }).play('play the-magician', 'target 1');
    expect(game.hands).toEqual(['knight', '', 'shadow']);
    expect(game.event('gave')).toEqual({ type: 'gave', from: 1, to: 0, card: 'knight' });
    expect(game.asked).toBe('play 2');
    expect(game.sealed).toBe(true);
  });

  it('exchanges hands in their order', () => {
    const game = table({ hands: ['the-magician tower knight', 'shadow gargoyle'] }).play('play the-magician');
    expect(game.hands).toEqual(['shadow gargoyle', 'tower knight']);
    expect(game.sealed).toBe(true);
  });
});
