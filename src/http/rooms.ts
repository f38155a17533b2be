import type { GameRoom } from '../../durable-objects/game-room.ts';
import type { Mailbox } from '../../durable-objects/mailbox.ts';
import { Refused } from './errors.ts';

/** An object's methods as they are called from outside. The platform's own type gives up on views, which are any JSON. */
type Remote<T> = {
  readonly [K in keyof T as T[K] extends (...args: never[]) => unknown ? K : never]: T[K] extends (
    ...args: infer A
  ) => infer R
    ? (...args: A) => Promise<Awaited<R>>
    : never;
};

const TRIES = 3;

/** Calls the room of a table. A room that is being moved is asked again; one that cannot answer is `unavailable`. */
export async function inRoom<T>(
  env: Env,
  id: string,
  call: (room: Remote<GameRoom>) => Promise<T>,
): Promise<T> {
  return retrying(() => call(env.ROOMS.getByName(id) as unknown as Remote<GameRoom>));
}

/** The same for a room by its object's id, as Cloudflare's API lists them; undefined for an id that is not a room's. */
export async function inRoomObject<T>(
  env: Env,
  objectId: string,
  call: (room: Remote<GameRoom>) => Promise<T>,
): Promise<T | undefined> {
  const id = idOf(env, objectId);
  return id && retrying(() => call(env.ROOMS.get(id) as unknown as Remote<GameRoom>));
}

function idOf(env: Env, objectId: string): DurableObjectId | undefined {
  try {
    return env.ROOMS.idFromString(objectId);
  } catch {
    return undefined;
  }
}

export async function inMailbox<T>(
  env: Env,
  person: string,
  call: (box: Remote<Mailbox>) => Promise<T>,
): Promise<T> {
  return retrying(() => call(env.MAILBOXES.getByName(person) as unknown as Remote<Mailbox>));
}

/** Each try has a new stub: one that has failed once is broken. Everything that is called here is harmless twice. */
async function retrying<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      const { retryable, overloaded } = error as { retryable?: boolean; overloaded?: boolean };
      if (overloaded === true || (retryable === true && attempt >= TRIES)) throw new Refused('unavailable');
      if (retryable !== true) throw error;
    }
  }
}
