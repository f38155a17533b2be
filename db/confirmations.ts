import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from './projection.ts';
import { confirmations } from './schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A time that no clean-up reaches: this address is never to be asked. */
const FOR_EVER = Number.MAX_SAFE_INTEGER;

/**
 * Whether an address may be asked to confirm itself now, and remembers that it was: once a day and three times a week,
 * whoever asks, and never once it has refused. `address`: hash of its canonical form. One statement decides, so that two
 * requests cannot both pass.
 */
export async function mayAsk(db: Db, address: string, now: number): Promise<boolean> {
  const recent = (since: number) =>
    sql`(SELECT COUNT(*) FROM ${confirmations} WHERE ${and(eq(confirmations.address, address), gt(confirmations.at, since))})`;
  const [, asked] = await db.batch([
    db.delete(confirmations).where(lt(confirmations.at, now - 7 * DAY_MS)),
    db
      .insert(confirmations)
      .select(
        sql`SELECT ${address}, ${now} WHERE ${recent(now - DAY_MS)} < 1 AND ${recent(now - 7 * DAY_MS)} < 3`,
      ),
  ]);
  return asked.meta.changes === 1;
}

/** This address has asked never to be written to. */
export async function suppress(db: Db, address: string): Promise<void> {
  await db.insert(confirmations).values({ address, at: FOR_EVER }).onConflictDoNothing();
}
