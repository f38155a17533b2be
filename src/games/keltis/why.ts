import { must } from '../../engine/assert.ts';
import { removeOne } from '../../engine/cards.ts';
import type { Seat } from '../../engine/game.ts';
import type { Card } from './cards.ts';
import { layFault, pointFault } from './rows.ts';
import { claimFault } from './stones.ts';
import type { Move } from './state.ts';
import { rowsIn, type View } from './view.ts';

/** Why a move is not possible (§3–§9): a code of the words' `refused`. */
export function why(view: View, seat: Seat, move: Move): string {
  const { phase } = view;
  if (move.type === 'draw') {
    if (phase !== 'draw') return phase === 'final' ? 'only-additions' : 'act-first';
    return view.blocked.some((name) => name === move.from) ? 'own-discard' : 'empty-discard';
  }
  if (phase === 'draw') return 'draw-first';
  if (move.type === 'done') return 'not-the-end';
  if (phase === 'final' && (move.type === 'discard' || move.type === 'claim')) return 'only-additions';
  const cards = move.type === 'claim' ? move.cards : [move.card];
  if (!holds(view, cards)) {
    if (move.type !== 'claim') return 'not-in-hand';
    return claimFault(move.cards[0], move.cards[1], view.stones, view.mixedPairs) ?? 'no-pair';
  }
  const mayStart = phase === 'action' || view.finalMayStartRows;
  return fault(view, seat, move, mayStart) ?? 'not-now';
}

function holds(view: View, cards: readonly Card[]): boolean {
  const hand = [...must(view.hand, 'a seat without a hand')];
  return cards.every((card) => removeOne(hand, card));
}

function fault(view: View, seat: Seat, move: Exclude<Move, { type: 'draw' | 'done' }>, mayStart: boolean) {
  switch (move.type) {
    case 'discard':
      return null;
    case 'claim': {
      const [first, second] = move.cards;
      return claimFault(first, second, view.stones, view.mixedPairs) ?? 'pair-order';
    }
    case 'lay':
      return layFault(rowsIn(view, seat), move.card, mayStart);
    case 'lay-point':
      return pointFault(rowsIn(view, seat), move.card, move.row, mayStart);
  }
}
