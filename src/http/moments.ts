import { Moment, Moments } from '../protocol/table.ts';
import { valueOf } from './errors.ts';
import { inRoom } from './rooms.ts';
import { type Route, route } from './route.ts';
import { callerOf, type Ctx } from './session.ts';

const REFUSALS = ['not-found', 'not-started', 'game-frozen'] as const;

/** A version in the query; what is none is as if it were left out. */
function versionOf(c: Ctx, name: string): number | undefined {
  const text = c.req.query(name) ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

export const momentRoutes: readonly Route[] = [
  route(
    {
      method: 'get',
      path: '/api/tables/:id{[a-z2-9]{10}}/moments/:version{[1-9][0-9]{0,5}}',
      summary: 'The table as you saw it after the move of this version (1: the deal).',
      answers: { 200: Moment },
      refusals: REFUSALS,
      link: true,
    },
    async (c) => {
      const caller = callerOf(c);
      const version = Number(c.req.param('version'));
      return c.json(
        valueOf(await inRoom(c.env, c.req.param('id') ?? '', (room) => room.moment(caller, version))),
      );
    },
  ),

  route(
    {
      method: 'get',
      path: '/api/tables/:id{[a-z2-9]{10}}/moments',
      summary: 'The table as you saw it after each move, 32 moments at most.',
      answers: { 200: Moments },
      refusals: REFUSALS,
      link: true,
      query: {
        after: 'Moments after this version; all by default.',
        until: 'Moments up to this version; all by default.',
      },
    },
    async (c) => {
      const caller = callerOf(c);
      const [after, until] = [versionOf(c, 'after') ?? 0, versionOf(c, 'until') ?? Number.MAX_SAFE_INTEGER];
      const told = valueOf(
        await inRoom(c.env, c.req.param('id') ?? '', (room) => room.moments(caller, after, until)),
      );
      return c.json({ moments: told });
    },
  ),
];
