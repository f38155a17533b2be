import { configOf } from '../config.ts';
import { LinkToken } from '../protocol/table.ts';
import * as v from 'valibot';
import { Refused } from './errors.ts';
import { inRoom } from './rooms.ts';
import { type Ctx, personOf } from './session.ts';

const MAX_URL = 2048;
/** Called by mail programs and by who runs the service: they prove their right otherwise, and send no Origin. */
const OPEN_TO_ALL = [/^\/u\//, /^\/api\/admin\//];

/** What every request must pass before any route looks at it. */
export async function gate(c: Ctx): Promise<void> {
  const { method } = c.req;
  const url = new URL(c.req.url);
  if (c.req.url.length > MAX_URL) throw new Refused('url-too-long');
  if (!isDecodable(url.pathname) || !isDecodable(url.search)) throw new Refused('malformed-url');
  // Every address has one form: what needs no escape is not written with one.
  if (url.pathname.includes('%')) throw new Refused('not-found');
  await dropLeakedLink(c, url);
  const safe = method === 'GET' || method === 'HEAD';
  const upgrade = c.req.header('upgrade') !== undefined;
  if ((safe && !upgrade) || OPEN_TO_ALL.some((path) => path.test(url.pathname))) return limitGuesses(c);
  if (!isOwnOrigin(c.req.header('origin'), configOf(c.env).origin)) throw new Refused('origin-not-allowed');
  if (!safe) await limit(c, personOf(c) ?? addressOf(c));
}

/** A secret that stands in a query is in logs and histories: it is made worthless at once. */
async function dropLeakedLink(c: Ctx, url: URL): Promise<void> {
  if (url.search === '') return;
  const leaked = [...url.searchParams.values()].filter((value) => v.is(LinkToken, value));
  if (leaked.length === 0) return;
  const table = /^\/api\/tables\/([a-z2-9]{10})(?:\/|$)/.exec(url.pathname)?.[1];
  if (table !== undefined)
    await Promise.all(leaked.map((token) => inRoom(c.env, table, (room) => room.dropLink(token))));
  throw new Refused('token-in-url');
}

async function limitGuesses(c: Ctx): Promise<void> {
  if (c.req.header('longhand-link') !== undefined) await limit(c, addressOf(c));
}

async function limit(c: Ctx, key: string): Promise<void> {
  if (!configOf(c.env).rateLimits) return;
  const { success } = await c.env.BURSTS.limit({ key });
  if (!success) throw new Refused('rate-limited');
}

/** The caller's address as Cloudflare saw it; of IPv6 the /64, which one household has to itself. */
function addressOf(c: Ctx): string {
  const address = c.req.header('cf-connecting-ip') ?? 'unknown';
  return address.includes(':') ? network(address) : address;
}

function groups(text: string | undefined): string[] {
  return text ? text.split(':') : [];
}

/** The first four groups of an IPv6 address, with those that `::` leaves out. */
function network(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const zeros = tail === undefined ? 0 : Math.max(8 - groups(head).length - groups(tail).length, 0);
  const all = [...groups(head), ...Array.from({ length: zeros }, () => '0'), ...groups(tail)];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

const LOOPBACK = /^http:\/\/(127\.0\.0\.1|\[::1\])(?=:|$)/;

/** On this machine a browser may say `localhost` or `127.0.0.1`: the same place. */
function isOwnOrigin(given: string | undefined, own: string): boolean {
  if (given === own) return true;
  return own.startsWith('http://localhost') && given?.replace(LOOPBACK, 'http://localhost') === own;
}

function isDecodable(text: string): boolean {
  try {
    return !decodeURIComponent(text.replaceAll('+', ' ')).includes('\0');
  } catch {
    return false;
  }
}
