import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from '../../src/cli/tools.ts';
import { launch } from '../browser/chromium.ts';
import { Inspector, type Marks } from '../browser/lighthouse.ts';
import { GAMES } from '../../src/games/registry.ts';
import { npmStart } from '../browser/service.ts';
import { Client, startedTable } from '../support/client.ts';

const NO_LIMITS = { RATE_LIMITS: 'off' };

/** Lighthouse's marks for home, a table and the rules, by name. */
export async function lighthouseMarks(): Promise<ReadonlyMap<string, Marks>> {
  const service = await npmStart(NO_LIMITS);
  const inspector = await Inspector.open();
  try {
    const { origin } = service;
    const ana = new Client(origin);
    const { id } = await startedTable([ana, new Client(origin)], 'coloretto');
    const home = await inspector.marks(origin);
    const rules = await inspector.marks(`${origin}/rules/keltis`);
    await inspector.be(ana);
    return new Map([
      ['home', home],
      ['table', await inspector.marks(`${origin}/t/${id}`)],
      ['rules', rules],
    ]);
  } finally {
    await inspector.close();
    await service.stop();
  }
}

/** In ms on a processor four times slower: from a press to the painted frame that answers it. */
export interface Feedback {
  readonly game: string;
  /** Each press on the way to a preview. */
  readonly choosing: readonly number[];
  readonly confirming: readonly number[];
}

/** Runs in the page. */
const PRESS = join(ROOT, 'test', 'bench', 'press.mjs');
const SLOWER = 4;
const MOVES = 5;
const MOST_PRESSES = 12;
const CONFIRM = '.bar .primary[aria-describedby="preview"]';
const OFFER = ':is(.felt, .bar) [data-move]';
/** A part of an offer: pressed again, it would be taken back. */
const PART = '.felt [aria-pressed="false"]:enabled:not([data-pressed])';

export async function feedback(): Promise<Feedback[]> {
  const service = await npmStart(NO_LIMITS);
  const browser = await launch();
  const found: Feedback[] = [];
  try {
    for (const { id: game, seats } of GAMES) {
      const clients = Array.from({ length: Math.min(...seats) }, () => new Client(service.origin));
      const { id } = await startedTable(clients, game);
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });
      const [name = '', value = ''] = (clients[0]?.cookie ?? '').split(/=(.*)/);
      const url = service.origin.replace('http:', 'https:');
      await context.addCookies([{ name, value, url, secure: true }]);
      await context.addInitScript({ path: PRESS });
      const page = await context.newPage();
      await page.goto(`${service.origin}/t/${id}`);
      await page.locator('.bar').waitFor();
      const slow = await context.newCDPSession(page);
      await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const choosing: number[] = [];
      const confirming: number[] = [];
      for (let turns = 0; turns < MOVES; turns += 1) {
        const version = await untilAsked(clients, id);
        if (version === null) break;
        await page.locator(`.play[data-version="${version}"]`).waitFor();
        choosing.push(...(await pressToPreview(page)));
        if ((await page.locator('.preview').count()) > 0) confirming.push(await press(page, CONFIRM));
        else {
          // The presses led to no offer: the move is made without the page.
          const [first] = clients;
          await first?.move(id, version, (await first.look(id)).body.offers[0]);
        }
        await page.locator(`.play[data-version="${version}"]`).waitFor({ state: 'detached' });
      }
      found.push({ game, choosing, confirming });
      await context.close();
    }
  } finally {
    await browser.close();
    await service.stop();
  }
  return found;
}

/** Plays the others' seats until the first is asked; null when the game is over. */
async function untilAsked(clients: readonly Client[], id: string): Promise<number | null> {
  for (;;) {
    let moved = false;
    for (const [seat, client] of clients.entries()) {
      const { body: table } = await client.look(id);
      if (table.status !== 'playing') return null;
      if (table.offers.length === 0) continue;
      if (seat === 0) return table.version;
      await client.move(id, table.version, table.offers[0]);
      moved = true;
    }
    if (!moved) return null;
  }
}

async function pressToPreview(page: Page): Promise<number[]> {
  const times: number[] = [];
  while (times.length < MOST_PRESSES && (await page.locator('.preview').count()) === 0) {
    const what = (await page.locator(OFFER).count()) > 0 ? OFFER : PART;
    if ((await page.locator(what).count()) === 0) break;
    times.push(await press(page, what));
  }
  return times;
}

/** Presses the first of what fits; resolves after the first painted frame in which something has changed. */
function press(page: Page, what: string): Promise<number> {
  return page.evaluate<number>(`press(${JSON.stringify(what)})`);
}
