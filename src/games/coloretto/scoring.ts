import type { Result } from '../../engine/game.ts';
import { rankByScore } from '../../engine/cards.ts';
import { must } from '../../engine/assert.ts';
import { type Card, type Colour, type Scoring, seatOf, type State } from './state.ts';

/** §7: points of 0, 1, … 6 cards of a colour; more than six count as six. */
const TABLES: Readonly<Record<Scoring, readonly number[]>> = {
  brown: [0, 1, 3, 6, 10, 15, 21],
  gray: [0, 1, 4, 8, 7, 6, 5],
};

/** One colour of a collection. `jokers` of `count` are jokers; `points` carry their sign. */
export interface Line {
  readonly colour: Colour;
  readonly count: number;
  readonly jokers: number;
  readonly points: number;
  readonly positive: boolean;
}

/** A collection's worth, line by line, best colours first. */
export interface Tally {
  readonly lines: readonly Line[];
  readonly plus2: number;
  readonly jokers: number;
  readonly total: number;
}

export interface ScoringRules {
  readonly scoring: Scoring;
  /** The colours in the game: a joker may become any of them (C18). */
  readonly colours: readonly Colour[];
  /** How many colours count positive: 3, in Jim C 4. */
  readonly positive: number;
}

export function scoringRules(state: State): ScoringRules {
  return { scoring: state.scoring, colours: state.colours, positive: state.variant === 'jim-c' ? 4 : 3 };
}

/** The best worth of a collection: every joker a colour, the best colours positive, +2 for each "+2" (§7). */
export function tally(cards: readonly Card[], rules: ScoringRules): Tally {
  let jokers = 0;
  let plus2 = 0;
  const counts = rules.colours.map(() => 0);
  for (const card of cards) {
    if (card === 'plus2') plus2 += 1;
    else if (card === 'joker' || card === 'golden-joker') jokers += 1;
    else counts[rules.colours.indexOf(card)] = (counts[rules.colours.indexOf(card)] ?? 0) + 1;
  }
  const best = assign(counts, jokers, rules);
  const lines = explain(counts, best.counts, rules);
  return { lines, plus2, jokers, total: best.total + 2 * plus2 };
}

/** The best way to add `jokers` like jokers to the colours, by trying all. */
function assign(
  counts: readonly number[],
  jokers: number,
  rules: ScoringRules,
): { total: number; counts: readonly number[] } {
  let best = { total: -Infinity, counts };
  const tried = [...counts];
  const tryFrom = (first: number, left: number): void => {
    if (left === 0) {
      const total = worth(tried, rules);
      if (total > best.total) best = { total, counts: [...tried] };
      return;
    }
    for (let colour = first; colour < tried.length; colour += 1) {
      const count = must(tried[colour], 'a colour');
      tried[colour] = count + 1;
      tryFrom(colour, left - 1);
      tried[colour] = count;
    }
  };
  tryFrom(0, jokers);
  return best;
}

function points(count: number, scoring: Scoring): number {
  return must(TABLES[scoring][Math.min(count, 6)], 'a number of cards');
}

/** The best `positive` colours count for, all others against. */
function worth(counts: readonly number[], { scoring, positive }: ScoringRules): number {
  const best: number[] = [];
  let total = 0;
  for (const count of counts) {
    const value = points(count, scoring);
    total -= value;
    let at = best.length;
    while (at > 0 && (best[at - 1] ?? 0) < value) at -= 1;
    if (at < positive) best.splice(at, 0, value);
    if (best.length > positive) best.pop();
  }
  for (const value of best) total += 2 * value;
  return total;
}

function explain(counts: readonly number[], withJokers: readonly number[], rules: ScoringRules): Line[] {
  return rules.colours
    .map((colour, at) => {
      const count = must(withJokers[at], 'a colour');
      return {
        colour,
        count,
        jokers: count - must(counts[at], 'a colour'),
        points: points(count, rules.scoring),
      };
    })
    .filter((line) => line.count > 0)
    .toSorted((a, b) => b.points - a.points || b.count - a.count)
    .map((line, at) => {
      const positive = at < rules.positive;
      return { ...line, positive, points: positive ? line.points : -line.points };
    });
}

/** What each place's collection is worth now. */
export function tallies(state: State): Tally[] {
  const rules = scoringRules(state);
  return state.collections.map((cards) => tally(cards, rules));
}

/** §7; §8, C23: in `individual` only A and B are compared; in `team` each adds their partner's separate score. */
export function scores(state: State, tallies: readonly Tally[]): number[] {
  const totals = tallies.map(({ total }) => total);
  if (state.variant !== 'manolo-vila') return totals;
  return [0, 1].map((seat) =>
    totals.reduce((sum, total, place) => {
      const counts = state.manolo === 'team' ? seatOf(state, place) === seat : place === seat;
      return counts ? sum + total : sum;
    }, 0),
  );
}

export function result(state: State): readonly Result[] | null {
  return state.over ? rankByScore(scores(state, tallies(state))) : null;
}
