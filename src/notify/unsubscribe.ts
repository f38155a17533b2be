import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { sameSecret } from './secrets.ts';

/** `PERSON.MAC`: whoever holds it can stop this person's mails, and nothing else. Lasts as long as the secret does. */
export function unsubscribeToken(person: string, secret: string): string {
  return `${person}.${bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(`unsubscribe:${person}`)))}`;
}

/** The person of a token; undefined for one that is not ours. */
export function readUnsubscribeToken(token: string, secret: string): string | undefined {
  const person = /^([\w-]{22})\.[0-9a-f]{64}$/.exec(token)?.[1];
  return person !== undefined && sameSecret(token, unsubscribeToken(person, secret)) ? person : undefined;
}
