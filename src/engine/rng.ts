import { chacha20 } from '@noble/ciphers/chacha.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { assert, must } from './assert.ts';

/**
 * Where a stream of chance stands. Kept beside the game state, never inside it.
 * `key`: 32 bytes in hex; `used`: 32-bit words taken so far.
 */
export interface RngState {
  readonly key: string;
  readonly used: number;
}

const NONCE = new Uint8Array(12);
const WORDS_PER_BLOCK = 16;
/** Blocks made at a time: a shuffle takes about one word a card. */
const BLOCKS = 8;
const WORDS = BLOCKS * WORDS_PER_BLOCK;

/**
 * Numbers from the ChaCha20 key stream (RFC 8439, zero nonce, counter from 0), read as little-endian 32-bit words in
 * order. A bounded number takes the low bits of a word and rejects what is out of range, so it has no bias.
 */
export class Rng {
  readonly #key: string;
  #bytes: Uint8Array | undefined;
  #used: number;
  #chunk = -1;
  #words = new DataView(new ArrayBuffer(0));

  constructor(state: RngState) {
    this.#key = state.key;
    this.#used = state.used;
  }

  get state(): RngState {
    return { key: this.#key, used: this.#used };
  }

  /** The next word: an integer from 0 to 2³²−1. */
  next(): number {
    const chunk = Math.floor(this.#used / WORDS);
    if (chunk !== this.#chunk) {
      this.#bytes ??= hexToBytes(this.#key);
      const stream = chacha20(this.#bytes, NONCE, new Uint8Array(WORDS * 4), undefined, chunk * BLOCKS);
      this.#words = new DataView(stream.buffer, stream.byteOffset);
      this.#chunk = chunk;
    }
    const at = this.#used - chunk * WORDS;
    this.#used += 1;
    return this.#words.getUint32(at * 4, true);
  }

  /** An integer from 0 to `bound`−1, each equally likely. `bound`: 1 to 2³¹. */
  below(bound: number): number {
    assert(bound >= 1 && bound <= 2 ** 31, `no number below ${bound}`);
    const mask = 2 ** (32 - Math.clz32(bound - 1)) - 1;
    for (;;) {
      // `>>> 0`: the mask of 2³²−1 would make the result signed.
      const word = (this.next() & mask) >>> 0;
      if (word < bound) return word;
    }
  }

  /** One of `items`, each equally likely. `items` is not empty. */
  pick<T>(items: readonly T[]): T {
    return must(items[this.below(items.length)], 'pick from an empty list');
  }

  /** Shuffles `items` in place (Fisher–Yates, from the end) and returns them. */
  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i -= 1) {
      const j = this.below(i + 1);
      const held = items[i] as T;
      items[i] = items[j] as T;
      items[j] = held;
    }
    return items;
  }
}

/** The stream of a 32-byte seed, at its beginning. */
export function rngFrom(seed: Uint8Array): RngState {
  return { key: bytesToHex(seed), used: 0 };
}
