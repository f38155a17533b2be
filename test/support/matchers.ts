import { expect } from 'vitest';

/** A refusal with this code, whatever else it says. */
export function refused(code: string, more: object = {}): unknown {
  return expect.objectContaining({ ok: false, code, ...more });
}

/** An object with these fields and any others. */
export function having(fields: object): unknown {
  return expect.objectContaining(fields);
}
