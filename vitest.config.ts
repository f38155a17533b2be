import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
          exclude: ['test/workers/**', 'test/browser/**', 'test/sim/**'],
          maxWorkers: '100%',
          // Shared machines stall for seconds.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            remoteBindings: false,
            verbose: false,
            miniflare: {
              bindings: {
                TEST_MIGRATIONS: await readD1Migrations('./db/migrations'),
                SESSION_SECRET: 'a secret of the tests, long enough',
                ADMIN_TOKEN: 'an admin token of the tests, long enough',
                // Mails go to a provider that the tests play.
                MAIL_FROM: 'Longhand <turns@longhand.test>',
                MAIL_ENDPOINT: 'https://mail.test/emails',
                MAIL_API_KEY: 'a key of the tests',
                NOTICE_GRACE: '0',
                RATE_LIMITS: 'off',
              },
            },
          })),
        ],
        test: {
          name: 'workers',
          include: ['test/workers/**/*.test.ts'],
          // A new runtime for each file would take longer than its tests: they share one, and make tables of their own.
          isolate: false,
          maxWorkers: '100%',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/browser/one-service.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // One service for all of them, and only when the other projects are done with the machine.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'sim',
          environment: 'node',
          include: ['test/sim/**/*.test.ts'],
          testTimeout: 60_000,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
