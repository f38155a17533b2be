import { describe, expect, test } from 'vitest';
import { coloretto } from '../../src/games/coloretto/index.ts';
import { frozen, measurePlain, sameBytes } from '../support/plain.ts';
import { toy } from '../support/toy-game.ts';
import { whatToShow } from '../support/vocabulary.ts';

describe('plain JSON', () => {
  test.for<readonly [unknown]>([
    [{}],
    [[]],
    [[1, 2]],
    [{ a: 1, b: 'x', c: [true, false, null], d: { e: -12.5, f: 100 } }],
    [[[], {}]],
    ['abc'],
    [0],
    [[{ a: [] }]],
  ])('%j is measured as it is written', ([value]) => {
    expect(measurePlain(value, 'value', false)).toBe(JSON.stringify(value).length);
  });

  test.for<readonly [unknown, RegExp]>([
    [{ a: undefined }, /value: undefined does not survive/],
    [[1, Number.NaN], /NaN/],
    [{ a: { b: -0 } }, /value: 0 does not survive/],
    [new Date(0), /an instance of a class/],
    [{ at: new Map() }, /an instance of a class/],
    [[() => 1], /function/],
    // oxlint-disable-next-line no-sparse-arrays -- the hole is what is tested
    [[1, , 2], /undefined/],
  ])('%o is not plain', ([value, complaint]) => {
    expect(() => measurePlain(value, 'value', false)).toThrow(complaint);
  });

  test('is frozen to its leaves', () => {
    const value = frozen({ hands: [['ash']] });
    expect(() => value.hands[0]?.push('elm')).toThrow(TypeError);
  });
});

describe('the same bytes', () => {
  test.for<readonly [unknown, unknown]>([
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ a: 1 }, { a: 1, b: 1 }],
    [[1], [1, 1]],
    [[1], { 0: 1 }],
    [{ a: null }, { a: {} }],
    [1, '1'],
    [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
  ])('%j is not %j', ([a, b]) => {
    expect(sameBytes(a, b)).toBe(false);
    expect(sameBytes(b, a)).toBe(false);
  });

  test('are those of a copy', () => {
    const value = { a: [1, { b: null, c: 'x' }], d: true };
    expect(sameBytes(value, structuredClone(value))).toBe(true);
  });
});

const events = (all: readonly string[]) => all.filter((one) => one.startsWith('event '));

describe('what a game can show', () => {
  test('is read off its words: the cases of the switch over events, and of no other switch', () => {
    expect(events(whatToShow(toy, []))).toEqual([
      'event chose',
      'event showed',
      'event played',
      'event swapped',
    ]);
    const nested = {
      ...toy,
      words: {
        ...toy.words,
        en: {
          ...toy.words.en,
          told(event: { type: 'one' | 'two'; how: 'in' | 'out' }) {
            switch (event.type) {
              case 'one': {
                switch (event.how) {
                  case 'in':
                    return 'In.';
                  case 'out':
                    return 'Out.';
                }
                return undefined;
              }
              case 'two':
                return 'Two.';
            }
          },
        },
      },
    };
    expect(events(whatToShow(nested as never, []))).toEqual(['event one', 'event two']);
  });

  test('is its endings, moves, events and options, less what random play does not show', () => {
    const all = whatToShow(coloretto, ['shared']);
    expect(all).toEqual(
      expect.arrayContaining(['ending shared', 'move draw', 'event took', 'option goldenJoker=false']),
    );
    expect(whatToShow(coloretto, ['shared'], ['event took'])).toEqual(
      all.filter((one) => one !== 'event took'),
    );
  });
});
