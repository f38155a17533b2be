import { posix } from 'node:path';
import { defineConfig } from 'oxlint';
import type { OxlintOverride } from 'oxlint';

/**
 * One row of "who may import whom". It lists what is allowed and refuses the rest, so a new folder or package has to be let in
 * on purpose. Paths and globs are relative to the root; `*` in `from` stands for one folder.
 */
type Fence = {
  readonly from: string;
  /** Files of `from`, where the row is not about the folder and all below it. */
  readonly files?: string;
  readonly packages?: readonly string[];
  /** Other parts of the house. */
  readonly parts?: readonly string[];
  /** Parts of which only types may be imported. `!(word)` stands for names that don't begin with the word. */
  readonly types?: readonly string[];
  /** What may be imported of its own folder, where that is not everything. */
  readonly own?: readonly string[];
  /** What of its own folder may not be imported after all. */
  readonly notOwn?: readonly string[];
};

const NOBLE = ['@noble/hashes/**', '@noble/ciphers/**'];
const PREACT = ['preact', 'preact/**', '@preact/signals'];

const FENCES: readonly Fence[] = [
  { from: 'src/engine', packages: ['valibot', ...NOBLE] },
  {
    from: 'src/protocol',
    packages: ['valibot'],
    parts: ['src/engine/words.ts'],
    types: ['src/engine/!(words)*.ts'],
  },
  { from: 'src/games', files: 'src/games/*.ts', packages: ['valibot'], parts: ['src/engine/**'] },
  { from: 'src/games/*', files: 'src/games/*/*.ts', packages: ['valibot'], parts: ['src/engine/**'] },
  {
    from: 'src/games/*',
    files: 'src/games/*/*.tsx',
    packages: PREACT,
    parts: ['web/kit/**'],
    types: ['src/games/*/!(words)*.ts', 'src/engine/**'],
    own: ['./words*.ts', './*.tsx', './*.css'],
  },
  {
    from: 'src/notify',
    packages: ['valibot', ...NOBLE],
    parts: ['src/protocol/**', 'src/engine/words.ts'],
    types: ['src/engine/!(words)*.ts'],
  },
  {
    from: 'src/http',
    packages: ['hono', 'hono/**', 'valibot', '@valibot/to-json-schema', ...NOBLE, 'cloudflare:workers'],
    // Of the engine only plain data: the schema of a record, and texts.
    parts: [
      'src/protocol/**',
      'src/notify/**',
      'src/games/registry.ts',
      'src/engine/record.ts',
      'src/engine/words.ts',
      'src/config.ts',
      'src/report.ts',
      'db/**',
    ],
    types: ['durable-objects/**'],
  },
  { from: 'db', packages: ['drizzle-orm', 'drizzle-orm/**'] },
  // Rooms and inboxes are plain TypeScript; the platform is around them, in the objects' own files.
  {
    from: 'durable-objects',
    files: 'durable-objects/*.ts',
    packages: ['valibot', ...NOBLE],
    parts: ['src/engine/**', 'src/games/registry.ts', 'src/protocol/**', 'src/notify/**'],
    types: ['db/**'],
    notOwn: ['./game-room*', './mailbox*'],
  },
  {
    from: 'durable-objects',
    files: 'durable-objects/{game-room,mailbox}.ts',
    packages: ['cloudflare:workers', 'valibot', ...NOBLE],
    parts: ['src/protocol/**', 'src/notify/**', 'src/config.ts', 'src/report.ts', 'db/**'],
  },
  {
    from: 'web',
    packages: [...PREACT, 'valibot', 'uqr', ...NOBLE, '@fontsource-variable/**', 'virtual:*'],
    parts: ['src/protocol/**', 'src/engine/words.ts', 'src/games/*/table.tsx', 'src/games/*/rules*.md*'],
    types: ['src/engine/!(words)*.ts'],
  },
  // The offline verifier deals a finished game again, so it carries the rules.
  {
    from: 'web/verify',
    packages: [...PREACT, 'valibot', ...NOBLE],
    parts: ['src/protocol/**', 'src/engine/**', 'src/games/registry.ts', 'web/kit/**'],
  },
];

const DEEPEST = 3;

