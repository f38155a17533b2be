import { character } from './cards.ts';
import type { Move } from './state.ts';
import type { View } from './view.ts';

/** A lively player: counters gladly and prefers cards that do something. */
export function eagerness(_view: View, move: Move): number {
  if (move.type === 'counter') return 3;
  if (move.type !== 'play') return 1;
  return character(move.card).ability.length > 0 ? 3 : 0.5;
}
