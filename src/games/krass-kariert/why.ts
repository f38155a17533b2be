import { must } from '../../engine/assert.ts';
import type { Seat } from '../../engine/game.ts';
import { combine, outbids } from './cards.ts';
import type { Move } from './state.ts';
import type { View } from './view.ts';

/** Why a move is not possible (§3–§6): a code of the words' `refused`. */
export function why(view: View, seat: Seat, move: Move): string {
  const hand = must(view.hand, 'a seat without a hand');
  if (move.type === 'insert') return view.drawing ? 'no-gap' : 'nothing-drawn';
  if (view.drawing) return 'insert-first';
  if (move.type === 'stop' || move.type === 'redraw') {
    return hand[move.at] === undefined ? 'no-card' : `not-${move.type}`;
  }
  if (move.type === 'play') {
    if (move.at + move.count > hand.length) return 'no-card';
    const made = combine(hand.slice(move.at, move.at + move.count), move.x);
    if (typeof made === 'string') return made;
    return outbids(made, view.best ?? undefined) ? 'not-now' : 'too-low';
  }
  if (view.actions.length === 0) return 'opener-plays';
  const reserves = must(view.players[seat], `no seat ${seat}`).reserves;
  if (move.type === 'concede') return reserves.length > 0 ? 'has-reserves' : 'not-now';
  return move.reserve < reserves.length ? 'no-gap' : 'no-reserve';
}
