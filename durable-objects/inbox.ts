import { newWebhookSecret } from '../src/notify/webhook.ts';
import { type NoticeChannel, planNotice, type Preferences } from '../src/notify/schedule.ts';
import { hashSecret } from '../src/notify/secrets.ts';
import type { Notices, SetNotices } from '../src/protocol/me.ts';
import { done, type Outcome, refuse } from '../src/protocol/outcome.ts';
import { Courier, type InboxWorld } from './courier.ts';
import {
  type InboxStore,
  type MailSetting,
  noTable,
  type Settings,
  type WebhookSetting,
  withHook,
} from './inbox-store.ts';
import type { SeatNews } from './jobs.ts';
import { iso } from './table-view.ts';

/** What a room says of a seat that this person holds. */
export interface Hearsay extends SeatNews {
  readonly table: string;
  readonly game: string;
  readonly person: string;
}

const MAX_WEBHOOKS = 5;
const MAX_TESTS = 10;
const TEST_WINDOW_MS = 10 * 60_000;
/** What is owed to one person, when, and through which channel. */
export class Inbox {
  readonly #store: InboxStore;
  readonly #world: InboxWorld;
  readonly #courier: Courier;

  constructor(store: InboxStore, world: InboxWorld) {
    this.#store = store;
    this.#world = world;
    this.#courier = new Courier(store, world);
  }

