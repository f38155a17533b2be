import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from './projection.ts';
import { seats, tables } from './schema.ts';

/** The tables of one person: those that wait for them first, then the ones that changed last. One query. */
export async function tablesOf(db: Db, person: string, limit: number) {
  return db
    .select({
      id: tables.id,
      game: tables.game,
      status: tables.status,
      seat: seats.seat,
      names: tables.names,
      awaited: seats.awaited,
      waitingSince: tables.waitingSince,
      updatedAt: tables.updatedAt,
      results: tables.results,
    })
    .from(seats)
    .innerJoin(tables, eq(seats.tableId, tables.id))
    .where(eq(seats.person, person))
    .orderBy(
      desc(seats.awaited),
      sql`CASE ${tables.status} WHEN 'playing' THEN 0 WHEN 'open' THEN 1 ELSE 2 END`,
      sql`CASE WHEN ${seats.awaited} THEN ${tables.waitingSince} END`,
      desc(tables.updatedAt),
    )
    .limit(limit);
}

/** Some tables in play that have not been written since `before` (ms since 1970), other ones each time: their alarm may be lost. */
export async function quietTables(db: Db, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: tables.id })
    .from(tables)
    .where(and(eq(tables.status, 'playing'), lt(tables.updatedAt, before)))
    .orderBy(sql`RANDOM()`)
    .limit(limit);
  return rows.map(({ id }) => id);
}
