import { must } from '../../engine/assert.ts';
import { around } from '../../engine/cards.ts';
import type { Seat, Turn } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import { type Card, deck, type DeedType } from './cards.ts';

/** +1 is clockwise. */
export type Direction = 1 | -1;
/** Which part of a card unwinds: its ordinary one, § or @. */
export type Part = 'played' | 'discarded' | 'milled';

/** A step of an effect, pending or done. Everything in it is public. */
export interface Step {
  readonly type: DeedType;
  /** The card whose effect it belongs to. */
  readonly card: Card;
  readonly part: Part;
  /** For whom it unwinds. */
  readonly seat: Seat;
  /** Cards to move; 0 where the card prints no number. */
  readonly count: number;
  /** Cards moved so far. */
  moved: number;
  /** The player chosen for it, or (roofed amongst players) the next in line; null before. */
  to: Seat | null;
}

export type Move =
  | { type: 'play'; card: Card }
  | { type: 'target'; seat: Seat }
  | { type: 'discard'; card: Card }
  | { type: 'roof'; card: Card }
  | { type: 'give'; card: Card }
  | { type: 'say'; number: number }
  | { type: 'split'; first: Card[] }
  | { type: 'pick'; pile: 0 | 1 };

/** The kind of move that is owed, and by whom. Nobody when the game is over. */
export interface Asked {
  readonly move: Move['type'];
  readonly seats: readonly Seat[];
}

/** The Pack at work. */
export interface Pack {
  /** The number said; null before. */
  said: number | null;
  /** By seat: the card that will go, hidden until all have chosen; empty before the number is said. */
  chosen: (Card | null)[];
  /** The numbers that were said before, each with the sum that came. */
  tried: { readonly said: number; readonly sum: number }[];
}

export interface State {
  /** The top card is the last one. */
  castle: Card[];
  /** The top card is the last one. */
  courtyard: Card[];
  /** By seat, left to right. */
  hands: Card[][];
  /** Who has left the game, in this order. */
  left: Seat[];
  direction: Direction;
  readonly startDirection: Direction;
  /** Whom The King serves. */
  king: Seat | null;
  turn: Seat;
  /** Whether the next player is skipped at the end of the turn. */
  skip: boolean;
  /** The card of this turn, or of the last one while the next is not played; `for`: for whom it unwinds. */
  played: { readonly seat: Seat; readonly card: Card; readonly for: Seat } | null;
  /** What is still to unwind, first in, first out; the first one is at work. Empty between turns. */
  steps: Step[];
  /** What has been unwound since `played`. */
  done: Step[];
  pack: Pack | null;
  /** Judgement's open cards: none, those drawn, or the two piles. */
  piles: Card[][];
  asked: Asked;
}

export type Event =
  | { type: 'played'; seat: Seat; card: Card; for: Seat }
  /** A special part begins to unwind. */
  | { type: 'special'; seat: Seat; card: Card; part: Part }
  /** A step that could move no card. */
  | { type: 'nothing'; seat: Seat; pile: 'castle' | 'hand' }
  | { type: 'drew'; seat: Seat; cards: readonly Card[] }
  | { type: 'milled'; seat: Seat; cards: readonly Card[] }
  | { type: 'discarded'; seat: Seat; cards: readonly Card[] }
  | { type: 'roofed'; seat: Seat; card: Card }
  | { type: 'targeted'; seat: Seat; to: Seat }
  | { type: 'gave'; from: Seat; to: Seat; card: Card }
  | { type: 'exchanged'; from: Seat; to: Seat; fromCards: readonly Card[]; toCards: readonly Card[] }
  /** A hand went into the Castle. */
  | { type: 'returned'; seat: Seat; cards: readonly Card[] }
  /** The Courtyard's Moon cards went into the Castle. */
  | { type: 'gathered'; seat: Seat; cards: readonly Card[] }
  | { type: 'shuffled'; pile: 'castle'; order: readonly Card[] }
  | { type: 'skipping'; seat: Seat }
  | { type: 'turned'; seat: Seat; direction: Direction }
  | { type: 'crowned'; seat: Seat }
  | { type: 'said'; seat: Seat; number: number }
  | { type: 'chose'; seat: Seat; card: Card }
  | { type: 'counted'; said: number; sum: number }
  | { type: 'showed'; seat: Seat; to: Seat; cards: readonly Card[] }
  | { type: 'split'; seat: Seat; first: readonly Card[]; second: readonly Card[] }
  /** `to` took a pile; the other one, `rest`, went to `seat`. */
  | { type: 'took'; seat: Seat; to: Seat; pile: 0 | 1; cards: readonly Card[]; rest: readonly Card[] }
  /** `king`: The King served them and now serves nobody. */
  | { type: 'left'; seat: Seat; rank: number; king: boolean }
  | { type: 'skipped'; seat: Seat }
  | { type: 'turn'; seat: Seat }
  | { type: 'won'; seat: Seat };

/** §2: the Castle is shuffled, the hands are dealt, the starter and the direction are drawn, in this order. */
export function setup(
  seats: number,
  options: Options,
  { rng }: Turn<Event>,
): { state: State; record: object } {
  const castle = rng.shuffle(deck());
  const hands = Array.from({ length: seats }, () => castle.splice(-24 / seats).toReversed());
  const starter = rng.below(seats);
  const direction = firstDirection(options['direction'], () => rng.below(2));
  const state: State = {
    castle,
    courtyard: [],
    hands,
    left: [],
    direction,
    startDirection: direction,
    king: null,
    turn: starter,
    skip: false,
    played: null,
    steps: [],
    done: [],
    pack: null,
    piles: [],
    asked: { move: 'play', seats: [starter] },
  };
  return {
    state,
    record: { castle: castle.toReversed(), hands: hands.map((hand) => [...hand]), starter, direction },
  };
}

function firstDirection(option: Options[string] | undefined, coin: () => number): Direction {
  if (option === 'clockwise') return 1;
  if (option === 'counterclockwise') return -1;
  return coin() === 0 ? 1 : -1;
}

export function handOf(state: State, seat: Seat): Card[] {
  return must(state.hands[seat], `no seat ${seat}`);
}

/** The players in the game, from one of the seats in the current direction. The seat itself may have left. */
export function order(state: State, from: Seat): Seat[] {
  return around(from, state.hands.length, state.direction).filter((seat) => !state.left.includes(seat));
}

/** The step that is being carried out. */
export function stepOf(state: State): Step {
  return must(state.steps[0], 'nothing unwinds');
}

/** Whom a player may be chosen from, for the step at work: Wheel of Fortune counts oneself (§6). */
export function candidates(state: State, step: Step): Seat[] {
  return state.hands.flatMap((_, seat) =>
    state.left.includes(seat) || (seat === step.seat && step.type !== 'reshuffle') ? [] : [seat],
  );
}

/** §6 The Pack: the players with cards, each of whom discards one. */
export function packOf(state: State, seat: Seat): Seat[] {
  return order(state, seat).filter((one) => handOf(state, one).length > 0);
}
