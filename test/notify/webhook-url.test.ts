import { describe, expect, test, vi } from 'vitest';
import { isPublicAddress } from '../../src/notify/public-address.ts';
import { checkWebhookTarget, checkWebhookUrl, resolvesToPublic } from '../../src/notify/webhook-url.ts';
import {
  allowedUrls,
  closedAddresses,
  notAddresses,
  ownHosts,
  publicAddresses,
  refusedUrls,
} from './webhook-vectors.ts';

const check = (text: string) => checkWebhookUrl(text, { ownHosts });
const refused = Object.entries(refusedUrls).flatMap(([code, urls]) =>
  urls.map((url) => [url, code] as const),
);
const resolved = (...addresses: string[]) =>
  checkWebhookTarget('https://hooks.example.com/x', { ownHosts }, async () => addresses);

describe('the URL of a webhook (bad-input rows 34 to 40)', () => {
  test('there are at least 150 ways that must fail, no two the same', () => {
    expect(new Set(refused.map(([url]) => url)).size).toBe(refused.length);
    expect(refused.length).toBeGreaterThanOrEqual(150);
  });

  test.each(allowedUrls)('%s is allowed and goes to port 443 of the host it names', (text) => {
    const result = check(text);
    expect(result).toMatchObject({ ok: true, url: { protocol: 'https:', port: '', username: '', hash: '' } });
  });

  test.each(refused)('%j is refused: %s', (text, code) => {
    expect(check(text)).toEqual({ ok: false, code });
  });
});

describe('loopback', () => {
  const local = { ownHosts: [...ownHosts, 'localhost:8787'], allowLoopback: true };

  test.each(['http://127.0.0.1:9000/hook', 'http://localhost:9000', 'http://localhost:9000/?a=b'])(
    '%s is allowed only by the switch',
    (text) => {
      expect(checkWebhookUrl(text, local)).toMatchObject({ ok: true, url: { port: '9000' } });
      expect(check(text)).toEqual({ ok: false, code: 'webhook-url-not-https' });
    },
  );

  test.each([
    ['http://127.0.0.1/', 'webhook-url-not-https'],
    ['http://127.0.0.2:9000/', 'webhook-url-not-https'],
    ['http://127.1:9000/', 'webhook-url-not-https'],
    ['http://[::1]:9000/', 'webhook-url-not-https'],
    ['http://localhost.example.com:9000/', 'webhook-url-not-https'],
    ['http://localhost:9000@evil.example.com/', 'webhook-url-not-https'],
    ['http://localhost:9000\\@evil.example.com/', 'webhook-url-not-https'],
    ['http://user@localhost:9000/', 'webhook-url-not-https'],
    ['http://hooks.example.com:9000/', 'webhook-url-not-https'],
    ['http://localhost:99999/', 'webhook-url-not-allowed'],
    ['http://localhost:9000/#x', 'webhook-url-not-allowed'],
    ['http://localhost:9000/\r\nx', 'webhook-url-not-allowed'],
    ['https://127.0.0.1:9000/', 'webhook-host-not-public'],
    ['https://localhost:9000/', 'webhook-host-not-public'],
    ['http://localhost:8787/api', 'webhook-loop'],
  ])('the switch does not let %j through', (text, code) => {
    expect(checkWebhookUrl(text, local)).toEqual({ ok: false, code });
  });

  test('is not resolved', async () => {
    const resolve = vi.fn(async () => ['1.1.1.1']);
    expect(await checkWebhookTarget('http://localhost:9000/', local, resolve)).toMatchObject({ ok: true });
    expect(resolve).not.toHaveBeenCalled();
  });
});

describe('an address (threat model D)', () => {
  test.each(publicAddresses)('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([...closedAddresses, ...notAddresses])('%j is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('what a name resolves to (bad-input row 38, fault 27)', () => {
  const notPublic = { ok: false, code: 'webhook-host-not-public' };

  test('all addresses public: the URL comes back', async () => {
    expect(await resolved('1.1.1.1', '2606:4700:4700::1111')).toMatchObject({
      ok: true,
      url: { href: 'https://hooks.example.com/x' },
    });
  });

  test.each([
    ['no address', []],
    ['one private among public ones', ['1.1.1.1', '10.0.0.1', '2606:4700:4700::1111']],
    ['a private IPv6 address', ['1.1.1.1', 'fd00::1']],
    ['a mapped one', ['::ffff:169.254.169.254']],
    ['something that is no address', ['1.1.1.1', 'hooks.example.com.']],
  ])('%s: refused', async (_, addresses) => {
    expect(await resolved(...addresses)).toEqual(notPublic);
  });

  test('a resolver that fails closes the door', async () => {
    const result = checkWebhookTarget('https://hooks.example.com/', { ownHosts }, async () => {
      throw new Error('SERVFAIL');
    });
    expect(await result).toEqual(notPublic);
  });

  test('a name that turns private between saving and sending is refused at sending', async () => {
    const answers = [['1.1.1.1'], ['127.0.0.1']];
    const resolve = async () => answers.shift() ?? [];
    const send = () => checkWebhookTarget('https://hooks.example.com/', { ownHosts }, resolve);
    expect(await send()).toMatchObject({ ok: true });
    expect(await send()).toEqual(notPublic);
  });

  test('a refused text is never resolved', async () => {
    const resolve = vi.fn(async () => ['1.1.1.1']);
    await checkWebhookTarget('https://vault.internal/', { ownHosts }, resolve);
    expect(await resolvesToPublic('127.0.0.1', resolve)).toBe(false);
    expect(await resolvesToPublic('localhost', resolve)).toBe(false);
    expect(resolve).not.toHaveBeenCalled();
  });
});
