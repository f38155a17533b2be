import { describe, expect, it } from 'vitest';
import { completeOptions, isFault } from '../../../src/engine/options.ts';
import { begin } from '../../../src/engine/play.ts';
import { rngOfWord } from '../../../src/engine/shuffle.ts';
import { DECK } from '../../../src/games/krass-kariert/cards.ts';
import { krassKariert } from '../../../src/games/krass-kariert/index.ts';
import type { Dealt, State } from '../../../src/games/krass-kariert/state.ts';
import { ending, ENDINGS } from './endings.ts';
import { table, TestTable } from './position.ts';

function dealt(seats: number, given: Record<string, unknown> = {}) {
  const options = completeOptions(krassKariert, seats, given);
  if (isFault(options)) throw new Error(options.detail);
  const start = begin(krassKariert, seats, options, rngOfWord('deal'));
  return { state: start.position.state as State, record: start.record as Dealt, events: start.events };
}

describe('the deal (§2)', () => {
  it.each([
    [3, 10, 18],
    [4, 10, 6],
    [5, 7, 9],
  ])('worked test 11: %i players get %i cards and leave %i', (seats, hand, pile) => {
    const { state } = dealt(seats);
    expect(state.hands.map((cards) => cards.length)).toEqual(state.hands.map(() => hand));
    expect(state.reserves.map((cards) => cards.length)).toEqual(state.hands.map(() => 2));
    expect(state.hands).toHaveLength(seats);
    expect(state.pile).toHaveLength(pile);
    expect(krassKariert.cards(state).toSorted()).toEqual(DECK.toSorted());
  });

  it('has 54 cards: four of each number and two of each special card (R01)', () => {
    expect(DECK).toHaveLength(54);
    for (const special of ['x', 'stop', 'redraw'])
      expect(DECK.filter((card) => card === special)).toHaveLength(2);
    expect(DECK.filter((card) => card === '12')).toHaveLength(4);
  });

  it('is told by the record as it lies, and started to the left of the oldest', () => {
    const { state, record, events } = dealt(4);
    expect(record).toEqual({ pile: state.pile, hands: state.hands, reserves: state.reserves, starter: 1 });
    expect(krassKariert.toAct(state)).toEqual([1]);
    expect(events).toEqual([]);
  });

  it('gives two chips, or three by the option (R25)', () => {
    expect(dealt(3).state.chips).toEqual([2, 2, 2]);
    expect(dealt(5, { chips: 3 }).state.chips).toEqual([3, 3, 3, 3, 3]);
    expect(dealt(3, { xCard: 'wild-only' }).state.xCard).toBe('wild-only');
  });

  it('is for three to five (R02)', () => {
    expect(isFault(completeOptions(krassKariert, 2, {}))).toBe(true);
    expect(isFault(completeOptions(krassKariert, 6, {}))).toBe(true);
  });
});

describe('the end of a deal (§8)', () => {
  it('worked test 9: conceding ends it at once, and only who concedes loses a chip (R14)', () => {
    const game = table({ hands: ['9 9', '10 10 1', '2 3', '4 4'], chips: [1, 1, 1, 1] });
    game.play('play 0 2', 'play 0 2', 'concede');
    expect(game.state.chips).toEqual([1, 1, 0, 1]);
    expect(game.state.lastDeal).toEqual({ how: 'conceded', owing: [2], lost: [] });
    expect(game.asked).toBe(2);
    expect(game.state.deal).toBe(2);
    expect(game.events.map((event) => event.type)).toEqual(['conceded', 'deal-ended', 'chip', 'dealt']);
  });

  it('lets one concede though one could play, but not while there is a reserve card (R13)', () => {
    const game = table({ hands: ['5 1', '6 2', '7'], reserves: ['', '', '4'] }).play('play 0 1');
    expect(game.offered()).toEqual(['play 0 1', 'concede']);
    game.play('play 0 1');
    expect(game.offered('concede')).toEqual([]);
    expect(game.refused('concede')).toBe('has-reserves');
  });

  it('draws nothing for Redraws when somebody concedes (R14)', () => {
    const game = table({ hands: ['redraw 1', '6 2', '7'], pile: '1 2 3' }).play('redraw 0', 'concede');
    expect(game.event('won')).toBeUndefined();
    expect(game.event('drew')).toBeUndefined();
    expect(game.state.lastTrick).toMatchObject({ winner: null });
  });

  it('costs the last one with cards a chip, even the winner of the trick (R16)', () => {
    const game = table({ hands: ['5', '6', '7 8'] }).play('play 0 1', 'play 0 1', 'play 0 1');
    expect(game.event('won')?.seat).toBe(2);
    expect(game.event('deal-ended')).toEqual({ type: 'deal-ended', how: 'last-with-cards', owing: [2] });
    expect(game.state.chips).toEqual([2, 2, 1]);
    expect(game.asked).toBe(2);
  });

  it('counts the hands after the draws (R18)', () => {
    const game = table({ hands: ['5 1', 'redraw', '7'], pile: '8 9 10' }).play(
      'play 0 1',
      'redraw 0',
      'play 0 1',
    );
    expect(game.asked).toBe(2);
    game.play('insert 0', 'insert 0', 'insert 0');
    expect(game.event('deal-ended')).toBeUndefined();
    expect(game.state.order).toEqual([2, 0]);
  });

  it('does not count reserve cards (R17)', () => {
    const game = table({ hands: ['5', '6', '7 8'], reserves: ['1', '2', ''] }).play(
      'play 0 1',
      'play 0 1',
      'play 0 1',
    );
    expect(game.state.lastDeal?.owing).toEqual([2]);
  });

  it('worked test 10: when all are out all but the winner of the trick lose a chip; the older starts (R15, R24)', () => {
    const game = table({ hands: ['5', '9', '3 3'] }).play('play 0 1', 'play 0 1', 'play 0 2');
    expect(game.state.chips).toEqual([1, 1, 2]);
    expect(game.event('deal-ended')).toEqual({ type: 'deal-ended', how: 'all-out', owing: [0, 1] });
    expect(game.event('dealt')?.starter).toBe(0);
    expect(game.asked).toBe(0);
  });

  it('spares who was out before the last trick (R15)', () => {
    const game = table({ hands: ['', '9', '3 3', ''], opens: 1 }).play('play 0 1', 'play 0 2');
    expect(game.state.lastDeal?.owing).toEqual([1]);
    expect(game.state.chips).toEqual([2, 1, 2, 2]);
  });
});

