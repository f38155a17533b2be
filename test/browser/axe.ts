import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds against WCAG 2.2 AA and its best practices on the page as it stands: rule and element, one a line. */
export function barriers(page: Page): Promise<string[]> {
  // Off unless it is asked for: targets of 24 px, which WCAG 2.2 brought.
  return violations(page, { rules: { 'target-size': { enabled: true } } });
}

/** The texts that stand out too little from what is behind them. */
export function faintTexts(page: Page): Promise<string[]> {
  return violations(page, { runOnly: ['color-contrast'] });
}

async function violations(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const found = await page.evaluate(async (how): Promise<Pick<AxeResults, 'violations'>> => {
    const { axe } = globalThis as unknown as { axe: { run: (how: RunOptions) => Promise<AxeResults> } };
    const results = await axe.run({ ...how, resultTypes: ['violations'] });
    // What is cut by the panel above the bar is scrolled out from under it: its size is not what is to be seen of it now.
    const panel = document.querySelector('.above-bar');
    const cut = (selector: string): boolean => {
      const one = document.querySelector(selector);
      if (!panel || !one || panel.contains(one)) return false;
      const [at, cover] = [one.getBoundingClientRect(), panel.getBoundingClientRect()];
      return at.bottom > cover.top && at.top < cover.bottom;
    };
    const violations = results.violations.map((rule) =>
      rule.id === 'target-size'
        ? { ...rule, nodes: rule.nodes.filter(({ target }) => !cut(String(target[0]))) }
        : rule,
    );
    return { violations };
  }, options);
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
