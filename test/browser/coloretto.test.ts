import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { ROOT } from '../../src/cli/tools.ts';
import type { GameRecord } from '../../src/engine/record.ts';
import { barriers } from './axe.ts';
import { launch } from './chromium.ts';
import { HookSink } from './hook-sink.ts';
import { DESKTOP, makeTable, PHONE, type Player, player, sitDown, takeOffer } from './players.ts';
import { mailsTo } from './service.ts';

const PICTURES = join(ROOT, 'dist', 'pictures');
const run = promisify(execFile);

/** Takes a picture of the page, and looks for barriers on it. */
async function picture({ page }: Player, name: string): Promise<void> {
  await page.screenshot({ path: join(PICTURES, `coloretto-${name}.png`), fullPage: true });
  expect(await barriers(page), name).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    name,
  ).toBeLessThanOrEqual(0);
}

const over = (who: Player) => who.page.getByRole('button', { name: 'Download the record' });

/** Two people and one link: every step stands on the one before it. */
describe('a game of Coloretto, from an empty machine to the final score', () => {
  const origin = inject('origin');
  let browser: Browser;
  let sink: HookSink;
  let ana: Player;
  let ben: Player;
  let onlooker: Player;
  let invite: string;
  let seatLink: string;
  let secret: string;
  let record: GameRecord;
  let recordFile: string;

  beforeAll(async () => {
    mkdirSync(PICTURES, { recursive: true });
    browser = await launch();
    sink = await HookSink.open();
    ana = await player(browser, DESKTOP);
    ben = await player(browser, PHONE);
    onlooker = await player(browser, DESKTOP);
  });

  afterAll(async () => {
    sink.close();
    await browser.close();
  });

  it('Ana makes a table and has its link, as text and as a QR code', async () => {
    invite = await makeTable(ana, origin, 'Coloretto', 2, 'Ana');
    expect(invite).toMatch(/#invite\.[\w-]{43}$/);
    await ana.page.getByRole('button', { name: 'QR code' }).click();
    await ana.page.getByRole('img', { name: /QR/ }).waitFor();
    await picture(ana, 'lobby');
  });

  it('opening the link claims nothing, whoever opens it', async () => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(invite, {
        method,
        headers: { 'user-agent': 'LinkPreview/1.0', purpose: 'prefetch' },
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    await ben.page.goto(invite);
    await ben.page.getByRole('heading', { name: 'You are invited to Coloretto' }).waitFor();
    await expect(ben.page.getByRole('listitem').allInnerTexts()).resolves.toEqual(['Ana', 'Free seat']);
    await picture(ben, 'invited');
    await ana.page.getByText('Waiting for people').waitFor();
    expect(await ben.context.cookies()).toEqual([]);
    expect(ben.page.url()).not.toContain('invite');
  });

  it('Ben sits down on his phone, and the last seat starts the game', async () => {
    await sitDown(ben, invite, 'Ben');
    await ana.page.getByRole('heading', { name: 'What happened' }).waitFor();
    await ben.page.getByRole('heading', { name: 'What happened' }).waitFor();
  });

  it('an onlooker watches through the watch link and is offered nothing', async () => {
    await ana.page.getByText('Watch', { exact: true }).click();
    const watch = await ana.page.getByRole('textbox', { name: 'Watch' }).inputValue();
    await onlooker.page.goto(watch);
    await onlooker.page.getByRole('heading', { name: 'What happened' }).waitFor();
    expect(await onlooker.page.locator('[data-move]').count()).toBe(0);
  });

  it('Ben leaves a mail address and confirms it by a click; Ana adds a webhook', async () => {
    await ben.page.goto(`${origin}/notices`);
    await ben.page.getByLabel('Mail address').fill('ben@example.com');
    await ben.page.getByRole('button', { name: 'Send me a confirmation' }).click();
    const letter = await vi.waitFor(
      async () => {
        const [mail] = await mailsTo('ben@example.com', origin);
        if (!mail) throw new Error('no mail yet');
        return mail;
      },
      { timeout: 10_000, interval: 200 },
    );
    expect(letter.to).toEqual(['ben@example.com']);
    const [link = ''] = /http\S+\/confirm#\S+/.exec(letter.text) ?? [];
    await ben.page.goto(link);
    await ben.page.getByRole('button', { name: /Confirm/ }).click();
    await ben.page
      .getByText(/confirmed/i)
      .first()
      .waitFor();

    await ana.page.goto(`${origin}/notices`);
    await ana.page.getByLabel('Address', { exact: true }).fill(sink.url);
    await ana.page.getByRole('button', { name: 'Add a webhook' }).click();
    const shown = ana.page
      .getByText(/whsec_/)
      .or(ana.page.locator('input[value^="whsec_"]'))
      .first();
    await shown.waitFor();
    const text = (await shown.textContent()) || (await shown.inputValue());
    secret = /whsec_[\w+/=]+/.exec(text)?.[0] ?? '';
    expect(sink.verified(secret).map(({ payload }) => payload.type)).toEqual(['test']);
    await picture(ana, 'notices');

    await ana.page.goto(invite.replace(/#.*/, ''));
    await ben.page.goto(invite.replace(/#.*/, ''));
    await ben.page.getByRole('heading', { name: 'What happened' }).waitFor();
  });

  it('a move is previewed, confirmed, and taken back as long as nothing was revealed', async () => {
    // Drawing shows a card and seals; placing it can be taken back.
    await picture(ben, 'turn-phone');
    const [mover] = await whoseTurn([ana, ben]);
    await takeOffer(mover, () => 0);
    const placing = mover.page.locator('[data-move*=place]');
    if ((await placing.count()) > 0) {
      await takeOffer(mover, () => 0);
      await mover.page.getByRole('button', { name: 'Undo my last move' }).click();
      await placing.first().waitFor();
    }
    await picture(ben, 'play-phone');
    await picture(ana, 'play-desktop');
    await takeOffer(mover, (count) => count - 1);
  });

  it('the game is played to its end by clicking, live in both browsers', { timeout: 240_000 }, async () => {
    for (let turns = 0; (await over(ana).count()) === 0; turns += 1) {
      expect(turns).toBeLessThan(400);
      const movers = await whoseTurn([ana, ben]);
      for (const mover of movers) await takeOffer(mover, (count) => (turns * 7) % count);
    }
    await over(ben).waitFor();
    await onlooker.page.getByRole('button', { name: 'Download the record' }).waitFor();
    await ana.page.getByRole('table', { name: 'Result' }).waitFor();
    await ana.page.getByRole('heading', { name: 'How it adds up' }).waitFor();
    await picture(ana, 'end-desktop');
    await picture(ben, 'end-phone');
  });

  it('the record is downloaded and verified, in the browser and offline', async () => {
    const [download] = await Promise.all([
      ana.page.waitForEvent('download'),
      ana.page.getByRole('button', { name: 'Download the record' }).click(),
    ]);
    recordFile = await download.path();
    record = JSON.parse(readFileSync(recordFile, 'utf8')) as GameRecord;
    expect(record).toMatchObject({
      format: 'longhand-record/1',
      game: 'coloretto',
      seats: [{ name: 'Ana' }, { name: 'Ben' }],
    });

    await ana.page.getByRole('link', { name: 'Check the shuffle' }).click();
    await ana.page
      .getByText(/agree|holds|right|checked/i)
      .first()
      .waitFor();
    await picture(ana, 'verified');
    const offline = await run('npm', ['run', '--silent', 'verify', recordFile], { cwd: ROOT });
    expect(offline.stdout).toContain('a game of Coloretto for 2');
    const broken = `${recordFile}.broken`;
    const first = record.results[0];
    writeFileSync(
      broken,
      JSON.stringify({ ...record, results: [{ ...first, score: 99 }, ...record.results.slice(1)] }),
    );
    await expect(run('npm', ['run', '--silent', 'verify', broken], { cwd: ROOT })).rejects.toThrow(/results/);
  });

  it('the onlooker never received a byte of the order of the supply', () => {
    const { supply } = record.setup as { supply: string[] };
    const before = onlooker.received.filter(
      (text) => !text.includes('"status":"over"') && !text.includes('longhand-record'),
    );
    expect(before.length).toBeGreaterThan(record.moves.length / 2);
    for (const text of before) {
      expect(text).not.toContain(record.shuffle.serverSeed);
      for (const salt of record.shuffle.salts) expect(text).not.toContain(salt);
      // The cards to come, in their order or the other way round, eight at a time, in whatever wrapping.
      const told = codes(text);
      for (let at = 0; at + 8 <= supply.length; at += 1) {
        const eight = supply.slice(at, at + 8);
        if (drawnIn(text, record) > at) continue;
        expect(told).not.toContain(eight.join(' '));
        expect(told).not.toContain(eight.toReversed().join(' '));
      }
    }
  });

  it('each was told once of each turn that waited, and of the end', async () => {
    await vi.waitFor(
      async () => {
        const mails = await mailsTo('ben@example.com', origin);
        expect(mails.filter(({ subject }) => subject.startsWith('The game is over'))).toHaveLength(1);
        expect(sink.verified(secret).filter(({ payload }) => payload.type === 'end')).toHaveLength(1);
      },
      { timeout: 15_000, interval: 300 },
    );
    const ids = sink.verified(secret).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const mails = await mailsTo('ben@example.com', origin);
    for (const mail of mails) {
      expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
      expect(mail.to).toEqual(['ben@example.com']);
    }
    const end = mails.find(({ subject }) => subject.startsWith('The game is over'));
    expect(end?.text).toContain('Ana');
    seatLink = /http\S+#seat\.[\w-]{43}/.exec(end?.text ?? '')?.[0] ?? '';
    expect(seatLink).not.toBe('');
  });

  it('one click stops the mails, and a look at the page does not', async () => {
    const [mail] = await mailsTo('ben@example.com', origin);
    const url = /<(http[^>]+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const look = await fetch(url, { redirect: 'manual' });
    expect([look.status, look.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(/^\/unsubscribe#/),
    ]);
    await ben.page.goto(`${origin}/notices`);
    await ben.page.getByText('ben@example.com').first().waitFor();
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    await ben.page.reload();
    await ben.page.getByLabel('Mail address').waitFor();
    expect(await ben.page.getByText('ben@example.com').count()).toBe(0);
  });

  it('Ben comes back on another device by the link of his seat', async () => {
    const tablet = await player(browser, DESKTOP);
    await tablet.page.goto(seatLink);
    await tablet.page.getByRole('button', { name: /Ben/ }).click();
    await tablet.page.getByRole('table', { name: 'Result' }).waitFor();
    await tablet.page.getByRole('button', { name: 'Rematch' }).waitFor();
    await tablet.context.close();
  });

  it('a rematch is one click for each, and stands in the list of tables', async () => {
    await ana.page.goto(invite.replace(/#.*/, ''));
    await ana.page.getByRole('button', { name: 'Rematch' }).click();
    await ana.page.waitForURL((url) => !invite.includes(url.pathname) && url.pathname.startsWith('/t/'));
    await ben.page.goto(invite.replace(/#.*/, ''));
    await ben.page.getByRole('button', { name: /rematch/i }).click();
    await ben.page.waitForURL(ana.page.url());
    await ben.page.getByRole('heading', { name: 'What happened' }).waitFor();
    await vi.waitFor(
      async () => {
        await ana.page.goto(`${origin}/tables`);
        await ana.page
          .getByRole('link', { name: /Coloretto/ })
          .first()
          .waitFor();
        expect(await ana.page.getByRole('link', { name: /Coloretto/ }).count()).toBe(2);
      },
      { timeout: 10_000, interval: 300 },
    );
    await picture(ana, 'my-tables');
  });

  it('no page complained about anything', () => {
    expect([...ana.complaints, ...ben.complaints, ...onlooker.complaints]).toEqual([]);
  });
});

/** Those who are offered something now; waits until there is somebody, or the game is over. */
async function whoseTurn(players: readonly Player[]): Promise<[Player, ...Player[]]> {
  return vi.waitFor(
    async () => {
      const movers: Player[] = [];
      for (const one of players)
        if ((await one.page.locator('main [data-move]').count()) > 0) movers.push(one);
      const [first, ...others] = movers;
      if (first) return [first, ...others];
      const [any] = players;
      if (any && (await any.page.getByRole('button', { name: 'Download the record' }).count()) > 0)
        return [any];
      throw new Error('nobody is asked');
    },
    { timeout: 15_000, interval: 40 },
  );
}

/** The card codes in a text, in order. */
function codes(text: string): string {
  return (
    text.match(/golden-joker|joker|last-round|plus2|red|yellow|green|blue|brown|gray|pink/g) ?? []
  ).join(' ');
}

/** How many cards had been taken from the supply when a message was sent. */
function drawnIn(text: string, { setup }: GameRecord): number {
  const left = /"supply":(\d+)/.exec(text)?.[1];
  return left === undefined ? 0 : (setup as { supply: string[] }).supply.length - Number(left);
}
