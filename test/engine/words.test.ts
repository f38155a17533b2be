import { describe, expect, test } from 'vitest';
import { counting, inLang, LANGS, listing } from '../../src/engine/words.ts';

describe('texts by language', () => {
  test('a catalogue without a language speaks English', () => {
    expect(inLang({ en: 'card', de: 'Karte' }, 'de')).toBe('Karte');
    expect(inLang({ en: 'card' }, 'de')).toBe('card');
  });

  test('every language of the list is one that Intl knows by two letters', () => {
    expect(Intl.PluralRules.supportedLocalesOf(LANGS)).toEqual([...LANGS]);
    for (const lang of LANGS) expect(lang).toMatch(/^[a-z]{2}$/);
  });
});

describe('numbers in words', () => {
  test.each([
    ['en', 0, '0 cards'],
    ['en', 1, '1 card'],
    ['en', 1200, '1,200 cards'],
    ['de', 1200, '1.200 cards'],
    ['de', -4, '−4 cards'],
    ['fr', 0, '0 card'],
  ])('%s: %i', (lang, count, text) => {
    expect(counting(lang)(count, { one: '# card', other: '# cards' })).toBe(text);
  });

  test('a language has as many forms as it needs', () => {
    const forms = { one: '# karta', few: '# karty', many: '# kart', other: '# karty' };
    expect([1, 2, 5].map((count) => counting('pl')(count, forms))).toEqual(['1 karta', '2 karty', '5 kart']);
  });

  test('a form need not name its number', () => {
    expect(counting('de')(1, { one: 'eine Karte', other: '# Karten' })).toBe('eine Karte');
  });
});

test.each([
  ['en-GB', 'Ana, Ben and Cem', 'Ana, Ben or Cem'],
  ['de', 'Ana, Ben und Cem', 'Ana, Ben oder Cem'],
])('%s lists things in its own way', (lang, and, or) => {
  const things = ['Ana', 'Ben', 'Cem'];
  expect([listing(lang)(things), listing(lang)(things, 'or')]).toEqual([and, or]);
});
