import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../src/cli/tools.ts';
import { untilReady } from '../../src/cli/serve.ts';

/** The service that `npm start` starts, on an empty database. */
export interface Service {
  readonly origin: string;
  /** Ends it, as a power cut would, and starts it again at the same place with the same data. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

export interface LocalMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A port that nobody uses now. */
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

/** Runs `npm start` and waits until it answers. */
export function npmStart(vars: Readonly<Record<string, string>> = {}): Promise<Service> {
  const flags = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  return start('npm', ['start', '--'], ROOT, flags);
}

/** Runs the service of another copy of the house; what it needs is installed already. */
export function startCopy(root: string): Promise<Service> {
  return start(process.execPath, ['src/cli/start.ts'], root, []);
}

async function start(
  program: string,
  command: readonly string[],
  root: string,
  flags: readonly string[],
): Promise<Service> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'longhand-'));
  const run = () =>
    spawn(program, [...command, '--port', String(port), '--data', data, ...flags], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
  let child = run();
  const origin = `http://localhost:${port}`;
  await untilReady(child, origin);
  return {
    origin,
    pause: () => ended(child),
    async resume() {
      child = run();
      await untilReady(child, origin);
    },
    async stop() {
      await ended(child);
      rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** Mails that the local simulation has sent to an address, the newest first. */
export async function mailsTo(address: string, origin: string): Promise<LocalMail[]> {
  const api = `${origin}/cdn-cgi/local/explorer/api/local/email/sending`;
  const list = (await (await fetch(api)).json()) as { result: readonly { messageId: string }[] };
  const mails = await Promise.all(
    list.result.map(async ({ messageId }) => {
      const one = await fetch(`${api}?email_id=${encodeURIComponent(messageId)}`);
      return ((await one.json()) as { result: LocalMail }).result;
    }),
  );
  return mails.filter(({ to }) => to.includes(address));
}

/** Ends the whole tree: npm, our command, wrangler, workerd. */
function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.pid === undefined) return resolve();
    child.on('exit', () => resolve());
    process.kill(-child.pid, 'SIGTERM');
  });
}
