import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { PersonName, skeleton } from '../../src/protocol/text.ts';

const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';

describe('a name (bad-input rows 24 and 25)', () => {
  test.each([
    'A',
    'Anna',
    'Dr. Schmidt',
    'J.R.R.',
    "Máire O'Neill",
    'Jean-Luc & Co',
    'Zoë 2',
    'Ωμέγα',
    'Ирина',
    '小さな鳥',
    'สมชาย ดี',
    'नमिता',
    'محمد',
    '🦊 Fox',
    '❤\uFE0F Lea',
    '♠',
    'Nr. 7',
    'x'.repeat(24),
    'é'.repeat(24),
    '🦊'.repeat(24),
    '♥3',
  ])('%s is a name', (name) => {
    expect(v.safeParse(PersonName, name)).toMatchObject({ success: true, output: name });
  });

  test.each([
    ['e\u0301', 'é'],
    ['  Anna  ', 'Anna'],
    ['Anna \u00a0\u3000 Lena', 'Anna Lena'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(v.parse(PersonName, typed)).toBe(kept);
  });

  test.each([
    ['nothing', ''],
    ['only spaces', '  \u00a0 \u3000'],
    ['only punctuation', '--- ...'],
    ['25 graphemes', 'x'.repeat(25)],
    ['10,000 characters', 'x'.repeat(10_000)],
    ['a megabyte of spaces around a name', `${' '.repeat(1_000_000)}Anna`],
    ['a line break', 'Anna\r\nBcc: eve'],
    ['a line break at the end', 'Anna\n'],
    ['a tab', 'Anna\tLena'],
    ['NUL', 'An\u0000na'],
    ['a C1 control', 'An\u0085na'],
    ['a line separator', 'An\u2028na'],
    ['a zero-width space', 'An\u200Bna'],
    ['a zero-width joiner', family],
    ['a word joiner', 'An\u2060na'],
    ['a byte order mark', '\uFEFFAnna'],
    ['a soft hyphen', 'An\u00ADna'],
    ['a right-to-left override', '\u202Eanna'],
    ['an isolate', '\u2067anna'],
    ['an Arabic letter mark', 'anna\u061C'],
    ['a Hangul filler', 'Anna\u3164'],
    ['a Braille blank', 'Anna\u2800'],
    ['a Mongolian vowel separator', 'An\u180Ena'],
    ['a tag character', 'Anna\u{E0041}'],
    ['a private character', 'Anna\uE000'],
    ['half a surrogate pair', 'Anna\ud800'],
    ['a loose emoji selector', 'Anna\uFE0F'],
    ['three marks in a row', 'Ze\u0335\u0336\u0337'],
    ['200 marks', `Z${'\u0335'.repeat(200)}`],
    ['a mark on nothing', '\u0335Zed'],
    ['angle brackets', '<script>'],
    ['full-width brackets with a script', '＜img src=x＞'],
    ['a mention', '@everyone'],
    ['a full-width mention', '＠everyone'],
    ['a Markdown link', '[me](x)'],
    ['an address', 'https://evil.example'],
    ['a scheme alone', 'javascript:alert(1)'],
    ['www', 'www.evil'],
    ['a domain', 'evil.com'],
    ['a domain in the middle', 'go to evil.com now'],
    ['a domain with a full-width dot', 'evil．com'],
    ['a domain with an ideographic dot', 'evil。com'],
    ['a domain of other letters', 'пример.рф'],
    ['a short domain', 't.co'],
    ['an IPv4 address', '10.0.0.1'],
    ['a mail address', 'eve@evil'],
  ])('%s is no name', (_, name) => {
    const result = v.safeParse(PersonName, name);
    expect(result.success).toBe(false);
    expect(result.issues?.map((issue) => issue.message)).toEqual(['name-not-allowed']);
  });

  test.each([null, 7, ['Anna'], { name: 'Anna' }])('%j is no name', (value) => {
    expect(v.safeParse(PersonName, value).issues?.[0].message).toBe('name-not-allowed');
  });

  test('whatever is accepted is accepted again unchanged, fits on a line and has a skeleton', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
        const result = v.safeParse(PersonName, text);
        if (!result.success) return;
        expect(v.parse(PersonName, result.output)).toBe(result.output);
        expect(result.output).not.toMatch(/[\r\n<>@]/u);
        expect(skeleton(result.output)).not.toBe('');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the skeleton of a name', () => {
  test.each([
    ['Anna', 'ANNA'],
    ['Anna', 'Аnnа'],
    ['ANNA', 'ΑΝΝΑ'],
    ['HEBE', 'НЕВЕ'],
    ['Anna', 'A n-n.a'],
    ['Anna', 'Ánnà'],
    ['Anna', 'Ａｎｎａ'],
    ['Anna', '𝐀𝐧𝐧𝐚'],
    ['Bob', 'B0b'],
    ['Mia', 'M1a'],
    ['Mia', 'Mla'],
    ['Mia', 'Mıa'],
    ['Mia', 'MІA'],
    ['Søren', 'Soren'],
    ['Strauß', 'STRAUSS'],
    ['Łukasz', 'Lukasz'],
    ['Νίκη', 'ΝΙΚΗ'],
    ['Ирина', 'ИРИНА'],
    ['Anna 1', 'Anna l'],
    ['❤', '❤\uFE0F'],
  ])('%s and %s look alike', (one, other) => {
    expect(skeleton(one)).toBe(skeleton(other));
  });

  test.each([
    ['Anna', 'Hanna'],
    ['Anna', 'Anne'],
    ['Anna 2', 'Anna 3'],
    ['Max', 'May'],
    ['🦊', '🐻'],
    ['小鳥', '大鳥'],
    ['Ирина', 'Марина'],
  ])('%s and %s do not', (one, other) => {
    expect(skeleton(one)).not.toBe(skeleton(other));
  });
});
