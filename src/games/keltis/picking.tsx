import type { Card, PileName } from './cards.ts';
import { printOf } from './print.tsx';
import type { Move } from './state.ts';

/** Where cards go: onto a row, onto a discard pile, or away for a wishing stone. */
export type Place = `row ${PileName}` | `pile ${PileName}` | `stone ${string}`;

/** What is held so far of a move: cards, by their places in the hand, and where they are to go. */
export interface Held {
  readonly cards: readonly number[];
  readonly place: Place | null;
}

/** What touching something leads to. */
export interface Step {
  readonly held: Held;
  /** The only offer that is left; null while there are several. */
  readonly move: Move | null;
  /** It goes on from what is held: of the offers that were left, fewer are. */
  readonly narrows: boolean;
}

export const NOTHING: Held = { cards: [], place: null };

/** The cards of the hand that a move uses. */
export function cardsOf(move: Move): readonly Card[] {
  switch (move.type) {
    case 'discard':
    case 'lay':
    case 'lay-point':
      return [move.card];
    case 'claim':
      return move.cards;
    case 'draw':
    case 'done':
      return [];
  }
}

export function placeOf(move: Move): Place | null {
  switch (move.type) {
    case 'lay':
      return `row ${printOf(move.card).suit}`;
    case 'lay-point':
      return `row ${move.row}`;
    case 'discard':
      return `pile ${printOf(move.card).suit}`;
    case 'claim':
      return `stone ${printOf(move.cards[0]).value ?? ''}`;
    case 'draw':
    case 'done':
      return null;
  }
}

/** The offers that use all cards held and go where they are to go. */
export function fitting(offers: readonly Move[], hand: readonly Card[], held: Held): readonly Move[] {
  return offers.filter((move) => {
    if (held.place !== null && placeOf(move) !== held.place) return false;
    const left = [...cardsOf(move)];
    return held.cards.every((at) => {
      const found = left.findIndex((card) => card === hand[at]);
      if (found >= 0) left.splice(found, 1);
      return found >= 0;
    });
  });
}

/** Touching a card of the hand: takes it up with the others held, or alone where they don't go together; or puts it back. */
export function touchCard(
  offers: readonly Move[],
  hand: readonly Card[],
  held: Held,
  at: number,
): Step | null {
  if (held.cards.includes(at)) {
    return step(offers, hand, held, { ...held, cards: held.cards.filter((one) => one !== at) });
  }
  return (
    step(offers, hand, held, { ...held, cards: [...held.cards, at] }) ??
    step(offers, hand, held, { ...held, cards: [at] }) ??
    step(offers, hand, held, { cards: [at], place: null })
  );
}

/** Touching a place: cards are to go there; touched again, anywhere. Null where none of the held ones can. */
export function touchPlace(
  offers: readonly Move[],
  hand: readonly Card[],
  held: Held,
  place: Place,
): Step | null {
  // Other places stay open to the cards that are held, also when one has been chosen.
  const from = held.cards.length > 0 ? { ...held, place: null } : held;
  return step(offers, hand, from, { ...held, place: held.place === place ? null : place });
}

function step(offers: readonly Move[], hand: readonly Card[], from: Held, to: Held): Step | null {
  if (to.cards.length === 0 && to.place === null) return LET_GO;
  const left = fitting(offers, hand, to);
  if (left.length === 0) return null;
  const before = fitting(offers, hand, from);
  return {
    held: to,
    move: left.length === 1 ? (left[0] ?? null) : null,
    narrows: left.length < before.length && left.every((move) => before.includes(move)),
  };
}

const LET_GO: Step = { held: NOTHING, move: null, narrows: false };

/** The places in the hand of a move's cards; of equal cards those that are held come first. */
export function spots(move: Move, hand: readonly Card[], held: Held): readonly number[] {
  const order = [...held.cards, ...hand.keys()];
  const found: number[] = [];
  for (const card of cardsOf(move)) {
    const at = order.find((one) => hand[one] === card && !found.includes(one));
    if (at !== undefined) found.push(at);
  }
  return found;
}
