import { describe, expect, test } from 'vitest';
import { linkIn, routeOf } from '../../web/route.ts';

const TOKEN = 'A'.repeat(42) + '_';

describe('addresses', () => {
  test('each page has one', () => {
    expect(routeOf('/')).toEqual({ page: 'home' });
    expect(routeOf('/tables/')).toEqual({ page: 'tables' });
    expect(routeOf('/t/abcde23456')).toEqual({ page: 'table', id: 'abcde23456' });
    expect(routeOf('/t/abcde23456/57')).toEqual({ page: 'table', id: 'abcde23456', moment: 57 });
    expect(routeOf(`/p/${'A_-'.repeat(7)}z`)).toEqual({ page: 'person', id: `${'A_-'.repeat(7)}z` });
    expect(routeOf('/history', '?game=any')).toEqual({ page: 'history', search: '?game=any' });
  });

  test.each([
    '/t/abc',
    '/t/ABCDE23456',
    '/t/abcde23456/x',
    '/t/abcde23456/0',
    '/t/abcde23456/1234567',
    '/table',
    '/p/short',
    '/history/x',
    '/rules/any',
  ])('%s is no page of this program', (path) => {
    expect(routeOf(path)).toEqual({ page: 'lost' });
  });
});

describe('links in the fragment', () => {
  test.each(['invite', 'seat', 'watch', 'host'] as const)('a link of the kind %s is read', (kind) => {
    expect(linkIn(`#${kind}.${TOKEN}`)).toEqual({ kind, token: TOKEN });
  });

  test.each([
    ['cut short', `#seat.${TOKEN.slice(1)}`],
    ['with something behind it', `#seat.${TOKEN}.`],
    ['of an unknown kind', `#admin.${TOKEN}`],
    ['without a fragment', ''],
  ])('a link %s is none', (_, hash) => {
    expect(linkIn(hash)).toBeUndefined();
  });
});
