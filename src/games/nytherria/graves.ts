import { assert } from '../../engine/assert.ts';
import { removeOne } from '../../engine/cards.ts';
import type { Seat, Turn } from '../../engine/game.ts';
import { canFetch, canRevive, type Card, type Character, character, isStone } from './cards.ts';
import type { Choice } from './choice.ts';
import { codesOf, multisets, orders, without } from './choosing.ts';
import { giveCard } from './known.ts';
import { topOfNeutral } from './piles.ts';
import { ask, atWork, chosen, type Event, laidOn, type Move, push, type State } from './state.ts';

/** §6 Scout and Shade: look at the top three neutral cards, bury Traps and Events, put the rest back in any order. */
export const arrange: Choice = {
  begin(state, turn) {
    const seat = state.turn;
    const cards = topOfNeutral(state, 3);
    if (cards.length === 0) {
      turn.emit({ type: 'nothing', card: atWork(state).card });
      return;
    }
    turn.seal();
    state.scouted = { seat, count: cards.length };
    turn.emit({ type: 'looked', seat, cards });
    ask(state, 'arrange', [seat]);
  },

  menu(state) {
    const cards = topOfNeutral(state, lookedAt(state));
    const buriable = cards.filter((card) => !isStone(card));
    const moves: Move[] = [];
    for (let count = 0; count <= buriable.length; count += 1) {
      for (const bury of multisets(buriable, count)) {
        for (const top of orders(without(cards, bury))) moves.push({ type: 'arrange', bury, top });
      }
    }
    return moves;
  },

  settle(state, seat, answers, turn) {
    const { bury, top } = chosen(answers, seat, 'arrange');
    state.neutral.splice(-lookedAt(state));
    state.neutral.push(...top.toReversed());
    state.neutralGraveyard.push(...bury);
    state.scouted = top.length > 0 ? { seat, count: top.length } : null;
    turn.emit({ type: 'arranged', seat, bury, top });
  },
};

function lookedAt(state: State): number {
  assert(state.scouted, 'nobody looks at the neutral deck');
  return state.scouted.count;
}

/** §6 Exorcist: up to two cards of the graveyard go to the Void. */
export const banish: Choice = {
  begin(state, turn) {
    if (state.graveyard.length > 0) ask(state, 'banish', [state.turn]);
    else turn.emit({ type: 'nothing', card: atWork(state).card });
  },

  menu: (state) =>
    [0, 1, 2].flatMap((count) =>
      multisets(state.graveyard, count).map((cards): Move => ({ type: 'banish', cards })),
    ),

  settle(state, seat, answers, turn) {
    const { cards } = chosen(answers, seat, 'banish');
    for (const card of cards) {
      leaveGraveyard(state, card);
      state.void.push(card);
    }
    turn.emit({ type: 'banished', seat, cards });
  },
};

/** §6 Cleric and Echo: a character of the graveyard comes into your hand. */
export const fetch: Choice = {
  begin(state, turn) {
    const { card: by } = atWork(state);
    const [first, ...more] = fetchable(state, by);
    if (first === undefined) turn.emit({ type: 'nothing', card: by });
    else if (more.length > 0) ask(state, 'fetch', [state.turn]);
    else take(state, state.turn, first, turn);
  },

  menu: (state) => fetchable(state, atWork(state).card).map((card) => ({ type: 'choose-card', card })),

  settle: (state, seat, answers, turn) => take(state, seat, chosen(answers, seat, 'choose-card').card, turn),
};

function fetchable(state: State, by: Card): Character[] {
  return codesOf(state.graveyard).filter((card) => canFetch(by, card));
}

function take(state: State, seat: Seat, card: Character, turn: Turn<Event>): void {
  leaveGraveyard(state, card);
  giveCard(state, seat, card);
  turn.emit({ type: 'fetched', seat, card });
}

/** §6 Necromancer: a Dark character of the graveyard does what it does once more; nobody can counter it. */
export const revive: Choice = {
  begin(state, turn) {
    const [first, ...more] = revivals(state);
    if (first === undefined) turn.emit({ type: 'nothing', card: atWork(state).card });
    else if (more.length > 0) ask(state, 'revive', [state.turn]);
    else raise(state, state.turn, first, turn);
  },

  menu: revivals,

  settle: (state, seat, answers, turn) => raise(state, seat, chosen(answers, seat, 'choose-card'), turn),
};

function revivals(state: State): Aimed<'choose-card'>[] {
  return codesOf(state.graveyard.filter(canRevive)).flatMap((card) => aimed(state, 'choose-card', card));
}

/** A card that a seat may play or revive, with its target if it has one. */
type Aimed<K> = { type: K; card: Character; target?: Seat };

/** The card with each of its possible targets: the opponents. */
export function aimed<K extends 'play' | 'choose-card'>(state: State, type: K, card: Character): Aimed<K>[] {
  if (!character(card).targets) return [{ type, card }];
  const moves: Aimed<K>[] = [];
  for (let target = 0; target < state.hands.length; target += 1) {
    if (target !== state.turn) moves.push({ type, card, target });
  }
  return moves;
}

function raise(state: State, seat: Seat, revival: Aimed<'choose-card'>, turn: Turn<Event>): void {
  const revived = laidOn(revival);
  const { card } = revived;
  leaveGraveyard(state, card);
  state.table.push(revived);
  turn.emit({ type: 'revived', seat, ...revived });
  push(state, [...character(card).ability, { do: 'clear' }]);
}

function leaveGraveyard(state: State, card: Character): void {
  assert(removeOne(state.graveyard, card), `no ${card} in the graveyard`);
}
