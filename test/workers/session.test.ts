import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, ok } from '../support/client.ts';
import { bindings, browser, migrate, ORIGIN, personOf, raw, SALT } from './service.ts';
import { base64url } from '../../src/notify/secrets.ts';

beforeAll(migrate);
afterEach(() => void vi.useRealTimers());

const DAY = 24 * 60 * 60 * 1000;
const body = JSON.stringify({ game: 'coloretto', seats: 2, options: {}, name: 'Ana', salt: SALT });
const post = (headers: Record<string, string> = {}) =>
  raw('/api/tables', {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
    body,
  });

async function known(): Promise<Client> {
  const client = browser();
  await client.make('coloretto', 2);
  return client;
}

async function who(cookie: string): Promise<string | null> {
  const answer = await raw('/api/me', { headers: { cookie } });
  expect(answer.status).toBe(200);
  return (await answer.json<{ id: string | null }>()).id;
}

/** A cookie's value, signed as the service signs it. */
async function signed(value: string, secret: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(value));
  return `__Host-sid=${value}.${base64url(new Uint8Array(mac))}`;
}

describe('the cookie', () => {
  it('is set once, for this host alone, out of reach of scripts and other sites', async () => {
    const [cookie, ...more] = (await post()).headers.getSetCookie();
    expect(more).toEqual([]);
    expect(cookie?.replace(/=[^;]*/, '=VALUE')).toBe(
      '__Host-sid=VALUE; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    expect(cookie).toMatch(/^__Host-sid=[\w-]{22}\.\d{10}\.[\w%-]+;/);
  });

  it('says who one is, and gives another browser another name', async () => {
    const [ana, ben] = [await known(), await known()];
    expect(await who(ana.cookie ?? '')).toBe(personOf(ana));
    expect(personOf(ana)).toMatch(/^[\w-]{22}$/);
    expect(personOf(ben)).not.toBe(personOf(ana));
  });

  it('is not set anew while it is good', async () => {
    const ana = await known();
    expect((await post({ cookie: ana.cookie ?? '' })).headers.getSetCookie()).toEqual([]);
  });

  it('is not set for who is refused', async () => {
    const answer = await raw('/api/tables/zzzzzzzzzz/seats', {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json', 'longhand-link': 'x'.repeat(43) },
      body: JSON.stringify({ name: 'Zoe', salt: SALT }),
    });
    expect(answer.status).toBe(404);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('is renewed after a week, once, and only by what changes something', async () => {
    const ana = await known();
    const cookie = ana.cookie ?? '';
    vi.useFakeTimers({ now: Date.now() + 8 * DAY, toFake: ['Date'] });
    expect((await raw('/api/me', { headers: { cookie } })).headers.getSetCookie()).toEqual([]);
    const renewed = (await post({ cookie })).headers.getSetCookie();
    expect(renewed).toHaveLength(1);
    expect(renewed[0]?.split('.')[0]).toBe(cookie.split('.')[0]);
    expect(renewed[0]?.split('.')[1]).not.toBe(cookie.split('.')[1]);
    expect(await who(renewed[0]?.split(';')[0] ?? '')).toBe(personOf(ana));
  });
});

describe('a cookie that is not ours', () => {
  it.each([
    ['nothing', () => ''],
    ['no signature', (cookie: string) => cookie.replace(/(\.\d{10})\..*/, '$1')],
    ['half a signature', (cookie: string) => cookie.slice(0, -8)],
    ['another person', (cookie: string) => cookie.replace(/=[\w-]{22}/, `=${'A'.repeat(22)}`)],
    ['another time', (cookie: string) => cookie.replace(/\.\d{10}/, '.9999999999')],
    ['broken escapes', () => '__Host-sid=%ZZ%'],
    ['another name', (cookie: string) => cookie.replace('__Host-', '')],
    ['8 KiB', () => `__Host-sid=${'x'.repeat(8192)}`],
    ['prototype', () => '__proto__=x; __Host-sid=constructor'],
  ])('is nobody’s: %s', async (_what, change) => {
    const { cookie = '' } = await known();
    expect(await who(change(cookie))).toBeNull();
    const notices = await raw('/api/me/notices', { headers: { cookie: change(cookie) } });
    expect([notices.status, (await notices.json<{ code: string }>()).code]).toEqual([401, 'not-signed-in']);
  });

  it('is nobody’s when it was signed with another secret, or is of another form', async () => {
    const ana = await known();
    const value = `${personOf(ana)}.${Math.floor(Date.now() / 1000)}`;
    expect(await who(await signed(value, bindings.SESSION_SECRET))).toBe(personOf(ana));
    expect(await who(await signed(value, 'another secret, just as long as ours is'))).toBeNull();
    expect(await who(await signed(personOf(ana), bindings.SESSION_SECRET))).toBeNull();
    expect(await who(await signed(`${personOf(ana)}x.1`, bindings.SESSION_SECRET))).toBeNull();
  });

  it('of two the first counts, whichever that is', async () => {
    const [ana, ben] = [await known(), await known()];
    expect(await who(`${ana.cookie}; ${ben.cookie}`)).toBe(personOf(ana));
    expect(await who(`__Host-sid=forged; ${ben.cookie}`)).toBeNull();
  });

  it('opens no seat: another’s table stays unseen', async () => {
    const ana = browser();
    const made = await ana.make('coloretto', 2);
    const forged = (ana.cookie ?? '').slice(0, -4);
    expect((await raw(`/api/tables/${made.id}`, { headers: { cookie: forged } })).status).toBe(404);
    expect(ok(await ana.look(made.id)).viewer).toBe(0);
  });
});
