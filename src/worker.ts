import { openDb } from '../db/open.ts';
import { quietTables } from '../db/tables.ts';
import { app } from './http/app.ts';

export { GameRoom } from '../durable-objects/game-room.ts';
export { Mailbox } from '../durable-objects/mailbox.ts';

const QUIET_MS = 60 * 60 * 1000;
const SWEEP = 200;

export default {
  fetch: app.fetch,

  /** Every hour: wakes tables in play that have been quiet for long, in case an alarm was lost. */
  async scheduled(_controller, env) {
    const quiet = await quietTables(openDb(env.DB), Date.now() - QUIET_MS, SWEEP);
    await Promise.all(quiet.map((id) => env.ROOMS.getByName(id).wake()));
  },
} satisfies ExportedHandler<Env>;
