import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 in hex: what is kept of a link's secret, and of an address that is counted. */
export function hashSecret(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Whether two secrets are the same. It takes as long where they differ in the first letter as in the last. */
export function sameSecret(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let differ = 0;
  for (let at = 0; at < a.length; at += 1) differ |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return differ === 0;
}

/** RFC 4648 §5, without padding. */
export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
