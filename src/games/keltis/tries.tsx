import type { Card, PileName } from './cards.ts';
import type { Held } from './picking.tsx';
import { printOf } from './print.tsx';
import type { Move, Phase } from './state.ts';

/** A card of the hand. What is tried is the move that a touch would have been, for asking why it isn't possible. */
export function tryCard(card: Card, phase: Phase): Move {
  if (phase !== 'final') return { type: 'discard', card };
  const { suit } = printOf(card);
  return suit === 'points' ? { type: 'lay-point', card, row: suit } : { type: 'lay', card };
}

/** Onto a row, with the card that is held or else one of its suit; undefined where there is none that could be meant. */
export function tryRow(row: PileName, hand: readonly Card[], held: Held): Move | undefined {
  const card = hand[held.cards[0] ?? hand.findIndex((one) => printOf(one).suit === row)];
  if (card === undefined) return undefined;
  const { suit } = printOf(card);
  if (suit === 'points') return { type: 'lay-point', card, row };
  return suit === row ? { type: 'lay', card } : undefined;
}

export function tryDraw(from: PileName | 'pile'): Move {
  return { type: 'draw', from };
}

/** Two cards of the stone's value: those held first, then those of the hand, then any. */
export function tryStone(stone: number, hand: readonly Card[], held: Held): Move {
  const value = String(stone);
  const own = held.cards.flatMap((at) => hand[at] ?? []);
  const more = hand.filter((card, at) => !held.cards.includes(at) && printOf(card).value === value);
  const all = [...own, ...more, `red-${value}` as Card, `blue-${value}` as Card];
  const [first, second] = all.slice(0, 2).toSorted() as [Card, Card];
  return { type: 'claim', cards: [first, second] };
}
