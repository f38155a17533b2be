import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type RngState, rngFrom } from './rng.ts';

/** What a record says of the shuffle: everything in hex. `serverSeed` 32 bytes, one salt of 16 bytes per seat. */
export interface Shuffle {
  readonly commit: string;
  readonly serverSeed: string;
  readonly salts: readonly string[];
  readonly stream: 'chacha20';
}

/** SHA-256 of the server's part, published before the first card is dealt. */
export function commitTo(serverSeed: string): string {
  return bytesToHex(sha256(hexToBytes(serverSeed)));
}

/** The stream of a game: key = SHA-256(serverSeed ‖ salt of seat 0 ‖ salt of seat 1 ‖ …). */
export function mixSeed(serverSeed: string, salts: readonly string[]): RngState {
  return rngFrom(sha256(concatBytes(hexToBytes(serverSeed), ...salts.map((salt) => hexToBytes(salt)))));
}

/** A stream from a word, for tests, fuzzing and benches: never for a table. */
export function rngOfWord(word: string): RngState {
  return rngFrom(sha256(utf8ToBytes(word)));
}
