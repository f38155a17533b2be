import * as fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import type { Fetch } from '../../src/notify/fetch.ts';
import {
  newWebhookSecret,
  sendWebhook,
  signWebhook,
  webhookDelay,
  type WebhookPayload,
} from '../../src/notify/webhook.ts';

const now = Math.floor(Date.now() / 1000) * 1000;
const payload: WebhookPayload = {
  type: 'turn',
  table: { id: 't1', game: 'coloretto', url: 'https://longhand.example.com/t/t1' },
  seat: 2,
  version: 17,
};
const message = {
  url: new URL('https://hooks.example.com/x?y=1'),
  secrets: [newWebhookSecret()],
  id: 't1:17:2:turn:webhook',
  now,
  payload,
};
const answer =
  (status: number, headers: Record<string, string> = {}, body: ReadableStream | null = null): Fetch =>
  async () =>
    new Response(body, { status, headers });
const refused: Fetch = async () => {
  throw new TypeError('connection refused');
};
const silent: Fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });
const middle = () => 0.5;

describe('signing (Standard Webhooks 1.0.0)', () => {
  test('a secret is whsec_ and 32 random bytes', () => {
    const secret = newWebhookSecret();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(newWebhookSecret()).not.toBe(secret);
  });

  test('the example of the specification gets the signature it states', () => {
    const headers = signWebhook(
      ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      1614265330,
      '{"test": 2432232314}',
    );
    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  test('every body verifies with the official library, and one flipped bit does not', () => {
    const secret = newWebhookSecret();
    const receiver = new Webhook(secret);
    const timestamp = Math.floor(now / 1000);
    const id = fc.string({ unit: fc.constantFrom('a', 'Z', '7', ':', '.', '-'), minLength: 1 });
    fc.assert(
      fc.property(id, fc.string({ unit: 'grapheme' }), fc.nat(), (messageId, body, bit) => {
        const headers = signWebhook([secret], messageId, timestamp, body);
        receiver.verify(body, headers, { jsonParse: false });
        const [version, signature = ''] = headers['webhook-signature'].split(',');
        const bytes = Buffer.from(signature, 'base64');
        const at = bit % 256;
        bytes[at >> 3] = (bytes[at >> 3] ?? 0) ^ (1 << (at & 7));
        const forged = { ...headers, 'webhook-signature': `${version},${bytes.toString('base64')}` };
        expect(() => receiver.verify(body, forged, { jsonParse: false })).toThrow('No matching signature');
        expect(() => receiver.verify(`${body} `, headers, { jsonParse: false })).toThrow(
          'No matching signature',
        );
      }),
      { numRuns: 500 },
    );
  });

  test('during a rotation both secrets verify (fault 29)', () => {
    const [fresh, old] = [newWebhookSecret(), newWebhookSecret()];
    const headers = signWebhook([fresh, old], 'm1', Math.floor(now / 1000), '{}');
    expect(new Webhook(fresh).verify('{}', headers)).toEqual({});
    expect(new Webhook(old).verify('{}', headers)).toEqual({});
    expect(() => new Webhook(newWebhookSecret()).verify('{}', headers)).toThrow('No matching signature');
  });

  test.each([[[]], [['secret']], [['whsec_']], [['whsec_c2hvcnQ=']]])(
    '%j is a bug, not a signature',
    (secrets) => {
      expect(() => signWebhook(secrets, 'm1', 1, '{}')).toThrow(/secret/);
    },
  );
});

describe('an attempt', () => {
  test('POSTs signed JSON to the URL, follows nothing and carries its deadline', async () => {
    const calls: Request[] = [];
    const outcome = await sendWebhook(message, async (url, init) => {
      calls.push(new Request(url, init));
      expect(init.signal).toBeInstanceOf(AbortSignal);
      return new Response(null, { status: 204 });
    });
    expect(outcome).toEqual({ type: 'delivered', status: 204 });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      method: 'POST',
      redirect: 'manual',
      url: 'https://hooks.example.com/x?y=1',
    });
    const headers = Object.fromEntries(calls[0]?.headers ?? []);
    expect(headers['content-type']).toBe('application/json');
    const body = await calls[0]?.text();
    expect(new Webhook(message.secrets[0] ?? '').verify(body ?? '', headers)).toEqual(payload);
  });

  test('a repeated attempt has the same id and body', async () => {
    const sent: unknown[] = [];
    const record: Fetch = async (_, init) => {
      sent.push([new Headers(init.headers).get('webhook-id'), init.body]);
      return new Response(null, { status: 500 });
    };
    await sendWebhook(message, record);
    await sendWebhook({ ...message, now: now + 5000 }, record);
    expect(sent[1]).toEqual(sent[0]);
  });

  test.each([
    [200, { type: 'delivered', status: 200 }],
    [202, { type: 'delivered', status: 202 }],
    [301, { type: 'failed', status: 301 }],
    [302, { type: 'failed', status: 302 }],
    [304, { type: 'failed', status: 304 }],
    [307, { type: 'failed', status: 307 }],
    [308, { type: 'failed', status: 308 }],
    [400, { type: 'retry', status: 400 }],
    [401, { type: 'retry', status: 401 }],
    [404, { type: 'retry', status: 404 }],
    [408, { type: 'retry', status: 408 }],
    [410, { type: 'gone', status: 410 }],
    [422, { type: 'retry', status: 422 }],
    [429, { type: 'retry', status: 429 }],
    [500, { type: 'retry', status: 500 }],
    [502, { type: 'retry', status: 502 }],
    [503, { type: 'retry', status: 503 }],
    [504, { type: 'retry', status: 504 }],
  ])('status %i (fault 25)', async (status, outcome) => {
    expect(await sendWebhook(message, answer(status))).toEqual(outcome);
  });

  test.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['99999999', 86_400_000],
    [new Date(now + 60_000).toUTCString(), 60_000],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
    ['soon', undefined],
    ['-5', undefined],
  ])('Retry-After: %s', async (header, retryAfter) => {
    const outcome = await sendWebhook(message, answer(429, { 'retry-after': header }));
    expect(outcome).toEqual(
      retryAfter === undefined ? { type: 'retry', status: 429 } : { type: 'retry', status: 429, retryAfter },
    );
  });

  test('a broken connection is tried again', async () => {
    expect(await sendWebhook(message, refused)).toEqual({ type: 'retry' });
  });

  test('a receiver that never answers is given up at the deadline (fault 26)', async () => {
    expect(await sendWebhook({ ...message, timeoutMs: 20 }, silent)).toEqual({ type: 'retry' });
  });

  test('of an endless answer no more than 1 KiB is read (fault 26)', async () => {
    let pulled = 0;
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled += 256;
          controller.enqueue(new Uint8Array(256));
        },
        cancel() {
          cancelled = true;
        },
      },
      { highWaterMark: 0 },
    );
    expect(await sendWebhook(message, answer(200, {}, endless))).toEqual({ type: 'delivered', status: 200 });
    expect({ pulled, cancelled }).toEqual({ pulled: 1024, cancelled: true });
  });

  test('an answer that breaks off after its status still counts', async () => {
    const broken = new ReadableStream({
      pull(controller) {
        controller.error(new Error('reset'));
      },
    });
    expect(await sendWebhook(message, answer(200, {}, broken))).toEqual({ type: 'delivered', status: 200 });
  });

  test('a payload over 20 KB is a bug', async () => {
    const table = { id: 't1', game: 'x'.repeat(20_000), url: 'https://longhand.example.com/t/t1' };
    const large: WebhookPayload = { type: 'turn', table, seat: 0, version: 1 };
    await expect(sendWebhook({ ...message, payload: large }, answer(200))).rejects.toThrow('too large');
  });
});

describe('the schedule', () => {
  test('ten attempts at the stated distances, 75 h 35 min 5 s in all', () => {
    const delays = Array.from({ length: 10 }, (_, attempt) => webhookDelay(attempt, middle) ?? Number.NaN);
    const [s, m, h] = [1000, 60_000, 3_600_000];
    expect(delays).toEqual([0, 5 * s, 5 * m, 30 * m, 2 * h, 5 * h, 10 * h, 14 * h, 20 * h, 24 * h]);
    expect(delays.reduce((sum, delay) => sum + delay)).toBe(75 * h + 35 * m + 5 * s);
    expect(webhookDelay(10, middle)).toBeUndefined();
  });

  test('the spread is a fifth either way', () => {
    expect(webhookDelay(1, () => 0)).toBe(4000);
    expect(webhookDelay(1, () => 0.999999)).toBe(6000);
  });
});
