import { expect, it } from 'vitest';
import { moment } from '../../durable-objects/moments.ts';
import { must } from '../../src/engine/assert.ts';
import { Rng } from '../../src/engine/rng.ts';
import { rngOfWord } from '../../src/engine/shuffle.ts';
import { GAMES } from '../../src/games/registry.ts';
import { refused } from '../support/matchers.ts';
import { as, done, on, started } from '../support/room-table.ts';

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
  expect(moment(table.room, as('zoe', table.invite), 1)).toEqual(refused('not-found'));
  expect(moment(table.room, as('zoe'), 1)).toEqual(refused('not-found'));
});
