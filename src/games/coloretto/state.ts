import { copies } from '../../engine/cards.ts';
import { must } from '../../engine/assert.ts';
import type { Seat, Turn } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';

export const COLOURS = ['red', 'yellow', 'green', 'blue', 'brown', 'gray', 'pink'] as const;
export type Colour = (typeof COLOURS)[number];
export const JOKERS = ['joker', 'golden-joker'] as const;
export type Joker = (typeof JOKERS)[number];
/** A card that can lie in a row or a collection. */
export type Card = Colour | Joker | 'plus2';
export const LAST_ROUND = 'last-round';
type SupplyCard = Card | typeof LAST_ROUND;

export type Variant = 'standard' | 'jim-c' | 'manolo-vila';
export type Scoring = 'brown' | 'gray';
/** A collection. One per seat; in Manolo Vila four: A, B, A', B', of which seat 0 moves for A and A'. */
export type Place = number;

export interface Row {
  readonly capacity: number;
  cards: Card[];
  /** The place that took it this round; null while it is in the middle. */
  takenBy: Place | null;
}

export interface State {
  readonly seats: number;
  readonly variant: Variant;
  readonly manolo: 'individual' | 'team';
  readonly scoring: Scoring;
  /** The colours in the game. */
  readonly colours: readonly Colour[];
  /** The top card is the last one. */
  supply: SupplyCard[];
  rows: Row[];
  collections: Card[][];
  /** Which places take no more turns in this round. */
  out: boolean[];
  /** Cards removed from the game with the third row (two players). */
  removed: Card[];
  /** The place whose turn it is. */
  turn: Place;
  /** The drawn card that must be placed; null before the draw. */
  drawn: Card | null;
  /** The place that took a row last in this round. */
  lastTaker: Place;
  /** 1, 2, … */
  round: number;
  finalRound: boolean;
  over: boolean;
}

/** `for` stands in Manolo Vila only: which of the person's two collections is meant. */
export interface For {
  readonly for?: 0 | 1;
}
export type Move = ({ type: 'draw' } | { type: 'place'; row: number } | { type: 'take'; row: number }) & For;

export type Event = (
  | { type: 'drew'; seat: Seat; card: Card }
  | { type: 'last-round'; seat: Seat }
  | { type: 'placed'; seat: Seat; card: Card; row: number }
  | { type: 'took'; seat: Seat; row: number; cards: readonly Card[] }
  | { type: 'bonus'; seat: Seat; card: Card }
  | { type: 'removed'; row: number; cards: readonly Card[] }
  | { type: 'round'; round: number; seat: Seat }
  | { type: 'ended' }
) &
  For;

/** §2 and §8, the table. `rows`: capacities; `start`: starting cards of each place. */
function layout(seats: number, variant: Variant) {
  if (variant === 'jim-c') return { colours: 7, rows: [3, 3, 3, 3], places: 2, start: 1 };
  if (variant === 'manolo-vila') return { colours: 7, rows: [3, 3, 3, 3], places: 4, start: 1 };
  if (seats === 2) return { colours: 5, rows: [1, 2, 3], places: 2, start: 2 };
  return {
    colours: seats === 3 ? 6 : 7,
    rows: Array.from({ length: seats }, () => 3),
    places: seats,
    start: 1,
  };
}

/** The seat that moves for a place. */
export function seatOf(state: { readonly variant: Variant }, place: Place): Seat {
  return state.variant === 'manolo-vila' ? place % 2 : place;
}

/** What a move or an event says of the place it is for: nothing except in Manolo Vila. */
export function forPlace(state: { readonly variant: Variant }, place: Place): For {
  return state.variant === 'manolo-vila' ? { for: place < 2 ? 0 : 1 } : {};
}

/** §2: removed colours, starting cards, starter and the order of the supply are drawn, in this order. */
export function setup(
  seats: number,
  options: Options,
  { rng }: Turn<Event>,
): { state: State; record: object } {
  const variant = (options['variant'] ?? 'standard') as Variant;
  const { colours: count, rows, places, start: each } = layout(seats, variant);
  const shuffled = rng.shuffle([...COLOURS]);
  const colours = COLOURS.filter((colour) => shuffled.indexOf(colour) < count);
  const removedColours = COLOURS.filter((colour) => !colours.includes(colour));

  const starting = rng.shuffle([...colours]);
  const start = Array.from({ length: places }, (_, place) =>
    starting.slice(place * each, (place + 1) * each),
  );
  const starter = rng.below(places);

  const golden = options['goldenJoker'] !== false;
  const deck: SupplyCard[] = [
    ...copies(colours, 9),
    ...copies(['plus2'] as const, 10),
    ...copies(['joker'] as const, golden ? 2 : 3),
    ...copies(['golden-joker'] as const, golden ? 1 : 0),
  ];
  for (const card of start.flat()) deck.splice(deck.indexOf(card), 1);
  const supply = rng.shuffle(deck);
  supply.splice(options['underLast'] === 16 ? 16 : 15, 0, LAST_ROUND);

  const state: State = {
    seats,
    variant,
    manolo: options['manoloScoring'] === 'team' ? 'team' : 'individual',
    scoring: options['scoring'] === 'gray' ? 'gray' : 'brown',
    colours,
    supply,
    rows: rows.map((capacity) => ({ capacity, cards: [], takenBy: null })),
    collections: start.map((cards): Card[] => [...cards]),
    out: start.map(() => false),
    removed: [],
    turn: starter,
    drawn: null,
    lastTaker: starter,
    round: 1,
    finalRound: false,
    over: false,
  };
  return { state, record: { supply: supply.toReversed(), start, removedColours, starter } };
}

/** The row with this number. */
export function rowAt(state: State, row: number): Row {
  return must(state.rows[row], `no row ${row}`);
}

/** Whether a card may be drawn: it must find a place, and there must be one (§3, C12, C14). */
export function canDraw(state: State): boolean {
  return state.supply.length > 0 && state.rows.some(hasRoom);
}

export function hasRoom(row: Row): boolean {
  return row.takenBy === null && row.cards.length < row.capacity;
}

export function canTake(row: Row): boolean {
  return row.takenBy === null && row.cards.length > 0;
}
