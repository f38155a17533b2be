import { must } from '../../../src/engine/assert.ts';
import type { Result, Seat } from '../../../src/engine/game.ts';
import { completeOptions, isFault } from '../../../src/engine/options.ts';
import { begin, offers, play, type Position, resultOf } from '../../../src/engine/play.ts';
import { rngOfWord } from '../../../src/engine/shuffle.ts';
import { coloretto } from '../../../src/games/coloretto/index.ts';
import {
  COLOURS,
  type Card,
  type Event,
  LAST_ROUND,
  type Move,
  type State,
} from '../../../src/games/coloretto/state.ts';
import { type View, view } from '../../../src/games/coloretto/view.ts';
import { frozen } from '../../support/plain.ts';

/** A moment of a game; cards are written "red +2 joker gold", what is left out is empty or as in the usual game. */
export interface Sketch {
  readonly seats?: number;
  readonly variant?: State['variant'];
  readonly manolo?: State['manolo'];
  readonly scoring?: State['scoring'];
  /** "taken 1" for a row that place 1 has taken. */
  readonly rows: readonly string[];
  readonly collections?: readonly string[];
  /** Top card first; "last" is the Last Round card. */
  readonly supply?: string;
  readonly turn?: number;
  readonly finalRound?: boolean;
}

const SHORT: Readonly<Record<string, Card | typeof LAST_ROUND>> = {
  '+2': 'plus2',
  gold: 'golden-joker',
  joker: 'joker',
  last: LAST_ROUND,
};

function cardsOf(text: string): (Card | typeof LAST_ROUND)[] {
  const words = text.split(' ').filter((word) => word !== '');
  return words.map((word) =>
    must(SHORT[word] ?? COLOURS.find((colour) => colour === word), `no card ${word}`),
  );
}

/** Cards that lie in rows and collections. */
export function cards(text: string): Card[] {
  return cardsOf(text) as Card[];
}

/** A table at the moment of a sketch. */
export function at(sketch: Sketch): TestTable {
  const { seats = 3, variant = 'standard', rows, supply = '', turn = 0 } = sketch;
  const standardForTwo = seats === 2 && variant === 'standard';
  const places = variant === 'manolo-vila' ? 4 : seats;
  const taken = rows.map((row) => /^taken (\d)$/.exec(row)?.[1]);
  const rowsOf = (place: number) => taken.filter((one) => one === String(place)).length;
  const state: State = {
    seats,
    variant,
    manolo: sketch.manolo ?? 'individual',
    scoring: sketch.scoring ?? 'brown',
    colours: COLOURS.slice(0, standardForTwo ? 5 : seats === 3 ? 6 : 7),
    supply: cardsOf(supply).toReversed(),
    rows: rows.map((row, index) => ({
      capacity: standardForTwo ? index + 1 : 3,
      cards: taken[index] === undefined ? cards(row) : [],
      takenBy: taken[index] === undefined ? null : Number(taken[index]),
    })),
    collections: Array.from({ length: places }, (_, place) => cards(sketch.collections?.[place] ?? '')),
    out: Array.from({ length: places }, (_, place) => rowsOf(place) >= (variant === 'jim-c' ? 2 : 1)),
    removed: [],
    turn,
    drawn: null,
    lastTaker: turn,
    round: 1,
    finalRound: sketch.finalRound ?? false,
    over: false,
  };
  return new TestTable({ state, rng: rngOfWord('no chance is taken') });
}

/** A table as it is dealt. */
export function dealt(seats: number, options: Readonly<Record<string, unknown>> = {}, word = 'deal') {
  const chosen = completeOptions(coloretto, seats, options);
  if (isFault(chosen)) throw new Error(chosen.detail);
  const { position, record } = begin(coloretto, seats, chosen, rngOfWord(word));
  return { table: new TestTable(position), record: record as Setup };
}

export interface Setup {
  readonly supply: readonly string[];
  readonly start: readonly (readonly string[])[];
  readonly removedColours: readonly string[];
  readonly starter: number;
}

/** A table that is played by notation, always for the seat that is asked. */
export class TestTable {
  #position: Position;
  /** What the last move did, and whether it can be taken back. */
  events: readonly Event[] = [];
  sealed = false;

  constructor(position: Position) {
    this.#position = frozen(position);
  }

  get state(): State {
    return this.#position.state as State;
  }

  get view(): View {
    return view(this.state);
  }

  /** The seat that is asked; undefined when the game is over. */
  get asked(): Seat | undefined {
    return coloretto.toAct(this.state)[0];
  }

  get offers(): string[] {
    const moves = this.asked === undefined ? [] : (offers(coloretto, this.state, this.asked) as Move[]);
    return moves.map((move) => coloretto.notation.make(move));
  }

  get types(): string[] {
    return this.events.map(({ type }) => type);
  }

  get result(): readonly Result[] | null {
    return resultOf(coloretto, this.state);
  }

  /** Plays on; a refused move is an error with its reason. */
  play(...words: readonly string[]): this {
    for (const word of words) {
      const refusal = this.refusal(word);
      if (refusal !== undefined) throw new Error(`${word}: ${refusal}`);
    }
    return this;
  }

  /** Plays a move unless it is refused; gives the reason if it is. */
  refusal(word: string): string | undefined {
    const move = must(coloretto.notation.parse(word), `no move ${word}`);
    const played = play(coloretto, this.#position, this.asked ?? 0, move);
    if (!played.ok) return played.reason ?? played.code;
    this.#position = frozen(played.position);
    this.events = played.events as readonly Event[];
    this.sealed = played.sealed;
    return undefined;
  }
}
