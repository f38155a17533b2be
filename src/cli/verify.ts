/**
 * Checks records of finished games from the file alone: `npm run verify <file> …`. A file holds one record, or one in each line.
 * Says what was checked, and exits 1 where something is wrong.
 */
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type Verdict, verifyRecord } from '../engine/replay.ts';
import { gameOf } from '../games/registry.ts';

/** Records told in full; more of them are counted. */
const TOLD = 3;

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: npm run verify <file> …');
  process.exit(2);
}

let checked = 0;
let wrong = 0;
let unread = 0;
for (const file of files) {
  try {
    await verifyFile(file);
  } catch (error) {
    unread += 1;
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
if (checked > 1) console.log(`${checked} records checked, ${wrong} wrong`);
if (wrong > 0 || unread > 0) process.exitCode = 1;

/** One record in the whole file, or one in each line: the first line tells. */
async function verifyFile(file: string): Promise<void> {
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line.trim() === '') continue;
    const record = parse(line);
    if (record === undefined) {
      if (number > 1) throw new Error(`line ${number} is no JSON`);
      lines.close();
      say(file, parse(await readFile(file, 'utf8')));
      return;
    }
    say(`${file}, line ${number}`, record);
  }
  if (number === 0) throw new Error('the file is empty');
}

/** Undefined for what is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function say(where: string, record: unknown): void {
  const verdict = verifyRecord(record, gameOf);
  checked += 1;
  if (!verdict.ok) {
    wrong += 1;
    console.error(`${where}: wrong at ${verdict.where}: ${verdict.why}`);
    return;
  }
  if (checked <= TOLD) console.log(`${where}: ${passed(verdict)}`);
  else if (checked === TOLD + 1) console.log('…');
}

function passed({ record, moves }: Extract<Verdict, { ok: true }>): string {
  const { shuffle, seats, results, game, rulesVersion } = record;
  const name = gameOf(game, rulesVersion)?.name ?? game;
  const winners = results
    .filter(({ rank }) => rank === 1)
    .map(({ seat }) => seats[seat]?.name ?? `seat ${seat}`);
  return [
    `a game of ${name} for ${seats.length}, rules version ${rulesVersion}`,
    `  the seed is the one that was committed to before the deal: ${shuffle.commit}`,
    `  the seed and the ${seats.length} salts deal exactly these cards`,
    `  each of the ${moves} moves was possible, and did what the record says`,
    `  the results follow: won by ${winners.join(' and ')}`,
  ].join('\n');
}
