import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 in hex: what is kept of a link's secret, and of an address that is counted. */
export function hashSecret(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Whether two secrets are the same. Compared as hashes: how far they agree tells nothing. */
export function sameSecret(a: string, b: string): boolean {
  return hashSecret(a) === hashSecret(b);
}
