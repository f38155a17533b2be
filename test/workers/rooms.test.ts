import {
  createScheduledController,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDb } from '../../db/open.ts';
import { project, type Projection } from '../../db/projection.ts';
import worker from '../../src/worker.ts';
import { type Client, newActionId, ok, playOn, startedTable } from '../support/client.ts';
import {
  bindings,
  browser,
  browsers,
  mailbox,
  migrate,
  personOf,
  raw,
  room,
  SALT,
  settle,
  stored,
} from './service.ts';

beforeAll(migrate);
afterEach(() => void vi.restoreAllMocks());

async function table(seats = 2) {
  const clients = browsers(seats);
  const made = await startedTable(clients, 'coloretto');
  return { clients, made, id: made.id };
}

async function mover(clients: readonly Client[], id: string) {
  for (const client of clients) {
    const view = ok(await client.look(id));
    if (view.offers.length > 0) return { client, view };
  }
  throw new Error('nobody is asked');
}

/** What the database holds of a table. */
async function rows(id: string): Promise<string> {
  const [tables, seats] = await bindings.DB.batch([
    bindings.DB.prepare('SELECT * FROM tables WHERE id = ?').bind(id),
    bindings.DB.prepare('SELECT * FROM seats WHERE table_id = ? ORDER BY seat, person').bind(id),
  ]);
  return JSON.stringify([tables?.results, seats?.results]);
}

/** Makes the database of a room fail until the room is put away. */
async function breakDb(id: string): Promise<void> {
  await runInDurableObject(room(id), (object) => {
    const broken = new Proxy(
      {},
      {
        get: () => () => {
          throw new Error('D1_ERROR: Network connection lost');
        },
      },
    );
    Reflect.set(object, 'env', { ...Reflect.get(object, 'env'), DB: broken });
  });
}

describe('a room that is put away', () => {
  it('at every step keeps the game: nothing lives only in memory', async () => {
    const { clients, id } = await table(3);
    let moves = 0;
    for (;;) {
      const before = ok(await clients[0]!.look(id));
      if (before.status === 'over') break;
      await evictDurableObject(room(id));
      expect(ok(await clients[0]!.look(id))).toEqual(before);
      const { client, view } = await mover(clients, id);
      const after = ok(await client.move(id, view.version, view.offers.at(-1))).table;
      expect(after.version).toBe(view.version + 1);
      moves += 1;
      if (moves > 40) break;
    }
    expect(moves).toBeGreaterThan(10);
  });

  it('by a crash after the answer has lost nothing of it', async () => {
    const { clients, id } = await table();
    const { client, view } = await mover(clients, id);
    const actionId = newActionId();
    const { version } = ok(await client.move(id, view.version, view.offers[0], actionId));
    await runInDurableObject(room(id), (_object, state) => state.abort('a crash')).catch(() => undefined);
    expect(ok(await client.look(id)).version).toBe(version);
    expect(ok(await client.move(id, view.version, view.offers[0], actionId))).toMatchObject({
      version,
      replayed: true,
    });
  });

  it('by a crash before a write was durable is as if it had never been asked', async () => {
    const { clients, id } = await table();
    const { client, view } = await mover(clients, id);
    const before = await stored(room(id));
    const caller = { person: personOf(client), link: null };
    const input = { actionId: newActionId(), version: view.version, move: { ...view.offers[0]! } };
    await runInDurableObject(room(id), (object, state) => {
      expect(object.move(caller, input).ok).toBe(true);
      state.abort('a crash in the same turn');
    }).catch(() => undefined);
    expect(await stored(room(id))).toBe(before);
    expect(ok(await client.move(id, view.version, view.offers[0], input.actionId)).replayed).toBe(false);
  });
});

