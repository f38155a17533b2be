import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { codeOf, DAY, HOOK, HOUR, InboxBench, MINUTE, valueOf } from '../support/sinks.ts';

const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new Response(null, { status: code, headers });
const stateOf = (bench: InboxBench) => bench.inbox.notices().webhooks[0]?.state;

describe('adding a webhook', () => {
  it('and testing it happens ten times in ten minutes at most', async () => {
    const bench = new InboxBench();
    const { id } = valueOf(await bench.inbox.addWebhook(HOOK));
    for (let test = 1; test < 10; test += 1) expect((await bench.inbox.testWebhook(id)).ok).toBe(true);
    expect(codeOf(await bench.inbox.testWebhook(id))).toBe('rate-limited');
    expect(bench.calls).toHaveLength(10);
    bench.clock.pass(11 * MINUTE);
    expect((await bench.inbox.testWebhook(id)).ok).toBe(true);
  });

  it('asks the receiver with a signed test, and tells the secret once', async () => {
    const bench = new InboxBench();
    const { secret } = valueOf(await bench.inbox.addWebhook(HOOK));
    const [call] = bench.calls;
    expect(call?.url).toBe(HOOK);
    // The library rejects what is older than five minutes by the real clock, so only the signature is checked.
    const headers = call?.headers ?? {};
    const stamp = new Date(Number(headers['webhook-timestamp']) * 1000);
    expect(new Webhook(secret).sign(headers['webhook-id'] ?? '', stamp, call?.body ?? '')).toBe(
      headers['webhook-signature'],
    );
    expect(JSON.stringify(bench.inbox.notices())).not.toContain(secret);
  });

  it.each([300, 302, 400, 404, 410, 429, 500])('refuses a receiver that answers %d', async (code) => {
    const bench = new InboxBench();
    bench.receiver = status(code);
    expect(codeOf(await bench.inbox.addWebhook(HOOK))).toBe('webhook-unverified');
    expect(bench.inbox.notices().webhooks).toEqual([]);
  });

  it('refuses a receiver that does not answer', async () => {
    const bench = new InboxBench();
    bench.receiver = () => Promise.reject(new Error('connection refused'));
    expect(codeOf(await bench.inbox.addWebhook(HOOK))).toBe('webhook-unverified');
  });

  it('refuses a name behind which not all addresses are public, and calls nobody', async () => {
    const bench = new InboxBench();
    for (const addresses of [['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], ['::1'], []]) {
      bench.addresses = addresses;
      expect(codeOf(await bench.inbox.addWebhook(HOOK))).toBe('webhook-host-not-public');
    }
    expect(bench.calls).toEqual([]);
  });

  it('refuses a sixth, also where all are asked for at once', async () => {
    const bench = new InboxBench();
    const added = await Promise.all(
      Array.from({ length: 9 }, (_, at) => bench.inbox.addWebhook(`https://hooks.acme.org/${at}`)),
    );
    expect(added.filter(({ ok }) => ok)).toHaveLength(5);
    expect(codeOf(await bench.inbox.addWebhook(HOOK))).toBe('too-many-webhooks');
    expect(bench.inbox.notices().webhooks).toHaveLength(5);
  });

  it('replaces one with the same address', async () => {
    const bench = new InboxBench();
    const first = await bench.withHook();
    const second = await bench.withHook();
    expect(bench.inbox.notices().webhooks.map(({ id }) => id)).toEqual([second]);
    expect(second).not.toBe(first);
  });
});

describe('a webhook', () => {
  it('tells ids and where to look, and nothing else', async () => {
    const bench = new InboxBench();
    await bench.withHook();
    bench.hear('turn', 5);
    await bench.run(MINUTE);
    expect(JSON.parse(bench.calls[0]?.body ?? '')).toEqual({
      type: 'turn',
      table: { id: 'abcdefghij', game: 'coloretto', url: 'https://longhand.test/t/abcdefghij' },
      seat: 0,
      version: 5,
    });
  });

  it('is tried ten times over three days, with the same id', async () => {
    const bench = new InboxBench();
    await bench.withHook();
    bench.receiver = status(500);
    bench.hear('turn', 5);
    await bench.run(5 * DAY);
    const first = bench.calls[0]?.at ?? 0;
    expect(bench.calls).toHaveLength(10);
    const minutes = bench.calls.map(({ at }) => Math.round((at - first) / MINUTE));
    expect(minutes).toEqual([0, 0, 5, 35, 155, 455, 1055, 1895, 3095, 4535]);
    expect(new Set(bench.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(bench.outcomes()).toEqual(['turn: failed: retry']);
    expect(stateOf(bench)).toBe('failing');
  });

  it('works again with the first success', async () => {
    const bench = new InboxBench();
    await bench.withHook();
    bench.receiver = status(503);
    bench.hear('turn', 5);
    await bench.run(2000);
    expect(stateOf(bench)).toBe('failing');
    bench.receiver = status(200);
    await bench.run(MINUTE);
    expect(stateOf(bench)).toBe('on');
    expect(bench.calls).toHaveLength(2);
  });

  it('waits as long as the receiver says', async () => {
    const bench = new InboxBench();
    await bench.withHook();
    bench.receiver = () =>
      bench.calls.length === 1 ? status(429, { 'retry-after': '3600' })() : status(200)();
    bench.hear('turn', 5);
    await bench.run(DAY);
    expect((bench.calls[1]?.at ?? 0) - (bench.calls[0]?.at ?? 0)).toBe(HOUR);
  });

  it('is never led elsewhere', async () => {
    const bench = new InboxBench();
    await bench.withHook();
    bench.receiver = status(301, { location: 'http://127.0.0.1/' });
    bench.hear('turn', 5);
    await bench.run(DAY);
    expect(bench.calls.map(({ url }) => url)).toEqual([HOOK]);
    expect(bench.outcomes()).toEqual(['turn: failed: failed']);
  });

  it('is not called where its name has turned to a private address', async () => {
    const bench = new InboxBench();
    await bench.withHook();
    bench.addresses = ['127.0.0.1'];
    bench.hear('turn', 5);
    await bench.run(DAY);
    expect(bench.calls).toEqual([]);
    expect(bench.outcomes()).toEqual(['turn: refused: webhook-host-not-public']);
  });

  it('is switched off by 410, and its owner told by mail, once', async () => {
    const bench = await InboxBench.withMail();
    await bench.withHook();
    bench.receiver = status(410);
    for (const table of ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc']) bench.hear('end', 5, { table });
    bench.inbox.set({ end: false });
    await bench.run(DAY);
    expect(stateOf(bench)).toBe('disabled');
    const letters = bench.mails.filter(({ mail }) => mail.id.startsWith('webhook-gone'));
    expect(letters).toHaveLength(1);
    expect(letters[0]?.mail.text).toContain('hooks.acme.org');
    expect(letters[0]?.mail.text).not.toContain('/turns');
    bench.calls.length = 0;
    bench.inbox.set({ end: true });
    bench.hear('end', 6);
    await bench.run(DAY);
    expect(bench.calls).toEqual([]);
  });

  it('is switched off after five days of failure, not before', async () => {
    const bench = await InboxBench.withMail();
    bench.inbox.set({ start: false, end: false });
    await bench.withHook();
    bench.inbox.set({ turn: true });
    bench.receiver = status(500);
    const states: (string | undefined)[] = [];
    for (let day = 0; day < 7; day += 1) {
      bench.hear('turn', day + 1, { table: `tabletabl${'abcdefg'[day]}` });
      await bench.run(DAY);
      states.push(stateOf(bench));
    }
    expect(states).toEqual(['failing', 'failing', 'failing', 'failing', 'failing', 'disabled', 'disabled']);
    expect(bench.mails.filter(({ mail }) => mail.id.startsWith('webhook-failing'))).toHaveLength(1);
  });

  it('is switched on again by a test that succeeds', async () => {
    const bench = new InboxBench();
    const id = await bench.withHook();
    bench.receiver = status(410);
    bench.hear('turn', 5);
    await bench.run(MINUTE);
    expect(codeOf(await bench.inbox.testWebhook(id))).toBe('webhook-unverified');
    expect(stateOf(bench)).toBe('disabled');
    bench.receiver = status(200);
    expect(codeOf(await bench.inbox.testWebhook(id))).toBe('ok');
    expect(stateOf(bench)).toBe('on');
    expect(codeOf(await bench.inbox.testWebhook('nothing'))).toBe('not-found');
  });

  it('that is removed hears nothing more', async () => {
    const bench = new InboxBench();
    const id = await bench.withHook();
    bench.receiver = status(500);
    bench.hear('turn', 5);
    await bench.run(2000);
    bench.inbox.removeWebhook(id);
    bench.calls.length = 0;
    await bench.run(5 * DAY);
    expect(bench.calls).toEqual([]);
    expect(bench.sql.alarm).toBeNull();
  });

  it('beside another has its own notice of each turn', async () => {
    const bench = new InboxBench();
    await bench.withHook('https://hooks.acme.org/a');
    await bench.withHook('https://hooks.acme.org/b');
    bench.hear('turn', 5);
    await bench.run(MINUTE);
    expect(bench.calls.map(({ url }) => url).toSorted()).toEqual([
      'https://hooks.acme.org/a',
      'https://hooks.acme.org/b',
    ]);
    expect(new Set(bench.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  });
});
