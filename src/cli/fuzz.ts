/**
 * Plays random games: `npm run fuzz -- <game> <count> [--seats N] [--seed WORD] [--records FILE] [--secrecy]`.
 *
 * Prints speed, sizes and what was reached, with the branches of the game's rules that were not. With `--records` each game's record
 * becomes a line of FILE. One game in fifty is checked by all of the conformance suite, with `--secrecy` each of them. The first
 * breach is written to a file to read, and the exit code is 1.
 */
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AnyGame } from '../engine/game.ts';
import type { Deal } from '../../test/support/random-game.ts';
import { BranchCoverage } from './fuzz-coverage.ts';
import { ROOT } from './tools.ts';

const USAGE = 'Usage: npm run fuzz -- <game> <count> [--seats N] [--seed WORD] [--records FILE] [--secrecy]';

const CHECKED_EVERY = 50;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string' },
    seed: { type: 'string', default: 'fuzz' },
    records: { type: 'string' },
    secrecy: { type: 'boolean', default: false },
  },
});
const [id = '', countText = ''] = positionals;
const count = Number(countText);
const seats = values.seats === undefined ? undefined : Number(values.seats);

// Before the rules are loaded: what ran unseen would count as not reached.
const coverage = new BranchCoverage();
const { GAMES } = await import('../games/registry.ts');
const { dealOf, randomGame } = await import('../../test/support/random-game.ts');
const { checkGame, nothingSeen } = await import('../../test/support/conformance.ts');
const { dealtBy, recordOf, shuffleOfWord } = await import('../../test/support/record.ts');
const { Rng } = await import('../engine/rng.ts');
const { rngOfWord } = await import('../engine/shuffle.ts');
const { resultOf } = await import('../engine/play.ts');
const { whatToShow } = await import('../../test/support/vocabulary.ts');

const game = GAMES.find((one) => one.id === id);
if (!game || !Number.isInteger(count) || count < 1)
  fail(`${USAGE}\nGames: ${GAMES.map((one) => one.id).join(', ')}`);
if (seats !== undefined && !game.seats.includes(seats))
  fail(`${game.name} is for ${game.seats.join(', ')} players.`);

interface Line {
  readonly seat: number;
  readonly move: { readonly type: string };
}

/** What was reached: moves, events and options, with how often. */
const reached = new Map<string, number>();
let moves = 0;
let longest = 0;
let largest = 0;

const file = values.records === undefined ? undefined : createWriteStream(values.records);
const started = performance.now();
for (let index = 0; index < count; index += 1) {
  const word = `${values.seed}/${game.id}/${index}`;
  const plain = dealOf(game, values.seed, index, seats);
  const shuffle = shuffleOfWord(word, plain.seats);
  const deal = dealtBy(plain, shuffle);
  const lines: Line[] = [];
  try {
    playOne(deal, word, lines);
    if (values.secrecy || index % CHECKED_EVERY === 0) checkGame(deal, word, nothingSeen());
    if (file && !file.write(`${JSON.stringify(recordOf(deal, shuffle, lines))}\n`)) await once(file, 'drain');
  } catch (error) {
    report(deal, index, lines, error);
    process.exit(1);
  }
}
const seconds = (performance.now() - started) / 1000;
if (file) {
  file.end();
  await once(file, 'finish');
}
await summary(game);

/** Plays a game to its end; what every state must keep is checked cheaply. */
function playOne(deal: Deal, word: string, lines: Line[]): void {
  const { bound } = deal.game;
  for (const [key, value] of Object.entries(deal.options)) note(`option ${key}=${String(value)}`);
  let last: unknown;
  const cards = new Set<number>();
  for (const { before, seat, move, played } of randomGame(deal, new Rng(rngOfWord(`${word}/choice`)))) {
    cards.add(deal.game.cards(before.state).length);
    lines.push({ seat, move });
    note(`move ${move.type}`);
    for (const { type } of played.events) note(`event ${type}`);
    if (lines.length > bound) throw new Error(`more than ${bound} moves`);
    last = played.position.state;
    if (lines.length % 8 === 0) largest = Math.max(largest, JSON.stringify(last).length);
  }
  if (cards.size > 1) throw new Error(`cards are not conserved: ${[...cards].join(', ')} of them`);
  if (resultOf(deal.game, last) === null) throw new Error('the game is over without a result');
  moves += lines.length;
  longest = Math.max(longest, lines.length);
}

function note(what: string): void {
  reached.set(what, (reached.get(what) ?? 0) + 1);
}

/** Writes what led to a breach. */
function report(deal: Deal, index: number, lines: readonly Line[], error: unknown): void {
  const folder = join(ROOT, '.cache', 'fuzz');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${deal.game.id}-${values.seed.replaceAll(/\W/g, '-')}-${index}.txt`);
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const text = [
    `game ${deal.game.id}`,
    `seed ${values.seed}, game ${index}`,
    `players ${deal.seats}`,
    `options ${JSON.stringify(deal.options)}`,
    '',
    ...lines.map(
      ({ seat, move }, at) => `${at + 1} ${String.fromCharCode(65 + seat)} ${deal.game.notation.make(move)}`,
    ),
    '',
    told,
    '',
  ].join('\n');
  writeFileSync(path, text);
  console.error(`${deal.game.id}, game ${index}: ${told}\nWritten to ${path}`);
}

async function summary(game: AnyGame): Promise<void> {
  console.log(`${game.name}: ${round(count)} games, ${round(moves)} moves, none against the rules`);
  console.log(
    `${round(count / seconds)} games/s, ${round(moves / seconds)} moves/s (with records, checks and the counting of branches)`,
  );
  console.log(`Longest game ${longest} moves (bound ${game.bound}), largest state ${largest} bytes`);
  const wanted = whatToShow(game, []).filter((one) => seats === undefined || !one.startsWith('option '));
  for (const [what, times] of [...reached].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`  ${what}: ${round(times)}`);
  const never = wanted.filter((one) => !reached.has(one));
  console.log(
    never.length === 0 ? 'Every move, event and option was reached' : `Never reached: ${never.join(', ')}`,
  );
  const { reached: met, all, missed } = await coverage.stop(join(ROOT, 'src', 'games', game.id));
  console.log(`Branches of the rules reached: ${met} of ${all} (${((100 * met) / all).toFixed(1)} %)`);
  for (const branch of missed) console.log(`  not reached: ${branch}`);
}

function round(number: number): string {
  return Math.round(number).toLocaleString('en');
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
