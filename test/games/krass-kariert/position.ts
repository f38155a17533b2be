import { assert, must } from '../../../src/engine/assert.ts';
import { around } from '../../../src/engine/cards.ts';
import type { Seat, Tagged } from '../../../src/engine/game.ts';
import { offers, play, type Position, resultOf } from '../../../src/engine/play.ts';
import { rngOfWord } from '../../../src/engine/shuffle.ts';
import { type Card, combine, DECK } from '../../../src/games/krass-kariert/cards.ts';
import { krassKariert } from '../../../src/games/krass-kariert/index.ts';
import type { Event, Move, State, XCard } from '../../../src/games/krass-kariert/state.ts';
import { tell, type Told, view } from '../../../src/games/krass-kariert/view.ts';

/** A table at the beginning of a trick. Cards are written "3 3 x stop"; what is left out is empty or as in the usual game. */
export interface Sketch {
  readonly hands: readonly string[];
  readonly reserves?: readonly string[];
  /** Top card first. */
  readonly pile?: string;
  readonly chips?: readonly number[];
  readonly xCard?: XCard;
  readonly opens?: Seat;
}

export function cardsOf(text: string): Card[] {
  const codes = text.split(' ').filter((code) => code !== '');
  return codes.map((code) =>
    must(
      DECK.find((card) => card === code),
      `no card ${code}`,
    ),
  );
}

function stateOf({ hands, reserves, pile = '', chips, xCard = 'ends-trick', opens = 0 }: Sketch): State {
  return {
    xCard,
    hands: hands.map(cardsOf),
    reserves: hands.map((_, seat) => cardsOf(reserves?.[seat] ?? '')),
    chips: hands.map((_, seat) => chips?.[seat] ?? 2),
    pile: cardsOf(pile),
    discard: [],
    known: hands.map(() => []),
    order: around(opens, hands.length).filter((seat) => hands[seat] !== ''),
    actions: [],
    drawing: null,
    deal: 1,
    trick: 1,
    lastTrick: null,
    lastDeal: null,
    over: false,
  };
}

/** A table that is played by notation, always for the seat that is asked. */
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

  /** The seat that is asked; undefined when the game is over. */
  get asked(): Seat | undefined {
    return krassKariert.toAct(this.state)[0];
  }

  play(...words: readonly string[]): this {
    for (const word of words) {
      const played = play(krassKariert, this.#position, this.#seat(), moveOf(word));
      assert(played.ok, `"${word}" is refused`);
      this.#position = played.position;
      this.events = played.events as readonly Event[];
      this.sealed = played.sealed;
    }
    return this;
  }

  /** The reason for which a move is refused; undefined where it is accepted. */
  refused(word: string): string | undefined {
    const played = play(krassKariert, this.#position, this.#seat(), moveOf(word));
    return played.ok ? undefined : played.reason;
  }

  /** The offers as words, of one kind or of all. */
  offered(kind?: Move['type']): string[] {
    const all = offers(krassKariert, this.state, this.#seat()) as readonly Move[];
    return all
      .filter((move) => kind === undefined || move.type === kind)
      .map((move) => krassKariert.notation.make(move));
  }

  /** The combinations on offer as "pair 10", each once. */
  combinations(): string[] {
    const seat = this.#seat();
    const made = offers(krassKariert, this.state, seat).flatMap((move: Tagged) => {
      const { type, at, count, x } = move as Extract<Move, { type: 'play' }>;
      if (type !== 'play') return [];
      const found = combine((this.state.hands[seat] ?? []).slice(at, at + count), x);
      return typeof found === 'string' ? [found] : [`${found.rank} ${found.sum}`];
    });
    return [...new Set(made)].toSorted();
  }

  hand(seat: Seat): string {
    return must(this.state.hands[seat], 'a hand').join(' ');
  }

  told(viewer: Seat | 'onlooker'): Told[] {
    return this.events.map((event) => tell(event, viewer));
  }

  view(viewer: Seat | 'onlooker') {
    return view(this.state, viewer);
  }

  event<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }> | undefined {
    return this.events.find((event): event is Extract<Event, { type: Type }> => event.type === type);
  }

  /** Ranks by seat; null before the end. */
  ranks(): number[] | null {
    return resultOf(krassKariert, this.state)?.map((line) => line.rank) ?? null;
  }

  #seat(): Seat {
    return must(this.asked, 'the game is over');
  }
}

export function table(sketch: Sketch): TestTable {
  return new TestTable({ state: stateOf(sketch), rng: rngOfWord('krass-kariert') });
}

function moveOf(word: string): Move {
  return must(krassKariert.notation.parse(word), `"${word}" is no move`);
}
