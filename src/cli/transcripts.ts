/**
 * Writes the golden transcripts: `npm run transcripts [-- <game> …] [-- --check]`, some random games for every number of players,
 * chosen so that together they reach every ending, kind of move, event and option. `--check` writes nothing and exits 1 where
 * one would change.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AnyGame } from '../engine/game.ts';
import { Rng } from '../engine/rng.ts';
import { rngOfWord } from '../engine/shuffle.ts';
import { GAMES } from '../games/registry.ts';
import { dealOf, randomGame } from '../../test/support/random-game.ts';
import { type Endings, endingsOf, type Script, writeTranscript } from '../../test/support/transcript.ts';
import { whatToShow } from '../../test/support/vocabulary.ts';
import { ROOT } from './tools.ts';

const WORD = 'transcripts';
/** Transcripts for each number of players, at least. */
const LEAST = 6;
/** Games to choose from, and how many at most are played while something has not been shown. */
const POOL = 240;
const SEARCH = 6000;

interface Candidate {
  readonly index: number;
  readonly moves: number;
  /** What it reaches that a transcript must show, and what is good to see: which cards are named by moves. */
  readonly must: ReadonlySet<string>;
  readonly nice: ReadonlySet<string>;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});
const games = GAMES.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
if (games.length === 0) throw new Error(`There is no game ${positionals.join(', ')}.`);

let changed = 0;
for (const game of games) {
  const wanted = await transcriptsOf(game);
  changed += values.check ? compare(game, wanted) : write(game, wanted);
}
if (values.check && changed > 0) process.exitCode = 1;

/** All transcripts of a game, by file name. */
async function transcriptsOf(game: AnyGame): Promise<Map<string, string>> {
  const endings = await endingsOf(game);
  const texts = new Map<string, string>();
  const pools = game.seats.map((seats) => [seats, play(game, endings, seats, 0, POOL)] as const);
  for (
    let from = POOL;
    from < SEARCH &&
    missing(
      game,
      endings,
      pools.flatMap(([, pool]) => pool),
    ).length > 0;
    from += POOL
  ) {
    for (const [seats, pool] of pools) pool.push(...play(game, endings, seats, from, from + POOL));
  }
  const never = missing(
    game,
    endings,
    pools.flatMap(([, pool]) => pool),
  );
  if (never.length > 0) throw new Error(`${game.id}: no game has shown: ${never.join(', ')}`);
  for (const [seats, pool] of pools) {
    for (const [at, { index }] of choose(pool).entries()) {
      texts.set(`${seats}p-${at + 1}.txt`, writeTranscript(game, scriptOf(game, seats, index), endings));
    }
  }
  return texts;
}

function missing(game: AnyGame, { ENDINGS, UNSEEN }: Endings, pool: readonly Candidate[]): string[] {
  return whatToShow(game, ENDINGS, UNSEEN).filter(
    (one) => !pool.some((candidate) => candidate.must.has(one)),
  );
}

function seedOf(game: AnyGame, seats: number, index: number): string {
  return `${WORD}/${seats}p/${game.id}/${index}`;
}

function steps(game: AnyGame, seats: number, index: number) {
  const deal = dealOf(game, `${WORD}/${seats}p`, index, seats);
  return randomGame(deal, new Rng(rngOfWord(`${seedOf(game, seats, index)}/choice`)));
}

function scriptOf(game: AnyGame, seats: number, index: number): Script {
  const { options } = dealOf(game, `${WORD}/${seats}p`, index, seats);
  const moves = [...steps(game, seats, index)].map(({ seat, move }) => ({ seat, move }));
  return { seats, options, seed: seedOf(game, seats, index), moves };
}

function play(game: AnyGame, { ending }: Endings, seats: number, from: number, to: number): Candidate[] {
  const pool: Candidate[] = [];
  for (let index = from; index < to; index += 1) {
    const { options } = dealOf(game, `${WORD}/${seats}p`, index, seats);
    const must = new Set(Object.entries(options).map(([key, value]) => `option ${key}=${String(value)}`));
    const nice = new Set<string>();
    let moves = 0;
    let end = '';
    for (const { move, played } of steps(game, seats, index)) {
      moves += 1;
      must.add(`move ${move.type}`);
      for (const { type } of played.events) must.add(`event ${type}`);
      for (const value of Object.values(move))
        if (typeof value === 'string') nice.add(`${move.type} ${value}`);
      if (game.toAct(played.position.state).length === 0) end = ending(played.position.state, played.events);
    }
    must.add(`ending ${end}`);
    pool.push({ index, moves, must, nice });
  }
  return pool;
}

/** Takes the game that adds most, the shorter one of equals, until there are enough and all that the pool reaches is reached. */
function choose(pool: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  const left = new Set(pool.flatMap(({ must }) => [...must]));
  const shown = new Set<string>();
  while (chosen.length < LEAST || left.size > 0) {
    const worth = ({ must, nice, moves }: Candidate) =>
      1000 * [...must].filter((one) => left.has(one)).length +
      10 * [...nice].filter((one) => !shown.has(one)).length -
      moves;
    const rest = pool.filter((one) => !chosen.includes(one));
    const best = rest.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    chosen.push(best);
    for (const one of best.must) left.delete(one);
    for (const one of best.nice) shown.add(one);
  }
  return chosen;
}

function folderOf(game: AnyGame): string {
  return join(ROOT, 'test', 'games', game.id, 'transcripts');
}

function write(game: AnyGame, wanted: ReadonlyMap<string, string>): number {
  const folder = folderOf(game);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of wanted) writeFileSync(join(folder, name), text);
  console.log(`${game.id}: ${wanted.size} transcripts`);
  return 0;
}

function compare(game: AnyGame, wanted: ReadonlyMap<string, string>): number {
  const found = new Map(
    globSync(join(folderOf(game), '*.txt')).map((path) => [basename(path), readFileSync(path, 'utf8')]),
  );
  const names = [...new Set([...wanted.keys(), ...found.keys()])].filter(
    (name) => wanted.get(name) !== found.get(name),
  );
  for (const name of names) console.log(`${game.id}: ${name} would change`);
  if (names.length === 0) console.log(`${game.id}: ${wanted.size} transcripts, as they are`);
  return names.length;
}
