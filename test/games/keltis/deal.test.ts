import { describe, expect, it } from 'vitest';
import { completeOptions, isFault } from '../../../src/engine/options.ts';
import { must } from '../../../src/engine/assert.ts';
import { begin } from '../../../src/engine/play.ts';
import { rngOfWord } from '../../../src/engine/shuffle.ts';
import { CODES, DECK } from '../../../src/games/keltis/cards.ts';
import { keltis } from '../../../src/games/keltis/index.ts';
import type { State } from '../../../src/games/keltis/state.ts';

interface SetupRecord {
  readonly pile: readonly string[];
  readonly hands: readonly (readonly string[])[];
  readonly removed: readonly string[];
  readonly starter: number;
}

function dealt(seats: number, word = 'a') {
  const options = completeOptions(keltis, seats, {});
  if (isFault(options)) throw new Error(options.detail);
  const { position, record, events } = begin(keltis, seats, options, rngOfWord(word));
  return { state: position.state as State, record: record as SetupRecord, events };
}

function count(pattern: RegExp): number {
  return DECK.filter((card) => pattern.test(card)).length;
}

describe('cards and deal (§2)', () => {
  it('has 80 Number, 10 End and 11 Point cards', () => {
    expect([DECK.length, CODES.length]).toEqual([101, 71]);
    expect([count(/^point/), count(/end$/), count(/^(?!point).*\d$/)]).toEqual([11, 10, 80]);
    expect([count(/^red-/), count(/^red-[34567]$/), count(/^red-end$/), count(/^red-10$/)]).toEqual([
      18, 10, 2, 1,
    ]);
  });

  it.each([
    [2, 55, 30],
    [3, 77, 0],
    [4, 69, 0],
  ])('worked test 8: with %d players %d cards are in the pile, %d put aside', (seats, pile, removed) => {
    const { state } = dealt(seats);
    expect(state.pile).toHaveLength(pile);
    expect(state.removed).toHaveLength(removed);
    expect(state.hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => 8));
    expect(keltis.cards(state).toSorted()).toEqual([...DECK].toSorted());
  });

  it('records the deal with the pile top first', () => {
    const { state, record, events } = dealt(2);
    expect(Object.keys(record)).toEqual(['pile', 'hands', 'removed', 'starter']);
    expect(record.pile[0]).toBe(state.pile.at(-1));
    expect(record.hands).toEqual(state.hands);
    expect(record.removed).toEqual(state.removed);
    expect(record.starter).toBe(state.turn);
    expect(events).toEqual([]);
  });

  it('draws who starts (K17)', () => {
    const starters = Array.from({ length: 40 }, (_, at) => dealt(3, `start ${at}`).record.starter);
    expect([...new Set(starters)].toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  });

  it('asks the starter for an action, with every different card to discard', () => {
    const { state } = dealt(4);
    expect(keltis.toAct(state)).toEqual([state.turn]);
    const hand = must(state.hands[state.turn], 'a hand');
    expect(keltis.moves.discard.offer(state, state.turn)).toHaveLength(new Set(hand).size);
  });
});
