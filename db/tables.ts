import { and, desc, eq, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Db } from './projection.ts';
import { seats, tables } from './schema.ts';

const others = alias(seats, 'others');
/** The seats that a table in play waits for. */
const waitingFor = sql`CASE WHEN ${tables.status} = 'playing' THEN (
    SELECT json_group_array(DISTINCT ${others.seat}) FROM ${seats} AS others
    WHERE ${others.tableId} = ${tables.id} AND ${others.awaited}
  ) ELSE '[]' END`.mapWith((json: string) => JSON.parse(json) as readonly number[]);

const DONE = ['over', 'closed'] as const;

/** Which of a person's tables are told: of those that go on the most urgent ones, of the others the latest. */
export interface Limits {
  readonly going: number;
  readonly done: number;
}

/**
 * The tables of one person: those that wait for them first, the longest waiting first of all, then the ones that changed last.
 * One query.
 */
export async function tablesOf(db: Db, person: string, { going, done }: Limits) {
  const isDone = sql`${tables.status} IN ('over', 'closed')`;
  const mine = db
    .select({
      id: tables.id,
      game: tables.game,
      status: tables.status,
      seat: seats.seat,
      names: tables.names,
      people: tables.people,
      awaited: seats.awaited,
      waitingFor: waitingFor.as('waiting_for'),
      waitingSince: tables.waitingSince,
      revision: tables.revision,
      version: tables.version,
      updatedAt: tables.updatedAt,
      endedAt: tables.endedAt,
      results: tables.results,
      // Of `done` tables: 1 for the one that ended last.
      nth: sql<number>`ROW_NUMBER() OVER (
        PARTITION BY ${isDone} ORDER BY COALESCE(${tables.endedAt}, ${tables.updatedAt}) DESC, ${tables.id})`.as(
        'nth',
      ),
    })
    .from(seats)
    .innerJoin(tables, eq(seats.tableId, tables.id))
    .where(eq(seats.person, person))
    .as('mine');
  return db
    .select()
    .from(mine)
    .where(or(notInArray(mine.status, [...DONE]), lte(mine.nth, done)))
    .orderBy(
      desc(mine.awaited),
      sql`CASE ${mine.status} WHEN 'playing' THEN 0 WHEN 'open' THEN 1 ELSE 2 END`,
      sql`CASE WHEN ${mine.awaited} THEN ${mine.waitingSince} END`,
      sql`COALESCE(${mine.endedAt}, ${mine.updatedAt}) DESC`,
    )
    .limit(going + done);
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
