import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Client, startedTable } from '../support/client.ts';
import { Inspector } from './lighthouse.ts';

const LEAST = 95;

describe('Lighthouse, as on a phone', () => {
  const origin = inject('origin');
  let inspector: Inspector;
  let table: string;

  beforeAll(async () => {
    const ana = new Client(origin);
    table = (await startedTable([ana, new Client(origin)], 'coloretto')).id;
    inspector = await Inspector.open();
    await inspector.be(ana);
  });

  afterAll(() => inspector.close());

  // Performance is a matter of time, and of the machine's: `npm run bench -- --only lighthouse` shows it.
  it.for(['/', '/t', '/rules/keltis'])(
    'finds %s accessible, well made and ready to be found',
    async (path) => {
      const { marks, findings } = await inspector.marks(`${origin}${path === '/t' ? `/t/${table}` : path}`, [
        'accessibility',
        'best-practices',
        'seo',
      ]);
      expect(Object.keys(marks)).toHaveLength(3);
      expect(Math.min(...Object.values(marks)), findings.join('\n')).toBeGreaterThanOrEqual(LEAST);
    },
  );
});
