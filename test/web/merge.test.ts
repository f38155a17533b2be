import { describe, expect, test } from 'vitest';
import type { LogLine, TableView } from '../../src/protocol/table.ts';
import { knownUpTo, newest, sinceLastTurn, stillOffered, undone } from '../../web/table/merge.ts';

function line(version: number, more: Partial<LogLine> = {}): LogLine {
  return {
    version,
    at: '2026-11-21T10:00:00.000Z',
    kind: 'move',
    seat: 0,
    by: 'person',
    events: [],
    ...more,
  };
}

function table(revision: number, log: LogLine[], more: Partial<TableView> = {}): TableView {
  return {
    type: 'table',
    id: 'abcdefghij',
    game: 'any',
    rulesVersion: 1,
    options: {},
    status: 'playing',
    revision,
    version: log.at(-1)?.version ?? 0,
    viewer: 0,
    host: false,
    linkSeat: null,
    seats: [],
    createdAt: '2026-11-21T10:00:00.000Z',
    shuffle: { commit: '', stream: 'chacha20', serverSeed: null },
    waiting: { seats: [], others: false, since: null },
    view: null,
    offers: [],
    canUndo: false,
    log,
    lastMoved: 0,
    results: null,
    rematch: null,
    ...more,
  };
}

const versions = (view: TableView) => view.log.map(({ version }) => version);

describe('the stream of views', () => {
  test('a newer view replaces an older one and adds to its log', () => {
    const after = newest(table(1, [line(1), line(2)]), table(2, [line(3)]));
    expect(after.revision).toBe(2);
    expect(versions(after)).toEqual([1, 2, 3]);
  });

  test('a view that comes late changes nothing but fills a gap in the log', () => {
    const after = newest(table(5, [line(1), line(4)]), table(4, [line(2), line(3)]));
    expect(after.revision).toBe(5);
    expect(versions(after)).toEqual([1, 2, 3, 4]);
  });

  test('at the same revision the later answer wins', () => {
    expect(newest(table(3, [], { canUndo: false }), table(3, [], { canUndo: true })).canUndo).toBe(true);
  });

  test('what another viewer was told is not carried over', () => {
    const onlooker = table(3, [line(1, { events: [{ type: 'hidden' }] })], { viewer: 'onlooker' });
    const seated = newest(onlooker, table(3, [line(1, { events: [{ type: 'seen' }] })], { viewer: 1 }));
    expect(seated.log[0]?.events).toEqual([{ type: 'seen' }]);
  });

  test('another table starts anew', () => {
    expect(versions(newest(table(9, [line(1)]), table(1, [line(7)], { id: 'bbbbbbbbbb' })))).toEqual([7]);
  });
});

describe('the log', () => {
  test('it is known up to the first gap', () => {
    expect(knownUpTo([])).toBe(0);
    expect(knownUpTo([line(1), line(2), line(4)])).toBe(2);
    expect(knownUpTo([line(3)])).toBe(0);
  });

  test('a move that was taken back is known by its undo', () => {
    expect([...undone([line(2), line(3, { kind: 'undo', undoes: 2 })])]).toEqual([2]);
  });

  test('since my last turn: what others did and what stands', () => {
    const log = [
      line(1, { kind: 'start', seat: null }),
      line(2, { seat: 0 }),
      line(3, { seat: 1 }),
      line(4, { seat: 1, kind: 'undo', undoes: 3 }),
      line(5, { seat: 1 }),
    ];
    expect(sinceLastTurn(table(5, log, { lastMoved: 2 })).map(({ version }) => version)).toEqual([5]);
  });

  test('who only watches or has not moved yet has nothing to catch up on', () => {
    expect(sinceLastTurn(table(2, [line(2, { seat: 1 })], { viewer: 'onlooker', lastMoved: 1 }))).toEqual([]);
    expect(sinceLastTurn(table(2, [line(2, { seat: 1 })], { lastMoved: 0 }))).toEqual([]);
  });
});

describe('what was chosen', () => {
  const offers = [{ type: 'take', row: 1 }, { type: 'draw' }];

  test('stays chosen while a newer view still offers it', () => {
    expect(stillOffered({ type: 'draw' }, offers)).toBe(offers[1]);
  });

  test('is gone when it is not', () => {
    expect(stillOffered({ type: 'take', row: 2 } as never, offers)).toBeNull();
  });
});
