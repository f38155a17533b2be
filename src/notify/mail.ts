/** A mail ready to go. Made by `templates.ts` (what it says) and `noticeHeaders` or `loginHeaders` (how programs treat it). */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The notice's id, the same in every attempt: printable ASCII, at most 256 characters. */
  readonly id: string;
}

/**
 * How a send went. `retry`: nothing settled, try again (`mailDelay`), not sooner than after `retryAfter` ms; with `maybeSent`
 * the provider may have taken it, so a repetition is safe only where it keeps the id. `rejected`: never to this address
 * (`suppressed`: it bounced or complained before) or never this mail.
 */
export type MailOutcome =
  | { readonly type: 'sent'; readonly providerId?: string }
  | {
      readonly type: 'retry';
      readonly reason: 'rate-limited' | 'misconfigured' | 'unavailable';
      readonly maybeSent: boolean;
      readonly retryAfter?: number;
    }
  | { readonly type: 'rejected'; readonly reason: 'suppressed' | 'recipient-not-allowed' | 'invalid' };

export interface MailTransport {
  /** Makes one attempt. Throws only for a mail that must not exist (`assertSendable`). */
  send(mail: Mail): Promise<MailOutcome>;
}

/** The address that mails come from, and the name beside it. From the configuration, never from a person. */
export interface MailSender {
  readonly email: string;
  readonly name: string;
}

const MAX_ID = 256;
const MAX_SUBJECT = 150;
const MAX_HEADER = 1000;

const PRINTABLE_ASCII = /^[ -~]+$/;
const HEADER_NAMES: ReadonlySet<string> = new Set([
  'Auto-Submitted',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'References',
]);

/** What every mail that nobody waits for carries: one-click unsubscribing (RFC 8058), its list, its thread. */
export function noticeHeaders(about: {
  /** The public host of this service. */
  readonly host: string;
  /** https; a POST to it unsubscribes without a cookie, a GET changes nothing. */
  readonly unsubscribeUrl: string;
  /** Puts the mails of one table into one thread. */
  readonly tableId?: string;
}): Record<string, string> {
  const { host, unsubscribeUrl, tableId } = about;
  const url = new URL(unsubscribeUrl);
  if (url.protocol !== 'https:' && url.hostname !== 'localhost' && url.hostname !== '127.0.0.1') {
    throw new Error('the unsubscribe URL is not https');
  }
  if (!/^[a-z0-9.-]+$/.test(host)) throw new Error('not a host name');
  if (tableId !== undefined && !/^[A-Za-z0-9_-]{1,64}$/.test(tableId)) throw new Error('not a table id');
  return {
    ...loginHeaders(),
    'List-Id': `<notices.${host}>`,
    'List-Unsubscribe': `<${url.href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    ...(tableId === undefined ? {} : { References: `<table.${tableId}@${host}>` }),
  };
}

/** What a mail carries that somebody is waiting for in front of a screen. It belongs to no list. */
export function loginHeaders(): Record<string, string> {
  return { 'Auto-Submitted': 'auto-generated' };
}

/**
 * The last gate before a provider: no line break or other control character in whatever becomes a header, no header but those
 * above. User text stands only in `text` and `html`; a mail that fails here is a bug, so this throws.
 */
export function assertSendable(mail: Mail): void {
  const { to, subject, headers, id } = mail;
  const fine =
    /^[!-~]+@[!-~]+$/.test(to) &&
    !/[,;<>]/.test(to) &&
    subject !== '' &&
    subject.length <= MAX_SUBJECT &&
    !/\p{C}|\p{Zl}|\p{Zp}/u.test(subject) &&
    id.length <= MAX_ID &&
    PRINTABLE_ASCII.test(id) &&
    Object.entries(headers).every(
      ([name, value]) => HEADER_NAMES.has(name) && value.length <= MAX_HEADER && PRINTABLE_ASCII.test(value),
    );
  if (!fine) throw new Error(`mail ${JSON.stringify(id.slice(0, MAX_ID))} must not be sent`);
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const FIRST_DELAY = 30 * SECOND;
const LONGEST_DELAY = 6 * HOUR;
const GIVE_UP = 72 * HOUR;

/**
 * How long to wait before the next attempt, in ms: none at first, then 30 s doubling up to 6 h, each shortened by up to a
 * fifth; `undefined` when it would come more than 72 h after the first.
 *
 * @param attempt attempts already made
 * @param random a source of numbers in [0, 1)
 */
export function mailDelay(attempt: number, random: () => number): number | undefined {
  if (attempt === 0) return 0;
  let elapsed = 0;
  for (let made = 1; made <= attempt; made += 1) elapsed += fullDelay(made);
  return elapsed > GIVE_UP ? undefined : Math.round(fullDelay(attempt) * (1 - 0.2 * random()));
}

function fullDelay(attempt: number): number {
  return Math.min(FIRST_DELAY * 2 ** (attempt - 1), LONGEST_DELAY);
}
