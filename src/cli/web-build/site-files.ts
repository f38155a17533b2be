import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:site-files';
const RESOLVED = `\0${ID}`;
const LIST = '__SITE_FILES__';
const VERSION = '__SITE_VERSION__';
/** Nobody needs them without a network. */
const LEFT_OUT = /^(?:_headers|robots\.txt|icons\/.*|licences\/.*|worker\.js)$/;

/**
 * Tells the service worker what the site is made of: `virtual:site-files`. It knows only when all the rest is made, which is why
 * this plugin comes last.
 */
export function siteFiles(): Plugin {
  let publicDir = '';
  return {
    name: 'site-files',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED ? `export const FILES = ${LIST};\nexport const VERSION = ${VERSION};\n` : undefined,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const contents = new Map<string, string | Uint8Array>();
        for (const [name, made] of Object.entries(bundle))
          contents.set(name, made.type === 'chunk' ? made.code : made.source);
        for (const path of filesIn(publicDir)) contents.set(relative(publicDir, path), readFileSync(path));
        const names = [...contents.keys()].filter((name) => !LEFT_OUT.test(name)).toSorted();
        const worker = bundle['worker.js'];
        if (worker?.type !== 'chunk' || !worker.code.includes(LIST))
          throw new Error('the build has no service worker');
        const hash = createHash('sha256').update(worker.code);
        for (const name of names) hash.update(`${name}\0`).update(contents.get(name) ?? '');
        worker.code = worker.code
          .replace(LIST, JSON.stringify(names.map(pathOf)))
          .replace(VERSION, JSON.stringify(hash.digest('hex').slice(0, 12)));
      },
    },
  };
}

/** As it is asked for: the service answers the name of a page's file with a redirect. */
function pathOf(name: string): string {
  return `/${name.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
