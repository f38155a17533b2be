import { expect, test } from 'vitest';
import { iconData } from '../../src/cli/web-build/icons.ts';

const set = (body: string) => ({
  width: 24,
  icons: { one: { body } },
  aliases: { other: { parent: 'one' } },
});

test('an icon is its shapes, without what the stylesheet says', () => {
  const body =
    '<g fill="none" stroke="currentColor" stroke-width="2"><circle cx="9" cy="7" r="4"/><path d="M1 2"/></g>';
  const shapes = [
    ['circle', { cx: '9', cy: '7', r: '4' }],
    ['path', { d: 'M1 2' }],
  ];
  expect(iconData(set(body), 'one')).toEqual({ size: 24, shapes });
  expect(iconData(set(body), 'other')).toEqual({ size: 24, shapes });
});

test('a shape keeps its own rule of filling', () => {
  const { shapes } = iconData(set('<path fill="currentColor" fill-rule="evenodd" d="M1 2"/>'), 'one');
  expect(shapes).toEqual([['path', { 'fill-rule': 'evenodd', d: 'M1 2' }]]);
});

test('an icon that cannot be drawn fails the build', () => {
  expect(() => iconData(set('<path d=""/>'), 'missing')).toThrow('there is no icon missing');
  expect(() => iconData(set('<image href="x"/>'), 'one')).toThrow('<image>');
});
