import type { GenericSchema } from 'valibot';
import type { Options, OptionSpec } from './options.ts';
import type { Rng } from './rng.ts';
import type { Catalogues, Words } from './words.ts';

/** 0 … n−1; clockwise is +1. */
export type Seat = number;
/** Who looks at the table: a seat, or somebody who only watches. */
export type Viewer = Seat | 'onlooker';
/** Plain JSON, tagged by `type`: moves and events. */
export interface Tagged {
  readonly type: string;
}

/** What `apply` may use besides the draft. */
export interface Turn<Event extends Tagged> {
  /** Chance. Taking a number seals the move. */
  readonly rng: Rng;
  /** Says what was done, in order. `tell` decides who learns what of it. */
  emit(event: Event): void;
  /** Says that the actor learned something that was hidden from them: from here on there is no undo. */
  seal(): void;
}

/** One kind of move: its menu beside its effect. */
export interface MoveKind<State, Move extends Tagged, Event extends Tagged> {
  /**
   * All legal moves of this kind for a seat that `toAct` names, each once. Complete and exact: what is listed is legal,
   * what is not listed is refused. Depends on nothing that `seat` may not know.
   */
  offer(state: State, seat: Seat): readonly Move[];
  /** Carries out an offered move on the draft, and whatever follows from it unasked. */
  apply(draft: State, seat: Seat, move: Move, turn: Turn<Event>): void;
}

export type MoveKinds<State, Move extends Tagged, Event extends Tagged> = {
  readonly [Kind in Move['type']]: MoveKind<State, Extract<Move, { type: Kind }>, Event>;
};

/** Whom the table waits for, as far as a viewer may know. `others`: somebody else may be asked, unnamed. */
export interface Waiting {
  readonly seats: readonly Seat[];
  readonly others: boolean;
}

/** One line of the end of a game. Equals share a rank and the next rank skips (1, 1, 3). `score` is null in games without points. */
export interface Result {
  readonly seat: Seat;
  readonly score: number | null;
  readonly rank: number;
}

/** Who may learn something hidden from being told an event: everybody, or those it names as `seat`, `from` or `to`. */
export type Audience = 'everyone' | 'concerned';

/**
 * A game: everything the house knows about it. State, moves, events and views are plain JSON. A card is its code; two
 * copies of a card cannot be told apart.
 */
export interface Game<
  State = unknown,
  Move extends Tagged = Tagged,
  Event extends Tagged = Tagged,
  View = unknown,
  Told extends Tagged = Tagged,
> {
  readonly id: string;
  readonly name: string;
  /** A table is played to its end by the version it started with. */
  readonly rulesVersion: number;
  readonly seats: readonly number[];
  readonly options: readonly OptionSpec[];
  /** No game has more accepted moves than this under random play. */
  readonly bound: number;
  /** Schema of a move on the wire. Strict: unknown fields are refused. */
  readonly move: GenericSchema<unknown, Move>;
  readonly moves: MoveKinds<State, Move, Event>;
  /** Deals. `record` is the setup as `record.md` tells it; `events` what follows unasked before the first move. */
  setup(
    seats: number,
    options: Options,
    turn: Turn<Event>,
  ): { readonly state: State; readonly record: object };
  /** The seats that owe a move now; none exactly when the game is over. */
  toAct(state: State): readonly Seat[];
  /** Whom the table waits for, to a viewer's knowledge. Left out: `toAct`, to everybody. */
  waiting?(state: State, viewer: Viewer): Waiting;
  /** What a viewer sees, built up field by field. */
  view(state: State, viewer: Viewer): View;
  /** What a viewer learns of an event; null for nothing at all. */
  tell(event: Event, viewer: Viewer): Told | null;
  /** The events whose telling may give away something hidden, and to whom. Those not named give away nothing. */
  readonly reveals: Readonly<Partial<Record<Event['type'], Audience>>>;
  /** The result when the game is over, else null. */
  result(state: State): readonly Result[] | null;
  /** Why a move that was not offered is not possible: a code of the words' `refused`, from the actor's own view alone. */
  why(view: View, seat: Seat, move: Move): string;
  readonly notation: {
    /** A move as one short word: "take 0". */
    make(move: Move): string;
    parse(text: string): Move | undefined;
  };
  readonly words: Catalogues<Words<Told, View, Move>>;
  /** Every card of the game in this state, wherever it lies, in any order: never more, never fewer. */
  cards(state: State): readonly string[];
  /**
   * A state that `viewer` cannot tell from this one: all that is hidden from them dealt anew. For computer players and
   * for the secrecy test.
   */
  redeal(state: State, viewer: Viewer, rng: Rng): State;
  /** How eagerly a lively random player takes an offer (weight > 0; 1 where left out). */
  eagerness?(view: View, move: Move): number;
}

/**
 * Any game, where the types of its parts do not matter: the one door, the registry, the room. Sound because a room hands a
 * game only what came from that same game, or what has passed its schema.
 */
export type AnyGame = Game;
