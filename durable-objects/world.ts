import { bytesToHex } from '@noble/hashes/utils.js';
import { base64url } from '../src/notify/secrets.ts';
import type { RoomWorld } from './room.ts';

/** The platform's clock and dice. */
export const world: RoomWorld = {
  now: () => Date.now(),
  randomHex: (bytes) => bytesToHex(randomBytes(bytes)),
  token: () => base64url(randomBytes(32)),
};

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}
