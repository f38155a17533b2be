import { beforeAll, beforeEach, expect } from 'vitest';
import { must } from '../../src/engine/assert.ts';
import { type Problem, PROBLEMS } from '../../src/protocol/problem.ts';
import { type Client, newActionId, ok, startedTable } from '../support/client.ts';
import { browsers, migrate, ORIGIN, raw, room, stored } from './service.ts';

/** A request that is to be refused; the first player's, unless it is said whose (null: nobody's). */
export type Init = RequestInit & { readonly client?: Client | null };

/** A table in play, and bad requests to it. Rows are those of the catalogue of bad input, `reliability.md` §3. */
export class Target {
  ana!: Client;
  ben!: Client;
  id = '';
  version = 1;
  links!: Record<'invite' | 'watch' | 'host' | 'seat', string>;
  #before = '';

  /** Sets the table up for a file of tests. `ana` is the one who is asked first. */
  static prepare(): Target {
    const target = new Target();
    beforeAll(async () => {
      await migrate();
      const clients = browsers(2);
      const made = await startedTable(clients, 'coloretto');
      target.id = made.id;
      target.links = made.links;
      const [first, second] = clients;
      const asked = ok(await must(first, 'a client').look(made.id)).offers.length > 0;
      target.ana = must(asked ? first : second, 'a client');
      target.ben = must(asked ? second : first, 'a client');
    });
    beforeEach(() => target.remember());
    return target;
  }

  get moves(): string {
    return `/api/tables/${this.id}/moves`;
  }

  async remember(): Promise<void> {
    this.#before = await stored(room(this.id));
  }

  async isUnchanged(): Promise<void> {
    expect(await stored(room(this.id)), 'the state changed').toBe(this.#before);
  }

  async send(path: string, init: Init = {}): Promise<{ status: number; headers: Headers; text: string }> {
    const { client = this.ana, headers, ...rest } = init;
    const answer = await raw(path, {
      ...rest,
      headers: {
        origin: ORIGIN,
        ...(client?.cookie === undefined ? {} : { cookie: client.cookie }),
        ...(headers as Record<string, string>),
      },
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  /** Sends it and expects this refusal, in full form, with nothing changed. */
  async refused(code: keyof typeof PROBLEMS, path: string, init: Init = {}): Promise<Problem> {
    const { status, headers, text } = await this.send(path, init);
    expect({ status, text }).toMatchObject({
      status: PROBLEMS[code][0],
      text: expect.stringContaining(`"${code}"`) as string,
    });
    expect(headers.get('content-type')).toBe('application/problem+json');
    expect(headers.get('cache-control')).toBe('no-store');
    const problem = JSON.parse(text) as Problem;
    expect(problem).toMatchObject({
      code,
      type: `urn:longhand:problem:${code}`,
      title: PROBLEMS[code][1],
      instance: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/) as string,
    });
    expect(problem.detail.length).toBeGreaterThan(10);
    await this.isUnchanged();
    return problem;
  }

  /** The body of a good move, with more. */
  good(more: object = {}): string {
    return JSON.stringify({
      actionId: newActionId(),
      version: this.version,
      move: { type: 'draw' },
      ...more,
    });
  }
}

export function json(body: string | Uint8Array, headers: Record<string, string> = {}): Init {
  return {
    method: 'POST',
    body: body as string,
    headers: { 'content-type': 'application/json', ...headers },
  };
}
