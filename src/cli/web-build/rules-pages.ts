import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { escapeHtml, markdown, type Page } from './markdown.ts';

/** The stylesheet of the pages while developing; a build names the one it made. */
const DEV_STYLES = '/styles/main.css';

/**
 * Makes `/rules/<game>` of each `src/games/<game>/rules.md`: a page that needs no script, in the look of the site. The headings'
 * ids (`s2` for "2 Your turn") are what tables link to.
 *
 * @param games the folder of the games
 */
export function rulesPages(games: string): Plugin {
  const sources = () => globSync(join(games, '*', 'rules.md'));
  return {
    name: 'rules-pages',
    generateBundle(_, bundle) {
      const styles = Object.keys(bundle).find((file) => /^assets\/index-.*\.css$/.test(file));
      if (styles === undefined) throw new Error('the bundle has no stylesheet for the rules pages');
      for (const path of sources()) {
        const fileName = `rules/${basename(dirname(path))}.html`;
        this.emitFile({ type: 'asset', fileName, source: rulesPage(readRules(path), `/${styles}`) });
      }
    },
    configureServer(server) {
      server.middlewares.use('/rules', (request, response, next) => {
        const game = (request.url ?? '').split(/[?#]/)[0]?.slice(1);
        const path = sources().find((source) => basename(dirname(source)) === game);
        if (path === undefined) return next();
        response
          .setHeader('content-type', 'text/html; charset=utf-8')
          .end(rulesPage(readRules(path), DEV_STYLES));
      });
    },
  };
}

function readRules(path: string): Page {
  return markdown(readFileSync(path, 'utf8'));
}

function rulesPage({ title, headings, html }: Page, styles: string): string {
  const contents = headings
    .filter(({ level }) => level === 2)
    .map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`)
    .join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – Longhand</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/look.js"></script>
<link rel="stylesheet" href="${styles}">
</head>
<body>
<header class="top"><a class="wordmark" href="/">Longhand</a></header>
<div class="rules">
<nav class="contents" aria-label="Contents"><ol>${contents}</ol></nav>
<main class="prose">
${html}
</main>
</div>
<footer class="foot"><p>Unofficial. Rules in our own words. <a href="/credits">Credits</a></p></footer>
</body>
</html>
`;
}
