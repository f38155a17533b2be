import { must } from '../../engine/assert.ts';
import { rankByScore } from '../../engine/cards.ts';
import type { Result, Seat } from '../../engine/game.ts';
import { COLOURS } from './cards.ts';
import type { Rows } from './rows.ts';
import { claimedBy, rowsOf, type State } from './state.ts';

/** §10: points of a colour row of 0, 1, … 9 cards; more than nine count as nine. */
const ROW = [0, -4, -3, -2, 1, 2, 3, 6, 7, 10];
/** §10: points of 0, 1, … 5 stones; more than five count as five. */
const STONE = [-4, -1, 0, 4, 6, 10];

/** What a player has, line by line. */
export interface Tally {
  /** All colour rows together. */
  readonly rows: number;
  /** The point row: one for each card. */
  readonly points: number;
  readonly stones: number;
  readonly total: number;
}

/** Points of a colour row with so many cards of any kind. */
export function rowPoints(length: number): number {
  return must(ROW[Math.min(length, ROW.length - 1)], 'a length');
}

function stonePoints(count: number): number {
  return must(STONE[Math.min(count, STONE.length - 1)], 'a number of stones');
}

export function tally(rows: Rows, stones: number): Tally {
  const colours = COLOURS.reduce((sum, colour) => sum + rowPoints(rows[colour].length), 0);
  const points = rows.points.length;
  return {
    rows: colours,
    points,
    stones: stonePoints(stones),
    total: colours + points + stonePoints(stones),
  };
}

export function tallyOf(state: State, seat: Seat): Tally {
  return tally(rowsOf(state, seat), claimedBy(state, seat).length);
}

/** §10: the highest total wins; equals share the victory (K20). */
export function result(state: State): readonly Result[] | null {
  if (state.phase !== 'over') return null;
  return rankByScore(state.hands.map((_, seat) => tallyOf(state, seat).total));
}
