import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { ROOT } from '../../src/cli/tools.ts';
import { must } from '../../src/engine/assert.ts';
import type { MyTables } from '../../src/protocol/me.ts';
import { Client, ok, playOn } from '../support/client.ts';
import { barriers } from './axe.ts';
import { launch } from './chromium.ts';
import { DESKTOP, PHONE, type Player, player } from './players.ts';

const PICTURES = join(ROOT, 'dist', 'pictures');
const origin = inject('origin');
const ana = new Client(origin);
const ben = new Client(origin);
const cleo = new Client(origin);
const NAMES = new Map([
  [ana, 'Ana'],
  [ben, 'Ben'],
  [cleo, 'Cleo'],
]);

let browser: Browser;
let waiting: string;

beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  browser = await launch();
  for (const people of [
    [ana, ben],
    [ben, ana],
    [cleo, ana, ben],
  ]) {
    await playOn(people, await table('coloretto', people), ({ offers }) => offers.length - 1);
  }
  waiting = await table('coloretto', [ana, ben]);
  await untilAsked(waiting, ben, [ana, ben]);
  for (const game of ['keltis', 'coloretto'])
    await untilAsked(await table(game, [ana, ben]), ana, [ana, ben]);
  await ana.make('keltis', 3, {}, 'Ana');
  await vi.waitFor(
    async () => {
      const { tables } = ok(await ana.call<MyTables>('GET', '/api/me/tables'));
      expect(tables.filter(({ awaited }) => awaited)).toHaveLength(2);
      expect(tables).toHaveLength(7);
    },
    { timeout: 20_000, interval: 200 },
  );
});

afterAll(() => browser.close());

/** A table with these people in their order. */
async function table(game: string, [host, ...others]: readonly Client[]): Promise<string> {
  const first = must(host, 'a host');
  const made = await first.make(game, others.length + 1, {}, NAMES.get(first));
  for (const one of others) ok(await one.sit(made.id, made.links.invite, NAMES.get(one) ?? ''));
  return made.id;
}

/** Plays until `whom` is asked; they make at least no move themselves. */
async function untilAsked(id: string, whom: Client, people: readonly Client[]): Promise<void> {
  for (;;) {
    if (ok(await whom.look(id)).offers.length > 0) return;
    await playOn(
      people.filter((one) => one !== whom),
      id,
      () => 0,
      1,
    );
  }
}

/** Ana's own browser. */
async function asAna(options: BrowserContextOptions): Promise<Player> {
  const one = await player(browser, options);
  const [name = '', value = ''] = must(ana.cookie, 'a cookie').split(/=(.*)/s);
  await one.context.addCookies([
    { name, value, url: origin.replace('http:', 'https:'), secure: true, httpOnly: true },
  ]);
  return one;
}

