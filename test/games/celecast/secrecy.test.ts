import { describe, expect, it } from 'vitest';
import { Rng } from '../../../src/engine/rng.ts';
import { rngOfWord } from '../../../src/engine/shuffle.ts';
import { celecast } from '../../../src/games/celecast/index.ts';
import { redeal } from '../../../src/games/celecast/view.ts';
import { table } from './position.ts';

describe('who sees what (§8)', () => {
  it('shows a hand to its owner and its size to all', () => {
    const game = table({
      hands: ['shadow knight', 'tower'],
      castle: 'tower devilry',
      courtyard: 'gargoyle chariot',
    });
    expect(game.view(0).hand).toEqual(['shadow', 'knight']);
    expect(game.view('onlooker')).toMatchObject({
      you: null,
      hand: null,
      castle: 2,
      courtyard: ['chariot', 'gargoyle'],
      players: [{ cards: 2 }, { cards: 1 }],
    });
  });

  it('tells drawn cards to who drew them', () => {
    const game = table({ hands: ['knight shadow', 'shadow'], castle: 'tower devilry' }).play('play knight');
    expect(game.told(0)[1]).toEqual({ type: 'drew', seat: 0, count: 2, cards: ['tower', 'devilry'] });
    expect(game.told(1)[1]).toEqual({ type: 'drew', seat: 0, count: 2, cards: null });
    expect(game.sealed).toBe(true);
  });

  it('tells a roofed card to who roofed it, without a seal', () => {
    const game = table({ hands: ['gargoyle tower shadow', 'shadow'] }).play('play gargoyle', 'roof tower');
    expect(game.told(0)[0]).toEqual({ type: 'roofed', seat: 0, card: 'tower' });
    expect(game.told('onlooker')[0]).toEqual({ type: 'roofed', seat: 0, card: null });
    expect(game.sealed).toBe(false);
  });

  it('tells a given card to both and to nobody else', () => {
    const game = table({ hands: ['change-of-heart tower', 'shadow', 'shadow'] }).play(
      'play change-of-heart',
      'target 1',
    );
    const gave = (viewer: number) => game.told(viewer).find(({ type }) => type === 'gave');
    expect(gave(0)).toEqual({ type: 'gave', from: 0, to: 1, card: 'tower' });
    expect(gave(1)).toEqual({ type: 'gave', from: 0, to: 1, card: 'tower' });
    expect(gave(2)).toEqual({ type: 'gave', from: 0, to: 1, card: null });
  });

  it('tells exchanged hands to both, and their size to the others', () => {
    const game = table({ hands: ['the-magician tower', 'shadow', 'shadow'] }).play(
      'play the-magician',
      'target 1',
    );
    expect(game.told(1)[1]).toMatchObject({ count: 1, fromCards: ['tower'], toCards: ['shadow'] });
    expect(game.told(2)[1]).toMatchObject({ count: 1, fromCards: null, toCards: null });
  });

  it('tells of a shuffle that it happened, and of a hand put into the Castle its size', () => {
    const game = table({ hands: ['wheel-of-fortune', 'shadow tower'], castle: 'knight' });
    game.play('play wheel-of-fortune', 'target 1');
    expect(game.told(0).slice(1, 3)).toEqual([
      { type: 'returned', seat: 1, count: 2, cards: null },
      { type: 'shuffled', pile: 'castle' },
    ]);
    expect(game.told(1)[1]).toMatchObject({ cards: ['shadow', 'tower'] });
  });
});

describe('seals', () => {
  it('are not needed where a card shows nothing hidden', () => {
    expect(table({ hands: ['shadow tower', 'shadow'] }).play('play shadow').sealed).toBe(false);
  });

  it('hold where others must show their cards', () => {
    const game = table({ hands: ['devilry shadow', 'shadow tower', 'shadow'] }).play('play devilry');
    expect(game.event('discarded')?.seat).toBe(1);
    expect(game.asked).toBe('play 2');
    expect(game.sealed).toBe(true);
  });
});

describe('dealing anew what a viewer cannot know', () => {
  it('leaves the own hand and all sizes, and mixes the rest', () => {
    const game = table({
      hands: ['shadow shadow', 'tower gargoyle', 'knight'],
      castle: 'devilry chariot sunflower sunflower',
    });
    const rng = new Rng(rngOfWord('worlds'));
    const thirds = new Set<string>();
    for (let at = 0; at < 60; at += 1) {
      const other = redeal(game.state, 0, rng);
      expect(other.hands[0]).toEqual(['shadow', 'shadow']);
      expect(other.hands.map((hand) => hand.length)).toEqual([2, 2, 1]);
      expect(celecast.cards(other).toSorted()).toEqual(celecast.cards(game.state).toSorted());
      thirds.add(other.hands[2]?.join(' ') ?? '');
    }
    expect([...thirds].toSorted()).toEqual([
      'chariot',
      'devilry',
      'gargoyle',
      'knight',
      'sunflower',
      'tower',
    ]);
  });

  it("chooses anew for The Pack from others' hands, and leaves one's own choice", () => {
    const game = table({
      hands: ['the-pack', 'tower gargoyle', 'knight shadow', 'devilry chariot'],
      castle: 'sunflower pedestrian scapegrace',
    })
      .play('play the-pack', 'say 6')
      .playAs(1, 'discard tower')
      .playAs(2, 'discard shadow');
    const rng = new Rng(rngOfWord('worlds'));
    const seen = new Set<unknown>();
    for (let at = 0; at < 60; at += 1) {
      const other = redeal(game.state, 1, rng);
      expect(other.pack?.chosen[1]).toBe('tower');
      expect(other.pack?.chosen[3]).toBeNull();
      expect(other.hands[2]).toContain(other.pack?.chosen[2]);
      seen.add(other.pack?.chosen[2]);
    }
    expect(seen.size).toBeGreaterThan(4);
  });
});
