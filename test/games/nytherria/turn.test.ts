import { describe, expect, it } from 'vitest';
import { begin } from '../../../src/engine/play.ts';
import { rngOfWord } from '../../../src/engine/shuffle.ts';
import { nytherria } from '../../../src/games/nytherria/index.ts';
import type { State } from '../../../src/games/nytherria/state.ts';
import { ending } from './endings.ts';
import { table } from './position.ts';

const FIVE = 'soldier soldier soldier soldier soldier';

describe('setup (§3)', () => {
  it.each([2, 3, 4])('deals five cards each to %i players; the first draw comes after it', (seats) => {
    const start = begin(nytherria, seats, {}, rngOfWord(`deal ${seats}`));
    const state = start.position.state as State;
    const record = start.record as { main: string[]; neutral: string[]; hands: string[][]; starter: number };
    expect(Object.keys(record)).toEqual(['main', 'neutral', 'hands', 'starter']);
    expect(record.main).toHaveLength(62 - 5 * seats);
    expect(record.neutral).toEqual(state.neutral.toReversed());
    expect(record.hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => 5));
    expect(start.events).toEqual([
      { type: 'turn', seat: record.starter, turn: 1 },
      { type: 'drew', seat: record.starter, cards: [record.main[0]] },
    ]);
    expect(state.asking).toMatchObject({ what: 'play', owing: [record.starter] });
  });
});

describe('a turn (§4)', () => {
  it('offers each code once, with each opponent where it has a target', () => {
    const game = table({ hands: ['hex', 'soldier soldier thief', 'hex'], turn: 1 });
    expect(game.offered()).toEqual(['play soldier', 'play thief 0', 'play thief 2']);
    expect(game.refused('play thief 1')).toBe('not-an-opponent');
    expect(game.refused('play thief')).toBe('needs-target');
    expect(game.refused('play soldier 0')).toBe('no-target');
  });

  it('brings all hands back to five, clockwise from the current player', () => {
    const game = table({ hands: ['thief', 'soldier', 'hex hex'], turn: 1, neutral: 'trap' }).play(
      'play soldier',
    );
    expect(game.all('drew').map(({ seat, cards }) => [seat, cards.length])).toEqual([
      [1, 5],
      [2, 3],
      [0, 4],
      [2, 1],
    ]);
    expect(game.event('turn')).toEqual({ type: 'turn', seat: 2, turn: 2 });
  });

  it('lets each discard down to five before the next one levels', () => {
    const game = table({ hands: [`exorcist ${FIVE}`, `${FIVE} hex`] }).play('play exorcist');
    expect(game.asked).toBe('level 0');
    game.play('discard soldier');
    expect(game.asked).toBe('level 1');
    expect(game.offered()).toEqual(['discard hex', 'discard soldier']);
    expect(game.play('discard hex').asked).toBe('play 1');
  });

  it('asks for a discard even from a hand of equal cards', () => {
    const game = table({ hands: [`herald ${FIVE}`, FIVE], main: 'soldier soldier soldier soldier' }).play(
      'play herald',
    );
    expect(game.offered()).toEqual(['discard soldier soldier soldier']);
  });

  it('shuffles the graveyard into a new main deck when a draw is due, in the middle of drawing too', () => {
    const game = table({
      hands: ['herald', FIVE],
      main: 'thief',
      graveyard: 'scout shade cleric hex hex hex hex hex',
    });
    game.play('play herald');
    expect(game.types.slice(0, 4)).toEqual(['played', 'drew', 'shuffled', 'drew']);
    expect(game.event('shuffled')?.pile).toBe('main');
    expect(game.event('shuffled')?.order).toHaveLength(8);
    // The Herald was on the table when the graveyard was shuffled.
    expect(game.graveyard).toBe('herald');
    expect(game.state.rebuilds).toBe(1);
  });

  it('skips a draw when both piles are empty', () => {
    const game = table({ hands: ['herald thief', 'hex'], main: '' }).play('play herald');
    expect(game.types.slice(0, 3)).toEqual(['played', 'shuffled', 'drew']);
    expect(game.hand(0)).toBe('thief herald');
    expect(game.asked).toBe('play 1');
    expect(game.hand(1)).toBe('hex');
  });

  it('skips the main phase of who holds no card', () => {
    const game = table({ hands: ['sorceress', '', 'hex'], main: '' }).play('play sorceress 2');
    expect(game.types).toEqual(['played', 'let-through', 'nothing', 'turn', 'skipped', 'turn']);
    expect(game.asked).toBe('play 2');
  });

  it('brings a discarded leader back with the graveyard', () => {
    const game = table({ hands: ['herald', FIVE], main: '', graveyard: 'archon overlord' }).play(
      'play herald',
    );
    expect(game.event('shuffled')?.order.toSorted()).toEqual(['archon', 'overlord']);
    expect(game.void).toBe('');
  });
});

