import { describe, expect, it } from 'vitest';
import { begin } from '../../../src/engine/play.ts';
import { rngOfWord } from '../../../src/engine/shuffle.ts';
import { CARDS, deck, type Sign } from '../../../src/games/celecast/cards.ts';
import { celecast } from '../../../src/games/celecast/index.ts';
import type { State } from '../../../src/games/celecast/state.ts';
import { table } from './position.ts';

describe('worked tests of the rules', () => {
  it('worked test 1: 96 cards, 32 of each sign, 72 in the Castle after the deal (§2)', () => {
    const cards = deck();
    const ofSign = (sign: Sign) => cards.filter((card) => CARDS[card].sign === sign).length;
    expect([cards.length, ofSign('sun'), ofSign('moon'), ofSign('star')]).toEqual([96, 32, 32, 32]);
    for (const [seats, each] of [
      [2, 12],
      [3, 8],
      [4, 6],
    ] as const) {
      const { state } = begin(celecast, seats, { direction: 'random' }, rngOfWord('deal')).position;
      const { castle, hands } = state as State;
      expect(castle).toHaveLength(72);
      expect(hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => each));
      expect(celecast.cards(state as State).toSorted()).toEqual(cards.toSorted());
    }
  });

  it('worked test 2: a milled Sunflower draws after the effect that milled it (§4)', () => {
    const game = table({
      hands: ['sunflower', 'shadow shadow', 'shadow'],
      castle: 'sunflower tower gargoyle',
    }).play('play sunflower');
    expect(game.types).toEqual(['played', 'milled', 'special', 'drew', 'turn']);
    expect(game.hands[0]).toBe('tower');
    expect(game.castle).toBe('gargoyle');
    expect(game.courtyard).toBe('sunflower sunflower');
    expect(game.asked).toBe('play 1');
  });

  it('worked test 3: a Chariot deals three cards round and round (§5)', () => {
    const game = table({ hands: ['chariot shadow', 'shadow'], castle: 'devilry gargoyle tower' });
    game.play('play chariot');
    expect(game.hands).toEqual(['shadow devilry tower', 'shadow gargoyle']);
    expect(game.asked).toBe('play 1');
  });

  it('worked test 4: The King turns The Queen to his owner, who leaves (§6)', () => {
    const game = table({
      hands: ['the-queen shadow', 'tower tower tower', 'gargoyle gargoyle'],
      castle: 'devilry devilry devilry knight shadow sunflower chariot',
      king: 1,
    }).play('play the-queen');
    expect(game.event('played')?.for).toBe(1);
    expect(game.event('discarded')).toEqual({
      type: 'discarded',
      seat: 1,
      cards: ['tower', 'tower', 'tower'],
    });
    expect(game.event('milled')?.cards).toEqual(['devilry', 'devilry', 'devilry', 'knight']);
    expect(game.event('left')).toEqual({ type: 'left', seat: 1, rank: 3, king: true });
    expect(game.state.king).toBeNull();
    expect(game.hands).toEqual(['shadow', '', 'gargoyle gargoyle']);
    expect(game.asked).toBe('play 2');
  });

  it('worked test 5: a Court Jester draws again when the starting direction is back (§6)', () => {
    const hands = ['court-jester shadow', 'shadow', 'shadow'];
    const back = table({ hands, castle: 'gargoyle tower', direction: -1 }).play('play court-jester');
    expect(back.hands[0]).toBe('shadow gargoyle tower');
    expect(back.state.direction).toBe(1);
    expect(back.asked).toBe('play 1');
    const away = table({ hands, castle: 'gargoyle tower' }).play('play court-jester');
    expect(away.hands[0]).toBe('shadow gargoyle');
    expect(away.state.direction).toBe(-1);
    expect(away.asked).toBe('play 2');
  });

  it('worked test 6: in a tie all who have the most cards discard for Devilry (§6)', () => {
    const game = table({
      hands: ['devilry shadow shadow', 'shadow shadow shadow', 'tower'],
      castle: 'gargoyle',
    }).play('play devilry');
    expect(game.asked).toBe('discard 0');
    game.play('discard shadow', 'discard shadow');
    expect(game.asked).toBe('discard 1');
    game.play('discard shadow', 'discard shadow');
    expect(game.sizes).toEqual([1, 1, 1]);
    expect(game.hands[0]).toBe('gargoyle');
  });

  it('worked test 7: The Magician exchanges equal hands, or the richer gives one (§6)', () => {
    const hands = ['the-magician the-queen', 'shadow', 'tower gargoyle knight'];
    const equal = table({ hands }).play('play the-magician', 'target 1');
    expect(equal.hands.slice(0, 2)).toEqual(['shadow', 'the-queen']);
    const richer = table({ hands }).play('play the-magician', 'target 2');
    expect(richer.asked).toBe('give 2');
    expect(richer.offered()).toEqual(['give tower', 'give gargoyle', 'give knight']);
    richer.play('give gargoyle');
    expect(richer.hands).toEqual(['the-queen gargoyle', 'shadow', 'tower knight']);
  });

  it('worked test 8: The Pack empties all hands, and the last to leave wins (§6, §7)', () => {
    const game = table({ hands: ['the-pack shadow', 'sunflower', 'gargoyle'] }).play('play the-pack');
    expect(game.offered()).toEqual(Array.from({ length: 13 }, (_, at) => `say ${at + 3}`));
    game.play('say 7');
    expect(game.event('counted')).toEqual({ type: 'counted', said: 7, sum: 6 });
    expect(game.events.flatMap((event) => (event.type === 'left' ? [event.seat] : []))).toEqual([0, 1, 2]);
    expect(game.asked).toBe('');
    expect(game.ranks).toEqual([3, 2, 1]);
    expect(game.event('won')?.seat).toBe(2);
  });

  it('worked test 9: a Knight skips the next player (§6)', () => {
    const three = table({ hands: ['knight', 'shadow', 'shadow'], castle: 'gargoyle tower' }).play(
      'play knight',
    );
    expect(three.hands[0]).toBe('gargoyle tower');
    expect(three.asked).toBe('play 2');
    const two = table({ hands: ['knight', 'shadow'], castle: 'gargoyle tower' }).play('play knight');
    expect(two.asked).toBe('play 0');
  });
});
