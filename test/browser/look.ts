import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ROOT } from '../../src/cli/tools.ts';
import { barriers, faintTexts } from './axe.ts';

const PICTURES = join(ROOT, 'dist', 'pictures');

/** Deficiencies of colour vision as Chromium shows them. */
const EYES = ['achromatopsia', 'protanopia', 'deuteranopia', 'tritanopia'] as const;

/** Takes a picture of what can be seen now. */
async function picture(page: Page, name: string, fullPage = false): Promise<void> {
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage });
}

/** Looks at a page as it stands: there is no barrier and nothing scrolls sideways. Takes a picture. */
export async function examine(page: Page, name: string, fullPage = false): Promise<void> {
  await picture(page, name, fullPage);
  expect.soft(await barriers(page), name).toEqual([]);
  expect.soft(await sideways(page), name).toEqual([]);
}

/** All texts can be read in dark and with high contrast too. */
export async function examineThemes(page: Page, name: string, fullPage = false): Promise<void> {
  for (const look of ['dark', 'contrast', 'dark-contrast'] as const) {
    await page.emulateMedia({ colorScheme: look.startsWith('dark') ? 'dark' : 'light' });
    await page.evaluate((more) => {
      if (more) document.documentElement.dataset['contrast'] = 'more';
      else delete document.documentElement.dataset['contrast'];
    }, look.endsWith('contrast'));
    await picture(page, `${name}-${look}`, fullPage);
    expect.soft(await faintTexts(page), `${name}-${look}`).toEqual([]);
  }
  await page.evaluate(() => delete document.documentElement.dataset['contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Pictures as people see it who see colours otherwise, and whose system chooses the colours. */
export async function throughOtherEyes(page: Page, name: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const type of EYES) {
    await devtools.send('Emulation.setEmulatedVisionDeficiency', { type });
    await picture(page, `${name}-${type}`);
  }
  await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
  await devtools.detach();
  await page.emulateMedia({ forcedColors: 'active' });
  await picture(page, `${name}-forced-colors`);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Nothing scrolls sideways on 320 px, which is a desktop at 400 %, nor with texts twice as large. */
export async function examineReflow(page: Page, name: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 320, height: 640 });
  await picture(page, `${name}-320`);
  expect.soft(await sideways(page), `${name}-320`).toEqual([]);
  await page.setViewportSize(size);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await picture(page, `${name}-large-text`);
  expect.soft(await sideways(page), `${name}-large-text`).toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

/** What makes the page wider than its window; nothing where it is not. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
    return [`${scrollWidth - clientWidth} px`, ...new Set(out)];
  });
}
