import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { app } from '../../src/http/app.ts';
import { unsubscribeToken } from '../../src/notify/unsubscribe.ts';
import type { Notices } from '../../src/protocol/me.ts';
import { type Client, ok, playOn, startedTable } from '../support/client.ts';
import {
  bindings,
  browser,
  browsers,
  deliver,
  mailbox,
  migrate,
  ORIGIN,
  type Outgoing,
  outside,
  personOf,
  raw,
  SALT,
  settle,
  stored,
} from './service.ts';

beforeAll(migrate);
afterEach(() => void vi.restoreAllMocks());

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `ana${addresses}@example.org`;
};

const mailsOf = (sent: readonly Outgoing[], address: string) =>
  sent
    .filter(({ url, body }) => url === bindings.MAIL_ENDPOINT && body.includes(address))
    .map(({ body }) => body);

/** The link in the mail that asks for confirmation, as the page sends it. */
function confirmationIn(mail: string): { person: string; token: string } {
  const [, person = '', token = ''] = /\/confirm#([\w-]{22})\.([\w-]{43})/.exec(mail) ?? [];
  return { person, token };
}

async function confirmed(sent: Outgoing[], client: Client, address: string): Promise<void> {
  await client.setMail(address);
  await deliver(personOf(client));
  const [mail = ''] = mailsOf(sent, address);
  ok(await browser().call('POST', '/api/mail/confirm', confirmationIn(mail)), 204);
  sent.length = 0;
}

async function withMail(seats = 2) {
  const sent = outside();
  const clients = browsers(seats);
  const made = await startedTable(clients, 'coloretto');
  const asked: Client[] = [];
  for (const client of clients) if (ok(await client.look(made.id)).offers.length > 0) asked.push(client);
  const ana = asked[0] ?? clients[0]!;
  const address = newAddress();
  await confirmed(sent, ana, address);
  return { sent, clients, made, ana, address };
}

describe('a turn', () => {
  it('comes from the room over the mailbox to the provider, once, with the id as its key', async () => {
    const { sent, made, ana, address } = await withMail();
    await settle(made.id);
    await deliver(personOf(ana));
    const [mail, ...more] = mailsOf(sent, address);
    expect(more).toEqual([]);
    expect(mail).toContain(`${ORIGIN}/t/${made.id}#seat.`);
    await settle(made.id);
    await deliver(personOf(ana));
    expect(mailsOf(sent, address)).toHaveLength(1);
    const notices = ok(await ana.call<Notices>('GET', '/api/me/notices'));
    expect(notices.receipts[0]).toMatchObject({
      kind: 'turn',
      table: made.id,
      channel: 'mail',
      outcome: 'delivered',
    });
  });

  it('leads to the seat on another device', async () => {
    const { sent, made, ana, address } = await withMail();
    await settle(made.id);
    await deliver(personOf(ana));
    const token = /#seat\.([\w-]{43})/.exec(mailsOf(sent, address)[0] ?? '')?.[1] ?? '';
    const phone = browser();
    const seat = ok(await ana.look(made.id)).viewer;
    expect(
      ok(await phone.call<object>('POST', `/api/tables/${made.id}/return`, {}, { 'longhand-link': token })),
    ).toMatchObject({
      viewer: seat,
    });
  });

  it('that is over by the time the mail is due is not mailed', async () => {
    const { sent, clients, made, ana, address } = await withMail();
    await settle(made.id);
    await playOn(clients, made.id, ({ offers }) => offers.length - 1);
    await deliver(personOf(ana));
    expect(mailsOf(sent, address)).toEqual([]);
  });

  it('is not lost when the mailbox dies in between', async () => {
    const { sent, made, ana, address } = await withMail();
    await settle(made.id);
    await runInDurableObject(mailbox(personOf(ana)), (_object, state) => state.abort('a crash')).catch(
      () => undefined,
    );
    await deliver(personOf(ana));
    expect(mailsOf(sent, address)).toHaveLength(1);
  });
});

