import { describe, expect, test } from 'vitest';
import type { LogLine, TableView } from '../../src/protocol/table.ts';
import { momentsOf, placeOf, stepOf, stepTo, toReplay } from '../../web/table/moments.ts';

function line(version: number, more: Partial<LogLine> = {}): LogLine {
  return {
    version,
    at: '2026-11-21T10:00:00.000Z',
    kind: 'move',
    seat: 1,
    by: 'person',
    events: [{ type: 'told' }],
    ...more,
  };
}

const DEAL = line(1, { kind: 'start', seat: null, events: [] });
const LOG = [
  DEAL,
  line(2, { seat: 0 }),
  line(3),
  line(4),
  line(5, { kind: 'undo', undoes: 4, events: [] }),
  line(6, { seat: null, events: [] }),
  line(7, { seat: 2 }),
];

const versions = (lines: readonly LogLine[]) => lines.map(({ version }) => version);

describe('moments', () => {
  test('are the deal and the moves that stand; neither an undo nor a hidden choice is one', () => {
    expect(versions(momentsOf(LOG))).toEqual([1, 2, 3, 7]);
  });

  test('a version between two of them shows the earlier one', () => {
    const moments = momentsOf(LOG);
    expect([0, 1, 2, 3, 4, 5, 6, 7, 99].map((version) => placeOf(moments, version))).toEqual([
      0, 0, 1, 2, 2, 2, 2, 3, 3,
    ]);
  });

  test('keys step through them and stop at both ends', () => {
    expect(['Home', 'ArrowLeft', 'ArrowRight', 'End', 'a', 'toString'].map(stepOf)).toEqual([
      'first',
      'back',
      'forward',
      'last',
      undefined,
      undefined,
    ]);
    expect(stepTo('back', 0, 4)).toBe(0);
    expect(stepTo('back', 2, 4)).toBe(1);
    expect(stepTo('forward', 3, 4)).toBe(3);
    expect(stepTo('first', 3, 4)).toBe(0);
    expect(stepTo('last', 0, 4)).toBe(3);
  });
});

function table(more: Partial<TableView>): TableView {
  return { viewer: 0, lastMoved: 2, log: LOG, ...more } as TableView;
}

describe('what is played for who comes back', () => {
  test('the others’ moves since the own last one', () => {
    expect(versions(toReplay(table({}), 0))).toEqual([3, 7]);
  });

  test('nothing that this browser has shown already', () => {
    expect(versions(toReplay(table({}), 3))).toEqual([7]);
    expect(versions(toReplay(table({}), 7))).toEqual([]);
  });

  test('of many the newest twelve', () => {
    const log = [DEAL, line(2, { seat: 0 }), ...Array.from({ length: 30 }, (_, at) => line(at + 3))];
    expect(versions(toReplay(table({ log }), 0))).toEqual(Array.from({ length: 12 }, (_, at) => at + 21));
  });

  test('an onlooker who has never been here is spared the whole game', () => {
    expect(toReplay(table({ viewer: 'onlooker', lastMoved: 0 }), 0)).toEqual([]);
    expect(versions(toReplay(table({ viewer: 'onlooker', lastMoved: 0 }), 3))).toEqual([7]);
  });
});
