import { assert, must } from '../../../src/engine/assert.ts';
import type { Seat, Viewer } from '../../../src/engine/game.ts';
import { offers, play, type Position, resultOf, waiting } from '../../../src/engine/play.ts';
import { rngOfWord } from '../../../src/engine/shuffle.ts';
import {
  CHARACTERS,
  type Character,
  NEUTRALS,
  type Neutral,
  type Stone,
} from '../../../src/games/nytherria/cards.ts';
import { nytherria } from '../../../src/games/nytherria/index.ts';
import type { Event, Move, State } from '../../../src/games/nytherria/state.ts';
import { type Told, tell } from '../../../src/games/nytherria/telling.ts';

/**
 * A table where the current player is about to play a card. Cards are written "soldier hex", stones "light dark", piles top card
 * first; what is left out is empty, but the main deck is 40 Heralds.
 */
export interface Sketch {
  readonly hands: readonly string[];
  readonly stones?: readonly string[];
  readonly main?: string;
  readonly neutral?: string;
  readonly graveyard?: string;
  readonly alwaysAsk?: boolean;
  readonly lastTurns?: boolean;
  readonly turn?: Seat;
  readonly rebuilds?: number;
  /** Another word, other shuffles. */
  readonly chance?: string;
}

const HERALDS = Array.from({ length: 40 }, () => 'herald').join(' ');

function codes<C extends string>(known: readonly C[], text: string): C[] {
  const words = text.split(' ').filter((word) => word !== '');
  return words.map((word) =>
    must(
      known.find((code) => code === word),
      `no card ${word}`,
    ),
  );
}

function stateOf(sketch: Sketch): State {
  const turn = sketch.turn ?? 0;
  const hands = sketch.hands.map((hand): Character[] => codes(CHARACTERS, hand));
  return {
    alwaysAsk: sketch.alwaysAsk ?? false,
    lastTurns: sketch.lastTurns ?? false,
    main: codes(CHARACTERS, sketch.main ?? HERALDS).toReversed(),
    neutral: codes(NEUTRALS, sketch.neutral ?? '').toReversed(),
    hands,
    stones: hands.map((_, seat) =>
      codes(['light', 'dark'], sketch.stones?.[seat] ?? '').map((colour): Stone => `${colour}-stone`),
    ),
    graveyard: codes(CHARACTERS, sketch.graveyard ?? ''),
    neutralGraveyard: [],
    void: [],
    table: [],
    steps: [{ do: 'end-turn' }, { do: 'level', seat: turn }],
    asking: { what: 'play', owing: [turn], answers: hands.map(() => null) },
    turn,
    turns: 1,
    rebuilds: sketch.rebuilds ?? 0,
    scouted: null,
    known: Array.from({ length: (hands.length + 1) * hands.length }, () => null),
    ending: null,
    over: false,
  };
}

/** A table that is played by notation. "2: pass" is seat 2's move; without a seat it is the first one's that is asked. */
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

  /** What is asked of whom: "play 0", "counter 1 2"; undefined when the game is over. */
  get asked(): string | undefined {
    const { asking } = this.state;
    return asking ? [asking.what, ...asking.owing].join(' ') : undefined;
  }

  play(...words: readonly string[]): this {
    for (const word of words) {
      const { seat, move } = this.#read(word);
      const played = play(nytherria, this.#position, seat, move);
      assert(played.ok, `"${word}" is refused: ${played.ok ? '' : (played.reason ?? played.code)}`);
      this.#position = played.position;
      this.events = played.events as readonly Event[];
      this.sealed = played.sealed;
    }
    return this;
  }

  /** Why a move is refused; undefined where it is accepted. */
  refused(word: string): string | undefined {
    const { seat, move } = this.#read(word);
    const played = play(nytherria, this.#position, seat, move);
    return played.ok ? undefined : (played.reason ?? played.code);
  }

  /** The offers as words. */
  offered(seat: Seat = this.#first()): string[] {
    return (offers(nytherria, this.state, seat) as readonly Move[]).map((move) =>
      nytherria.notation.make(move),
    );
  }

  hand(seat: Seat): string {
    return must(this.state.hands[seat], 'a hand').join(' ');
  }

  stones(seat: Seat): string {
    return must(this.state.stones[seat], 'stones')
      .map((stone) => stone.replace('-stone', ''))
      .join(' ');
  }

  /** The neutral deck, top card first. */
  get neutral(): string {
    return this.state.neutral.toReversed().join(' ');
  }

  get graveyard(): string {
    return this.state.graveyard.toSorted().join(' ');
  }

  get buried(): string {
    return this.state.neutralGraveyard.join(' ');
  }

  get void(): string {
    return this.state.void.toSorted().join(' ');
  }

  /** The cards on the table, the played one first. */
  get table(): string {
    return this.state.table.map((laid) => laid.card).join(' ');
  }

  get types(): string[] {
    return this.events.map((event) => event.type);
  }

  event<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }> | undefined {
    return this.events.find((event): event is Extract<Event, { type: Type }> => event.type === type);
  }

  all<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
    return this.events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
  }

  told(viewer: Viewer): Told[] {
    return this.events.flatMap((event) => tell(event, viewer) ?? []);
  }

  view(viewer: Viewer) {
    return nytherria.view(this.state, viewer);
  }

  waiting(viewer: Viewer) {
    return waiting(nytherria, this.state, viewer);
  }

  /** "16 18": the scores by seat; undefined before the end. */
  get scores(): string | undefined {
    return resultOf(nytherria, this.state)
      ?.map((line) => line.score)
      .join(' ');
  }

  get ranks(): string | undefined {
    return resultOf(nytherria, this.state)
      ?.map((line) => line.rank)
      .join(' ');
  }

  #first(): Seat {
    return must(this.state.asking?.owing[0], 'the game is over');
  }

  #read(word: string): { seat: Seat; move: Move } {
    const [, seat, text = ''] = /^(?:(\d): )?(.*)$/.exec(word) ?? [];
    const move = must(nytherria.notation.parse(text), `"${text}" is no move`);
    return { seat: seat === undefined ? this.#first() : Number(seat), move };
  }
}

export function table(sketch: Sketch): TestTable {
  return new TestTable({ state: stateOf(sketch), rng: rngOfWord(sketch.chance ?? 'nytherria') });
}

/** A table whose neutral deck has this card on top after its first shuffle in `words`. */
export function tableWhereNext(card: Neutral, sketch: Sketch, words: readonly string[]): TestTable {
  for (let at = 0; at < 100; at += 1) {
    const tried = table({ ...sketch, chance: `${card} ${at}` }).play(...words);
    const shuffled = tried.event('shuffled');
    if (shuffled?.pile === 'neutral' && shuffled.order[0] === card) return tried;
  }
  throw new Error(`${card} never comes up`);
}
