import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Db } from './projection.ts';
import { seats, tables } from './schema.ts';

const mine = alias(seats, 'mine');
const theirs = alias(seats, 'theirs');
const finished = eq(tables.status, 'over');
const count = sql<number>`COUNT(*)`;

function sum(what: SQL): SQL<number> {
  return sql<number>`COALESCE(SUM(${what}), 0)`;
}

/**
 * A person as `viewer` may see them; null where the two never shared a table. `games`: all their finished games by kind;
 * `together`: those in which both held a seat, and who came before whom.
 */
export async function personAs(db: Db, viewer: string, person: string) {
  const shared = and(eq(theirs.tableId, mine.tableId), eq(theirs.person, person));
  const [[known], games, together] = await db.batch([
    // Under a name that the viewer has read: other tables are none of theirs.
    db
      .select({ name: theirs.name })
      .from(mine)
      .innerJoin(theirs, shared)
      .innerJoin(tables, eq(tables.id, mine.tableId))
      .where(eq(mine.person, viewer))
      .orderBy(desc(tables.updatedAt))
      .limit(1),
    db
      .select({ game: tables.game, played: count, won: sum(sql`${theirs.rank} = 1`) })
      .from(theirs)
      .innerJoin(tables, eq(tables.id, theirs.tableId))
      .where(and(eq(theirs.person, person), finished))
      .groupBy(tables.game)
      .orderBy(desc(count), tables.game),
    db
      .select({
        game: tables.game,
        played: count,
        before: sum(sql`${mine.rank} < ${theirs.rank}`),
        behind: sum(sql`${mine.rank} > ${theirs.rank}`),
      })
      .from(mine)
      .innerJoin(theirs, shared)
      .innerJoin(tables, eq(tables.id, mine.tableId))
      .where(and(eq(mine.person, viewer), ne(mine.seat, theirs.seat), finished))
      .groupBy(tables.game)
      .orderBy(desc(count), tables.game),
  ]);
  return known ? { name: known.name, games, together } : null;
}

/** Whom a person has finished games with, most games first, by the name that was read last. */
export async function companionsOf(db: Db, person: string, limit: number) {
  // `MAX` has SQLite take the name from the same row.
  return db.all<{ id: string; name: string; games: number }>(sql`
    SELECT other.value AS id, json_extract(${tables.names}, '$[' || other.key || ']') AS name,
      COUNT(*) AS games, MAX(${tables.endedAt})
    FROM ${seats} JOIN ${tables} ON ${tables.id} = ${seats.tableId}, json_each(${tables.people}) AS other
    WHERE ${seats.person} = ${person} AND ${tables.status} = 'over'
      AND other.key <> ${seats.seat} AND other.type = 'text'
    GROUP BY other.value
    ORDER BY games DESC, name
    LIMIT ${limit}`);
}