/** Takes a picture of the page, and looks for barriers on it. */
async function picture({ page }: Player, name: string): Promise<void> {
  await page.screenshot({ path: join(PICTURES, `lists-${name}.png`), fullPage: true });
  expect(await barriers(page), name).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    name,
  ).toBeLessThanOrEqual(0);
}

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)('on a %s', (size, options) => {
  it('who comes new is told what this is, and finds nothing of anybody', async () => {
    const { page, context, ...rest } = await player(browser, options);
    const zoe = { page, context, ...rest };
    const visits = [
      ['', 'Card games by turns over days', 'home-new'],
      ['/tables', 'My tables', 'tables-empty'],
      ['/history', 'Finished games', 'history-empty'],
      [`/p/${must(ana.cookie, 'a cookie').slice(11, 33)}`, 'Nobody to see here', 'person-nobody'],
    ] as const;
    for (const [path, title, name] of visits) {
      await page.goto(origin + path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByText('One moment').waitFor({ state: 'detached' });
      await picture(zoe, `${name}-${size}`);
      expect(await page.getByText('Ben').count()).toBe(0);
    }
    await context.close();
  });

  it('home and my tables put first what waits for me, the longest waiting first of all', async () => {
    const one = await asAna(options);
    const { page } = one;
    await page.goto(origin);
    const going = page.getByRole('region', { name: 'Go on playing' });
    await going.getByRole('link', { name: 'Keltis with Ben' }).waitFor();
    const links = await going.locator('.row-link').allInnerTexts();
    expect(links).toEqual(['Keltis', 'Coloretto']);
    await picture(one, `home-${size}`);
    await going.getByRole('link', { name: 'All my tables' }).click();
    await page.getByRole('heading', { name: 'Your turn 2' }).waitFor();
    await page.getByRole('heading', { name: 'Waiting for others 2' }).waitFor();
    const done = page.getByRole('region', { name: 'Ended lately' });
    expect(await done.getByText(/You came (1st|2nd|3rd) of [23] · -?\d+ points/).count()).toBe(3);
    await picture(one, `tables-${size}`);
    await one.context.close();
  });

  it('history is found by filters that the address keeps, and leads to people and tables', async () => {
    const one = await asAna(options);
    const { page } = one;
    await page.goto(`${origin}/history`);
    await page.getByText('3 games', { exact: true }).waitFor();
    await picture(one, `history-${size}`);
    const option = page.getByRole('combobox', { name: 'Played with' }).locator('option', { hasText: 'Cleo' });
    await page
      .getByRole('combobox', { name: 'Played with' })
      .selectOption({ value: (await option.getAttribute('value')) ?? '' });
    await page.getByText('1 game', { exact: true }).waitFor();
    expect(new URL(page.url()).search).toMatch(/^\?with=[\w-]{22}$/);
    await page.reload();
    await page.getByText('1 game', { exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Game' }).selectOption('Keltis');
    await page.getByText('No game fits.').waitFor();
    await picture(one, `history-none-${size}`);
    await page.goBack();
    await page.getByRole('link', { name: 'Ben', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Ben' }).waitFor();
    await page.getByRole('heading', { name: 'Finished together' }).waitFor();
    expect(await page.locator('.duel dd').allInnerTexts().then(sum)).toBe(3);
    expect(
      await page
        .getByRole('row', { name: /Coloretto/ })
        .last()
        .innerText(),
    ).toMatch(/3\s+[0-3]$/);
    await picture(one, `person-${size}`);
    await one.context.close();
  });

  it('a table that does not wait for me leads to the next one that does, or past it', async () => {
    const one = await asAna(options);
    const { page } = one;
    await page.goto(`${origin}/t/${waiting}`);
    const next = page.getByRole('link', { name: /^Next: / });
    await next.waitFor();
    expect(await next.innerText()).toMatch(/Next: Keltis with Ben\s+2 tables wait for you/);
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('link', { name: /^Next: Coloretto with Ben/ }).waitFor();
    await picture(one, `next-${size}`);
    await next.click();
    await page.waitForURL((url) => url.pathname !== `/t/${waiting}`);
    await page.getByRole('heading', { level: 1, name: 'Coloretto' }).waitFor();
    expect(await page.getByRole('link', { name: /^Next: / }).count()).toBe(0);
    await one.context.close();
  });

  it('a list that cannot be read says so, and the table is played on', async () => {
    const one = await asAna(options);
    const { page } = one;
    const away = { code: 'unavailable', title: 'Away.', detail: 'Later.' };
    await page.route(/\/api\/(me|people)\//, (route) => route.fulfill({ status: 503, json: away }));
    for (const [path, name] of [
      ['/tables', 'tables'],
      ['/history', 'history'],
    ] as const) {
      await page.goto(origin + path);
      await page.getByRole('alert').getByText('The tables themselves go on').waitFor();
      await picture(one, `${name}-away-${size}`);
    }
    await page.goto(`${origin}/t/${waiting}`);
    await page.getByText('Your other tables cannot be read just now.').waitFor();
    await page.unrouteAll();
    await page.goto(`${origin}/tables`);
    await page.getByRole('heading', { name: 'Your turn 2' }).waitFor();
    await one.context.close();
  });
});

it('my tables tell what happened since I looked, and no longer once I have looked', async () => {
  const { page, context, complaints } = await asAna(DESKTOP);
  const id = await table('coloretto', [ana, ben, cleo]);
  await untilAsked(id, ana, [ana, ben, cleo]);
  await page.goto(`${origin}/t/${id}`);
  await page.getByRole('heading', { name: 'What happened' }).waitFor();
  const { version } = ok(await ana.look(id));
  await playOn([ana], id, () => 0, 1);
  await untilAsked(id, ana, [ana, ben, cleo]);
  // The page is open, and follows: nothing is new to who watches.
  const seen = ok(await ana.look(id)).version;
  const row = page.locator('.table-row').filter({ has: page.locator(`a[href="/t/${id}"]`) });
  await vi.waitFor(async () => {
    const kept = await page.evaluate((key) => localStorage.getItem(key), `longhand.table.${id}`);
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ seen: { version: seen } });
  });
  await page.goto(`${origin}/tables`);
  await row.waitFor();
  expect(seen).toBeGreaterThan(version);
  expect(await row.locator('.news').count()).toBe(0);

  await playOn([ana], id, () => 0, 1);
  await untilAsked(id, ana, [ana, ben, cleo]);
  const moves = ok(await ana.look(id)).version - seen;
  await vi.waitFor(
    async () => {
      await page.reload();
      await row.getByText(new RegExp(`^${moves} moves? since you looked`)).waitFor({ timeout: 1000 });
    },
    { timeout: 10_000 },
  );
  await row.locator('.row-link').click();
  await page.getByRole('heading', { name: 'What happened' }).waitFor();
  await page.goBack();
  await row.waitFor();
  expect(await row.locator('.news').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

function sum(numbers: readonly string[]): number {
  return numbers.reduce((total, text) => total + Number(text), 0);
}
