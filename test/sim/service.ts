import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../src/cli/tools.ts';
import type { Answer } from '../support/client.ts';
import { type Bundle, killGroup, servePlain, spawnGroup } from './plain-service.ts';

const START_MS = 90_000;
const ANSWER_MS = 10_000;

/** The whole service, to be killed and started again on the same data and the same port. */
export class Service {
  readonly origin: string;
  readonly #port: number;
  readonly #data: string;
  readonly #bundle: Bundle;
  /** Counts starts. */
  life = 0;
  #child: ChildProcess | undefined;
  #up = Promise.withResolvers<void>();

  constructor(port: number, data: string, bundle: Bundle) {
    this.origin = `http://localhost:${port}`;
    this.#port = port;
    this.#data = data;
    this.#bundle = bundle;
  }

  /** `npm start`, or the Worker as it is deployed, which is up in a fraction of the time. */
  async start(as: 'npm start' | 'plain'): Promise<void> {
    const vars = { RATE_LIMITS: 'off', NOTICE_GRACE: '1', WEBHOOK_LOOPBACK: 'on' };
    const named = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
    const child =
      as === 'plain'
        ? servePlain({
            bundle: this.#bundle,
            data: this.#data,
            port: this.#port,
            vars: { ...vars, ORIGIN: this.origin },
          })
        : spawnGroup([
            join(ROOT, 'src', 'cli', 'run.mjs'),
            'start',
            `--port=${this.#port}`,
            `--data=${this.#data}`,
            ...named,
          ]);
    this.#child = child;
    await untilAnswering(child, `${this.origin}/api/games`);
    this.life += 1;
    this.#up.resolve();
  }

  /** Kills every process of it at once. */
  async kill(): Promise<void> {
    this.#up = Promise.withResolvers();
    if (this.#child) await killGroup(this.#child);
  }

  /** Resolves when the service is there. */
  up(): Promise<void> {
    return this.#up.promise;
  }

  /** Calls until there is an answer, as the web client does: what a dead service did not answer is asked again. */
  async insist<T>(call: () => Promise<Answer<T>>): Promise<Answer<T>> {
    for (;;) {
      await this.up();
      const { life } = this;
      const answer = await call().catch(() => undefined);
      if (answer && answer.status < 500) return answer;
      if (answer && isOwnFault(answer.body))
        throw new Error(`in life ${life}: ${JSON.stringify(answer.body)}`);
      await wait(20);
    }
  }
}

/** Resolves when a service answers; rejects when its process ends first or is too slow, with what it printed. */
export async function untilAnswering(child: ChildProcess, url: string): Promise<void> {
  let printed = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-4000);
  });
  const until = Date.now() + START_MS;
  for (;;) {
    const up = await impatientFetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return;
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${url} does not answer\n${printed}`);
    await wait(20);
  }
}

/** No answer in time is no answer: what is starting may hold a request for ever. */
export function impatientFetch(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_MS) });
}

function isOwnFault(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'internal-error';
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
