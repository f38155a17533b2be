import type { ComponentType } from 'preact';
import type { Seat, Tagged } from '../../src/engine/game.ts';
import type { Words } from '../../src/engine/words.ts';

/** What a game's table is given: a view to show and the offers that may be sent back. It knows no rule. */
export interface GameTableProps<View = unknown, Move extends Tagged = Tagged, TableWords = unknown> {
  readonly view: View;
  /** What the viewer may do now; nothing for onlookers and while others are asked. */
  readonly offers: readonly Move[];
  /** The viewer's seat; null for who only watches. */
  readonly seat: Seat | null;
  /** By seat. */
  readonly names: readonly string[];
  /** The offer that is being previewed; null while none is. */
  readonly chosen: Move | null;
  /** Counts up with every change of the game. */
  readonly version: number;
  /** What the newest version told, for showing where a card went. */
  readonly latest: readonly Tagged[];
  /** All that was told up to this version and stands, the oldest first. */
  readonly told: readonly Tagged[];
  readonly words: Words<Tagged, View, Move>;
  /** What `words-table-<lang>.ts` exports for the reader's language. */
  readonly tableWords: TableWords;
  /** Shows an offer as a preview, which the bar then confirms; null takes it back. */
  readonly choose: (move: Move | null) => void;
  /**
   * For a touch that no offer fits: the move that it would have been. The bar says why it isn't possible, in the game's own words,
   * or whose turn it is. Null for who cannot move at all: then nothing but an offer is a button.
   */
  readonly whyNot: ((move: Move) => void) | null;
}

/** The end of a game, explained. */
export interface GameScoresProps<View = unknown, TableWords = unknown> {
  readonly view: View;
  readonly names: readonly string[];
  readonly seat: Seat | null;
  readonly tableWords: TableWords;
}

export interface GameCoverProps<TableWords = unknown> {
  readonly tableWords: TableWords;
}

/** What `src/games/<id>/table.tsx` exports. */
export interface GameTable {
  // A game's own component asks for its own view: what comes in is what its rules made.
  readonly Table: ComponentType<GameTableProps<never, never, never>>;
  /** The final scores line by line. */
  readonly Scores?: ComponentType<GameScoresProps<never, never>>;
  /** A few cards that say what the game is like. Decoration: it says nothing to a screen reader. */
  readonly Cover?: ComponentType<GameCoverProps<never>>;
  /** The offers worth a button of their own within reach of the thumb. */
  readonly handy?: (offers: readonly never[]) => readonly Tagged[];
  /** The section of the rules page (`s4`) that concerns what is asked now. */
  readonly rulesAt?: (view: never) => string;
}