describe('the alarm of a mailbox', () => {
  it('never throws, and is set before anything is sent', async () => {
    const { made, ana } = await withMail();
    await settle(made.id);
    const stub = mailbox(personOf(ana));
    const armed: (number | null)[] = [];
    await runInDurableObject(stub, (_object, { storage }) => {
      storage.sql.exec('UPDATE deliveries SET due = 0');
      vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
        armed.push(await storage.getAlarm());
        throw new Error('no network');
      });
    });
    await runDurableObjectAlarm(stub);
    expect(armed.length).toBeGreaterThan(0);
    for (const at of armed) expect(at).toBeGreaterThan(Date.now());
    const [left] = await runInDurableObject(stub, (_object, { storage }) =>
      storage.sql.exec('SELECT attempts, due FROM deliveries').toArray(),
    );
    expect(left?.['attempts']).toBe(1);
    expect(left?.['due']).toBeGreaterThan(Date.now());
  });

  it('outlives a storage that fails', async () => {
    const { made, ana } = await withMail();
    await settle(made.id);
    const stub = mailbox(personOf(ana));
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await runInDurableObject(stub, (_object, { storage }) => {
      storage.sql.exec('ALTER TABLE settings RENAME TO elsewhere');
      storage.sql.exec('UPDATE deliveries SET due = 0');
      void storage.setAlarm(Date.now() + 3_600_000);
    });
    expect(await runDurableObjectAlarm(stub)).toBe(true);
    expect(await runInDurableObject(stub, (_object, { storage }) => storage.getAlarm())).not.toBeNull();
    await runInDurableObject(
      stub,
      (_object, { storage }) => void storage.sql.exec('ALTER TABLE elsewhere RENAME TO settings'),
    );
  });
});

describe('confirming an address', () => {
  it('takes a POST with the token; the same token is over afterwards (row 50)', async () => {
    const sent = outside();
    const ana = browser();
    const address = newAddress();
    await ana.setMail(address);
    await deliver(personOf(ana));
    const link = confirmationIn(mailsOf(sent, address)[0] ?? '');
    expect(link.person).toBe(personOf(ana));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser().call('POST', '/api/mail/confirm', link)),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(9);
    expect(ok(await ana.call<Notices>('GET', '/api/me/notices')).mail).toEqual({
      address,
      state: 'confirmed',
    });
  });

  it('makes nobody out of who confirms (row 54)', async () => {
    const sent = outside();
    const ana = browser();
    const address = newAddress();
    await ana.setMail(address);
    await deliver(personOf(ana));
    const phone = browser();
    ok(await phone.call('POST', '/api/mail/confirm', confirmationIn(mailsOf(sent, address)[0] ?? '')), 204);
    expect(phone.cookie).toBeUndefined();
  });

  it('asks an address once a day and three times a week, whoever asks, and answers alike (rows 45–47)', async () => {
    const sent = outside();
    const answers: string[] = [];
    const start = Date.now();
    vi.useFakeTimers({ now: start, toFake: ['Date'] });
    try {
      for (let day = 0; day < 9; day += 1) {
        vi.setSystemTime(start + day * 25 * 3_600_000);
        for (const address of ['victim@gmail.com', 'v.i.c.t.i.m+7@googlemail.com', 'VICTIM@gmail.com']) {
          const stranger = browser();
          const notices = await stranger.setMail(address);
          answers.push(JSON.stringify({ ...notices, mail: { ...notices.mail, address: '' } }));
          await deliver(personOf(stranger));
        }
      }
    } finally {
      vi.useRealTimers();
    }
    expect(new Set(answers).size).toBe(1);
    const mails = sent.filter(({ url }) => url === bindings.MAIL_ENDPOINT);
    // Nine days: three in the first week, two more when the first ones are a week old.
    expect(mails.length).toBeGreaterThanOrEqual(3);
    expect(mails.length).toBeLessThanOrEqual(5);
  });

  it('of which a hundred are asked for at once sends one mail (row 47)', async () => {
    const sent = outside();
    const address = newAddress();
    const strangers = browsers(20);
    await Promise.all(strangers.map((stranger) => stranger.setMail(address)));
    for (const stranger of strangers) await deliver(personOf(stranger));
    expect(mailsOf(sent, address)).toHaveLength(1);
  });
});

/** Where a mail program posts to. */
function pathOf(person: string): string {
  return `/u/${unsubscribeToken(person, bindings.SESSION_SECRET)}`;
}

