import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDb } from '../../db/open.ts';
import { project } from '../../db/projection.ts';
import { must } from '../../src/engine/assert.ts';
import { app } from '../../src/http/app.ts';
import type { History, MyTables } from '../../src/protocol/me.ts';
import type { Companions, Person } from '../../src/protocol/people.ts';
import type { Status } from '../../src/protocol/table.ts';
import { Client, ok, playOn, startedTable } from '../support/client.ts';
import { bindings, browser, migrate, personOf, settle } from './service.ts';

beforeAll(migrate);
afterEach(() => void vi.restoreAllMocks());

let ana: Client;
let ben: Client;
let cleo: Client;
beforeEach(async () => {
  [ana, ben, cleo] = await Promise.all([somebody(), somebody(), somebody()]);
});

/** A person who sits nowhere yet. */
async function somebody(): Promise<Client> {
  const client = browser();
  ok(await client.call('PUT', '/api/me/notices', {}));
  return client;
}

let written = 0;

interface Written {
  readonly game?: string;
  readonly status?: Status;
  /** By seat. */
  readonly people: readonly Client[];
  readonly names?: readonly string[];
  /** By seat, of a finished game. */
  readonly ranks?: readonly number[];
  readonly at?: number;
  readonly awaited?: readonly number[];
  readonly since?: string;
}

/** Writes a table as its room would. */
async function write({ people, names, ranks, awaited = [], at = 1000, ...rest }: Written): Promise<string> {
  written += 1;
  const id = Array.from(written.toString(8).padStart(10, '0'), (digit) => 'abcdefgh'[Number(digit)]).join('');
  const { game = 'coloretto', status = ranks ? 'over' : 'playing', since = null } = rest;
  const shown = names ?? people.map((_one, seat) => `Seat ${seat}`);
  await project(openDb(bindings.DB), {
    table: {
      id,
      game,
      status,
      options: '{}',
      names: shown,
      people: people.map(personOf),
      results: ranks?.map((rank, seat) => ({ seat, score: 10 - rank, rank })) ?? null,
      revision: 7,
      version: 5,
      createdAt: 1,
      updatedAt: at + 50,
      endedAt: ranks ? at : null,
      waitingSince: since,
    },
    seats: people.map((client, seat) => ({
      seat,
      person: personOf(client),
      name: shown[seat] ?? '',
      awaited: awaited.includes(seat),
      rank: ranks?.[seat] ?? null,
    })),
  });
  return id;
}

/** The same browser, at a service whose database is another. */
function through(client: Client, DB: unknown): Client {
  const other = new Client(bindings.ORIGIN, async (url, init) =>
    app.fetch(new Request(url, init), { ...bindings, DB: DB as D1Database }),
  );
  other.cookie = client.cookie;
  return other;
}

async function tables(client: Client): Promise<MyTables['tables']> {
  return ok(await client.call<MyTables>('GET', '/api/me/tables')).tables;
}

async function history(client: Client, query: Record<string, string> = {}): Promise<History> {
  const search = new URLSearchParams(query).toString();
  return ok(await client.call<History>('GET', `/api/me/history?${search}`));
}

const person = (viewer: Client, id: string) => viewer.call<Person>('GET', `/api/people/${id}`);

