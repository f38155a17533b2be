import { describe, expect, test } from 'vitest';
import type { MyTable } from '../../src/protocol/me.ts';
import { grouped, newsOf, nextOf } from '../../web/mine.ts';

function table(id: string, more: Partial<MyTable> = {}): MyTable {
  return {
    id,
    game: 'any',
    seat: 0,
    names: ['Ana', 'Ben'],
    people: [null, null],
    status: 'playing',
    awaited: false,
    waitingFor: [],
    waitingSince: null,
    revision: 9,
    version: 5,
    updatedAt: '2026-11-01T00:00:00.000Z',
    endedAt: null,
    results: null,
    ...more,
  };
}

describe('my tables in groups', () => {
  test('each table is in one of them, in the order in which they came', () => {
    const tables = [
      table('a', { awaited: true }),
      table('b', { awaited: true }),
      table('c'),
      table('d', { status: 'open' }),
      table('e', { status: 'over' }),
      table('f', { status: 'closed' }),
    ];
    const { awaited, waiting, done } = grouped(tables);
    const ids = [awaited, waiting, done].map((group) => group.map(({ id }) => id).join(''));
    expect(ids).toEqual(['ab', 'cd', 'ef']);
  });
});

describe('what is new at a table', () => {
  test('are the moves since it was last on the screen', () => {
    expect(newsOf(table('a'), { version: 2, revision: 4 })).toEqual({ type: 'moves', count: 3 });
  });

  test('is nothing where nothing was done, whatever else has changed', () => {
    expect(newsOf(table('a'), { version: 5, revision: 9 })).toBeNull();
    expect(newsOf(table('a'), { version: 5, revision: 8 })).toBeNull();
    // The list lags behind the table by a second.
    expect(newsOf(table('a'), { version: 6, revision: 10 })).toBeNull();
  });

  test('is unknown where this browser never looked', () => {
    expect(newsOf(table('a'), undefined)).toBeNull();
  });

  test('before the start are the people, then the start, and at last the end', () => {
    const open = { status: 'open', version: 0 } as const;
    expect(newsOf(table('a', open), { version: 0, revision: 8 })).toEqual({ type: 'people' });
    expect(newsOf(table('a', open), { version: 0, revision: 9 })).toBeNull();
    expect(newsOf(table('a', { version: 4 }), { version: 0, revision: 3 })).toEqual({ type: 'started' });
    const over = table('a', { status: 'over' });
    expect(newsOf(over, { version: 2, revision: 3 })).toEqual({ type: 'ended' });
    expect(newsOf(over, { version: 5, revision: 3 })).toBeNull();
    expect(newsOf(table('a', { status: 'closed' }), { version: 0, revision: 3 })).toBeNull();
  });
});

describe('the next table', () => {
  const tables = [
    table('a', { awaited: true }),
    table('b', { awaited: true }),
    table('c', { awaited: true }),
    table('d'),
  ];
  const next = (here: string, skipped: readonly string[] = []) => {
    const { table: one, count } = nextOf(tables, here, skipped);
    return `${one?.id} of ${count}`;
  };

  test('is the one that comes first in the list, and never the one that one sits at', () => {
    expect(next('d')).toBe('a of 3');
    expect(next('a')).toBe('b of 2');
  });

  test('comes after those that were skipped, and all come round', () => {
    expect(next('d', ['a'])).toBe('b of 3');
    expect(next('d', ['a', 'b'])).toBe('c of 3');
    expect(next('d', ['b', 'a', 'c'])).toBe('b of 3');
    expect(next('b', ['b', 'a', 'c'])).toBe('a of 2');
    expect(next('d', ['gone', 'a', 'b', 'c'])).toBe('a of 3');
  });

  test('is none where nobody waits', () => {
    expect(nextOf([table('d')], 'x', [])).toEqual({ table: undefined, count: 0 });
  });
});
