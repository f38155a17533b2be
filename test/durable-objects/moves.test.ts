import { describe, expect, it, vi } from 'vitest';
import { must } from '../../src/engine/assert.ts';
import { having, refused } from '../support/matchers.ts';
import { done, newAction, on, started } from '../support/room-table.ts';

vi.mock('../../src/games/registry.ts', () => import('../support/registry-with-duel.ts'));

describe('the same action twice', () => {
  it('is one move with one answer', () => {
    const table = started('duel', 2).choose();
    const actionId = newAction();
    const first = done(table.move(0, 'mark 3', { actionId }));
    const dump = table.sql.dump();
    const again = done(table.move(0, 'mark 3', { actionId, version: first.version - 1 }));
    expect(again).toEqual({ ...first, replayed: true });
    expect(table.sql.dump()).toBe(dump);
  });

  it('gives the same answer after the room was put away, after more moves, and after the end', () => {
    const table = started('duel', 2, { rounds: 1 }).choose();
    const actionId = newAction();
    const { version } = done(table.move(0, 'pass', { actionId }));
    expect(done(table.evict().move(0, 'pass', { actionId, version: 0 }))).toMatchObject({
      version,
      replayed: true,
    });
    table.play('1 mark 1', '1 pass');
    expect(table.look(on(0)).status).toBe('over');
    expect(done(table.move(0, 'pass', { actionId }))).toMatchObject({
      version,
      replayed: true,
      table: { status: 'over' },
    });
  });

  it('counts the fields of a move, not their order', () => {
    const table = started('duel', 2).choose();
    const actionId = newAction();
    done(table.move(0, { type: 'mark', number: 3 } as never, { actionId }));
    expect(done(table.move(0, { number: 3, type: 'mark' } as never, { actionId })).replayed).toBe(true);
  });

  it('is refused with another body', () => {
    const table = started('duel', 2).choose();
    const actionId = newAction();
    done(table.move(0, 'mark 3', { actionId }));
    const dump = table.sql.dump();
    expect(table.move(0, 'mark 4', { actionId })).toEqual(refused('idempotency-key-reused'));
    expect(table.undo(0, { actionId })).toEqual(refused('idempotency-key-reused'));
    expect(table.sql.dump()).toBe(dump);
  });

  it('is two actions when two seats use the same id', () => {
    const table = started('duel', 2).choose();
    const actionId = newAction();
    done(table.move(0, 'pass', { actionId }));
    expect(done(table.move(1, 'pass', { actionId })).replayed).toBe(false);
  });

  it('was no action when it was refused', () => {
    const table = started('duel', 2).choose();
    const actionId = newAction();
    expect(table.move(1, 'pass', { actionId })).toEqual(refused('not-your-turn'));
    done(table.move(0, 'pass'));
    expect(done(table.move(1, 'pass', { actionId })).replayed).toBe(false);
  });
});

