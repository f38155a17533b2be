import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { Rng, rngFrom } from '../../src/engine/rng.ts';
import { rngOfWord } from '../../src/engine/shuffle.ts';

function bytesOf(rng: Rng, words: number): string {
  const view = new DataView(new ArrayBuffer(4 * words));
  for (let at = 0; at < words; at += 1) view.setUint32(4 * at, rng.next(), true);
  return Buffer.from(view.buffer).toString('hex');
}

describe('the stream', () => {
  const ZERO = { key: '00'.repeat(32), used: 0 };

  // RFC 8439, appendix A.1, test vectors 1 and 2: zero key and nonce, block counters 0 and 1.
  test('is the ChaCha20 key stream from block 0', () => {
    expect(bytesOf(new Rng(ZERO), 32)).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586' +
        '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    );
  });

  // RFC 8439, appendix A.1, test vector 3: the last bit of the key is set, block counter 1.
  test('depends on the key', () => {
    const key = `${'00'.repeat(31)}01`;
    expect(bytesOf(new Rng({ key, used: 16 }), 16)).toBe(
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a' +
        '8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    );
  });

  test('starts at the beginning of a seed', () => {
    expect(rngFrom(hexToBytes('ab'.repeat(32)))).toEqual({ key: 'ab'.repeat(32), used: 0 });
  });

  test('goes on where its state says, wherever it was left', () => {
    const whole = new Rng(rngOfWord('resume'));
    const words = Array.from({ length: 300 }, () => whole.next());
    for (const used of [0, 1, 15, 16, 127, 128, 129, 255, 256, 299]) {
      const first = new Rng(rngOfWord('resume'));
      for (let at = 0; at < used; at += 1) first.next();
      expect(first.state.used).toBe(used);
      const rest = new Rng(JSON.parse(JSON.stringify(first.state)) as typeof first.state);
      expect(words.slice(used).map(() => rest.next())).toEqual(words.slice(used));
    }
  });
});

/** What `below` should give, read off the words by hand: the low bits, and whatever is out of range thrown away. */
function readBelow(words: readonly number[], bound: number, count: number) {
  let bits = 0;
  while (2 ** bits < bound) bits += 1;
  const numbers: number[] = [];
  let used = 0;
  while (numbers.length < count) {
    const number = (words[used] ?? Number.NaN) % 2 ** bits;
    used += 1;
    if (number < bound) numbers.push(number);
  }
  return { numbers, used };
}

/** Words taken by a thousand numbers. */
function wordsUsed(bound: number): number {
  const rng = new Rng(rngOfWord('words used'));
  for (let at = 0; at < 1000; at += 1) rng.below(bound);
  return rng.state.used;
}

describe('a bounded number', () => {
  test.for([1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 55, 64, 65, 2 ** 30 + 1, 2 ** 31 - 1, 2 ** 31])(
    'below %i is the low bits of a word, and a word out of range is thrown away',
    (bound) => {
      const stream = new Rng(rngOfWord(`below ${bound}`));
      const words = Array.from({ length: 1000 }, () => stream.next());
      const rng = new Rng(rngOfWord(`below ${bound}`));
      const expected = readBelow(words, bound, 200);
      expect(Array.from({ length: 200 }, () => rng.below(bound))).toEqual(expected.numbers);
      expect(rng.state.used).toBe(expected.used);
    },
  );

  test('takes one word where nothing can be out of range, and throws away about half just above', () => {
    expect(wordsUsed(64)).toBe(1000);
    expect(wordsUsed(65)).toBeGreaterThan(1800);
    expect(wordsUsed(65)).toBeLessThan(2150);
  });

  test.for([0, -1, 2 ** 31 + 1, Number.NaN])('below %d is refused', (bound) => {
    expect(() => new Rng(rngOfWord('x')).below(bound)).toThrow('no number below');
  });

  test('picks from what there is, and not from nothing', () => {
    const rng = new Rng(rngOfWord('pick'));
    expect(new Set(Array.from({ length: 50 }, () => rng.pick(['a', 'b', 'c'])))).toEqual(
      new Set(['a', 'b', 'c']),
    );
    expect(() => rng.pick([])).toThrow();
  });
});

/** χ² of counts that should be equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** What χ² stays below in 999 of 1000 fair runs (Wilson and Hilferty's approximation). */
function limit(cells: number): number {
  const free = cells - 1;
  return free * (1 - 2 / (9 * free) + 3.09 * Math.sqrt(2 / (9 * free))) ** 3;
}

function countBelow(bound: number, draws: number, draw: () => number): number[] {
  const counts = Array.from({ length: bound }, () => 0);
  for (let at = 0; at < draws; at += 1) {
    const number = draw();
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return counts;
}

/** Counts the orders of five cards. */
function countOrders(shuffles: number, shuffle: (cards: string[]) => string[]): number[] {
  const counts = new Map<string, number>();
  for (let at = 0; at < shuffles; at += 1) {
    const order = shuffle(['a', 'b', 'c', 'd', 'e']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  return Array.from({ length: 120 }, (_, at) => [...counts.values()][at] ?? 0);
}

describe('chance is even', () => {
  test.for([2, 3, 5, 6, 7, 10, 52, 55, 76])('among the numbers below %i', (bound) => {
    const rng = new Rng(rngOfWord(`even ${bound}`));
    expect(chiSquare(countBelow(bound, 50_000, () => rng.below(bound)))).toBeLessThan(limit(bound));
  });

  test('among the 120 orders of five cards', () => {
    const rng = new Rng(rngOfWord('orders'));
    const counts = countOrders(120_000, (cards) => rng.shuffle(cards));
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(chiSquare(counts)).toBeLessThan(limit(120));
  });

  test('and the measure notices the two usual mistakes', () => {
    const rng = new Rng(rngOfWord('mistakes'));
    const remainder = countBelow(5, 50_000, () => (rng.next() & 63) % 5);
    expect(chiSquare(remainder)).toBeGreaterThan(limit(5));
    const naive = countOrders(120_000, (cards) => {
      for (let at = 0; at < cards.length; at += 1) {
        const other = rng.below(cards.length);
        [cards[at], cards[other]] = [cards[other] as string, cards[at] as string];
      }
      return cards;
    });
    expect(chiSquare(naive)).toBeGreaterThan(limit(120));
  });

  test('a shuffle keeps the cards', () => {
    const cards = ['a', 'a', 'b', 'c', 'd', 'd', 'd'];
    expect(new Rng(rngOfWord('keep')).shuffle([...cards]).toSorted()).toEqual(cards);
  });
});
