import type { Lang } from '../engine/words.ts';
import type { Block, Link } from './templates.ts';

const PAPER = '#F4F1EA';
const CARD = '#FFFDF8';
const INK = '#1B1B1B';
const FAINT = '#5C574D';
const LINE = '#DDD6C8';
const ACCENT = '#C2500B';

const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "Fraunces,Georgia,'Times New Roman',serif";

const TEXT = `margin:0 0 16px;font:16px/1.5 ${SANS};color:${INK};`;

/**
 * A letter as an HTML page. Everything is inline and nothing is fetched: no image, no font, no way to learn that it was opened.
 * Tables, because some mail programs know no other layout.
 */
export function htmlPage(lang: Lang, title: string, blocks: readonly Block[]): string {
  const body = blocks.filter((block) => block.type !== 'footer').map((block) => htmlBlock(block));
  const footers = blocks.filter((block) => block.type === 'footer').map((block) => htmlBlock(block));
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER};color:${INK};">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER};">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left;">
<tr><td style="padding:0 4px 12px;font:600 20px/1.2 ${SERIF};color:${INK};">Longhand</td></tr>
<tr><td style="padding:24px 24px 8px;background:${CARD};border:1px solid ${LINE};border-top:3px solid ${ACCENT};border-radius:10px;">
${body.join('\n')}
</td></tr>
<tr><td style="padding:16px 4px 0;">
${footers.join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function htmlBlock(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return `<p style="${TEXT}">${escapeHtml(block.text)}</p>`;
    case 'list':
      return `<h2 style="margin:0 0 8px;font:600 16px/1.4 ${SERIF};color:${INK};">${escapeHtml(block.title)}</h2>
<ul style="margin:0 0 16px;padding:0;list-style:none;font:16px/1.5 ${SANS};color:${INK};">
${block.items.map((item) => `<li style="margin:0 0 4px;">${escapeHtml(item)}</li>`).join('\n')}
</ul>`;
    case 'button':
      return `<p style="margin:0 0 20px;">${anchor(
        block,
        `display:inline-block;padding:12px 20px;background:${INK};color:${PAPER};border-radius:8px;font:600 16px/1.2 ${SANS};text-decoration:none;`,
      )}</p>`;
    case 'footer':
      return `<p style="margin:0;font:14px/1.5 ${SANS};color:${FAINT};">${escapeHtml(block.text)}<br>
${block.links.map((link) => anchor(link, `color:${FAINT};`)).join(' · ')}</p>`;
  }
}

function anchor({ label, url }: Link, style: string): string {
  const { protocol } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`a mail does not link to ${protocol}`);
  return `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;
}

/** Safe between tags and inside double quotes. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
