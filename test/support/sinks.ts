import type { InboxWorld } from '../../durable-objects/courier.ts';
import { Inbox, type Hearsay } from '../../durable-objects/inbox.ts';
import { type Delivery, InboxStore } from '../../durable-objects/inbox-store.ts';
import type { NoticeFacts } from '../../durable-objects/telling.ts';
import { must } from '../../src/engine/assert.ts';
import type { Mail, MailOutcome } from '../../src/notify/mail.ts';
import type { Refusal, Outcome } from '../../src/protocol/outcome.ts';
import { FakeWorld } from './fake-clock.ts';
import { NodeSql } from './sqlite.ts';

export const PERSON = 'AAAAAAAAAAAAAAAAAAAAAA';
export const HOOK = 'https://hooks.acme.org/turns';
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const FACTS: NoticeFacts = {
  seatLink: null,
  gameName: 'Coloretto',
  tableNames: ['Ana', 'Ben'],
  since: ['Ben took row 2.'],
  results: null,
};

export interface Sent {
  readonly at: number;
  readonly mail: Mail;
}
export interface Called {
  readonly at: number;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An inbox with a clock of its own, a provider, a receiver of webhooks and tables that the test plays. */
export class InboxBench {
  readonly sql = new NodeSql();
  readonly clock = new FakeWorld();
  readonly store = new InboxStore(this.sql);
  readonly mails: Sent[] = [];
  readonly calls: Called[] = [];
  readonly faults: string[] = [];
  /** What the provider says; delivered by default. */
  provider: (mail: Mail) => MailOutcome | Promise<MailOutcome> = () => ({ type: 'sent' });
  /** What the receiver answers: a status, or an exception for no connection. */
  receiver: (url: string) => Response | Promise<Response> = () => new Response(null, { status: 204 });
  addresses: readonly string[] = ['93.184.216.34'];
  /** What the table says when it is asked whether a notice is still owed. */
  room: (delivery: Delivery) => NoticeFacts | null | Promise<NoticeFacts | null> = () => FACTS;
  readonly world: InboxWorld = {
    now: this.clock.now,
    random: () => 0.5,
    token: this.clock.token,
    origin: 'https://longhand.test',
    graceMs: 45_000,
    mail: {
      send: async (mail) => {
        this.mails.push({ at: this.clock.time, mail });
        return this.provider(mail);
      },
    },
    fetch: async (url, init) => {
      const headers = init.headers as Record<string, string>;
      this.calls.push({
        at: this.clock.time,
        url,
        headers,
        body: typeof init.body === 'string' ? init.body : '',
      });
      return this.receiver(url);
    },
    report: (notice) => void this.faults.push(notice),
    resolve: async () => this.addresses,
    rules: { ownHosts: ['longhand.test'] },
    unsubscribeToken: (person) => `${person}.${'0'.repeat(64)}`,
    ask: async (delivery) => this.room(delivery),
  };
  inbox = new Inbox(this.store, this.world);

  /** With a confirmed address, and nothing sent so far. */
  static async withMail(): Promise<InboxBench> {
    const bench = new InboxBench();
    bench.inbox.setMail(PERSON, 'ana@example.org', 'en', true);
    await bench.run(0);
    if (!bench.inbox.confirm(bench.confirmToken())) throw new Error('not confirmed');
    bench.mails.length = 0;
    return bench;
  }

  /** With a webhook that has shown that it is one. */
  async withHook(url = HOOK): Promise<string> {
    const { id } = valueOf(await this.inbox.addWebhook(url));
    this.calls.length = 0;
    return id;
  }

  /** The token in the last mail. */
  confirmToken(): string {
    const { mail } = must(this.mails.at(-1), 'a mail');
    return must(/\/confirm#[\w-]{22}\.([\w-]{43})/.exec(mail.text)?.[1], 'a link to confirm');
  }

  hear(kind: Hearsay['kind'], version: number, more: Partial<Hearsay> = {}): void {
    this.inbox.hear({
      table: 'abcdefghij',
      game: 'coloretto',
      person: PERSON,
      seat: 0,
      kind,
      version,
      at: this.clock.time,
      ...more,
    });
  }

  /** Lets time pass, and the alarm go off whenever it is due, as the object's own does. */
  async run(ms: number): Promise<void> {
    const until = this.clock.time + ms;
    for (let alarms = 0; ; alarms += 1) {
      if (alarms > 5000) throw new Error('the alarm never comes to rest');
      const { alarm } = this.sql;
      if (alarm === null || alarm > until) break;
      this.clock.time = Math.max(this.clock.time, alarm);
      this.sql.setAlarm(this.clock.time + MINUTE);
      await this.inbox.work();
      const next = this.inbox.nextDue();
      if (next === null) this.sql.takeAlarm();
      else this.sql.setAlarm(Math.max(next, this.clock.time + 50));
    }
    this.clock.time = until;
  }

  /** Forgets what is only in memory. */
  evict(): void {
    this.inbox = new Inbox(this.store, this.world);
  }

  outcomes(): string[] {
    return this.inbox.notices().receipts.map(({ kind, outcome }) => `${kind}: ${outcome}`);
  }
}

export function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`refused: ${outcome.code}`);
  return outcome.value;
}

export function codeOf(outcome: { ok: true } | Refusal): string {
  return outcome.ok ? 'ok' : outcome.code;
}
