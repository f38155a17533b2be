import * as v from 'valibot';

const CODE = 'invalid-email';

/** RFC 5321 §4.5.3.1: 64 before the @; 254 in all, since a path of 256 includes the brackets. */
const MAX_ADDRESS = 254;
const MAX_LOCAL = 64;

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const LOCAL = new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*$`);
const DOMAIN = new RegExp(String.raw`^(?:${LABEL}\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,59})$`);

/** RFC 2142 and robots: behind these sits a desk or nobody, and a turn mail there is a complaint. */
const ROLES: ReadonlySet<string> = new Set([
  'abuse',
  'bounce',
  'bounces',
  'do-not-reply',
  'donotreply',
  'hostmaster',
  'listserv',
  'mailer-daemon',
  'majordomo',
  'no-reply',
  'noreply',
  'postmaster',
  'spam',
  'unsubscribe',
]);

/**
 * A mail address every provider can deliver to: plain ASCII, one @, no display name, quotes, comment or address literal. A
 * domain with other letters comes in its `xn--` form. The output has the domain in lower case, the rest as typed.
 *
 * Error: `invalid-email`.
 */
export const MailAddress = v.pipe(
  v.string(CODE),
  v.check(isMailAddress, CODE),
  v.transform((address) => {
    const { local, domain } = split(address);
    return `${local}@${domain.toLowerCase()}`;
  }),
);

function isMailAddress(address: string): boolean {
  if (address.length > MAX_ADDRESS) return false;
  const { local, domain } = split(address);
  if (local.length > MAX_LOCAL || !LOCAL.test(local) || !DOMAIN.test(domain)) return false;
  return !ROLES.has(withoutTag(local.toLowerCase()));
}

/**
 * The form in which an address is counted, so that a limit holds for the mailbox behind it: lower case, no `+tag`, and for
 * Gmail no dots. Never mail to this form.
 *
 * @param address a `MailAddress`
 */
export function canonicalAddress(address: string): string {
  const { local, domain } = split(address.toLowerCase());
  const mailbox = withoutTag(local);
  if (domain === 'gmail.com' || domain === 'googlemail.com') {
    return `${mailbox.replaceAll('.', '')}@gmail.com`;
  }
  return `${mailbox}@${domain}`;
}

/**
 * Whether the address is at one of these hosts or below one: our own would feed the service its own mail.
 *
 * @param address a `MailAddress`
 * @param hosts lower-case names without a port
 */
export function isAddressAt(address: string, hosts: readonly string[]): boolean {
  const { domain } = split(address.toLowerCase());
  return hosts.some((host) => domain === host || domain.endsWith(`.${host}`));
}

function split(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf('@');
  return { local: address.slice(0, Math.max(at, 0)), domain: address.slice(at + 1) };
}

/** An address may begin with a plus; then the plus is its name. */
function withoutTag(local: string): string {
  const plus = local.indexOf('+');
  return plus > 0 ? local.slice(0, plus) : local;
}
