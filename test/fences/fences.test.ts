import { beforeAll, describe, expect, test } from 'vitest';
import { House } from './house.ts';

/** One row of "who may import whom": a file, and import specifiers it must not and may have. */
type Row = {
  readonly from: string;
  readonly refused: readonly string[];
  readonly allowed: readonly string[];
  /** Whole statements, where the kind of import matters. */
  readonly refusedStatements?: readonly string[];
  readonly allowedStatements?: readonly string[];
};

const PLATFORM = ['cloudflare:workers', 'cloudflare:email'];

const ROWS: readonly Row[] = [
  {
    from: 'src/engine/intruder.ts',
    refused: [
      ...PLATFORM,
      'hono',
      'drizzle-orm',
      'preact',
      'node:fs',
      '../games/registry.ts',
      '../games/coloretto/index.ts',
      '../protocol/table.ts',
      '../http/app.ts',
      '../notify/mail.ts',
      '../../db/schema.ts',
      '../../durable-objects/room.ts',
      '../../web/kit/card.tsx',
      './cards/../../http/app.ts',
    ],
    allowed: ['./cards.ts', 'valibot', '@noble/hashes/sha2.js', '@noble/ciphers/chacha.js'],
    refusedStatements: [
      "import type { Table } from '../protocol/table.ts';",
      "export * from '../protocol/table.ts';",
      "export const later = () => import('../protocol/table.ts');",
    ],
  },
  {
    from: 'src/games/coloretto/intruder.ts',
    refused: [
      ...PLATFORM,
      'hono',
      'drizzle-orm',
      'preact',
      '../keltis/scoring.ts',
      '../registry.ts',
      '../../protocol/table.ts',
      '../../http/app.ts',
      '../../../web/kit/card.tsx',
      '../../../db/schema.ts',
      '../../../durable-objects/room.ts',
    ],
    allowed: ['./state.ts', '../../engine/game.ts', 'valibot'],
  },
  {
    from: 'src/games/coloretto/table.tsx',
    refused: [
      'hono',
      '@noble/hashes/sha2.js',
      './scoring.ts',
      './state.ts',
      '../keltis/words.ts',
      '../../engine/cards.ts',
      '../../protocol/table.ts',
      '../../../web/pages/table.tsx',
      '../../../durable-objects/room.ts',
    ],
    allowed: [
      './words.ts',
      './words-de.ts',
      './table-row.tsx',
      '../../../web/kit/card.tsx',
      'preact',
      'preact/hooks',
      '@preact/signals',
    ],
    refusedStatements: ["import type { State } from '../keltis/state.ts';"],
    allowedStatements: [
      "import type { View } from './state.ts';",
      "import type { Seat } from '../../engine/game.ts';",
      "import './table.css';",
    ],
  },
  {
    from: 'src/games/intruder.ts',
    refused: [...PLATFORM, 'hono', '../protocol/table.ts', '../http/app.ts', '../../web/kit/card.tsx'],
    allowed: ['./coloretto/index.ts', '../engine/game.ts'],
  },
  {
    from: 'src/protocol/intruder.ts',
    refused: [
      ...PLATFORM,
      'hono',
      'drizzle-orm',
      '@noble/hashes/sha2.js',
      '../engine/cards.ts',
      '../games/registry.ts',
      '../http/app.ts',
      '../../web/kit/card.tsx',
    ],
    allowed: ['./text.ts', '../engine/words.ts', 'valibot'],
    allowedStatements: ["import type { Seat } from '../engine/game.ts';"],
  },
  {
    from: 'src/notify/intruder.ts',
    refused: [
      ...PLATFORM,
      'hono',
      'drizzle-orm',
      '../engine/cards.ts',
      '../games/registry.ts',
      '../games/coloretto/index.ts',
      '../http/app.ts',
      '../../db/schema.ts',
      '../../durable-objects/mailbox.ts',
    ],
    allowed: ['./mail.ts', '../protocol/text.ts', '../engine/words.ts', 'valibot', '@noble/hashes/hmac.js'],
  },
  {
    // A level deeper the same parts are spelled differently.
    from: 'src/notify/channels/intruder.ts',
    refused: ['hono', '../../http/app.ts', '../../engine/cards.ts', '../../../db/schema.ts'],
    allowed: ['./mail.ts', '../schedule.ts', '../../protocol/text.ts'],
  },
  {
    from: 'durable-objects/room-intruder.ts',
    refused: [
      ...PLATFORM,
      'hono',
      'drizzle-orm',
      './game-room.ts',
      './mailbox.ts',
      '../db/schema.ts',
      '../web/kit/card.tsx',
      '../src/http/app.ts',
      '../src/games/coloretto/index.ts',
    ],
    allowed: [
      './room-store.ts',
      '../src/engine/play.ts',
      '../src/games/registry.ts',
      '../src/protocol/table.ts',
    ],
    refusedStatements: ["import type { DurableObject } from 'cloudflare:workers';"],
  },
  {
    from: 'durable-objects/inbox-intruder.ts',
    refused: ['cloudflare:workers', '../src/games/coloretto/index.ts', '../db/schema.ts', '../src/config.ts'],
    allowed: ['./room.ts', '../src/games/registry.ts', '../src/notify/mail.ts'],
  },
  {
    from: 'db/intruder.ts',
    refused: [
      ...PLATFORM,
      'hono',
      'valibot',
      '../src/engine/cards.ts',
      '../src/games/registry.ts',
      '../src/protocol/table.ts',
      '../durable-objects/room.ts',
    ],
    allowed: ['./schema.ts', 'drizzle-orm', 'drizzle-orm/d1'],
  },
  {
    from: 'src/http/intruder.ts',
    refused: [
      'drizzle-orm',
      'preact',
      'node:fs',
      '../engine/play.ts',
      '../games/coloretto/index.ts',
      '../games/coloretto/scoring.ts',
      '../../web/kit/card.tsx',
      '../../durable-objects/room.ts',
    ],
    allowed: [
      './errors.ts',
      'hono',
      'hono/cookie',
      '../protocol/table.ts',
      '../games/registry.ts',
      '../../db/tables.ts',
    ],
    allowedStatements: ["import type { GameRoom } from '../../durable-objects/game-room.ts';"],
  },
  {
    from: 'web/intruder.tsx',
    refused: [
      ...PLATFORM,
      'hono',
      'drizzle-orm',
      '../src/engine/play.ts',
      '../src/games/registry.ts',
      '../src/games/coloretto/scoring.ts',
      '../src/http/app.ts',
      '../db/schema.ts',
      '../durable-objects/room.ts',
    ],
    allowed: [
      './kit/card.tsx',
      '../src/protocol/table.ts',
      '../src/games/coloretto/table.tsx',
      'preact',
      'valibot',
    ],
  },
  {
    from: 'web/pages/intruder.tsx',
    refused: [
      '../../src/engine/play.ts',
      '../../src/games/coloretto/scoring.ts',
      '../../db/schema.ts',
      './x/../../../db/schema.ts',
    ],
    allowed: ['../kit/card.tsx', '../../src/protocol/table.ts', '../../src/engine/words.ts'],
    allowedStatements: ["import type { Seat } from '../../src/engine/game.ts';"],
  },
  {
    from: 'web/verify/intruder.ts',
    refused: [
      'hono',
      '../../src/http/app.ts',
      '../../src/games/coloretto/index.ts',
      '../../durable-objects/room.ts',
    ],
    allowed: ['../../src/engine/replay.ts', '../../src/games/registry.ts', '../kit/card.tsx'],
  },
  {
    from: 'src/intruder.ts',
    refused: ['./games/coloretto/index.ts'],
    allowed: ['./games/registry.ts', './http/app.ts'],
  },
  {
    from: 'src/cli/guest.ts',
    refused: [],
    allowed: ['node:fs', '../games/coloretto/index.ts', '../../durable-objects/room.ts'],
  },
];

