/**
 * `npm run bench`: moves per second of the engine, durable moves through the whole Worker beside a bare object, and the size of
 * the first load. What counts are ratios within one run: the figures themselves are this machine's, at this hour.
 *
 * `-- --turns N` for more rounds, `--data DIR` for another disk, `--only engine|room|web|lighthouse|feedback`.
 */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchEngine } from '../../test/bench/engine.ts';
import { feedback, lighthouseMarks } from '../../test/bench/pages.ts';
import { benchRoom, type Round } from '../../test/bench/room.ts';
import { LIMITS, tooHeavy, webSizes } from '../../test/bench/web.ts';

const TMPFS = 0x01021994;

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '3' },
    data: { type: 'string', default: tmpdir() },
    only: { type: 'string' },
  },
});

function wanted(part: string): boolean {
  return values.only === undefined || values.only === part;
}

function spread(numbers: readonly number[], digits = 0): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.round((sorted.length - 1) * share)] ?? 0).toFixed(digits);
  return `${at(0.5)} (${at(0)} – ${at(1)})`;
}

/** What the disk is, and what a durable write costs there in ms. */
function disk(folder: string): string {
  const inside = mkdtempSync(join(folder, 'longhand-disk-'));
  const file = openSync(join(inside, 'probe'), 'w');
  const times = Array.from({ length: 50 }, (_, at) => {
    writeSync(file, Buffer.alloc(4096), 0, 4096, at * 4096);
    const start = performance.now();
    fdatasyncSync(file);
    return performance.now() - start;
  });
  closeSync(file);
  rmSync(inside, { recursive: true });
  const kind =
    statfsSync(folder).type === TMPFS
      ? 'memory: nothing survives, syncing costs nothing'
      : 'a disk that syncs';
  return `${folder} is ${kind}; fdatasync takes ${spread(times, 2)} ms`;
}

function printSize(name: string, size: number, limit: number): void {
  console.log(name.padEnd(34), `${(size / 1000).toFixed(1)} kB of ${limit / 1000} kB`);
}

function printRounds(name: string, rounds: readonly Round[]): void {
  console.log(
    name.padEnd(34),
    spread(rounds.map(({ perSecond }) => perSecond)).padEnd(24),
    spread(
      rounds.map(({ p50 }) => p50),
      1,
    ).padEnd(22),
    spread(
      rounds.map(({ p99 }) => p99),
      1,
    ).padEnd(22),
    spread(
      rounds.map(({ cpu }) => cpu),
      2,
    ),
  );
}

console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? 'core'}, Node ${process.versions.node}. Median (lowest – highest).\n`,
);

if (wanted('engine')) {
  console.log('Engine: accepted moves per second on one core');
  for (const { game, movesPerSecond, range, games } of benchEngine()) {
    console.log(game.padEnd(34), `${movesPerSecond} (${range[0]} – ${range[1]}), ${games} games`);
  }
  console.log();
}

if (wanted('room')) {
  const { room, bare, noop, tables } = await benchRoom(Number(values.turns), values.data);
  console.log(`Rooms: ${tables} tables at the same time, one connection each. ${disk(values.data)}.`);
  console.log(
    ''.padEnd(34),
    'requests per second'.padEnd(24),
    'p50 ms'.padEnd(22),
    'p99 ms'.padEnd(22),
    'processor ms',
  );
  printRounds('a durable move', room);
  printRounds('a row in a bare object', bare);
  printRounds('nothing kept (generator’s limit)', noop);
  for (const game of new Set(room.map((round) => round.game))) {
    const ratios = room.flatMap((round, at) => {
      const beside = bare[at];
      return round.game === game && beside ? [round.perSecond / beside.perSecond] : [];
    });
    console.log(`${game}: move / bare row`.padEnd(34), spread(ratios, 2));
  }
  const all = room.flatMap((round, at) => round.perSecond / (bare[at]?.perSecond ?? 1));
  console.log('all games: move / bare row'.padEnd(34), spread(all, 2), '\n');
}

if (wanted('web')) {
  const sizes = await webSizes();
  console.log('Web: scripts and styles, gzipped');
  printSize('first load', sizes.first, LIMITS.first);
  printSize('first load at a table', sizes.table, LIMITS.first);
  for (const [game, size] of sizes.games) printSize(`${game}, beyond that`, size, LIMITS.game);
  if (tooHeavy(sizes).length > 0) process.exitCode = 1;
}

if (wanted('lighthouse')) {
  console.log('\nLighthouse, mobile profile: marks of 100');
  for (const [page, { marks, findings }] of await lighthouseMarks()) {
    const line = Object.entries(marks).map(([category, mark]) => `${category} ${mark}`);
    console.log(page.padEnd(34), line.join(', '));
    for (const finding of findings) console.log(''.padEnd(34), finding);
  }
}

if (wanted('feedback')) {
  console.log(
    '\nFeedback: ms from a press to the painted frame that answers it, processor four times slower',
  );
  console.log(''.padEnd(34), 'choosing'.padEnd(22), 'confirming');
  for (const { game, choosing, confirming } of await feedback())
    console.log(game.padEnd(34), spread(choosing).padEnd(22), spread(confirming));
}