describe('my tables', () => {
  it('are one statement, however many there are', async () => {
    for (let count = 0; count < 20; count += 1) await write({ people: [ana, ben] });
    const prepare = vi.fn((query: string) => bindings.DB.prepare(query));
    const counted = through(ana, { prepare });
    expect(await tables(counted)).toHaveLength(20);
    expect(prepare).toHaveBeenCalledOnce();
  });

  it('put those that wait for me first, the longest waiting first of all, and what is over last', async () => {
    const over = await write({ people: [ana, ben], ranks: [1, 2], at: 9000 });
    const open = await write({ people: [ana, ben], status: 'open', at: 8000 });
    const others = await write({ people: [ana, ben], awaited: [1], since: '2026-01-01T00:00:00.000Z' });
    const young = await write({ people: [ana, ben], awaited: [0], since: '2026-11-02T00:00:00.000Z' });
    const old = await write({ people: [ana, ben], awaited: [0], since: '2026-11-01T00:00:00.000Z' });
    const listed = await tables(ana);
    expect(listed.map(({ id }) => id)).toEqual([old, young, others, open, over]);
    expect(listed.map(({ awaited }) => awaited)).toEqual([true, true, false, false, false]);
    expect(listed.map(({ waitingFor }) => waitingFor)).toEqual([[0], [0], [1], [], []]);
  });

  it('tell of what is over the latest few only: the others are history', async () => {
    const going = await write({ people: [ana, ben], at: 1 });
    const over: string[] = [];
    for (let at = 1; at <= 9; at += 1) over.push(await write({ people: [ana, ben], ranks: [1, 2], at }));
    expect((await tables(ana)).map(({ id }) => id)).toEqual([going, ...over.slice(-6).toReversed()]);
  });

  it('count as the table itself does, so that a browser knows what is new to it', async () => {
    const [first, second] = [ana, ben];
    const { id } = await startedTable([first, second], 'coloretto');
    await playOn([first, second], id, () => 0, 3);
    await settle(id);
    const view = ok(await first.look(id));
    const listed = (await tables(first)).find((one) => one.id === id);
    expect(listed).toMatchObject({ version: view.version, revision: view.revision });
  });

  it('say who sits where, and that my own seat is mine, from whichever device I look', async () => {
    const made = await ana.make('coloretto', 2, {}, 'Ana');
    const { link } = ok(await ben.sit(made.id, made.links.invite, 'Ben'));
    const phone = cleo;
    ok(await phone.call('POST', `/api/tables/${made.id}/return`, {}, { 'longhand-link': link }));
    await settle(made.id);
    const [asAna, asBen, asPhone] = await Promise.all(
      [ana, ben, phone].map(
        async (client) => (await tables(client)).find(({ id }) => id === made.id)?.people,
      ),
    );
    expect(asAna).toEqual([personOf(ana), personOf(ben)]);
    expect(asBen).toEqual([personOf(ana), personOf(ben)]);
    expect(asPhone).toEqual([personOf(ana), personOf(phone)]);
    // Another device of the same person is no rival.
    expect(ok(await person(phone, personOf(ben)))).toMatchObject({ name: 'Ben', you: false, together: [] });
    const seats = ok(await phone.look(made.id)).seats.map((seat) => seat.person);
    expect(seats).toEqual([personOf(ana), personOf(phone)]);
  });
});

describe('history', () => {
  it('is read page by page, each game once, while new games end', async () => {
    const ids: string[] = [];
    // Three at the same moment: the id decides between them.
    for (let count = 0; count < 11; count += 1)
      ids.push(await write({ people: [ana, ben], ranks: [1, 2], at: 1000 + Math.floor(count / 3) }));
    const read: string[] = [];
    let before: string | null = null;
    for (let pages = 0; pages < 9; pages += 1) {
      const page: History = await history(ana, { limit: '3', ...(before === null ? {} : { before }) });
      read.push(...page.games.map(({ id }) => id));
      expect(page.total).toBe(11);
      before = page.next;
      if (before === null) break;
      await write({ people: [ana, ben], ranks: [2, 1], at: 5000 + pages });
    }
    expect(read).toHaveLength(11);
    expect(new Set(read)).toEqual(new Set(ids));
  });

  it('has no next page after the last game, not even after a full page', async () => {
    for (let count = 0; count < 4; count += 1) await write({ people: [ana, ben], ranks: [1, 2], at: count });
    expect((await history(ana, { limit: '4' })).next).toBeNull();
    const first = await history(ana, { limit: '2' });
    expect((await history(ana, { limit: '2', before: first.next ?? '' })).next).toBeNull();
  });

  it('is found by game, by who played and by how it ended', async () => {
    const won = await write({ people: [ana, ben], ranks: [1, 2], at: 1 });
    const lost = await write({ people: [ben, ana], ranks: [1, 2], at: 2 });
    const shared = await write({ people: [ana, cleo], ranks: [1, 1], at: 3, game: 'keltis' });
    await write({ people: [ana, cleo], at: 4 });
    await write({ people: [ben, cleo], ranks: [1, 2], at: 5 });
    const found = async (query: Record<string, string>) =>
      (await history(ana, query)).games.map(({ id }) => id);
    expect(await found({})).toEqual([shared, lost, won]);
    expect(await found({ game: 'keltis' })).toEqual([shared]);
    expect(await found({ game: 'chess' })).toEqual([]);
    expect(await found({ with: personOf(ben) })).toEqual([lost, won]);
    expect(await found({ with: personOf(ana) })).toEqual([]);
    expect(await found({ result: 'won' })).toEqual([shared, won]);
    expect(await found({ result: 'lost' })).toEqual([lost]);
    expect(await found({ result: 'won', with: personOf(ben), game: 'coloretto' })).toEqual([won]);
    expect((await history(ana, { result: 'won' })).total).toBe(2);
  });

  it('keeps a game where it ended, whatever happens at its table afterwards', async () => {
    const pair = [ana, ben];
    const { id } = await startedTable(pair, 'coloretto');
    await playOn(pair, id, ({ offers }) => offers.length - 1);
    await settle(id);
    const [before] = (await history(ana)).games;
    expect(before?.id).toBe(id);
    ok(await ana.call('POST', `/api/tables/${id}/rematch`, { salt: '0'.repeat(32) }));
    ok(await ben.call('DELETE', `/api/tables/${id}/links/seat`), 204);
    await settle(id);
    expect((await history(ana)).games.find((one) => one.id === id)).toEqual(before);
  });

  it('is empty for who is nobody yet', async () => {
    expect(await history(browser())).toEqual({ games: [], total: 0, next: null });
  });
});

