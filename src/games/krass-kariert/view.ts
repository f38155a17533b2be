import type { Seat, Viewer } from '../../engine/game.ts';
import { removeOne } from '../../engine/cards.ts';
import { must } from '../../engine/assert.ts';
import type { Rng } from '../../engine/rng.ts';
import type { Card, Combination } from './cards.ts';
import {
  type Action,
  actor,
  bestSoFar,
  cardsOnTable,
  type DealEnd,
  type Dealt,
  drawsDue,
  type Event,
  handOf,
  leader,
  reservesOf,
  type State,
  type Trick,
  type WonBy,
  type XCard,
} from './state.ts';

/** `acting`, `to-act` and `acted` in this trick; `out` of this deal: no cards left (§7). */
export type Part = 'acting' | 'to-act' | 'acted' | 'out';

export interface PlayerView {
  readonly seat: Seat;
  /** Cards in the hand, without the one being drawn. */
  readonly cards: number;
  /** Cards everybody knows to be among them: reserves taken in this deal and not played since. */
  readonly known: readonly Card[];
  readonly reserves: readonly Card[];
  readonly chips: number;
  readonly part: Part;
}

/** One line of the end. `owed`: had to lose a chip in the last deal; `lost`: had none, and lost the game. */
export interface FinalLine {
  readonly seat: Seat;
  readonly chips: number;
  readonly owed: boolean;
  readonly lost: boolean;
}

export interface View {
  readonly xCard: XCard;
  readonly deal: number;
  readonly trick: number;
  readonly phase: 'trick' | 'draw' | 'over';
  /** Whose move it is; null when the game is over. */
  readonly turn: Seat | null;
  /** Who opened the trick. */
  readonly opener: Seat | null;
  readonly players: readonly PlayerView[];
  /** The viewer's own hand from left to right; null for an onlooker. */
  readonly hand: readonly Card[] | null;
  /** The winner's draws: `card` is the one waiting for its gap, for its owner alone; `left` more follow. */
  readonly drawing: { readonly seat: Seat; readonly card: Card | null; readonly left: number } | null;
  readonly pile: number;
  readonly discard: readonly Card[];
  /** Who takes part in the trick, in the order of acting. */
  readonly order: readonly Seat[];
  /** What was done in the trick so far. */
  readonly actions: readonly Action[];
  /** The combination to outbid. */
  readonly best:
    | (Combination & { readonly seat: Seat; readonly cards: readonly Card[]; readonly x?: number })
    | null;
  /** Who wins the trick as it stands. */
  readonly leader: { readonly seat: Seat; readonly by: WonBy } | null;
  /** Cards that the winner of the trick as it stands will draw, if the pile has them. */
  readonly stake: number;
  readonly lastTrick: Trick | null;
  readonly lastDeal: DealEnd | null;
  readonly final: readonly FinalLine[] | null;
}

/** §3, §10: one's own hand in order; of the others' hands how many cards; the rest lies open. */
export function view(state: State, viewer: Viewer): View {
  const turn = actor(state);
  const { drawing, over } = state;
  return {
    xCard: state.xCard,
    deal: state.deal,
    trick: state.trick,
    phase: over ? 'over' : drawing ? 'draw' : 'trick',
    turn,
    opener: over ? null : must(state.order[0], 'an opener'),
    players: state.hands.map((hand, seat) => ({
      seat,
      cards: hand.length,
      known: must(state.known[seat], `no seat ${seat}`),
      reserves: reservesOf(state, seat),
      chips: must(state.chips[seat], `no seat ${seat}`),
      part: partOf(state, seat, turn),
    })),
    hand: viewer === 'onlooker' ? null : handOf(state, viewer),
    drawing: drawing && {
      seat: drawing.seat,
      card: drawing.seat === viewer ? drawing.card : null,
      left: drawing.left,
    },
    pile: state.pile.length,
    discard: state.discard,
    order: over ? [] : state.order,
    actions: state.actions,
    best: best(state),
    leader: leader(state) ?? null,
    stake: drawsDue(state),
    lastTrick: state.lastTrick,
    lastDeal: state.lastDeal,
    final: over ? finalLines(state) : null,
  };
}

function partOf(state: State, seat: Seat, turn: Seat | null): Part {
  if (seat === turn) return 'acting';
  const at = state.order.indexOf(seat);
  if (at < 0) return 'out';
  return at < state.actions.length ? 'acted' : 'to-act';
}

