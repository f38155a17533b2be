import { beforeEach, describe, expect, test } from 'vitest';
import { keep } from '../../web/keep.ts';
import { forgetLast, keepLast, lastOf } from '../../web/offline/last.ts';

const names = Array.from({ length: 20 }, (_, at) => `table-${at}`);

beforeEach(() => {
  for (const name of names) forgetLast(name);
  keep('lasts', undefined);
});

describe('what the service told last', () => {
  test('it is kept with its time, the newest in place of the one before', () => {
    const before = Date.now();
    keepLast('table-1', { version: 1 });
    keepLast('table-1', { version: 2 });
    expect(lastOf('table-1')).toMatchObject({ value: { version: 2 } });
    expect(lastOf('table-1')?.at).toBeGreaterThanOrEqual(before);
  });

  test('of more than sixteen the one untouched longest goes', () => {
    for (const name of names.slice(0, 16)) keepLast(name, name);
    keepLast('table-0', 'again');
    keepLast('table-16', 'new');
    expect(lastOf('table-1')).toBeUndefined();
    expect([lastOf('table-0')?.value, lastOf('table-16')?.value]).toEqual(['again', 'new']);
  });

  test('it can be forgotten', () => {
    keepLast('table-1', 1);
    forgetLast('table-1');
    expect(lastOf('table-1')).toBeUndefined();
  });
});