describe('versions', () => {
  it('have no gaps: each comes from one action', () => {
    const table = started('duel', 3).choose().play('0 mark 1', '0 mark 2');
    done(table.undo(0));
    table.play('0 pass', '1 draw');
    expect(table.store.log(0).map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(new Set(table.store.log(1).map(({ actionId }) => actionId)).size).toBe(8);
  });

  it('refuse a move that answers an older or a future table, and show the table as it is', () => {
    const table = started('duel', 2).choose().play('0 mark 1');
    const dump = table.sql.dump();
    for (const version of [table.head.version - 1, table.head.version + 1, 0]) {
      expect(table.move(0, 'pass', { version })).toEqual(
        refused('stale-version', {
          table: having({ version: table.head.version, viewer: 0 }),
        }),
      );
    }
    expect(table.sql.dump()).toBe(dump);
  });

  it('let each answer what all were asked at once, in any order', () => {
    const table = started('duel', 3);
    for (const seat of [2, 0, 1]) {
      const offer = must(table.look(on(seat)).offers[0], 'an offer');
      done(table.move(seat, offer, { version: 1 }));
    }
    expect(table.look(on(0))).toMatchObject({ version: 4, view: { phase: 'turn' } });
  });

  it('do not let one’s own older answer through', () => {
    const table = started('duel', 2).choose();
    const { version } = table.head;
    done(table.move(0, 'mark 1', { version }));
    expect(table.move(0, 'mark 2', { version })).toEqual(refused('stale-version'));
  });
});

describe('what is no move', () => {
  const table = started('duel', 2).choose();
  it.each([
    ['not one’s turn', 1, { type: 'pass' }, 'not-your-turn'],
    ['a kind that the game has not', 0, { type: 'resign' }, 'unknown-action'],
    ['a name from the prototype', 0, { type: 'constructor' }, 'unknown-action'],
    ['a name from the prototype, once more', 0, { type: '__proto__' }, 'unknown-action'],
    ['a field too many', 0, { type: 'pass', seat: 1 }, 'unknown-field'],
    ['another’s seat', 0, { type: 'mark', number: 1, seat: 1 }, 'unknown-field'],
    ['a field missing', 0, { type: 'mark' }, 'invalid-selection'],
    ['a negative number', 0, { type: 'mark', number: -1 }, 'invalid-selection'],
    ['a huge number', 0, { type: 'mark', number: 1e15 }, 'invalid-selection'],
    ['a broken number', 0, { type: 'mark', number: 1.5 }, 'invalid-selection'],
    ['a number as text', 0, { type: 'mark', number: '1' }, 'invalid-selection'],
    ['a list in place of one', 0, { type: 'mark', number: [1] }, 'invalid-selection'],
    ['another phase’s move', 0, { type: 'choose', card: 'c1' }, 'illegal-action'],
  ])('%s is refused and changes nothing', (_what, seat, move, code) => {
    const dump = table.sql.dump();
    expect(table.move(seat, move)).toEqual(refused(code));
    expect(table.sql.dump()).toBe(dump);
  });

  it('says why, by the code of the game’s words, and shows the table', () => {
    table.play('0 mark 7');
    expect(table.move(0, 'mark 7')).toEqual(
      refused('illegal-action', { reason: 'marked', table: having({ viewer: 0 }) }),
    );
  });

  it('says the same of a card elsewhere and of a card that is not', () => {
    const fresh = started('duel', 2);
    const mine = (fresh.look(on(0)).view as { hand: string[] }).hand;
    const theirs = must((fresh.look(on(1)).view as { hand: string[] }).hand[0], 'a card');
    const elsewhere = fresh.move(0, `choose ${theirs}`);
    const nowhere = fresh.move(0, 'choose c99');
    expect(mine).not.toContain(theirs);
    expect(elsewhere).toEqual(nowhere);
    expect(elsewhere).toEqual(refused('illegal-action', { reason: 'no-card' }));
  });

  it('points at the field', () => {
    expect(table.move(0, { type: 'mark', number: 99 } as never)).toEqual(
      refused('invalid-selection', { errors: [{ pointer: '/move/number', code: 'invalid-selection' }] }),
    );
  });
});

describe('before and after', () => {
  it('there is no move before the start', async () => {
    const { RoomTable } = await import('../support/room-table.ts');
    const table = new RoomTable('duel', 3);
    expect(table.move(0, 'pass')).toEqual(refused('not-started'));
    expect(table.undo(0)).toEqual(refused('not-started'));
  });

  it('there is none after the end, and the last move is for good', () => {
    const table = started('duel', 2, { rounds: 1 }).choose().play('0 pass', '1 pass');
    expect(table.look(on(0))).toMatchObject({
      status: 'over',
      offers: [],
      canUndo: false,
      results: [{}, {}],
    });
    expect(table.move(0, 'pass')).toEqual(refused('game-over'));
    expect(table.undo(1)).toEqual(refused('game-over'));
    expect(table.look(on(0)).shuffle.serverSeed).toBe(table.store.serverSeed());
  });
});

describe('time', () => {
  it('never goes back, whatever the clock does', () => {
    const table = started('duel', 2).choose();
    table.world.pass(-10 * 60_000);
    table.play('0 mark 1');
    table.world.pass(20 * 60_000);
    table.play('0 pass');
    table.world.pass(-60 * 60_000);
    table.play('1 pass');
    const times = table.store.log(0).map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    for (const { at } of table.head.asked) expect(at).toBeGreaterThanOrEqual(times.at(-1) ?? 0);
  });
});
