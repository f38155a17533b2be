import { describe, expect, it } from 'vitest';
import { table } from './position.ts';

describe('moving cards (§4, §5)', () => {
  it('asks for the card even where all are alike', () => {
    const game = table({ hands: ['scapegrace shadow shadow', 'shadow'] }).play('play scapegrace');
    expect(game.asked).toBe('discard 0');
    expect(game.offered()).toEqual(['discard shadow']);
  });

  it('moves a whole hand unasked, left to right', () => {
    const game = table({ hands: ['the-queen tower knight', 'shadow', 'shadow'], castle: 'shadow gargoyle' });
    game.play('play the-queen');
    expect(game.event('discarded')?.cards).toEqual(['tower', 'knight']);
    expect(game.courtyard).toBe('gargoyle shadow knight tower the-queen');
  });

  it('offers each kind of card once, in the order of the hand', () => {
    const game = table({ hands: ['gargoyle tower shadow tower', 'shadow'] }).play('play gargoyle');
    expect(game.offered()).toEqual(['roof tower', 'roof shadow']);
    game.play('roof tower');
    expect(game.hands[0]).toBe('shadow tower');
    expect(game.castle).toBe('tower');
  });

  it('moves as many cards as there are (E05)', () => {
    const game = table({ hands: ['knight shadow', 'shadow'], castle: 'tower' }).play('play knight');
    expect(game.hands[0]).toBe('shadow tower');
    expect(game.view(0).steps[0]).toMatchObject({ type: 'draw', count: 2, moved: 1 });
  });

  it.each([
    ['sunflower', 'castle'],
    ['chariot', 'castle'],
    ['judgement', 'castle'],
    ['court-jester', 'castle'],
  ] as const)('lets %s do nothing with an empty Castle (E06)', (card, pile) => {
    const game = table({ hands: [`${card} shadow`, 'shadow', 'shadow'] }).play(`play ${card}`);
    expect(game.event('nothing')).toEqual({ type: 'nothing', seat: 0, pile });
    expect(game.sizes).toEqual([1, 1, 1]);
    expect(game.sealed).toBe(false);
    expect(game.asked).toMatch(/^play/);
  });

  it.each(['gargoyle', 'pedestrian', 'change-of-heart', 'the-reaper'])(
    'leaves out what %s asks of an empty hand, its target too',
    (card) => {
      const game = table({ hands: [card, 'shadow', 'shadow'] }).play(`play ${card}`);
      expect(game.event('nothing')).toEqual({ type: 'nothing', seat: 0, pile: 'hand' });
      expect(game.types).not.toContain('targeted');
    },
  );

  it('roofs one card each, round and round, passing over empty hands (E03, E04)', () => {
    const game = table({ hands: ['tower', 'shadow', 'gargoyle sunflower'] }).play('play tower');
    expect(game.castle).toBe('shadow');
    expect(game.asked).toBe('roof 2');
    game.play('roof gargoyle');
    expect(game.castle).toBe('sunflower gargoyle shadow');
    expect(game.ranks).toEqual([3, 2, 1]);
  });

  it('judges the whole hand at each roofed card', () => {
    const game = table({ hands: ['tower', 'shadow shadow', 'gargoyle gargoyle'] }).play('play tower');
    expect(game.asked).toBe('roof 1');
    game.play('roof shadow');
    expect(game.asked).toBe('roof 2');
    game.play('roof gargoyle');
    expect(game.sizes).toEqual([0, 0, 1]);
    expect(game.castle).toBe('shadow gargoyle shadow');
  });

  it('draws amongst the players in the current direction', () => {
    const game = table({
      hands: ['chariot', 'shadow', 'shadow'],
      castle: 'devilry tower knight',
      direction: -1,
    });
    game.play('play chariot');
    expect(game.hands).toEqual(['devilry', 'shadow knight', 'shadow tower']);
    expect(game.events.flatMap((event) => (event.type === 'drew' ? [event.seat] : []))).toEqual([0, 2, 1]);
  });
});

