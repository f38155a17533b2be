import { DurableObject } from 'cloudflare:workers';
import { configOf } from '../src/config.ts';
import { dnsOverHttps } from '../src/notify/dns-over-https.ts';
import type { Fetch } from '../src/notify/fetch.ts';
import type { SetMail, SetNotices } from '../src/protocol/me.ts';
import type { NoticeKind } from '../src/notify/schedule.ts';
import { unsubscribeToken } from '../src/notify/unsubscribe.ts';
import { warn } from '../src/report.ts';
import { type Hearsay, Inbox } from './inbox.ts';
import { InboxStore } from './inbox-store.ts';
import { objectSql } from './sql.ts';
import { world } from './world.ts';

/** Unbound, as the platform wants it called. */
const call: Fetch = (url, init) => fetch(url, init);
const SAFETY_MS = 15_000;
const DOH = 'https://cloudflare-dns.com/dns-query';

/** The Durable Object of one person's notices: RPC and the alarm around an {@link Inbox}. Its name is the person's id. */
export class Mailbox extends DurableObject<Env> {
  readonly #store: InboxStore;
  readonly #inbox: Inbox;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    const config = configOf(env);
    const { host, hostname } = new URL(config.origin);
    this.#store = new InboxStore(objectSql(ctx.storage));
    this.#inbox = new Inbox(this.#store, {
      now: world.now,
      random: () => Math.random(),
      token: world.token,
      origin: config.origin,
      graceMs: config.graceMs,
      mail: config.mail,
      fetch: call,
      report: (notice, attempts, error) =>
        warn({ message: 'a notice failed', notice, attempts, error: String(error) }),
      resolve: dnsOverHttps(call, DOH),
      rules: {
        ownHosts: [host, hostname].filter((own) => own !== 'localhost'),
        allowLoopback: config.webhookLoopback,
      },
      unsubscribeToken: (person) => unsubscribeToken(person, config.sessionSecret),
      ask: ({ table, person, seat, kind, version }, channel, lang, link) =>
        env.ROOMS.getByName(table).notice({
          person,
          seat,
          kind: kind as NoticeKind,
          version,
          channel,
          lang,
          link,
        }),
    });
  }

  hear(news: Hearsay): void {
    this.#inbox.hear(news);
  }

  awaitedAt() {
    return this.#inbox.awaitedAt();
  }

  notices() {
    return this.#inbox.notices();
  }

  set(change: SetNotices) {
    return this.#inbox.set(change);
  }

  setMail(person: string, address: string, lang: SetMail['lang'], ask: boolean) {
    return this.#inbox.setMail(person, address, lang, ask);
  }

  removeMail() {
    return this.#inbox.removeMail();
  }

  confirm(token: string) {
    return this.#inbox.confirm(token);
  }

  unsubscribe() {
    return this.#inbox.unsubscribe();
  }

  testMail(person: string) {
    return this.#inbox.testMail(person);
  }

  addWebhook(url: string) {
    return this.#inbox.addWebhook(url);
  }

  removeWebhook(id: string) {
    return this.#inbox.removeWebhook(id);
  }

  testWebhook(id: string) {
    return this.#inbox.testWebhook(id);
  }

  /** Never throws, and arms itself before it sends anything: see `GameRoom.alarm`. */
  override async alarm(): Promise<void> {
    this.#store.setAlarm(world.now() + SAFETY_MS);
    try {
      await this.#inbox.work();
    } catch (error) {
      warn({ message: 'a mailbox failed', error: String(error) });
    }
    const next = this.#inbox.nextDue();
    if (next === null) await this.ctx.storage.deleteAlarm();
    else this.#store.setAlarm(Math.max(next, world.now() + 50));
  }
}
