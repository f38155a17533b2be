import type { Card } from './cards.ts';
import type { Move } from './state.ts';

/** Neighbouring places of the hand, both ends included. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/** A run that may be played as it lies, with the offers that play it: several where an X has several values. */
export interface Window extends Run {
  readonly offers: readonly Move[];
}

/**
 * What the fingers hold: a run of the hand, or a reserve card that looks for its gap. `anchor`: the touched cards, whose
 * windows are all shown; `run`: those that rise.
 */
export type Pick =
  | { readonly type: 'run'; readonly anchor: Run; readonly run: Run }
  | { readonly type: 'reserve'; readonly reserve: 0 | 1 };

/** What touching something leads to: what is held then, and the offer that is previewed. */
export interface Picked {
  readonly pick: Pick | null;
  readonly move: Move | null;
}

export const NOTHING: Picked = { pick: null, move: null };

/** The runs that the offers play, from left to right, the shorter first. */
export function windowsOf(offers: readonly Move[]): readonly Window[] {
  const windows = new Map<string, Run & { readonly offers: Move[] }>();
  for (const move of offers) {
    if (move.type !== 'play' && move.type !== 'stop' && move.type !== 'redraw') continue;
    const run = { from: move.at, to: move.at + (move.type === 'play' ? move.count : 1) - 1 };
    const known = windows.get(`${run.from}-${run.to}`);
    if (known) known.offers.push(move);
    else windows.set(`${run.from}-${run.to}`, { ...run, offers: [move] });
  }
  return [...windows.values()].toSorted((a, b) => a.to - a.from - (b.to - b.from) || a.from - b.from);
}

/** The windows that the run is part of. */
export function around(windows: readonly Window[], run: Run): readonly Window[] {
  return windows.filter(({ from, to }) => from <= run.from && run.to <= to);
}

export function sameRun(a: Run, b: Run): boolean {
  return a.from === b.from && a.to === b.to;
}

/** Touches the card at a place, given what is held and whether a move is previewed. */
export function touch(windows: readonly Window[], held: Pick | null, previewed: boolean, at: number): Picked {
  if (held?.type !== 'run') return settle(windows, { from: at, to: at });
  const { anchor, run } = held;
  if (run.from <= at && at <= run.to) {
    const again = settle(windows, anchor);
    if (!previewed && again.move) return again;
    return without(windows, run, at);
  }
  const wider = { from: Math.min(run.from, at), to: Math.max(run.to, at) };
  return settle(windows, around(windows, wider).length > 0 ? wider : { from: at, to: at });
}

/** Lets one card of the run go; all of them where what is left would only bring it back. */
function without(windows: readonly Window[], run: Run, at: number): Picked {
  if (run.from === run.to || (at !== run.from && at !== run.to)) return NOTHING;
  const left = settle(windows, at === run.from ? { ...run, from: at + 1 } : { ...run, to: at - 1 });
  return left.pick?.type === 'run' && sameRun(left.pick.run, run) ? NOTHING : left;
}

/** Holds a run: the only window around it rises as a whole, and is previewed where it is one offer. */
function settle(windows: readonly Window[], anchor: Run): Picked {
  const fitting = around(windows, anchor);
  const window = fitting.length === 1 ? fitting[0] : fitting.find((one) => sameRun(one, anchor));
  if (fitting.length === 0) return NOTHING;
  return {
    pick: { type: 'run', anchor, run: window ? { from: window.from, to: window.to } : anchor },
    move: window ? only(window.offers) : null,
  };
}

/** Takes one of the windows around what is held. */
export function take(held: Pick | null, window: Window): Picked {
  const run = { from: window.from, to: window.to };
  return {
    pick: { type: 'run', anchor: held?.type === 'run' ? held.anchor : run, run },
    move: only(window.offers),
  };
}

const COUNTS = [1, 2, 3] as const;

/** The move that touching a card would have been that no offer plays: with the run that is held, or by itself. */
export function tryRun(hand: readonly Card[], held: Run | null, at: number): Move {
  const from = Math.min(held?.from ?? at, at);
  const count = COUNTS.find((one) => from + one - 1 === Math.max(held?.to ?? at, at));
  const run = count ? { at: from, count } : { at, count: 1 as const };
  const x = hand.slice(run.at, run.at + run.count).includes('x') ? { x: 12 } : {};
  return { type: 'play', ...run, ...x };
}

function only(offers: readonly Move[]): Move | null {
  return offers.length === 1 ? (offers[0] ?? null) : null;
}

export function sameMove(a: Move | null, b: Move | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
