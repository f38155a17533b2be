import { drizzle } from 'drizzle-orm/d1';
import type { Db } from './projection.ts';

/** The database behind a Worker's binding. */
export function openDb(binding: D1Database): Db {
  return drizzle(binding);
}
