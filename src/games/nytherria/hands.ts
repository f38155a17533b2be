import { around } from '../../engine/cards.ts';
import type { Turn } from '../../engine/game.ts';
import { type Character, isRankAndFile } from './cards.ts';
import type { Choice } from './choice.ts';
import { codesOf } from './choosing.ts';
import { giveCard, lookAtHand, loseCard } from './known.ts';
import { discard, pickAtRandom } from './piles.ts';
import {
  ask,
  atWork,
  chosen,
  type Event,
  handOf,
  type Move,
  opponents,
  type State,
  targetOf,
} from './state.ts';

/** §6 Inquisitor: looks at the target's hand and sends one card of it to the graveyard. */
export const inspect: Choice = {
  begin(state, turn) {
    const seat = state.turn;
    const from = targetOf(state);
    const cards = handOf(state, from).toSorted();
    if (cards.length === 0) {
      turn.emit({ type: 'nothing', card: atWork(state).card });
      return;
    }
    turn.seal();
    lookAtHand(state, seat, from);
    turn.emit({ type: 'inspected', seat, from, cards });
    if (cards.length === 1) discard(state, from, cards, turn);
    else ask(state, 'inspect', [seat]);
  },

  menu: (state) => codesOf(handOf(state, targetOf(state))).map((card) => ({ type: 'choose-card', card })),

  settle: (state, seat, answers, turn) =>
    discard(state, targetOf(state), [chosen(answers, seat, 'choose-card').card], turn),
};

/** §6 Assassin: the target discards two cards at random. */
export function strike(state: State, turn: Turn<Event>): void {
  const from = targetOf(state);
  const cards = pickAtRandom(state, from, 2, turn);
  if (cards.length === 0) turn.emit({ type: 'nothing', card: atWork(state).card });
  else discard(state, from, cards, turn);
}

/** §6 Thief: takes a card at random from the target's hand; only the two of them see it. */
export function steal(state: State, turn: Turn<Event>): void {
  const seat = state.turn;
  const from = targetOf(state);
  const [card] = pickAtRandom(state, from, 1, turn);
  if (card === undefined) {
    turn.emit({ type: 'nothing', card: atWork(state).card });
    return;
  }
  loseCard(state, from, card, [seat]);
  giveCard(state, seat, card, [from]);
  turn.emit({ type: 'stole', seat, from, card });
}

/** §6 Plaguebearer: each other player discards a card other than a Soldier or Ravager, if they hold one. */
export const plague: Choice = {
  begin(state, turn) {
    const asked = opponents(state).filter((seat) => handOf(state, seat).length > 1);
    if (asked.length > 0) ask(state, 'plague', asked);
    else plague.settle(state, state.turn, [], turn);
  },

  menu: (state, seat) =>
    codesOf(plagued(handOf(state, seat))).map((card) => ({ type: 'discard', cards: [card] })),

  settle(state, _seat, answers, turn) {
    const losers = opponents(state).filter((seat) => handOf(state, seat).length > 0);
    if (losers.length === 0) turn.emit({ type: 'nothing', card: 'plaguebearer' });
    // Each learns what the others chose, or had no choice about.
    else turn.seal();
    for (const seat of losers) {
      discard(
        state,
        seat,
        answers[seat] ? chosen(answers, seat, 'discard').cards : [...handOf(state, seat)],
        turn,
      );
    }
  },
};

function plagued(hand: readonly Character[]): readonly Character[] {
  const rare = hand.filter((card) => !isRankAndFile(card));
  return rare.length > 0 ? rare : hand;
}

/** §6 Eclipse: everybody who holds a card passes one to the next seat, all at once. */
export const eclipse: Choice = {
  begin(state, turn) {
    const asked = around(state.turn, state.hands.length).filter((seat) => handOf(state, seat).length > 1);
    if (asked.length > 0) ask(state, 'eclipse', asked);
    else eclipse.settle(state, state.turn, [], turn);
  },

  menu: (state, seat) => codesOf(handOf(state, seat)).map((card): Move => ({ type: 'pass-card', card })),

  settle(state, _seat, answers, turn) {
    const seats = state.hands.length;
    const passed = around(state.turn, seats).flatMap((from) => {
      const hand = handOf(state, from);
      const card = answers[from] ? chosen(answers, from, 'pass-card').card : hand[0];
      return card === undefined ? [] : [{ from, to: (from + 1) % seats, card }];
    });
    if (passed.length === 0) turn.emit({ type: 'nothing', card: 'eclipse' });
    else turn.seal();
    for (const { from, to, card } of passed) loseCard(state, from, card, [to]);
    for (const { from, to, card } of passed) {
      giveCard(state, to, card, [from]);
      turn.emit({ type: 'passed-on', from, to, card });
    }
  },
};
