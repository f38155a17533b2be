/**
 * The networks no webhook may reach (IANA special-purpose registries, RFC 6890). IPv6 is public only inside 2000::/3, which
 * leaves out loopback, mapped and compatible IPv4, NAT64, local, link-local, site-local and multicast addresses as a whole.
 */
const CLOSED_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
].map(network);

const GLOBAL_IPV6 = network('2000::/3');

/** Inside 2000::/3: protocol assignments with Teredo and ORCHID, documentation twice, 6to4 (it carries an IPv4 address). */
const CLOSED_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map(network);

interface Address {
  readonly bits: 32 | 128;
  readonly value: bigint;
}

interface Network extends Address {
  readonly prefix: number;
}

/**
 * Whether a resolved address lies on the public internet. What is not an address in plain notation (dotted IPv4, IPv6 of RFC
 * 4291 §2.2 without zone) is not public.
 */
export function isPublicAddress(text: string): boolean {
  const address = parseAddress(text);
  if (!address) return false;
  if (address.bits === 32) return !CLOSED_IPV4.some((closed) => contains(closed, address));
  return contains(GLOBAL_IPV6, address) && !CLOSED_IPV6.some((closed) => contains(closed, address));
}

function network(text: string): Network {
  const [base = '', length = ''] = text.split('/');
  const address = parseAddress(base);
  if (!address) throw new Error(`not a network: ${text}`);
  return { ...address, prefix: Number(length) };
}

function contains(net: Network, address: Address): boolean {
  const host = BigInt(net.bits - net.prefix);
  return net.value >> host === address.value >> host;
}

function parseAddress(text: string): Address | undefined {
  return text.includes(':') ? parseIpv6(text) : parseIpv4(text);
}

function parseIpv4(text: string): Address | undefined {
  const parts = text.split('.');
  // No leading zeros: some readers take them for octal.
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)) {
    return undefined;
  }
  return { bits: 32, value: parts.reduce((value, part) => (value << 8n) | BigInt(part), 0n) };
}

function parseIpv6(text: string): Address | undefined {
  const hex = text.includes('.') ? withoutDots(text) : text;
  const halves = hex?.split('::').map(parseGroups) ?? [];
  const [head, tail] = halves;
  if (!head || halves.length > 2 || halves.includes(undefined)) return undefined;
  const missing = 8 - head.length - (tail?.length ?? 0);
  if (tail ? missing < 1 : missing !== 0) return undefined;
  const groups = [...head, ...Array.from({ length: missing }, () => 0), ...(tail ?? [])];
  return { bits: 128, value: groups.reduce((value, group) => (value << 16n) | BigInt(group), 0n) };
}

/** Writes the IPv4 address that may end an IPv6 one (RFC 4291 §2.2.3) as its two last groups. */
function withoutDots(text: string): string | undefined {
  const colon = text.lastIndexOf(':') + 1;
  const embedded = parseIpv4(text.slice(colon));
  if (!embedded) return undefined;
  const groups = [embedded.value >> 16n, embedded.value & 0xffffn];
  return text.slice(0, colon) + groups.map((group) => group.toString(16)).join(':');
}

/** One side of a `::` as 16-bit groups. */
function parseGroups(text: string): number[] | undefined {
  if (text === '') return [];
  const parts = text.split(':');
  if (!parts.every((part) => /^[0-9a-f]{1,4}$/i.test(part))) return undefined;
  return parts.map((part) => Number.parseInt(part, 16));
}
