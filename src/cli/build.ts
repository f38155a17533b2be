import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT, runTool } from './tools.ts';

const INPUTS = ['web', 'src', 'vite.config.ts', 'package-lock.json'];
const OUTPUT = join(ROOT, 'dist', 'web');
// Beside the output, not in it: all of dist/web is served.
const STAMP = join(ROOT, 'dist', 'web.sha256');

/**
 * Builds the web client into dist/web, unless it was already built from the very same files. Resolves to whether there
 * was anything to build.
 *
 * @throws Error with the output of the bundler, if it fails.
 */
export async function buildWeb(): Promise<boolean> {
  const hash = hashInputs();
  if (existsSync(join(OUTPUT, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) {
    return false;
  }
  // A build that is cut short must not pass for the one before it.
  rmSync(STAMP, { force: true });
  const { ok, output } = await runTool('vite', ['build', '--logLevel', 'warn']);
  if (!ok) throw new Error(`The web client could not be built.\n${output}`);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, hash);
  return true;
}

function hashInputs(): string {
  const hash = createHash('sha256');
  for (const path of INPUTS.flatMap((input) => filesIn(join(ROOT, input)))) {
    hash
      .update(`${relative(ROOT, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

if (import.meta.main) console.log((await buildWeb()) ? 'Built dist/web' : 'dist/web is up to date');
