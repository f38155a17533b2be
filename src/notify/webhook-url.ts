import { isPublicAddress } from './public-address.ts';

export type WebhookUrlCode =
  | 'webhook-url-not-https'
  | 'webhook-url-not-allowed'
  | 'webhook-host-not-public'
  | 'webhook-loop';

export type WebhookUrlCheck =
  | { readonly ok: true; readonly url: URL }
  | { readonly ok: false; readonly code: WebhookUrlCode };

export interface WebhookUrlRules {
  /** Host names that lead back to us: where the service answers, its zone, the mail provider's API. Lower case, no port. */
  readonly ownHosts: readonly string[];
  /** Local runs and tests only: also lets `http://127.0.0.1:<port>` and `http://localhost:<port>` through, unresolved. */
  readonly allowLoopback?: boolean;
}

/** All addresses of a name, IPv4 and IPv6. Rejects when any part of the answer is missing. */
export type Resolve = (host: string) => Promise<readonly string[]>;

const MAX_URL = 2048;

/** One of these in the text is read differently by different parsers. The URL parser drops tabs and turns `\` into `/`. */
const AMBIGUOUS = /[\p{C}\p{Z}\\]/u;

const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost):[1-9]\d{0,4}(?:[/?]|$)/;

/** Names that never lead to a public host (RFC 6761, RFC 6762, RFC 7686, RFC 8375, RFC 9476, ICANN's `internal`). */
const CLOSED_SUFFIXES: ReadonlySet<string> = new Set([
  'alt',
  'arpa',
  'corp',
  'example',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'mail',
  'onion',
  'private',
  'test',
]);

/** Workers call each other there without leaving the platform. */
const PLATFORM_HOSTS = ['workers.dev'];

const LABEL = /^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?$/;
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * Whether a URL somebody typed may receive webhooks, by its text alone: https on port 443, a public DNS name (an address
 * literal in any spelling is refused), no user, no fragment, not us. Who resolves the name: `checkWebhookTarget`.
 */
export function checkWebhookUrl(text: string, rules: WebhookUrlRules): WebhookUrlCheck {
  if (text.length > MAX_URL) return refuse('webhook-url-not-https');
  if (rules.allowLoopback === true && LOOPBACK.test(text)) return checkLoopback(text, rules);
  if (!/^\s*https:/i.test(text)) return refuse('webhook-url-not-https');
  const authority = /^https:\/\/([^/?#]+)[^#]*$/i.exec(text)?.[1];
  if (authority === undefined || AMBIGUOUS.test(text) || /[@%]/.test(authority)) {
    return refuse('webhook-url-not-allowed');
  }
  if (!URL.canParse(text)) {
    // The parser says only that it failed: a port out of range is the port's fault, anything else the host's.
    const port = Number(/:(\d+)$/.exec(authority)?.[1]);
    return refuse(port > 65_535 ? 'webhook-url-not-allowed' : 'webhook-host-not-public');
  }
  const url = new URL(text);
  const host = url.hostname.replace(/\.$/, '');
  if (!isPublicName(host)) return refuse('webhook-host-not-public');
  if (isAt(host, PLATFORM_HOSTS) || isAt(host, rules.ownHosts)) return refuse('webhook-loop');
  if (url.port !== '' || host !== url.hostname) return refuse('webhook-url-not-allowed');
  return { ok: true, url };
}

/**
 * The check to make when a webhook is saved and again right before each send: the text, then that every address behind the
 * name is public. The runtime resolves once more when it connects and cannot be told which address to take; against a name
 * that turns in that moment stands the platform's own refusal of private addresses.
 */
export async function checkWebhookTarget(
  text: string,
  rules: WebhookUrlRules,
  resolve: Resolve,
): Promise<WebhookUrlCheck> {
  const checked = checkWebhookUrl(text, rules);
  if (!checked.ok || checked.url.protocol === 'http:') return checked;
  return (await resolvesToPublic(checked.url.hostname, resolve))
    ? checked
    : refuse('webhook-host-not-public');
}

/** True only if the name resolves and every one of its addresses is public; false for failures of any kind. */
export async function resolvesToPublic(host: string, resolve: Resolve): Promise<boolean> {
  if (!isPublicName(host)) return false;
  try {
    const addresses = await resolve(host);
    return addresses.length > 0 && addresses.every((address) => isPublicAddress(address));
  } catch {
    return false;
  }
}

function checkLoopback(text: string, rules: WebhookUrlRules): WebhookUrlCheck {
  if (AMBIGUOUS.test(text) || text.includes('#') || !URL.canParse(text))
    return refuse('webhook-url-not-allowed');
  const url = new URL(text);
  return rules.ownHosts.includes(url.host) ? refuse('webhook-loop') : { ok: true, url };
}

/** @param host as the URL parser gives it: lower case, IDNA applied, every IPv4 spelling turned into dotted decimals */
function isPublicName(host: string): boolean {
  const labels = host.split('.');
  const top = labels.at(-1) ?? '';
  if (labels.length < 2 || host.length > 253 || !TOP_LEVEL.test(top) || CLOSED_SUFFIXES.has(top))
    return false;
  return labels.every((label) => label.length <= 63 && LABEL.test(label));
}

function isAt(host: string, names: readonly string[]): boolean {
  return names.some((name) => host === name || host.endsWith(`.${name}`));
}

function refuse(code: WebhookUrlCode): WebhookUrlCheck {
  return { ok: false, code };
}
