import * as v from 'valibot';
import { LinkToken, TableView } from './table.ts';
import { Problem } from './problem.ts';

/**
 * What a client says on a table's socket. First `hello`, with the version up to which it knows the log, and its watch link
 * where no seat gives it the right. Moves do not travel here: a socket only tells.
 */
export const FromClient = v.strictObject({
  type: v.literal('hello'),
  version: v.pipe(v.number(), v.integer()),
  link: v.exactOptional(LinkToken),
});
export type FromClient = v.InferOutput<typeof FromClient>;

export const FromRoom = v.variant('type', [
  TableView,
  v.object({ type: v.literal('problem'), problem: Problem }),
]);
export type FromRoom = v.InferOutput<typeof FromRoom>;

/** Answered without waking the room. */
export const PING = 'ping';
export const PONG = 'pong';

export const MAX_MESSAGE_BYTES = 16 * 1024;
export const CLOSE = {
  invalid: 4400,
  noRight: 4404,
  superseded: 4409,
  revoked: 4410,
  tooLarge: 1009,
  flood: 4429,
} as const;
