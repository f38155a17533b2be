import type { Problem, ProblemCode } from '../src/protocol/problem.ts';
import type { TableView } from '../src/protocol/table.ts';

/** Why something was not done: a refusal of the service, or no word from it at all. */
export interface Trouble {
  readonly code: ProblemCode | 'unreachable';
  readonly title: string;
  readonly detail: string;
  /** Why the game says no: a code of the game's words. */
  readonly reason?: string;
  /** The table as it is now, after a stale move. */
  readonly table?: TableView;
}

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: Trouble };

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const UNREACHABLE: Trouble = {
  code: 'unreachable',
  title: 'The service cannot be reached.',
  detail: 'Check your connection; nothing was lost.',
};

/**
 * Asks the service. Expected failures are values.
 *
 * @param path below `/api`
 * @param body sent as JSON; without one nothing is sent
 * @param link a token, for who has no seat
 */
export async function ask<T>(method: Method, path: string, body?: object, link?: string): Promise<Answer<T>> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (method !== 'GET') headers['content-type'] = 'application/json';
  if (link !== undefined) headers['longhand-link'] = link;
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers,
      cache: 'no-store',
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    const text = await response.text();
    const value = (text === '' ? null : JSON.parse(text)) as T;
    if (response.ok) return { ok: true, value };
    return { ok: false, trouble: value as unknown as Problem & Trouble };
  } catch {
    return { ok: false, trouble: UNREACHABLE };
  }
}

/** Whether trying the same again may help. */
export function isPassing({ code }: Trouble): boolean {
  return ['unreachable', 'unavailable', 'rate-limited', 'internal-error'].includes(code);
}

/** 16 random bytes in hex: what this browser adds to a shuffle. */
export function makeSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
