import { describe, expect, it } from 'vitest';
import { Inbox } from '../../durable-objects/inbox.ts';
import type { MailOutcome } from '../../src/notify/mail.ts';
import { codeOf, DAY, HOUR, InboxBench, MINUTE, PERSON } from '../support/sinks.ts';

const BAD: MailOutcome = { type: 'rejected', reason: 'suppressed' };

async function asked(): Promise<InboxBench> {
  const bench = new InboxBench();
  bench.inbox.setMail(PERSON, 'ana@example.org', 'en', true);
  await bench.run(0);
  return bench;
}

describe('an address', () => {
  it('gets nothing but the question until it has been confirmed', async () => {
    const bench = await asked();
    bench.hear('turn', 5);
    await bench.run(DAY);
    expect(bench.mails.map(({ mail }) => mail.id.split(':')[0])).toEqual(['confirm']);
    expect(codeOf(bench.inbox.testMail(PERSON))).toBe('not-found');
  });

  it('is confirmed once, by the token in the mail', async () => {
    const bench = await asked();
    const token = bench.confirmToken();
    expect(bench.inbox.confirm('x'.repeat(43))).toBe(false);
    expect(bench.inbox.confirm(token)).toBe(true);
    expect(bench.inbox.confirm(token)).toBe(false);
    expect(bench.inbox.notices().mail).toEqual({ address: 'ana@example.org', state: 'confirmed' });
  });

  it('is confirmed within the hour', async () => {
    const bench = await asked();
    bench.clock.pass(HOUR + 1);
    expect(bench.inbox.confirm(bench.confirmToken())).toBe(false);
  });

  it('is not confirmed by the token of another address', async () => {
    const bench = await asked();
    const token = bench.confirmToken();
    bench.inbox.setMail(PERSON, 'ben@example.org', 'en', true);
    expect(bench.inbox.confirm(token)).toBe(false);
    await bench.run(MINUTE);
    expect(bench.inbox.confirm(token)).toBe(false);
    expect(bench.inbox.confirm(bench.confirmToken())).toBe(true);
  });

  it('can be confirmed by the mail that did arrive, though the attempt was repeated', async () => {
    const bench = new InboxBench();
    bench.provider = () =>
      bench.mails.length < 3 ? { type: 'retry', reason: 'unavailable', maybeSent: true } : { type: 'sent' };
    bench.inbox.setMail(PERSON, 'ana@example.org', 'en', true);
    await bench.run(0);
    const first = bench.confirmToken();
    await bench.run(10 * MINUTE);
    expect(bench.mails).toHaveLength(3);
    expect(new Set(bench.mails.map(({ mail }) => mail.id)).size).toBe(1);
    expect(bench.inbox.confirm(first)).toBe(true);
  });

  it('given twice, without a second question, keeps the link of the first', async () => {
    const bench = await asked();
    const token = bench.confirmToken();
    bench.inbox.setMail(PERSON, 'ana@example.org', 'de', false);
    await bench.run(HOUR / 2);
    expect(bench.mails).toHaveLength(1);
    expect(bench.inbox.confirm(token)).toBe(true);
  });

  it('is never written to where it may not be asked', async () => {
    const bench = new InboxBench();
    bench.inbox.setMail(PERSON, 'ana@example.org', 'en', false);
    bench.hear('turn', 5);
    await bench.run(DAY);
    expect(bench.mails).toEqual([]);
    expect(bench.inbox.notices().mail?.state).toBe('unconfirmed');
  });

  it('that is given anew while confirmed stays confirmed', async () => {
    const bench = await InboxBench.withMail();
    bench.inbox.setMail(PERSON, 'ana@example.org', 'en', true);
    await bench.run(MINUTE);
    expect(bench.mails).toEqual([]);
    expect(bench.inbox.notices().mail?.state).toBe('confirmed');
  });

  it('is kept only here, and its token only as a hash', async () => {
    const bench = await asked();
    expect(bench.sql.dump()).not.toContain(bench.confirmToken());
  });
});

