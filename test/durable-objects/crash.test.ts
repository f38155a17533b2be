import { describe, expect, it, vi } from 'vitest';
import { migrate } from '../../durable-objects/sql.ts';
import { freeSeat, revokeLinks, start } from '../../durable-objects/lobby.ts';
import { ROOM_MIGRATIONS } from '../../durable-objects/room-store.ts';
import { must } from '../../src/engine/assert.ts';
import { refused } from '../support/matchers.ts';
import { done, newAction, on, RoomTable, started } from '../support/room-table.ts';
import { Crash, NodeSql } from '../support/sqlite.ts';

vi.mock('../../src/games/registry.ts', () => import('../support/registry-with-duel.ts'));

/** Each way of changing a table, from a table that is ready for it. */
const CHANGES: readonly [name: string, ready: () => RoomTable, change: (table: RoomTable) => unknown][] = [
  ['sitting down', () => new RoomTable('duel', 3), (table) => table.sit(1)],
  ['the last seat and the deal', () => new RoomTable('duel', 2), (table) => table.sit(1)],
  [
    'leaving',
    () => {
      const table = new RoomTable('duel', 3);
      done(table.sit(1));
      return table;
    },
    (table) => freeSeat(table.room, on(1), 1),
  ],
  [
    'starting early with seats closed up',
    () => {
      const table = new RoomTable('duel', 4);
      done(table.sit(3));
      return table;
    },
    (table) => start(table.room, on(0)),
  ],
  ['revoking', () => started('duel', 2), (table) => revokeLinks(table.room, on(0), 'seat')],
  ['a move', () => started('duel', 2).choose(), (table) => table.move(0, 'mark 3', { actionId: 'action-x' })],
  [
    'a move by chance',
    () => started('duel', 2).choose(),
    (table) => table.move(0, 'draw', { actionId: 'action-x' }),
  ],
  [
    'the last move',
    () => started('duel', 2, { rounds: 1 }).choose().play('0 pass'),
    (table) => table.move(1, 'draw', { actionId: 'action-x' }),
  ],
  [
    'an undo',
    () => started('duel', 2).choose().play('0 mark 3'),
    (table) => table.undo(0, { actionId: 'action-x' }),
  ],
];

describe('a room that dies at any statement of a change', () => {
  it.each(CHANGES)(
    '%s: as if it had never been asked for, and the retry is the same change',
    (_name, ready, change) => {
      const whole = ready();
      const tokens = whole.world.tokens.length;
      const from = whole.sql.statements;
      expect(change(whole)).toMatchObject({ ok: true });
      const count = whole.sql.statements - from;
      expect(count).toBeGreaterThan(3);
      const after = whole.sql.dump();
      let lost = 0;
      for (let at = 1; at <= count; at += 1) {
        const table = ready();
        const before = table.sql.dump();
        table.sql.crashAt(at);
        let died = false;
        try {
          change(table);
        } catch (error) {
          if (!(error instanceof Crash)) throw error;
          died = true;
        }
        expect(died, `statement ${at}`).toBe(true);
        const kept = table.sql.dump();
        // Either nothing of it is there, or (where it died reading the answer) all of it.
        if (kept === before) lost += 1;
        else expect(kept, `statement ${at}`).toBe(after);
        table.evict();
        // The retry draws the same numbers: only link tokens are new.
        table.world.tokens.length = tokens;
        if (kept === before) {
          change(table);
          expect(table.sql.dump(), `retry after statement ${at}`).toBe(after);
        }
      }
      expect(lost).toBeGreaterThan(2);
    },
  );

  it('answers the retry of a move that was committed with what was committed', () => {
    const table = started('duel', 2).choose();
    const actionId = newAction();
    const first = done(table.move(0, 'draw', { actionId }));
    const again = done(table.evict().move(0, 'draw', { actionId, version: first.version - 1 }));
    expect(again).toEqual({ ...first, replayed: true });
  });

  it('does not trust its memory after a change that failed', () => {
    const table = started('duel', 2).choose();
    const before = table.look(on(0));
    table.sql.crashAt(6);
    expect(() => table.move(0, 'mark 3')).toThrow(Crash);
    expect(table.look(on(0))).toEqual(before);
    expect(done(table.move(0, 'mark 3')).version).toBe(before.version + 1);
  });
});

