import type { Notices, SetMail } from '../../src/protocol/me.ts';
import type { MakeTable, MoveAnswer, TableMade, TableView } from '../../src/protocol/table.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** An answer as a test wants to see it. */
export interface Answer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

let salts = 0;

/** A salt as a browser would make one; in tests they count. */
export function salt(): string {
  salts += 1;
  return salts.toString(16).padStart(32, '0');
}

/** A browser without a screen: keeps its cookie and speaks to the API. */
export class Client {
  readonly origin: string;
  readonly #fetch: Fetch;
  cookie: string | undefined;

  constructor(origin: string, fetcher: Fetch = (url, init) => fetch(url, init)) {
    this.origin = origin;
    this.#fetch = fetcher;
  }

  async call<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const answer = await this.#fetch(`${this.origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(method === 'GET' ? {} : { origin: this.origin }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [set] = answer.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';')[0];
    const text = await answer.text();
    const json = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, headers: answer.headers, body: (json ? JSON.parse(text) : text) as T };
  }

  async make(
    game: string,
    seats: number,
    options: MakeTable['options'] = {},
    name = 'Ana',
  ): Promise<TableMade> {
    return ok(
      await this.call<TableMade>('POST', '/api/tables', { game, seats, options, name, salt: salt() }),
      201,
    );
  }

  async sit(id: string, invite: string, name: string, seat?: number) {
    const body = { name, salt: salt(), ...(seat === undefined ? {} : { seat }) };
    return this.call<{ seat: number; link: string; table: TableView }>(
      'POST',
      `/api/tables/${id}/seats`,
      body,
      {
        'longhand-link': invite,
      },
    );
  }

  async look(id: string, link?: string): Promise<Answer<TableView>> {
    return this.call<TableView>(
      'GET',
      `/api/tables/${id}`,
      undefined,
      link === undefined ? {} : { 'longhand-link': link },
    );
  }

  async move(
    id: string,
    version: number,
    move: unknown,
    actionId = newActionId(),
  ): Promise<Answer<MoveAnswer>> {
    return this.call<MoveAnswer>('POST', `/api/tables/${id}/moves`, { actionId, version, move });
  }

  async undo(id: string, version: number, actionId = newActionId()): Promise<Answer<MoveAnswer>> {
    return this.call<MoveAnswer>('POST', `/api/tables/${id}/undo`, { actionId, version });
  }

  async setMail(address: string, lang: SetMail['lang'] = 'en'): Promise<Notices> {
    return ok(await this.call<Notices>('PUT', '/api/me/mail', { address, lang }), 202);
  }
}

let actions = 0;

export function newActionId(): string {
  actions += 1;
  return `action-${process.pid}-${actions}`;
}

/** The body of an answer that must have this status. */
export function ok<T>(answer: Answer<T>, status = 200): T {
  if (answer.status !== status)
    throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Seats `count` clients at a new table and starts the game. */
export async function startedTable(
  clients: readonly Client[],
  game: string,
  options: MakeTable['options'] = {},
): Promise<TableMade> {
  const [host, ...others] = clients;
  if (!host) throw new Error('nobody to play');
  const made = await host.make(game, clients.length, options);
  for (const [at, client] of others.entries())
    ok(await client.sit(made.id, made.links.invite, `Friend ${at + 1}`));
  return made;
}

/** Plays the table on, each seat taking the offer that `pick` chooses, until it is over or `moves` are made. */
export async function playOn(
  clients: readonly Client[],
  id: string,
  pick: (table: TableView) => number,
  moves = Infinity,
): Promise<TableView> {
  let made = 0;
  for (;;) {
    let table: TableView | undefined;
    for (const client of clients) {
      table = ok(await client.look(id));
      while (table.offers.length > 0 && made < moves) {
        table = ok(await client.move(id, table.version, table.offers[pick(table)])).table;
        made += 1;
      }
    }
    if (!table || table.status !== 'playing' || made >= moves) return table as TableView;
  }
}
