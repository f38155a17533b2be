/** `node src/cli/app-icons.ts`: draws web/public/icons from web/public/favicon.svg, after that was changed. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../../test/browser/chromium.ts';
import { ROOT } from './tools.ts';

const PUBLIC = join(ROOT, 'web', 'public');
const PAPER = '#f4f1ea';

/** `share`: of the side, that the drawing takes. What is cut to a circle (maskable) keeps its middle four fifths. */
const ICONS = [
  { name: '192', side: 192, share: 1, ground: 'transparent' },
  { name: '512', side: 512, share: 1, ground: 'transparent' },
  { name: 'maskable', side: 512, share: 0.62, ground: PAPER },
  { name: 'apple-touch-icon', side: 180, share: 0.8, ground: PAPER },
] as const;

const drawing = readFileSync(join(PUBLIC, 'favicon.svg')).toString('base64');
mkdirSync(join(PUBLIC, 'icons'), { recursive: true });
const browser = await launch();
const page = await browser.newPage();
for (const { name, side, share, ground } of ICONS) {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">
    <img width="${side * share}" src="data:image/svg+xml;base64,${drawing}">`,
  );
  await page.screenshot({ path: join(PUBLIC, 'icons', `${name}.png`), omitBackground: true });
}
await browser.close();
