import { fail, ok, strictEqual } from 'node:assert/strict';
import * as v from 'valibot';
import type { AnyGame, Seat, Tagged } from '../../src/engine/game.ts';
import { inLang, LANGS } from '../../src/engine/words.ts';
import { offers, play, type Position, resultOf } from '../../src/engine/play.ts';
import { replay } from '../../src/engine/replay.ts';
import { Rng } from '../../src/engine/rng.ts';
import { rngOfWord } from '../../src/engine/shuffle.ts';
import { measurePlain, sameBytes } from './plain.ts';
import { type Deal, randomGame, type Step } from './random-game.ts';
import { type Compared, countCards, sameCards, SecrecyCheck, viewersOf } from './secrecy.ts';

/** What a run of checked games has seen, so that a check that checks nothing is noticed. */
export interface Seen extends Compared {
  /** Moves in games with the secrecy test. */
  watched: number;
  moves: number;
  longest: number;
  /** Bytes as JSON. */
  largestState: number;
  /** Moves that were not offered and were refused. */
  strays: number;
  readonly kinds: Set<string>;
  readonly events: Set<string>;
  /** `key=value`. */
  readonly options: Set<string>;
}

export function nothingSeen(): Seen {
  return {
    watched: 0,
    moves: 0,
    longest: 0,
    largestState: 0,
    strays: 0,
    redealt: 0,
    retried: 0,
    refused: 0,
    kinds: new Set(),
    events: new Set(),
    options: new Set(),
  };
}

const text = (value: unknown) => JSON.stringify(value);
const MAX_STATE_BYTES = 4096;
const STRAYS_A_STEP = 3;
/** Games whose states are frozen. */
const FROZEN_ONE_IN = 4;

/**
 * Plays one random game and checks the whole contract at every step (`src/engine/game.ts`). Throws at the first breach.
 * `secret`: whether secrecy is checked too, which costs more than all the rest.
 */
export function checkGame(deal: Deal, word: string, seen: Seen, secret = true): void {
  const { game } = deal;
  const choice = new Rng(rngOfWord(`${word}/choice`));
  const chance = new Rng(rngOfWord(`${word}/strays`));
  const secrecy = new SecrecyCheck(deal, new Rng(rngOfWord(`${word}/worlds`)), seen);
  const log: { seat: Seat; move: Tagged }[] = [];
  const earlier: Tagged[] = [];
  // Engines are slower with what is frozen: in the other games a state that is changed behind the door's back is not noticed.
  const freeze = chance.below(FROZEN_ONE_IN) === 0;
  measurePlain(deal.options, `${game.id}: options`, freeze);
  const random = randomGame(deal, choice);
  let cards: ReadonlyMap<string, number> | undefined;
  let step = random.next();
  while (!step.done) {
    const now = step.value;
    if (!cards) {
      cards = countCards(game.cards(now.before.state));
      checkState(game, now.before, cards, freeze, seen);
    }
    const texts = now.offered.map(text);
    checkOffers(game, now, texts);
    const strays = strayMoves(game, now, texts, earlier, chance);
    checkRefusals(game, now, strays, seen);
    measurePlain(now.played.events, `${game.id}: events`, freeze);
    checkState(game, now.played.position, cards, freeze, seen);
    if (secret) secrecy.step(now, strays[0]);
    checkWords(deal, now, secrecy.receivedIn(now.before.state, now.seat).view);
    log.push({ seat: now.seat, move: now.move });
    earlier.push(chance.pick(now.offered));
    seen.kinds.add(now.move.type);
    for (const event of now.played.events) seen.events.add(event.type);
    ok(log.length <= game.bound, `${game.id}: more than ${game.bound} moves`);
    step = random.next();
  }
  const end = step.value;
  if (secret) secrecy.end(end);
  checkResult(deal, end);
  const again = replay(game, deal, log);
  ok(again.ok, `${game.id}: the log does not replay`);
  strictEqual(text(again.position), text(end), `${game.id}: same seed and moves, other state`);
  seen.moves += log.length;
  if (secret) seen.watched += log.length;
  seen.longest = Math.max(seen.longest, log.length);
  for (const [key, value] of Object.entries(deal.options)) seen.options.add(`${key}=${value}`);
}

function checkState(
  game: AnyGame,
  { state }: Position,
  cards: ReadonlyMap<string, number>,
  freeze: boolean,
  seen: Seen,
): void {
  const bytes = measurePlain(state, `${game.id}: state`, freeze);
  if (bytes > MAX_STATE_BYTES) fail(`${game.id}: a state of ${bytes} bytes`);
  ok(sameCards(game.cards(state), cards), `${game.id}: cards are not conserved`);
  const over = game.toAct(state).length === 0;
  strictEqual(resultOf(game, state) !== null, over, `${game.id}: a result before the end`);
  seen.largestState = Math.max(seen.largestState, bytes);
}

/** Moves that have been through schema and notation, which know nothing of the state. */
const checkedMoves = new WeakMap<AnyGame, Set<string>>();

