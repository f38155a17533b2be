import { assert, must } from '../../../src/engine/assert.ts';
import type { Seat } from '../../../src/engine/game.ts';
import { offers, play, type Position, resultOf, waiting } from '../../../src/engine/play.ts';
import { rngOfWord } from '../../../src/engine/shuffle.ts';
import { type Card, isCode, type PileName, PILES, STONES } from '../../../src/games/keltis/cards.ts';
import { keltis } from '../../../src/games/keltis/index.ts';
import type { Event, Move, Phase, State } from '../../../src/games/keltis/state.ts';
import { tell, type Told, type View, view } from '../../../src/games/keltis/view.ts';

/** Cards of a row or a discard pile by its colour: "3 3 p3 end" is two numbers, a Point card and an End card. */
type Piles = Partial<Record<PileName, string>>;

/** A table at the beginning of a turn. What is left out is empty or as in the usual game. */
export interface Sketch {
  /** "red-5 point-7". */
  readonly hands: readonly string[];
  /** Top card first. */
  readonly pile?: string;
  readonly removed?: string;
  readonly rows?: readonly Piles[];
  /** Bottom card first. */
  readonly discards?: Piles;
  readonly stones?: readonly number[];
  readonly claimed?: readonly (readonly number[])[];
  readonly known?: readonly string[];
  readonly turn?: Seat;
  readonly phase?: Phase;
  readonly quiet?: number;
  readonly mixedPairs?: boolean;
  readonly finalMayStartRows?: boolean;
}

function cardsOf(text: string): Card[] {
  return text
    .split(' ')
    .filter((code) => code !== '')
    .map((code) => {
      assert(isCode(code), `no card ${code}`);
      return code;
    });
}

function pilesOf(piles: Piles = {}): Record<PileName, Card[]> {
  const cards = (name: PileName) => {
    const words = (piles[name] ?? '').split(' ').filter((word) => word !== '');
    const codes = words.map((word) => {
      if (word.startsWith('p')) return `point-${word.slice(1)}`;
      return name === 'points' ? `point-${word}` : `${name}-${word}`;
    });
    return cardsOf(codes.join(' '));
  };
  return Object.fromEntries(PILES.map((name) => [name, cards(name)])) as Record<PileName, Card[]>;
}

export function stateOf(sketch: Sketch): State {
  const { hands } = sketch;
  const phase = sketch.phase ?? 'action';
  return {
    mixedPairs: sketch.mixedPairs ?? false,
    finalMayStartRows: sketch.finalMayStartRows ?? false,
    pile: cardsOf(sketch.pile ?? 'red-0 yellow-0 green-0 blue-0').toReversed(),
    removed: cardsOf(sketch.removed ?? ''),
    hands: hands.map(cardsOf),
    known: hands.map((_, seat) => cardsOf(sketch.known?.[seat] ?? '')),
    discards: pilesOf(sketch.discards),
    rows: hands.map((_, seat) => pilesOf(sketch.rows?.[seat])),
    stones: [...(sketch.stones ?? STONES)],
    claimed: hands.map((_, seat) => [...(sketch.claimed?.[seat] ?? [])]),
    phase,
    turn: sketch.turn ?? 0,
    owed: 0,
    blocked: [],
    fromPile: false,
    quiet: sketch.quiet ?? 0,
    end: phase === 'final' || phase === 'over' ? { seat: sketch.turn ?? 0, cause: 'last-card' } : null,
    added: hands.map(() => 0),
    done: hands.map(() => false),
  };
}

/** A table that is played by notation: by the seat whose turn it is, or "1: lay red-5" by seat 1. */
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

  /** The seats that are asked. */
  get asked(): readonly Seat[] {
    return keltis.toAct(this.state);
  }

  play(...words: readonly string[]): this {
    for (const word of words) {
      const played = play(keltis, this.#position, ...this.#read(word));
      assert(played.ok, `"${word}" is refused`);
      this.#position = played.position;
      this.events = played.events as readonly Event[];
      this.sealed = played.sealed;
    }
    return this;
  }

  /** The reason for which a move is refused; undefined where it is accepted. */
  refused(word: string): string | undefined {
    const played = play(keltis, this.#position, ...this.#read(word));
    return played.ok ? undefined : (played.reason ?? played.code);
  }

  /** The offers as words, of one kind or of all. */
  offered(kind?: Move['type'], seat = this.#seat()): string[] {
    return this.offers(seat)
      .filter((move) => kind === undefined || move.type === kind)
      .map((move) => keltis.notation.make(move));
  }

  offers(seat = this.#seat()): readonly Move[] {
    return offers(keltis, this.state, seat) as readonly Move[];
  }

  hand(seat: Seat): string {
    return must(this.state.hands[seat], 'a hand').join(' ');
  }

  row(seat: Seat, name: PileName): string {
    return must(this.state.rows[seat], 'rows')[name].join(' ');
  }

  told(viewer: Seat | 'onlooker'): Told[] {
    return this.events.map((event) => tell(event, viewer));
  }

  view(viewer: Seat | 'onlooker'): View {
    return view(this.state, viewer);
  }

  waiting(viewer: Seat | 'onlooker') {
    return waiting(keltis, this.state, viewer);
  }

  types(): string[] {
    return this.events.map((event) => event.type);
  }

  /** Scores by seat; null before the end. */
  scores(): (number | null)[] | null {
    return resultOf(keltis, this.state)?.map((line) => line.score) ?? null;
  }

  #seat(): Seat {
    return must(this.asked[0], 'the game is over');
  }

  #read(word: string): [Seat, Move] {
    const [, seat, text = ''] = /^(?:(\d): )?(.*)$/.exec(word) ?? [];
    const move = must(keltis.notation.parse(text), `"${text}" is no move`);
    return [seat === undefined ? (this.asked[0] ?? 0) : Number(seat), move];
  }
}

export function table(sketch: Sketch): TestTable {
  return new TestTable({ state: stateOf(sketch), rng: rngOfWord('keltis') });
}