async function refused(client: Client, query: string): Promise<void> {
  const answer = await client.call('GET', `/api/me/history?${query}`);
  expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid-cursor' }]);
}

describe('row 22: a page that is none', () => {
  it.each(['0', '-1', '51', '1000000000', '1.5', 'x', '', '1e1', ' 5'])('of %j games', async (limit) => {
    await refused(ana, `limit=${encodeURIComponent(limit)}`);
  });

  it('behind a cursor that was made up, changed, or given to somebody else or for another list', async () => {
    for (let at = 1; at <= 3; at += 1) await write({ people: [ana, ben], ranks: [1, 2], at });
    const { next } = await history(ana, { limit: '1' });
    const cursor = next ?? '';
    const [place = '', mac = ''] = cursor.split('.');
    for (const forged of [
      '',
      'x',
      place,
      `${place}.`,
      `.${mac}`,
      `${cursor}x`,
      `${btoa('[9,"a",9]').replaceAll('=', '')}.${mac}`,
      `${mac.replace(/^./, 'x')}.${mac}`,
      `${'x'.repeat(300)}.${mac}`,
    ]) {
      await refused(ana, `before=${encodeURIComponent(forged)}`);
    }
    await refused(ben, `before=${cursor}`);
    await refused(browser(), `before=${cursor}`);
    await refused(ana, `before=${cursor}&result=won`);
    await refused(ana, `before=${cursor}&with=${personOf(ben)}`);
    expect((await history(ana, { before: cursor })).games).toHaveLength(2);
  });

  it.each([
    ['with', 'x'],
    ['with', "' OR 1=1 --"],
    ['with', 'A'.repeat(21)],
    ['result', 'drawn'],
    ['result', 'constructor'],
    ['result', ''],
  ])('by %s=%s', async (name, value) => {
    const answer = await ana.call('GET', `/api/me/history?${name}=${encodeURIComponent(value)}`);
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: 'invalid-field', errors: [{ pointer: `/${name}` }] },
    ]);
  });
});

it('the description of the API names the filters, the cursor and how they are refused', async () => {
  interface Operation {
    readonly parameters: readonly { readonly name: string; readonly in: string }[];
    readonly responses: Readonly<Record<string, { readonly description: string }>>;
  }
  const api = ok(
    await ana.call<{ paths: Record<string, Record<string, Operation>> }>('GET', '/api/openapi.json'),
  );
  const { parameters, responses } = must(api.paths['/api/me/history']?.['get'], 'the history');
  expect(parameters.filter((one) => one.in === 'query').map(({ name }) => name)).toEqual([
    'game',
    'with',
    'result',
    'before',
    'limit',
  ]);
  expect(responses['400']?.description).toContain('`invalid-cursor`');
  expect(responses['400']?.description).toContain('`invalid-field`');
  expect(api.paths['/api/people/{person}']?.['get']?.responses['404']?.description).toContain('`not-found`');
});

