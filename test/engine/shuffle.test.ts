import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitTo, mixSeed, rngOfWord } from '../../src/engine/shuffle.ts';

const SEED = '00112233445566778899aabbccddeeff'.repeat(2);
const SALTS = ['a1'.repeat(16), 'b2'.repeat(16), 'c3'.repeat(16)];

const sha256 = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

describe('a checkable shuffle', () => {
  test('commits to the seed by its SHA-256', () => {
    expect(commitTo(SEED)).toBe(sha256(SEED));
    // FIPS 180-4's empty message, as a check of the check.
    expect(commitTo('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  test('mixes the seed with the salts in the order of the seats', () => {
    expect(mixSeed(SEED, SALTS)).toEqual({ key: sha256(SEED + SALTS.join('')), used: 0 });
  });

  test('gives every seat a say: another salt, another order or one salt less is another stream', () => {
    const [a, b, c] = SALTS as [string, string, string];
    const keys = [
      mixSeed(SEED, [a, b, c]),
      mixSeed(SEED, [b, a, c]),
      mixSeed(SEED, [a, b, `${c.slice(0, -1)}0`]),
      mixSeed(SEED, [a, b]),
      mixSeed(`${SEED.slice(0, -1)}0`, [a, b, c]),
    ].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('takes no half bytes', () => {
    expect(() => commitTo('abc')).toThrow();
    expect(() => mixSeed(SEED, ['zz'])).toThrow();
  });

  test('a word gives a stream of its own', () => {
    expect(rngOfWord('ash').key).toBe(createHash('sha256').update('ash').digest('hex'));
  });
});
