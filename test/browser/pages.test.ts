import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, inject, it, vi } from 'vitest';
import { GAMES } from '../../src/games/registry.ts';
import { Client, ok, playOn, startedTable } from '../support/client.ts';
import { launch } from './chromium.ts';
import { HookSink } from './hook-sink.ts';
import { examine, examineReflow, examineThemes } from './look.ts';
import { chooseGame, DESKTOP, makeTable, PHONE, player, type Player, seatAt } from './players.ts';
import { mailsTo } from './service.ts';

const origin = inject('origin');
const MAIL = 'cleo@example.com';

let browser: Browser;
let cleo: Player;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
beforeEach(async () => {
  cleo = await player(browser, DESKTOP);
});
afterEach(async () => {
  await cleo.context.close();
});

/** Looks at the page as it stands on a desktop and on a phone, and there in German too where the page says the same when it is loaded anew. */
async function everywhere(name: string, again = true): Promise<void> {
  const { page } = cleo;
  await examine(page, `${name}-desktop`, true);
  await page.setViewportSize(PHONE.viewport ?? { width: 360, height: 740 });
  await examine(page, `${name}-phone`, true);
  if (again) {
    await page.evaluate(() => localStorage.setItem('longhand.lang', '"de"'));
    await page.reload();
    await page.locator('html[lang="de"] main h1').first().waitFor();
    await examine(page, `${name}-phone-de`, true);
    await page.evaluate(() => localStorage.removeItem('longhand.lang'));
    await page.reload();
    await page.locator('html[lang="en"] main h1').first().waitFor();
  }
  await page.setViewportSize(DESKTOP.viewport ?? { width: 1280, height: 800 });
}

async function heading(text: string | RegExp): Promise<void> {
  await cleo.page.getByRole('heading', { name: text }).first().waitFor();
}

describe('pages that need nothing', () => {
  it('home, in every look', async () => {
    await cleo.page.goto(origin);
    await cleo.page.getByRole('button', { name: 'Make the table' }).waitFor();
    await everywhere('home');
    await examineThemes(cleo.page, 'home', true);
    await examineReflow(cleo.page, 'home');
  });

  it.each(GAMES.map(({ id, name }) => ({ id, name })))('the options of $name', async ({ id, name }) => {
    await cleo.page.goto(origin);
    await chooseGame(cleo.page, name);
    await cleo.page.locator('details.options summary').click();
    await everywhere(`home-${id}`, false);
  });

  it.each(GAMES.flatMap(({ id }) => [`/rules/${id}`, `/rules/${id}.de`]))('%s', async (path) => {
    await cleo.page.goto(`${origin}${path}`);
    await cleo.page.locator('h1').waitFor();
    const name = path.replaceAll(/\W/g, '-').slice(1);
    await examine(cleo.page, `${name}-desktop`);
    await cleo.page.setViewportSize({ width: 360, height: 740 });
    await examine(cleo.page, `${name}-phone`);
    if (path.endsWith('coloretto')) {
      await examineThemes(cleo.page, `${name}-phone`);
      await examineReflow(cleo.page, name);
    }
  });

  it.each([
    ['credits', '/credits'],
    ['verify', '/verify'],
    ['lost', '/nowhere'],
    ['no-table', '/t/abcdefghjk'],
    ['confirm-bad', '/confirm#nothing'],
    ['unsubscribe-bad', '/unsubscribe#nothing'],
    ['tables-none', '/tables'],
    ['history-none', '/history'],
    ['notices-nobody', '/notices'],
  ])('%s', async (name, path) => {
    await cleo.page.goto(`${origin}${path}`);
    await cleo.page.locator('main h1').first().waitFor();
    await everywhere(name, !path.includes('#'));
  });
});

