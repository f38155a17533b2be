import type { Result, Seat, Turn } from '../../engine/game.ts';
import { around } from '../../engine/cards.ts';
import { must } from '../../engine/assert.ts';
import type { Options } from '../../engine/options.ts';
import type { Rng } from '../../engine/rng.ts';
import { type Card, DECK } from './cards.ts';
import { cardsOnTable, type Dealt, type DealEnding, type Event, type State } from './state.ts';

/** §2: the first deal is started by the seat to the left of the oldest, who is seat 0 and deals. */
export function setup(
  seats: number,
  options: Options,
  { rng }: Turn<Event>,
): { state: State; record: object } {
  const dealt = dealCards(seats, 1, rng);
  const chips = options['chips'] === 3 ? 3 : 2;
  const state: State = {
    xCard: options['xCard'] === 'wild-only' ? 'wild-only' : 'ends-trick',
    hands: [],
    reserves: [],
    chips: Array.from({ length: seats }, () => chips),
    pile: [],
    discard: [],
    known: [],
    order: [],
    actions: [],
    drawing: null,
    deal: 0,
    trick: 0,
    lastTrick: null,
    lastDeal: null,
    over: false,
  };
  layOut(state, dealt);
  return { state, record: dealt };
}

/** §2: ten cards each, seven with five players, in dealt order; then two reserves each; the rest is the pile. */
function dealCards(seats: number, starter: Seat, rng: Rng): Dealt {
  const deck = rng.shuffle([...DECK]);
  const each = seats === 5 ? 7 : 10;
  const hands = Array.from({ length: seats }, () => deck.splice(0, each));
  const reserves = Array.from({ length: seats }, () => deck.splice(0, 2));
  return { pile: deck, hands, reserves, starter };
}

function layOut(state: State, { pile, hands, reserves, starter }: Dealt): void {
  state.hands = hands.map((cards): Card[] => [...cards]);
  state.reserves = reserves.map((cards): Card[] => [...cards]);
  state.known = hands.map(() => []);
  state.pile = [...pile];
  state.discard = [];
  state.deal += 1;
  state.trick = 1;
  state.order = around(starter, hands.length);
}

/** Puts the played cards on the discard pile and keeps the trick to be looked at. */
export function clearTrick(state: State, winner: Seat | null): void {
  for (const action of state.actions) state.discard.push(...cardsOnTable(action));
  state.lastTrick = { winner, actions: state.actions };
  state.actions = [];
}

/** §8, §9: chips are lost; who has none to lose loses the game, else the loser (R24: the oldest) starts a new deal. */
export function endDeal(state: State, how: DealEnding, owing: readonly Seat[], turn: Turn<Event>): void {
  turn.emit({ type: 'deal-ended', how, owing });
  const lost: Seat[] = [];
  for (const seat of owing) {
    const left = must(state.chips[seat], `no seat ${seat}`) - 1;
    if (left < 0) {
      lost.push(seat);
      turn.emit({ type: 'lost', seat });
    } else {
      state.chips[seat] = left;
      turn.emit({ type: 'chip', seat, left });
    }
  }
  state.lastDeal = { how, owing, lost };
  if (lost.length > 0) {
    state.over = true;
    turn.emit({ type: 'ended' });
    return;
  }
  const dealt = dealCards(state.hands.length, Math.min(...owing), turn.rng);
  layOut(state, dealt);
  turn.emit({ type: 'dealt', ...dealt });
}

/** §9: all winners share rank 1, all losers the next (R28). */
export function result(state: State): readonly Result[] | null {
  if (!state.over) return null;
  const { lost } = must(state.lastDeal, 'a last deal');
  const winners = state.hands.length - lost.length;
  return state.hands.map((_, seat) => ({ seat, score: null, rank: lost.includes(seat) ? 1 + winners : 1 }));
}
