import { describe, expect, it } from 'vitest';
import type { Caller } from '../../durable-objects/access.ts';
import { notice, projection } from '../../durable-objects/telling.ts';
import { check } from '../../durable-objects/turns.ts';
import { must } from '../../src/engine/assert.ts';
import type { AnyGame, Tagged, Viewer } from '../../src/engine/game.ts';
import { offers, sameMove } from '../../src/engine/play.ts';
import { Rng } from '../../src/engine/rng.ts';
import { rngOfWord } from '../../src/engine/shuffle.ts';
import { LANGS } from '../../src/engine/words.ts';
import { GAMES } from '../../src/games/registry.ts';
import { as, on, type RoomTable, started } from '../support/room-table.ts';

/** Every so many moves the hidden part is dealt anew. */
const EVERY = 8;
const MOVES = 120;

/** Who can look at a table in play, and as whom the game knows them; a guest sees nothing of it. */
function lookers(table: RoomTable, seats: number): [who: string, viewer: Viewer, caller: Caller][] {
  return [
    ['an onlooker', 'onlooker', as('zoe', table.links.watch)],
    ['a guest', 'onlooker', as('zoe', table.invite)],
    ...Array.from({ length: seats }, (_, seat): [string, Viewer, Caller] => [`seat ${seat}`, seat, on(seat)]),
  ];
}

/** Everything that the room says to one viewer, and about the table to the database. */
function received(table: RoomTable, viewer: Viewer, caller: Caller, stray: readonly Tagged[]): string {
  const said: unknown[] = [table.room.look(caller, 0), projection(table.room)];
  if (typeof viewer === 'number') {
    for (const one of stray) {
      said.push(check(table.room, caller, { version: table.head.version, move: { ...one } }));
      said.push(table.move(viewer, one, { actionId: 'action-stray' }));
    }
    const version = table.head.asked.find(({ seat }) => seat === viewer)?.since ?? 1;
    for (const lang of LANGS) {
      for (const kind of ['turn', 'start'] as const) {
        const question = {
          person: `person-${viewer}`,
          seat: viewer,
          kind,
          version,
          channel: 'c',
          link: false,
          lang,
        };
        said.push(notice(table.room, question));
      }
    }
  }
  return JSON.stringify(said);
}

/** Moves that somebody else could make and this seat cannot, and some that nobody can. */
function strayMoves(game: AnyGame, state: unknown, viewer: Viewer, seats: number): Tagged[] {
  if (viewer === 'onlooker') return [];
  const own = offers(game, state, viewer);
  const all = Array.from({ length: seats }, (_, seat) => {
    const offered: Tagged[] = [];
    for (const kind of Object.values(game.moves)) offered.push(...kind.offer(state, seat));
    return offered;
  }).flat();
  return all.filter((move) => !own.some((offer) => sameMove(offer, move))).slice(0, 4);
}

/** How often another world was really another one: a check of nothing is no check. */
let redealt = 0;

function checkWorlds(table: RoomTable, game: AnyGame, seats: number, worlds: Rng): void {
  const snapshot = must(table.store.snapshot(), 'a snapshot');
  for (const [who, viewer, caller] of lookers(table, seats)) {
    const stray = strayMoves(game, snapshot.state, viewer, seats);
    const here = received(table, viewer, caller, stray);
    const state: unknown = game.redeal(snapshot.state, viewer, worlds);
    if (JSON.stringify(state) !== JSON.stringify(snapshot.state)) redealt += 1;
    table.store.saveSnapshot({ state, rng: worlds.state });
    const there = received(table.evict(), viewer, caller, stray);
    table.store.saveSnapshot(snapshot);
    table.evict();
    expect(there, `${game.id}: ${who} can tell two worlds apart at version ${table.head.version}`).toBe(here);
  }
}

describe('in two worlds that a viewer cannot tell apart', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))(
    'the room says the same, byte for byte: %s',
    (id, game) => {
      redealt = 0;
      for (const seats of [game.seats[0] ?? 2, game.seats.at(-1) ?? 2]) {
        const worlds = new Rng(rngOfWord(`${id}/${seats}/worlds`));
        const dice = new Rng(rngOfWord(`${id}/${seats}/dice`));
        const table = started(id, seats);
        for (let moves = 0; moves < MOVES && table.head.asked.length > 0; moves += EVERY) {
          checkWorlds(table, game, seats, worlds);
          table.playOn((count) => dice.below(count), EVERY);
        }
      }
      expect(redealt).toBeGreaterThan(10);
    },
    60_000,
  );
});

describe('secrets', () => {
  it.each(GAMES.map(({ id }) => id))('of the shuffle are told to nobody before the end: %s', (id) => {
    const seats = must(GAMES.find((game) => game.id === id)?.seats[0], 'a number of seats');
    const table = started(id, seats);
    const dice = new Rng(rngOfWord(`${id}/secrets`));
    const heard: string[] = [];
    const listen = () => {
      for (const [, viewer, caller] of lookers(table, seats)) heard.push(received(table, viewer, caller, []));
    };
    for (let moves = 0; moves < 30 && table.head.asked.length > 0; moves += 1) {
      listen();
      table.playOn((count) => dice.below(count), 1);
    }
    if (table.head.asked.length > 0) listen();
    const key = must(table.store.snapshot(), 'a snapshot').rng.key;
    const salts = table.store.seats().map(({ salt }) => salt);
    const secrets = [table.store.serverSeed(), key, ...salts, ...table.world.tokens];
    for (const secret of secrets) expect(heard.some((text) => text.includes(secret))).toBe(false);
    for (const token of table.world.tokens) expect(table.sql.dump()).not.toContain(token);
  });
});
