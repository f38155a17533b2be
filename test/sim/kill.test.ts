import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepare } from '../../src/cli/serve.ts';
import { must } from '../../src/engine/assert.ts';
import { verifyRecord } from '../../src/engine/replay.ts';
import { Rng } from '../../src/engine/rng.ts';
import { rngOfWord } from '../../src/engine/shuffle.ts';
import { gameOf, GAMES } from '../../src/games/registry.ts';
import { Client, ok } from '../support/client.ts';
import { contradictions } from './check.ts';
import { databaseRows, type DiskRoom, roomsOnDisk } from './files.ts';
import { bundleWorker } from './plain-service.ts';
import { PlayedTable } from './played-table.ts';
import { freePort, impatientFetch, Service } from './service.ts';
import { TurnSink } from './turn-sink.ts';

/** Everything that is left to chance follows from this word, but for the order in which two cores do things. */
const WORD = process.env['SIM_WORD'] ?? crypto.randomUUID().slice(0, 8);
const KILLS = 20;
/** After these deaths the service comes back by `npm start`; after the others in a faster way. */
const BY_NPM_START = new Set([6, 13, 18]);
/** Deaths of quiet tables: so long (ms) after the deal, before a mailbox has heard of the turn, and before its notice is due. */
const QUIET: ReadonlyMap<number, number> = new Map([
  [6, 20],
  [10, 750],
]);
const TABLES_PER_GAME = 2;

const folder = mkdtempSync(join(tmpdir(), 'longhand-sim-'));
const data = join(folder, 'data');
const chance = new Rng(rngOfWord(WORD));
const tables: PlayedTable[] = [];
const quiet: PlayedTable[] = [];
let service: Service;
let sink: TurnSink;
let hook: string;
/** Until all deaths are died. */
const deaths = { left: true };

async function person(withHook: boolean): Promise<Client> {
  const client = new Client(service.origin, impatientFetch);
  if (withHook) {
    const added = await service.insist(() => client.call('POST', '/api/me/webhooks', { url: hook }));
    ok(added, 201);
  }
  return client;
}

function people(count: number, hooks: number): Promise<Client[]> {
  return Promise.all(Array.from({ length: count }, (_, seat) => person(seat < hooks)));
}

/** The same people at table after table, until nobody is to die any more. */
async function playOneAfterAnother(game: string, friends: readonly Client[]): Promise<void> {
  const pause = new Rng(rngOfWord(`${WORD}/${game}/${tables.length}`));
  do {
    const table = await PlayedTable.open(service, game, friends, WORD);
    tables.push(table);
    await table.play(() => (deaths.left ? 20 + pause.below(120) : 0));
  } while (deaths.left);
}

/** A table where it is somebody's turn, and nobody comes. */
async function leaveAlone(): Promise<void> {
  const game = must(GAMES[quiet.length % GAMES.length], 'a game');
  quiet.push(
    await PlayedTable.open(service, game.id, await people(must(game.seats[0], 'seats'), Infinity), WORD),
  );
}

/** More than a room whose alarm died half-way waits for the next one. */
const CATCH_UP_MS = 30_000;

async function settled(): Promise<Map<string, DiskRoom>> {
  const until = Date.now() + CATCH_UP_MS;
  for (;;) {
    const rooms = roomsOnDisk(data);
    const rows = new Map(databaseRows(data, 'tables').map((row) => [row['id'], row['revision']]));
    const late = tables.filter(({ id }) => rows.get(id) !== rooms.get(id)?.revision);
    if (late.length === 0 || Date.now() > until) return rooms;
    await wait(200);
  }
}

/** Waits for the notices of a quiet table, for as long as they may take: the next death is not to be theirs. */
async function told({ id }: PlayedTable): Promise<void> {
  const until = Date.now() + CATCH_UP_MS;
  const heard = () => sink.turns().some(({ turn }) => turn.startsWith(id));
  while (!heard() && Date.now() < until) await wait(50);
  // Where several are asked, the others' come in the same breath.
  await wait(300);
}

