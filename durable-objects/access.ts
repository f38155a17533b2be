import type { Link, Meta, SeatRow } from './room-store.ts';

/** Who asks: a person by their cookie, and the link that they hold, if any. */
export interface Caller {
  readonly person: string | null;
  readonly link: string | null;
}

/** What a caller may do at a table. */
export interface Access {
  readonly person: string | null;
  readonly seat: number | null;
  readonly host: boolean;
  readonly link: Link | null;
}

/** Null for who has no right to know that the table exists. */
export function accessOf(
  meta: Meta,
  seats: readonly SeatRow[],
  caller: Caller,
  link: Link | undefined,
): Access | null {
  const { person } = caller;
  const seat = person === null ? undefined : seats.find((row) => row.holders.includes(person));
  const host = person !== null && meta.hosts.includes(person);
  const expected = person !== null && meta.expected.includes(person);
  if (!seat && !host && !link && !expected) return null;
  return { person, seat: seat?.seat ?? null, host, link: link ?? null };
}
