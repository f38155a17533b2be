import { describe, expect, test } from 'vitest';
import { markdown } from '../../src/cli/web-build/markdown.ts';

const html = (source: string) => markdown(source).html;

describe('rules pages', () => {
  test('a numbered heading is found by its number', () => {
    const page = markdown('# The game\n\n## 12 Scoring *well*\n');
    expect(page.title).toBe('The game');
    expect(page.html).toBe('<h1 id="the-game">The game</h1>\n<h2 id="s12">12 Scoring <em>well</em></h2>');
    expect(page.headings.map(({ id }) => id)).toEqual(['the-game', 's12']);
  });

  test('lines of a paragraph belong together', () => {
    expect(html('one\ntwo\n\nthree')).toBe('<p>one\ntwo</p>\n<p>three</p>');
  });

  test('an indented line goes on with its item', () => {
    expect(html('- a\n  more\n- b')).toBe('<ul><li>a\nmore</li><li>b</li></ul>');
    expect(html('1. a\n2. b')).toBe('<ol><li>a</li><li>b</li></ol>');
  });

  test('an item may hold a list', () => {
    expect(html('- a\n  - b\n    more\n  - c\n- d')).toBe(
      '<ul><li>a<ul><li>b\nmore</li><li>c</li></ul></li><li>d</li></ul>',
    );
  });

  test('a section that is named is a link to it', () => {
    expect(html('see § 12; § Mill 3')).toBe('<p>see <a href="#s12">§ 12</a>; § Mill 3</p>');
  });

  test('a table keeps its head apart', () => {
    const table =
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>|</td></tr></tbody></table>';
    expect(html('| a | b |\n|---|--:|\n| 1 | \\| |')).toContain(table);
  });

  test('a table of sentences says of each cell what it is, for screens that have no room for columns', () => {
    const long = 'a sentence that is too long for a narrow column';
    const told = html(`| card | sign | number | effect |\n|---|---|---|---|\n| Sun | | 1 | ${long} |`);
    expect(told).toContain('<div class="wide stack"><table><thead>');
    expect(told).toContain(
      `<td data-label="card">Sun</td><td></td><td data-label="number">1</td><td data-label="effect">${long}</td>`,
    );
  });

  test('an empty cell in the head of a table is no head', () => {
    expect(html('| | b |\n|---|---|\n| 1 | 2 |')).toContain('<thead><tr><td></td><th>b</th></tr></thead>');
  });

  test('nothing within code means anything', () => {
    expect(html('`**a** <b>`')).toBe('<p><code>**a** &lt;b&gt;</code></p>');
  });

  test('only links within the site and to https are links', () => {
    expect(html('[a](#s2) [b](/rules/x#s1) [c](https://example.org)')).toBe(
      '<p><a href="#s2">a</a> <a href="/rules/x#s1">b</a> <a href="https://example.org">c</a></p>',
    );
    expect(html('[a](javascript:alert)')).toBe('<p>[a](javascript:alert)</p>');
  });

  test('what looks like HTML is text', () => {
    expect(html('<script>"&')).toBe('<p>&lt;script&gt;&quot;&amp;</p>');
  });

  test('a product is no emphasis', () => {
    expect(html('2 * 3 * 4')).toBe('<p>2 * 3 * 4</p>');
  });
});
