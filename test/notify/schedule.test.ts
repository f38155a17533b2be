import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  defaultPreferences,
  dueAt,
  noticeChannels,
  noticeKinds,
  planNotice,
} from '../../src/notify/schedule.ts';
import type { Occasion } from '../../src/notify/schedule.ts';

const occasion: Occasion = { table: 't1', turn: 17, seat: 2, kind: 'turn', at: 1_000_000 };

describe('when a notice is due', () => {
  test('a turn mail waits for the grace period', () => {
    expect(dueAt({ kind: 'turn', channel: 'mail', at: 1000, graceMs: 500 })).toBe(1500);
  });

  test.each([
    ['turn', 'webhook'],
    ['start', 'mail'],
    ['start', 'webhook'],
    ['end', 'mail'],
    ['end', 'webhook'],
  ] as const)('%s by %s is due at once', (kind, channel) => {
    expect(dueAt({ kind, channel, at: 1000, graceMs: 500 })).toBe(1000);
  });

  test('by default the first attempt comes within a minute (promise 6)', () => {
    expect(defaultPreferences.graceMs).toBeLessThan(60_000);
  });
});

describe('a planned notice', () => {
  test('says what, for whom, by which channel and when', () => {
    expect(planNotice(occasion, 'mail', { ...defaultPreferences, graceMs: 500 })).toEqual({
      ...occasion,
      id: 't1:17:2:turn:mail',
      channel: 'mail',
      dueAt: 1_000_500,
    });
  });

  test('what is switched off is not planned, the rest is', () => {
    const quiet = { ...defaultPreferences, kinds: { turn: false, start: true, end: true } };
    expect(planNotice(occasion, 'mail', quiet)).toBeUndefined();
    expect(planNotice({ ...occasion, kind: 'end' }, 'mail', quiet)).toBeDefined();
  });

  test('two notices share an id only if they are the same, whenever they are reported (promise 6)', () => {
    const part = fc.record({
      table: fc.constantFrom('t1', 't11'),
      turn: fc.constantFrom(1, 11),
      seat: fc.constantFrom(0, 1),
      kind: fc.constantFrom(...noticeKinds),
      channel: fc.constantFrom(...noticeChannels),
    });
    fc.assert(
      fc.property(part, part, fc.nat(), fc.nat(), (one, other, at, later) => {
        const first = planNotice({ ...one, at }, one.channel, defaultPreferences);
        const second = planNotice({ ...other, at: later }, other.channel, defaultPreferences);
        const same = JSON.stringify(one) === JSON.stringify(other);
        expect(first?.id === second?.id).toBe(same);
      }),
    );
  });
});
