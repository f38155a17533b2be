import { describe, expect, it } from 'vitest';
import type { MailOutcome } from '../../src/notify/mail.ts';
import { DAY, HOUR, InboxBench, MINUTE } from '../support/sinks.ts';

const DOWN: MailOutcome = { type: 'retry', reason: 'unavailable', maybeSent: false };

describe('one notice per seat, turn and channel', () => {
  it('goes by mail after the grace period, by webhook at once', async () => {
    const bench = await InboxBench.withMail();
    await bench.withHook();
    const heard = bench.clock.time;
    bench.hear('turn', 5);
    await bench.run(MINUTE);
    expect(bench.calls.map(({ at }) => at - heard)).toEqual([0]);
    expect(bench.mails.map(({ at }) => at - heard)).toEqual([45_000]);
    await bench.run(DAY);
    expect([bench.mails.length, bench.calls.length]).toEqual([1, 1]);
    expect(bench.sql.alarm).toBeNull();
  });

  it('is not sent where the move was made within the grace period', async () => {
    const bench = await InboxBench.withMail();
    bench.hear('turn', 5);
    await bench.run(44_000);
    bench.hear('idle', 6);
    await bench.run(DAY);
    expect(bench.mails).toEqual([]);
  });

  it('is not sent where the table says that it is no longer owed', async () => {
    const bench = await InboxBench.withMail();
    bench.room = () => null;
    bench.hear('turn', 5);
    await bench.run(DAY);
    expect(bench.mails).toEqual([]);
    expect(bench.outcomes()).toEqual(['turn: no longer owed', 'confirm: delivered']);
  });

  it('is one, however often the same news comes', async () => {
    const bench = await InboxBench.withMail();
    for (let times = 0; times < 3; times += 1) bench.hear('turn', 5);
    await bench.run(HOUR);
    bench.hear('turn', 5);
    await bench.run(HOUR);
    expect(bench.mails).toHaveLength(1);
  });

  it('does not listen to older news', async () => {
    const bench = await InboxBench.withMail();
    bench.hear('idle', 6);
    bench.hear('turn', 5);
    await bench.run(HOUR);
    expect(bench.mails).toEqual([]);
    bench.hear('turn', 7);
    bench.hear('idle', 6);
    await bench.run(HOUR);
    expect(bench.mails).toHaveLength(1);
  });

  it('is the latest turn’s alone where several came and went', async () => {
    const bench = await InboxBench.withMail();
    bench.hear('start', 1);
    bench.hear('turn', 2);
    bench.hear('idle', 3);
    bench.hear('turn', 4);
    await bench.run(HOUR);
    expect(bench.mails.map(({ mail }) => mail.id)).toEqual(['abcdefghij:4:0:turn:mail']);
  });

  it('is planned anew for the next turn, with another id', async () => {
    const bench = await InboxBench.withMail();
    for (const version of [2, 4, 6]) {
      bench.hear('turn', version);
      await bench.run(HOUR);
      bench.hear('idle', version + 1);
    }
    expect(new Set(bench.mails.map(({ mail }) => mail.id)).size).toBe(3);
  });

  it('is not planned for who knows already', async () => {
    const bench = await InboxBench.withMail();
    bench.hear('turn', 5, { quiet: true });
    await bench.run(HOUR);
    expect(bench.mails).toEqual([]);
    expect(bench.inbox.awaitedAt()).toEqual(['abcdefghij']);
  });

  it('is for each table and each seat on its own', async () => {
    const bench = await InboxBench.withMail();
    bench.hear('turn', 5);
    bench.hear('turn', 5, { table: 'bbbbbbbbbb' });
    bench.hear('turn', 3, { seat: 1 });
    bench.hear('idle', 9, { table: 'bbbbbbbbbb' });
    await bench.run(HOUR);
    expect(bench.mails).toHaveLength(2);
  });

  it('is not planned where its kind is switched off', async () => {
    const bench = await InboxBench.withMail();
    bench.inbox.set({ turn: false });
    bench.hear('turn', 5);
    bench.hear('end', 9, { seat: 1 });
    await bench.run(HOUR);
    expect(bench.mails.map(({ mail }) => mail.id)).toEqual(['abcdefghij:9:1:end:mail']);
  });

  it('needs a channel: without one nothing is planned and no alarm is set', () => {
    const bench = new InboxBench();
    bench.hear('turn', 5);
    expect(bench.sql.alarm).toBeNull();
    expect(bench.inbox.notices().receipts).toEqual([]);
  });
});

