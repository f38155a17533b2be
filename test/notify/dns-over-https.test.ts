import { describe, expect, test } from 'vitest';
import { dnsOverHttps } from '../../src/notify/dns-over-https.ts';
import { checkWebhookTarget } from '../../src/notify/webhook-url.ts';

interface Zone {
  readonly A: unknown;
  readonly AAAA: unknown;
}

const asked: string[] = [];

function resolver(zone: Zone, status = 200) {
  return dnsOverHttps(async (url, init) => {
    asked.push(url);
    expect(new Headers(init.headers).get('accept')).toBe('application/dns-json');
    expect(init.redirect).toBe('manual');
    const type = new URL(url).searchParams.get('type');
    return Response.json(type === 'A' ? zone.A : zone.AAAA, { status });
  }, 'https://dns.example.com/dns-query');
}

const empty = { Status: 0, TC: false };
const a = (...addresses: string[]) => ({
  Status: 0,
  Answer: addresses.map((data) => ({ name: 'x', type: 1, data })),
});

describe('DNS over HTTPS', () => {
  test('asks for both kinds of address, by name', async () => {
    asked.length = 0;
    await resolver({ A: a('1.1.1.1'), AAAA: empty })('a&type=TXT.example.com');
    expect(asked).toEqual([
      'https://dns.example.com/dns-query?name=a%26type%3DTXT.example.com&type=A',
      'https://dns.example.com/dns-query?name=a%26type%3DTXT.example.com&type=AAAA',
    ]);
  });

  test('gives the addresses behind a chain of other names', async () => {
    const chain = {
      Status: 0,
      Answer: [
        { type: 5, data: 'other.example.net.' },
        { type: 1, data: '10.0.0.1' },
      ],
    };
    const v6 = { Status: 0, Answer: [{ type: 28, data: 'fd00::1' }] };
    expect(await resolver({ A: chain, AAAA: v6 })('hooks.example.com')).toEqual(['10.0.0.1', 'fd00::1']);
  });

  test.each([
    ['NXDOMAIN', { Status: 3 }],
    ['SERVFAIL', { Status: 2 }],
    ['a truncated answer', { Status: 0, TC: true, Answer: [{ type: 1, data: '1.1.1.1' }] }],
    ['an answer of another shape', { Answer: '1.1.1.1' }],
    ['no JSON object', 'nope'],
  ])('%s for one kind fails the whole', async (_, broken) => {
    await expect(resolver({ A: a('1.1.1.1'), AAAA: broken })('x.example.com')).rejects.toThrow();
    await expect(resolver({ A: broken, AAAA: empty })('x.example.com')).rejects.toThrow();
  });

  test.each([302, 400, 500])('status %i fails', async (status) => {
    await expect(resolver({ A: a('1.1.1.1'), AAAA: empty }, status)('x.example.com')).rejects.toThrow(
      'status',
    );
  });

  test('a wildcard name that carries a private address is refused', async () => {
    const resolve = resolver({ A: a('169.254.169.254'), AAAA: empty });
    expect(await checkWebhookTarget('https://169.254.169.254.nip.io/', { ownHosts: [] }, resolve)).toEqual({
      ok: false,
      code: 'webhook-host-not-public',
    });
  });
});