describe('the end (§5)', () => {
  it.each([
    [2, 5],
    [3, 5],
    [4, 4],
  ])('ends the game of %i players at %i stones of one player, after the turn', (seats, goal) => {
    const hands = ['soldier', ...Array.from({ length: seats - 1 }, () => 'hex')];
    const almost = table({ hands, stones: ['light '.repeat(goal - 2)], neutral: 'light-stone' }).play(
      'play soldier',
    );
    expect(almost.asked).toBe('play 1');
    const game = table({ hands, stones: ['light '.repeat(goal - 1)], neutral: 'light-stone' }).play(
      'play soldier',
    );
    expect(game.types.slice(-1)).toEqual(['ended']);
    expect(game.state.hands.map((hand) => hand.length)).toEqual(hands.map(() => 5));
    expect(ending(game.state, game.events)).toBe('stones');
    expect(game.ranks?.[0]).toBe('1');
  });

  it('ends when all twelve stones are claimed', () => {
    const game = table({
      hands: ['soldier', 'hex', 'hex'],
      stones: ['light light light', 'dark dark dark light', 'dark dark dark light'],
      neutral: 'light-stone trap',
    }).play('play soldier');
    expect(game.event('ended')?.how).toBe('all-claimed');
    expect(ending(game.state, game.events)).toBe('all-claimed');
  });

  it('ends with the fifth new main deck, at the end of that turn', () => {
    const sketch = {
      hands: ['herald', 'hex hex hex hex hex'],
      main: '',
      graveyard: 'hex hex hex hex hex hex',
    };
    expect(table({ ...sketch, rebuilds: 3 }).play('play herald').types).not.toContain('ended');
    const game = table({ ...sketch, rebuilds: 4 }).play('play herald');
    expect(game.event('ended')?.how).toBe('rebuilt');
    expect(game.types.indexOf('shuffled')).toBeLessThan(game.types.indexOf('ended'));
  });

  it('gives with lastTurns one more turn to each other player, even if the stones are lost', () => {
    const game = table({
      hands: ['soldier', 'hex', 'exorcist'],
      stones: ['light light light light'],
      neutral: 'light-stone',
      lastTurns: true,
    }).play('play soldier');
    expect(game.event('ending')).toEqual({ type: 'ending', how: 'stones', left: 2 });
    expect(game.view('onlooker').ending).toEqual({ how: 'stones', left: 2 });
    game.play('play hex 0');
    expect(game.stones(0)).toBe('light light light light');
    expect(game.asked).toBe('play 2');
    game.play('play exorcist', 'banish', 'discard herald');
    expect(game.asked).toBeUndefined();
    expect(ending(game.state, game.events)).toBe('stones-lost');
  });

  it('breaks a tie by stones, and shares the victory when these are equal too', () => {
    const game = table({
      hands: [
        'herald thief thief thief thief',
        'thief thief thief thief thief',
        'soldier soldier soldier soldier soldier',
      ],
      stones: ['light', 'light', 'light light dark dark dark'],
      main: 'thief thief thief thief',
    }).play('play herald', 'discard thief thief');
    expect(game.scores).toBe('14 14 15');
    expect(game.ranks).toBe('2 2 1');
    const tied = table({
      hands: ['paladin thief thief thief thief', 'soldier soldier soldier soldier soldier'],
      stones: ['light light', 'light light light dark dark'],
      main: 'soldier',
    }).play('play paladin');
    expect(tied.scores).toBe('15 15');
    expect(tied.ranks).toBe('2 1');
    expect(ending(tied.state, tied.events)).toBe('by-stones');
  });

  it('lays all hands open at the end', () => {
    const game = table({
      hands: ['soldier', 'hex hex hex hex hex'],
      stones: ['light light light light'],
      neutral: 'light-stone',
    });
    expect(game.view('onlooker').players.map(({ cards }) => cards)).toEqual([null, null]);
    game.play('play soldier');
    const end = game.view('onlooker').players;
    expect(end[1]?.cards).toEqual(['hex', 'hex', 'hex', 'hex', 'hex']);
    expect(end[1]?.tally).toEqual({ stones: 0, sameColour: 0, hand: 10, total: 10 });
    expect(end.map(({ rank }) => rank)).toEqual([1, 2]);
  });
});
