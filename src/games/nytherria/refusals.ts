import type { Seat } from '../../engine/game.ts';
import {
  canFetch,
  canRevive,
  type Character,
  character,
  counterTo,
  isCharacter,
  isRankAndFile,
  isStone,
} from './cards.ts';
import { ANSWERS, type Move, type What } from './state.ts';
import type { View } from './view.ts';

/** Why a move that is not offered is not possible, from what the seat sees. */
export function why(view: View, seat: Seat, move: Move): string {
  const { asked } = view;
  if (!asked || !asked.seats.includes(seat) || !ANSWERS[asked.what].includes(move.type)) return 'not-asked';
  switch (move.type) {
    case 'play':
      if (!holds(view, seat, [move.card])) return 'not-in-hand';
      return whyTarget(view, move);
    case 'counter':
      return counters(view, move.card) ? 'not-in-hand' : 'cannot-counter';
    case 'choose-stone':
      return 'no-such-stone';
    case 'choose-card':
      return whyChosen(view, asked.what, move);
    case 'arrange':
      if (move.bury.some(isStone)) return 'stones-stay';
      return within(view.scouted, [...move.bury, ...move.top]) ? whyOrder(move.bury) : 'other-cards';
    case 'banish':
      if (move.cards.length > 2) return 'at-most-two';
      return within(view.graveyard, move.cards) ? whyOrder(move.cards) : 'not-in-graveyard';
    case 'discard':
      return whyDiscard(view, seat, asked.what, move.cards);
    case 'pass-card':
      return 'not-in-hand';
    case 'pass':
      return 'not-asked';
  }
}

function whyChosen(view: View, what: What, move: { card: Character; target?: Seat }): string {
  const by = view.table.at(-1);
  if (what === 'inspect') return move.target === undefined ? 'not-in-that-hand' : 'no-target';
  if (!view.graveyard.includes(move.card)) return 'not-in-graveyard';
  if (what === 'revive') return canRevive(move.card) ? whyTarget(view, move) : 'cannot-revive';
  return by && canFetch(by.card, move.card) ? 'no-target' : 'cannot-fetch';
}

function whyTarget(view: View, { card, target }: { card: Character; target?: Seat }): string {
  if (!character(card).targets) return 'no-target';
  return target === undefined ? 'needs-target' : 'not-an-opponent';
}

function whyDiscard(view: View, seat: Seat, what: What, cards: readonly Character[]): string {
  if (cards.length !== view.owed) return 'wrong-number';
  if (!holds(view, seat, cards)) return 'not-in-hand';
  return what === 'plague' && cards.some(isRankAndFile) ? 'spare-soldiers' : whyOrder(cards);
}

/** Of an otherwise fitting list only the order of writing can be wrong, or how much of the cards it names. */
function whyOrder(cards: readonly string[]): string {
  return cards.every((card, at) => at === 0 || (cards[at - 1] ?? '') <= card)
    ? 'other-cards'
    : 'not-in-order';
}

function counters(view: View, card: Character): boolean {
  const played = view.table.at(-1)?.card;
  return played !== undefined && isCharacter(played) && counterTo(played) === card;
}

function holds(view: View, seat: Seat, cards: readonly Character[]): boolean {
  return within(view.players[seat]?.cards ?? [], cards);
}

/** Whether all these cards are among those, as often. */
function within(all: readonly string[], cards: readonly string[]): boolean {
  const left = [...all];
  return cards.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