describe('special parts (§4)', () => {
  it('are not set off by playing the card (E08)', () => {
    const game = table({ hands: ['knight shadow', 'shadow'], castle: 'tower tower tower' }).play(
      'play knight',
    );
    expect(game.types).not.toContain('special');
    expect(game.hands[0]).toBe('shadow tower tower');
  });

  it('wait until the effect at work is done, first in, first out (E07)', () => {
    const game = table({
      hands: ['devilry chariot chariot', 'chariot knight shadow'],
      castle: 'shadow gargoyle gargoyle tower sunflower',
    }).play('play devilry', 'discard chariot', 'discard chariot');
    expect(game.types).toEqual(['discarded']);
    expect(game.asked).toBe('discard 1');
    expect(game.view('onlooker').steps.map(({ status, type, seat }) => [status, type, seat])).toEqual([
      ['done', 'draw', 0],
      ['done', 'highest-discard', 0],
      ['done', 'discard', 0],
      ['now', 'discard', 1],
      ['to-come', 'mill', 0],
      ['to-come', 'mill', 0],
    ]);
    game.play('discard knight', 'discard shadow');
    expect(
      game.events.flatMap((event) => (event.type === 'special' ? [`${event.card} ${event.seat}`] : [])),
    ).toEqual(['chariot 0', 'chariot 0', 'knight 1', 'sunflower 0']);
  });

  it('of cards milled together unwind from the first to the last', () => {
    const game = table({
      hands: ['the-queen', 'shadow', 'shadow'],
      castle: 'court-jester sunflower the-reaper sunflower gargoyle tower',
    }).play('play the-queen');
    expect(game.events.flatMap((event) => (event.type === 'special' ? [event.card] : []))).toEqual([
      'court-jester',
      'sunflower',
      'the-reaper',
      'sunflower',
    ]);
    expect(game.hands[0]).toBe('tower');
  });

  it('unwind for who discarded or milled the card, never for The King (E09, E10)', () => {
    const game = table({
      hands: ['scapegrace chariot', 'shadow', 'shadow'],
      castle: 'sunflower tower tower gargoyle',
      king: 1,
    }).play('play scapegrace');
    expect(game.events.flatMap((event) => (event.type === 'special' ? [event.seat] : []))).toEqual([0, 0]);
    expect(game.hands).toEqual(['gargoyle', 'shadow', 'shadow']);
  });

  it.each([
    ['scapegrace', 'knight', 'discarded'],
    ['scapegrace', 'court-jester', 'discarded'],
    ['scapegrace', 'the-queen', 'discarded'],
    ['scapegrace', 'the-reaper', 'discarded'],
  ])('%s sets off a discarded %s', (card, special, part) => {
    const game = table({ hands: [`${card} ${special}`, 'shadow', 'shadow'], castle: 'tower' }).play(
      `play ${card}`,
    );
    expect(game.event('special')).toEqual({ type: 'special', seat: 0, card: special, part });
  });

  it('change the direction and nothing else for a milled Court Jester', () => {
    const game = table({
      hands: ['sunflower shadow', 'shadow', 'shadow'],
      castle: 'court-jester tower',
      direction: -1,
    }).play('play sunflower');
    expect(game.state.direction).toBe(1);
    expect(game.sizes).toEqual([1, 1, 1]);
    expect(game.asked).toBe('play 1');
  });

  it('mill four more for a milled Queen, and ask for four cards for a discarded one', () => {
    const milled = table({
      hands: ['sunflower shadow', 'shadow'],
      castle: 'the-queen tower tower tower tower shadow',
    });
    milled.play('play sunflower');
    expect(milled.castle).toBe('shadow');
    const discarded = table({ hands: ['scapegrace the-queen tower tower tower tower tower', 'shadow'] });
    discarded.play('play scapegrace', 'discard the-queen');
    expect(discarded.asked).toBe('discard 0');
    discarded.play('discard tower', 'discard tower', 'discard tower', 'discard tower');
    expect(discarded.hands[0]).toBe('tower');
  });

  it('discard the whole hand for a milled Reaper, who stays in the Courtyard (E13)', () => {
    const game = table({ hands: ['sunflower tower', 'shadow', 'shadow'], castle: 'the-reaper shadow' });
    game.play('play sunflower');
    expect(game.courtyard).toBe('tower the-reaper sunflower');
    expect(game.event('left')?.seat).toBe(0);
    expect(game.castle).toBe('shadow');
  });
});
