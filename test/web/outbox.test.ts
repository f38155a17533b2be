import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keep } from '../../web/keep.ts';
import { Outbox } from '../../web/table/outbox.ts';

const TABLE = 'abcdefghij';

/** A service that answers in turn; an error stands for a connection that broke. */
function service(...answers: readonly (readonly [status: number, body: object] | Error)[]) {
  const bodies: Record<string, unknown>[] = [];
  let at = 0;
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body) as Record<string, unknown>);
    const answer = answers[at] ?? new Error('nothing more');
    at += 1;
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve(new Response(JSON.stringify(answer[1]), { status: answer[0] }));
  });
  return bodies;
}

const atOnce = () => Promise.resolve();
const OK = [200, { version: 4, replayed: false, table: { revision: 4 } }] as const;
const problem = (status: number, code: string) => [status, { code, title: '', detail: '' }] as const;

beforeEach(() => keep(`action.${TABLE}`, undefined));
afterEach(() => vi.unstubAllGlobals());

describe('a move on its way', () => {
  test('it is kept until it is answered', async () => {
    const outbox = new Outbox(TABLE);
    const bodies = service(OK);
    const action = outbox.make(3, { type: 'draw' });
    expect(new Outbox(TABLE).pending).toEqual(action);
    const sent = await outbox.send(action, () => {}, atOnce);
    expect(sent).toEqual({ type: 'done', table: { revision: 4 } });
    expect(outbox.pending).toBeUndefined();
    expect(bodies).toEqual([{ actionId: action.actionId, version: 3, move: { type: 'draw' } }]);
  });

  test('it is sent again under the same id when the connection breaks', async () => {
    const outbox = new Outbox(TABLE);
    const bodies = service(new Error('broken'), problem(503, 'unavailable'), OK);
    const unsent = vi.fn();
    await outbox.send(outbox.make(3, { type: 'draw' }), unsent, atOnce);
    expect(unsent).toHaveBeenCalledTimes(2);
    expect(new Set(bodies.map(({ actionId }) => actionId)).size).toBe(1);
    expect(bodies).toHaveLength(3);
  });

  test('a refusal ends it', async () => {
    const outbox = new Outbox(TABLE);
    service(problem(409, 'stale-version'));
    const sent = await outbox.send(outbox.make(3, { type: 'draw' }), () => {}, atOnce);
    expect(sent).toMatchObject({ type: 'refused', trouble: { code: 'stale-version' } });
    expect(outbox.pending).toBeUndefined();
  });

  test('an answer that is no JSON counts as no answer', async () => {
    const outbox = new Outbox(TABLE);
    let tries = 0;
    vi.stubGlobal('fetch', () => {
      tries += 1;
      return Promise.resolve(
        tries === 1 ? new Response('<html>', { status: 502 }) : new Response(JSON.stringify(OK[1])),
      );
    });
    expect((await outbox.send(outbox.make(3), () => {}, atOnce)).type).toBe('done');
    expect(tries).toBe(2);
  });

  test('an answer to one action does not forget the next one, made in another tab', async () => {
    const outbox = new Outbox(TABLE);
    service(OK);
    const first = outbox.make(3, { type: 'draw' });
    const second = new Outbox(TABLE).make(4, { type: 'draw' });
    await outbox.send(first, () => {}, atOnce);
    expect(outbox.pending).toEqual(second);
  });
});
