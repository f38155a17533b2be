import { must } from '../../engine/assert.ts';
import type { Seat, Viewer } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import type { Card, DeedType } from './cards.ts';
import {
  type Asked,
  candidates,
  type Direction,
  type Event,
  order,
  packOf,
  type Part,
  type State,
  type Step,
} from './state.ts';
import { rankOf, result } from './turn.ts';

export interface PlayerView {
  readonly seat: Seat;
  /** Cards in the hand. */
  readonly cards: number;
  /** Set from the moment they left the game, and for the winner; null for who is still playing. */
  readonly rank: number | null;
}

/** A step of what unwinds since the last card was played. */
export interface StepView {
  readonly status: 'done' | 'now' | 'to-come';
  readonly type: DeedType;
  /** The card whose effect it belongs to, and which part of it. */
  readonly card: Card;
  readonly part: Part;
  readonly seat: Seat;
  /** Cards to move; 0 where the card prints no number. */
  readonly count: number;
  readonly moved: number;
  /** The player chosen for it; null before, and where none is. */
  readonly to: Seat | null;
  /** Who owes a choice for it now. */
  readonly asked: readonly Seat[];
}

export interface View {
  /** The viewer's seat; null for an onlooker. */
  readonly you: Seat | null;
  /** The viewer's hand, left to right; null for an onlooker. */
  readonly hand: readonly Card[] | null;
  /** Cards in the Castle. */
  readonly castle: number;
  /** The top card is the last one. */
  readonly courtyard: readonly Card[];
  readonly players: readonly PlayerView[];
  /** Who has left the game, in this order. */
  readonly left: readonly Seat[];
  /** +1 is clockwise. */
  readonly direction: Direction;
  readonly startDirection: Direction;
  /** Whom The King serves. */
  readonly king: Seat | null;
  readonly turn: Seat;
  /** The players in the game, from the one whose turn it is in the current direction. */
  readonly order: readonly Seat[];
  /** Whether the next player is skipped at the end of this turn. */
  readonly skip: boolean;
  /** The card played in this turn, or in the last one while this one's is not played; `for`: for whom it unwinds. */
  readonly played: { readonly seat: Seat; readonly card: Card; readonly for: Seat } | null;
  /** Its steps, and those it set off, in order: done, at work, to come. */
  readonly steps: readonly StepView[];
  /** The Pack at work or just done; `chosen` is the viewer's own card. */
  readonly pack: {
    readonly said: number | null;
    readonly chosen: Card | null;
    readonly tried: readonly { readonly said: number; readonly sum: number }[];
  } | null;
  /** The numbers that may be said, where one is asked for. */
  readonly numbers: { readonly from: number; readonly to: number } | null;
  /** Judgement's open cards: none, those drawn, or the two piles. */
  readonly piles: readonly (readonly Card[])[];
  /** The players that may be chosen, where one is asked for. */
  readonly targets: readonly Seat[];
  /** The kind of move that is owed, and who owes it. */
  readonly asked: Asked;
  readonly over: boolean;
}

/** §8: one's own hand; of the others' hands and the Castle only the size; everything else is public. */
export function view(state: State, viewer: Viewer): View {
  const you = viewer === 'onlooker' ? null : viewer;
  const results = result(state);
  return {
    you,
    hand: you === null ? null : (state.hands[you] ?? []),
    castle: state.castle.length,
    courtyard: state.courtyard,
    players: state.hands.map((hand, seat) => ({
      seat,
      cards: hand.length,
      rank: results ? must(results[seat], 'a result').rank : rankOf(state, seat),
    })),
    left: state.left,
    direction: state.direction,
    startDirection: state.startDirection,
    king: state.king,
    turn: state.turn,
    order: order(state, state.turn),
    skip: state.skip,
    played: state.played,
    steps: [
      ...state.done.map((step) => stepView(step, 'done', [])),
      ...state.steps.map((step, at) =>
        at === 0 ? stepView(step, 'now', state.asked.seats) : stepView(step, 'to-come', []),
      ),
    ],
    pack: packView(state, you),
    numbers: numbersView(state),
    piles: state.piles,
    targets: state.asked.move === 'target' ? candidates(state, must(state.steps[0], 'a step')) : [],
    asked: { move: state.asked.move, seats: state.asked.seats },
    over: results !== null,
  };
}