describe('a provider that is down', () => {
  it.each([0, 30_000, 10 * MINUTE, HOUR, 6 * HOUR, DAY, 2 * DAY, 3 * DAY])(
    'for %d ms: then the turns that last are mailed once, and no others',
    async (outage) => {
      const bench = await InboxBench.withMail();
      const up = bench.clock.time + outage;
      const current = new Map<string, number>();
      bench.provider = () => (bench.clock.time < up ? DOWN : { type: 'sent' });
      bench.room = ({ table, version }) =>
        current.get(table) === version
          ? { seatLink: null, gameName: 'G', tableNames: [], since: [], results: null }
          : null;
      // Twelve tables go on while the provider is down, each with ten turns of this seat.
      for (let turn = 1; turn <= 10; turn += 1) {
        for (let table = 0; table < 12; table += 1) {
          const id = `tabletabl${'abcdefghijkl'[table]}`;
          bench.hear('idle', turn * 2 - 1, { table: id });
          current.set(id, turn * 2);
          bench.hear('turn', turn * 2, { table: id });
        }
        await bench.run(outage / 10);
      }
      const before = bench.mails.filter(({ at }) => at < up).map(({ mail }) => mail.id);
      await bench.run(8 * HOUR);
      const delivered = bench.mails.filter(({ at }) => at >= up);
      const stale = delivered.filter(({ mail }) => !mail.id.includes(':20:') && outage > 0);
      expect(stale).toEqual([]);
      // One per table, whatever was tried before; none is missing, none comes twice.
      expect(delivered.map(({ mail }) => mail.id).toSorted()).toEqual(
        [...current].map(([table, version]) => `${table}:${version}:0:turn:mail`).toSorted(),
      );
      expect(before.every((id) => id.endsWith(':turn:mail'))).toBe(true);
      expect(bench.sql.alarm).toBeNull();
    },
  );

  it('is tried again after 30 s, doubling up to 6 h, and given up after three days, with a reason', async () => {
    const bench = await InboxBench.withMail();
    bench.provider = () => DOWN;
    bench.hear('turn', 5);
    await bench.run(5 * DAY);
    const waits = bench.mails.map(({ at }, index) => at - (bench.mails[index - 1]?.at ?? at)).slice(1);
    // The dice say a half: each wait is shortened by a tenth.
    expect(waits.slice(0, 4)).toEqual([27_000, 54_000, 108_000, 216_000]);
    expect(Math.max(...waits)).toBe(6 * HOUR * 0.9);
    const span = (bench.mails.at(-1)?.at ?? 0) - (bench.mails[0]?.at ?? 0);
    expect(span).toBeGreaterThan(2.4 * DAY);
    expect(span).toBeLessThanOrEqual(3 * DAY);
    expect(bench.outcomes()[0]).toBe('turn: gave up: unavailable');
    expect(new Set(bench.mails.map(({ mail }) => mail.id)).size).toBe(1);
  });

  it('that says when to come back is not asked before', async () => {
    const bench = await InboxBench.withMail();
    bench.provider = () =>
      bench.mails.length === 1
        ? { type: 'retry', reason: 'rate-limited', maybeSent: false, retryAfter: HOUR }
        : { type: 'sent' };
    bench.hear('turn', 5);
    await bench.run(DAY);
    expect(bench.mails).toHaveLength(2);
    expect((bench.mails[1]?.at ?? 0) - (bench.mails[0]?.at ?? 0)).toBe(HOUR);
  });

  it('does not hold up the webhooks', async () => {
    const bench = await InboxBench.withMail();
    await bench.withHook();
    bench.provider = () => DOWN;
    bench.hear('turn', 5);
    await bench.run(MINUTE);
    expect(bench.calls).toHaveLength(1);
  });
});

