import { describe, expect, it, vi } from 'vitest';
import { check, move } from '../../durable-objects/turns.ts';
import { must } from '../../src/engine/assert.ts';
import { refused } from '../support/matchers.ts';
import { as, done, newAction, on, RoomTable, started } from '../support/room-table.ts';

vi.mock('../../src/games/registry.ts', () => import('../support/registry-with-duel.ts'));

describe('asking whether a move is possible', () => {
  it('says the same as making it, of every move that one could think of, and changes nothing', () => {
    const table = started('duel', 2).choose().play('0 mark 7');
    const moves = [
      { type: 'pass' },
      { type: 'draw' },
      { type: 'mark', number: 1 },
      { type: 'mark', number: 7 },
      { type: 'mark', number: 99 },
      { type: 'choose', card: 'c1' },
      { type: 'resign' },
      { type: 'pass', seat: 1 },
    ];
    const { version } = table.head;
    for (const seat of [0, 1]) {
      for (const one of moves) {
        const dump = table.sql.dump();
        const checked = check(table.room, on(seat), { version, move: one });
        expect(check(table.room, on(seat), { version, move: one })).toEqual(checked);
        expect(table.sql.dump()).toBe(dump);
        // Made on a table of its own, so that each move is judged in the same state.
        const twin = started('duel', 2).choose().play('0 mark 7');
        const made = move(twin.room, on(seat), { actionId: newAction(), version, move: one });
        if (made.ok) expect(checked).toEqual({ ok: true, value: { possible: true, reason: null } });
        else if (made.code === 'illegal-action') {
          expect(checked).toEqual({ ok: true, value: { possible: false, reason: made.reason } });
        } else expect(checked).toEqual(refused(made.code));
      }
    }
  });

  it('says of an offer that it is possible, without making it', () => {
    const table = started('duel', 2);
    const { version } = table.head;
    const offer = must(table.look(on(0)).offers[0], 'an offer');
    expect(done(check(table.room, on(0), { version, move: { ...offer } }))).toEqual({
      possible: true,
      reason: null,
    });
    expect(table.head.version).toBe(version);
  });

  it('is for who sits there and is asked, on the table as it is', () => {
    const table = started('duel', 2).choose().play('0 mark 1');
    const { version } = table.head;
    const pass = { type: 'pass' };
    expect(check(table.room, as('zoe', table.links.watch), { version, move: pass })).toEqual(
      refused('not-your-seat'),
    );
    expect(check(table.room, as('zoe'), { version, move: pass })).toEqual(refused('not-found'));
    expect(check(table.room, on(1), { version, move: pass })).toEqual(refused('not-your-turn'));
    expect(check(table.room, on(0), { version: version - 1, move: pass })).toEqual(refused('stale-version'));
    expect(check(new RoomTable('duel', 3).room, on(0), { version: 0, move: pass })).toEqual(
      refused('not-started'),
    );
  });
});
