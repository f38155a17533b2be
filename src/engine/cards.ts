/** `count` times each of `codes`. */
export function copies<C extends string>(codes: readonly C[], count: number): C[] {
  return codes.flatMap((code) => Array.from({ length: count }, () => code));
}

/** Takes one card of this code out of `hand`, the leftmost; false where there is none. */
export function removeOne<C>(hand: C[], code: C): boolean {
  const at = hand.indexOf(code);
  if (at < 0) return false;
  hand.splice(at, 1);
  return true;
}

/** The different values, in order of first appearance. */
export function distinct<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}

/** Seats clockwise (or by `step` −1), from `first` round the table. */
export function around(first: number, seats: number, step: 1 | -1 = 1): number[] {
  return Array.from({ length: seats }, (_, i) => (first + step * i + seats * i) % seats);
}

/** Ranks by score, highest first: equals share a rank and the next rank skips (1, 1, 3). */
export function rankByScore(scores: readonly number[]): { seat: number; score: number; rank: number }[] {
  return scores.map((score, seat) => ({
    seat,
    score,
    rank: 1 + scores.filter((other) => other > score).length,
  }));
}