describe('unsubscribing', () => {
  it('takes one POST without cookie, origin or JSON; a GET does nothing', async () => {
    const { sent, made, ana, address } = await withMail();
    const path = pathOf(personOf(ana));
    for (const method of ['GET', 'HEAD', 'GET']) {
      // It leads to the page that asks first.
      const look = await raw(path, { method, redirect: 'manual' });
      expect([look.status, look.headers.get('location')]).toEqual([
        302,
        path.replace('/u/', '/unsubscribe#'),
      ]);
    }
    expect(ok(await ana.call<Notices>('GET', '/api/me/notices')).mail?.state).toBe('confirmed');
    const answer = await raw(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([answer.status, await answer.json()]).toEqual([200, { unsubscribed: true }]);
    expect(ok(await ana.call<Notices>('GET', '/api/me/notices')).mail).toBeNull();
    await settle(made.id);
    await deliver(personOf(ana));
    expect(mailsOf(sent, address)).toEqual([]);
    expect((await raw(path, { method: 'POST' })).status).toBe(200);
  });

  it('with a changed or another’s token does nothing and tells nothing (row 55)', async () => {
    const { ana } = await withMail();
    const path = pathOf(personOf(ana));
    const changed = [
      path.slice(0, -1),
      `${path}0`,
      path.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      path.replace(personOf(ana), 'A'.repeat(22)),
      '/u/x',
    ];
    for (const wrong of changed) {
      const answer = await raw(wrong, { method: 'POST' });
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('@');
    }
    expect(ok(await ana.call<Notices>('GET', '/api/me/notices')).mail?.state).toBe('confirmed');
  });

  it('from the very first mail means that the address is never asked again', async () => {
    const sent = outside();
    const [ana, ben] = browsers(2);
    const address = newAddress();
    await ana!.setMail(address);
    await deliver(personOf(ana!));
    expect((await raw(pathOf(personOf(ana!)), { method: 'POST' })).status).toBe(200);
    vi.useFakeTimers({ now: Date.now() + 30 * 24 * 3_600_000, toFake: ['Date'] });
    try {
      await ben!.setMail(address.toUpperCase().replace('EXAMPLE.ORG', 'example.org'));
      await deliver(personOf(ben!));
    } finally {
      vi.useRealTimers();
    }
    expect(sent.filter(({ url }) => url === bindings.MAIL_ENDPOINT)).toHaveLength(1);
  });
});

describe('webhooks', () => {
  it('are asked first, called with the turn, and show no secret afterwards', async () => {
    const sent = outside();
    const clients = browsers(2);
    const made = await startedTable(clients, 'coloretto');
    const added: string[] = [];
    for (const client of clients) {
      const hook = ok(
        await client.call<{ secret: string }>('POST', '/api/me/webhooks', {
          url: 'https://hooks.acme.org/x',
        }),
        201,
      );
      added.push(hook.secret);
    }
    expect(sent.map(({ body }) => body)).toEqual(['{"type":"test"}', '{"type":"test"}']);
    await settle(made.id);
    for (const client of clients) await deliver(personOf(client));
    expect(
      sent
        .slice(2)
        .map(({ body }) => (JSON.parse(body) as { type: string }).type)
        .toSorted(),
    ).toEqual(['start', 'turn']);
    const notices = await clients[0]!.call<Notices>('GET', '/api/me/notices');
    for (const secret of added) expect(JSON.stringify(notices.body)).not.toContain(secret);
  });
});

describe('a burst', () => {
  it('is refused with the time to wait, counted by person or by network (rows 21, 53)', async () => {
    const keys: string[] = [];
    const env = {
      ...bindings,
      RATE_LIMITS: 'on',
      BURSTS: {
        limit: async ({ key }: { key: string }) => {
          keys.push(key);
          return { success: false };
        },
      },
    } as Env;
    const call = (path: string, init: RequestInit) => app.fetch(new Request(`${ORIGIN}${path}`, init), env);
    const make = { game: 'coloretto', seats: 2, options: {}, name: 'Ana', salt: SALT };
    const post = (headers: Record<string, string>) =>
      call('/api/tables', {
        method: 'POST',
        headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(make),
      });
    const ana = browser();
    await ana.make('coloretto', 2);
    const refused = await post({ cookie: ana.cookie ?? '' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await refused.json()).toMatchObject({ code: 'rate-limited' });
    await post({ 'cf-connecting-ip': '192.0.2.7', 'x-forwarded-for': '198.51.100.1' });
    for (const address of [
      '2001:db8:0:1::7',
      '2001:DB8:0:1:aaaa::',
      '2001:0db8:0000:0001:1:2:3:4',
      '2001:db8::1:0:0:0:9',
    ]) {
      await post({ 'cf-connecting-ip': address });
    }
    await post({ 'cf-connecting-ip': '2001:db8::7' });
    const guess = await call('/api/tables/zzzzzzzzzz', { headers: { 'longhand-link': 'x'.repeat(43) } });
    expect(guess.status).toBe(429);
    expect(keys).toEqual([
      personOf(ana),
      '192.0.2.7',
      ...Array.from({ length: 4 }, () => '2001:db8:0:1'),
      '2001:db8:0:0',
      'unknown',
    ]);
  });
});

describe('a mailbox that somebody only asks for', () => {
  it('keeps nothing', async () => {
    const person = 'B'.repeat(22);
    expect(
      (await browser().call('POST', '/api/mail/confirm', { person, token: 'A'.repeat(43) })).status,
    ).toBe(410);
    expect(await stored(mailbox(person))).toBe('[]');
  });
});
