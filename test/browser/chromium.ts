import chromium from '@sparticuz/chromium';
import { existsSync } from 'node:fs';
import { type Browser, chromium as playwright } from 'playwright-core';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Our own flags, not those of `@sparticuz/chromium`: they switch web security off, and it is to be tested. Without the
 * last ones Chromium calls home, which on a machine without a network is only noise.
 */
const FLAGS = [
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** Unpacks the browser, which files that run side by side must not do at the same time. */
export async function unpack(): Promise<void> {
  // Where it can't be unpacked, `launch` looks for one of the system's.
  await chromium.executablePath().catch(() => undefined);
}

/**
 * The Chromium that comes with the npm package; one of the system's where that one does not start.
 *
 * @param flags besides our own
 */
export async function launch(flags: readonly string[] = []): Promise<Browser> {
  const args = [...FLAGS, ...flags];
  try {
    return await playwright.launch({
      executablePath: await chromium.executablePath(),
      args,
      headless: true,
    });
  } catch (error) {
    const system = SYSTEM.find((path) => existsSync(path));
    if (!system) throw error;
    return playwright.launch({ executablePath: system, args, headless: true });
  }
}
