import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { CALL_TIMEOUT_MS, retryAfterMs } from './fetch.ts';
import type { Fetch } from './fetch.ts';

/** What a webhook tells: ids and where to look. Never a token, a name, a card or an address. */
export type WebhookPayload =
  | {
      readonly type: 'turn' | 'start' | 'end';
      readonly table: { readonly id: string; readonly game: string; readonly url: string };
      readonly seat: number;
      readonly version: number;
    }
  | { readonly type: 'test' };

/**
 * How a send went. `retry`: try again (`webhookDelay`), not sooner than after `retryAfter` ms. `gone`: the receiver said 410,
 * the endpoint is to be switched off. `failed`: it answered with a redirect, which is never followed; this message is lost.
 */
export type WebhookOutcome =
  | { readonly type: 'delivered'; readonly status: number }
  | { readonly type: 'retry'; readonly status?: number; readonly retryAfter?: number }
  | { readonly type: 'gone'; readonly status: number }
  | { readonly type: 'failed'; readonly status: number };

export interface WebhookMessage {
  /** From `checkWebhookTarget`, called right before. */
  readonly url: URL;
  /** The secrets of the endpoint, newest first: two for the 24 hours after a rotation. */
  readonly secrets: readonly string[];
  /** The notice's id: the same in every attempt, so that the receiver can tell a repetition. */
  readonly id: string;
  /** Milliseconds since 1970; signed, in seconds. */
  readonly now: number;
  readonly payload: WebhookPayload;
  readonly timeoutMs?: number;
}

const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;
const MAX_PAYLOAD_BYTES = 20_000;
const MAX_ANSWER_BYTES = 1024;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The example schedule of Standard Webhooks: ten attempts over 75 h 35 min. */
const DELAYS = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR),
];
const JITTER = 0.2;

const utf8 = new TextEncoder();

/** A fresh signing secret, `whsec_` and 256 random bits in base64. */
export function newWebhookSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return SECRET_PREFIX + toBase64(bytes);
}

/**
 * The headers of Standard Webhooks 1.0.0 for a body: an HMAC-SHA256 of `id.timestamp.body` for each secret.
 *
 * @param timestamp seconds since 1970
 */
export function signWebhook(
  secrets: readonly string[],
  id: string,
  timestamp: number,
  body: string,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  if (secrets.length === 0) throw new Error('a webhook needs a secret');
  const signed = utf8.encode(`${id}.${timestamp}.${body}`);
  const signatures = secrets.map((secret) => `v1,${toBase64(hmac(sha256, secretKey(secret), signed))}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}

/**
 * Makes one attempt. Never throws for what the receiver does: a refusal, silence or a broken connection is an outcome.
 * Delivery is at least once; the receiver tells repetitions by `webhook-id`.
 */
export async function sendWebhook(message: WebhookMessage, fetch: Fetch): Promise<WebhookOutcome> {
  const { url, secrets, id, now, payload, timeoutMs = CALL_TIMEOUT_MS } = message;
  const body = JSON.stringify(payload);
  if (utf8.encode(body).length > MAX_PAYLOAD_BYTES) throw new Error(`webhook ${id} is too large`);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Longhand-Webhook/1',
    ...signWebhook(secrets, id, Math.floor(now / SECOND), body),
  };
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url.href, { method: 'POST', headers, body, redirect: 'manual', signal });
    await readLittle(response);
    return outcome(response, now);
  } catch {
    return { type: 'retry' };
  }
}

/**
 * How long to wait before the next attempt, in ms, spread by a fifth either way; `undefined` when all ten are made.
 *
 * @param attempt attempts already made
 * @param random a source of numbers in [0, 1)
 */
export function webhookDelay(attempt: number, random: () => number): number | undefined {
  const delay = DELAYS[attempt];
  return delay === undefined ? undefined : Math.round(delay * (1 - JITTER + 2 * JITTER * random()));
}

function outcome(response: Response, now: number): WebhookOutcome {
  const { status } = response;
  if (status >= 200 && status < 300) return { type: 'delivered', status };
  if (status === 410) return { type: 'gone', status };
  // Where redirects are opaque, a refused one shows as status 0.
  if (status < 400) return { type: 'failed', status };
  const retryAfter = retryAfterMs(response.headers.get('retry-after'), now);
  return retryAfter === undefined ? { type: 'retry', status } : { type: 'retry', status, retryAfter };
}

/** Takes in a short answer so that the connection ends in good order, and hangs up on a long one. Nothing of it is kept. */
async function readLittle(response: Response): Promise<void> {
  const reader = response.body?.getReader();
  if (!reader) return;
  try {
    let bytes = 0;
    while (bytes < MAX_ANSWER_BYTES) {
      const chunk: unknown = (await reader.read()).value;
      if (!(chunk instanceof Uint8Array)) return;
      bytes += chunk.byteLength;
    }
    await reader.cancel();
  } catch {
    // The status is known; how the rest breaks off changes nothing.
  }
}

function secretKey(secret: string): Uint8Array {
  if (!secret.startsWith(SECRET_PREFIX)) throw new Error('not a webhook secret');
  const key = Uint8Array.from(atob(secret.slice(SECRET_PREFIX.length)), (unit) => unit.charCodeAt(0));
  if (key.length < 24 || key.length > 64) throw new Error('a webhook secret has 24 to 64 bytes');
  return key;
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
