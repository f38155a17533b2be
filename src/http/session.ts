import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type Config, configOf } from '../config.ts';
import type { Caller } from '../../durable-objects/access.ts';
import { base64url, sameSecret } from '../notify/secrets.ts';
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
const VALUE = /^(([\w-]{22})\.(\d{10}))\.([\w-]{43})$/;

const persons = new WeakMap<Ctx, { readonly person: string | null }>();

/** The person that this browser is, if it is known: no query, the signature is enough. Looked at once per request. */
export function personOf(c: Ctx): string | null {
  const before = persons.get(c);
  if (before) return before.person;
  const person = readPerson(c);
  persons.set(c, { person });
  return person;
}

function readPerson(c: Ctx): string | null {
  const [, value, person, issued, signature] = VALUE.exec(getCookie(c, COOKIE, 'host') ?? '') ?? [];
  if (value === undefined || person === undefined || signature === undefined) return null;
  if (!sameSecret(signature, sign(value, configOf(c.env)))) return null;
  const unsafe = c.req.method !== 'GET' && c.req.method !== 'HEAD';
  if (unsafe && Number(issued) + RENEW_S < nowS()) setPerson(c, person);
  return person;
}

/** The person that this browser is; a refusal where it is unknown. */
export function knownPerson(c: Ctx): string {
  const person = personOf(c);
  if (person === null) throw new Refused('not-signed-in');
  return person;
}

/** The person that this browser is, made now if need be: everybody is a person from the first click on. */
export function anyPerson(c: Ctx): string {
  const before = personOf(c);
  if (before !== null) return before;
  const person = base64url(crypto.getRandomValues(new Uint8Array(16)));
  setPerson(c, person);
  return person;
}

interface Signer {
  readonly key: ReturnType<typeof hmac.create>;
  /** By value: a browser shows the same cookie with every request, and signing is a tenth of what a move costs. */
  readonly lately: Map<string, string>;
}

const signers = new WeakMap<Config, Signer>();
const MOST_LATELY = 1000;

/** HMAC-SHA-256 in base64url. hono's signed cookies import the key anew for every request, which costs more than all the rest. */
function sign(value: string, config: Config): string {
  const signer = signers.get(config) ?? {
    key: hmac.create(sha256, utf8ToBytes(config.sessionSecret)),
    lately: new Map<string, string>(),
  };
  signers.set(config, signer);
  const { key, lately } = signer;
  const before = lately.get(value);
  if (before !== undefined) return before;
  const signature = base64url(key.clone().update(utf8ToBytes(value)).digest());
  if (lately.size >= MOST_LATELY) lately.clear();
  lately.set(value, signature);
  return signature;
}

function setPerson(c: Ctx, person: string): void {
  const value = `${person}.${nowS()}`;
  setCookie(c, COOKIE, `${value}.${sign(value, configOf(c.env))}`, {
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
export function callerOf(c: Ctx, person: string | null = personOf(c)): Caller {
  const link = v.safeParse(LinkToken, c.req.header('longhand-link'));
  return { person, link: link.success ? link.output : null };
}
