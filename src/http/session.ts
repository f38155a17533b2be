import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Context } from 'hono';
import { getCookie, setSignedCookie } from 'hono/cookie';
import { type Config, configOf } from '../config.ts';
import type { Caller } from '../../durable-objects/access.ts';
import { sameSecret } from '../notify/secrets.ts';
import { LinkToken } from '../protocol/table.ts';
import * as v from 'valibot';
import { Refused } from './errors.ts';

export type Ctx = Context<{ Bindings: Env }>;

const COOKIE = 'sid';
const DAY_S = 24 * 60 * 60;
/** Browsers keep a cookie no longer. */
const MAX_AGE_S = 400 * DAY_S;
const RENEW_S = 7 * DAY_S;

/** `PERSON.ISSUED.SIGNATURE`. PERSON: 128 random bits in base64url; ISSUED: seconds since 1970; SIGNATURE: see {@link sign}. */
const VALUE = /^(([\w-]{22})\.(\d{10}))\.([\w+/]{43}=)$/;

const persons = new WeakMap<Ctx, Promise<string | null>>();

/** The person that this browser is, if it is known: no query, the signature is enough. Looked at once per request. */
export function personOf(c: Ctx): Promise<string | null> {
  const before = persons.get(c);
  if (before) return before;
  const person = readPerson(c);
  persons.set(c, person);
  return person;
}

async function readPerson(c: Ctx): Promise<string | null> {
  const [, value, person, issued, signature] = VALUE.exec(getCookie(c, COOKIE, 'host') ?? '') ?? [];
  if (value === undefined || person === undefined || signature === undefined) return null;
  if (!sameSecret(signature, sign(value, configOf(c.env)))) return null;
  const unsafe = c.req.method !== 'GET' && c.req.method !== 'HEAD';
  if (unsafe && Number(issued) + RENEW_S < nowS()) await setPerson(c, person);
  return person;
}

/** The person that this browser is; a refusal where it is unknown. */
export async function knownPerson(c: Ctx): Promise<string> {
  const person = await personOf(c);
  if (person === null) throw new Refused('not-signed-in');
  return person;
}

/** The person that this browser is, made now if need be: everybody is a person from the first click on. */
export async function anyPerson(c: Ctx): Promise<string> {
  const before = await personOf(c);
  if (before !== null) return before;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const person = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
  await setPerson(c, person);
  return person;
}

const keys = new WeakMap<Config, ReturnType<typeof hmac.create>>();

/** What hono signs a cookie with: HMAC-SHA-256 in base64. The platform would import its key anew for every request. */
function sign(value: string, config: Config): string {
  const key = keys.get(config) ?? hmac.create(sha256, utf8ToBytes(config.sessionSecret));
  keys.set(config, key);
  return btoa(String.fromCharCode(...key.clone().update(utf8ToBytes(value)).digest()));
}

async function setPerson(c: Ctx, person: string): Promise<void> {
  await setSignedCookie(c, COOKIE, `${person}.${nowS()}`, configOf(c.env).sessionSecret, {
    prefix: 'host',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: MAX_AGE_S,
  });
}

function nowS(): number {
  return Math.floor(Date.now() / 1000);
}

/** Who calls a table, and with which link. A malformed link is no link: it finds nothing. */
export async function callerOf(c: Ctx, person: Promise<string | null> = personOf(c)): Promise<Caller> {
  const link = v.safeParse(LinkToken, c.req.header('longhand-link'));
  return { person: await person, link: link.success ? link.output : null };
}