describe('a table that does not answer', () => {
  it('is asked again for as long as a provider would be, and the notice is not lost', async () => {
    const bench = await InboxBench.withMail();
    const { room } = bench;
    const up = bench.clock.time + 12 * HOUR;
    bench.room = (delivery) => {
      if (bench.clock.time < up) throw new Error('overloaded');
      return room(delivery);
    };
    bench.hear('turn', 5);
    bench.hear('turn', 5, { table: 'bbbbbbbbbb' });
    await bench.run(DAY);
    expect(bench.mails).toHaveLength(2);
    expect(bench.faults.length).toBeGreaterThan(10);
  });

  it('does not stop the notices of other tables', async () => {
    const bench = await InboxBench.withMail();
    const { room } = bench;
    bench.room = (delivery) => {
      if (delivery.table === 'bbbbbbbbbb') throw new Error('a bug');
      return room(delivery);
    };
    for (let table = 0; table < 8; table += 1)
      bench.hear('turn', 5, { table: `tabletabl${'abcdefgh'[table]}` });
    bench.hear('turn', 5, { table: 'bbbbbbbbbb' });
    await bench.run(MINUTE);
    expect(bench.mails).toHaveLength(8);
    await bench.run(4 * DAY);
    expect(bench.outcomes()[0]).toBe('turn: failed: internal');
    expect(bench.sql.alarm).toBeNull();
  });
});

describe('two alarms at once, and a crash in between', () => {
  it('send each notice once', async () => {
    const bench = await InboxBench.withMail();
    for (let table = 0; table < 5; table += 1) bench.hear('turn', 5, { table: `tabletabl${'abcde'[table]}` });
    bench.clock.pass(MINUTE);
    await Promise.all([bench.inbox.work(), bench.inbox.work(), bench.inbox.work()]);
    expect(bench.mails).toHaveLength(5);
  });

  it('between the sending and the mark: the same id again, when the lease has run out', async () => {
    const bench = await InboxBench.withMail();
    bench.hear('turn', 5);
    const unanswered = Promise.withResolvers<MailOutcome>();
    bench.provider = () => unanswered.promise;
    bench.clock.pass(MINUTE);
    // The process dies here: nobody waits for the answer any more.
    void bench.inbox.work();
    await new Promise((resolve) => setImmediate(resolve));
    expect(bench.mails).toHaveLength(1);
    bench.evict();
    bench.provider = () => ({ type: 'sent' });
    await bench.run(MINUTE);
    expect(bench.mails).toHaveLength(1);
    await bench.run(2 * MINUTE);
    expect(bench.mails.map(({ mail }) => mail.id)).toEqual(
      Array.from({ length: 2 }, () => 'abcdefghij:5:0:turn:mail'),
    );
    await bench.run(DAY);
    expect(bench.mails).toHaveLength(2);
  });

  it('a notice that was answered while it was under way does not come back', async () => {
    const bench = await InboxBench.withMail();
    bench.provider = () => {
      bench.hear('idle', 6);
      return DOWN;
    };
    bench.hear('turn', 5);
    await bench.run(4 * DAY);
    expect(bench.mails).toHaveLength(1);
    expect(bench.sql.alarm).toBeNull();
  });

  it('an alarm that was lost comes back with the next news', async () => {
    const bench = await InboxBench.withMail();
    bench.hear('turn', 5);
    bench.sql.takeAlarm();
    bench.clock.pass(HOUR);
    bench.hear('turn', 5, { table: 'bbbbbbbbbb' });
    await bench.run(MINUTE);
    expect(bench.mails).toHaveLength(2);
  });
});