describe('many at once', () => {
  it('twenty copies of one move are one move', async () => {
    const { clients, id } = await table();
    const { client, view } = await mover(clients, id);
    const actionId = newActionId();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.move(id, view.version, view.offers[0], actionId)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.version))).toEqual(new Set([view.version + 1]));
    expect(answers.filter(({ body }) => !body.replayed)).toHaveLength(1);
    expect(ok(await client.look(id)).version).toBe(view.version + 1);
  });

  it('of twenty different moves one is made, the others are told', async () => {
    const { clients, id } = await table();
    const { client, view } = await mover(clients, id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.move(id, view.version, view.offers[0])),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it('of ten people who want the last seat one gets it', async () => {
    const host = browser();
    const made = await host.make('coloretto', 2);
    const friends = browsers(10);
    const answers = await Promise.all(
      friends.map((friend, at) => friend.sit(made.id, made.links.invite, `Friend ${'abcdefghij'[at]}`, 1)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refusals = answers
      .filter(({ status }) => status === 409)
      .map(({ body }) => (body as { code?: string }).code);
    expect(refusals).toHaveLength(9);
    for (const code of refusals) expect(['seat-taken', 'table-full']).toContain(code);
    expect(ok(await host.look(made.id)).seats).toHaveLength(2);
  });

  it('a rematch asked for by all is one table with all of them', async () => {
    const { clients, id } = await table(3);
    await playOn(clients, id, ({ offers }) => offers.length - 1);
    const answers = await Promise.all(
      clients.map((client) =>
        client.call<{ id: string }>('POST', `/api/tables/${id}/rematch`, { salt: SALT }),
      ),
    );
    const ids = new Set(answers.map((answer) => ok(answer).id));
    expect(ids.size).toBe(1);
    const [next = ''] = ids;
    const view = ok(await clients[0]!.look(next));
    expect(view.status).toBe('playing');
    expect(new Set(view.seats.map(({ name }) => name))).toEqual(new Set(['Ana', 'Friend 1', 'Friend 2']));
  });
});

describe('the alarm', () => {
  it('writes the projection and tells the mailboxes, and then rests', async () => {
    const { clients, id } = await table();
    await settle(id);
    const { tables } = ok(
      await clients[0]!.call<{ tables: { id: string; status: string }[] }>('GET', '/api/me/tables'),
    );
    expect(tables).toMatchObject([{ id, status: 'playing' }]);
    const { client } = await mover(clients, id);
    expect(await mailbox(personOf(client)).awaitedAt()).toEqual([id]);
    const alarm = await runInDurableObject(room(id), (_object, { storage }) => storage.getAlarm());
    expect(alarm).toBeNull();
  });

  it('is set again before anything outside is done', async () => {
    const { id } = await table();
    const seen: (number | null)[] = [];
    await runInDurableObject(room(id), (object, { storage }) => {
      storage.sql.exec('UPDATE jobs SET due = 0');
      const env = Reflect.get(object, 'env') as Env;
      const slow = new Proxy(env.DB, {
        get(target, key) {
          if (key !== 'batch') {
            const value: unknown = Reflect.get(target, key);
            return typeof value === 'function' ? (value.bind(target) as unknown) : value;
          }
          return async () => {
            seen.push(await storage.getAlarm());
            throw new Error('D1_ERROR');
          };
        },
      });
      Reflect.set(object, 'env', { ...env, DB: slow });
    });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await runDurableObjectAlarm(room(id));
    expect(seen).toHaveLength(1);
    expect(seen[0]).toBeGreaterThan(Date.now());
  });

  it('never throws: a failing database is tried again later, and the mailboxes are told meanwhile', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { clients, id } = await table();
    await breakDb(id);
    await runInDurableObject(room(id), (_object, { storage }) => {
      storage.sql.exec('UPDATE jobs SET due = 0');
      void storage.setAlarm(Date.now() + 3_600_000);
    });
    expect(await runDurableObjectAlarm(room(id))).toBe(true);
    const [left, alarm] = await runInDurableObject(
      room(id),
      async (_object, { storage }) =>
        [
          storage.sql.exec('SELECT key, attempts, due FROM jobs').toArray(),
          await storage.getAlarm(),
        ] as const,
    );
    expect(left).toMatchObject([{ key: 'project', attempts: 1 }]);
    expect(left[0]?.['due']).toBeGreaterThan(Date.now());
    expect(alarm).toBe(left[0]?.['due']);
    expect(warned).toHaveBeenCalledOnce();
    expect(await mailbox(personOf((await mover(clients, id)).client)).awaitedAt()).toEqual([id]);
    // Play goes on, and when the database is back the rows are those of now.
    await playOn(clients, id, () => 0, 3);
    await evictDurableObject(room(id));
    await settle(id);
    const head = await runInDurableObject(
      room(id),
      (_object, { storage }) => storage.sql.exec<{ body: string }>('SELECT body FROM head').one().body,
    );
    expect(await rows(id)).toContain(`"revision":${(JSON.parse(head) as { revision: number }).revision}`);
  });

  it('parks what has failed ten times for a day, until it is wished for anew', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { clients, id } = await table();
    await breakDb(id);
    const job = () =>
      runInDurableObject(room(id), (_object, { storage }) =>
        storage.sql
          .exec<{ attempts: number; due: number }>(`SELECT attempts, due FROM jobs WHERE key = 'project'`)
          .one(),
      );
    for (let times = 0; times < 11; times += 1) {
      await runInDurableObject(room(id), (_object, { storage }) => {
        storage.sql.exec('UPDATE jobs SET due = 0');
        void storage.setAlarm(Date.now() + 3_600_000);
      });
      await runDurableObjectAlarm(room(id));
    }
    expect((await job()).attempts).toBe(11);
    expect((await job()).due).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    await playOn(clients, id, () => 0, 1);
    expect(await job()).toMatchObject({ attempts: 0 });
    expect((await job()).due).toBeLessThan(Date.now() + 5000);
  });

  it('does not run away from a room that nobody can read: it reports it and comes back in a day', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { id } = await table();
    await runInDurableObject(room(id), (_object, { storage }) => {
      storage.sql.exec(`UPDATE meta SET body = json_set(body, '$.rulesVersion', 99)`);
      storage.sql.exec(`UPDATE head SET body = json_set(body, '$.revision', 99)`);
      void storage.setAlarm(Date.now() + 3_600_000);
    });
    expect(await runDurableObjectAlarm(room(id))).toBe(true);
    const alarm = await runInDurableObject(room(id), (_object, { storage }) => storage.getAlarm());
    expect(alarm).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    expect(reported).toHaveBeenCalledOnce();
  });

  it('finds nothing to do the second time', async () => {
    const { id } = await table();
    await settle(id);
    const before = [await rows(id), await stored(room(id))];
    await runInDurableObject(
      room(id),
      (_object, { storage }) => void storage.setAlarm(Date.now() + 3_600_000),
    );
    await runDurableObjectAlarm(room(id));
    expect([await rows(id), await stored(room(id))]).toEqual(before);
  });

  it('that was lost is set again by the sweep, for tables in play that have been quiet', async () => {
    const { clients, id } = await table();
    await settle(id);
    await playOn(clients, id, () => 0, 1);
    await runInDurableObject(room(id), (_object, { storage }) => storage.deleteAlarm());
    await bindings.DB.prepare('UPDATE tables SET updated_at = 0 WHERE id = ?').bind(id).run();
    await worker.scheduled(createScheduledController(), bindings);
    const alarm = await runInDurableObject(room(id), (_object, { storage }) => storage.getAlarm());
    expect(alarm).not.toBeNull();
    expect(await room(id).wake()).toBe(false);
  });
});

