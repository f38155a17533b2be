import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { must } from '../../src/engine/assert.ts';
import type { AnyGame, Tagged } from '../../src/engine/game.ts';
import { Rng } from '../../src/engine/rng.ts';
import { mixSeed, rngOfWord } from '../../src/engine/shuffle.ts';
import { GAMES } from '../../src/games/registry.ts';
import { prepareData } from '../../src/cli/serve.ts';
import { roomsOnDisk } from '../sim/files.ts';
import { bundleWorker, killGroup, servePlain, withoutPages } from '../sim/plain-service.ts';
import { freePort, untilAnswering } from '../sim/service.ts';
import { Client, ok, startedTable } from '../support/client.ts';
import { randomGame } from '../support/random-game.ts';
import { serveBare } from './bare-service.ts';
import { cpuMs } from './cpu.ts';
import { drive, rawRequest } from './load.ts';

const TABLES = 16;
/** Of a table in the bench. */
const MOST_SEATS = 3;
/** So long a pause lets what follows from the deals, and from the round before, come to its end. */
const SETTLE_MS = 2000;
const MAX_MOVES = 100;

/** One round: requests per second and milliseconds. */
export interface Round {
  readonly game: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the whole service for one request, in ms: says more than the clock where the machine has other work. */
  readonly cpu: number;
}

export interface RoomFigures {
  readonly room: readonly Round[];
  readonly bare: readonly Round[];
  /** What generator and runtime can do when nothing is kept. */
  readonly noop: readonly Round[];
  readonly tables: number;
}

/**
 * Durable moves through the built Worker, beside rows of the same size through a bare Worker and a bare object: one round of
 * each in turn, each game once per turn. Tables and their whole games are made beforehand, outside of the measured time. `disk`: the folder in
 * whose file system all of it is kept.
 */
export async function benchRoom(turns: number, disk: string): Promise<RoomFigures> {
  const folder = mkdtempSync(join(disk, 'longhand-bench-'));
  const services: ChildProcess[] = [];
  try {
    const data = join(folder, 'data');
    await prepareData(data);
    const bundle = await bundleWorker(join(folder, 'bundle'));
    const roomPort = await freePort();
    const barePort = await freePort();
    const origin = `http://localhost:${roomPort}`;
    const vars = { ORIGIN: origin, RATE_LIMITS: 'off' };
    const service = servePlain({ bundle: withoutPages(bundle), data, port: roomPort, vars });
    services.push(service);
    await untilAnswering(service, `${origin}/api/games`);
    const beside = serveBare({ data: join(folder, 'bare'), port: barePort });
    services.push(beside);
    await untilAnswering(beside, `http://localhost:${barePort}/noop`);
    // The same people at every table: their mailboxes are there when the clock runs, as those of real players are.
    const people = Array.from({ length: TABLES }, () =>
      Array.from({ length: MOST_SEATS }, () => new Client(origin)),
    );
    const figures = { room: [] as Round[], bare: [] as Round[], noop: [] as Round[] };
    for (let turn = 0; turn <= turns; turn += 1) {
      for (const game of GAMES) {
        const streams = await gamesToPlay(people, data, game, `${turn}`);
        const rows = streams.map((moves, at) =>
          moves.map(({ body }) => rawRequest('POST', `/${turn}-${game.id}-${at}`, JSON_TYPE, body)),
        );
        const noops = streams.map((moves) =>
          moves.map(({ body }) => rawRequest('POST', '/noop', JSON_TYPE, body)),
        );
        const moves = streams.map((stream) => stream.map(({ request }) => request));
        await setTimeout(SETTLE_MS);
        const room = await round(game, service, roomPort, moves);
        await setTimeout(SETTLE_MS);
        const bare = await round(game, beside, barePort, rows);
        const noop = await round(game, beside, barePort, noops);
        // The first turn warms up both.
        if (turn === 0) continue;
        figures.room.push(room);
        figures.bare.push(bare);
        figures.noop.push(noop);
      }
    }
    return { ...figures, tables: TABLES };
  } finally {
    await Promise.all(services.map(killGroup));
    rmSync(folder, { recursive: true, force: true });
  }
}

const JSON_TYPE = { 'content-type': 'application/json' };

interface Prepared {
  readonly body: string;
  readonly request: Buffer;
}

/** Starts tables and plays them through in our own engine: with the room's seed, what is legal there is known here. */
async function gamesToPlay(
  people: readonly (readonly Client[])[],
  data: string,
  game: AnyGame,
  word: string,
): Promise<Prepared[][]> {
  const seats = must(
    game.seats.findLast((count) => count <= MOST_SEATS),
    'a number of seats',
  );
  const tables = await Promise.all(
    people.map(async (friends) => {
      const clients = friends.slice(0, seats);
      const { id } = await startedTable(clients, game.id);
      const [host] = clients;
      const { options } = ok(await must(host, 'a host').look(id));
      return { id, clients, options };
    }),
  );
  const rooms = roomsOnDisk(data);
  return tables.map(({ id, clients, options }, at) => {
    const { serverSeed, salts } = must(rooms.get(id), 'a room');
    const rng = mixSeed(serverSeed, salts);
    const steps = randomGame({ game, seats, options, rng }, new Rng(rngOfWord(`${word}/${at}`))).take(
      MAX_MOVES,
    );
    return [...steps].map(({ seat, move }, index) =>
      prepare(id, must(clients[seat], 'a seat'), index + 1, move),
    );
  });
}

function prepare(id: string, client: Client, version: number, move: Tagged): Prepared {
  const { origin } = client;
  const body = JSON.stringify({ actionId: `bench-${id}-${version}`, version, move });
  const headers = { ...JSON_TYPE, origin, cookie: client.cookie ?? '' };
  return { body, request: rawRequest('POST', `/api/tables/${id}/moves`, headers, body) };
}

async function round(
  game: AnyGame,
  service: ChildProcess,
  port: number,
  streams: readonly (readonly Buffer[])[],
): Promise<Round> {
  const before = cpuMs(service.pid ?? 0);
  const { ms, latencies } = await drive(port, streams);
  const cpu = (cpuMs(service.pid ?? 0) - before) / latencies.length;
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { game: game.id, perSecond: (latencies.length * 1000) / ms, p50: at(0.5), p99: at(0.99), cpu };
}
