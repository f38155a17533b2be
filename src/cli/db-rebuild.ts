/**
 * `npm run db:rebuild`: has every room write its rows in the database anew. The rooms are the truth; a database that was lost
 * or set back follows from them.
 *
 * - `npm run db:rebuild`: all tables of the service that `npm start` runs here
 * - `npm run db:rebuild -- --url https://… --account ID`: all tables of a deployed one; CLOUDFLARE_API_TOKEN must allow to read
 *   Workers
 * - `--ids FILE` (or `--ids -` for the standard input): these tables, one id a line
 *
 * ADMIN_TOKEN comes from the environment or from .dev.vars, and is the one that the service has as its secret.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { fail, ROOT } from './tools.ts';

const BATCH = 100;
const PAGE = 1000;
const ROOM_CLASS = 'GameRoom';

const Namespaces = v.object({ result: v.array(v.object({ id: v.string(), class: v.optional(v.string()) })) });
const Objects = v.object({
  result: v.array(v.object({ id: v.string() })),
  result_info: v.optional(v.object({ cursor: v.optional(v.nullable(v.string())) })),
});
const Rebuilt = v.object({ rebuilt: v.array(v.string()), unknown: v.array(v.string()) });

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8787' },
    ids: { type: 'string' },
    account: { type: 'string' },
  },
});

/** Cloudflare's API, or the one like it that a local service has. */
type Listing = { readonly base: string; readonly headers: Record<string, string> };

function listing(): Listing {
  if (values.account === undefined) return { base: `${values.url}/cdn-cgi/local/explorer/api`, headers: {} };
  const token = process.env['CLOUDFLARE_API_TOKEN'];
  if (token === undefined) fail('CLOUDFLARE_API_TOKEN is not set: --account lists the tables with it.');
  return {
    base: `https://api.cloudflare.com/client/v4/accounts/${values.account}`,
    headers: { authorization: `Bearer ${token}` },
  };
}

async function get<S extends v.GenericSchema>(
  url: string,
  headers: Record<string, string>,
  schema: S,
): Promise<v.InferOutput<S>> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
  return v.parse(schema, await answer.json());
}

/** The object ids of all rooms. */
async function* allRooms({ base, headers }: Listing): AsyncGenerator<string> {
  const root = `${base}/workers/durable_objects/namespaces`;
  const namespaces = await get(root, headers, Namespaces);
  const rooms = namespaces.result.find((one) => one.class === ROOM_CLASS);
  if (!rooms) throw new Error(`${root} knows no ${ROOM_CLASS}.`);
  for (let cursor = ''; ;) {
    const query = new URLSearchParams({ limit: String(PAGE), ...(cursor === '' ? {} : { cursor }) });
    const page = await get(`${root}/${rooms.id}/objects?${query.toString()}`, headers, Objects);
    for (const { id } of page.result) yield id;
    const next = page.result_info?.cursor ?? '';
    if (page.result.length === 0 || next === '' || next === cursor) return;
    cursor = next;
  }
}

async function* named(file: string): AsyncGenerator<string> {
  const text = readFileSync(file === '-' ? 0 : file, 'utf8');
  yield* text.split(/\s+/).filter((id) => id !== '');
}

function adminToken(): string {
  const file = join(ROOT, '.dev.vars');
  const local = existsSync(file)
    ? /^ADMIN_TOKEN\s*=\s*"?([^"\s]+)/m.exec(readFileSync(file, 'utf8'))?.[1]
    : undefined;
  return (
    process.env['ADMIN_TOKEN'] ?? local ?? fail('ADMIN_TOKEN is neither in the environment nor in .dev.vars.')
  );
}

async function rebuild(tables: readonly string[], token: string): Promise<v.InferOutput<typeof Rebuilt>> {
  const answer = await fetch(`${values.url}/api/admin/rebuild`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ tables }),
  });
  if (answer.status === 404) throw new Error(`${values.url} does not take this ADMIN_TOKEN.`);
  if (!answer.ok)
    throw new Error(`${values.url} answers ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
  return v.parse(Rebuilt, await answer.json());
}

async function run(): Promise<void> {
  const token = adminToken();
  let rebuilt = 0;
  const unknown: string[] = [];
  let batch: string[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    const done = await rebuild(batch, token);
    rebuilt += done.rebuilt.length;
    unknown.push(...done.unknown);
    batch = [];
    console.log(`${rebuilt} tables`);
  };
  for await (const id of values.ids === undefined ? allRooms(listing()) : named(values.ids)) {
    batch.push(id);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  for (const id of unknown) console.log(`no table: ${id}`);
  console.log(`${rebuilt} tables write their rows anew, ${unknown.length} ids belong to none.`);
}

await run().catch(fail);
