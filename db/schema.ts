import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * The database is a projection: the rooms hold the truth and can write all of it again. Times are milliseconds since 1970,
 * but for `waiting_since` (ISO 8601, shown as it is).
 */
export const tables = sqliteTable('tables', {
  id: text().primaryKey(),
  game: text().notNull(),
  status: text({ enum: ['open', 'playing', 'over', 'closed'] }).notNull(),
  /** The options as JSON. */
  options: text().notNull(),
  /** The names by seat as JSON; null for a free seat. */
  names: text({ mode: 'json' }).$type<readonly (string | null)[]>().notNull(),
  /** The person that stands for each seat, as JSON; null for a free one. */
  people: text({ mode: 'json' }).$type<readonly (string | null)[]>().notNull().default([]),
  results: text({ mode: 'json' }).$type<
    readonly { readonly seat: number; readonly score: number | null; readonly rank: number }[]
  >(),
  /** Of two writings the one with the higher revision stands. */
  revision: integer().notNull(),
  /** Counts the deal, moves and undos. */
  version: integer().notNull().default(0),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  /** When the last move of a finished game was made: stays, whatever happens at the table afterwards. */
  endedAt: integer('ended_at'),
  waitingSince: text('waiting_since'),
});

/** Who holds which seat. A seat may be held from several devices, and so by several persons. */
export const seats = sqliteTable(
  'seats',
  {
    tableId: text('table_id').notNull(),
    seat: integer().notNull(),
    person: text().notNull(),
    name: text().notNull(),
    awaited: integer({ mode: 'boolean' }).notNull(),
    /** Of a finished game. */
    rank: integer(),
    revision: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.person, table.tableId, table.seat] }),
    index('seats_table').on(table.tableId),
  ],
);

/** How often an address was asked to confirm itself, by the hash of its canonical form: nobody can be flooded. */
export const confirmations = sqliteTable(
  'confirmations',
  {
    address: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.address, table.at] })],
);