function checkOffers(game: AnyGame, { before, seat, offered }: Step, texts: readonly string[]): void {
  let checked = checkedMoves.get(game);
  if (!checked) checkedMoves.set(game, (checked = new Set()));
  ok(offered.length > 0, `${game.id}: seat ${seat} is asked and has nothing to do`);
  strictEqual(new Set(texts).size, offered.length, `${game.id}: an offer stands twice`);
  for (const [at, move] of offered.entries()) {
    const json = texts[at] as string;
    if (checked.has(json)) continue;
    const parsed = v.safeParse(game.move, move);
    ok(
      parsed.success && sameBytes(parsed.output, move),
      `${game.id}: the schema does not know the offer ${json}`,
    );
    ok(Object.hasOwn(game.moves, move.type), `${game.id}: no kind of move for ${json}`);
    const word = game.notation.make(move);
    const read = game.notation.parse(word);
    ok(read !== undefined && text(read) === json, `${game.id}: "${word}" does not read back as ${json}`);
    checked.add(json);
  }
  for (const other of game.toAct(before.state)) {
    const some = other === seat || offers(game, before.state, other).length > 0;
    ok(some, `${game.id}: seat ${other} is asked and has nothing to do`);
  }
}

/** Moves of the game's shape that are not offered now: what was offered earlier, and offers with one field changed. */
function strayMoves(
  game: AnyGame,
  { before, offered }: Step,
  texts: readonly string[],
  earlier: readonly Tagged[],
  chance: Rng,
): Tagged[] {
  const known = new Set(texts);
  const codes = [...new Set(game.cards(before.state))];
  const stray: Tagged[] = [];
  for (let tries = 0; tries < 2 * STRAYS_A_STEP && stray.length < STRAYS_A_STEP; tries += 1) {
    const old = tries % 2 === 0 && earlier.length > 0;
    const candidate = old ? chance.pick(earlier) : changed(chance.pick(offered), codes, chance);
    const json = text(candidate);
    if (known.has(json)) continue;
    const parsed = v.safeParse(game.move, candidate);
    if (!parsed.success || text(parsed.output) !== json) continue;
    known.add(json);
    stray.push(parsed.output);
  }
  return stray;
}

function changed(move: Tagged, codes: readonly string[], chance: Rng): Tagged {
  const fields: (readonly [string, unknown])[] = Object.entries(move).filter(([key]) => key !== 'type');
  if (fields.length === 0) return move;
  const [key, value] = chance.pick(fields);
  return { ...move, [key]: changedValue(value, codes, chance) };
}

function changedValue(value: unknown, codes: readonly string[], chance: Rng): unknown {
  if (typeof value === 'number') return value + chance.pick([-2, -1, 1, 2]);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return chance.pick(codes);
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return chance.pick([items.slice(1), items.toReversed(), [...items, chance.pick(codes)]]);
  }
  return undefined;
}

function checkRefusals(
  game: AnyGame,
  { before, seat, offered }: Step,
  strays: readonly Tagged[],
  seen: Seen,
): void {
  for (const move of strays) {
    const refused = play(game, before, seat, move);
    ok(
      !refused.ok && refused.code === 'illegal-action',
      `${game.id}: ${text(move)} was not offered, yet accepted`,
    );
    for (const lang of LANGS) {
      const sentence = inLang(game.words, lang).refused[refused.reason ?? ''];
      ok(sentence && isSentence(sentence), `${game.id}: no ${lang} words for the refusal ${refused.reason}`);
    }
    seen.strays += 1;
  }
  const asked = game.toAct(before.state);
  const stranger = [0, 1, 2, 3, 4].find((one) => !asked.includes(one));
  const [first] = offered;
  if (stranger === undefined || !first) return;
  const refused = play(game, before, stranger, first);
  ok(!refused.ok && refused.code === 'not-your-turn', `${game.id}: seat ${stranger} acted out of turn`);
}

/** Every event has its sentence in every language, and so has what is asked; every offer has its label. */
function checkWords({ game, seats }: Deal, { seat, offered, played }: Step, view: unknown): void {
  for (const lang of LANGS) {
    const words = inLang(game.words, lang);
    for (const event of played.events) {
      for (const viewer of viewersOf(seats)) {
        const told: Tagged | null = game.tell(event, viewer);
        if (told === null) continue;
        const line = words.told(told, (at) => ({ name: `Name${at}`, you: at === viewer }));
        ok(line === undefined || isSentence(line), `${game.id}: ${lang} says "${line}" for ${text(told)}`);
      }
    }
    const asked = words.asked(view, seat, offered);
    ok(isSentence(asked), `${game.id}: ${lang} asks "${asked}"`);
    for (const move of offered) {
      const label = words.move(move, view);
      ok(label.length > 0 && isClean(label), `${game.id}: ${lang} labels ${text(move)} "${label}"`);
    }
  }
}

function isSentence(line: string): boolean {
  return /[.:…)?]$/.test(line) && isClean(line);
}

function isClean(words: string): boolean {
  return !/undefined|null|NaN|\[object|!|  /.test(words);
}

function checkResult({ game, seats }: Deal, { state }: Position): void {
  const result = resultOf(game, state);
  ok(result, `${game.id}: the game is over without a result`);
  strictEqual(
    text(result.map((line) => line.seat).toSorted((a, b) => a - b)),
    text(Array.from({ length: seats }, (_, at) => at)),
    `${game.id}: not one result for each seat`,
  );
  for (const line of result) {
    strictEqual(
      line.rank,
      1 + result.filter((other) => other.rank < line.rank).length,
      `${game.id}: ranks skip wrongly`,
    );
  }
}
