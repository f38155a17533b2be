import { afterEach, expect, test, vi } from 'vitest';
import { ago, listOf, moment } from '../../web/kit/time.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const MINUTE = 60_000;

test.each([
  [20_000, 'now', 'jetzt'],
  [5 * MINUTE, '5 minutes ago', 'vor 5 Minuten'],
  [119 * MINUTE, '1 hour ago', 'vor 1 Stunde'],
  [25 * 60 * MINUTE, 'yesterday', 'gestern'],
  [3 * 24 * 60 * MINUTE, '3 days ago', 'vor 3 Tagen'],
  [15 * 24 * 60 * MINUTE, '2 weeks ago', 'vor 2 Wochen'],
])('%i ms ago is told in words', (ms, en, de) => {
  expect(ago(NOW - ms, NOW, 'en')).toBe(en);
  expect(ago(NOW - ms, NOW, 'de')).toBe(de);
});

test('a clock that is behind shows no future', () => {
  expect(ago(NOW + MINUTE, NOW, 'en')).toBe('now');
});

test('names are joined as a sentence does it', () => {
  expect(listOf(['Ana', 'Ben', 'Cem'], 'en')).toBe('Ana, Ben, and Cem');
  expect(listOf(['2', '3'], 'de', 'disjunction')).toBe('2 oder 3');
});

afterEach(() => void vi.unstubAllGlobals());

test('a browser that names its language oddly still tells the time', () => {
  vi.stubGlobal('navigator', { languages: ['en-US@posix', 'en-GB'] });
  expect(moment(NOW, 'en')).toMatch(/21 November/);
  vi.stubGlobal('navigator', { languages: ['en-US@posix'] });
  expect(moment(NOW, 'en')).toMatch(/November 21/);
});
