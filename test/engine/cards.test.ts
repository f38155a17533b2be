import { describe, expect, test } from 'vitest';
import { around, copies, distinct, rankByScore, removeOne } from '../../src/engine/cards.ts';

describe('cards and seats', () => {
  test('copies stand in the order of their codes', () => {
    expect(copies(['a', 'b'], 2)).toEqual(['a', 'a', 'b', 'b']);
    expect(copies(['a'], 0)).toEqual([]);
  });

  test('one card leaves a hand, the leftmost, and the order of the others stays', () => {
    const hand = ['b', 'a', 'c', 'a'];
    expect(removeOne(hand, 'a')).toBe(true);
    expect(hand).toEqual(['b', 'c', 'a']);
    expect(removeOne(hand, 'x')).toBe(false);
    expect(hand).toEqual(['b', 'c', 'a']);
  });

  test('distinct values stand in the order of their first appearance', () => {
    expect(distinct(['b', 'a', 'b', 'c', 'a'])).toEqual(['b', 'a', 'c']);
  });

  test('round the table, clockwise and back, from any seat', () => {
    expect(around(0, 4)).toEqual([0, 1, 2, 3]);
    expect(around(5, 4)).toEqual([1, 2, 3, 0]);
    expect(around(1, 4, -1)).toEqual([1, 0, 3, 2]);
    expect(around(0, 3, -1)).toEqual([0, 2, 1]);
  });

  test('equals share a rank and the next rank skips', () => {
    expect(rankByScore([7, 9, 9, 3]).map(({ rank }) => rank)).toEqual([3, 1, 1, 4]);
    expect(rankByScore([1, 1]).map(({ rank }) => rank)).toEqual([1, 1]);
    expect(rankByScore([-1, -5])).toEqual([
      { seat: 0, score: -1, rank: 1 },
      { seat: 1, score: -5, rank: 2 },
    ]);
  });
});
