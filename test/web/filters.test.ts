import { expect, test } from 'vitest';
import { filtersIn, searchOf } from '../../web/pages/filters.ts';

const NONE = { game: '', with: '', result: '' };

test('the same filters are the same address, in whatever order they were written', () => {
  const search = '?game=keltis&with=AAAAAAAAAAAAAAAAAAAAAA&result=won';
  const shuffled = '?result=won&with=AAAAAAAAAAAAAAAAAAAAAA&game=keltis&more=x';
  expect(searchOf(filtersIn(shuffled))).toBe(search);
  expect(filtersIn(searchOf(filtersIn(search)))).toEqual(filtersIn(search));
});

test('no filter is no address', () => {
  expect(searchOf(NONE)).toBe('');
  expect(filtersIn('')).toEqual(NONE);
});

test('what is looked for stays text', () => {
  expect(searchOf({ ...NONE, game: 'a&result=won' })).toBe('?game=a%26result%3Dwon');
});
