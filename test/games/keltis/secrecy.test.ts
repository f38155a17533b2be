import { describe, expect, it } from 'vitest';
import { Rng } from '../../../src/engine/rng.ts';
import { rngOfWord } from '../../../src/engine/shuffle.ts';
import { keltis } from '../../../src/games/keltis/index.ts';
import { redeal } from '../../../src/games/keltis/view.ts';
import { table } from './position.ts';

describe('who sees what (§2)', () => {
  it('shows a hand to its owner and its size to the others', () => {
    const game = table({ hands: ['red-9 red-8', 'blue-1'], removed: 'red-1 red-2' });
    expect(game.view(0)).toMatchObject({ you: 0, hand: ['red-9', 'red-8'], pile: 4, removed: 2 });
    expect(game.view('onlooker')).toMatchObject({ you: null, hand: null });
    expect(JSON.stringify(game.view(1))).not.toMatch(/red-[0-9]/);
    expect(game.view(1).players.map((player) => player.cards)).toEqual([2, 1]);
  });

  it('shows discard piles whole, blocked piles, rows and stones to all', () => {
    const game = table({
      hands: ['red-9 red-8', 'blue-1'],
      discards: { red: '3 4' },
      rows: [{}, { green: '3 4', points: '0' }],
      stones: [1, 2],
      claimed: [[5], []],
    }).play('discard red-9');
    const seen = game.view('onlooker');
    expect(seen.discards.red).toEqual(['red-3', 'red-4', 'red-9']);
    expect(seen).toMatchObject({ turn: 0, phase: 'draw', owed: 1, blocked: ['red'], stones: [1, 2] });
    expect(seen.players[0]?.stones).toEqual([5]);
    expect(seen.players[1]?.pointRow).toEqual(['point-0']);
    expect(seen.players[1]?.rows[2]).toEqual({
      colour: 'green',
      cards: ['green-3', 'green-4'],
      last: 4,
      direction: 1,
      ended: false,
      points: -3,
    });
    expect(seen.players[1]?.tally).toEqual({ rows: -3, points: 1, stones: -4, total: -6 });
  });

  it('tells a card from the pile only to who drew it, and seals the move', () => {
    const game = table({ hands: ['red-9', 'blue-1'] }).play('discard red-9', 'draw pile');
    expect(game.told(0)).toEqual([{ type: 'drew', seat: 0, from: 'pile', card: 'red-0' }]);
    expect(game.told(1)).toEqual([{ type: 'drew', seat: 0, from: 'pile' }]);
    expect(game.told('onlooker')).toEqual([{ type: 'drew', seat: 0, from: 'pile' }]);
    expect(game.sealed).toBe(true);
  });

  it('tells everybody which card came from a discard pile, and remembers it until one like it is played', () => {
    const game = table({ hands: ['red-9 yellow-4', 'blue-1'], discards: { yellow: '4' } });
    game.play('discard red-9', 'draw yellow');
    expect(game.told(1)).toEqual([{ type: 'drew', seat: 0, from: 'yellow', card: 'yellow-4' }]);
    expect(game.view(1).players[0]?.known).toEqual(['yellow-4']);
    game.play('discard blue-1', 'draw pile', 'lay yellow-4');
    expect(game.hand(0)).toBe('yellow-4');
    expect(game.view(1).players[0]?.known).toEqual([]);
  });
});

describe('who is waited for (§9)', () => {
  const final = { phase: 'final' as const, rows: [{ red: '3' }, { green: '5' }, { blue: '1' }] };

  it('is the seat whose turn it is, and nobody after the end', () => {
    expect(table({ hands: ['red-1', ''] }).waiting(1)).toEqual({ seats: [0], others: false });
    expect(table({ hands: ['', ''], phase: 'over' }).waiting(1)).toEqual({ seats: [], others: false });
  });

  it('names oneself, and of the others only that there may be some', () => {
    const game = table({ ...final, hands: ['red-4', 'green-6', 'yellow-1'], pile: 'blue-5' });
    expect(game.asked).toEqual([0, 1]);
    expect(game.waiting(0)).toEqual({ seats: [0], others: true });
    expect(game.waiting(2)).toEqual({ seats: [], others: true });
    expect(game.waiting('onlooker')).toEqual({ seats: [], others: true });
  });

  it('names who openly took a card that fits', () => {
    const game = table({
      ...final,
      hands: ['red-4', 'green-6', 'yellow-1'],
      known: ['', 'green-6', ''],
      pile: 'purple-9',
    });
    expect(game.waiting(0)).toEqual({ seats: [0, 1], others: false });
  });

  it('names the only other one who can still be asked', () => {
    const game = table({ ...final, hands: ['red-4', 'green-6', 'yellow-1'], pile: 'blue-5' });
    game.play('0: done');
    expect(game.waiting(0)).toEqual({ seats: [], others: true });
    expect(
      table({ ...final, hands: ['red-4', 'green-6', ''] })
        .play('0: done')
        .waiting(0),
    ).toEqual({
      seats: [1],
      others: false,
    });
  });

  it('seals the move after which one is asked no more while the game goes on', () => {
    const game = table({ ...final, hands: ['red-4 red-6 red-8', 'green-6', 'yellow-1'] }).play(
      '0: lay red-4',
    );
    expect(game.sealed).toBe(false);
    expect(game.play('0: lay red-6').sealed).toBe(true);
  });
});

describe('dealing anew what a viewer cannot know', () => {
  it('leaves one’s own hand, mixes pile, removed cards and other hands, and keeps known cards', () => {
    const game = table({
      hands: ['red-9 red-8', 'blue-1 blue-2 blue-3', 'green-1 green-2'],
      removed: 'purple-0 purple-1',
      known: ['', 'blue-2', ''],
    });
    const worlds = new Rng(rngOfWord('worlds'));
    const aside = new Set<string>();
    for (let at = 0; at < 40; at += 1) {
      const other = redeal(game.state, 0, worlds);
      expect(other.hands[0]).toEqual(['red-9', 'red-8']);
      expect(other.hands[1]).toContain('blue-2');
      expect(other.hands.map((hand) => hand.length)).toEqual([2, 3, 2]);
      expect(other.removed).toHaveLength(2);
      expect(keltis.cards(other).toSorted()).toEqual(keltis.cards(game.state).toSorted());
      for (const card of other.removed) aside.add(card);
    }
    expect(aside.size).toBeGreaterThan(6);
  });

  it('leaves somebody a card to add while the additions go on', () => {
    const game = table({
      phase: 'final',
      rows: [{ red: '10' }, { green: '5' }],
      hands: ['yellow-1', 'green-6 yellow-2'],
      pile: 'blue-1 blue-2 blue-3 blue-4 blue-5 blue-6 blue-7 blue-8',
    });
    const worlds = new Rng(rngOfWord('worlds'));
    for (let at = 0; at < 40; at += 1) {
      const other = redeal(game.state, 0, worlds);
      expect(keltis.toAct(other)).toEqual([1]);
      expect(keltis.cards(other).toSorted()).toEqual(keltis.cards(game.state).toSorted());
    }
    expect(keltis.toAct(redeal(game.state, 'onlooker', worlds))).not.toEqual([]);
  });
});
