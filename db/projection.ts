import { and, eq, lte, sql } from 'drizzle-orm';
import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { seats, tables } from './schema.ts';

export type Db = DrizzleD1Database;

/** What the database keeps of a table, written by its room: nothing in it that an onlooker may not know. */
export interface Projection {
  readonly table: typeof tables.$inferInsert;
  /** One row for each person who holds a seat. */
  readonly seats: readonly Omit<typeof seats.$inferInsert, 'tableId' | 'revision'>[];
}

/** Writes a table's row and its seats. An older revision than the one that stands changes nothing; the same one is
 * harmless, and fills what a new version of the schema has added. */
export async function project(db: Db, { table, seats: rows }: Projection): Promise<void> {
  const { id, revision } = table;
  const { createdAt: _createdAt, id: _id, ...changing } = table;
  const putTable = db
    .insert(tables)
    .values(table)
    .onConflictDoUpdate({ target: tables.id, set: changing, setWhere: lte(tables.revision, revision) });
  const dropOld = db.delete(seats).where(and(eq(seats.tableId, id), lte(seats.revision, revision)));
  // Written only while this revision is the one that stands: a late writer must not bring back somebody who left.
  const putSeats = rows.map((row) =>
    db
      .insert(seats)
      .select(
        db
          .select({
            tableId: sql<string>`${id}`.as('table_id'),
            seat: sql<number>`${row.seat}`.as('seat'),
            person: sql<string>`${row.person}`.as('person'),
            name: sql<string>`${row.name}`.as('name'),
            awaited: sql<boolean>`${row.awaited ? 1 : 0}`.as('awaited'),
            rank: sql<number | null>`${row.rank ?? null}`.as('rank'),
            revision: sql<number>`${revision}`.as('revision'),
          })
          .from(tables)
          .where(and(eq(tables.id, id), eq(tables.revision, revision))),
      )
      .onConflictDoNothing(),
  );
  await db.batch([putTable, dropOld, ...putSeats]);
}
