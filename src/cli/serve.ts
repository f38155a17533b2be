import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { buildWeb } from './build.ts';
import { ROOT, runTool } from './tools.ts';

export interface ServeOptions {
  readonly port: number;
  /** Where tables, people and mails are kept. */
  readonly data: string;
  /** Variables that replace those of wrangler.toml. */
  readonly vars?: Readonly<Record<string, string>>;
}

/** Sets up all that a local service needs and has not got yet: a secret, the web client, the database. */
export async function prepare(data: string): Promise<void> {
  await Promise.all([buildWeb(), prepareData(data)]);
}

/** All of {@link prepare} but the web client. */
export async function prepareData(data: string): Promise<void> {
  const secrets = join(ROOT, '.dev.vars');
  if (!existsSync(secrets)) {
    const [session, admin] = [randomBytes(32), randomBytes(32)].map((bytes) => bytes.toString('hex'));
    writeFileSync(secrets, `SESSION_SECRET=${session}\nADMIN_TOKEN=${admin}\n`);
  }
  await migrate(data);
}

/** Applies the database's migrations, unless exactly these were applied here before. */
async function migrate(data: string): Promise<void> {
  const folder = join(ROOT, 'db', 'migrations');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder)
    .toSorted()
    .filter((name) => name.endsWith('.sql'))) {
    hash.update(readFileSync(join(folder, file)));
  }
  const digest = hash.digest('hex');
  const stamp = join(data, 'migrated.sha256');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  const { ok, output } = await runTool('wrangler', [
    'd1',
    'migrations',
    'apply',
    'DB',
    '--local',
    '--persist-to',
    data,
  ]);
  if (!ok) throw new Error(`The database could not be migrated.\n${output}`);
  mkdirSync(data, { recursive: true });
  writeFileSync(stamp, digest);
}

/** Whether a service could listen on this port of this machine. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Starts the service in a process of its own; `origin` is where it will answer. */
export function serve({ port, data, vars = {} }: ServeOptions): { process: ChildProcess; origin: string } {
  const origin = `http://localhost:${port}`;
  const all = {
    ORIGIN: origin,
    MAIL_FROM: 'Longhand <table@longhand.localhost>',
    WEBHOOK_LOOPBACK: 'on',
    ...vars,
  };
  const child = spawn(
    process.execPath,
    [
      join(ROOT, 'node_modules', 'wrangler', 'bin', 'wrangler.js'),
      'dev',
      `--port=${port}`,
      '--ip=127.0.0.1',
      '--inspector-port=0',
      `--persist-to=${data}`,
      '--show-interactive-dev-session=false',
      '--log-level=warn',
      '--test-scheduled',
      ...Object.entries(all).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
    ],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
    },
  );
  return { process: child, origin };
}

/** Resolves when the service answers; rejects when its process ends first, with what it printed. */
export async function untilReady(child: ChildProcess, origin: string): Promise<void> {
  let printed = '';
  const collect = (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-8000);
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The service ended.\n${printed}`);
    const up = await fetch(`${origin}/api/games`).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}
