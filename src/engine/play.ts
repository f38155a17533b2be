import { assert } from './assert.ts';
import type { AnyGame, Result, Seat, Tagged, Turn, Viewer, Waiting } from './game.ts';
import type { Options } from './options.ts';
import { Rng, type RngState } from './rng.ts';

/** Where a game stands: its state, and the stream of chance beside it. */
export interface Position<State = unknown> {
  readonly state: State;
  readonly rng: RngState;
}

/** A move that was accepted. `sealed`: it showed the actor something hidden, took a chance or ended the game; no undo. */
export interface Played<State = unknown> {
  readonly ok: true;
  readonly position: Position<State>;
  readonly events: readonly Tagged[];
  readonly sealed: boolean;
}

export type RefusalCode = 'game-over' | 'not-your-turn' | 'illegal-action';
/** `reason`: the game's own code for why, from the actor's view alone. */
export interface Refused {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly reason?: string;
}

class Table implements Turn<Tagged> {
  readonly events: Tagged[] = [];
  sealed = false;
  #rng: Rng | undefined;
  readonly #start: RngState;

  constructor(start: RngState) {
    this.#start = start;
  }

  get rng(): Rng {
    this.sealed = true;
    return (this.#rng ??= new Rng(this.#start));
  }

  get rngState(): RngState {
    return this.#rng ? this.#rng.state : this.#start;
  }

  emit(event: Tagged): void {
    this.events.push(event);
  }

  seal(): void {
    this.sealed = true;
  }
}

/** Deals a game: the first position, what the record says of it, and what followed unasked. */
export function begin(
  game: AnyGame,
  seats: number,
  options: Options,
  rng: RngState,
): { position: Position; record: object; events: readonly Tagged[] } {
  const table = new Table(rng);
  const { state, record } = game.setup(seats, options, table);
  return { position: { state, rng: table.rngState }, record, events: table.events };
}

/** All that a seat may do now; nothing when it is not asked. */
export function offers(game: AnyGame, state: unknown, seat: Seat): Tagged[] {
  if (!game.toAct(state).includes(seat)) return [];
  const all: Tagged[] = [];
  for (const kind of Object.values(game.moves)) {
    const offered: readonly Tagged[] = kind.offer(state, seat);
    for (const move of offered) all.push(move);
  }
  return all;
}

/** Whom the table waits for, as far as the viewer may know. */
export function waiting(game: AnyGame, state: unknown, viewer: Viewer): Waiting {
  return game.waiting?.(state, viewer) ?? { seats: game.toAct(state), others: false };
}

/**
 * The one door to every game: legality is membership in the offers, checked here and nowhere else. The position is not
 * touched; the move has passed the game's schema.
 */
export function play(game: AnyGame, position: Position, seat: Seat, move: Tagged): Played | Refused {
  const asked = game.toAct(position.state);
  if (asked.length === 0) return { ok: false, code: 'game-over' };
  if (!asked.includes(seat)) return { ok: false, code: 'not-your-turn' };
  const kind = Object.hasOwn(game.moves, move.type) ? game.moves[move.type] : undefined;
  const offered = kind?.offer(position.state, seat).some((offer: Tagged) => sameMove(offer, move)) ?? false;
  if (!kind || !offered) {
    return {
      ok: false,
      code: 'illegal-action',
      reason: game.why(game.view(position.state, seat), seat, move),
    };
  }
  const table = new Table(position.rng);
  const draft = copy(position.state);
  kind.apply(draft, seat, move, table);
  const over = game.toAct(draft).length === 0;
  return {
    ok: true,
    position: { state: draft, rng: table.rngState },
    events: table.events,
    sealed: table.sealed || over,
  };
}

/** The result of a game that is over, null before. */
export function resultOf(game: AnyGame, state: unknown): readonly Result[] | null {
  const result = game.result(state);
  assert((result !== null) === (game.toAct(state).length === 0), `${game.id}: nobody to act, yet no result`);
  return result;
}

/** Whether two moves are the same JSON, whatever the order of their fields. */
export function sameMove(a: Tagged, b: Tagged): boolean {
  return a === b || same(a, b);
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, at) => same(item, b[at]));
  }
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && same(Reflect.get(a, key), Reflect.get(b, key)));
}

/** A deep copy of plain JSON. `structuredClone` costs ten times as much for states of our size. */
export function copy<T>(value: T): T {
  return copyAny(value) as T;
}

// Spreading is V8's fast way to copy, also of what is frozen; `slice` and filling an empty object are not.
function copyAny(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = [...(value as readonly unknown[])];
    for (let at = 0; at < items.length; at += 1) {
      const item = items[at];
      if (typeof item === 'object' && item !== null) items[at] = copyAny(item);
    }
    return items;
  }
  const out: Record<string, unknown> = { ...value };
  for (const key in out) {
    const item = out[key];
    if (typeof item === 'object' && item !== null) out[key] = copyAny(item);
  }
  return out;
}
