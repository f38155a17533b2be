import type { Caller } from '../../durable-objects/access.ts';
import { make, takeSeat } from '../../durable-objects/lobby.ts';
import { SqlRoomStore } from '../../durable-objects/room-store.ts';
import { Room } from '../../durable-objects/room.ts';
import { move, undo } from '../../durable-objects/turns.ts';
import { must } from '../../src/engine/assert.ts';
import type { Tagged } from '../../src/engine/game.ts';
import type { Outcome } from '../../src/protocol/outcome.ts';
import type { MakeTable, MoveAnswer, TableMade, TableView } from '../../src/protocol/table.ts';
import { FakeWorld } from './fake-clock.ts';
import { NodeSql } from './sqlite.ts';

export const ID = 'abcdefghij';
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva'];

export function salt(seat: number): string {
  return String(seat + 1).repeat(32);
}

/** A person without a link. */
export function as(person: string | null, link: string | null = null): Caller {
  return { person, link };
}

/** The person on a seat, where the table was filled by {@link RoomTable}. */
export function on(seat: number): Caller {
  return as(`person-${seat}`);
}

/** The value of an outcome that must not be a refusal. */
export function done<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`refused: ${outcome.code} ${outcome.detail ?? outcome.reason ?? ''}`);
  return outcome.value;
}

let actions = 0;
export function newAction(): string {
  actions += 1;
  return `action-${actions}`;
}

/** A room on SQLite in memory, with the game of the tests and the hands to play it. */
export class RoomTable {
  readonly sql = new NodeSql();
  readonly world = new FakeWorld();
  readonly store = new SqlRoomStore(this.sql);
  room = new Room(this.store, this.world);
  readonly made: TableMade;
  #actions = 0;

  constructor(game: string, seats: number, options: MakeTable['options'] = {}) {
    this.made = done(make(this.room, ID, 'person-0', { game, seats, options, name: 'Ana', salt: salt(0) }));
  }

  get links() {
    return this.made.links;
  }

  get invite(): string {
    return this.made.links.invite;
  }

  get head() {
    return this.store.head();
  }

  #nextAction(): string {
    this.#actions += 1;
    return `move-${this.#actions}`;
  }

  /** The next person sits down, by the invite. */
  sit(seat: number, name = NAMES[seat] ?? `Seat ${seat}`) {
    return takeSeat(this.room, as(`person-${seat}`, this.invite), { name, salt: salt(seat), seat });
  }

  /** Forgets all that is only in memory, as an eviction does. */
  evict(): this {
    this.room = new Room(this.store, this.world);
    return this;
  }

  look(caller: Caller, since = 0): TableView {
    return done(this.room.look(caller, since));
  }

  move(
    seat: number,
    what: Tagged | string,
    more: { version?: number; actionId?: string } = {},
  ): Outcome<MoveAnswer> {
    const { game } = must(this.room.known(), 'a table');
    const made = typeof what === 'string' ? must(game.notation.parse(what), `a move: ${what}`) : what;
    return move(this.room, on(seat), {
      actionId: more.actionId ?? this.#nextAction(),
      version: more.version ?? this.head.version,
      move: { ...made },
    });
  }

  undo(seat: number, more: { version?: number; actionId?: string } = {}): Outcome<MoveAnswer> {
    return undo(this.room, on(seat), {
      actionId: more.actionId ?? this.#nextAction(),
      version: more.version ?? this.head.version,
    });
  }

  /** Plays moves that must be possible: "0 pass", seat and notation. */
  play(...moves: string[]): this {
    for (const one of moves) done(this.move(Number(one[0]), one.slice(2)));
    return this;
  }

  /** In the duel: everybody chooses the first card of their hand. */
  choose(): this {
    for (const { seat } of this.head.asked)
      done(this.move(seat, must(this.look(on(seat)).offers[0], 'an offer')));
    return this;
  }

  /** Plays offers in order of the dice until the game is over or `moves` are made; the seats that are asked take turns. */
  playOn(pick: (count: number) => number, moves = Infinity): this {
    for (let made = 0; made < moves; made += 1) {
      const asked = this.head.asked[0];
      if (!asked) return this;
      const { offers } = this.look(on(asked.seat));
      done(this.move(asked.seat, must(offers[pick(offers.length)], 'an offer')));
    }
    return this;
  }
}

/** A table with all seats taken: the game has begun. */
export function started(game: string, seats: number, options: MakeTable['options'] = {}): RoomTable {
  const table = new RoomTable(game, seats, options);
  for (let seat = 1; seat < seats; seat += 1) done(table.sit(seat));
  return table;
}
