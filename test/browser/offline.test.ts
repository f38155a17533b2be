import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../../src/cli/tools.ts';
import type { TableMade } from '../../src/protocol/table.ts';
import { Client, ok, startedTable } from '../support/client.ts';
import { barriers } from './axe.ts';
import { launch } from './chromium.ts';
import { PHONE, type Player, player } from './players.ts';
import { npmStart, type Service } from './service.ts';

const PICTURES = join(ROOT, 'dist', 'pictures');

async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(PICTURES, `offline-${name}.png`) });
  expect(await barriers(page), name).toEqual([]);
}

/** Resolves once the site is kept for when there is no network. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await vi.waitFor(async () =>
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true),
  );
}

const pending = (page: Page, id: string) =>
  page.evaluate((name) => localStorage.getItem(name), `longhand.action.${id}`);
const confirmIn = (page: Page) => page.getByRole('button', { name: 'Confirm' });
const choose = (page: Page) => page.locator('main [data-move]').first().click();

describe('a table without a network, without a service, and in two tabs', () => {
  let service: Service;
  let browser: Browser;
  let ana: Player;
  let clients: readonly Client[];
  let made: TableMade;

  const ask = async () => {
    const looks = await Promise.all(clients.map((client) => client.look(made.id)));
    return looks.map((look) => ok(look));
  };
  /** Plays by the API until Ana is asked. */
  const untilAna = async () => {
    for (;;) {
      const [mine, his] = await ask();
      if (mine && mine.offers.length > 0) return mine.version;
      if (his) ok(await (clients[1] as Client).move(made.id, his.version, his.offers[0]));
    }
  };

  beforeAll(async () => {
    mkdirSync(PICTURES, { recursive: true });
    service = await npmStart({ RATE_LIMITS: 'off' });
    browser = await launch();
    ana = await player(browser, { ...PHONE, serviceWorkers: 'allow' });
    clients = [new Client(service.origin), new Client(service.origin)];
    made = await startedTable(clients, 'coloretto');
    await untilAna();
    await ana.page.goto(`${service.origin}/t/${made.id}#seat.${made.links.seat}`);
    await ana.page.getByRole('button', { name: /Continue here/ }).click();
    await ana.page.locator('main [data-move]').first().waitFor();
    await kept(ana.page);
  });

  afterAll(async () => {
    await browser.close();
    await service.stop();
  });

  it('the page opens offline with the table as it stood, and says so', async () => {
    await ana.page.goto(`${service.origin}/tables`);
    await ana.page.getByRole('link', { name: /Coloretto/ }).waitFor();
    await ana.page.goto(`${service.origin}/t/${made.id}`);
    await ana.page.locator('main [data-move]').first().waitFor();
    await ana.context.setOffline(true);
    await ana.page.reload();
    await ana.page.getByText('Offline.').waitFor();
    await ana.page.getByText('This is how it stood a moment ago.').waitFor();
    expect(await ana.page.title()).toContain('● Your turn');
  });

  it('offline an offer can be looked at and not confirmed, and nothing waits to be sent', async () => {
    await choose(ana.page);
    const confirm = confirmIn(ana.page);
    expect(await confirm.getAttribute('aria-disabled')).toBe('true');
    await confirm.click({ force: true });
    await ana.page.getByText('No connection: confirm it when you are back.').waitFor();
    expect(await pending(ana.page, made.id)).toBeNull();
    await picture(ana.page, 'table');
  });

  it('my tables and the rules open offline too', async () => {
    await ana.page.goto(`${service.origin}/tables`);
    await ana.page.getByRole('link', { name: /Coloretto/ }).waitFor();
    await ana.page.getByText('This is how it stood a moment ago.').waitFor();
    await picture(ana.page, 'tables');
    await ana.page.goto(`${service.origin}/rules/coloretto.de`);
    await expect(ana.page.title()).resolves.toContain('Coloretto');
  });

  it('back online the table goes on by itself', async () => {
    await ana.page.goto(`${service.origin}/t/${made.id}`);
    await ana.page.getByText('Offline.').waitFor();
    await ana.context.setOffline(false);
    await ana.page.getByText('Offline.').waitFor({ state: 'detached' });
    const before = await untilAna();
    await choose(ana.page);
    await confirmIn(ana.page).click();
    await ana.page.locator(`.play[data-version="${before + 1}"]`).waitFor();
    // The socket may be faster than the answer.
    await vi.waitFor(async () => expect(await pending(ana.page, made.id)).toBeNull());
  });

  it('a move shows in the other tab of the same seat', async () => {
    const before = await untilAna();
    const other = await ana.context.newPage();
    await other.goto(`${service.origin}/t/${made.id}`);
    await Promise.all(
      [ana.page, other].map((page) => page.locator(`.play[data-version="${before}"]`).waitFor()),
    );
    await choose(other);
    await confirmIn(other).click();
    await ana.page.locator(`.play[data-version="${before + 1}"]`).waitFor();
    await other.close();
  });

  it(
    'a confirmed move outlives the service and the page, and is done once',
    { timeout: 60_000 },
    async () => {
      const before = await untilAna();
      await ana.page.locator(`.play[data-version="${before}"]`).waitFor();
      await choose(ana.page);
      // The move arrives; its answer does not.
      await ana.page.route('**/moves', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await confirmIn(ana.page).click();
      await ana.page.getByText('Your move is on its way.').waitFor();
      await service.pause();
      await ana.page.unroute('**/moves');
      const action = await pending(ana.page, made.id);
      expect(action).not.toBeNull();
      await picture(ana.page, 'on-its-way');
      await ana.page.reload();
      await ana.page.getByText('Longhand cannot be reached').waitFor();
      expect(await pending(ana.page, made.id)).toBe(action);
      await service.resume();
      await ana.page.getByText('Your last move has arrived.').waitFor({ timeout: 30_000 });
      expect(await pending(ana.page, made.id)).toBeNull();
      const [mine] = await ask();
      const done = mine?.log.filter(
        ({ version, kind, seat }) => version > before && kind === 'move' && seat === 0,
      );
      expect(done).toHaveLength(1);
    },
  );

  it('no answer of the API is kept by the service worker', async () => {
    const urls = await ana.page.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      const requests = await Promise.all(caches.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(urls).toContain('/');
    expect(urls.filter((url) => url.startsWith('/api'))).toEqual([]);
  });

  it('a new version is offered, and taken when it is asked for', async () => {
    const mirror = await Mirror.open(service.origin);
    const { page } = await player(browser, { ...PHONE, serviceWorkers: 'allow' });
    await page.goto(mirror.origin);
    await kept(page);
    const [first] = await page.evaluate(() => caches.keys());
    mirror.isNew = true;
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const reload = page.getByRole('button', { name: 'Reload' });
    await reload.waitFor();
    await picture(page, 'new-version');
    await Promise.all([page.waitForEvent('load'), reload.click()]);
    await kept(page);
    // The files of the version before stay, for other tabs.
    const names = await page.evaluate(() => caches.keys());
    expect(names).toEqual([first, `${first}-new`]);
    expect(await reload.count()).toBe(0);
    await page.context().close();
    mirror.close();
  });
});

/** The site at an address of its own, as it is or with a newer service worker. Only looking is possible there. */
class Mirror {
  readonly origin: string;
  readonly #server: Server;
  isNew = false;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.origin = `http://localhost:${port}`;
  }

  static open(origin: string): Promise<Mirror> {
    return new Promise((resolve) => {
      const server = createServer((request, response) => {
        void (async () => {
          const { url = '/' } = request;
          const answer = await fetch(origin + url);
          const type = answer.headers.get('content-type') ?? 'text/plain';
          response.writeHead(answer.status, {
            'content-type': type,
            'content-security-policy': answer.headers.get('content-security-policy') ?? '',
          });
          const body = Buffer.from(await answer.arrayBuffer());
          response.end(
            url === '/worker.js' && mirror.isNew
              ? body.toString().replace(/(["'`])([0-9a-f]{12})\1/, '$1$2-new$1')
              : body,
          );
        })();
      });
      let mirror: Mirror;
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        mirror = new Mirror(server, typeof address === 'object' && address ? address.port : 0);
        resolve(mirror);
      });
    });
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
