import { CARDS } from './cards.ts';
import type { Move } from './state.ts';
import type { View } from './view.ts';

/** A lively random player: sets effects off rather than not, and says numbers that can come true. */
export function eagerness(view: View, move: Move): number {
  switch (move.type) {
    case 'play':
      return CARDS[move.card].rarity;
    case 'discard':
      return CARDS[move.card].discarded ? 8 : 1;
    case 'roof':
      return CARDS[move.card].milled ? 4 : 1;
    case 'say':
      // Most cards are of rarity 1 or 2.
      return Math.abs(move.number - 1.5 * (view.numbers?.from ?? 0)) < 2 ? 8 : 1;
    case 'give':
    case 'target':
    case 'split':
    case 'pick':
      return 1;
  }
}