describe('jobs and the alarm', () => {
  it('are written with the change, in its transaction', () => {
    const table = started('duel', 2);
    const jobs = table.store.jobs(Infinity);
    expect(jobs.map(({ key }) => key).toSorted()).toEqual(['project', 'seat:0', 'seat:1']);
    expect(table.sql.alarm).toBe(Math.min(...jobs.map(({ due }) => due)));
  });

  it('say what is true now: a newer wish replaces the older one', () => {
    const table = started('duel', 2).choose().play('0 pass', '1 pass');
    const [job] = table.store.jobs(Infinity).filter(({ key }) => key === 'seat:0');
    expect(JSON.parse(must(job, 'a job').body)).toMatchObject({ kind: 'turn', version: table.head.version });
    expect(table.store.jobs(Infinity)).toHaveLength(3);
  });

  it('are not lost when a newer wish comes while the older one is carried out, fails or not', () => {
    const table = started('duel', 2).choose();
    const job = must(
      table.store.jobs(Infinity).find(({ key }) => key === 'project'),
      'a job',
    );
    table.play('0 pass');
    table.store.doneJob('project', job.stamp);
    table.store.delayJob('project', job.stamp, job.due + 86_400_000, 11);
    const [newer] = table.store.jobs(Infinity).filter(({ key }) => key === 'project');
    expect(newer).toMatchObject({ stamp: table.head.revision, attempts: 0 });
    expect(newer?.due).toBeLessThan(job.due + 1000);
  });

  it('get their alarm back with the next change when it was lost', () => {
    const table = started('duel', 2).choose();
    table.sql.takeAlarm();
    table.play('0 mark 1');
    expect(table.sql.alarm).toBeNull();
    table.world.pass(6 * 60_000);
    table.play('0 mark 2');
    expect(table.sql.alarm).not.toBeNull();
  });

  it('are due at once with the next change where an alarm died half-way and left a later one', () => {
    const table = started('duel', 2).choose();
    table.sql.setAlarm(table.world.now() + 15_000);
    table.world.pass(6_000);
    table.play('0 mark 1');
    expect(table.sql.alarm).toBeLessThanOrEqual(table.world.now());
  });
});

describe('a table at which a newer service has written', () => {
  it.each([
    ['rules that are not known', `UPDATE meta SET body = json_set(body, '$.rulesVersion', 99)`],
    ['a game that is not known', `UPDATE meta SET body = json_set(body, '$.game', 'chess')`],
    ['a schema that is not known', `INSERT INTO migrations (version) VALUES (99)`],
  ])('answers nothing and keeps its hands off: %s', (_, change) => {
    const table = started('duel', 2).choose();
    table.sql.all(change);
    table.evict();
    const dump = table.sql.dump();
    expect(table.room.look(on(0), 0)).toEqual(refused('engine-too-old'));
    expect(table.undo(0)).toEqual(refused('engine-too-old'));
    expect(table.sql.dump()).toBe(dump);
  });
});

describe('the schema', () => {
  it('is the same, step by step or at once, and a second run changes nothing', () => {
    const once = new NodeSql();
    migrate(once, ROOM_MIGRATIONS);
    const stepwise = new NodeSql();
    for (let upTo = 1; upTo <= ROOM_MIGRATIONS.length; upTo += 1)
      migrate(stepwise, ROOM_MIGRATIONS.slice(0, upTo));
    const dump = once.dump();
    expect(stepwise.dump()).toBe(dump);
    migrate(once, ROOM_MIGRATIONS);
    expect(once.dump()).toBe(dump);
  });

  it('is whole or not there when a migration dies half-way', () => {
    const count = new NodeSql();
    migrate(count, ROOM_MIGRATIONS);
    for (let at = 1; at <= count.statements; at += 1) {
      const sql = new NodeSql();
      sql.crashAt(at);
      expect(() => migrate(sql, ROOM_MIGRATIONS)).toThrow(Crash);
      migrate(sql, ROOM_MIGRATIONS);
      expect(sql.dump()).toBe(count.dump());
    }
  });

  it('leaves a table of an older version readable', () => {
    const sql = new NodeSql();
    migrate(sql, ROOM_MIGRATIONS.slice(0, 1));
    sql.all(`INSERT INTO links (hash, kind, seat, at) VALUES ('h', 'seat', 0, 1)`);
    migrate(sql, ROOM_MIGRATIONS);
    expect(sql.all(`SELECT mailed FROM links`).map((row) => row['mailed'])).toEqual([0]);
  });
});
