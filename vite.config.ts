import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { icons } from './src/cli/web-build/icons.ts';
import { licences } from './src/cli/web-build/licences.ts';
import { rulesPages } from './src/cli/web-build/rules-pages.ts';
import { siteFiles } from './src/cli/web-build/site-files.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SERVICE = 'http://localhost:8787';

export default defineConfig({
  root: at('web'),
  publicDir: at('web/public'),
  cacheDir: at('.cache/vite'),
  plugins: [icons(), rulesPages(at('src/games')), licences(), siteFiles()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: at('dist/web'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // The content security policy allows no data: but for images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: at('web/index.html'), worker: at('web/offline/worker.ts') },
      output: {
        // Its address stays the same: it is how a browser learns of a newer version.
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        // What every page needs comes in one piece, not in a dozen small ones.
        codeSplitting: {
          groups: [
            {
              name: 'site',
              test: /node_modules\/(@?preact)\/|\/web\/((?!main)[a-z]+|words\/([a-z]+-)?en|kit\/(?!share)[a-z-]+|offline\/update[a-z-]+)\.tsx?$|\/src\/engine\/words\.ts$/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '^/api/': { target: SERVICE, ws: true }, '/u': SERVICE } },
});
