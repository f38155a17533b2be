import { describe, expect, test } from 'vitest';
import { completeOptions, isFault, type OptionSpec } from '../../src/engine/options.ts';

const options: readonly OptionSpec[] = [
  { key: 'length', values: ['short', 'long'] },
  { key: 'ghosts', values: [false, true], seats: [2] },
  { key: 'count', values: [1, 2], seats: [2], beside: { key: 'ghosts', value: true } },
];
const game = { seats: [2, 3], options };

describe('options of a table', () => {
  test('are filled up with their first values', () => {
    expect(completeOptions(game, 2, {})).toEqual({ length: 'short', ghosts: false });
    expect(completeOptions(game, 3, { length: 'long' })).toEqual({ length: 'long' });
  });

  test('exist only for their numbers of seats and beside their values', () => {
    expect(completeOptions(game, 2, { ghosts: true })).toEqual({ length: 'short', ghosts: true, count: 1 });
    expect(completeOptions(game, 2, { ghosts: true, count: 2 })).toMatchObject({ count: 2 });
  });

  test.for([
    ['a number of seats the game is not for', 4, {}, 'This game is for 2, 3 players.'],
    ['a value that is none', 2, { length: 'medium' }, 'The option length is one of: short, long.'],
    ['a value of another type', 2, { ghosts: 'true' }, 'The option ghosts is one of: false, true.'],
    ['a number as text', 2, { ghosts: true, count: '2' }, 'The option count is one of: 1, 2.'],
    ['null', 2, { length: null }, 'The option length is one of: short, long.'],
    [
      'undefined where the key is given',
      2,
      { length: undefined },
      'The option length is one of: short, long.',
    ],
    ['an unknown option', 2, { colour: 'red' }, 'The option colour does not apply to this table.'],
    [
      'an option of other numbers of seats',
      3,
      { ghosts: true },
      'The option ghosts does not apply to this table.',
    ],
    ['an option without its companion', 2, { count: 2 }, 'The option count does not apply to this table.'],
    [
      'a name from the prototype',
      2,
      { constructor: 1 },
      'The option constructor does not apply to this table.',
    ],
  ] as const)('refuse %s', ([, seats, given, detail]) => {
    const result = completeOptions(game, seats, given);
    expect(result).toEqual({ code: 'invalid-setup', detail });
    expect(isFault(result)).toBe(true);
  });

  test('refuse a long stray key without repeating all of it', () => {
    const result = completeOptions(game, 2, { ['x'.repeat(1000)]: 1 });
    expect(isFault(result) && result.detail.length).toBeLessThan(80);
  });

  test('are told from a fault', () => {
    expect(isFault(completeOptions(game, 2, {}) as never)).toBe(false);
  });
});
