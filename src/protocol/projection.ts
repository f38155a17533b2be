import type { Status } from './table.ts';

/** What the database keeps of a table, from the room: nothing in it that an onlooker may not know. Times in ms since 1970. */
export interface Projection {
  readonly id: string;
  readonly game: string;
  readonly status: Status;
  /** The options as JSON. */
  readonly options: string;
  readonly revision: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** ISO 8601; null when nobody is awaited. */
  readonly waitingSince: string | null;
  readonly names: readonly (string | null)[];
  readonly results: readonly { readonly seat: number; readonly score: number | null; readonly rank: number }[] | null;
  /** One row for each person who holds a seat. */
  readonly seats: readonly { readonly seat: number; readonly person: string; readonly name: string; readonly awaited: boolean }[];
  /** Hosts without a seat. */
  readonly hosts: readonly string[];
}