  /** News of a seat. Each occasion is planned once per channel; what it makes pointless is dropped. */
  hear(news: Hearsay): void {
    this.#store.transact(() => {
      if (!this.#store.hear(news)) return;
      const { kind } = news;
      this.#store.dropPending(news.table, news.seat, kind === 'idle' || news.quiet === true);
      if (kind === 'idle' || news.quiet) return;
      const settings = this.#store.settings();
      const preferences: Preferences = { kinds: settings.kinds, graceMs: this.#world.graceMs };
      for (const { channel, endpoint } of channels(settings)) {
        const planned = planNotice(
          { table: news.table, turn: news.version, seat: news.seat, kind, at: news.at },
          channel,
          preferences,
        );
        if (!planned) continue;
        this.#courier.plan({
          ...noTable(news.person),
          id: endpoint === '' ? planned.id : `${planned.id}:${endpoint}`,
          kind,
          channel,
          endpoint,
          table: news.table,
          game: news.game,
          seat: news.seat,
          version: news.version,
          due: planned.dueAt,
        });
      }
    });
  }

  /** The tables that wait for this person. */
  awaitedAt(): string[] {
    return this.#store.awaitedAt();
  }

  notices(): Notices {
    const { lang, kinds, mail, webhooks } = this.#store.settings();
    return {
      mailPossible: this.#world.mail !== undefined,
      lang,
      ...kinds,
      mail: mail && { address: mail.address, state: mail.state },
      webhooks: webhooks.map(({ id, url, state }) => ({ id, url, state })),
      receipts: this.#store.receipts().map((receipt) => ({ ...receipt, at: iso(receipt.at) })),
    };
  }

  set({ lang, ...kinds }: SetNotices): Notices {
    this.#courier.change((settings) => ({
      ...settings,
      lang: lang ?? settings.lang,
      kinds: { ...settings.kinds, ...kinds },
    }));
    return this.notices();
  }

  /** Takes an address and, where `ask`, writes to it for confirmation. Nothing else goes there before that. */
  setMail(person: string, address: string, lang: Settings['lang'], ask: boolean): Notices {
    const mail: MailSetting = { address, state: 'unconfirmed', tokenHashes: [], tokenUntil: 0 };
    this.#store.transact(() => {
      const before = this.#store.settings();
      const same = before.mail?.address === address ? before.mail.state : null;
      // Asked again while a first mail is on its way: that one stays good.
      if (same === 'confirmed' || (same === 'unconfirmed' && !ask)) return;
      this.#store.saveSettings({ ...before, lang, mail });
      this.#store.removeFor('');
      const now = this.#world.now();
      if (ask)
        this.#courier.plan({ ...noTable(person), id: `confirm:${person}:${now}`, kind: 'confirm', due: now });
    });
    return this.notices();
  }

  removeMail(): Notices {
    this.#courier.change((settings) => ({ ...settings, mail: null }));
    this.#store.transact(() => this.#store.removeFor(''));
    return this.notices();
  }

  /** The click in the mail. Once; false for a token that is not this address's. */
  confirm(token: string): boolean {
    const { mail } = this.#store.settings();
    if (!mail || mail.state !== 'unconfirmed' || !mail.tokenHashes.includes(hashSecret(token))) return false;
    if (mail.tokenUntil < this.#world.now()) return false;
    this.#courier.change((settings) => ({
      ...settings,
      mail: { ...mail, state: 'confirmed', tokenHashes: [] },
    }));
    return true;
  }

  /** One click, from the mail itself. The address it stood for, where it was never confirmed: that one is not to be asked again. */
  unsubscribe(): string | null {
    const { mail } = this.#store.settings();
    this.removeMail();
    return mail?.state === 'unconfirmed' ? mail.address : null;
  }

  testMail(person: string): Outcome<null> {
    if (!this.#world.mail) return refuse('mail-not-configured');
    const { mail } = this.#store.settings();
    if (!mail || mail.state === 'unconfirmed') return refuse('not-found');
    if (!this.#mayTest()) return refuse('rate-limited');
    const now = this.#world.now();
    this.#store.transact(() =>
      this.#courier.plan({ ...noTable(person), id: `test:${person}:${now}`, kind: 'test', due: now }),
    );
    return done(null);
  }

  /** Adds a receiver that has shown that it is one: a signed test must be answered with 2xx. */
  async addWebhook(url: string): Promise<Outcome<{ id: string; url: string; secret: string }>> {
    if (this.#store.settings().webhooks.length >= MAX_WEBHOOKS) return refuse('too-many-webhooks');
    if (!this.#mayTest()) return refuse('rate-limited');
    const id = this.#world.token().slice(0, 12);
    const hook: WebhookSetting = { id, url, secret: newWebhookSecret(), state: 'on', failingSince: null };
    const tested = await this.#courier.post(hook, `test:${id}`, { type: 'test' });
    if (tested.type === 'refused') return refuse(tested.code);
    if (tested.type !== 'delivered') return refuse('webhook-unverified');
    const others = this.#store.settings().webhooks.filter((one) => one.url !== url);
    // Asked again: while this one was tested, others may have been added.
    if (others.length >= MAX_WEBHOOKS) return refuse('too-many-webhooks');
    this.#courier.change((settings) => ({ ...settings, webhooks: [...others, hook] }));
    return done({ id, url, secret: hook.secret });
  }

  removeWebhook(id: string): Notices {
    this.#courier.change((settings) => ({
      ...settings,
      webhooks: settings.webhooks.filter((hook) => hook.id !== id),
    }));
    this.#store.transact(() => this.#store.removeFor(id));
    return this.notices();
  }

  async testWebhook(id: string): Promise<Outcome<null>> {
    const hook = this.#store.settings().webhooks.find((one) => one.id === id);
    if (!hook) return refuse('not-found');
    if (!this.#mayTest()) return refuse('rate-limited');
    const outcome = await this.#courier.post(hook, `test:${id}:${this.#world.now()}`, { type: 'test' });
    if (outcome.type !== 'delivered') return refuse('webhook-unverified');
    this.#courier.change((settings) => withHook(settings, id, { state: 'on', failingSince: null }));
    return done(null);
  }

  /** Ten tests in ten minutes: nobody can have us call a third party all day. */
  #mayTest(): boolean {
    const now = this.#world.now();
    const tests = this.#store.settings().tests.filter((at) => at > now - TEST_WINDOW_MS);
    if (tests.length >= MAX_TESTS) return false;
    this.#courier.change((settings) => ({ ...settings, tests: [...tests, now] }));
    return true;
  }

  /** Sends what is due. */
  work(): Promise<void> {
    return this.#courier.work();
  }

  nextDue(): number | null {
    return this.#store.exists() ? this.#store.nextDue() : null;
  }
}

function channels({ mail, webhooks }: Settings): { channel: NoticeChannel; endpoint: string }[] {
  const hooks = webhooks
    .filter(({ state }) => state !== 'disabled')
    .map(({ id }) => ({ channel: 'webhook' as const, endpoint: id }));
  return mail?.state === 'confirmed' ? [{ channel: 'mail', endpoint: '' }, ...hooks] : hooks;
}