const FENCE = 'eslint(no-restricted-imports)';

const load = (specifier: string) => `import * as loaded from '${specifier}';\nexport const found = loaded;\n`;

/** The file of one import, beside the others of its row. */
const beside = (from: string, index: number, verdict: string) =>
  from.replace(/(\.tsx?)$/, `-${verdict}-${String(index)}$1`);

const cases = ROWS.map(({ from, refused, allowed, refusedStatements = [], allowedStatements = [] }) => ({
  from,
  refused: [...refused.map(load), ...refusedStatements],
  allowed: [...allowed.map(load), ...allowedStatements],
}));

describe('the import fences', () => {
  let verdicts: ReadonlyMap<string, readonly string[]>;

  beforeAll(async () => {
    using house = new House();
    for (const { from, refused, allowed } of cases) {
      for (const [index, source] of refused.entries()) house.plant(beside(from, index, 'no'), source);
      for (const [index, source] of allowed.entries()) house.plant(beside(from, index, 'yes'), source);
    }
    verdicts = await house.lint();
  }, 60_000);

  test.for(cases)('$from is kept from what it may not import', ({ from, refused }) => {
    const missed = refused.filter((_, index) => !verdicts.get(beside(from, index, 'no'))?.includes(FENCE));
    expect(missed).toEqual([]);
  });

  test.for(cases)('$from gets what it may import', ({ from, allowed }) => {
    const stopped = allowed.filter((_, index) => verdicts.get(beside(from, index, 'yes'))?.includes(FENCE));
    expect(stopped).toEqual([]);
  });
});
