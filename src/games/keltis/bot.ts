import { must } from '../../engine/assert.ts';
import { type Card, faceOf, pileOf } from './cards.ts';
import { readRow } from './rows.ts';
import type { Move } from './state.ts';
import { rowsIn, type View } from './view.ts';

/** After so many turns without a card from the pile a lively random player leaves the pile alone, to see §8's 200 turns. */
const STUBBORN = 12;

/**
 * A lively random player lays what leaves the smallest gap, claims stones, and ends rows that are long, so that rows of all
 * lengths and all ends of the game come up.
 */
export function eagerness(view: View, move: Move): number {
  const stubborn = view.phase !== 'final' && view.quiet.turns >= STUBBORN;
  switch (move.type) {
    case 'discard':
      return stubborn ? 50 : 0.6;
    case 'claim':
      return stubborn ? 0.01 : 3;
    case 'lay':
      return stubborn ? 0.001 : layEagerness(view, move.card);
    case 'lay-point':
      return stubborn ? 0.001 : move.row === 'points' ? 1 : 8;
    case 'draw':
      return move.from === 'pile' ? (stubborn ? 0.001 : 3) : 1;
    case 'done':
      return 0.3;
  }
}

function layEagerness(view: View, card: Card): number {
  const face = faceOf(card);
  const row = rowsIn(view, must(view.you, 'an onlooker does not move'))[pileOf(card)];
  if (face.kind === 'end') return row.length < 5 ? 0.05 : 1;
  const { last } = readRow(row);
  return last === null ? 1 : 6 / (1 + Math.abs(face.value - last) ** 2);
}
