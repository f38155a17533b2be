import { expect, test } from 'vitest';
import { LIMITS, tooHeavy, webSizes } from '../bench/web.ts';

test('the first load stays within 60 kB, and each game within 25 kB more', async () => {
  const sizes = await webSizes();
  expect(sizes.games.size).toBeGreaterThan(0);
  expect(Math.min(sizes.first, ...sizes.games.values())).toBeGreaterThan(1_000);
  expect(tooHeavy(sizes)).toEqual([]);
});

test('a byte too many is named', () => {
  const games = new Map([
    ['light', LIMITS.game],
    ['heavy', LIMITS.game + 1],
  ]);
  expect(tooHeavy({ first: LIMITS.first, table: LIMITS.first + 1, games })).toEqual([
    'first load at a table: 60001 of 60000 bytes',
    'heavy: 25001 of 25000 bytes',
  ]);
});
