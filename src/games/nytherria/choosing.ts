import { distinct } from '../../engine/cards.ts';

/** In alphabetical order, each once. */
export function codesOf<C extends string>(cards: readonly C[]): C[] {
  const sorted = cards.toSorted();
  return sorted.filter((card, at) => card !== sorted[at - 1]);
}

/** All ways to take `count` of the cards, each once and in alphabetical order. */
export function multisets<C extends string>(cards: readonly C[], count: number): C[][] {
  const sorted = cards.toSorted();
  const found: C[][] = [];
  const taken: C[] = [];
  const take = (from: number): void => {
    if (taken.length === count) {
      found.push([...taken]);
      return;
    }
    for (let at = from; at < sorted.length; at += 1) {
      const card = sorted[at] as C;
      // Of equal cards the leftmost ones are taken.
      if (at > from && card === sorted[at - 1]) continue;
      taken.push(card);
      take(at + 1);
      taken.pop();
    }
  };
  take(0);
  return found;
}

/** All orders of the cards, each once. */
export function orders<C extends string>(cards: readonly C[]): C[][] {
  if (cards.length === 0) return [[]];
  return distinct(cards).flatMap((first) => orders(without(cards, [first])).map((rest) => [first, ...rest]));
}

/** The cards that are left when these are taken out. */
export function without<C extends string>(cards: readonly C[], out: readonly C[]): C[] {
  const left = [...cards];
  for (const card of out) left.splice(left.indexOf(card), 1);
  return left;
}
