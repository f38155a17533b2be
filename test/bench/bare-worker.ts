import type { DurableObjectNamespace, DurableObjectState } from '@cloudflare/workers-types';

/**
 * The least that can keep something for good: a Worker that hands a request on to an object by name, and an object that
 * inserts its body as a row and answers. What a room does more than this is what `npm run bench` measures.
 */
export class Bare {
  readonly #state: DurableObjectState;

  constructor(state: DurableObjectState) {
    this.#state = state;
    state.storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS log (version INTEGER PRIMARY KEY, body TEXT NOT NULL)`,
    );
  }

  async fetch(request: Request): Promise<Response> {
    this.#state.storage.sql.exec(`INSERT INTO log (body) VALUES (?)`, await request.text());
    return new Response('{"ok":true}', { headers: { 'content-type': 'application/json' } });
  }
}

type BareEnv = { readonly BARE: DurableObjectNamespace };

/** `/noop` answers by itself: what the load generator and the runtime can do at most. */
// oxlint-disable-next-line import/no-default-export -- the entry of a Worker
export default {
  fetch(request: Request, env: BareEnv): Response | Promise<unknown> {
    const { pathname } = new URL(request.url);
    if (pathname === '/noop')
      return new Response('{"ok":true}', { headers: { 'content-type': 'application/json' } });
    return env.BARE.getByName(pathname).fetch(request.url, request as never);
  },
};
