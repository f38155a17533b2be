import type { Fetch } from '../src/notify/fetch.ts';
import {
  type Mail,
  mailDelay,
  type MailOutcome,
  type MailTransport,
  noticeHeaders,
} from '../src/notify/mail.ts';
import { type NoticeChannel, planNotice, type Preferences } from '../src/notify/schedule.ts';
import {
  confirmLetter,
  endLetter,
  type Letter,
  startLetter,
  testLetter,
  turnLetter,
  webhookDisabledLetter,
} from '../src/notify/templates.ts';
import { checkWebhookTarget, type Resolve, type WebhookUrlRules } from '../src/notify/webhook-url.ts';
import {
  newWebhookSecret,
  sendWebhook,
  webhookDelay,
  type WebhookOutcome,
  type WebhookPayload,
} from '../src/notify/webhook.ts';
import { hashSecret } from '../src/notify/secrets.ts';
import type { Notices, SetNotices } from '../src/protocol/me.ts';
import { done, type Outcome, refuse } from '../src/protocol/outcome.ts';
import type { Delivery, InboxStore, MailSetting, Settings, WebhookSetting } from './inbox-store.ts';
import type { SeatNews } from './jobs.ts';
import { iso } from './table-view.ts';
import type { NoticeFacts } from './telling.ts';

/** What a room says of a seat that this person holds. */
export interface Hearsay extends SeatNews {
  readonly table: string;
  readonly game: string;
  readonly person: string;
}

/** What an inbox needs from outside. */
export interface InboxWorld {
  readonly now: () => number;
  /** In [0, 1): for jitter only. */
  readonly random: () => number;
  readonly token: () => string;
  /** A notice that failed by a fault of ours. */
  readonly report: (notice: string, attempts: number, error: unknown) => void;
  readonly origin: string;
  readonly graceMs: number;
  readonly mail: MailTransport | undefined;
  readonly fetch: Fetch;
  readonly resolve: Resolve;
  readonly rules: WebhookUrlRules;
  /** Asks the table whether a notice is still owed, and what it says. */
  ask(
    delivery: Delivery,
    channel: string,
    lang: Settings['lang'],
    link: boolean,
  ): Promise<NoticeFacts | null>;
  /** `PERSON.MAC`: stops the mails of this person without a cookie. */
  unsubscribeToken(person: string): string;
}

const LEASE_MS = 2 * 60_000;
/** A delivery that is overdue by this has lost its alarm. */
const LOST_MS = 5 * 60_000;
const AT_ONCE = 6;
const CONFIRM_MINUTES = 60;
const MAX_WEBHOOKS = 5;
const PATIENCE_MS = 5 * 24 * 60 * 60_000;
/** Providers forget an idempotency key after a day: an attempt that may have arrived is not repeated later. */
const REPEAT_MS = 24 * 60 * 60_000;

/** What is owed to one person, when, and through which channel. */
export class Inbox {
  readonly #store: InboxStore;
  readonly #world: InboxWorld;

