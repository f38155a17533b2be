import type { Card } from './state.ts';

/** What the table on screen says besides the game's words. */
export interface TableWords {
  readonly cards: Readonly<Record<Card, string>>;
  readonly middle: string;
  readonly row: (row: number) => string;
  readonly rowHolds: (row: number, cards: readonly string[], free: number) => string;
  readonly take: string;
  readonly put: string;
  readonly takenBy: (name: string) => string;
  readonly supply: (count: number) => string;
  readonly pile: string;
  readonly draw: string;
  readonly drawn: string;
  readonly lastRound: string;
  readonly round: (round: number) => string;
  readonly collections: string;
  readonly collection: (name: string, you: boolean, second: boolean) => string;
  readonly empty: string;
  readonly out: string;
  readonly now: (points: number) => string;
  readonly counts: string;
  readonly costs: string;
  readonly stack: (cards: string, count: number, jokers: number, points: number) => string;
  readonly plus2: (count: number, points: number) => string;
  readonly removed: (cards: readonly string[]) => string;
  readonly enlarge: (name: string) => string;
  readonly colour: string;
  readonly number: string;
  readonly points: string;
  readonly total: string;
  readonly withJokers: (jokers: number) => string;
}

/** "+6", "−3" with a true minus, "0". */
export function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}
