import { must } from '../../engine/assert.ts';
import { type Card, faceOf } from './cards.ts';

export type ClaimFault = 'not-a-pair' | 'mixed-pair' | 'no-such-stone' | 'stone-gone';

/** §6: why two cards do not claim a stone; null where they do. `stones`: those still in the middle. */
export function claimFault(
  a: Card,
  b: Card,
  stones: readonly number[],
  mixedPairs: boolean,
): ClaimFault | null {
  const value = valueOf(a);
  if (value === null || value !== valueOf(b)) return 'not-a-pair';
  // Each Point value exists once, so two Point cards are never a pair (K05).
  if (!mixedPairs && faceOf(a).kind !== faceOf(b).kind) return 'mixed-pair';
  if (value < 1 || value > 9) return 'no-such-stone';
  return stones.includes(value) ? null : 'stone-gone';
}

/** The pairs in a hand that claim a stone, each once, its two codes sorted. */
export function pairs(hand: readonly Card[], stones: readonly number[], mixedPairs: boolean): [Card, Card][] {
  const found: [Card, Card][] = [];
  for (const [at, card] of hand.entries()) {
    if (hand.indexOf(card) < at) continue;
    for (let next = at + 1; next < hand.length; next += 1) {
      const other = must(hand[next], 'a card');
      if (claimFault(card, other, stones, mixedPairs) !== null) continue;
      if (hand.indexOf(other) < at || hand.indexOf(other, at + 1) < next) continue;
      found.push(card < other ? [card, other] : [other, card]);
    }
  }
  return found;
}

/** The number on a Number or Point card; null on an End card. */
function valueOf(card: Card): number | null {
  const face = faceOf(card);
  return face.kind === 'end' ? null : face.value;
}

/** The stone that a pair claims. */
export function stoneOf(pair: readonly [Card, Card]): number | null {
  return valueOf(pair[0]);
}
