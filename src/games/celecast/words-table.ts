import type { Seat } from '../../engine/game.ts';
import type { Who } from '../../engine/words.ts';
import type { Card, Sign } from './cards.ts';
import type { Part } from './state.ts';
import type { StepView } from './view.ts';
import type { CardWords } from './words-cards.ts';

/** What the table on screen says besides the game's words. */
export interface TableWords {
  readonly cards: Readonly<Record<Card, CardWords>>;
  /** A card's name as it is printed on a narrow card: with soft hyphens where it may break. */
  readonly printed: (card: Card) => string;
  readonly step: (step: StepView, who: (seat: Seat) => Who) => string;
  readonly signs: Readonly<Record<Sign, string>>;
  readonly rarity: (rarity: number) => string;
  /** How a card came to unwind. */
  readonly parts: Readonly<Record<Part, string>>;
  /** What stands before a part in a card's text. */
  readonly when: Readonly<Record<Part, string>>;
  readonly direction: (direction: 1 | -1) => string;
  readonly around: (direction: 1 | -1) => string;
  readonly you: string;
  readonly cardCount: (count: number) => string;
  readonly onTurn: string;
  readonly next: string;
  readonly skipped: string;
  readonly choosing: string;
  readonly place: (rank: number) => string;
  readonly king: (who: Who) => string;
  readonly choose: string;
  readonly castle: string;
  readonly courtyard: string;
  readonly courtyardEmpty: string;
  readonly top: string;
  readonly signCount: (sign: string, count: number) => string;
  readonly showCourtyard: (count: number) => string;
  readonly wholeCourtyard: string;
  readonly unwinding: string;
  readonly lastTurn: string;
  readonly nothingPlayed: string;
  readonly nothingHappens: string;
  readonly status: Readonly<Record<StepView['status'], string>>;
  readonly asked: (names: readonly string[]) => string;
  readonly moved: (moved: number, count: number) => string;
  readonly stepsDone: (count: number) => string;
  readonly said: (number: number) => string;
  readonly tried: (said: number, sum: number) => string;
  readonly numbers: string;
  readonly say: (number: number) => string;
  readonly openCards: string;
  readonly isSplitting: (name: string) => string;
  readonly piles: readonly [string, string];
  readonly into: (card: string, pile: 0 | 1) => string;
  readonly restInto: string;
  readonly undecided: (count: number) => string;
  readonly take: (pile: 0 | 1, cards: readonly string[]) => string;
  readonly takeThis: string;
  readonly noCards: string;
  readonly hand: string;
  readonly isNew: string;
  readonly forPack: string;
  readonly close: string;
  readonly onTop: string;
  readonly goesTo: (who: Who) => string;
  readonly counts: (rarity: number) => string;
  readonly quiet: string;
  readonly servedBy: (who: Who) => string;
  readonly won: (cards: number) => string;
  readonly left: (at: number) => string;
}
