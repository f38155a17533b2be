import { ok } from 'node:assert/strict';

/**
 * Freezes a value to its leaves and checks on the way that it is plain JSON, which `JSON.parse(JSON.stringify(value))` would give
 * back unchanged: no undefined, no class, no hole, no NaN, no −0. What is frozen already has been checked.
 */
export function freezePlain<T>(value: T, where: string): T {
  if (typeof value === 'object' && value !== null) {
    if (!Object.isFrozen(value)) freezeObject(value, where);
  } else if (typeof value === 'number') {
    ok(Number.isFinite(value) && !Object.is(value, -0), `${where}: ${String(value)} does not survive JSON`);
  } else {
    ok(
      value === null || typeof value === 'string' || typeof value === 'boolean',
      `${where}: ${typeof value} does not survive JSON`,
    );
  }
  return value;
}

function freezeObject(value: object, where: string): void {
  Object.freeze(value);
  if (Array.isArray(value)) {
    for (const item of value) freezePlain(item, where);
    return;
  }
  ok(
    Object.getPrototypeOf(value) === Object.prototype,
    `${where}: an instance of a class does not survive JSON`,
  );
  for (const key of Object.keys(value)) freezePlain(Reflect.get(value, key), `${where}.${key}`);
}

/** Whether two values would be the same bytes as JSON: the same fields in the same order. What both share is passed over. */
export function sameBytes(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let at = 0; at < a.length; at += 1) if (!sameBytes(a[at], b[at])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  const others = Object.keys(b);
  if (keys.length !== others.length) return false;
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] as string;
    if (key !== others[at] || !sameBytes(Reflect.get(a, key), Reflect.get(b, key))) return false;
  }
  return true;
}
