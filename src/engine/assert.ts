/** A broken promise of our own code, never a player's mistake: those are refusals. */
export class Bug extends Error {
  override readonly name = 'Bug';
}

/** Throws a {@link Bug} unless `condition` holds. `message` says where: table id, version, move. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Bug(message);
}

/** The value, which by our own promise is there. */
export function must<T>(value: T | null | undefined, message: string): T {
  if (value === null || value === undefined) throw new Bug(message);
  return value;
}
