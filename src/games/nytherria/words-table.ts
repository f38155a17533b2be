import type { Who } from '../../engine/words.ts';
import type { Card } from './cards.ts';
import type { Tally } from './scoring.ts';
import type { Ending, Met } from './state.ts';

/** A text for each card. */
export type ByCard = Readonly<Record<Card, string>>;

/** What is printed on a card besides its name and its text. */
export const MARKS = ['light', 'dark', 'stone', 'trap', 'event', 'quick', 'leader', 'toVoid'] as const;
export type Mark = (typeof MARKS)[number];

/** What the table on screen says besides the game's words. */
export interface TableWords {
  readonly names: ByCard;
  /** A card's name as it is printed on a narrow card: with soft hyphens where it may break. */
  readonly printed: (card: Card) => string;
  /** What is written on it. */
  readonly texts: ByCard;
  readonly marks: Readonly<Record<Mark, string>>;
  readonly copies: (count: number) => string;
  readonly you: string;
  readonly turn: (turn: number) => string;
  readonly goal: (stones: number) => string;
  readonly lastTurns: (left: number) => string;
  readonly why: Readonly<Record<Ending, string>>;

  readonly players: string;
  readonly onTurn: string;
  readonly choosing: string;
  readonly target: string;
  readonly stones: (light: number, dark: number) => string;
  readonly cardCount: (count: number) => string;
  readonly points: (points: number) => string;
  readonly pointsBesides: (points: number) => string;
  readonly parts: (tally: Tally) => string;
  readonly known: (count: number) => string;
  readonly noneKnown: string;
  readonly handOf: (who: Who) => string;

  readonly temple: string;
  readonly templeCount: (count: number) => string;
  readonly scouted: string;
  readonly scoutedHelp: string;
  readonly quiet: string;
  readonly plays: (who: Who) => string;
  readonly played: (who: Who) => string;
  readonly wouldPlay: string;
  readonly on: (who: Who) => string;
  /** `number`: of those that the card itself makes. */
  readonly exploration: (number: number) => string;
  /** An exploration that was met on the way of another. */
  readonly onceMore: string;
  readonly trail: string;
  readonly explorations: (count: number) => string;
  readonly awaiting: string;
  readonly awaitingYou: string;
  readonly met: Readonly<Record<Met, string>>;
  readonly revealed: string;
  readonly nothing: string;
  readonly counters: (who: Who) => string;
  readonly revived: string;
  readonly takenFrom: (who: Who) => string;
  readonly givesBack: (who: Who) => string;
  readonly intoHand: string;
  readonly intoVoid: string;
  readonly discards: (who: Who) => string;
  readonly stolenFrom: (who: Who) => string;
  readonly passedTo: (who: Who) => string;
  readonly hiddenCard: string;

  readonly piles: string;
  readonly main: string;
  readonly madeAnew: (times: number, last: number) => string;
  readonly graveyard: string;
  readonly neutralGraveyard: string;
  readonly void: string;

  readonly hand: string;
  readonly noCards: string;
  readonly close: string;
  readonly tapSeveral: (left: number) => string;
  readonly upToTwo: string;
  readonly onWhom: string;
  readonly goesTo: (who: Who) => string;
  readonly waits: (move: string) => string;
  readonly hasNoEffect: string;
  readonly takesEffect: string;
  readonly stoneOf: (who: Who) => string;
  readonly arrange: string;
  readonly unchanged: string;
  readonly bury: string;
  readonly toTop: string;
  readonly buried: string;
  readonly top: (place: number) => string;
  readonly change: string;

  readonly score: {
    readonly what: string;
    readonly points: string;
    readonly stones: (count: number) => string;
    readonly sameColour: string;
    readonly hand: (count: number) => string;
    readonly total: string;
    readonly ended: (why: string) => string;
  };
}
