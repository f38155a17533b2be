/** The one way out, handed in so that tests and local runs can stand in for the network. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Everything we call answers within this or counts as unreachable. */
export const CALL_TIMEOUT_MS = 15_000;

const MAX_RETRY_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * A `Retry-After` header (RFC 9110 §10.2.3: seconds or a date) as milliseconds from `now`, at most a day; `undefined` when
 * there is none or it makes no sense.
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  // The parser of dates takes nearly anything for one.
  const date = text.endsWith('GMT') ? Date.parse(text) : Number.NaN;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : date - now;
  if (Number.isNaN(ms)) return undefined;
  return Math.min(Math.max(ms, 0), MAX_RETRY_AFTER_MS);
}
