import type { Result, Seat } from '../../engine/game.ts';
import { type Character, isRankAndFile, type Stone } from './cards.ts';
import { handOf, type State, stonesOf } from './state.ts';

/** What a player has, line by line. `hand` is null while the cards are hidden; `total` is then the rest. */
export interface Tally {
  /** 2 for each stone. */
  readonly stones: number;
  /** 2 where all stones have the same colour. */
  readonly sameColour: number;
  /** 1 for each Soldier and Ravager, 2 for each other card. */
  readonly hand: number | null;
  readonly total: number;
}

/** §5. */
export function tally(stones: readonly Stone[], hand: readonly Character[] | null): Tally {
  const sameColour = stones.length > 0 && stones.every((stone) => stone === stones[0]) ? 2 : 0;
  const inHand = hand && hand.reduce((sum, card) => sum + (isRankAndFile(card) ? 1 : 2), 0);
  return {
    stones: 2 * stones.length,
    sameColour,
    hand: inHand,
    total: 2 * stones.length + sameColour + (inHand ?? 0),
  };
}

/** §5: the highest score wins, then the most stones; still equal, the victory is shared. */
export function result(state: State): readonly Result[] | null {
  if (!state.over) return null;
  const lines = state.hands.map((_, seat) => ({
    seat,
    score: tally(stonesOf(state, seat), handOf(state, seat)).total,
    stones: stonesOf(state, seat).length,
  }));
  type Line = { seat: Seat; score: number; stones: number };
  const beats = (a: Line, b: Line) => a.score > b.score || (a.score === b.score && a.stones > b.stones);
  return lines.map((line) => ({
    seat: line.seat,
    score: line.score,
    rank: 1 + lines.filter((other) => beats(other, line)).length,
  }));
}
