import type { PileName } from './cards.ts';
import { rowPoints } from './scoring.ts';
import type { EndCause, Phase } from './state.ts';

type Direction = -1 | 0 | 1;

/** What the table on screen says besides the game's words. */
export interface TableWords {
  /** `value`: the printed number; null on an End card. */
  readonly card: (pile: PileName, value: string | null) => string;
  readonly suit: Readonly<Record<PileName, string>>;
  readonly row: (row: PileName) => string;
  readonly yourRows: string;
  readonly noCards: string;
  readonly ended: string;
  readonly direction: (direction: Direction) => string;
  readonly points: (points: number) => string;
  readonly pts: string;
  readonly cards: (count: number) => string;
  readonly inHand: (count: number) => string;
  readonly knownInHand: string;
  readonly knownToAll: string;
  readonly endedRows: (rows: number, of: number) => string;
  readonly putAside: (count: number) => string;
  readonly quiet: (turns: number, of: number) => string;
  readonly end: Readonly<Record<EndCause, string>>;
  readonly stones: string;
  readonly stone: (stone: number) => string;
  readonly stoneTaken: (stone: number, by: string) => string;
  readonly stonesOf: (count: number, points: number) => string;
  readonly scoredStones: string;
  readonly you: string;
  readonly players: string;
  readonly total: (points: number) => string;
  readonly enlarge: (name: string) => string;
  readonly added: (count: number) => string;
  readonly done: string;
  readonly piles: string;
  readonly supply: (count: number) => string;
  readonly pile: (pile: PileName) => string;
  readonly pileHolds: (pile: PileName, top: string | null, count: number) => string;
  readonly blocked: string;
  readonly show: (pile: PileName) => string;
  readonly whole: (pile: PileName) => string;
  readonly close: string;
  readonly hand: string;
  readonly fits: string;
  readonly ways: string;
  readonly hint: Readonly<Record<Phase, string>>;
  readonly toDiscard: string;
  readonly forStone: (stone: string, others: readonly string[]) => string;
  readonly scores: string;
  readonly pointRow: string;
  readonly together: string;
}

/** Printed beside the rows: what a row of 1, 2, … 9 cards is worth (§10). More cards count as nine. */
export const ROW_SCALE: readonly number[] = Array.from({ length: 9 }, (_, at) => rowPoints(at + 1));

/** "+6", "−3" with a true minus, "0". */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : plain(points);
}

/** "6", "−3" with a true minus, "0". */
export function plain(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