describe('a new deal (§8)', () => {
  it('collects all 54 cards and stands in the events as it lies', () => {
    const start = dealt(4);
    const game = new TestTable({
      state: { ...start.state, known: [[], [], [], ['1']], reserves: [[], [], [], []] },
      rng: rngOfWord('new'),
    });
    game.play(game.offered('play')[0] ?? '', 'concede');
    const { hands, reserves, pile, known, discard } = game.state;
    expect(game.event('dealt')).toEqual({ type: 'dealt', pile, hands, reserves, starter: 2 });
    expect(krassKariert.cards(game.state).toSorted()).toEqual(DECK.toSorted());
    expect([known, discard]).toEqual([[[], [], [], []], []]);
    expect(game.sealed).toBe(true);
  });
});

describe('the end of the game (§9)', () => {
  it('comes when somebody has no chip to lose; all others win', () => {
    const game = table({ hands: ['5 1', '6', '7'], chips: [2, 0, 0] }).play('play 0 1', 'concede');
    expect(game.events.map((event) => event.type)).toEqual(['conceded', 'deal-ended', 'lost', 'ended']);
    expect(game.asked).toBeUndefined();
    expect(game.ranks()).toEqual([1, 3, 1]);
    expect(game.view(0).final).toEqual([
      { seat: 0, chips: 2, owed: false, lost: false },
      { seat: 1, chips: 0, owed: true, lost: true },
      { seat: 2, chips: 0, owed: false, lost: false },
    ]);
    expect(ending(game.state, game.events)).toBe('conceded');
  });

  it('worked test 10: several without chips lose together (R28)', () => {
    const game = table({ hands: ['5', '9', '3 3'], chips: [0, 0, 2] }).play(
      'play 0 1',
      'play 0 1',
      'play 0 2',
    );
    expect(game.ranks()).toEqual([2, 2, 1]);
    expect(ending(game.state, game.events)).toBe('several-lose');
  });

  it('costs who can pay a chip, and only who cannot the game', () => {
    const game = table({ hands: ['5', '9', '3 3', ''], chips: [1, 0, 2, 0] }).play(
      'play 0 1',
      'play 0 1',
      'play 0 2',
    );
    expect(game.state.chips).toEqual([0, 0, 2, 0]);
    expect(game.ranks()).toEqual([1, 4, 1, 1]);
    expect(ending(game.state, game.events)).toBe('several-owe');
  });

  it('is known by its endings', () => {
    const last = table({ hands: ['5', '6', '7 8'], chips: [0, 0, 0] }).play(
      'play 0 1',
      'play 0 1',
      'play 0 1',
    );
    const out = table({ hands: ['', '9', '3 3'], chips: [0, 0, 0], opens: 1 }).play('play 0 1', 'play 0 2');
    const seen = [last, out].map((game) => ending(game.state, game.events));
    expect(seen).toEqual(['last-with-cards', 'all-out']);
    expect(ENDINGS).toEqual(expect.arrayContaining(seen));
  });
});
