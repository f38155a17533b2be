import type { Db } from '../../db/projection.ts';
import { openDb } from '../../db/open.ts';
import { warn } from '../report.ts';
import { Refused } from './errors.ts';
import type { Ctx } from './session.ts';

/** Asks the database, which may be away for a while: `unavailable`. Playing needs none of it. */
export async function fromDb<T>(c: Ctx, ask: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await ask(openDb(c.env.DB));
  } catch (error) {
    warn({ message: 'the database failed', error: String(error) });
    throw new Refused('unavailable');
  }
}