  constructor(store: InboxStore, world: InboxWorld) {
    this.#store = store;
    this.#world = world;
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
        this.#plan({
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
    this.#change((settings) => ({
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
      if (ask) this.#plan({ ...noTable(person), id: `confirm:${person}:${now}`, kind: 'confirm', due: now });
    });
    return this.notices();
  }

  removeMail(): Notices {
    this.#change((settings) => ({ ...settings, mail: null }));
    this.#store.transact(() => this.#store.removeFor(''));
    return this.notices();
  }

  /** The click in the mail. Once; false for a token that is not this address's. */
  confirm(token: string): boolean {
    const { mail } = this.#store.settings();
    if (!mail || mail.state !== 'unconfirmed' || !mail.tokenHashes.includes(hashSecret(token))) return false;
    if (mail.tokenUntil < this.#world.now()) return false;
    this.#change((settings) => ({ ...settings, mail: { ...mail, state: 'confirmed', tokenHashes: [] } }));
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
    const now = this.#world.now();
    this.#store.transact(() =>
      this.#plan({ ...noTable(person), id: `test:${person}:${now}`, kind: 'test', due: now }),
    );
    return done(null);
  }

  /** Adds a receiver that has shown that it is one: a signed test must be answered with 2xx. */
  async addWebhook(url: string): Promise<Outcome<{ id: string; url: string; secret: string }>> {
    if (this.#store.settings().webhooks.length >= MAX_WEBHOOKS) return refuse('too-many-webhooks');
    const id = this.#world.token().slice(0, 12);
    const hook: WebhookSetting = { id, url, secret: newWebhookSecret(), state: 'on', failingSince: null };
    const tested = await this.#post(hook, `test:${id}`, { type: 'test' });
    if (tested.type === 'refused') return refuse(tested.code);
    if (tested.type !== 'delivered') return refuse('webhook-unverified');
    const others = this.#store.settings().webhooks.filter((one) => one.url !== url);
    // Asked again: while this one was tested, others may have been added.
    if (others.length >= MAX_WEBHOOKS) return refuse('too-many-webhooks');
    this.#change((settings) => ({ ...settings, webhooks: [...others, hook] }));
    return done({ id, url, secret: hook.secret });
  }

  removeWebhook(id: string): Notices {
    this.#change((settings) => ({
      ...settings,
      webhooks: settings.webhooks.filter((hook) => hook.id !== id),
    }));
    this.#store.transact(() => this.#store.removeFor(id));
    return this.notices();
  }

  async testWebhook(id: string): Promise<Outcome<null>> {
    const hook = this.#store.settings().webhooks.find((one) => one.id === id);
    if (!hook) return refuse('not-found');
    const outcome = await this.#post(hook, `test:${id}:${this.#world.now()}`, { type: 'test' });
    if (outcome.type !== 'delivered') return refuse('webhook-unverified');
    this.#change((settings) => withHook(settings, id, { state: 'on', failingSince: null }));
    return done(null);
  }

  /** Sends what is due. Each delivery is leased first, so that nothing is sent twice at the same time. */
  async work(): Promise<void> {
    if (!this.#store.exists()) return;
    const now = this.#world.now();
    const due = this.#store.due(now, AT_ONCE);
    this.#store.transact(() => {
      for (const { id, attempts } of due) this.#store.delay(id, now + LEASE_MS, attempts + 1);
    });
    await Promise.all(due.map((one) => this.#deliver(one)));
  }

  nextDue(): number | null {
    return this.#store.exists() ? this.#store.nextDue() : null;
  }

  async #deliver(delivery: Delivery): Promise<void> {
    try {
      if (delivery.channel === 'mail') await this.#deliverMail(delivery);
      else await this.#deliverWebhook(delivery);
    } catch (error) {
      // A table that does not answer, or a bug: it must not stop the others, and is given as much time as a provider.
      this.#world.report(delivery.id, delivery.attempts + 1, error);
      const wait = mailDelay(delivery.attempts + 1, this.#world.random);
      if (wait === undefined) this.#finish(delivery, 'failed: internal');
      else this.#later(delivery, wait);
    }
  }

  async #deliverMail(delivery: Delivery): Promise<void> {
    const { lang, mail } = this.#store.settings();
    const transport = this.#world.mail;
    if (!transport || !mail) return this.#finish(delivery, 'no channel');
    if ((delivery.kind === 'confirm') !== (mail.state === 'unconfirmed'))
      return this.#finish(delivery, 'no channel');
    const letter = await this.#letter(delivery, mail, lang);
    if (!letter) return this.#finish(delivery, 'no longer owed');
    const outcome = await transport.send(this.#envelope(delivery, mail.address, letter));
    this.#settleMail(delivery, outcome);
  }

  #settleMail(delivery: Delivery, outcome: MailOutcome): void {
    if (outcome.type === 'sent') {
      this.#mailIs('failing', 'confirmed');
      this.#finish(delivery, 'delivered');
    } else if (outcome.type === 'rejected') {
      this.#mailIs('confirmed', 'failing');
      this.#finish(delivery, `rejected: ${outcome.reason}`);
    } else {
      const wait = mailDelay(delivery.attempts + 1, this.#world.random);
      const late = outcome.maybeSent && wait !== undefined && wait > REPEAT_MS;
      if (wait === undefined || late) this.#finish(delivery, `gave up: ${outcome.reason}`);
      else this.#later(delivery, Math.max(wait, outcome.retryAfter ?? 0));
    }
  }

  /** An address that was never confirmed stays so, whatever becomes of the mail that asks it. */
  #mailIs(from: MailSetting['state'], to: MailSetting['state']): void {
    this.#change((settings) =>
      settings.mail?.state === from ? { ...settings, mail: { ...settings.mail, state: to } } : settings,
    );
  }

  async #deliverWebhook(delivery: Delivery): Promise<void> {
    const { lang, webhooks } = this.#store.settings();
    const hook = webhooks.find(({ id }) => id === delivery.endpoint);
    if (!hook || hook.state === 'disabled') return this.#finish(delivery, 'no channel');
    const facts = await this.#world.ask(delivery, hashSecret(hook.url), lang, false);
    if (!facts) return this.#finish(delivery, 'no longer owed');
    const { table, game, seat, version } = delivery;
    const payload: WebhookPayload = {
      type: delivery.kind as 'turn' | 'start' | 'end',
      table: { id: table, game, url: `${this.#world.origin}/t/${table}` },
      seat,
      version,
    };
    this.#settleWebhook(delivery, await this.#post(hook, delivery.id, payload));
  }

  #settleWebhook(delivery: Delivery, outcome: PostOutcome): void {
    const now = this.#world.now();
    // As it is now: while this was sent, another delivery may have switched it off, or its owner removed it.
    const hook = this.#store.settings().webhooks.find(({ id }) => id === delivery.endpoint);
    if (!hook || hook.state === 'disabled') {
      return this.#finish(delivery, outcome.type === 'delivered' ? 'delivered' : `failed: ${outcome.type}`);
    }
    if (outcome.type === 'delivered') {
      if (hook.failingSince !== null)
        this.#change((settings) => withHook(settings, hook.id, { state: 'on', failingSince: null }));
      return this.#finish(delivery, 'delivered');
    }
    const since = hook.failingSince ?? now;
    const off = outcome.type === 'gone' || now - since >= PATIENCE_MS;
    this.#change((settings) =>
      withHook(settings, hook.id, { state: off ? 'disabled' : 'failing', failingSince: since }),
    );
    if (off) this.#tellOwner(delivery, hook, outcome.type === 'gone' ? 'webhook-gone' : 'webhook-failing');
    const wait =
      outcome.type === 'retry' ? webhookDelay(delivery.attempts + 1, this.#world.random) : undefined;
    if (wait === undefined || off)
      this.#finish(
        delivery,
        outcome.type === 'refused' ? `refused: ${outcome.code}` : `failed: ${outcome.type}`,
      );
    else this.#later(delivery, Math.max(wait, outcome.type === 'retry' ? (outcome.retryAfter ?? 0) : 0));
  }

  #tellOwner({ person }: Delivery, hook: WebhookSetting, kind: 'webhook-gone' | 'webhook-failing'): void {
    const { host } = new URL(hook.url);
    this.#store.transact(() =>
      this.#plan({ ...noTable(person), id: `${kind}:${hook.id}`, kind, about: host, due: this.#world.now() }),
    );
  }

  /** One signed call. The address is checked again right before: what was public then may not be now. */
  async #post(hook: WebhookSetting, id: string, payload: WebhookPayload): Promise<PostOutcome> {
    const { rules, resolve, fetch, now } = this.#world;
    const target = await checkWebhookTarget(hook.url, rules, resolve);
    if (!target.ok) return { type: 'refused', code: target.code };
    return sendWebhook({ url: target.url, secrets: [hook.secret], id, now: now(), payload }, fetch);
  }

  async #letter(delivery: Delivery, mail: MailSetting, lang: Settings['lang']): Promise<Letter | null> {
    const { origin } = this.#world;
    const about = {
      lang,
      unsubscribeUrl: `${origin}/unsubscribe#${this.#world.unsubscribeToken(delivery.person)}`,
      settingsUrl: `${origin}/notices`,
    };
    switch (delivery.kind) {
      case 'confirm':
        return confirmLetter({
          ...about,
          confirmUrl: this.#confirmUrl(delivery.person, mail),
          minutes: CONFIRM_MINUTES,
        });
      case 'test':
        return testLetter(about);
      case 'webhook-gone':
      case 'webhook-failing':
        return webhookDisabledLetter({
          ...about,
          host: delivery.about,
          reason: delivery.kind === 'webhook-gone' ? 'gone' : 'failing',
        });
      case 'turn':
      case 'start':
      case 'end': {
        const facts = await this.#world.ask(delivery, hashSecret(mail.address), lang, true);
        if (!facts) return null;
        const { results, seatLink, ...told } = facts;
        const make = { turn: turnLetter, start: startLetter, end: endLetter }[delivery.kind];
        return make({
          ...about,
          ...told,
          tableUrl: `${origin}/t/${delivery.table}${seatLink === null ? '' : `#seat.${seatLink}`}`,
          ...(results ? { results: standings(results) } : {}),
        });
      }
    }
  }

  /** A new token for each attempt, of which any may be the one that arrives: only hashes are kept. */
  #confirmUrl(person: string, mail: MailSetting): string {
    const token = this.#world.token();
    const tokenUntil = this.#world.now() + CONFIRM_MINUTES * 60_000;
    this.#change((settings) => ({
      ...settings,
      mail: { ...mail, tokenHashes: [...mail.tokenHashes, hashSecret(token)], tokenUntil },
    }));
    return `${this.#world.origin}/confirm#${person}.${token}`;
  }

  #envelope(delivery: Delivery, to: string, letter: Letter): Mail {
    const { origin } = this.#world;
    const headers = noticeHeaders({
      host: new URL(origin).hostname,
      unsubscribeUrl: `${origin}/u/${this.#world.unsubscribeToken(delivery.person)}`,
      ...(delivery.table === '' ? {} : { tableId: delivery.table }),
    });
    return { ...letter, to, headers, id: delivery.id };
  }

  #plan(delivery: Delivery): void {
    const before = this.#store.nextDue();
    this.#store.add(delivery);
    const now = this.#world.now();
    if (before === null || delivery.due < before) this.#store.setAlarm(delivery.due);
    else if (before < now - LOST_MS) this.#store.setAlarm(now);
  }

  #later(delivery: Delivery, wait: number): void {
    this.#store.transact(() =>
      this.#store.delay(delivery.id, this.#world.now() + wait, delivery.attempts + 1),
    );
  }

  #finish({ id, kind, table, channel }: Delivery, outcome: string): void {
    this.#store.transact(() => {
      this.#store.remove(id);
      this.#store.note({ at: this.#world.now(), kind, table, channel, outcome });
    });
  }

  #change(change: (settings: Settings) => Settings): void {
    this.#store.transact(() => this.#store.saveSettings(change(this.#store.settings())));
  }
}

