import { and, desc, eq, exists, gt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Db } from './projection.ts';
import { seats, tables } from './schema.ts';

/** Which finished games: all of them where nothing is named. */
export interface HistoryFilter {
  readonly game?: string | undefined;
  /** A person who held another seat. */
  readonly with?: string | undefined;
  readonly won?: boolean | undefined;
}

/** The last game of the page before. */
export interface Position {
  readonly endedAt: number;
  readonly id: string;
}

/**
 * Finished games of one person, the latest first, at most `limit` of them, from `after` on. `matching`: how many there are from
 * there on. One query, and none of its pages moves when another game ends: it comes before the first.
 */
export async function historyOf(
  db: Db,
  person: string,
  filter: HistoryFilter,
  after: Position | null,
  limit: number,
) {
  const other = alias(seats, 'other');
  const together = (companion: string) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(other)
        .where(
          and(eq(other.person, companion), eq(other.tableId, seats.tableId), ne(other.seat, seats.seat)),
        ),
    );
  return db
    .select({
      id: tables.id,
      game: tables.game,
      seat: seats.seat,
      names: tables.names,
      people: tables.people,
      results: tables.results,
      endedAt: sql<number>`${tables.endedAt}`,
      matching: sql<number>`COUNT(*) OVER ()`,
    })
    .from(seats)
    .innerJoin(tables, eq(seats.tableId, tables.id))
    .where(
      and(
        eq(seats.person, person),
        eq(tables.status, 'over'),
        filter.game === undefined ? undefined : eq(tables.game, filter.game),
        filter.with === undefined ? undefined : together(filter.with),
        filter.won === undefined ? undefined : filter.won ? eq(seats.rank, 1) : gt(seats.rank, 1),
        after ? sql`(${tables.endedAt}, ${tables.id}) < (${after.endedAt}, ${after.id})` : undefined,
      ),
    )
    .orderBy(desc(tables.endedAt), desc(tables.id))
    .limit(limit);
}