describe('an address that is refused', () => {
  it('shows as failing, with the reason, and gets no more of the turns', async () => {
    const bench = await InboxBench.withMail();
    bench.provider = () => BAD;
    bench.hear('turn', 5);
    await bench.run(HOUR);
    expect(bench.inbox.notices()).toMatchObject({
      mail: { state: 'failing' },
      receipts: [{ kind: 'turn', channel: 'mail', outcome: 'rejected: suppressed' }, {}],
    });
    bench.hear('turn', 7);
    await bench.run(HOUR);
    expect(bench.mails).toHaveLength(1);
  });

  it('works again once a test has reached it', async () => {
    const bench = await InboxBench.withMail();
    bench.provider = () => BAD;
    bench.hear('turn', 5);
    await bench.run(HOUR);
    bench.provider = () => ({ type: 'sent' });
    expect(codeOf(bench.inbox.testMail(PERSON))).toBe('ok');
    await bench.run(MINUTE);
    expect(bench.inbox.notices().mail?.state).toBe('confirmed');
  });

  it('at the very question stays unconfirmed: no test mail may confirm it', async () => {
    const bench = new InboxBench();
    bench.provider = () => BAD;
    bench.inbox.setMail(PERSON, 'victim@example.org', 'en', true);
    await bench.run(HOUR);
    expect(bench.inbox.notices().mail?.state).toBe('unconfirmed');
    expect(codeOf(bench.inbox.testMail(PERSON))).toBe('not-found');
    bench.hear('turn', 5);
    await bench.run(DAY);
    expect(bench.mails).toHaveLength(1);
  });
});

describe('stopping', () => {
  it('takes one call: no mail goes out any more, not even what is planned', async () => {
    const bench = await InboxBench.withMail();
    bench.hear('turn', 5);
    expect(bench.inbox.unsubscribe()).toBeNull();
    bench.hear('turn', 7);
    await bench.run(DAY);
    expect(bench.mails).toEqual([]);
    expect(bench.inbox.notices().mail).toBeNull();
    expect(bench.inbox.unsubscribe()).toBeNull();
  });

  it('names an address that was asked and never confirmed, so that it is not asked again', async () => {
    const bench = await asked();
    expect(bench.inbox.unsubscribe()).toBe('ana@example.org');
    expect(bench.inbox.confirm(bench.confirmToken())).toBe(false);
  });

  it('leaves the webhooks alone', async () => {
    const bench = await InboxBench.withMail();
    await bench.withHook();
    bench.inbox.unsubscribe();
    bench.hear('turn', 5);
    await bench.run(HOUR);
    expect(bench.calls).toHaveLength(1);
  });
});

describe('what a mail carries', () => {
  it('is one-click unsubscribing, a thread for the table, and a link to the seat', async () => {
    const bench = await InboxBench.withMail();
    bench.room = () => ({
      seatLink: 's'.repeat(43),
      gameName: 'Coloretto',
      tableNames: ['Ana'],
      since: [],
      results: null,
    });
    bench.hear('turn', 5);
    await bench.run(HOUR);
    const mail = bench.mails[0]?.mail;
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': `<https://longhand.test/u/${PERSON}.${'0'.repeat(64)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      References: '<table.abcdefghij@longhand.test>',
    });
    expect(mail?.text).toContain(`https://longhand.test/t/abcdefghij#seat.${'s'.repeat(43)}`);
    expect(mail?.to).toBe('ana@example.org');
  });

  it('is the standing, best first, at the end', async () => {
    const bench = await InboxBench.withMail();
    const results = [
      { name: 'Ana', score: 3, rank: 2 },
      { name: 'Ben', score: 9, rank: 1 },
    ];
    bench.room = () => ({ seatLink: null, gameName: 'G', tableNames: [], since: [], results });
    bench.hear('end', 9);
    await bench.run(MINUTE);
    const text = bench.mails[0]?.mail.text ?? '';
    expect(text.indexOf('Ben')).toBeLessThan(text.indexOf('Ana'));
    expect(text.indexOf('Ben')).toBeGreaterThan(0);
  });
});

describe('a service without mail', () => {
  it('says so, and drops what was planned before', async () => {
    const bench = await InboxBench.withMail();
    bench.hear('turn', 5);
    const { mail: _mail, ...rest } = bench.world;
    bench.inbox = new Inbox(bench.store, { ...rest, mail: undefined });
    await bench.run(HOUR);
    expect(bench.inbox.notices().mailPossible).toBe(false);
    expect(codeOf(bench.inbox.testMail(PERSON))).toBe('mail-not-configured');
    expect(bench.outcomes()[0]).toBe('turn: no channel');
  });
});

describe('receipts', () => {
  it('are the last fifty', async () => {
    const bench = await InboxBench.withMail();
    for (let turn = 1; turn <= 60; turn += 1) {
      bench.hear('turn', turn);
      await bench.run(MINUTE);
    }
    expect(bench.inbox.notices().receipts).toHaveLength(50);
    expect(bench.mails).toHaveLength(60);
  });
});