type PostOutcome =
  | WebhookOutcome
  | {
      readonly type: 'refused';
      readonly code:
        | 'webhook-url-not-https'
        | 'webhook-host-not-public'
        | 'webhook-url-not-allowed'
        | 'webhook-loop';
    };

function channels({ mail, webhooks }: Settings): { channel: NoticeChannel; endpoint: string }[] {
  const hooks = webhooks
    .filter(({ state }) => state !== 'disabled')
    .map(({ id }) => ({ channel: 'webhook' as const, endpoint: id }));
  return mail?.state === 'confirmed' ? [{ channel: 'mail', endpoint: '' }, ...hooks] : hooks;
}

/** The parts of a delivery that concerns no table. */
function noTable(person: string) {
  return {
    channel: 'mail',
    endpoint: '',
    about: '',
    table: '',
    game: '',
    seat: 0,
    version: 0,
    person,
    attempts: 0,
  } as const;
}

function withHook(settings: Settings, id: string, change: Partial<WebhookSetting>): Settings {
  return {
    ...settings,
    webhooks: settings.webhooks.map((hook) => (hook.id === id ? { ...hook, ...change } : hook)),
  };
}

function standings(results: NonNullable<NoticeFacts['results']>) {
  return results
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ name, score, rank }) => ({
      place: rank,
      name,
      ...(score === null ? {} : { score: String(score) }),
    }));
}
