import * as v from 'valibot';
import { configOf } from '../config.ts';
import { sameSecret } from '../notify/secrets.ts';
import { TableId } from '../protocol/table.ts';
import { Refused } from './errors.ts';
import { inRoom } from './rooms.ts';
import { type Route, withBody } from './route.ts';
import type { Ctx } from './session.ts';

const Rebuild = v.strictObject({ tables: v.pipe(v.array(TableId), v.maxLength(100)) });

/** For who runs the service: `Authorization: Bearer ADMIN_TOKEN`. Without the right it does not exist. */
export const adminRoutes: readonly Route[] = [
  withBody(
    {
      method: 'post',
      path: '/api/admin/rebuild',
      summary: 'Lets these tables write their rows in the database anew.',
      body: Rebuild,
      answers: { 200: v.object({ rebuilt: v.array(v.string()), unknown: v.array(v.string()) }) },
      refusals: ['not-found'],
    },
    async (c, { tables }) => {
      requireAdmin(c);
      const found = await Promise.all(tables.map((id) => inRoom(c.env, id, (room) => room.poke())));
      return c.json({
        rebuilt: tables.filter((_, at) => found[at]),
        unknown: tables.filter((_, at) => !found[at]),
      });
    },
  ),
];

function requireAdmin(c: Ctx): void {
  const { adminToken } = configOf(c.env);
  const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  if (adminToken === undefined || given === undefined || !sameSecret(given, adminToken))
    throw new Refused('not-found');
}
