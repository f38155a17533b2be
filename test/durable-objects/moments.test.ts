import { describe, expect, it } from 'vitest';
import { moment, moments } from '../../durable-objects/moments.ts';
import { must } from '../../src/engine/assert.ts';
import { Rng } from '../../src/engine/rng.ts';
import { rngOfWord } from '../../src/engine/shuffle.ts';
import { GAMES } from '../../src/games/registry.ts';
import { refused } from '../support/matchers.ts';
import { as, done, on, RoomTable, started } from '../support/room-table.ts';

it.each(GAMES.map(({ id }) => id))('a moment shows each viewer what they saw then, and no more: %s', (id) => {
  const seats = must(GAMES.find((game) => game.id === id)?.seats[0], 'a number of seats');
  const table = started(id, seats);
  const dice = new Rng(rngOfWord(`${id}/moments`));
  const callers = [as('zoe', table.links.watch), ...Array.from({ length: seats }, (_, seat) => on(seat))];
  const seen = new Map<number, readonly string[]>();
  for (let moves = 0; moves < 25 && table.head.asked.length > 0; moves += 1) {
    seen.set(
      table.head.version,
      callers.map((caller) => JSON.stringify(table.look(caller).view)),
    );
    table.playOn((count) => dice.below(count), 1);
  }
  for (const [version, views] of seen) {
    for (const [at, caller] of callers.entries()) {
      expect(JSON.stringify(done(moment(table.room, caller, version)).view)).toBe(views[at]);
    }
  }
  expect(seen.size).toBeGreaterThan(5);
  for (const [at, caller] of callers.entries()) {
    const told = done(moments(table.room, caller, 0, table.head.version - 1));
    expect(told.map(({ version }) => version)).toEqual([...seen.keys()].slice(0, 32));
    for (const { version, view } of told) expect(JSON.stringify(view)).toBe(seen.get(version)?.[at]);
  }
  expect(moment(table.room, as('zoe', table.invite), 1)).toEqual(refused('not-found'));
  expect(moment(table.room, as('zoe'), 1)).toEqual(refused('not-found'));
  expect(moments(table.room, as('zoe', table.invite), 0, 99)).toEqual(refused('not-found'));
  expect(moments(table.room, as('zoe'), 0, 99)).toEqual(refused('not-found'));
});

function numbers(table: RoomTable, after: number, until: number): number[] {
  return done(moments(table.room, on(0), after, until)).map(({ version }) => version);
}

describe('a range of moments', () => {
  it('holds the deal and each move that stands, and no undo', () => {
    const table = started('coloretto', 3);
    const dice = new Rng(rngOfWord('moments/undo'));
    while (!table.look(on(table.head.asked[0]?.seat ?? 0)).canUndo)
      table.playOn((count) => dice.below(count), 1);
    const seat = must(
      [0, 1, 2].find((one) => table.look(on(one)).canUndo),
      'somebody who may undo',
    );
    const gone = table.head.version;
    done(table.undo(seat));
    table.playOn((count) => dice.below(count), 2);
    const stand = Array.from({ length: table.head.version }, (_, at) => at + 1).filter(
      (version) => version !== gone && version !== gone + 1,
    );
    expect(numbers(table, 0, 999)).toEqual(stand);
    expect(numbers(table, gone - 1, gone + 1)).toEqual([]);
    expect(numbers(table, gone - 2, gone + 2)).toEqual([gone - 1, gone + 2]);
    expect(done(moment(table.room, on(0), gone + 1)).version).toBe(gone - 1);
  });

  it('tells 32 at most, from its beginning', () => {
    const table = started('coloretto', 3);
    table.playOn(() => 0, 40);
    const last = table.head.version;
    expect(last).toBe(41);
    expect(numbers(table, 0, 999)).toEqual(Array.from({ length: 32 }, (_, at) => at + 1));
    expect(numbers(table, 5, 999)).toEqual(Array.from({ length: 32 }, (_, at) => at + 6));
    expect(numbers(table, last - 2, last)).toEqual([last - 1, last]);
    expect(numbers(table, last, 999)).toEqual([]);
    expect(numbers(table, 7, 3)).toEqual([]);
    expect(numbers(table, 0, 0)).toEqual([]);
    expect(numbers(table, 0, 1)).toEqual([1]);
  });

  it('is nothing before the start', () => {
    const table = new RoomTable('coloretto', 3);
    expect(moments(table.room, on(0), 0, 99)).toEqual(refused('not-started'));
  });
});