function stepView(step: Step, status: StepView['status'], asked: readonly Seat[]): StepView {
  const { type, card, part, seat, count, moved, to } = step;
  return { status, type, card, part, seat, count, moved, to, asked };
}

function packView(state: State, you: Seat | null): View['pack'] {
  if (!state.pack) return null;
  const { said, chosen, tried } = state.pack;
  return {
    said,
    chosen: you === null ? null : (chosen[you] ?? null),
    tried: tried.map(({ said, sum }) => ({ said, sum })),
  };
}

function numbersView(state: State): View['numbers'] {
  if (state.asked.move !== 'say') return null;
  const players = packOf(state, state.turn).length;
  return { from: players, to: 5 * players };
}

type Hidden = 'drew' | 'roofed' | 'gave' | 'exchanged' | 'returned' | 'shuffled' | 'chose';
/** What is said of an event: cards that the viewer may not know are null. */
export type Told =
  | Exclude<Event, { type: Hidden }>
  | {
      readonly type: 'drew' | 'returned';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly Card[] | null;
    }
  | { readonly type: 'roofed' | 'chose'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'gave'; readonly from: Seat; readonly to: Seat; readonly card: Card | null }
  | {
      readonly type: 'exchanged';
      readonly from: Seat;
      readonly to: Seat;
      /** Cards each way. */
      readonly count: number;
      readonly fromCards: readonly Card[] | null;
      readonly toCards: readonly Card[] | null;
    }
  | { readonly type: 'shuffled'; readonly pile: 'castle' };

/** §8: cards that move unseen are told to those through whose hands they go. */
export function tell(event: Event, viewer: Viewer): Told {
  switch (event.type) {
    case 'drew':
    case 'returned': {
      const { type, seat, cards } = event;
      return { type, seat, count: cards.length, cards: seat === viewer ? cards : null };
    }
    case 'roofed':
    case 'chose': {
      const { type, seat, card } = event;
      return { type, seat, card: seat === viewer ? card : null };
    }
    case 'gave': {
      const { type, from, to, card } = event;
      return { type, from, to, card: from === viewer || to === viewer ? card : null };
    }
    case 'exchanged': {
      const { type, from, to, fromCards, toCards } = event;
      const known = from === viewer || to === viewer;
      return {
        type,
        from,
        to,
        count: fromCards.length,
        fromCards: known ? fromCards : null,
        toCards: known ? toCards : null,
      };
    }
    case 'shuffled':
      return { type: event.type, pile: event.pile };
    case 'played':
    case 'special':
    case 'nothing':
    case 'milled':
    case 'discarded':
    case 'targeted':
    case 'gathered':
    case 'skipping':
    case 'turned':
    case 'crowned':
    case 'said':
    case 'counted':
    case 'showed':
    case 'split':
    case 'took':
    case 'left':
    case 'skipped':
    case 'turn':
    case 'won':
      return event;
  }
}

/** The Castle and the other hands mixed and dealt anew, and with them what the others chose for The Pack. */
export function redeal(state: State, viewer: Viewer, rng: Rng): State {
  const others = state.hands.filter((_, seat) => seat !== viewer);
  const castle = rng.shuffle([...state.castle, ...others.flat()]);
  const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : castle.splice(0, hand.length)));
  if (!state.pack) return { ...state, castle, hands };
  const chosen = state.pack.chosen.map((card, seat) =>
    card === null || seat === viewer ? card : rng.pick(must(hands[seat], 'a hand')),
  );
  return { ...state, castle, hands, pack: { ...state.pack, chosen } };
}
