import { env, exports } from 'cloudflare:workers';
import {
  applyD1Migrations,
  type D1Migration,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test';
import { vi } from 'vitest';
import type { GameRoom, Mailbox } from '../../src/worker.ts';
import { Client } from '../support/client.ts';

export const ORIGIN = 'http://localhost:8787';
export const SALT = '0123456789abcdef'.repeat(2);

/** The bindings, as the tests of the Worker have them: see `vitest.config.ts`. */
export const bindings = env as Env & { readonly TEST_MIGRATIONS: D1Migration[] };

export async function migrate(): Promise<void> {
  await applyD1Migrations(bindings.DB, bindings.TEST_MIGRATIONS);
}

/** A request as it comes: no cookie, no origin, nothing but what is given. */
export async function raw(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(new Request(`${ORIGIN}${path}`, { redirect: 'manual', ...init }));
}

/** A browser that talks to the Worker under test. */
export function browser(): Client {
  return new Client(ORIGIN, (url, init) => exports.default.fetch(new Request(url, init)));
}

export function browsers(count: number): Client[] {
  return Array.from({ length: count }, browser);
}

export function personOf(client: Client): string {
  return client.cookie?.split('=')[1]?.split('.')[0] ?? '';
}

export function room(id: string): DurableObjectStub<GameRoom> {
  return bindings.ROOMS.getByName(id);
}

export function mailbox(person: string): DurableObjectStub<Mailbox> {
  return bindings.MAILBOXES.getByName(person);
}

/** Every row of every table that an object keeps, as text. */
export async function stored(
  stub: DurableObjectStub<GameRoom> | DurableObjectStub<Mailbox>,
): Promise<string> {
  return runInDurableObject(stub as DurableObjectStub<GameRoom>, (_object, { storage }) => {
    const tables = storage.sql
      .exec<{ name: string }>(
        `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'`,
      )
      .toArray();
    return JSON.stringify(
      tables.map(({ name }) => [name, storage.sql.exec(`SELECT * FROM "${name}"`).toArray()]),
    );
  });
}

/** Makes all jobs of a room due and carries them out, until none is left. */
export async function settle(id: string): Promise<void> {
  for (let times = 0; times < 5; times += 1) {
    const left = await runInDurableObject(room(id), (_object, { storage }) => {
      storage.sql.exec(`UPDATE jobs SET due = 0`);
      const count = Number(storage.sql.exec(`SELECT COUNT(*) AS count FROM jobs`).one()['count']);
      if (count > 0) void storage.setAlarm(Date.now() + 3_600_000);
      return count;
    });
    if (left === 0) return;
    await runDurableObjectAlarm(room(id));
  }
}

/** Makes all deliveries of a person due and sends them. */
export async function deliver(person: string): Promise<void> {
  for (let times = 0; times < 5; times += 1) {
    const left = await runInDurableObject(mailbox(person), (_object, { storage }) => {
      if (storage.sql.exec(`SELECT 1 FROM sqlite_master WHERE name = 'deliveries'`).toArray().length === 0)
        return 0;
      storage.sql.exec(`UPDATE deliveries SET due = 0`);
      const count = Number(storage.sql.exec(`SELECT COUNT(*) AS count FROM deliveries`).one()['count']);
      if (count > 0) void storage.setAlarm(Date.now() + 3_600_000);
      return count;
    });
    if (left === 0) return;
    await runDurableObjectAlarm(mailbox(person));
  }
}

export interface Outgoing {
  readonly url: string;
  readonly body: string;
}

/** Plays the world outside: the mail provider, the resolver and every webhook. Keeps what was sent. */
export function outside(answer: (url: string) => Response | undefined = () => undefined): Outgoing[] {
  const sent: Outgoing[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.startsWith('https://cloudflare-dns.com/')) return dns(url);
    sent.push({ url, body: typeof init?.body === 'string' ? init.body : '' });
    return answer(url) ?? Response.json({ id: 'accepted' });
  });
  return sent;
}

function dns(url: string): Response {
  const type = new URL(url).searchParams.get('type') ?? 'A';
  const Answer =
    type === 'A' || type === '1' ? [{ name: 'h.', type: 1, TTL: 60, data: '93.184.216.34' }] : [];
  return Response.json(
    { Status: 0, TC: false, Answer },
    { headers: { 'content-type': 'application/dns-json' } },
  );
}

interface Heard {
  readonly type: string;
  readonly version?: number;
  readonly [field: string]: unknown;
}

/** A socket that keeps what it is told. */
export class Socket {
  readonly heard: Heard[] = [];
  readonly text: string[] = [];
  closed: { code: number; reason: string } | undefined;
  readonly #socket: WebSocket;
  #wake: (() => void) | undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      this.text.push(String(data));
      this.heard.push(data === 'pong' ? { type: 'pong' } : (JSON.parse(String(data)) as Heard));
      this.#wake?.();
    });
    socket.addEventListener('close', ({ code, reason }) => {
      this.closed = { code, reason };
      this.#wake?.();
    });
    socket.accept();
  }

  /** Opens a table's socket; `hello` follows unless it is left out. */
  static async open(id: string, client?: Client, hello?: object): Promise<Socket> {
    const answer = await raw(`/api/tables/${id}/socket`, {
      headers: {
        upgrade: 'websocket',
        origin: ORIGIN,
        ...(client?.cookie === undefined ? {} : { cookie: client.cookie }),
      },
    });
    if (!answer.webSocket) throw new Error(`no socket: ${answer.status}`);
    const socket = new Socket(answer.webSocket);
    if (hello) socket.say(JSON.stringify({ type: 'hello', version: 0, ...hello }));
    return socket;
  }

  say(message: string | ArrayBuffer): void {
    this.#socket.send(message);
  }

  close(code?: number): void {
    this.#socket.close(code);
  }

  /** Waits until `count` messages were heard, or it was closed. */
  async until(count: number): Promise<this> {
    while (this.heard.length < count && !this.closed) await this.#next();
    return this;
  }

  async untilClosed(): Promise<{ code: number; reason: string }> {
    while (!this.closed) await this.#next();
    return this.closed;
  }

  async #next(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(
      () => reject(new Error(`nothing more was heard after ${this.heard.length}`)),
      3000,
    );
    this.#wake = resolve;
    await promise;
    clearTimeout(timer);
    this.#wake = undefined;
  }
}
