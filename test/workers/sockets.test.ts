import { evictDurableObject } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { CLOSE, MAX_MESSAGE_BYTES } from '../../src/protocol/socket.ts';
import type { TableView } from '../../src/protocol/table.ts';
import { ok, startedTable } from '../support/client.ts';
import { browser, browsers, migrate, ORIGIN, raw, room, Socket } from './service.ts';

beforeAll(migrate);

async function table() {
  const [ana, ben] = browsers(2);
  if (!ana || !ben) throw new Error('nobody');
  const made = await startedTable([ana, ben], 'coloretto');
  const view = ok(await ana.look(made.id));
  const mover = view.offers.length > 0 ? ana : ben;
  return { ana, ben, made, mover, other: mover === ana ? ben : ana, version: view.version };
}

async function moveOnce(mover: Awaited<ReturnType<typeof table>>['mover'], id: string): Promise<TableView> {
  const view = ok(await mover.look(id));
  return ok(await mover.move(id, view.version, view.offers[0])).table;
}

describe('a socket', () => {
  it('tells each their own view, and every change', async () => {
    const { ana, ben, made, mover } = await table();
    const sockets = await Promise.all([Socket.open(made.id, ana, {}), Socket.open(made.id, ben, {})]);
    for (const socket of sockets) await socket.until(1);
    expect(sockets.map(({ heard }) => heard[0]?.['viewer'])).toEqual([0, 1]);
    const after = await moveOnce(mover, made.id);
    for (const [seat, socket] of sockets.entries()) {
      await socket.until(2);
      expect(socket.heard[1]).toMatchObject({ type: 'table', viewer: seat, version: after.version });
    }
    const asked = after.waiting.seats[0];
    expect(sockets.map(({ heard }) => ((heard[1]?.['offers'] ?? []) as unknown[]).length > 0)).toEqual([
      asked === 0,
      asked === 1,
    ]);
  });

  it('says nothing before hello, and nothing to who has no right', async () => {
    const { made, mover } = await table();
    const silent = await Socket.open(made.id, mover);
    const stranger = await Socket.open(made.id, browser(), {});
    expect((await stranger.untilClosed()).code).toBe(CLOSE.noRight);
    expect(stranger.heard).toMatchObject([{ type: 'problem', problem: { code: 'not-found' } }]);
    await moveOnce(mover, made.id);
    silent.say('ping');
    await silent.until(1);
    expect(silent.heard).toEqual([{ type: 'pong' }]);
  });

  it('closes the same way for a table that is not there', async () => {
    const [nowhere, stranger] = await Promise.all([
      Socket.open('zzzzzzzzzz', browser(), {}),
      Socket.open((await table()).made.id, browser(), {}),
    ]);
    expect(await nowhere.untilClosed()).toEqual(await stranger.untilClosed());
    expect(nowhere.text).toEqual(stranger.text);
  });

  it('shows an onlooker what onlookers see', async () => {
    const { made, mover } = await table();
    const watcher = await Socket.open(made.id, browser(), { link: made.links.watch });
    await watcher.until(1);
    await moveOnce(mover, made.id);
    await watcher.until(2);
    for (const message of watcher.heard) expect(message).toMatchObject({ viewer: 'onlooker', offers: [] });
  });

  it('is closed as soon as its link is revoked', async () => {
    const { ana, made } = await table();
    const watcher = await Socket.open(made.id, browser(), { link: made.links.watch });
    await watcher.until(1);
    const started = Date.now();
    ok(await ana.call('DELETE', `/api/tables/${made.id}/links/watch`), 204);
    expect((await watcher.untilClosed()).code).toBe(CLOSE.revoked);
    expect(Date.now() - started).toBeLessThan(1000);
  });

  it('is closed as soon as its link was seen in a query', async () => {
    const { made } = await table();
    const watcher = await Socket.open(made.id, browser(), { link: made.links.watch });
    await watcher.until(1);
    expect((await raw(`/api/tables/${made.id}?t=${made.links.watch}`)).status).toBe(400);
    expect((await watcher.untilClosed()).code).toBe(CLOSE.revoked);
  });

  it('is closed for somebody who was removed', async () => {
    const [ana, ben] = browsers(2);
    const made = await ana!.make('coloretto', 3);
    ok(await ben!.sit(made.id, made.links.invite, 'Ben'));
    const socket = await Socket.open(made.id, ben, {});
    await socket.until(1);
    ok(await ana!.call('DELETE', `/api/tables/${made.id}/seats/1`));
    expect((await socket.untilClosed()).code).toBe(CLOSE.revoked);
  });

  it('goes on after the room was put away', async () => {
    const { ana, made, mover } = await table();
    const socket = await Socket.open(made.id, ana, {});
    await socket.until(1);
    await evictDurableObject(room(made.id), { webSockets: 'hibernate' });
    const after = await moveOnce(mover, made.id);
    await socket.until(2);
    expect(socket.heard[1]).toMatchObject({ viewer: 0, version: after.version });
  });
});

