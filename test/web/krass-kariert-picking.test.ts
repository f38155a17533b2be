import { array, assert, constantFrom, option, property } from 'fast-check';
import { expect, test } from 'vitest';
import { type Card, combine, DECK, outbids, X_VALUES } from '../../src/games/krass-kariert/cards.ts';
import {
  around,
  NOTHING,
  type Pick,
  sameRun,
  take,
  touch,
  windowsOf,
} from '../../src/games/krass-kariert/picking.tsx';
import type { Move } from '../../src/games/krass-kariert/state.ts';

/** What a hand may play, by the rules' own tables (§5, §6); `least` has to be outbid. */
function offersOf(hand: readonly Card[], least?: readonly Card[]): Move[] {
  const beaten = least && combine(least, undefined);
  const best = typeof beaten === 'object' ? beaten : undefined;
  return hand.flatMap((card, at): Move[] => {
    if (card === 'stop' || card === 'redraw') return [{ type: card, at }];
    return ([1, 2, 3] as const).flatMap((count) => {
      const cards = hand.slice(at, at + count);
      if (cards.length < count) return [];
      return (cards.includes('x') ? X_VALUES : [undefined]).flatMap((x): Move[] => {
        const made = combine(cards, x);
        if (typeof made === 'string' || !outbids(made, best)) return [];
        return [{ type: 'play', at, count, ...(x === undefined ? {} : { x }) }];
      });
    });
  });
}

/** Every move that some row of touches previews, and every run that is held on the way. */
function reachable(hand: readonly Card[], offers: readonly Move[]) {
  const windows = windowsOf(offers);
  const moves = new Map<string, Move>();
  const picks = new Map<string, Pick | null>();
  const queue: [Pick | null, boolean][] = [[null, false]];
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [pick, previewed] = next;
    const key = JSON.stringify(next);
    if (picks.has(key)) continue;
    picks.set(key, pick);
    const fitting = pick?.type === 'run' ? around(windows, pick.anchor) : [];
    const held = fitting.find((window) => pick?.type === 'run' && sameRun(window, pick.run));
    for (const move of held?.offers ?? []) moves.set(JSON.stringify(move), move);
    const steps = [...hand.keys()].map((at) => touch(windows, pick, previewed, at));
    for (const step of [...steps, ...fitting.map((window) => take(pick, window))]) {
      if (step.move) moves.set(JSON.stringify(step.move), step.move);
      queue.push([step.pick, step.move !== null]);
    }
  }
  return { windows, moves, picks: [...picks.values()] };
}

const hands = array(constantFrom(...DECK), { minLength: 1, maxLength: 7 });
const toBeat = option(constantFrom<readonly Card[]>(['3'], ['12'], ['4', '5'], ['2', '2'], ['1', '2', '3']), {
  nil: undefined,
});

test('touching cards reaches every offered play and no other move', () => {
  assert(
    property(hands, toBeat, (hand, least) => {
      const offers = offersOf(hand, least);
      const { moves } = reachable(hand, offers);
      expect([...moves.keys()].toSorted()).toEqual(offers.map((move) => JSON.stringify(move)).toSorted());
    }),
    { numRuns: 60 },
  );
});

test('whatever is held is part of a window', () => {
  assert(
    property(hands, toBeat, (hand, least) => {
      const { windows, picks } = reachable(hand, offersOf(hand, least));
      for (const pick of picks) {
        if (pick?.type === 'run') expect(around(windows, pick.run)).not.toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

test('a card with one window brings the whole window up (§5)', () => {
  const windows = windowsOf(offersOf(['9', '3', '3', '7'], ['2', '2']));
  expect(touch(windows, null, false, 2).move).toEqual({ type: 'play', at: 1, count: 2 });
  expect(touch(windows, null, false, 3)).toBe(NOTHING);
});

test('touching a neighbour adds it, touching it again lets it go', () => {
  const windows = windowsOf(offersOf(['5', '6', '6']));
  const single = touch(windows, null, false, 1);
  expect(single.move).toEqual({ type: 'play', at: 1, count: 1 });
  const pair = touch(windows, single.pick, true, 2);
  expect(pair.move).toEqual({ type: 'play', at: 1, count: 2 });
  expect(touch(windows, pair.pick, true, 2).move).toEqual({ type: 'play', at: 1, count: 1 });
});

test('touching what came up as a whole lets go of all of it', () => {
  const windows = windowsOf(offersOf(['9', '3', '3', '7'], ['2', '2']));
  const pair = touch(windows, null, false, 1);
  expect(touch(windows, pair.pick, true, 1)).toBe(NOTHING);
});

test('a preview that was taken back comes back by touching it', () => {
  const windows = windowsOf(offersOf(['5', '6', '6']));
  const single = touch(windows, null, false, 0);
  expect(touch(windows, single.pick, false, 0).move).toEqual({ type: 'play', at: 0, count: 1 });
});

test('a card out of reach begins anew', () => {
  const windows = windowsOf(offersOf(['5', '9', '2']));
  const first = touch(windows, null, false, 0);
  expect(touch(windows, first.pick, true, 2).move).toEqual({ type: 'play', at: 2, count: 1 });
});

test('an X with several values waits for one of them (§6)', () => {
  const windows = windowsOf(offersOf(['x', '9', 'stop']));
  const alone = touch(windows, null, false, 0);
  expect(alone.move).toBeNull();
  expect(windows.find(({ from, to }) => from === 0 && to === 0)?.offers).toHaveLength(12);
  expect(touch(windows, null, false, 2).move).toEqual({ type: 'stop', at: 2 });
});
