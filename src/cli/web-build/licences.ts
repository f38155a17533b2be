import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** Puts the licence of the font, which asks to travel with it, beside the site. */
export function licences(): Plugin {
  return {
    name: 'licences',
    generateBundle() {
      const source = readFileSync(require.resolve('@fontsource-variable/fraunces/LICENSE'), 'utf8');
      this.emitFile({ type: 'asset', fileName: 'licences/fraunces.txt', source });
    },
  };
}
