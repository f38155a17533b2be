import { describe, expect, it } from 'vitest';
import { contradictions, type Memory } from './check.ts';
import type { DiskRoom } from './files.ts';

const start = { version: 1, kind: 'start', seat: null, actionId: null };
const row = (version: number, actionId: string, seat = 0) => ({ version, kind: 'move', seat, actionId });
const memory: Memory = {
  acked: new Map([['a', { seat: 0, version: 2 }]]),
  refused: new Set(['r']),
  tried: new Set(['a', 'b', 'r']),
};

function room(...log: DiskRoom['log']): DiskRoom {
  return { id: 'abcdefghij', revision: 9, version: log.length, serverSeed: '', salts: [], asked: [], log };
}

describe('the checker of the simulation', () => {
  it('finds nothing in a log that says what was told, with or without the action that nobody answered', () => {
    expect(contradictions(room(start, row(2, 'a')), memory, 2)).toEqual([]);
    expect(contradictions(room(start, row(2, 'a'), row(3, 'b')), memory, 2)).toEqual([]);
  });

  it.each([
    ['a confirmed move that is lost', room(start, row(2, 'b')), 'a was confirmed and is there 0 times'],
    ['a confirmed move that is doubled', room(start, row(2, 'a'), row(3, 'a')), 'a is there 2 times'],
    ['a move under another version', room(start, row(2, 'b'), row(3, 'a')), 'a was confirmed as 2, is 3'],
    ['a move of another seat', room(start, row(2, 'a', 1)), 'a of seat 0 belongs to 1'],
    ['a move that was refused', room(start, row(2, 'a'), row(3, 'r')), 'r was refused and is there'],
    ['a move that nobody made', room(start, row(2, 'a'), row(3, 'x')), 'x was made by nobody'],
    ['a gap', room(start, row(2, 'a'), row(4, 'b')), 'version 3 is missing, there is 4'],
    ['a head that is not the log', { ...room(start, row(2, 'a')), version: 3 }, 'the head says 3, the log 2'],
  ])('finds %s', (_, tampered, fault) => {
    expect(contradictions(tampered, memory, 2)).toContain(fault);
  });

  it('finds what was told before it was durable', () => {
    expect(contradictions(room(start, row(2, 'a')), memory, 3)).toEqual(['3 was told, 2 is there']);
  });
});
