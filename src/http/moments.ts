import { Moment } from '../protocol/table.ts';
import { valueOf } from './errors.ts';
import { inRoom } from './rooms.ts';
import { type Route, route } from './route.ts';
import { callerOf } from './session.ts';

export const momentRoutes: readonly Route[] = [
  route(
    {
      method: 'get',
      path: '/api/tables/:id{[a-z2-9]{10}}/moments/:version{[1-9][0-9]{0,5}}',
      summary: 'The table as you saw it after the move of this version (1: the deal).',
      answers: { 200: Moment },
      refusals: ['not-found', 'not-started', 'game-frozen'],
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
];
