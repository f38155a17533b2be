import type { Who } from '../../engine/words.ts';
import type { Card, Rank } from './cards.ts';
import type { DealEnding } from './state.ts';

/** What the table on screen says besides the game's words. */
export interface TableWords {
  readonly special: Readonly<Record<'x' | 'stop' | 'redraw', string>>;
  readonly xAs: (value: number) => string;
  readonly ranks: Readonly<Record<Rank, string>>;
  readonly ladder: string;
  readonly round: (deal: number, trick: number) => string;
  readonly trick: string;
  readonly best: (by: Who) => string;
  readonly winning: (by: Who) => string;
  readonly rank: (rank: Rank, sum: number) => string;
  readonly nothingYet: string;
  readonly anythingGoes: string;
  /** Null where conceding cut it short. */
  readonly lastTrick: (by: Who | null, stopped: boolean) => string;
  readonly lastDeal: (how: DealEnding, owing: readonly Who[]) => string;
  readonly pile: (count: number) => string;
  readonly stake: (cards: number) => string;
  readonly discard: (count: number) => string;
  readonly times: (count: number) => string;
  readonly players: string;
  readonly you: string;
  readonly chips: (count: number) => string;
  readonly cards: (count: number) => string;
  readonly known: string;
  readonly reserve: string;
  readonly noReserve: string;
  readonly part: Readonly<Record<'acting' | 'drawing' | 'to-act' | 'out', string>>;
  readonly did: Readonly<Record<'played' | 'stopped' | 'redrew' | 'took' | 'conceded', string>>;
  readonly hand: (count: number) => string;
  readonly emptyHand: string;
  readonly place: (card: string, place: number, count: number) => string;
  readonly reserveCard: (card: string) => string;
  readonly takeReserve: (card: string) => string;
  readonly concede: string;
  readonly drew: string;
  readonly moreToDraw: (left: number) => string;
  readonly chooseCard: string;
  readonly chooseCardOrReserve: string;
  readonly chooseReserve: string;
  readonly chooseGap: string;
  readonly ways: string;
  readonly value: (value: number) => string;
  readonly values: string;
  readonly effect: Readonly<Record<'stop' | 'redraw' | 'x', string>>;
  readonly meet: (left: string, right: string) => string;
  readonly lastCards: string;
  readonly player: string;
  readonly chipsLeft: string;
  readonly outcome: string;
  readonly why: (how: DealEnding) => string;
  readonly lost: string;
  readonly owed: string;
  readonly won: string;
}

/** "5", "X", "Stop". */
export function bare(card: Card, words: TableWords): string {
  return card === 'x' || card === 'stop' || card === 'redraw' ? words.special[card] : card;
}