describe('a table before the game', () => {
  it('is a lobby for the host, an invitation for a guest, and closed at last', async () => {
    const invite = await makeTable(cleo, origin, 'Nytherria', 3, 'Cleo');
    await everywhere('lobby-host');
    await examineThemes(cleo.page, 'lobby-host', true);
    await examineReflow(cleo.page, 'lobby-host');
    const table = cleo.page.url();
    const guest = new Client(origin);
    ok(
      await guest.sit(new URL(invite).pathname.replace('/t/', ''), invite.replace(/.*#invite\./, ''), 'Ben'),
    );
    const host = cleo;

    cleo = await player(browser, DESKTOP);
    await seatAt(cleo, guest);
    await cleo.page.goto(table);
    await heading('Nytherria');
    await everywhere('lobby-guest');
    await cleo.context.close();

    cleo = await player(browser, DESKTOP);
    await cleo.page.goto(invite);
    await heading('You are invited to Nytherria');
    await everywhere('invited');

    await host.page.getByRole('button', { name: /Close the table/ }).click();
    await host.page.getByRole('button', { name: 'Yes, close it' }).click();
    await cleo.page
      .getByText(/closed/i)
      .first()
      .waitFor();
    await everywhere('closed-guest');
    await cleo.context.close();
    cleo = host;
    await everywhere('closed-host');
  });

  it('asks whoever brings a seat link to another browser', async () => {
    const people = [new Client(origin), new Client(origin)];
    const { id, links } = await startedTable(people, 'keltis');
    await cleo.page.goto(`${origin}/t/${id}#seat.${links.seat}`);
    await cleo.page.getByRole('button', { name: /Ana/ }).waitFor();
    await everywhere('return', false);
  });
});

describe('the shuffle of a finished game', () => {
  it('is checked on a page: right, wrong, and what is no record', async () => {
    const people = [new Client(origin), new Client(origin)];
    const { id } = await startedTable(people, 'celecast');
    await playOn(people, id, ({ offers }) => offers.length - 1);
    const [me] = people;
    if (!me) throw new Error('nobody');
    await seatAt(cleo, me);
    await cleo.page.goto(`${origin}/verify#${id}`);
    await cleo.page
      .getByText(/agree|holds|right|checked/i)
      .first()
      .waitFor();
    await everywhere('verify-good', false);

    const record = ok(
      await me.call<{ results: { score: number | null }[] }>('GET', `/api/tables/${id}/record`),
    );
    const wrong = { ...record, results: record.results.map((line) => ({ ...line, rank: 7 })) };
    for (const [name, text] of [
      ['verify-bad', JSON.stringify(wrong)],
      ['verify-no-record', 'no record at all'],
    ] as const) {
      const file = join(tmpdir(), `${name}-${id}.json`);
      writeFileSync(file, text);
      await cleo.page.goto(`${origin}/verify`);
      await cleo.page.locator('input[type="file"]').setInputFiles(file);
      await cleo.page.locator('main .bad, main [role="alert"] p').first().waitFor();
      await everywhere(name, false);
    }
  });
});

describe('notices', () => {
  it('by mail: asked for, confirmed, and ended by a link', async () => {
    await makeTable(cleo, origin, 'Keltis', 2, 'Cleo');
    await cleo.page.goto(`${origin}/notices`);
    await cleo.page.getByLabel('Mail address').waitFor();
    await everywhere('notices-no-mail');
    await cleo.page.getByLabel('Mail address').fill(MAIL);
    await cleo.page.getByRole('button', { name: 'Send me a confirmation' }).click();
    await cleo.page.getByText(/not confirmed yet/).waitFor();
    await everywhere('notices-unconfirmed');

    const letter = await vi.waitFor(
      async () => {
        const [mail] = await mailsTo(MAIL, origin);
        if (!mail) throw new Error('no mail yet');
        return mail;
      },
      { timeout: 10_000, interval: 200 },
    );
    await cleo.page.goto(/http\S+\/confirm#\S+/.exec(letter.text)?.[0] ?? '');
    await cleo.page.getByRole('button', { name: /Confirm/ }).waitFor();
    await everywhere('confirm', false);
    await cleo.page.getByRole('button', { name: /Confirm/ }).click();
    await cleo.page
      .getByText(/confirmed/i)
      .first()
      .waitFor();
    await everywhere('confirm-done', false);
    await cleo.page.goto(`${origin}/notices`);
    await cleo.page.getByText(MAIL).first().waitFor();
    await everywhere('notices-confirmed');
    await examineThemes(cleo.page, 'notices-confirmed', true);
    await examineReflow(cleo.page, 'notices-confirmed');

    const [mail] = await mailsTo(MAIL, origin);
    const stop = /<(http[^>]+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    await cleo.page.goto(stop);
    await cleo.page.getByRole('button', { name: 'Stop the mails' }).click();
    await cleo.page.getByText('Done. No more mails.').waitFor();
    await everywhere('unsubscribe-done', false);
  });

  it('by webhook', async () => {
    const sink = await HookSink.open();
    await makeTable(cleo, origin, 'Keltis', 2, 'Cleo');
    await cleo.page.goto(`${origin}/notices`);
    await cleo.page.getByLabel('Address', { exact: true }).fill(sink.url);
    await cleo.page.getByRole('button', { name: 'Add a webhook' }).click();
    await cleo.page
      .getByText(/whsec_/)
      .or(cleo.page.locator('input[value^="whsec_"]'))
      .first()
      .waitFor();
    await everywhere('notices-webhook', false);
    sink.close();
  });
});

it.each(['/', '/notices', '/verify', '/history', 'table'])(
  'the focus is seen wherever Tab leads on %s',
  async (path) => {
    const people = [new Client(origin), new Client(origin)];
    const { id } = await startedTable(people, 'keltis');
    const [me] = people;
    if (me) await seatAt(cleo, me);
    await cleo.page.goto(`${origin}${path === 'table' ? `/t/${id}` : path}`);
    await cleo.page.locator('main :is(input, button, a[href])').first().waitFor();
    const seen = new Map<string, string>();
    for (let presses = 0; presses < 80; presses += 1) {
      await cleo.page.keyboard.press('Tab');
      const [what, focus] = await cleo.page.evaluate(() => {
        const element = document.activeElement ?? document.body;
        // A radio button that fills its label lets the label show it.
        const shows = [element, element.closest('label'), element.nextElementSibling].flatMap((one) => {
          if (!one) return [];
          const { outlineStyle, outlineWidth } = getComputedStyle(one);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 ? [outlineWidth] : [];
        });
        const { tagName, id: name } = element;
        return [`${tagName}.${element.getAttribute('class') ?? ''}#${name}`, shows[0] ?? 'none'] as const;
      });
      if (what.startsWith('BODY')) break;
      seen.set(what, focus);
    }
    expect(seen.size).toBeGreaterThan(3);
    expect([...seen].filter(([, focus]) => focus === 'none')).toEqual([]);
  },
);

it('a table without a network says so', async () => {
  const people = [new Client(origin), new Client(origin)];
  const { id } = await startedTable(people, 'coloretto');
  const [me] = people;
  if (!me) throw new Error('nobody');
  await seatAt(cleo, me);
  await cleo.page.goto(`${origin}/t/${id}`);
  await heading('What happened');
  await cleo.context.setOffline(true);
  await cleo.page
    .getByText(/offline/i)
    .first()
    .waitFor();
  await everywhere('table-offline', false);
  expect(await cleo.page.locator('.connection').innerText()).not.toBe('');
});
