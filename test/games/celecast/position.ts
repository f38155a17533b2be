import { assert, must } from '../../../src/engine/assert.ts';
import type { Seat, Viewer } from '../../../src/engine/game.ts';
import {
  offers,
  play,
  type Played,
  type Position,
  type Refused,
  resultOf,
} from '../../../src/engine/play.ts';
import { rngOfWord } from '../../../src/engine/shuffle.ts';
import { type Card, CARD_CODES } from '../../../src/games/celecast/cards.ts';
import { celecast } from '../../../src/games/celecast/index.ts';
import type { Direction, Event, Move, State } from '../../../src/games/celecast/state.ts';
import { tell, type Told, view, type View } from '../../../src/games/celecast/view.ts';

/** A table at the beginning of a turn. Cards are written "tower shadow"; what is left out is empty or as at the start. */
export interface Sketch {
  /** By seat, left to right. */
  readonly hands: readonly string[];
  /** Top card first. */
  readonly castle?: string;
  /** Top card first. */
  readonly courtyard?: string;
  readonly turn?: Seat;
  readonly direction?: Direction;
  readonly startDirection?: Direction;
  readonly king?: Seat;
  readonly left?: readonly Seat[];
}

function cardsOf(text: string): Card[] {
  const codes = text.split(' ').filter((code) => code !== '');
  return codes.map((code) =>
    must(
      CARD_CODES.find((card) => card === code),
      `no card ${code}`,
    ),
  );
}

function stateOf({ hands, castle = '', courtyard = '', turn = 0, ...rest }: Sketch): State {
  return {
    castle: cardsOf(castle).toReversed(),
    courtyard: cardsOf(courtyard).toReversed(),
    hands: hands.map(cardsOf),
    left: [...(rest.left ?? [])],
    direction: rest.direction ?? 1,
    startDirection: rest.startDirection ?? 1,
    king: rest.king ?? null,
    turn,
    skip: false,
    played: null,
    steps: [],
    done: [],
    pack: null,
    piles: [],
    asked: { move: 'play', seats: [turn] },
  };
}

/** A table that is played by notation, for the first seat that is asked. */
export class TestTable {
  #position: Position;
  /** The events of the last move, in full, and whether it was sealed. */
  events: readonly Event[] = [];
  sealed = false;

  constructor(position: Position) {
    this.#position = position;
  }

  get state(): State {
    return this.#position.state as State;
  }

  /** The seats that are asked, and for what: "discard 0 2"; empty when the game is over. */
  get asked(): string {
    const seats = celecast.toAct(this.state);
    return seats.length === 0 ? '' : [this.state.asked.move, ...seats].join(' ');
  }

  play(...words: readonly string[]): this {
    for (const word of words) this.playAs(this.#seat(), word);
    return this;
  }

  playAs(seat: Seat, word: string): this {
    const played = this.#try(seat, word);
    assert(played.ok, `"${word}" is refused`);
    this.#position = played.position;
    this.events = played.events as readonly Event[];
    this.sealed = played.sealed;
    return this;
  }

  /** The reason for which a move is refused; undefined where it is accepted. */
  refused(word: string): string | undefined {
    const played = this.#try(this.#seat(), word);
    return played.ok ? undefined : played.reason;
  }

  /** The offers of the first seat that is asked, as words. */
  offered(seat: Seat = this.#seat()): string[] {
    return (offers(celecast, this.state, seat) as Move[]).map((move) => celecast.notation.make(move));
  }

  /** The hands by seat, left to right. */
  get hands(): string[] {
    return this.state.hands.map((hand) => hand.join(' '));
  }

  get sizes(): number[] {
    return this.state.hands.map((hand) => hand.length);
  }

  /** Top card first. */
  get castle(): string {
    return this.state.castle.toReversed().join(' ');
  }

  /** Top card first. */
  get courtyard(): string {
    return this.state.courtyard.toReversed().join(' ');
  }

  /** The types of the last move's events. */
  get types(): string[] {
    return this.events.map((event) => event.type);
  }

  event<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }> | undefined {
    return this.events.find((event): event is Extract<Event, { type: Type }> => event.type === type);
  }

  told(viewer: Viewer): Told[] {
    return this.events.map((event) => tell(event, viewer));
  }

  view(viewer: Viewer): View {
    return view(this.state, viewer);
  }

  /** Ranks by seat; null before the end. */
  get ranks(): number[] | null {
    return resultOf(celecast, this.state)?.map((line) => line.rank) ?? null;
  }

  #try(seat: Seat, word: string): Played | Refused {
    const move = must(celecast.notation.parse(word), `"${word}" is no move`);
    return play(celecast, this.#position, seat, move);
  }

  #seat(): Seat {
    return must(celecast.toAct(this.state)[0], 'the game is over');
  }
}

export function table(sketch: Sketch): TestTable {
  return new TestTable({ state: stateOf(sketch), rng: rngOfWord('celecast') });
}
