import type { ProblemCode } from './problem.ts';

/** A refusal on its way out: which one, and the fields that its problem document adds. */
export interface Refusal {
  readonly ok: false;
  readonly code: ProblemCode;
  /** In place of the code's general advice. */
  readonly detail?: string;
  /** Why the game says no: a code of the game's words. */
  readonly reason?: string;
  readonly errors?: readonly { readonly pointer: string; readonly code: string }[];
  /** The table as the refused person sees it now. */
  readonly table?: unknown;
}

/** What a room answers: expected failure is a value, because errors lose their fields between objects. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | Refusal;

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function refuse(code: ProblemCode, more: Omit<Refusal, 'ok' | 'code'> = {}): Refusal {
  return { ok: false, code, ...more };
}
