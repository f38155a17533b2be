import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT, runTool } from '../../src/cli/tools.ts';
import { launch } from './chromium.ts';
import { DESKTOP, makeTable, player, sitDown } from './players.ts';
import { mailsTo, type Service, startCopy } from './service.ts';

/** Not parts of the house: what is made, and what is installed. */
const LEFT_OUT = ['node_modules', 'dist', '.git', '.wrangler', '.cache'].map((name) => join(ROOT, name));

const DUTCH = `import { en, type Texts } from './en.ts';

export const nl: Texts = {
  ...en,
  home: { ...en.home, title: 'Kaartspellen in beurten', make: 'Een tafel maken' },
  table: { ...en.table, rules: 'Spelregels', log: 'Wat er gebeurde' },
};
`;

/** A language that exists nowhere but here: two letters in the list, and the site's texts. */
describe('a third language', () => {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'longhand-nl-'));
  let service: Service;
  let browser: Browser;

  beforeAll(async () => {
    cpSync(ROOT, root, { recursive: true, filter: (path) => !LEFT_OUT.includes(path) });
    symlinkSync(realpathSync(join(ROOT, 'node_modules')), join(root, 'node_modules'));
    const list = join(root, 'src/engine/words.ts');
    writeFileSync(list, readFileSync(list, 'utf8').replace("['en', 'de']", "['en', 'de', 'nl']"));
    writeFileSync(join(root, 'web/words/nl.ts'), DUTCH);
    [service, browser] = await Promise.all([startCopy(root), launch()]);
  });

  afterAll(async () => {
    await browser.close();
    await service.stop();
    rmSync(root, { recursive: true, force: true });
  });

  it('is a file and two letters for the compiler', async () => {
    for (const project of ['web', 'worker']) {
      const { output } = await runTool('tsc', ['-p', `tsconfig.${project}.json`], root);
      expect(output).toBe('');
    }
  });

  it('is offered by its own name, spoken, and kept', async () => {
    const { page } = await player(browser, DESKTOP);
    await page.goto(service.origin);
    await page.getByLabel('Language').selectOption({ label: 'Nederlands' });
    await page.getByRole('heading', { name: 'Kaartspellen in beurten' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Een tafel maken' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('nl');
  });

  it('is spoken to whoever asks for it, and what has no such texts speaks English', async () => {
    const ana = await player(browser, DESKTOP);
    const invite = await makeTable(ana, service.origin, 'Coloretto', 2, 'Ana');
    const ben = await player(browser, { ...DESKTOP, locale: 'nl-BE' });
    await sitDown(ben, invite, 'Ben');
    await ben.page.getByRole('heading', { name: 'Wat er gebeurde' }).waitFor();
    await ben.page.getByRole('region', { name: 'The rows' }).waitFor();
    await ben.page.getByRole('link', { name: 'Spelregels', exact: true }).click();
    await ben.page.getByRole('heading', { name: 'Coloretto: the rules' }).waitFor();
    expect([ana.complaints, ben.complaints]).toEqual([[], []]);
  });

  it('is a language of notices, whose mails speak English as long as they have no other texts', async () => {
    const { page } = await player(browser, { ...DESKTOP, locale: 'nl-NL' });
    await page.goto(service.origin);
    await page.getByLabel('Your name').fill('Cem');
    await page.getByRole('button', { name: 'Make the table' }).click();
    await page.waitForURL(/\/t\//);
    await page.goto(`${service.origin}/notices`);
    await page.getByLabel('Mail address').fill('cem@example.org');
    await page.getByRole('button', { name: 'Send me a confirmation' }).click();
    await page.getByText('A mail is on its way.').waitFor();
    expect(await page.getByLabel('Language of the notices').inputValue()).toBe('nl');
    const mails = () => mailsTo('cem@example.org', service.origin);
    await expect.poll(mails).toHaveLength(1);
    expect((await mails())[0]?.subject).toBe('Confirm your mail address');

    const told = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.locator('.foot').getByLabel('Language').selectOption('de');
    await told;
    await page.getByRole('heading', { name: 'Benachrichtigungen' }).waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('Sprache der Benachrichtigungen').inputValue()).toBe('de');
  });
});
