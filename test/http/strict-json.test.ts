import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readStrictJson } from '../../src/http/strict-json.ts';

const read = (text: string) => readStrictJson(new TextEncoder().encode(text));
const refusal = (code: string, pointer?: string) =>
  pointer === undefined ? { ok: false, code } : { ok: false, code, pointer };

/** What `JSON.parse` and the strict reader agree on: no -0, no unsafe integer, no prototype name, at most 16 deep. */
const key = fc
  .string({ unit: 'grapheme' })
  .filter((k) => !['__proto__', 'constructor', 'prototype'].includes(k));
const { plain } = fc.letrec((tie) => ({
  plain: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.string({ unit: 'grapheme' }),
    fc.maxSafeInteger(),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }).map((n) => (n === 0 ? 0 : n)),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('plain')),
    fc.dictionary(key, tie('plain')),
  ),
}));

describe('valid JSON', () => {
  test('reads what JSON.parse reads, compact or spread out', () => {
    fc.assert(
      fc.property(plain, fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const expected: unknown = JSON.parse(text);
        expect(read(text)).toEqual({ ok: true, value: expected });
      }),
      { numRuns: 300 },
    );
  });

  test('escaped text means the same as plain text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const units = Array.from({ length: value.length }, (_, i) => value.charCodeAt(i));
        const escaped = units.map((unit) => String.raw`\u` + unit.toString(16).padStart(4, '0')).join('');
        expect(read(`"${escaped}"`)).toEqual({ ok: true, value });
      }),
      { numRuns: 200 },
    );
  });

  test('never accepts what JSON.parse refuses, and never throws', () => {
    const scrap = fc.constantFrom(...'{}[]:,"-01.e ä'.split(''), '\\', 'u00', 'true');
    fc.assert(
      fc.property(fc.array(scrap, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        const result = read(text);
        if (result.ok) expect(result.value).toEqual(JSON.parse(text));
      }),
      { numRuns: 3000 },
    );
  });

  test('names of inherited methods are ordinary keys', () => {
    const result = read('{"toString":1,"hasOwnProperty":2}');
    expect(result).toEqual({ ok: true, value: { toString: 1, hasOwnProperty: 2 } });
  });
});

describe('refusals (bad-input rows 1-6)', () => {
  test.each([
    '',
    ' ',
    '{"a":1,}',
    '[1,]',
    '{,}',
    '// hi\n1',
    '/* hi */ 1',
    '\uFEFF{}',
    "{'a':1}",
    '{a:1}',
    '{"a":1',
    '[1',
    '"a',
    '"tab\there"',
    String.raw`"\x41"`,
    String.raw`"\u12"`,
    '01',
    '+1',
    '.5',
    '1.',
    '1e',
    '0x10',
    'NaN',
    'Infinity',
    'True',
    'nul',
    '1 2',
    '{} {}',
    'undefined',
    '{"a" 1}',
    '\u00a01',
  ])('%j is malformed', (text) => {
    expect(read(text)).toEqual(refusal('malformed-json'));
  });

  test.each([
    ['a stray continuation byte', [0x22, 0x80, 0x22]],
    ['an overlong slash', [0x22, 0xc0, 0xaf, 0x22]],
    ['a surrogate in UTF-8', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['beyond U+10FFFF', [0x22, 0xf4, 0x90, 0x80, 0x80, 0x22]],
    ['a cut-off sequence', [0x22, 0xe2, 0x82]],
    ['UTF-16', [0xff, 0xfe, 0x31, 0x00]],
  ])('%s is no text', (_, bytes) => {
    expect(readStrictJson(new Uint8Array(bytes))).toEqual(refusal('invalid-text'));
  });

  test.each([
    [String.raw`{"a":"\ud800"}`, '/a'],
    [String.raw`["\udc00\ud800"]`, '/0'],
    [String.raw`"\ud800x\udc00"`, ''],
    [String.raw`{"b":{"\ud800":1}}`, '/b'],
  ])('half a surrogate pair in %s is no text', (text, pointer) => {
    expect(read(text)).toEqual(refusal('invalid-text', pointer));
  });

  test.each([
    ['{"a":1,"a":2}', '/a'],
    [String.raw`{"a":1,"\u0061":1}`, '/a'],
    ['[{"x/y~z":1,"x/y~z":2}]', '/0/x~1y~0z'],
    ['{"":1,"":1}', '/'],
  ])('%s says a key twice', (text, pointer) => {
    expect(read(text)).toEqual(refusal('duplicate-key', pointer));
  });

  test.each([
    ['{"__proto__":{"isHost":true}}', '/__proto__'],
    [String.raw`{"\u005f_proto__":1}`, '/__proto__'],
    ['{"a":[{"constructor":1}]}', '/a/0/constructor'],
    ['{"prototype":1}', '/prototype'],
  ])('%s reaches for a prototype', (text, pointer) => {
    expect(read(text)).toEqual(refusal('unknown-field', pointer));
    expect({}).not.toHaveProperty('isHost');
  });

  test.each([
    '1e999',
    '-1e999',
    '9007199254740993',
    '-9007199254740993',
    '1e16',
    '-0',
    '-0.0',
    '1e-400',
    '-1e-999',
  ])('%s is not a number we can keep', (text) => {
    expect(read(`{"n":${text}}`)).toEqual(refusal('invalid-number', '/n'));
  });

  test.each([
    ['9007199254740991', 9007199254740991],
    ['0.5', 0.5],
    ['1e2', 100],
    ['0', 0],
    ['0e5', 0],
    ['1e-300', 1e-300],
  ])('%s is a number we can keep', (text, value) => {
    expect(read(text)).toEqual({ ok: true, value });
  });

  test('sixteen levels are read, seventeen are not', () => {
    expect(read('['.repeat(16) + ']'.repeat(16)).ok).toBe(true);
    expect(read('['.repeat(17) + ']'.repeat(17))).toEqual(refusal('too-deep', '/0'.repeat(16)));
    expect(read('{"a":'.repeat(17) + '1' + '}'.repeat(17))).toEqual(refusal('too-deep', '/a'.repeat(16)));
  });

  test('a million brackets are refused at the seventeenth', () => {
    expect(read('['.repeat(1_000_000))).toMatchObject({ code: 'too-deep' });
  });

  test('an answer never repeats more than 64 characters of the key', () => {
    const long = 'k'.repeat(200);
    expect(read(`{"${long}":1,"${long}":2}`)).toEqual(refusal('duplicate-key'));
  });
});
