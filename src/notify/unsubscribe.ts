import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** `PERSON.MAC`: whoever holds it can stop this person's mails, and nothing else. Lasts as long as the secret does. */
export function unsubscribeToken(person: string, secret: string): string {
  return `${person}.${bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(`unsubscribe:${person}`)))}`;
}

/** The person of a token; undefined for one that is not ours. */
export function readUnsubscribeToken(token: string, secret: string): string | undefined {
  const person = /^([\w-]{22})\.[0-9a-f]{64}$/.exec(token)?.[1];
  // Compared as hashes: how far two of them agree tells nothing.
  const same = (a: string, b: string) => bytesToHex(sha256(utf8ToBytes(a))) === bytesToHex(sha256(utf8ToBytes(b)));
  return person !== undefined && same(token, unsubscribeToken(person, secret)) ? person : undefined;
}