describe('a person', () => {
  it('is there for who shares a table, whatever became of it, and for nobody else', async () => {
    for (const status of ['open', 'playing', 'closed'] as const) {
      const dan = await somebody();
      await write({ people: [ana, dan], status });
      expect(ok(await person(ana, personOf(dan)))).toMatchObject({ id: personOf(dan), you: false });
    }
    await write({ people: [ana, ben] });
    await write({ people: [ben, cleo] });
    const answers = await Promise.all([
      person(ana, personOf(cleo)),
      person(ana, 'A'.repeat(22)),
      person(browser(), personOf(ana)),
      person(ana, personOf(await somebody())),
    ]);
    for (const { status, body } of answers) {
      expect([status, body]).toMatchObject([404, { code: 'not-found' }]);
      expect(Object.keys(body)).toEqual(Object.keys(answers[1]?.body ?? {}));
    }
  });

  it('is told with what they played, and how the two of us did', async () => {
    await write({ people: [ana, ben], ranks: [1, 2], names: ['Ana', 'Benny'], at: 1 });
    await write({ people: [ben, ana], ranks: [1, 2], names: ['Ben', 'Ana'], at: 9 });
    await write({ people: [ana, ben, cleo], ranks: [2, 2, 1], names: ['Ana', 'Benni', 'Cleo'], at: 2 });
    await write({
      people: [ben, cleo],
      ranks: [1, 2],
      names: ['Secret name', 'Cleo'],
      game: 'keltis',
      at: 99,
    });
    await write({ people: [ana, ben], names: ['Ana', 'Benjamin'], at: 3 });
    expect(ok(await person(ana, personOf(ben)))).toEqual({
      id: personOf(ben),
      name: 'Ben',
      you: false,
      games: [
        { game: 'coloretto', played: 3, won: 1 },
        { game: 'keltis', played: 1, won: 1 },
      ],
      together: [{ game: 'coloretto', played: 3, before: 1, behind: 1 }],
    });
  });

  it('sees all of their own', async () => {
    await write({ people: [ana, ben], ranks: [1, 2], names: ['Ana', 'Ben'] });
    expect(ok(await person(ana, personOf(ana)))).toEqual({
      id: personOf(ana),
      name: 'Ana',
      you: true,
      games: [{ game: 'coloretto', played: 1, won: 1 }],
      together: [],
    });
  });

  it('has companions: those of finished games, by the name of the last one', async () => {
    await write({ people: [ana, ben], ranks: [1, 2], names: ['Ana', 'Benny'], at: 1 });
    await write({ people: [ben, ana], ranks: [1, 2], names: ['Ben', 'Ana'], at: 2 });
    await write({ people: [ana, cleo], ranks: [1, 2], names: ['Ana', 'Cleo'], at: 3 });
    await write({ people: [ana, await somebody()], names: ['Ana', 'Dan'] });
    expect(ok(await ana.call<Companions>('GET', '/api/me/people')).people).toEqual([
      { id: personOf(ben), name: 'Ben', games: 2 },
      { id: personOf(cleo), name: 'Cleo', games: 1 },
    ]);
  });

  it('is no key: who knows the id is nobody more for it', async () => {
    await write({ people: [ana, ben] });
    const id = personOf(ana);
    for (const cookie of [`__Host-sid=${id}`, `__Host-sid=${id}.1700000000.${'A'.repeat(43)}`, `sid=${id}`]) {
      const thief = browser();
      thief.cookie = cookie;
      expect(await tables(thief)).toEqual([]);
      expect(ok(await thief.call('GET', '/api/me'))).toEqual({ id: null });
    }
  });
});

function dead(): never {
  throw new Error('D1_ERROR: Network connection lost');
}

describe('without a database', () => {
  it.each(['/api/me/tables', '/api/me/history', '/api/me/people', `/api/people/${'A'.repeat(22)}`])(
    '%s says so',
    async (path) => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const answer = await through(ana, { prepare: dead, batch: dead }).call('GET', path);
      expect([answer.status, answer.body]).toMatchObject([503, { code: 'unavailable' }]);
      expect(warned).toHaveBeenCalled();
    },
  );
});
