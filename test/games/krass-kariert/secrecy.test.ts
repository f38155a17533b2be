import { describe, expect, it } from 'vitest';
import { Rng } from '../../../src/engine/rng.ts';
import { rngOfWord } from '../../../src/engine/shuffle.ts';
import { krassKariert } from '../../../src/games/krass-kariert/index.ts';
import { redeal } from '../../../src/games/krass-kariert/view.ts';
import { table } from './position.ts';

describe('who sees what (§3)', () => {
  it('shows a hand to its owner and its size to the others', () => {
    const game = table({ hands: ['5 9', '6 8 8', '3'], reserves: ['7', '', ''], pile: '1 2' });
    expect(game.view(1).hand).toEqual(['6', '8', '8']);
    expect(game.view('onlooker')).toMatchObject({ hand: null, pile: 2 });
    expect(game.view(0).players[1]).toEqual({
      seat: 1,
      cards: 3,
      known: [],
      reserves: [],
      chips: 2,
      part: 'to-act',
    });
  });

  it('tells only the player where in the hand cards were', () => {
    const game = table({ hands: ['5 9', '6 8', '3'] }).play('play 1 1');
    const open = { type: 'played', seat: 0, cards: ['9'], rank: 'solo', sum: 9 };
    expect(game.told(0)).toEqual([{ ...open, at: 1 }]);
    expect(game.told(2)).toEqual([open]);
    expect(game.told('onlooker')).toEqual([open]);
  });

  it('tells what a played X stood for', () => {
    const game = table({ hands: ['x 9', '6', '3'], xCard: 'wild-only' }).play('play 0 2 x8');
    expect(game.told(1)).toEqual([
      { type: 'played', seat: 0, cards: ['x', '9'], x: 8, rank: 'two-straight', sum: 17 },
    ]);
  });

  it('tells of a Stop and a Redraw without their place', () => {
    expect(
      table({ hands: ['1 stop', '6', '3'] })
        .play('stop 1')
        .told(1)[0],
    ).toEqual({ type: 'stopped', seat: 0 });
    const redraw = table({ hands: ['1 redraw', '6', '3'] }).play('redraw 1');
    expect(redraw.told(0)).toEqual([{ type: 'redrew', seat: 0, at: 1 }]);
    expect(redraw.told(1)).toEqual([{ type: 'redrew', seat: 0 }]);
  });

  it('tells which reserve card was taken, and only its owner where it went', () => {
    const game = table({ hands: ['5 9', '6 8', '3'], reserves: ['', '7', ''] }).play('play 0 1', 'take 0 1');
    expect(game.told(1)).toEqual([{ type: 'took', seat: 1, reserve: 0, card: '7', gap: 1 }]);
    expect(game.told(0)).toEqual([{ type: 'took', seat: 1, reserve: 0, card: '7' }]);
    expect(game.sealed).toBe(false);
  });

  it('shows a drawn card to its owner alone, and seals the move that drew it', () => {
    const game = table({ hands: ['redraw 1', '2 2', '3 4'], reserves: ['', '5', '5'], pile: '6 7 8' });
    game.play('redraw 0', 'take 0 0', 'take 0 0');
    expect(game.sealed).toBe(true);
    expect(game.told(0).at(-1)).toEqual({ type: 'drew', seat: 0, card: '6' });
    expect(game.told(2).at(-1)).toEqual({ type: 'drew', seat: 0 });
    expect(game.view(0).drawing).toEqual({ seat: 0, card: '6', left: 2 });
    expect(game.view(1).drawing).toEqual({ seat: 0, card: null, left: 2 });
    game.play('insert 0');
    expect(game.told(1)[0]).toEqual({ type: 'inserted', seat: 0 });
    game.play('insert 0', 'insert 0');
    expect(game.sealed).toBe(false);
  });

  it('tells of a new deal its own hand, the reserves and sizes', () => {
    const game = table({ hands: ['5 1', '6', '7'] }).play('play 0 1', 'concede');
    const { hands, reserves } = game.state;
    const sizes = { type: 'dealt', pile: 18, hands: [10, 10, 10], reserves, starter: 1 };
    expect(game.told(2).at(-1)).toEqual({ ...sizes, hand: hands[2] });
    expect(game.told('onlooker').at(-1)).toEqual({ ...sizes, hand: null });
  });

  it('remembers who took which reserve card', () => {
    const game = table({ hands: ['5 9', '6 7 8', '3 1'], reserves: ['', '7', '4'] });
    game.play('play 0 1', 'take 0 0', 'take 0 0');
    expect(game.view('onlooker').players.map((player) => player.known)).toEqual([[], ['7'], ['4']]);
  });

  it('no longer counts on a taken reserve card once one like it was played', () => {
    const game = table({ hands: ['1 1 9', '7 6 8', '3 4'], reserves: ['', '7', '4'] });
    game.play('play 0 1', 'take 0 3', 'take 0 0', 'play 0 1', 'play 0 1');
    expect(game.view(0).players[1]?.known).toEqual([]);
  });
});

describe('dealing anew what a viewer cannot know', () => {
  it('leaves the own hand, mixes the rest and keeps known cards in their hands', () => {
    const game = table({
      hands: ['5 9', '6 6 6 6', '3 1 1 1'],
      reserves: ['', '12', ''],
      pile: '2 2 2 8 8',
    }).play('play 0 1', 'take 0 0');
    const rng = new Rng(rngOfWord('worlds'));
    const places = new Set<number>();
    for (let at = 0; at < 40; at += 1) {
      const other = redeal(game.state, 0, rng);
      expect(other.hands[0]).toEqual(['9']);
      expect(other.hands[1]).toHaveLength(5);
      expect(other.hands[1]).toContain('12');
      places.add(other.hands[1]?.indexOf('12') ?? -1);
      expect(krassKariert.cards(other).toSorted()).toEqual(krassKariert.cards(game.state).toSorted());
    }
    expect(places.size).toBe(5);
  });

  it("deals another's drawn card anew and leaves one's own", () => {
    const game = table({ hands: ['redraw 1', '2 2', '3 4'], reserves: ['', '5', '5'], pile: '6 7 8 9 10' });
    game.play('redraw 0', 'take 0 0', 'take 0 0');
    const rng = new Rng(rngOfWord('worlds'));
    const seen = new Set(Array.from({ length: 60 }, () => redeal(game.state, 1, rng).drawing?.card));
    expect(seen.size).toBeGreaterThan(4);
    expect(redeal(game.state, 0, rng).drawing).toEqual(game.state.drawing);
  });
});
