import * as v from 'valibot';
import { CALL_TIMEOUT_MS, retryAfterMs } from './fetch.ts';
import type { Fetch } from './fetch.ts';
import { assertSendable } from './mail.ts';
import type { Mail, MailOutcome, MailSender, MailTransport } from './mail.ts';

/** The part of Cloudflare's `send_email` binding that we use. */
export interface MailBinding {
  send(mail: {
    from: MailSender;
    to: string;
    subject: string;
    text: string;
    html: string;
    headers: Record<string, string>;
  }): Promise<{ readonly messageId: string }>;
}

export interface HttpMailApi {
  /** Such as `https://api.resend.com/emails`. */
  readonly endpoint: string;
  readonly apiKey: string;
  readonly from: MailSender;
}

const DAILY_LIMIT_RETRY_MS = 60 * 60 * 1000;

const INVALID: MailOutcome = { type: 'rejected', reason: 'invalid' };
const RATE_LIMITED: MailOutcome = { type: 'retry', reason: 'rate-limited', maybeSent: false };
const MISCONFIGURED: MailOutcome = { type: 'retry', reason: 'misconfigured', maybeSent: false };

/** The binding's error codes that settle something. All others leave open whether the mail went out. */
const BINDING_OUTCOMES: ReadonlyMap<string, MailOutcome> = new Map<string, MailOutcome>([
  ['E_RECIPIENT_SUPPRESSED', { type: 'rejected', reason: 'suppressed' }],
  ['E_RECIPIENT_NOT_ALLOWED', { type: 'rejected', reason: 'recipient-not-allowed' }],
  ['E_RATE_LIMIT_EXCEEDED', RATE_LIMITED],
  ['E_DAILY_LIMIT_EXCEEDED', { ...RATE_LIMITED, retryAfter: DAILY_LIMIT_RETRY_MS }],
  ['E_SENDER_NOT_VERIFIED', MISCONFIGURED],
  ['E_SENDER_DOMAIN_NOT_AVAILABLE', MISCONFIGURED],
  ['E_VALIDATION_ERROR', INVALID],
  ['E_FIELD_MISSING', INVALID],
  ['E_CONTENT_TOO_LARGE', INVALID],
  ['E_HEADER_NOT_ALLOWED', INVALID],
  ['E_HEADER_USE_API_FIELD', INVALID],
  ['E_HEADER_VALUE_INVALID', INVALID],
  ['E_HEADER_VALUE_TOO_LONG', INVALID],
  ['E_HEADER_NAME_INVALID', INVALID],
  ['E_HEADERS_TOO_LARGE', INVALID],
  ['E_HEADERS_TOO_MANY', INVALID],
]);

const UNKNOWN: MailOutcome = { type: 'retry', reason: 'unavailable', maybeSent: true };

const Failure = v.object({ code: v.string() });
const Accepted = v.object({ id: v.string() });
const Problem = v.object({ name: v.string() });

/**
 * Sends through Cloudflare Email Service. The binding knows no idempotency key: after an outcome with `maybeSent` a repetition
 * may arrive twice.
 */
export function bindingTransport(binding: MailBinding, from: MailSender): MailTransport {
  return {
    async send(mail) {
      assertSendable(mail);
      const { to, subject, text, html, headers } = mail;
      try {
        const sending = binding.send({ from, to, subject, text, html, headers: { ...headers } });
        const { messageId } = await withinDeadline(sending);
        return { type: 'sent', providerId: messageId };
      } catch (error) {
        const failure = v.safeParse(Failure, error);
        return (failure.success ? BINDING_OUTCOMES.get(failure.output.code) : undefined) ?? UNKNOWN;
      }
    },
  };
}

/**
 * Sends through an HTTP API in the manner of Resend: one POST, `Idempotency-Key`, an id in the answer. The provider keeps the
 * key for a day; after that a repetition may arrive twice.
 */
export function httpTransport(api: HttpMailApi, fetch: Fetch): MailTransport {
  return {
    async send(mail) {
      assertSendable(mail);
      try {
        const response = await fetch(api.endpoint, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${api.apiKey}`,
            'content-type': 'application/json',
            'idempotency-key': mail.id,
          },
          body: JSON.stringify(requestBody(mail, api.from)),
          redirect: 'manual',
          signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
        });
        return await httpOutcome(response);
      } catch {
        return UNKNOWN;
      }
    },
  };
}

/**
 * The transport that the configuration asks for: the HTTP API where one is named, else the binding; `undefined` when no mail is
 * configured, which is a supported way to run.
 */
export function mailTransport(
  configured: { readonly binding?: MailBinding; readonly http?: HttpMailApi; readonly from?: MailSender },
  fetch: Fetch,
): MailTransport | undefined {
  const { binding, http, from } = configured;
  if (http) return httpTransport(http, fetch);
  return binding && from ? bindingTransport(binding, from) : undefined;
}

function requestBody(mail: Mail, from: MailSender): Record<string, unknown> {
  const { to, subject, text, html, headers } = mail;
  return {
    from: `"${from.name.replace(/["\\]/g, '')}" <${from.email}>`,
    to: [to],
    subject,
    text,
    html,
    headers,
  };
}

async function httpOutcome(response: Response): Promise<MailOutcome> {
  const { status } = response;
  const body: unknown = await response.json().catch(() => undefined);
  if (status >= 200 && status < 300) {
    const accepted = v.safeParse(Accepted, body);
    return accepted.success ? { type: 'sent', providerId: accepted.output.id } : { type: 'sent' };
  }
  const retryAfter = retryAfterMs(response.headers.get('retry-after'), Date.now());
  const wait = retryAfter === undefined ? {} : { retryAfter };
  if (status === 429) return { ...RATE_LIMITED, ...wait };
  if (status === 409) return conflict(body);
  if (status === 400 || status === 413 || status === 422) return INVALID;
  if (status >= 500 || status === 408) return { ...UNKNOWN, ...wait };
  return MISCONFIGURED;
}

/** The key was used before: with another text, so that one has gone out, or by an attempt that is still under way. */
function conflict(body: unknown): MailOutcome {
  const problem = v.safeParse(Problem, body);
  return problem.success && problem.output.name === 'invalid_idempotent_request' ? { type: 'sent' } : UNKNOWN;
}

/** A binding takes no signal; what it does after the deadline no longer matters here. */
async function withinDeadline<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer')), CALL_TIMEOUT_MS);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