function best(state: State): View['best'] {
  const action = bestSoFar(state.actions);
  if (!action) return null;
  const { seat, cards, x, rank, sum } = action;
  return { seat, cards, ...(x === undefined ? {} : { x }), rank, sum };
}

function finalLines(state: State): FinalLine[] {
  const { owing, lost } = must(state.lastDeal, 'a last deal');
  return state.chips.map((chips, seat) => ({
    seat,
    chips,
    owed: owing.includes(seat),
    lost: lost.includes(seat),
  }));
}

/** The kinds of which `tell` keeps something back. */
type Hiding = 'played' | 'stopped' | 'redrew' | 'took' | 'drew' | 'inserted' | 'dealt';
type Shown<Kind extends Hiding, Hidden extends string> = Omit<Extract<Event, { type: Kind }>, Hidden> & {
  readonly type: Kind;
};

/** An event as a viewer is told it: where a card lay in a hand or went, and what was drawn, only to the seat itself. */
export type Told =
  | Exclude<Event, { type: Hiding }>
  | (Shown<'played', 'at'> & { readonly at?: number })
  | (Shown<'stopped', 'at'> & { readonly at?: number })
  | (Shown<'redrew', 'at'> & { readonly at?: number })
  | (Shown<'took', 'gap'> & { readonly gap?: number })
  | (Shown<'drew', 'card'> & { readonly card?: Card })
  | (Shown<'inserted', 'card' | 'gap'> & { readonly card?: Card; readonly gap?: number })
  | {
      readonly type: 'dealt';
      readonly pile: number;
      /** Cards in each hand. */
      readonly hands: readonly number[];
      readonly hand: readonly Card[] | null;
      readonly reserves: Dealt['reserves'];
      readonly starter: Seat;
    };

export function tell(event: Event, viewer: Viewer): Told {
  switch (event.type) {
    case 'played': {
      if (event.seat === viewer) return event;
      const { type, seat, cards, x, rank, sum } = event;
      return { type, seat, cards, ...(x === undefined ? {} : { x }), rank, sum };
    }
    case 'stopped':
    case 'redrew':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat };
    case 'took': {
      const { type, seat, reserve, card } = event;
      return seat === viewer ? event : { type, seat, reserve, card };
    }
    case 'drew':
    case 'inserted':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat };
    case 'dealt':
      return {
        type: 'dealt',
        pile: event.pile.length,
        hands: event.hands.map((hand) => hand.length),
        hand: viewer === 'onlooker' ? null : must(event.hands[viewer], `no seat ${viewer}`),
        reserves: event.reserves,
        starter: event.starter,
      };
    case 'conceded':
    case 'won':
    case 'out':
    case 'trick':
    case 'deal-ended':
    case 'chip':
    case 'lost':
    case 'ended':
      return event;
  }
}

/** The pile, the other hands and a card that another draws, dealt anew. A known card stays in its hand, anywhere in it. */
export function redeal(state: State, viewer: Viewer, rng: Rng): State {
  const { drawing } = state;
  const foreign = drawing && drawing.seat !== viewer ? drawing : null;
  const known = (seat: Seat) => must(state.known[seat], `no seat ${seat}`);
  const unknown = state.hands.map((hand, seat) => {
    const rest = seat === viewer ? [] : [...hand];
    for (const card of known(seat)) removeOne(rest, card);
    return rest;
  });
  const pile = rng.shuffle([...state.pile, ...unknown.flat(), ...(foreign ? [foreign.card] : [])]);
  const hands = state.hands.map((hand, seat) =>
    seat === viewer
      ? hand
      : rng.shuffle([...known(seat), ...pile.splice(0, hand.length - known(seat).length)]),
  );
  if (!foreign) return { ...state, hands, pile };
  return { ...state, hands, drawing: { ...foreign, card: must(pile.pop(), 'a drawn card') }, pile };
}

/** Every card, wherever it lies. */
export function allCards(state: State): readonly string[] {
  return [
    ...state.hands.flat(),
    ...state.reserves.flat(),
    ...state.pile,
    ...state.discard,
    ...state.actions.flatMap((action) => cardsOnTable(action)),
    ...(state.drawing ? [state.drawing.card] : []),
  ];
}
