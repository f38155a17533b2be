import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROJECTS } from '../../src/cli/check.ts';
import { ROOT, runTool } from '../../src/cli/tools.ts';
import { House } from './house.ts';

const TIMEOUT = 60_000;

describe('the linter', () => {
  const intruders: Readonly<Record<string, readonly [rule: string, source: string]>> = {
    'src/http/any.ts': ['typescript(no-explicit-any)', 'export const anything = (value: any) => value;\n'],
    'src/http/default.ts': ['import(no-default-export)', 'export default 1;\n'],
    'src/http/console.ts': ['eslint(no-console)', "console.log('lost');\n"],
    'src/http/long.ts': ['eslint(max-lines)', 'export {};\n'.repeat(401)],
    'src/http/floating.ts': [
      'typescript(no-floating-promises)',
      'const wait = async () => {};\nexport function go() {\n  wait();\n}\n',
    ],
    'src/http/misused.ts': [
      'typescript(no-misused-promises)',
      'export const go = (list: number[]) => list.forEach(async () => {});\n',
    ],
    'src/http/awaited.ts': ['typescript(await-thenable)', 'export const go = async () => await 1;\n'],
    'src/http/unsafe.ts': [
      'typescript(no-unsafe-member-access)',
      'export const name = (text: string): unknown => JSON.parse(text).name;\n',
    ],
    'src/http/import-type.ts': [
      'typescript(consistent-type-imports)',
      "export type Seat = import('../engine/game.ts').Seat;\n",
    ],
    'src/engine/chance.ts': [
      'eslint(no-restricted-properties)',
      'export const roll = () => Math.random();\n',
    ],
    'src/engine/hour.ts': ['eslint(no-restricted-properties)', 'export const now = () => Date.now();\n'],
    'src/engine/timer.ts': ['eslint(no-restricted-globals)', 'setTimeout(() => {}, 1);\n'],
    'src/engine/hidden-timer.ts': ['eslint(no-restricted-globals)', 'globalThis.setTimeout(() => {}, 1);\n'],
    'src/engine/fetched.ts': ['eslint(no-restricted-globals)', "export const page = fetch('/');\n"],
    'src/games/coloretto/chance.ts': [
      'eslint(no-restricted-properties)',
      'export const roll = () => Math.random();\n',
    ],
    'src/games/coloretto/fetched.ts': ['eslint(no-restricted-globals)', "export const page = fetch('/');\n"],
    'durable-objects/room-hour.ts': [
      'eslint(no-restricted-properties)',
      'export const now = () => Date.now();\n',
    ],
  };
  const guests: Readonly<Record<string, string>> = {
    'src/worker.ts': 'export default { fetch: () => new Response() };\n',
    'src/cli/guest.ts': "import { cwd } from 'node:process';\nconsole.log(cwd().length, Math.random());\n",
    // The DOM's types are known here, or each of these would be an unsafe call.
    'web/guest.ts': "export const title = () => document.querySelector('h1')?.textContent.trim();\n",
    'db/guest.ts': "export const count = (db: D1Database) => db.prepare('select 1').first<number>('1');\n",
  };

  test('refuses each intruder by name and no guest', { timeout: TIMEOUT }, async () => {
    using house = new House();
    for (const [path, [, source]] of Object.entries(intruders)) house.plant(path, source);
    for (const [path, source] of Object.entries(guests)) house.plant(path, source);
    const verdicts = await house.lint();
    const caught = Object.entries(intruders).map(([path, [rule]]) => [
      path,
      verdicts.get(path)?.includes(rule),
    ]);
    expect(caught).toEqual(Object.keys(intruders).map((path) => [path, true]));
    expect(Object.keys(guests).map((path) => verdicts.get(path))).toEqual(
      Object.keys(guests).map(() => undefined),
    );
  });
});

describe('the compiler', () => {
  const intruders: Readonly<Record<string, readonly [path: string, source: string]>> = {
    worker: ['src/http/typo.ts', 'export const seat: number = document.title;\n'],
    web: ['web/typo.tsx', "export const seat: number = 'two';\n"],
    offline: ['web/offline/worker-typo.ts', "export const seat: number = 'two';\n"],
    node: ['src/cli/typo.ts', "export const seat: number = 'two';\n"],
    browser: ['test/browser/typo.test.ts', "export const seat: number = 'two';\n"],
  };

  test.for(PROJECTS)('refuses a type error in the project "%s"', { timeout: TIMEOUT }, async (project) => {
    using house = new House();
    const [path, source] = intruders[project] ?? ['', ''];
    house.plant(path, source);
    const { ok, output } = await house.run('tsc', '-p', `tsconfig.${project}.json`);
    expect(ok).toBe(false);
    expect(output).toContain(path);
  });

  test('reads every TypeScript file of the repository', { timeout: TIMEOUT }, async () => {
    const read = await filesReadIn(ROOT);
    expect(sourcesIn(ROOT).filter((path) => !read.has(path))).toEqual([]);
  });

  test('is found out where it does not read a file', { timeout: TIMEOUT }, async () => {
    using house = new House();
    for (const [path, source] of Object.values(intruders)) house.plant(path, source);
    house.plant('scripts/stray.ts', 'export {};\n');
    // Of two of the same name the compiler takes the .ts, and says nothing of the other.
    house.plant('web/twin.ts', 'export {};\n');
    house.plant('web/twin.tsx', 'export {};\n');
    const read = await filesReadIn(house.root);
    expect(sourcesIn(house.root).filter((path) => !read.has(path))).toEqual([
      'scripts/stray.ts',
      'web/twin.tsx',
    ]);
  });
});

test('knip names an export that nobody imports', { timeout: TIMEOUT }, async () => {
  using house = new House();
  house.plant('src/cli/task.ts', "import { used } from '../parts.ts';\n\nconsole.log(used);\n");
  house.plant('src/parts.ts', 'export const used = 1;\nexport const forgotten = 2;\n');
  const { ok, output } = await house.run('knip', '--no-progress', '--include=exports');
  expect(ok).toBe(false);
  expect(output).toMatch(/forgotten +src\/parts\.ts/);
  expect(output).not.toMatch(/used +src\/parts\.ts/);
});

test('oxfmt names a file that is not formatted', { timeout: TIMEOUT }, async () => {
  using house = new House();
  house.plant('src/tidy.ts', "export const name = 'tidy';\n");
  house.plant('src/untidy.ts', 'export const name="untidy"\n');
  const { ok, output } = await house.run('oxfmt', '--check', 'src');
  expect(ok).toBe(false);
  expect(output).toContain('src/untidy.ts');
  expect(output).not.toContain('src/tidy.ts');
});

async function filesReadIn(root: string): Promise<ReadonlySet<string>> {
  const listings = await Promise.all(
    PROJECTS.map((project) => runTool('tsc', ['-p', `tsconfig.${project}.json`, '--listFilesOnly'], root)),
  );
  return new Set(listings.flatMap(({ output }) => output.split('\n')).map((path) => relative(root, path)));
}

/** Every file in TypeScript, but for installed, built and hidden ones. */
function sourcesIn(root: string): string[] {
  const folders = readdirSync(root, { withFileTypes: true }).filter(
    ({ name }) => !name.startsWith('.') && name !== 'node_modules' && name !== 'dist',
  );
  return folders
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(join(root, entry.name), { recursive: true, encoding: 'utf8' }).map((path) =>
            join(entry.name, path),
          )
        : [entry.name],
    )
    .filter((path) => /\.tsx?$/.test(path));
}
