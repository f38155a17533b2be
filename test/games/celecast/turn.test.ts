import { describe, expect, it } from 'vitest';
import { begin } from '../../../src/engine/play.ts';
import { rngOfWord } from '../../../src/engine/shuffle.ts';
import { celecast } from '../../../src/games/celecast/index.ts';
import { ending } from './endings.ts';
import { table } from './position.ts';

describe('the start (§2)', () => {
  it.each([
    ['clockwise', 1],
    ['counterclockwise', -1],
  ])('goes %s where the table says so', (direction, step) => {
    const { position, record } = begin(celecast, 3, { direction }, rngOfWord('start'));
    expect(position.state).toMatchObject({ direction: step, startDirection: step });
    expect(record).toMatchObject({ direction: step });
  });

  it('draws starter and direction by lot', () => {
    const starts = Array.from({ length: 40 }, (_, at) => {
      const { record } = begin(celecast, 2, { direction: 'random' }, rngOfWord(`start ${at}`));
      const { starter, direction } = record as { starter: number; direction: number };
      return `${starter} ${direction}`;
    });
    expect(new Set(starts).size).toBe(4);
  });

  it('records the piles top card first', () => {
    const { position, record } = begin(celecast, 4, { direction: 'random' }, rngOfWord('start'));
    const state = position.state as { castle: string[]; hands: string[][] };
    expect(record).toMatchObject({ castle: state.castle.toReversed(), hands: state.hands });
  });
});

describe('the end of a turn (§7)', () => {
  it('always asks for the card to play, even for the only one', () => {
    const game = table({ hands: ['shadow', 'shadow shadow', 'shadow'] });
    expect(game.offered()).toEqual(['play shadow']);
  });

  it('lets players without cards leave in the current direction, from the one whose turn it is', () => {
    const game = table({ hands: ['', 'tower', '', 'shadow'], turn: 3, direction: -1 }).play('play shadow');
    expect(game.events.flatMap((event) => (event.type === 'left' ? [event.seat] : []))).toEqual([3, 2, 0]);
    expect(game.ranks).toEqual([2, 1, 3, 4]);
    expect(ending(game.state, game.events)).toBe('last-with-cards');
  });

  it('lets the last to leave win when nobody has cards, in the direction after the Court Jesters (E19, E20)', () => {
    const game = table({ hands: ['scapegrace court-jester', '', ''] }).play('play scapegrace');
    expect(game.state.direction).toBe(-1);
    expect(game.state.left).toEqual([0, 2, 1]);
    expect(game.ranks).toEqual([3, 1, 2]);
    expect(ending(game.state, game.events)).toBe('all-out');
  });

  it('goes on with the next player in the game when the one whose turn it was has left', () => {
    const game = table({ hands: ['tower', 'shadow', 'shadow', ''], turn: 2, left: [3] }).play('play shadow');
    expect(game.state.left).toEqual([3, 2]);
    expect(game.asked).toBe('play 0');
  });

  it('keeps the steps of the last card in view until the next is played', () => {
    const game = table({ hands: ['gargoyle tower shadow', 'shadow tower'] }).play(
      'play gargoyle',
      'roof tower',
    );
    expect(game.view(1).played).toEqual({ seat: 0, card: 'gargoyle', for: 0 });
    expect(game.view(1).steps).toMatchObject([{ type: 'roof', status: 'done', count: 1, moved: 1 }]);
    game.play('play shadow');
    expect(game.view(1).steps).toEqual([]);
  });

  it('is over without points, each rank once', () => {
    const game = table({ hands: ['shadow', 'tower'] }).play('play shadow');
    expect(celecast.result(game.state)).toEqual([
      { seat: 0, score: null, rank: 2 },
      { seat: 1, score: null, rank: 1 },
    ]);
    expect(game.view('onlooker')).toMatchObject({ over: true, left: [0], asked: { seats: [] } });
  });
});
