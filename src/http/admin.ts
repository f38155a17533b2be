import * as v from 'valibot';
import { configOf } from '../config.ts';
import { sameSecret } from '../notify/secrets.ts';
import { TableId } from '../protocol/table.ts';
import { Refused } from './errors.ts';
import { inRoom, inRoomObject } from './rooms.ts';
import { type Route, withBody } from './route.ts';
import type { Ctx } from './session.ts';

/** A Durable Object's id, by which Cloudflare's API lists the rooms. */
const ObjectId = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const Rebuild = v.strictObject({ tables: v.pipe(v.array(v.union([TableId, ObjectId])), v.maxLength(100)) });

/** For who runs the service: `Authorization: Bearer ADMIN_TOKEN`. Without the right it does not exist. */
export const adminRoutes: readonly Route[] = [
  withBody(
    {
      method: 'post',
      path: '/api/admin/rebuild',
      summary:
        "Lets these tables (by their ids, or by their objects' ids) write their rows in the database anew.",
      body: Rebuild,
      answers: { 200: v.object({ rebuilt: v.array(v.string()), unknown: v.array(v.string()) }) },
      refusals: ['not-found'],
    },
    async (c, { tables }) => {
      requireAdmin(c);
      const found = await Promise.all(tables.map((id) => poke(c.env, id)));
      return c.json({
        rebuilt: tables.filter((_, at) => found[at]),
        unknown: tables.filter((_, at) => !found[at]),
      });
    },
  ),
];

async function poke(env: Env, id: string): Promise<boolean> {
  if (v.is(TableId, id)) return inRoom(env, id, (room) => room.poke());
  return (await inRoomObject(env, id, (room) => room.poke())) ?? false;
}

function requireAdmin(c: Ctx): void {
  const { adminToken } = configOf(c.env);
  const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  if (adminToken === undefined || given === undefined || !sameSecret(given, adminToken))
    throw new Refused('not-found');
}
