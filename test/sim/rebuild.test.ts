import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepare } from '../../src/cli/serve.ts';
import { must } from '../../src/engine/assert.ts';
import { GAMES } from '../../src/games/registry.ts';
import { ROOT } from '../../src/cli/tools.ts';
import { Client, playOn, startedTable } from '../support/client.ts';
import { databaseRows, roomsOnDisk } from './files.ts';
import { killGroup, runNode, spawnGroup } from './plain-service.ts';
import { freePort, untilAnswering } from './service.ts';

const folder = mkdtempSync(join(tmpdir(), 'longhand-rebuild-'));
const data = join(folder, 'data');
const RUN = join(ROOT, 'src', 'cli', 'run.mjs');
let port: number;
let origin: string;
let service: ReturnType<typeof spawnGroup>;

beforeAll(async () => {
  await prepare(data);
  port = await freePort();
  origin = `http://localhost:${port}`;
  service = spawnGroup([RUN, 'start', `--port=${port}`, `--data=${data}`, '--var', 'RATE_LIMITS:off']);
  await untilAnswering(service, `${origin}/api/games`);
}, 200_000);

afterAll(async () => {
  await killGroup(service);
  rmSync(folder, { recursive: true, force: true });
});

function rows() {
  return { tables: databaseRows(data, 'tables'), seats: databaseRows(data, 'seats') };
}

/** Waits until every room's last change is in the database. */
async function settled(): Promise<ReturnType<typeof rows>> {
  for (let tries = 0; tries < 200; tries += 1) {
    const now = rows();
    const written = new Map(now.tables.map(({ id, revision }) => [id, revision]));
    const rooms = [...roomsOnDisk(data).values()];
    if (rooms.length > 0 && rooms.every(({ id, revision }) => written.get(id) === revision)) return now;
    await wait(100);
  }
  throw new Error('the database does not catch up');
}

async function sql(query: string): Promise<void> {
  const api = `${origin}/cdn-cgi/local/explorer/api/d1/database`;
  const { result } = (await (await fetch(api)).json()) as { result: { uuid: string }[] };
  const answer = await fetch(`${api}/${must(result[0], 'a database').uuid}/raw`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sql: query }),
  });
  expect(answer.status).toBe(200);
}

describe('npm run db:rebuild', () => {
  it('gives a wiped database the rows that it had: open tables, tables in play, tables that are over', async () => {
    const clients = [new Client(origin), new Client(origin)];
    for (const game of GAMES.filter(({ seats }) => seats.includes(2))) {
      const { id } = await startedTable(clients, game.id);
      await playOn(clients, id, () => 0, 5);
    }
    await must(clients[0], 'a host').make(must(GAMES[0], 'a game').id, 3);
    const before = await settled();
    expect(before.tables.length).toBeGreaterThan(1);
    expect(before.seats.length).toBeGreaterThan(before.tables.length);

    await sql('DELETE FROM seats');
    await sql('DELETE FROM tables');
    expect(rows()).toEqual({ tables: [], seats: [] });

    const { ok, output } = await runNode([RUN, 'db-rebuild', '--url', origin]);
    expect(output).toContain(`${before.tables.length} tables write their rows anew, 0 ids belong to none.`);
    expect(ok).toBe(true);
    expect(await settled()).toEqual(before);
  });

  it('takes ids from a list, and names those that belong to no table', async () => {
    const [room] = roomsOnDisk(data).keys();
    const ids = `${must(room, 'a table')}\nzzzzzzzzzz\n${'0'.repeat(64)}\n`;
    const { output } = await runNode([RUN, 'db-rebuild', '--url', origin, '--ids', '-'], ids);
    expect(output).toContain('no table: zzzzzzzzzz\n');
    expect(output).toContain(`no table: ${'0'.repeat(64)}\n`);
    expect(output).toContain('1 tables write their rows anew, 2 ids belong to none.');
  });
});
