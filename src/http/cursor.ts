import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64url, sameSecret } from '../notify/secrets.ts';
import * as v from 'valibot';

/** Where a page of finished games begins: behind this one. `total`: how many the first page counted. */
const Place = v.strictTuple([v.number(), v.string(), v.number()]);
interface Place {
  readonly endedAt: number;
  readonly id: string;
  readonly total: number;
}

/** `PLACE.MAC`. PLACE: JSON in base64url; MAC: of the place and of the list it belongs to, so that it opens no other list. */
const FORM = /^([\w-]{1,200})\.([\w-]{43})$/;

/** @param list whose list it is and what it shows, as one text */
export function cursorTo({ endedAt, id, total }: Place, list: string, secret: string): string {
  const place = base64url(utf8ToBytes(JSON.stringify([endedAt, id, total])));
  return `${place}.${mac(place, list, secret)}`;
}

/** The place of a cursor; undefined for one that is not ours, or of another list. */
export function placeOf(cursor: string, list: string, secret: string): Place | undefined {
  const [, place = '', given = ''] = FORM.exec(cursor) ?? [];
  if (place === '' || !sameSecret(given, mac(place, list, secret))) return undefined;
  const [endedAt, id, total] = v.parse(
    Place,
    JSON.parse(atob(place.replaceAll('-', '+').replaceAll('_', '/'))),
  );
  return { endedAt, id, total };
}

function mac(place: string, list: string, secret: string): string {
  return base64url(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(`cursor:${place}:${list}`)));
}
