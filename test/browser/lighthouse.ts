import lighthouse from 'lighthouse';
import type { Browser } from 'playwright-core';
import type { Client } from '../support/client.ts';
import { launch } from './chromium.ts';
import { freePort } from './service.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** Where time does not count, none is spent on measuring it. */
const UNHURRIED = {
  throttlingMethod: 'provided',
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 0,
} as const;

/** Lighthouse's mark for a page, 0 to 100 by category, and what costs some. */
export interface Marks {
  readonly marks: Readonly<Partial<Record<Category, number>>>;
  readonly findings: readonly string[];
}

/** Runs Lighthouse with its mobile profile in a Chromium of its own. Nothing is left out for plain HTTP: on localhost it counts as secure. */
export class Inspector {
  readonly #browser: Browser;
  readonly #port: number;

  private constructor(browser: Browser, port: number) {
    this.#browser = browser;
    this.#port = port;
  }

  static async open(): Promise<Inspector> {
    const port = await freePort();
    return new Inspector(await launch([`--remote-debugging-port=${port}`]), port);
  }

  /** From now on the browser is that person's. */
  async be({ cookie = '', origin }: Client): Promise<void> {
    const [name = '', value = ''] = cookie.split(/=(.*)/);
    const session = await this.#browser.newBrowserCDPSession();
    // What is told of a secure place is told of localhost, too.
    const url = origin.replace('http:', 'https:');
    await session.send('Storage.setCookies', {
      cookies: [{ name, value, url, path: '/', secure: true, httpOnly: true }],
    });
  }

  async marks(url: string, categories: readonly Category[] = CATEGORIES): Promise<Marks> {
    const run = await lighthouse(url, {
      port: this.#port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      locale: 'en',
      disableFullPageScreenshot: true,
      ...(categories.includes('performance') ? {} : UNHURRIED),
    });
    if (!run) throw new Error(`Lighthouse says nothing of ${url}`);
    const { lhr } = run;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const found = categories.map((category) => [category, lhr.categories[category]] as const);
    return {
      marks: Object.fromEntries(
        found.map(([category, of]) => [category, Math.round((of?.score ?? 0) * 100)]),
      ),
      findings: found.flatMap(([category, of]) =>
        (of?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${category}: ${id} ${lhr.audits[id]?.displayValue ?? ''}`.trim()),
      ),
    };
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}