beforeAll(async () => {
  console.log(`SIM_WORD=${WORD}`);
  await prepare(data);
  service = new Service(await freePort(), data, await bundleWorker(join(folder, 'bundle')));
  sink = new TurnSink(service);
  hook = await sink.open();
  await service.start('plain');
  const lanes = await Promise.all(
    GAMES.flatMap((game) =>
      Array.from({ length: TABLES_PER_GAME }, async () => ({
        game: game.id,
        friends: await people(chance.pick(game.seats.filter((count) => count <= 4)), 1),
      })),
    ),
  );
  const playing = Promise.all(lanes.map(({ game, friends }) => playOneAfterAnother(game, friends)));
  playing.catch(() => {});
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const after = QUIET.get(kill);
    if (after === undefined) await Promise.race([wait(150 + chance.below(900)), playing]);
    else await leaveAlone().then(() => wait(after));
    await service.kill();
    // Longer than the grace of a notice: it comes due while nobody is there.
    if (after !== undefined) await wait(1200);
    await service.start(BY_NPM_START.has(kill) ? 'npm start' : 'plain');
    if (after !== undefined) await told(must(quiet.at(-1), 'a quiet table'));
  }
  deaths.left = false;
  await playing;
}, 600_000);

afterAll(async () => {
  await service.kill();
  sink.close();
  rmSync(folder, { recursive: true, force: true });
});

describe(`after ${KILLS} times kill -9`, () => {
  it('people have played while the service died', () => {
    const games = new Set(tables.map(({ game }) => game));
    expect(games.size).toBe(GAMES.length);
    const acked = tables.reduce((sum, table) => sum + table.acked.size, 0);
    const again = tables.reduce((sum, table) => sum + table.found, 0);
    console.log(
      `${tables.length} tables, ${acked} moves confirmed, ${again} of them found done when asked again`,
    );
    expect(acked).toBeGreaterThan(20 * KILLS);
  });

  it('no confirmed move is lost, none is doubled, and an unanswered one is there once or not at all', async () => {
    const rooms = await settled();
    const faults = tables.flatMap((table) => {
      const room = must(rooms.get(table.id), `the room of ${table.id}`);
      return contradictions(room, table, table.onlooker.top).map(
        (fault) => `${table.game} ${table.id}: ${fault}`,
      );
    });
    expect(faults).toEqual([]);
  });

  it('no socket has told what a death then took back', () => {
    expect(tables.flatMap(({ onlooker }) => onlooker.faults)).toEqual([]);
    expect(tables.filter(({ onlooker }) => onlooker.top === 0)).toEqual([]);
  });

  it('every game has come to its end, and its record proves itself', async () => {
    for (const table of tables) {
      const record = ok(await must(table.people[0], 'a host').call('GET', `/api/tables/${table.id}/record`));
      expect(verifyRecord(record, gameOf), table.id).toMatchObject({ ok: true, game: table.game });
    }
  });

  it('the same action has the same answer as before', async () => {
    for (const table of tables) {
      const last = must([...table.acked.values()].at(-1), 'a confirmed action');
      const answer = ok(await table.send(must(table.people[last.seat], 'a seat'), last.action));
      expect(answer).toMatchObject({ version: last.version, replayed: true });
    }
  });

  it('the database has caught up with every room', async () => {
    const rooms = await settled();
    const rows = new Map(databaseRows(data, 'tables').map((row) => [row['id'], row]));
    for (const { id } of tables) {
      expect(rows.get(id)).toMatchObject({ revision: rooms.get(id)?.revision, status: 'over' });
    }
  });

  it('a notice that came due while the service was dead goes out once it is back, and once only', () => {
    const rooms = roomsOnDisk(data);
    for (const { id } of quiet) {
      const asked = rooms.get(id)?.asked ?? [];
      expect(asked.length).toBeGreaterThan(0);
      const turns = sink.turns().filter(({ turn }) => turn.startsWith(id));
      expect(turns.map(({ turn }) => turn).toSorted()).toEqual(asked.map((seat) => `${id}/${seat}/1`));
    }
  });

  it('no turn has two notices, and none came twice in one life', () => {
    const byTurn = Map.groupBy(sink.turns(), ({ turn }) => turn);
    for (const [turn, found] of byTurn) {
      // A death between a receiver's 200 and our note of it brings the same id again: that is how a receiver knows.
      expect(new Set(found.map(({ delivery }) => delivery.id)).size, turn).toBe(1);
      expect(new Set(found.map(({ delivery }) => delivery.life)).size, turn).toBe(found.length);
    }
  });
});
