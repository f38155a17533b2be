import { copies } from '../../engine/cards.ts';

export const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
export const SPECIALS = ['x', 'stop', 'redraw'] as const;
export type Card = (typeof NUMBERS)[number] | (typeof SPECIALS)[number];

/** §2: four of each number, two of each special card (R01). */
export const DECK: readonly Card[] = [...copies(NUMBERS, 4), ...copies(SPECIALS, 2)];

/** What an X may be declared to be. */
export const X_VALUES: readonly number[] = NUMBERS.map(Number);

/** §5, lowest first. */
export const RANKS = ['solo', 'two-straight', 'pair', 'three-straight', 'trips'] as const;
export type Rank = (typeof RANKS)[number];

/** `sum`: of the values, an X counting as what it was declared to be. */
export interface Combination {
  readonly rank: Rank;
  readonly sum: number;
}

/** Why neighbouring cards are no combination. */
export type Misfit = 'special-alone' | 'two-x' | 'x-undeclared' | 'x-without-card' | 'no-combination';

/** §5: what one to three neighbouring cards are, an X among them being a `x`. Their order does not matter. */
export function combine(cards: readonly Card[], x: number | undefined): Combination | Misfit {
  let jokers = 0;
  let low = Infinity;
  let high = -Infinity;
  let sum = 0;
  for (const card of cards) {
    if (card === 'stop' || card === 'redraw') return 'special-alone';
    if (card === 'x') jokers += 1;
    const value = card === 'x' ? (x ?? 0) : Number(card);
    low = Math.min(low, value);
    high = Math.max(high, value);
    sum += value;
  }
  if (jokers > 1) return 'two-x';
  if (jokers === 1 && x === undefined) return 'x-undeclared';
  if (jokers === 0 && x !== undefined) return 'x-without-card';
  const rank = rankOf(cards.length, low, high, sum);
  return rank ? { rank, sum } : 'no-combination';
}

/** By the number of values, the lowest, the highest and their sum: those tell a straight from 4-4-6 as well. */
function rankOf(count: number, low: number, high: number, sum: number): Rank | undefined {
  if (low === high) return count === 1 ? 'solo' : count === 2 ? 'pair' : 'trips';
  if (high - low !== count - 1 || sum * 2 !== (low + high) * count) return undefined;
  return count === 2 ? 'two-straight' : 'three-straight';
}

/** §5: a higher rank, or the same rank and a higher sum (R26). Anything outbids nothing. */
export function outbids(one: Combination, best: Combination | undefined): boolean {
  if (!best) return true;
  if (one.rank !== best.rank) return RANKS.indexOf(one.rank) > RANKS.indexOf(best.rank);
  return one.sum > best.sum;
}
