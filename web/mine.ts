import type { MyTable, MyTables } from '../src/protocol/me.ts';
import { type Answer, ask } from './api.ts';
import { keep, recall, type Seen } from './keep.ts';
import { keepLast, type Last, lastOf } from './offline/last.ts';

const GOING = 'going';
const LAST = 'mine';
/** More finished games than anybody looks at without a network. */
const MOST_KEPT = 50;

/** One's own tables, the most urgent first. Remembers whether there are any, for the next visit. */
export async function askMine(): Promise<Answer<readonly MyTable[]>> {
  const answer = await ask<MyTables>('GET', '/me/tables');
  if (!answer.ok) return answer;
  const { tables } = answer.value;
  keep(GOING, tables.some(isGoing) || undefined);
  keepLast(LAST, tables.slice(0, MOST_KEPT));
  badge(tables.filter(({ awaited }) => awaited).length);
  return { ok: true, value: tables };
}

/** The tables as they were told last; undefined where they never were. */
export function lastMine(): Last<readonly MyTable[]> | undefined {
  return lastOf(LAST);
}

/** The number on the icon of the installed app, where there can be one. */
function badge(awaited: number): void {
  // A browser that has it may still refuse it.
  if ('setAppBadge' in navigator) navigator.setAppBadge(awaited).catch(() => undefined);
}

/** Whether there were tables to go on with when this browser last heard of them. */
export function hadGoing(): boolean {
  return recall(GOING) === true;
}

export function isGoing({ status }: MyTable): boolean {
  return status === 'open' || status === 'playing';
}

export interface Groups {
  /** They wait for oneself. */
  readonly awaited: readonly MyTable[];
  /** They wait for others: to move, or to sit down. */
  readonly waiting: readonly MyTable[];
  readonly done: readonly MyTable[];
}

export function grouped(tables: readonly MyTable[]): Groups {
  return {
    awaited: tables.filter(({ awaited }) => awaited),
    waiting: tables.filter((table) => isGoing(table) && !table.awaited),
    done: tables.filter((table) => !isGoing(table)),
  };
}

/** What happened at a table since it was last on this screen. `people`: somebody came or went before the start. */
export type News =
  | { readonly type: 'moves'; readonly count: number }
  | { readonly type: 'started' | 'ended' | 'people' };

/** Null where nothing happened, or where it is not known what was seen. */
export function newsOf({ status, version, revision }: MyTable, seen: Seen | undefined): News | null {
  if (!seen || status === 'closed') return null;
  const count = version - seen.version;
  if (count <= 0) return status === 'open' && revision > seen.revision ? { type: 'people' } : null;
  if (status === 'over') return { type: 'ended' };
  return seen.version === 0 ? { type: 'started' } : { type: 'moves', count };
}

/**
 * The table to go on with from `here`, and how many wait in all. Those that were skipped come after the others, the one skipped
 * first before the one skipped last.
 */
export function nextOf(
  tables: readonly MyTable[],
  here: string,
  skipped: readonly string[],
): { readonly table: MyTable | undefined; readonly count: number } {
  const awaiting = tables.filter(({ id, awaited }) => awaited && id !== here);
  const fresh = awaiting.find(({ id }) => !skipped.includes(id));
  const [first] = skipped.flatMap((id) => awaiting.find((table) => table.id === id) ?? []);
  return { table: fresh ?? first, count: awaiting.length };
}
