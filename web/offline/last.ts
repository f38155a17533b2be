import { keep, recall } from '../keep.ts';

/** What the service told last, for when it cannot be reached. `at`: when, in ms. */
export interface Last<T> {
  readonly at: number;
  readonly value: T;
}

const ORDER = 'lasts';
/** More is not kept: the one untouched longest goes first. A long game's table takes about 100 kB of the 5 MB that there are. */
const MOST = 16;

/** Undefined for what was never told, or was forgotten. */
export function lastOf<T>(name: string): Last<T> | undefined {
  return recall(`last.${name}`) as Last<T> | undefined;
}

/** Keeps the viewer's own view of something, and nothing that this browser could not ask for at this moment. */
export function keepLast(name: string, value: unknown): void {
  const names = [...order().filter((other) => other !== name), name];
  for (const gone of names.slice(0, -MOST)) keep(`last.${gone}`, undefined);
  keep(ORDER, names.slice(-MOST));
  keep(`last.${name}`, { at: Date.now(), value });
}

/** For what this browser has no right to any more. */
export function forgetLast(name: string): void {
  const names = order();
  if (!names.includes(name)) return;
  keep(
    ORDER,
    names.filter((other) => other !== name),
  );
  keep(`last.${name}`, undefined);
}

function order(): readonly string[] {
  return (recall(ORDER) as readonly string[] | undefined) ?? [];
}
