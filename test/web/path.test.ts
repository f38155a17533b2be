import { describe, expect, test } from 'vitest';
import { roundedPath } from '../../src/cli/web-build/path.ts';

describe('a path on a grid', () => {
  test('keeps its commands and rounds its numbers', () => {
    expect(roundedPath('M10.4 20.6L-.4.6h3.3V7c1.2 1.2 2.2 2.2 3.4 3.4z', 0)).toBe(
      'M10 21L0 1h3V7c1 1 2 2 3 3z',
    );
    expect(roundedPath('M1.26 2.34q.11.22.33.44', 1)).toBe('M1.3 2.3q.1 .3 .3 .5');
  });

  test('ends where it ended, however many steps there are', () => {
    const steps = Array.from({ length: 100 }, () => 'l.4.4').join('');
    const [, ...numbers] = roundedPath(`M0 0${steps}`, 0).split(/[ l]/);
    const sum = numbers
      .slice(1)
      .map(Number)
      .reduce((all, one) => all + one, 0);
    expect(sum).toBe(2 * 40);
  });

  test('goes on from where the part before it began', () => {
    expect(roundedPath('m5.4 5.4 2 2zm1 1h1', 0)).toBe('m5 5l2 2zm1 1h1');
  });

  test('reads an arc whose flags stand without a space', () => {
    expect(roundedPath('M0 0a8.2 8.2 0 018.4 8.4', 0)).toBe('M0 0a8 8 0 0 1 8 8');
  });

  test('is refused when it is none', () => {
    expect(() => roundedPath('M0 0k3', 0)).toThrow('no path has the command k');
    expect(() => roundedPath('M0 0l3', 0)).toThrow('ends in the middle of l');
  });
});