describe('coming back with a version', () => {
  it('tells the log after it', async () => {
    const { ana, made, mover, version } = await table();
    await moveOnce(mover, made.id);
    const socket = await (await Socket.open(made.id, ana, { version })).until(1);
    expect(((socket.heard[0]?.['log'] ?? []) as { version: number }[]).map((line) => line.version)).toEqual([
      version + 1,
    ]);
  });

  it.each([-1, -5, 99, Number.MAX_SAFE_INTEGER])('%d: tells everything anew', async (version) => {
    const { ana, made } = await table();
    const socket = await (await Socket.open(made.id, ana, { version })).until(1);
    expect(socket.heard[0]).toMatchObject({ type: 'table', version: 1 });
    expect(socket.heard[0]?.['log']).toHaveLength(1);
  });
});

describe('what a socket does not understand', () => {
  const NONSENSE: readonly [string, string | ArrayBuffer][] = [
    ['no JSON', 'hello'],
    ['a binary frame', new TextEncoder().encode('{"type":"hello","version":0}').buffer as ArrayBuffer],
    ['an unknown type', JSON.stringify({ type: 'move', move: { type: 'draw' } })],
    ['a move for another seat', JSON.stringify({ type: 'hello', version: 0, seat: 1 })],
    ['a version that is no number', JSON.stringify({ type: 'hello', version: '1' })],
    ['a link of the wrong form', JSON.stringify({ type: 'hello', version: 0, link: 'x' })],
    ['a prototype', '{"type":"hello","version":0,"__proto__":{"link":1}}'],
    ['null', 'null'],
  ];

  it.each(NONSENSE)('%s: is answered, and the third time ends it', async (_what, message) => {
    const { ana, made } = await table();
    const socket = await Socket.open(made.id, ana);
    for (let times = 0; times < 3; times += 1) socket.say(message);
    expect((await socket.untilClosed()).code).toBe(CLOSE.invalid);
    expect(socket.heard.map((heard) => (heard['problem'] as { code: string }).code)).toEqual(
      Array.from({ length: 3 }, () => 'invalid-message'),
    );
    expect(ok(await ana.look(made.id)).version).toBe(1);
  });

  it('a message of more than 16 KiB ends it', async () => {
    const { ana, made } = await table();
    const long = [
      'x'.repeat(MAX_MESSAGE_BYTES + 1),
      '€'.repeat(MAX_MESSAGE_BYTES / 2),
      new ArrayBuffer(MAX_MESSAGE_BYTES + 1),
    ];
    for (const message of long) {
      const socket = await Socket.open(made.id, ana);
      socket.say(message);
      expect((await socket.untilClosed()).code).toBe(CLOSE.tooLarge);
    }
  });

  it('more than twenty messages in ten seconds end it; pings do not count', async () => {
    const { ana, made } = await table();
    const calm = await Socket.open(made.id, ana);
    for (let times = 0; times < 50; times += 1) calm.say('ping');
    await calm.until(50);
    expect(calm.closed).toBeUndefined();
    const socket = await Socket.open(made.id, ana);
    for (let times = 0; times < 21; times += 1) socket.say(JSON.stringify({ type: 'hello', version: 0 }));
    expect((await socket.untilClosed()).code).toBe(CLOSE.flood);
  });
});

describe('many sockets', () => {
  it('of one person: the eleventh replaces the first', async () => {
    const { ana, made } = await table();
    const sockets: Socket[] = [];
    for (let count = 0; count < 11; count += 1)
      sockets.push(await (await Socket.open(made.id, ana, {})).until(1));
    expect((await sockets[0]!.untilClosed()).code).toBe(CLOSE.superseded);
    expect(sockets.slice(1).every(({ closed }) => closed === undefined)).toBe(true);
  });

  it('that have no right cannot keep out who has one', async () => {
    const { ana, made } = await table();
    const silent = await Promise.all(Array.from({ length: 400 }, () => Socket.open(made.id)));
    const player = await (await Socket.open(made.id, ana, {})).until(1);
    expect(player.heard[0]).toMatchObject({ viewer: 0 });
    expect((await silent[0]!.untilClosed()).code).toBe(CLOSE.superseded);
  });
});

describe('opening', () => {
  const path = '/api/tables/abcdefghij/socket';
  it.each([
    ['without Upgrade', {}, 426, 'upgrade-required'],
    ['with another Upgrade', { upgrade: 'h2c', origin: ORIGIN }, 426, 'upgrade-required'],
    ['without an origin', { upgrade: 'websocket' }, 403, 'origin-not-allowed'],
    [
      'from another site',
      { upgrade: 'websocket', origin: 'https://evil.example' },
      403,
      'origin-not-allowed',
    ],
    ['from a null origin', { upgrade: 'websocket', origin: 'null' }, 403, 'origin-not-allowed'],
  ])('%s is refused', async (_how, headers, status, code) => {
    const answer = await raw(path, { headers: headers as Record<string, string> });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code });
  });

  it('does not believe a header that says who calls', async () => {
    const { made } = await table();
    const { ana } = await table();
    const answer = await raw(`/api/tables/${made.id}/socket`, {
      headers: {
        upgrade: 'websocket',
        origin: ORIGIN,
        'longhand-person': ana.cookie?.split('=')[1]?.split('.')[0] ?? '',
      },
    });
    expect(answer.status).toBe(101);
    const socket = answer.webSocket;
    socket?.accept();
    const closed = new Promise<number>((resolve) =>
      socket?.addEventListener('close', ({ code }) => resolve(code)),
    );
    socket?.send(JSON.stringify({ type: 'hello', version: 0 }));
    expect(await closed).toBe(CLOSE.noRight);
  });
});
