/**
 * The platform's names as Node-side tests meet them in the Worker's code. They are taken one by one: all of
 * `@cloudflare/workers-types` would replace Node's own URL, timers and fetch.
 */
import type * as platform from '@cloudflare/workers-types';

declare global {
  type D1Database = platform.D1Database;
  type DurableObjectNamespace<T extends platform.Rpc.DurableObjectBranded | undefined = undefined> =
    platform.DurableObjectNamespace<T>;
  type DurableObjectStorage = platform.DurableObjectStorage;
  type SqlStorage = platform.SqlStorage;
}
