/**
 * `npm run deploy`: builds, brings the database up to date, deploys to Cloudflare. `npm run deploy -- --dry-run` does all that
 * can be done without an account.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { buildWeb } from './build.ts';
import { fail, ROOT, runTool, showTool } from './tools.ts';

const DATABASE = 'longhand';
const NEEDED = `Before the first deployment:
  1. node src/cli/run.mjs wrangler login
  2. In wrangler.toml, set ORIGIN to the address under which people will reach the service (https://…, no slash at the end).
  3. node src/cli/run.mjs wrangler secret put SESSION_SECRET
     with 32 random bytes in hex, for instance from: openssl rand -hex 32
  Mail, ADMIN_TOKEN and the rest are optional: see README.md, Deploying.
`;

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });

/** The address that wrangler.toml states. */
function statedOrigin(): string {
  return /^ORIGIN\s*=\s*"([^"]*)"/m.exec(readFileSync(join(ROOT, 'wrangler.toml'), 'utf8'))?.[1] ?? '';
}

const Names = v.array(v.looseObject({ name: v.string() }));

/** What a listing of wrangler's names; undefined where it can't be had, with what was printed instead. */
async function names(args: readonly string[]): Promise<{ found: string[] | undefined; output: string }> {
  const { ok, output } = await runTool('wrangler', args);
  const from = output.indexOf('[');
  if (!ok || from === -1) return { found: undefined, output };
  return {
    found: v
      .parse(Names, JSON.parse(output.slice(from, output.lastIndexOf(']') + 1)))
      .map(({ name }) => name),
    output,
  };
}

async function step(title: string, work: () => Promise<boolean>): Promise<void> {
  console.log(title);
  if (!(await work())) fail(`${title.replace(' …', '')} failed; nothing after it was done.`);
}

await step('Building the pages …', () => buildWeb().then(() => true));
if (values['dry-run']) {
  await step('Building the Worker …', () => showTool('wrangler', ['deploy', '--dry-run']));
} else {
  if (!/^https:\/\/[^/]+$/.test(statedOrigin()))
    fail(`ORIGIN in wrangler.toml is "${statedOrigin()}".\n\n${NEEDED}`);
  const secrets = await names(['secret', 'list', '--format=json']);
  if (!secrets.found?.includes('SESSION_SECRET'))
    fail(`SESSION_SECRET is not set.\n\n${NEEDED}\n${secrets.found ? '' : secrets.output}`);
  const databases = await names(['d1', 'list', '--json']);
  if (!databases.found) fail(databases.output);
  if (!databases.found.includes(DATABASE)) {
    await step('Making the database …', () =>
      showTool('wrangler', ['d1', 'create', DATABASE, '--update-config=false']),
    );
  }
  // Before the code that needs them: migrations only add, so the code of now lives with them.
  await step('Migrating the database …', () =>
    showTool('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote']),
  );
  await step('Deploying …', () => showTool('wrangler', ['deploy']));
  console.log(`\n  ${statedOrigin()}\n`);
}
