import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { runTool } from '../../src/cli/tools.ts';
import { LANGS } from '../../src/engine/words.ts';

/** Bytes over the wire, scripts and styles, gzipped, in the language that takes most. */
export interface WebSizes {
  /** All that the first page waits for. */
  readonly first: number;
  /** All that a table's page waits for, but for the game. */
  readonly table: number;
  /** By game: what its table adds, with its words. */
  readonly games: ReadonlyMap<string, number>;
}

/** In bytes. */
export const LIMITS = { first: 60_000, game: 25_000 };

/** What weighs more than it may, one a line. */
export function tooHeavy({ first, table, games }: WebSizes): string[] {
  const parts = [
    ['first load', first, LIMITS.first] as const,
    ['first load at a table', table, LIMITS.first] as const,
    ...[...games].map(([game, size]) => [game, size, LIMITS.game] as const),
  ];
  return parts
    .filter(([, size, limit]) => size > limit)
    .map(([name, size, limit]) => `${name}: ${size} of ${limit} bytes`);
}

const ENTRY = 'index.html';
const TABLE_PAGE = 'table/page.tsx';

const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
);
type Manifest = v.InferOutput<typeof Manifest>;

/** Builds the web client aside and weighs it. */
export async function webSizes(): Promise<WebSizes> {
  const folder = mkdtempSync(join(tmpdir(), 'longhand-web-'));
  try {
    const { ok, output } = await runTool('vite', [
      'build',
      '--manifest',
      '--outDir',
      folder,
      '--logLevel',
      'warn',
    ]);
    if (!ok) throw new Error(output);
    const manifest = v.parse(
      Manifest,
      JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')),
    );
    const weigh = (files: Iterable<string>) =>
      [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).byteLength, 0);
    const heaviest = (sets: readonly ReadonlySet<string>[], without: ReadonlySet<string> = new Set()) =>
      Math.max(...sets.map((files) => weigh([...files].filter((file) => !without.has(file)))));
    // English is part of every page; another language comes on top.
    const page = (...keys: readonly string[]) =>
      LANGS.map((lang) => filesOf(manifest, [ENTRY, `words/${lang}.ts`, ...keys]));
    const here = new Set(page(TABLE_PAGE).flatMap((files) => [...files]));
    const tables = Object.keys(manifest).flatMap((key) => {
      const [, id] = /\/games\/([\w-]+)\/table\.tsx$/.exec(key) ?? [];
      return id === undefined ? [] : [{ id, key }];
    });
    const first = heaviest(page());
    const table = heaviest(page(TABLE_PAGE));
    if (table <= first) throw new Error('the build has no page of a table');
    return {
      first,
      table,
      games: new Map(
        tables.map(({ id, key }) => {
          const words = (lang: string) =>
            ['words', 'words-table'].map((name) => `../src/games/${id}/${name}-${lang}.ts`);
          return [
            id,
            heaviest(
              LANGS.map((lang) => filesOf(manifest, [key, ...words(lang)])),
              here,
            ),
          ];
        }),
      ),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The files of some chunks and of all that they import at once. */
function filesOf(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  const files = new Set<string>();
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    for (const file of [chunk.file, ...chunk.css, ...filesOf(manifest, chunk.imports, seen)]) files.add(file);
  }
  return files;
}
