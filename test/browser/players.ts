import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Client } from '../support/client.ts';

export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
};
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** A person with a browser of their own, and every byte that the service has sent to it. */
export interface Player {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Bodies of responses and frames of sockets, in order. */
  readonly received: string[];
  /** What the page complained about: errors, refused content. */
  readonly complaints: string[];
}

/** Opens a browser of its own: no cookie, no storage shared with anybody. */
export async function player(browser: Browser, options: BrowserContextOptions): Promise<Player> {
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    acceptDownloads: true,
    // Its own tests are those of the service worker.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const received: string[] = [];
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => received.push(String(payload)));
  });
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    response.text().then(
      (text) => received.push(text),
      // A response without a body, or of a page that was left.
      () => undefined,
    );
  });
  return { page, context, received, complaints };
}

/** Gives a browser the cookie of somebody who has sat down without a screen. */
export async function seatAt({ context }: Player, { cookie, origin }: Client): Promise<void> {
  const [name = '', value = ''] = (cookie ?? '').split('=');
  // A cookie of this host alone is a secure one, and localhost is as good as encrypted.
  await context.addCookies([{ name, value, url: origin.replace('http:', 'https:') }]);
}

/** Chooses a game on the home page, by keyboard: things may still move aside there for one's own tables that have just come. */
export async function chooseGame(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name }).press('Space');
}

/** Makes a table on the home page and sits down; the address of the invite. */
export async function makeTable(
  { page }: Player,
  origin: string,
  game: string,
  seats: number,
  name: string,
): Promise<string> {
  await page.goto(origin);
  await chooseGame(page, game);
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.waitForURL(/\/t\/[a-z2-9]{10}$/);
  return page.getByRole('textbox', { name: 'Invite' }).inputValue();
}

/** Opens an invite and sits down. */
export async function sitDown({ page }: Player, invite: string, name: string): Promise<void> {
  await page.goto(invite);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Sit down' }).waitFor({ state: 'detached' });
}

/** Takes the `index`-th offer on the screen: picks it, looks at the preview, confirms. False when nothing is offered. */
export async function takeOffer({ page }: Player, index: (count: number) => number): Promise<boolean> {
  const offers = page.locator('main [data-move]');
  const count = await offers.count();
  if (count === 0) return false;
  await offers.nth(index(count)).click();
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await confirm.click();
  await confirm.waitFor({ state: 'detached' });
  return true;
}
