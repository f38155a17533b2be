import { must } from '../../engine/assert.ts';
import type { Seat } from '../../engine/game.ts';
import type { Card, Combination } from './cards.ts';

export type XCard = 'ends-trick' | 'wild-only';

/** What somebody did in a trick, as everybody saw it. `cards` in the order of the hand. */
export type Action =
  | ({
      readonly type: 'played';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly x?: number;
    } & Combination)
  | { readonly type: 'stopped'; readonly seat: Seat }
  | { readonly type: 'redrew'; readonly seat: Seat }
  | { readonly type: 'took'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'conceded'; readonly seat: Seat };

/** By what a trick is won: the highest combination, an X or a Stop that ended it, the first Redraw. */
export type WonBy = 'combination' | 'x' | 'stop' | 'redraw';

/** A trick that is over; `winner` is null where conceding cut it short. */
export interface Trick {
  readonly winner: Seat | null;
  readonly actions: readonly Action[];
}

export type DealEnding = 'conceded' | 'last-with-cards' | 'all-out';

/** How a deal ended. `owing`: who had to lose a chip; `lost`: who of them had none and lost the game. */
export interface DealEnd {
  readonly how: DealEnding;
  readonly owing: readonly Seat[];
  readonly lost: readonly Seat[];
}

export interface State {
  readonly xCard: XCard;
  /** From left to right. */
  hands: Card[][];
  /** Face up before each seat. */
  reserves: Card[][];
  chips: number[];
  /** Top card first. */
  pile: Card[];
  discard: Card[];
  /** Reserve cards that a seat took in this deal and cannot have played since: everybody saw them go into the hand. */
  known: Card[][];
  /** Who takes part in the trick, in the order of acting, the opener first. */
  order: Seat[];
  /** One for each of `order` that has acted. Their cards lie on the table. */
  actions: Action[];
  /** The winner's card from the pile, not yet in the hand, and how many more follow. */
  drawing: { seat: Seat; card: Card; left: number } | null;
  /** 1, 2, … */
  deal: number;
  /** 1, 2, … within the deal. */
  trick: number;
  lastTrick: Trick | null;
  lastDeal: DealEnd | null;
  over: boolean;
}

/** `at`, `gap`: places in the hand from 0 on the left. `x`: what the X among the cards counts as. */
export type Move =
  | { type: 'play'; at: number; count: 1 | 2 | 3; x?: number }
  | { type: 'stop'; at: number }
  | { type: 'redraw'; at: number }
  | { type: 'take'; reserve: 0 | 1; gap: number }
  | { type: 'concede' }
  | { type: 'insert'; gap: number };

/** What a deal gives out; `pile` top card first. */
export interface Dealt {
  readonly pile: readonly Card[];
  readonly hands: readonly (readonly Card[])[];
  readonly reserves: readonly (readonly Card[])[];
  readonly starter: Seat;
}

/** Where the actor's card lay or went: nobody else is told. */
export type Event =
  | ({ type: 'played'; seat: Seat; at: number; cards: readonly Card[]; x?: number } & Combination)
  | { type: 'stopped'; seat: Seat; at: number }
  | { type: 'redrew'; seat: Seat; at: number }
  | { type: 'took'; seat: Seat; reserve: number; card: Card; gap: number }
  | { type: 'conceded'; seat: Seat }
  /** `due`: cards to draw; `draws`: as many of them as the pile has. */
  | { type: 'won'; seat: Seat; by: WonBy; due: number; draws: number }
  | { type: 'drew'; seat: Seat; card: Card }
  | { type: 'inserted'; seat: Seat; card: Card; gap: number }
  | { type: 'out'; seat: Seat }
  /** The played cards are on the discard pile, and `seat` opens the next trick. */
  | { type: 'trick'; seat: Seat; trick: number }
  | { type: 'deal-ended'; how: DealEnding; owing: readonly Seat[] }
  | { type: 'chip'; seat: Seat; left: number }
  | { type: 'lost'; seat: Seat }
  | ({ type: 'dealt' } & Dealt)
  | { type: 'ended' };

export function handOf(state: State, seat: Seat): Card[] {
  return must(state.hands[seat], `no seat ${seat}`);
}

export function reservesOf(state: State, seat: Seat): Card[] {
  return must(state.reserves[seat], `no seat ${seat}`);
}

/** The seat that owes a move; null when the game is over. */
export function actor(state: State): Seat | null {
  if (state.over) return null;
  return state.drawing ? state.drawing.seat : must(state.order[state.actions.length], 'everybody has acted');
}

/** §4: the combination to outbid. Each outbids those before it, so it is the last one. */
export function bestSoFar(actions: readonly Action[]): Extract<Action, { type: 'played' }> | undefined {
  for (let at = actions.length - 1; at >= 0; at -= 1) {
    const action = actions[at];
    if (action?.type === 'played') return action;
  }
  return undefined;
}

/** §7: who wins the trick as it stands, and by what. An X or a Stop that ends the trick is its last action. */
export function leader({ actions, xCard }: State): { seat: Seat; by: WonBy } | undefined {
  const last = actions.at(-1);
  if (last?.type === 'stopped') return { seat: last.seat, by: 'stop' };
  const best = bestSoFar(actions);
  if (best) {
    // R03: unless the X is only wild, no later action follows it.
    return { seat: best.seat, by: best.x !== undefined && xCard === 'ends-trick' ? 'x' : 'combination' };
  }
  // R21: only Redraws were played.
  const redraw = actions.find((action) => action.type === 'redrew');
  return redraw && { seat: redraw.seat, by: 'redraw' };
}

/** §6: cards the winner has to draw: three for each Redraw, whoever played it, and three for an X (R06, R07, R09). */
export function drawsDue(state: State): number {
  const redraws = state.actions.filter((action) => action.type === 'redrew').length;
  return 3 * redraws + (leader(state)?.by === 'x' ? 3 : 0);
}

/** The cards of an action that lie on the table. */
export function cardsOnTable(action: Action): readonly Card[] {
  switch (action.type) {
    case 'played':
      return action.cards;
    case 'stopped':
      return ['stop'];
    case 'redrew':
      return ['redraw'];
    case 'took':
    case 'conceded':
      return [];
  }
}
