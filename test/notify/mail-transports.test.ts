import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Fetch } from '../../src/notify/fetch.ts';
import { loginHeaders } from '../../src/notify/mail.ts';
import type { Mail } from '../../src/notify/mail.ts';
import { bindingTransport, httpTransport, mailTransport } from '../../src/notify/mail-transports.ts';
import type { MailBinding } from '../../src/notify/mail-transports.ts';

const from = { email: 'turns@longhand.example.com', name: 'Longhand' };
const api = { endpoint: 'https://api.mailer.example.net/emails', apiKey: 'key-1', from };
const mail: Mail = {
  to: 'anna@example.com',
  subject: 'Your turn: Keltis',
  text: 'Hello',
  html: '<p>Hello</p>',
  headers: loginHeaders(),
  id: 't1:17:2:turn:mail',
};
const failing = (code?: string): MailBinding => ({
  send: async () => {
    throw Object.assign(new Error('no'), code === undefined ? {} : { code });
  },
});
const answering =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): Fetch =>
  async () =>
    Response.json(body, { status, headers });
const unreached: Fetch = async () => {
  throw new Error('not to be called');
};

describe('the binding', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('gets the whole mail and gives its id', async () => {
    const send = vi.fn<MailBinding['send']>(async () => ({ messageId: '<m1@mail>' }));
    expect(await bindingTransport({ send }, from).send(mail)).toEqual({
      type: 'sent',
      providerId: '<m1@mail>',
    });
    const { id: _, ...parts } = mail;
    expect(send).toHaveBeenCalledExactlyOnceWith({ from, ...parts });
  });

  test.each([
    ['E_RECIPIENT_SUPPRESSED', { type: 'rejected', reason: 'suppressed' }],
    ['E_RECIPIENT_NOT_ALLOWED', { type: 'rejected', reason: 'recipient-not-allowed' }],
    ['E_VALIDATION_ERROR', { type: 'rejected', reason: 'invalid' }],
    ['E_HEADER_NOT_ALLOWED', { type: 'rejected', reason: 'invalid' }],
    ['E_RATE_LIMIT_EXCEEDED', { type: 'retry', reason: 'rate-limited', maybeSent: false }],
    [
      'E_DAILY_LIMIT_EXCEEDED',
      { type: 'retry', reason: 'rate-limited', maybeSent: false, retryAfter: 3_600_000 },
    ],
    ['E_SENDER_NOT_VERIFIED', { type: 'retry', reason: 'misconfigured', maybeSent: false }],
    ['E_DELIVERY_FAILED', { type: 'retry', reason: 'unavailable', maybeSent: true }],
    ['E_INTERNAL_SERVER_ERROR', { type: 'retry', reason: 'unavailable', maybeSent: true }],
    ['E_SOMETHING_NEW', { type: 'retry', reason: 'unavailable', maybeSent: true }],
    ['toString', { type: 'retry', reason: 'unavailable', maybeSent: true }],
    [undefined, { type: 'retry', reason: 'unavailable', maybeSent: true }],
  ])('code %s', async (code, outcome) => {
    expect(await bindingTransport(failing(code), from).send(mail)).toEqual(outcome);
  });

  test('silence is given up after 15 s', async () => {
    vi.useFakeTimers();
    const silent: MailBinding = { send: () => new Promise(() => {}) };
    const outcome = bindingTransport(silent, from).send(mail);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toEqual({ type: 'retry', reason: 'unavailable', maybeSent: true });
  });
});

describe('the HTTP API', () => {
  test('gets one POST with the key of the mail (fault 10)', async () => {
    const requests: Request[] = [];
    const transport = httpTransport(api, async (url, init) => {
      requests.push(new Request(url, init));
      return Response.json({ id: 'p1' });
    });
    expect(await transport.send(mail)).toEqual({ type: 'sent', providerId: 'p1' });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'POST', url: api.endpoint, redirect: 'manual' });
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
      authorization: 'Bearer key-1',
      'content-type': 'application/json',
      'idempotency-key': 't1:17:2:turn:mail',
    });
    expect(await requests[0]?.json()).toEqual({
      from: '"Longhand" <turns@longhand.example.com>',
      to: ['anna@example.com'],
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: mail.headers,
    });
  });

  test.each([
    [200, {}, { type: 'sent' }],
    [202, 'ok', { type: 'sent' }],
    [409, { name: 'invalid_idempotent_request' }, { type: 'sent' }],
    [
      409,
      { name: 'concurrent_idempotent_requests' },
      { type: 'retry', reason: 'unavailable', maybeSent: true },
    ],
    [400, {}, { type: 'rejected', reason: 'invalid' }],
    [413, {}, { type: 'rejected', reason: 'invalid' }],
    [422, {}, { type: 'rejected', reason: 'invalid' }],
    [401, {}, { type: 'retry', reason: 'misconfigured', maybeSent: false }],
    [403, {}, { type: 'retry', reason: 'misconfigured', maybeSent: false }],
    [404, {}, { type: 'retry', reason: 'misconfigured', maybeSent: false }],
    [302, {}, { type: 'retry', reason: 'misconfigured', maybeSent: false }],
    [429, {}, { type: 'retry', reason: 'rate-limited', maybeSent: false }],
    [408, {}, { type: 'retry', reason: 'unavailable', maybeSent: true }],
    [500, {}, { type: 'retry', reason: 'unavailable', maybeSent: true }],
    [503, {}, { type: 'retry', reason: 'unavailable', maybeSent: true }],
  ])('status %i with %j (fault 21)', async (status, body, outcome) => {
    expect(await httpTransport(api, answering(status, body)).send(mail)).toEqual(outcome);
  });

  test('Retry-After is passed on', async () => {
    const busy = answering(429, {}, { 'retry-after': '90' });
    expect(await httpTransport(api, busy).send(mail)).toMatchObject({ type: 'retry', retryAfter: 90_000 });
  });

  test('a lost connection leaves open whether it was sent', async () => {
    expect(await httpTransport(api, unreached).send(mail)).toEqual({
      type: 'retry',
      reason: 'unavailable',
      maybeSent: true,
    });
  });
});

test('a mail that must not exist reaches neither', async () => {
  const bad = { ...mail, subject: 'Hi\r\nBcc: eve@example.com' };
  const send = vi.fn<MailBinding['send']>();
  await expect(bindingTransport({ send }, from).send(bad)).rejects.toThrow('must not be sent');
  await expect(httpTransport(api, unreached).send(bad)).rejects.toThrow('must not be sent');
  expect(send).not.toHaveBeenCalled();
});

describe('the choice', () => {
  const binding: MailBinding = { send: async () => ({ messageId: 'by binding' }) };
  const http = answering(200, { id: 'by http' });

  test.each([
    ['the API before the binding', { binding, http: api, from }, 'by http'],
    ['the API', { http: api }, 'by http'],
    ['the binding', { binding, from }, 'by binding'],
  ])('%s', async (_, configured, providerId) => {
    expect(await mailTransport(configured, http)?.send(mail)).toEqual({ type: 'sent', providerId });
  });

  test.each([[{}], [{ binding }], [{ from }]])('no mail configured: %j', (configured) => {
    expect(mailTransport(configured, http)).toBeUndefined();
  });
});
