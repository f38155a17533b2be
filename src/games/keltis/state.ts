import { must } from '../../engine/assert.ts';
import type { Seat, Turn } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import { type Card, DECK, type PileName, STONES } from './cards.ts';

/** What brought the end (§8): the fifth ended row, the last card of the pile, or the 200th turn without a card from it. */
export type EndCause = 'five-rows' | 'last-card' | 'stalled';

/** `action`, then `draw`, turn by turn; `final`: all at the same time add cards to their rows (§9). */
export type Phase = 'action' | 'draw' | 'final' | 'over';

export interface State {
  /** Option: a Number and a Point card of one value may claim a stone. */
  readonly mixedPairs: boolean;
  /** Option: a final addition may start a row. */
  readonly finalMayStartRows: boolean;
  /** The top card is the last one. */
  pile: Card[];
  /** Put aside unseen before the deal (two players). */
  removed: Card[];
  hands: Card[][];
  /** Cards of a hand that everybody knows: taken from a discard pile, and none like it played since. */
  known: Card[][];
  /** The top card is the last one. */
  discards: Record<PileName, Card[]>;
  /** By seat, in the order of laying. */
  rows: Record<PileName, Card[]>[];
  /** The stones still in the middle. */
  stones: number[];
  /** By seat. */
  claimed: number[][];
  phase: Phase;
  turn: Seat;
  /** Draws still owed in this turn. */
  owed: number;
  /** The piles discarded to in this turn: nothing is drawn from them (§7, K02). */
  blocked: PileName[];
  /** A card of this turn came from the pile. */
  fromPile: boolean;
  /** Turns in a row without a card from the pile (K18). */
  quiet: number;
  /** Who brought the end, and how. */
  end: { readonly seat: Seat; readonly cause: EndCause } | null;
  /** Final additions made, by seat. */
  added: number[];
  /** Seats that add nothing more. */
  done: boolean[];
}

export type Move =
  | { type: 'discard'; card: Card }
  | { type: 'claim'; cards: readonly [Card, Card] }
  | { type: 'lay'; card: Card }
  | { type: 'lay-point'; card: Card; row: PileName }
  | { type: 'draw'; from: 'pile' | PileName }
  | { type: 'done' };

export type Event =
  | { type: 'discarded'; seat: Seat; card: Card }
  | { type: 'claimed'; seat: Seat; stone: number; cards: readonly [Card, Card] }
  /** `length`: cards in the row now. */
  | { type: 'laid'; seat: Seat; card: Card; row: PileName; length: number }
  /** A row got its first End card; `count`: rows ended by all players so far. */
  | { type: 'row-ended'; seat: Seat; row: PileName; count: number }
  | { type: 'drew'; seat: Seat; from: 'pile' | PileName; card: Card }
  | { type: 'final'; seat: Seat; cause: EndCause }
  | { type: 'done'; seat: Seat }
  | { type: 'ended' };

const HAND = 8;
/** §2: cards put aside unseen with two players. */
const REMOVED = 30;

/** §2: shuffles, puts cards aside, deals eight each in one go; then draws the starter (K17). */
export function setup(
  seats: number,
  options: Options,
  { rng }: Turn<Event>,
): { state: State; record: object } {
  const pile = rng.shuffle([...DECK]);
  const removed = seats === 2 ? pile.splice(-REMOVED).toReversed() : [];
  const hands = Array.from({ length: seats }, () => pile.splice(-HAND).toReversed());
  const starter = rng.below(seats);
  const state: State = {
    mixedPairs: options['mixedPairs'] === true,
    finalMayStartRows: options['finalMayStartRows'] === true,
    pile,
    removed,
    hands,
    known: hands.map(() => []),
    discards: noCards(),
    rows: hands.map(noCards),
    stones: [...STONES],
    claimed: hands.map(() => []),
    phase: 'action',
    turn: starter,
    owed: 0,
    blocked: [],
    fromPile: false,
    quiet: 0,
    end: null,
    added: hands.map(() => 0),
    done: hands.map(() => false),
  };
  return {
    state,
    record: {
      pile: pile.toReversed(),
      hands: hands.map((hand) => [...hand]),
      removed: [...removed],
      starter,
    },
  };
}

function noCards(): Record<PileName, Card[]> {
  return { red: [], yellow: [], green: [], blue: [], purple: [], points: [] };
}

export function handOf(state: State, seat: Seat): Card[] {
  return must(state.hands[seat], `no seat ${seat}`);
}

export function knownOf(state: State, seat: Seat): Card[] {
  return must(state.known[seat], `no seat ${seat}`);
}

export function rowsOf(state: State, seat: Seat): Record<PileName, Card[]> {
  return must(state.rows[seat], `no seat ${seat}`);
}

export function claimedBy(state: State, seat: Seat): number[] {
  return must(state.claimed[seat], `no seat ${seat}`);
}
