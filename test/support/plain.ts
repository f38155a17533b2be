import { fail } from 'node:assert/strict';

/**
 * Checks that a value is plain JSON, which `JSON.parse(JSON.stringify(value))` would give back unchanged: no undefined, no class, no
 * hole, no NaN, no −0; and freezes it to its leaves on the way. Gives the length of that JSON (of strings that need no escapes, as codes
 * don't).
 */
export function measurePlain(value: unknown, where: string, freeze: boolean): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Object.is(value, -0)) fail(`${where}: ${value} does not survive JSON`);
    return value >= 0 && value < 10 && Number.isInteger(value) ? 1 : String(value).length;
  }
  if (typeof value === 'boolean') return value ? 4 : 5;
  if (value === null) return 4;
  if (typeof value !== 'object') fail(`${where}: ${typeof value} does not survive JSON`);
  return measureObject(value, where, freeze);
}

function measureObject(value: object, where: string, freeze: boolean): number {
  if (freeze) Object.freeze(value);
  if (Array.isArray(value)) {
    let length = Math.max(2, value.length + 1);
    for (const item of value) length += measurePlain(item, where, freeze);
    return length;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype)
    fail(`${where}: an instance of a class does not survive JSON`);
  let length = 1;
  for (const key in value) length += key.length + 4 + measurePlain(Reflect.get(value, key), where, freeze);
  return Math.max(2, length);
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
    if (key !== others[at]) return false;
    if (!sameBytes((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
  }
  return true;
}

/** The value, frozen to its leaves. */
export function frozen<T>(value: T): T {
  measurePlain(value, 'a value', true);
  return value;
}