/** The lint overrides of a row: a relative import is spelled differently at every depth, so there is one for each. */
function fence({
  from,
  files,
  packages = [],
  parts = [],
  types = [],
  own = ['./**'],
  notOwn = [],
}: Fence): OxlintOverride[] {
  const depths = files === undefined ? Array.from({ length: DEEPEST + 1 }, (_, depth) => depth) : [0];
  return depths.map((depth) => {
    const folder = posix.join(from, ...Array.from({ length: depth }, () => '*'));
    const spell = (path: string) => {
      const relative = posix.relative(folder, path);
      return relative.startsWith('.') ? relative : `./${relative}`;
    };
    const home = depth === 0 ? [] : ['!../**', `${'../'.repeat(depth + 1)}**`];
    const typeOnly = types.map(spell);
    const message = `Not allowed from ${from}: see the import fences in oxlint.config.ts.`;
    const outside = {
      group: [
        '**',
        ...packages.map((name) => `!${name}`),
        ...own.map((path) => `!${path}`),
        ...home,
        ...[...parts.map(spell), ...typeOnly].map((path) => `!${path.replace(UNLESS, '')}`),
        ...notOwn,
        // A detour (`./a/../../b`) spells a forbidden path like an allowed one.
        '**/[!.]*/../**',
      ],
      message,
    };
    // Regular expressions and before the group: the linter stops reading where a group lets a path in, and forgets what
    // other groups had against it.
    const atRunTime = typeOnly.map((path) => ({ regex: regexOf(path), allowTypeImports: true, message }));
    return {
      files: [files ?? `${folder}/*`],
      rules: { 'no-restricted-imports': ['error', { patterns: [...atRunTime, outside] }] },
    };
  });
}

/** `!(word)` in a glob: a name that doesn't begin with the word. */
const UNLESS = /!\(([a-z]+)\)/;

function regexOf(glob: string): string {
  const [head = '', word, tail = ''] = glob.split(UNLESS);
  return `^${plain(head)}${word === undefined ? '' : notBeginning(word)}${plain(tail)}$`;
}

function plain(glob: string): string {
  return glob.replaceAll('.', String.raw`\.`).replaceAll(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
}

/** The linter's regular expressions know no look-ahead: the name leaves the word at its first letter, or its second … */
function notBeginning(word: string): string {
  const exits = Array.from(word, (letter, at) => `${word.slice(0, at)}[^${letter}/]`);
  return `(?:${exits.join('|')})`;
}

/** Nothing but the registry names a game. */
const GAMES_FENCE = {
  group: ['**/games/*/**'],
  message: "A game's folder is imported by the registry alone: see the import fences in oxlint.config.ts.",
};

/** The rules of a game and what carries them out: same input, same result, on every machine and at every hour. */
const IMPURE_GLOBALS = [
  'crypto',
  'fetch',
  'performance',
  'process',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
];
const IMPURE_PROPERTIES = [
  { object: 'Math', property: 'random', message: 'Random numbers come from the rng handed in.' },
  { object: 'Date', property: 'now', message: 'The time comes from the clock handed in.' },
];

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['dist/**', 'worker-configuration.d.ts', 'test/transcripts/**'],
  rules: {
    'import/no-default-export': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', '@fontsource-variable/**'] }],
    'max-lines': ['error', { max: 400 }],
    'no-console': 'error',
    'no-restricted-imports': ['error', { patterns: [GAMES_FENCE] }],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-import-type-side-effects': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    // The rulebook's verbs name a function here and a method there.
    'no-shadow': 'off',
    // The compiler's noImplicitReturns knows when a switch is exhaustive; this rule doesn't.
    'typescript/consistent-return': 'off',
    // It refuses every narrowing; what comes from outside is parsed by a schema, not asserted.
    'typescript/no-unsafe-type-assertion': 'off',
  },
  overrides: [
    { files: ['*.config.ts', 'src/worker.ts'], rules: { 'import/no-default-export': 'off' } },
    { files: ['src/report.ts'], rules: { 'no-console': 'off' } },
    {
      files: ['src/cli/**', 'test/**'],
      rules: { 'no-console': 'off', 'no-restricted-imports': 'off' },
    },
    {
      files: ['src/engine/**', 'src/games/**/*.ts'],
      rules: {
        'no-restricted-globals': ['error', { globals: IMPURE_GLOBALS, checkGlobalObject: true }],
        'no-restricted-properties': ['error', ...IMPURE_PROPERTIES],
      },
    },
    {
      // The room is handed its clock and its chance, so that a test can be both.
      files: ['durable-objects/*.ts'],
      rules: { 'no-restricted-properties': ['error', ...IMPURE_PROPERTIES] },
    },
    {
      files: ['durable-objects/{world,mailbox}.ts'],
      rules: { 'no-restricted-properties': 'off' },
    },
    {
      // Plain JavaScript has no annotations that could tell what JSON.parse returns.
      files: ['**/*.mjs'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    ...FENCES.flatMap(fence),
  ],
});
