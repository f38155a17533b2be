/**
 * The door of every npm script: `node src/cli/run.mjs <task> [arguments]`.
 *
 * Plain JavaScript without dependencies, for any Node from 18 on: it installs what the lockfile names, then runs the task with
 * the project's own Node. npm can't do that by itself: a shell remembers where it found `node` before the install.
 * A task is `src/cli/<task>.ts`, or else a command of an installed package.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');
const bundledNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const [task, ...args] = process.argv.slice(2);
if (task === undefined || !/^[a-z][a-z-]*$/.test(task))
  fail('Usage: node src/cli/run.mjs <task> [arguments]');

if (!isInstalled()) {
  process.stdout.write('Installing dependencies (once per lockfile)\n');
  npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
}
const node = findNode();

const source = join(root, 'src', 'cli', `${task}.ts`);
const target = existsSync(source) ? source : join(bin, task);
if (!existsSync(target)) fail(`There is no task "${task}".`);

const child = spawn(node, [target, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [bin, process.env.PATH].join(delimiter),
    WRANGLER_SEND_METRICS: 'false',
  },
});
child.on('error', (error) => fail(`${task} could not be started: ${error.message}`));
child.on('exit', (code, signal) => {
  if (signal === null) process.exit(code ?? 1);
  // Die of the same signal, so that a shell or a supervisor sees what happened.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name);
  process.kill(process.pid, signal);
});
for (const name of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(name, () => child.kill(name));
process.on('SIGINT', () => {
  // A terminal sends Ctrl-C to the whole group: the child has it already, and a second one would cut its shutdown short.
  if (!process.stdin.isTTY) child.kill('SIGINT');
});

/** Whether node_modules holds every package of the lockfile in its version. Optional ones depend on the machine. */
function isInstalled() {
  const present = packagesIn(join(modules, '.package-lock.json'));
  const wanted = packagesIn(join(root, 'package-lock.json'));
  if (present === undefined || wanted === undefined) return false;
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional === true || present[path]?.version === entry.version,
  );
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version: string, optional?: boolean }> | undefined}
 */
function packagesIn(lockfile) {
  if (!existsSync(lockfile)) return undefined;
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

/** The Node that the package `node` brings; where install scripts are switched off it has to be fetched on its own. */
function findNode() {
  if (existsSync(bundledNode)) return bundledNode;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  npm('rebuild', 'node', '--ignore-scripts=false', '--loglevel=error');
  if (!existsSync(bundledNode))
    fail('Node 24 is needed, and the npm package "node" could not bring it here.');
  return bundledNode;
}

/** @param {string[]} command */
function npm(...command) {
  const cli = process.env.npm_execpath;
  const [program, first] = cli?.endsWith('npm-cli.js') ? [process.execPath, [cli]] : ['npm', []];
  const { status } = spawnSync(program, [...first, ...command], { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail(`npm ${command[0]} failed.`);
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
