import type { Card, Colour, PileName } from './cards.ts';

/** In the order of the table, from left to right. */
export const COLUMNS: readonly PileName[] = ['red', 'yellow', 'green', 'blue', 'purple', 'points'];

/** What is printed on a card. `value`: its number; null on an End card. */
export interface Print {
  readonly suit: PileName;
  readonly value: string | null;
}

export function printOf(card: Card): Print {
  const [suit, value] = card.split('-') as [Colour | 'point', string];
  return { suit: suit === 'point' ? 'points' : suit, value: value === 'end' ? null : value };
}

/** By suit, then by number, an End card behind its numbers: how a hand is held. */
export function inOrder(a: Card, b: Card): number {
  const [left, right] = [printOf(a), printOf(b)];
  return (
    COLUMNS.indexOf(left.suit) - COLUMNS.indexOf(right.suit) ||
    Number(left.value ?? 11) - Number(right.value ?? 11)
  );
}
