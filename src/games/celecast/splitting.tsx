import type { Card } from './cards.ts';
import type { Move } from './state.ts';

export type Split = Extract<Move, { type: 'split' }>;
/** By open card: 0 for the first pile, 1 for the second, null while undecided. */
export type Sides = readonly (0 | 1 | null)[];

/** The offers that agree with what has been decided so far. Copies of a card are alike, so only their number counts. */
export function fitting(offers: readonly Split[], drawn: readonly Card[], sides: Sides): readonly Split[] {
  const kinds = [...new Set(drawn)];
  const decided = (card: Card, side: 0 | 1) =>
    drawn.filter((one, at) => one === card && sides[at] === side).length;
  return offers.filter(({ first }) =>
    kinds.every((card) => {
      const inFirst = copies(first, card);
      return decided(card, 0) <= inFirst && decided(card, 1) <= copies(drawn, card) - inFirst;
    }),
  );
}

function copies(cards: readonly Card[], card: Card): number {
  return cards.filter((one) => one === card).length;
}
