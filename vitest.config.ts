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
          exclude: ['test/workers/**', 'test/browser/**'],
          maxWorkers: '100%',
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            remoteBindings: false,
            verbose: false,
            miniflare: { bindings: { TEST_MIGRATIONS: await readD1Migrations('./db/migrations') } },
          })),
        ],
        test: { name: 'workers', include: ['test/workers/**/*.test.ts'], maxWorkers: '100%' },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['test/browser/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // One browser and one service at a time, and only when the other projects are done with the machine.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
