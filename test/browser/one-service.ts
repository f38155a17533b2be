import type { TestProject } from 'vitest/node';
import { unpack } from './chromium.ts';
import { npmStart } from './service.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the one service of all browser tests answers. */
    origin: string;
  }
}

/** One service for all browser tests, on an empty database: each test makes tables and people of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await unpack();
  const service = await npmStart({ NOTICE_GRACE: '1', RATE_LIMITS: 'off' });
  project.provide('origin', service.origin);
  return () => service.stop();
}
