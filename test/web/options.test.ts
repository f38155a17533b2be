import { expect, test } from 'vitest';
import type { GameInfo } from '../../src/protocol/table.ts';
import { optionsFor } from '../../web/pages/options.ts';

const text = (value: string | boolean) => ({ value, label: String(value), help: '' });
const spec = (key: string, values: (string | boolean)[], more: object = {}) => ({
  key,
  label: key,
  help: '',
  values: values.map(text),
  seats: null,
  beside: null,
  ...more,
});
const GAME: GameInfo = {
  id: 'any',
  name: 'Any',
  blurb: '',
  seats: [2, 3],
  options: [
    spec('variant', ['plain', 'odd'], { seats: [2] }),
    spec('oddity', ['a', 'b'], { seats: [2], beside: { key: 'variant', value: 'odd' } }),
    spec('long', [true, false]),
  ],
};
const shown = (seats: number, chosen: Record<string, string | boolean>) =>
  optionsFor(GAME, seats, chosen).map(({ key, value }) => [key, value]);

test('an option begins with its first value', () => {
  expect(shown(2, {})).toEqual([
    ['variant', 'plain'],
    ['long', true],
  ]);
});

test('an option beside another shows when that one has its value', () => {
  expect(shown(2, { variant: 'odd', oddity: 'b' })).toEqual([
    ['variant', 'odd'],
    ['oddity', 'b'],
    ['long', true],
  ]);
});

test('what no longer applies is not sent, and what still does stays', () => {
  expect(shown(3, { variant: 'odd', oddity: 'b', long: false })).toEqual([['long', false]]);
});
