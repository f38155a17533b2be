import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { type Catalogues, inLang, type Lang, LANGS } from '../../engine/words.ts';
import { escapeHtml, markdown } from './markdown.ts';

/** The stylesheet of the pages while developing; a build names the one it made. */
const DEV_STYLES = '/styles/main.css';

/** The rules of a game in a language, or in English where there are none: `lang` is what it is written in. */
export interface RulesPage {
  /** Below `/rules/`: `keltis`, `keltis.de`. */
  readonly name: string;
  readonly lang: Lang;
  readonly source: string;
  /** The languages that there are, and where. */
  readonly others: readonly { readonly lang: Lang; readonly name: string }[];
}

/** What a page says around the rules. */
interface Frame {
  /** For who searches. */
  readonly about: (title: string) => string;
  readonly contents: string;
  readonly languages: string;
  readonly unofficial: string;
  readonly credits: string;
}

const FRAMES: Catalogues<Frame> = {
  en: {
    about: (title) => `${title} in our own words, section by section. Play it by turns over days.`,
    contents: 'Contents',
    languages: 'Language',
    unofficial: 'Unofficial. Rules in our own words.',
    credits: 'Credits',
  },
  de: {
    about: (title) => `${title} in eigenen Worten, Abschnitt für Abschnitt. Spiel es Zug um Zug über Tage.`,
    contents: 'Inhalt',
    languages: 'Sprache',
    unofficial: 'Inoffiziell. Regeln in eigenen Worten.',
    credits: 'Dank',
  },
};

/**
 * Makes `/rules/<game>` of each `src/games/<game>/rules.md` and `/rules/<game>.<lang>` of each `rules-<lang>.md`: pages that need no
 * script, in the look of the site. The headings' ids (`s2` for "2 Your turn") are what tables link to, the same in every language.
 *
 * @param games the folder of the games
 */
export function rulesPages(games: string): Plugin {
  return {
    name: 'rules-pages',
    generateBundle(_, bundle) {
      const styles = Object.keys(bundle).find((file) => /^assets\/index-.*\.css$/.test(file));
      if (styles === undefined) throw new Error('the bundle has no stylesheet for the rules pages');
      for (const page of readRulesPages(games)) {
        this.emitFile({
          type: 'asset',
          fileName: `rules/${page.name}.html`,
          source: rulesHtml(page, `/${styles}`),
        });
      }
    },
    configureServer(server) {
      server.middlewares.use('/rules', (request, response, next) => {
        const name = (request.url ?? '').split(/[?#]/)[0]?.slice(1);
        const page = readRulesPages(games).find((one) => one.name === name);
        if (page === undefined) return next();
        response.setHeader('content-type', 'text/html; charset=utf-8').end(rulesHtml(page, DEV_STYLES));
      });
    },
  };
}

/** Every game's rules in every language of the house, so that a link need not ask what there is. */
export function readRulesPages(games: string): RulesPage[] {
  return globSync(join(games, '*', 'rules.md')).flatMap((english) => {
    const game = basename(dirname(english));
    const pathOf = (lang: Lang) => (lang === 'en' ? english : join(games, game, `rules-${lang}.md`));
    const nameOf = (lang: Lang) => (lang === 'en' ? game : `${game}.${lang}`);
    const written = LANGS.filter((lang) => existsSync(pathOf(lang)));
    const others = written.map((lang) => ({ lang, name: nameOf(lang) }));
    return LANGS.map((wanted) => {
      const lang = written.includes(wanted) ? wanted : 'en';
      return { name: nameOf(wanted), lang, source: readFileSync(pathOf(lang), 'utf8'), others };
    });
  });
}

export function rulesHtml({ lang, source, others }: RulesPage, styles: string): string {
  const { title, headings, html } = markdown(source);
  const frame = inLang(FRAMES, lang);
  const contents = headings
    .filter(({ level }) => level === 2)
    .map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`)
    .join('');
  const switches = others
    .map((other) => {
      const current = other.lang === lang ? ' aria-current="page"' : '';
      return `<a href="/rules/${other.name}" lang="${other.lang}" hreflang="${other.lang}"${current}>${escapeHtml(nameOf(other.lang))}</a>`;
    })
    .join('\n');
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – Longhand</title>
<meta name="description" content="${escapeHtml(frame.about(title))}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/look.js"></script>
<link rel="stylesheet" href="${styles}">
</head>
<body>
<header class="top"><a class="wordmark" href="/">Longhand</a>
<nav aria-label="${frame.languages}">
${switches}
</nav></header>
<div class="rules">
<nav class="contents" aria-label="${frame.contents}"><ol>${contents}</ol></nav>
<main class="prose">
${html}
</main>
</div>
<footer class="foot"><p>${frame.unofficial} <a href="/credits">${frame.credits}</a></p></footer>
</body>
</html>
`;
}

function nameOf(lang: Lang): string {
  return new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang;
}
