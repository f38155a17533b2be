import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { markdown } from '../../src/cli/web-build/markdown.ts';
import { readRulesPages, rulesHtml } from '../../src/cli/web-build/rules-pages.ts';
import { ROOT } from '../../src/cli/tools.ts';
import { Rng } from '../../src/engine/rng.ts';
import { rngOfWord } from '../../src/engine/shuffle.ts';
import { must } from '../../src/engine/assert.ts';
import { inLang, LANGS } from '../../src/engine/words.ts';
import { cardsDe as celecastDe } from '../../src/games/celecast/words-cards-de.ts';
import { NAMES as nytherriaDe } from '../../src/games/nytherria/words-de.ts';
import { gameOf, GAMES } from '../../src/games/registry.ts';
import { rulesPath } from '../../web/route.ts';
import { dealOf, randomGame } from '../support/random-game.ts';

const PAGES = readRulesPages(join(ROOT, 'src/games'));
const SECTIONS = new Map(
  PAGES.map(({ name, source }) => [`/rules/${name}`, markdown(source).headings.map(({ id }) => id)]),
);

describe('rules pages', () => {
  test.each(GAMES)('$id is told in every language', ({ id, name }) => {
    const told = PAGES.filter((page) => page.name === id || page.name.startsWith(`${id}.`));
    expect(told.map(({ lang }) => lang)).toEqual(LANGS);
    for (const { source } of told) expect(source).toContain(`# ${name}`);
  });

  test.each(GAMES)('$id has the same sections, lists and tables in every language', ({ id }) => {
    const shapes = LANGS.map((lang) =>
      shapeOf(PAGES.find(({ name }) => `/rules/${name}` === rulesPath(id, lang))),
    );
    expect(shapes[0]).not.toEqual([]);
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });

  test.each(PAGES)('$name names each option as the table does', ({ name, lang, source }) => {
    const game = must(gameOf(name.replace(/\..*/, '')), name);
    for (const { label } of Object.values(inLang(game.words, lang).options))
      expect(source.toLowerCase()).toContain(label.toLowerCase());
  });

  test.each([
    ['celecast', Object.values(celecastDe).map(({ name }) => name)],
    ['nytherria', Object.values(nytherriaDe).map(([name]) => name)],
  ])('the cards of %s have the same German names in the rules as at the table', (game, cards) => {
    const page = must(
      PAGES.find(({ name }) => name === `${game}.de`),
      game,
    );
    expect(cards.length).toBeGreaterThan(17);
    for (const card of cards) expect(page.source).toContain(card);
  });

  test.each(PAGES)('every link of $name leads somewhere', (page) => {
    const html = rulesHtml(page, '/assets/index.css');
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href ?? '');
    expect(links.filter((href) => href.startsWith('#s')).length).toBeGreaterThan(8);
    for (const href of links.filter((one) => one.startsWith('#')))
      expect(SECTIONS.get(`/rules/${page.name}`)).toContain(href.slice(1));
    for (const href of links.filter((one) => one.startsWith('/rules/')))
      expect([...SECTIONS.keys()]).toContain(href);
  });

  test('a page names its language and the others', () => {
    const page = PAGES.find(({ name }) => name === 'keltis.de');
    const html = page ? rulesHtml(page, '/assets/index.css') : '';
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<meta name="description" content="Keltis: die Regeln in eigenen Worten');
    expect(html).toContain('<a href="/rules/keltis" lang="en" hreflang="en">English</a>');
    expect(html).toContain(
      '<a href="/rules/keltis.de" lang="de" hreflang="de" aria-current="page">Deutsch</a>',
    );
  });
});

describe.each(GAMES)('the link from the table of $id', (game) => {
  test('leads to a section of the rules in every state of random games', async () => {
    const { rulesAt } = (await import(`../../src/games/${game.id}/rules-at.tsx`)) as {
      readonly rulesAt: (view: unknown) => string;
    };
    const asked = new Set<string>();
    for (let index = 0; index < 12; index += 1) {
      const word = `rules/${game.id}/${index}`;
      const steps = randomGame(dealOf(game, word, index), new Rng(rngOfWord(word)));
      for (let step = steps.next(); ; step = steps.next()) {
        const { state } = step.done ? step.value : step.value.before;
        for (const viewer of ['onlooker', 0] as const) asked.add(rulesAt(game.view(state, viewer)));
        if (step.done) break;
      }
    }
    expect(asked.size).toBeGreaterThan(2);
    for (const lang of LANGS)
      expect(SECTIONS.get(rulesPath(game.id, lang))).toEqual(expect.arrayContaining([...asked]));
  });
});

/** What a page is made of, without its words: headings by id, items, rows by their cells. */
function shapeOf(page: { readonly source: string } | undefined): readonly string[] {
  return (page?.source ?? '').split('\n').flatMap((line) => {
    if (line.startsWith('#'))
      return markdown(line).headings.map(({ level, id }) => (level === 1 ? 'title' : id));
    if (/^\s*(?:-|\d\.) /.test(line)) return [line.startsWith(' ') ? 'inner item' : 'item'];
    return line.startsWith('|') ? [`row of ${line.split('|').length - 2}`] : [];
  });
}
