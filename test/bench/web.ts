import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { runTool } from '../../src/cli/tools.ts';

/** Bytes over the wire, scripts and styles, gzipped. */
export interface WebSizes {
  /** All that the first page waits for. */
  readonly first: number;
  /** By game: what its table adds, with the words of one language. */
  readonly games: ReadonlyMap<string, number>;
}

const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean()),
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
    const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
    const first = filesOf(manifest, entries);
    const tables = Object.keys(manifest).flatMap((key) => {
      const [, id] = /\/games\/([\w-]+)\/table\.tsx$/.exec(key) ?? [];
      return id === undefined ? [] : [{ id, key }];
    });
    return {
      first: weigh(first),
      games: new Map(
        tables.map(({ id, key }) => {
          const words = ['words-en', 'words-table-en'].map((name) => `../src/games/${id}/${name}.ts`);
          return [id, weigh([...filesOf(manifest, [key, ...words])].filter((file) => !first.has(file)))];
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
