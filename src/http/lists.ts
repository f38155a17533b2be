import * as v from 'valibot';
import { historyOf } from '../../db/history.ts';
import { companionsOf, personAs } from '../../db/people.ts';
import { tablesOf } from '../../db/tables.ts';
import { configOf } from '../config.ts';
import { History, type MyTable, MyTables } from '../protocol/me.ts';
import { Companions, Person } from '../protocol/people.ts';
import { PersonId } from '../protocol/table.ts';
import { cursorTo, placeOf } from './cursor.ts';
import { fromDb } from './database.ts';
import { Refused } from './errors.ts';
import { inMailbox } from './rooms.ts';
import { type Route, route } from './route.ts';
import { type Ctx, personOf } from './session.ts';

/**
 * More tables than anybody plays at the same time, so this list has no pages; finished games have theirs in the history, and
 * here only a few show what has just ended.
 */
const MY_TABLES = { going: 200, done: 6 } as const;
const MOST_COMPANIONS = 200;
const PAGE = 20;
const Limit = v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.toNumber(), v.maxValue(50));
const WON: Readonly<Record<string, boolean>> = { won: true, lost: false };

export const listRoutes: readonly Route[] = [
  route(
    {
      method: 'get',
      path: '/api/me/tables',
      summary: 'Your tables: those that wait for you first, and a few that ended lately.',
      answers: { 200: MyTables },
      refusals: ['unavailable'],
    },
    async (c) => {
      const person = personOf(c);
      if (person === null) return c.json({ tables: [] });
      const [rows, awaitedAt] = await Promise.all([
        fromDb(c, (db) => tablesOf(db, person, MY_TABLES)),
        inMailbox(c.env, person, (box) => box.awaitedAt()),
      ]);
      const tables = rows.map((row): MyTable => ({
        id: row.id,
        game: row.game,
        seat: row.seat,
        names: [...row.names],
        people: peopleOf(row, person),
        status: row.status,
        // The database says only what everybody may know; the mailbox knows whom a hidden choice is asked of.
        awaited: row.awaited || (row.status === 'playing' && awaitedAt.includes(row.id)),
        waitingFor: [...row.waitingFor],
        waitingSince: row.waitingSince,
        revision: row.revision,
        version: row.version,
        updatedAt: iso(row.updatedAt),
        endedAt: row.endedAt === null ? null : iso(row.endedAt),
        results: row.results && [...row.results],
      }));
      return c.json({ tables: tables.toSorted(byUrgency) });
    },
  ),

  route(
    {
      method: 'get',
      path: '/api/me/history',
      summary: 'Your finished games, the latest first, page by page.',
      answers: { 200: History },
      refusals: ['unavailable', 'invalid-cursor', 'invalid-field'],
      query: {
        game: 'Only this game.',
        with: 'Only games in which this person had another seat: their public id.',
        result: 'Only games that you `won`, or that you `lost`.',
        before: 'The page after one that was read: its `next`. Good for the same filters only.',
        limit: `How many games a page has: 1 to 50, ${PAGE} by default.`,
      },
    },
    async (c) => {
      const person = personOf(c);
      const filter = filterOf(c);
      const list = JSON.stringify([person, filter]);
      const { sessionSecret } = configOf(c.env);
      const limit = limitOf(c);
      const before = c.req.query('before');
      const place = before === undefined ? null : placeOf(before, list, sessionSecret);
      if (place === undefined) throw new Refused('invalid-cursor');
      if (person === null) return c.json({ games: [], total: 0, next: null });
      const rows = await fromDb(c, (db) => historyOf(db, person, filter, place, limit));
      const total = place?.total ?? rows[0]?.matching ?? 0;
      const last = rows.at(-1);
      const more = last !== undefined && last.matching > rows.length;
      return c.json({
        games: rows.map((row) => ({
          id: row.id,
          game: row.game,
          seat: row.seat,
          names: row.names,
          people: peopleOf(row, person),
          results: row.results ?? [],
          endedAt: iso(row.endedAt),
        })),
        total,
        next: more ? cursorTo({ endedAt: last.endedAt, id: last.id, total }, list, sessionSecret) : null,
      });
    },
  ),

  route(
    {
      method: 'get',
      path: '/api/me/people',
      summary: 'Whom you have finished games with, most games first.',
      answers: { 200: Companions },
      refusals: ['unavailable'],
    },
    async (c) => {
      const person = personOf(c);
      if (person === null) return c.json({ people: [] });
      const people = await fromDb(c, (db) => companionsOf(db, person, MOST_COMPANIONS));
      return c.json({ people: people.map(({ id, name, games }) => ({ id, name, games })) });
    },
  ),

  route(
    {
      method: 'get',
      path: '/api/people/:person{[\\w-]{22}}',
      summary: 'Somebody who shares a table with you, or yourself.',
      answers: { 200: Person },
      refusals: ['not-found', 'unavailable'],
    },
    async (c) => {
      const viewer = personOf(c);
      const id = c.req.param('person') ?? '';
      if (viewer === null) throw new Refused('not-found');
      const seen = await fromDb(c, (db) => personAs(db, viewer, id));
      if (!seen) throw new Refused('not-found');
      return c.json({ id, you: id === viewer, ...seen });
    },
  ),
];

/** The awaited tables first; of these the one that has waited longest. Otherwise as the database has them. */
function byUrgency(a: MyTable, b: MyTable): number {
  if (a.awaited !== b.awaited) return a.awaited ? -1 : 1;
  if (!a.awaited) return 0;
  return (a.waitingSince ?? '').localeCompare(b.waitingSince ?? '');
}

/** Who is behind each seat, for the person who sits on one of them: a seat that they hold is theirs, whoever stands for it. */
function peopleOf(
  { seat, names, people }: { seat: number; names: readonly unknown[]; people: readonly (string | null)[] },
  person: string,
): (string | null)[] {
  return names.map((_name, at) => (at === seat ? person : (people[at] ?? null)));
}

function filterOf(c: Ctx) {
  const { game, with: companion, result } = c.req.query();
  if (companion !== undefined && !v.is(PersonId, companion)) throw badQuery('with');
  const won = result === undefined ? undefined : Object.hasOwn(WON, result) ? WON[result] : null;
  if (won === null) throw badQuery('result');
  return { game, with: companion, won };
}

function badQuery(name: string): Refused {
  return new Refused('invalid-field', { errors: [{ pointer: `/${name}`, code: 'invalid-field' }] });
}

function limitOf(c: Ctx): number {
  const limit = v.safeParse(Limit, c.req.query('limit') ?? String(PAGE));
  if (!limit.success) throw new Refused('invalid-cursor');
  return limit.output;
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
