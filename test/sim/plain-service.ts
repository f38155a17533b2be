import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, runTool, type ToolRun } from '../../src/cli/tools.ts';

/** The Worker as a deployment would upload it, in workerd alone: no development proxy, no watching, no bundling at the start. */
export interface PlainOptions {
  readonly bundle: Bundle;
  /** The same folder as `npm start` takes: both understand what the other has written. */
  readonly data: string;
  readonly port: number;
  /** Variables that replace those of wrangler.toml. */
  readonly vars: Readonly<Record<string, string>>;
}

/** A Worker ready to be served: the folder of its script, and what wrangler.toml says of it. */
export interface Bundle {
  readonly folder: string;
  readonly worker: object & { readonly bindings?: unknown };
}

/** Without its pages: on this machine they stand behind a router in JavaScript, through which every request would go. */
export function withoutPages({ folder, worker }: Bundle): Bundle {
  const { assets: _pages, ...rest }: Bundle['worker'] & { readonly assets?: unknown } = worker;
  return { folder, worker: rest };
}

/** Bundles the Worker into `folder`, as `npm run deploy` would upload it. The secrets of .dev.vars must be there. */
export async function bundleWorker(folder: string): Promise<Bundle> {
  const { ok, output } = await runTool('wrangler', ['deploy', '--dry-run', `--outdir=${folder}`]);
  if (!ok) throw new Error(`The Worker could not be bundled.\n${output}`);
  // It would say on every start where it has the secrets from.
  process.env['WRANGLER_LOG'] ??= 'warn';
  const { unstable_getMiniflareWorkerOptions: optionsOf } = await import('wrangler');
  const { modulesRules: _rules, ...worker } = optionsOf(join(ROOT, 'wrangler.toml')).workerOptions;
  return { folder, worker };
}

/** Starts the Worker in a process of its own. */
export function servePlain(options: PlainOptions): ChildProcess {
  return spawnGroup([fileURLToPath(import.meta.url), JSON.stringify(options)]);
}

/** Starts Node in a process group of its own, which {@link killGroup} ends as a whole. See {@link endWithParent}. */
export function spawnGroup(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: ROOT,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
  });
}

/** For a process of {@link spawnGroup}: its end when the process that started it is gone, however that ended. */
export function endWithParent(): void {
  process.stdin.resume().on('end', () => process.exit());
}

/** Ends a process and all that it has started, at once and without asking; resolves when it is gone. */
export async function killGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await gone;
}

/** Runs Node to its end and collects what it prints, both streams in order. `input`: what it reads. */
export async function runNode(args: readonly string[], input = ''): Promise<ToolRun> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(input);
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { ok: code === 0, output: printed.join('') };
}

async function run({ bundle, data, port, vars }: PlainOptions): Promise<void> {
  endWithParent();
  const { convertV4MiniflareOptions, Miniflare } = await import('miniflare');
  const { folder, worker } = bundle;
  const all = convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: 0,
    // Where `wrangler dev --persist-to` looks.
    resourcePersistencePath: join(data, 'v3'),
    workers: [
      {
        ...worker,
        name: 'longhand',
        rootPath: folder,
        modules: true,
        modulesRoot: folder,
        scriptPath: 'worker.js',
        bindings: { ...(worker.bindings as object), ...vars },
        unsafeDirectSockets: [{ host: '127.0.0.1', port }],
      },
    ],
  });
  const service = new Miniflare(all);
  await service.ready;
}

if (import.meta.main) await run(JSON.parse(process.argv[2] ?? '') as PlainOptions);
