import type { Fetch } from '../src/notify/fetch.ts';
import { mailDelay, type MailOutcome, type MailTransport } from '../src/notify/mail.ts';
import { hashSecret } from '../src/notify/secrets.ts';
import {
  checkWebhookTarget,
  type Resolve,
  type WebhookUrlCode,
  type WebhookUrlRules,
} from '../src/notify/webhook-url.ts';
import {
  sendWebhook,
  webhookDelay,
  type WebhookOutcome,
  type WebhookPayload,
} from '../src/notify/webhook.ts';
import {
  type Delivery,
  type InboxStore,
  type MailSetting,
  noTable,
  type Settings,
  type WebhookSetting,
  withHook,
} from './inbox-store.ts';
import { envelope, letterFor } from './letters.ts';
import type { NoticeFacts } from './telling.ts';

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
const PATIENCE_MS = 5 * 24 * 60 * 60_000;
/** Providers forget an idempotency key after a day: an attempt that may have arrived is not repeated later. */
const REPEAT_MS = 24 * 60 * 60_000;

/** Carries what is due: one delivery at a time is one attempt, and every attempt ends in a receipt, a later one, or both. */
export class Courier {
  readonly #store: InboxStore;
  readonly #world: InboxWorld;

  constructor(store: InboxStore, world: InboxWorld) {
    this.#store = store;
    this.#world = world;
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
    const letter = await letterFor(delivery, lang, {
      ...this.#world,
      facts: () => this.#world.ask(delivery, hashSecret(mail.address), lang, true),
      confirmation: (minutes) => this.#confirmation(mail, minutes),
    });
    if (!letter) return this.#finish(delivery, 'no longer owed');
    const outcome = await transport.send(envelope(delivery, mail.address, letter, this.#world));
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
    this.change((settings) =>
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
    this.#settleWebhook(delivery, await this.post(hook, delivery.id, payload));
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
        this.change((settings) => withHook(settings, hook.id, { state: 'on', failingSince: null }));
      return this.#finish(delivery, 'delivered');
    }
    const since = hook.failingSince ?? now;
    const off = outcome.type === 'gone' || now - since >= PATIENCE_MS;
    this.change((settings) =>
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
      this.plan({ ...noTable(person), id: `${kind}:${hook.id}`, kind, about: host, due: this.#world.now() }),
    );
  }

  /** A new token for each attempt, of which any may be the one that arrives: only hashes are kept. */
  #confirmation(mail: MailSetting, minutes: number): string {
    const token = this.#world.token();
    const tokenUntil = this.#world.now() + minutes * 60_000;
    this.change((settings) => ({
      ...settings,
      mail: { ...mail, tokenHashes: [...mail.tokenHashes, hashSecret(token)], tokenUntil },
    }));
    return token;
  }

  /** One signed call. The address is checked again right before: what was public then may not be now. */
  async post(hook: WebhookSetting, id: string, payload: WebhookPayload): Promise<PostOutcome> {
    const { rules, resolve, fetch, now } = this.#world;
    const target = await checkWebhookTarget(hook.url, rules, resolve);
    if (!target.ok) return { type: 'refused', code: target.code };
    return sendWebhook({ url: target.url, secrets: [hook.secret], id, now: now(), payload }, fetch);
  }

  /** Plans a delivery and makes sure that the alarm comes in time. */
  plan(delivery: Delivery): void {
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

  change(change: (settings: Settings) => Settings): void {
    this.#store.transact(() => this.#store.saveSettings(change(this.#store.settings())));
  }
}

type PostOutcome = WebhookOutcome | { readonly type: 'refused'; readonly code: WebhookUrlCode };