/** What is to be written of a table with these people, at a revision. */
function row(revision: number, people: readonly string[]): Projection {
  return {
    table: {
      id: 'projected2',
      game: 'coloretto',
      status: 'open',
      options: '{}',
      names: people,
      results: null,
      revision,
      createdAt: 1,
      updatedAt: revision,
      waitingSince: null,
    },
    seats: people.map((person, seat) => ({ seat, person, name: person, awaited: false })),
  };
}

describe('the projection', () => {
  it('is changed by nothing older than what stands, and twice the same is harmless', async () => {
    const db = openDb(bindings.DB);
    await project(db, row(5, ['ana', 'ben']));
    await project(db, row(6, ['ana']));
    const stands = await rows('projected2');
    await project(db, row(5, ['ana', 'ben']));
    await project(db, row(4, ['cleo']));
    await project(db, row(6, ['ana']));
    expect(await rows('projected2')).toBe(stands);
    expect(stands).not.toContain('ben');
  });

  it('is the same in whatever order its writings arrive', async () => {
    const db = openDb(bindings.DB);
    for (const order of [
      [7, 8, 9],
      [9, 8, 7],
      [8, 9, 7],
      [9, 9, 8],
    ]) {
      await bindings.DB.exec(`DELETE FROM seats WHERE table_id = 'projected2'`);
      await bindings.DB.exec(`DELETE FROM tables WHERE id = 'projected2'`);
      for (const revision of order)
        await project(db, row(revision, revision === 9 ? ['dan'] : ['ana', 'ben']));
      const now = await rows('projected2');
      expect(now).toContain('dan');
      expect(now).not.toContain('ben');
    }
  });

  it('is written anew from the rooms, the same as it was', async () => {
    const tables = [await table(2), await table(3)];
    const open = await browser().make('coloretto', 3);
    await playOn(tables[1]!.clients, tables[1]!.id, () => 0);
    const ids = [...tables.map(({ id }) => id), open.id];
    for (const id of ids) await settle(id);
    const before = await Promise.all(ids.map(rows));
    await bindings.DB.exec('DELETE FROM tables');
    await bindings.DB.exec('DELETE FROM seats');
    const answer = await raw('/api/admin/rebuild', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bindings.ADMIN_TOKEN}` },
      body: JSON.stringify({ tables: [...ids, 'zzzzzzzzzz'] }),
    });
    expect(await answer.json()).toEqual({ rebuilt: ids, unknown: ['zzzzzzzzzz'] });
    for (const id of ids) await settle(id);
    expect(await Promise.all(ids.map(rows))).toEqual(before);
    expect(before[1]).toContain('"status":"over"');
  });
});

describe('no database', () => {
  it('is needed to make a table, sit down, play to the end and read the record', async () => {
    const dead = vi.fn(() => {
      throw new Error('D1_ERROR');
    });
    const { app } = await import('../../src/http/app.ts');
    const { Client } = await import('../support/client.ts');
    const env = { ...bindings, DB: { prepare: dead, batch: dead, exec: dead } as unknown as D1Database };
    const clients = Array.from(
      { length: 2 },
      () => new Client(bindings.ORIGIN, async (url, init) => app.fetch(new Request(url, init), env)),
    );
    const made = await startedTable(clients, 'coloretto');
    await playOn(clients, made.id, ({ offers }) => offers.length - 1);
    expect((await clients[0]!.call('GET', `/api/tables/${made.id}/record`)).status).toBe(200);
    expect(dead).not.toHaveBeenCalled();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const list = await clients[0]!.call<{ code: string }>('GET', '/api/me/tables');
    expect([list.status, list.body.code]).toEqual([503, 'unavailable']);
  });
});
