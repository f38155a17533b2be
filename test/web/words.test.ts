import { expect, test } from 'vitest';
import { PROBLEM_CODES } from '../../src/protocol/problem.ts';
import { de } from '../../web/words/de.ts';
import { en } from '../../web/words/en.ts';
import { problems } from '../../web/words/problems-de.ts';

/** Every text of a tree, functions left out. */
function texts(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(texts) : [];
}

test('no text is empty or shouts', () => {
  for (const text of [...texts(en), ...texts(de), ...texts(problems)]) expect(text).toMatch(/^[^!]+$/);
});

test('both languages say equally many things', () => {
  expect(texts(de)).toHaveLength(texts(en).length);
});

test.each(PROBLEM_CODES)('%s is told in German', (code) => {
  expect(de.trouble({ code, title: 'English', detail: 'English' })).toBe(problems[code]);
});

test('a refusal of a newer service is told in its own words', () => {
  const code = 'of-tomorrow' as 'not-found';
  expect(de.trouble({ code, title: 'Something new.', detail: 'Reload.' })).toBe('Something new. Reload.');
});
