import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import * as v from 'valibot';
import type { AnyGame, Audience, Seat, Tagged, Viewer } from '../../src/engine/game.ts';
import { LANGS } from '../../src/engine/words.ts';
import { offers, play, type Position, resultOf, waiting } from '../../src/engine/play.ts';
import { replay } from '../../src/engine/replay.ts';
import { Rng } from '../../src/engine/rng.ts';
import { rngOfWord } from '../../src/engine/shuffle.ts';
import { type Deal, randomGame, type Step } from './random-game.ts';

/** What a run of checked games has seen, so that a check that checks nothing is noticed. */
export interface Seen {
  moves: number;
  longest: number;
  largestState: number;
  /** States in which something hidden was really dealt anew, and moves tried again in such a world. */
  redealt: number;
  retried: number;
  kinds: Set<string>;
  events: Set<string>;
}

export function nothingSeen(): Seen {
  return { moves: 0, longest: 0, largestState: 0, redealt: 0, retried: 0, kinds: new Set(), events: new Set() };
}

const text = (value: unknown) => JSON.stringify(value);
const MAX_STATE_BYTES = 4096;

export function viewersOf(seats: number): Viewer[] {
  return ['onlooker', ...Array.from({ length: seats }, (_, seat) => seat)];
}

/** Plays one random game and checks the whole contract at every step (`src/engine/game.ts`). Throws at the first breach. */
export function checkGame(deal: Deal, word: string, seen: Seen): void {
  const { game } = deal;
  const choice = new Rng(rngOfWord(`${word}/choice`));
  const worlds = new Rng(rngOfWord(`${word}/worlds`));
  const log: { seat: Seat; move: Tagged }[] = [];
  const random = randomGame(freezeDeal(deal), choice);
  let cards: string | undefined;
  let step = random.next();
  let last: Position | undefined;
  while (!step.done) {
    const now: Step = step.value;
    deepFreeze(now.before.state);
    cards ??= text([...game.cards(now.before.state)].sort());
    checkState(game, now.before, cards, seen);
    checkOffers(game, now);
    checkSecrecy(deal, now.before, worlds, log.at(-1)?.move, seen);
    checkToldSecrets(deal, now, worlds, seen);
    checkWords(deal, now);
    log.push({ seat: now.seat, move: now.move });
    seen.kinds.add(now.move.type);
    for (const event of now.played.events) seen.events.add(event.type);
    ok(log.length <= game.bound, `${game.id}: more than ${game.bound} moves`);
    last = now.played.position;
    step = random.next();
  }
  const end = last ?? step.value;
  checkState(game, end, cards ?? '', seen);
  checkSecrecy(deal, end, worlds, undefined, seen);
  checkResult(deal, end);
  const again = replay(game, deal, log);
  ok(again.ok, `${game.id}: the log does not replay`);
  strictEqual(text(again.position), text(end), `${game.id}: same seed and moves, other state`);
  seen.moves += log.length;
  seen.longest = Math.max(seen.longest, log.length);
}

function freezeDeal(deal: Deal): Deal {
  return { ...deal, options: Object.freeze({ ...deal.options }) };
}

function checkState(game: AnyGame, { state }: Position, cards: string, seen: Seen): void {
  const json = text(state);
  strictEqual(text(JSON.parse(json)), json, `${game.id}: the state does not survive JSON`);
  ok(json.length <= MAX_STATE_BYTES, `${game.id}: a state of ${json.length} bytes`);
  strictEqual(text([...game.cards(state)].sort()), cards, `${game.id}: cards are not conserved`);
  strictEqual(resultOf(game, state) === null, game.toAct(state).length > 0, `${game.id}: nobody can act and no result`);
  seen.largestState = Math.max(seen.largestState, json.length);
}

function checkOffers(game: AnyGame, { before, seat, offered }: Step): void {
  ok(offered.length > 0, `${game.id}: seat ${seat} is asked and has nothing to do`);
  strictEqual(new Set(offered.map(text)).size, offered.length, `${game.id}: an offer stands twice`);
  for (const move of offered) {
    deepStrictEqual(v.parse(game.move, move), move, `${game.id}: an offer does not parse`);
    const word = game.notation.make(move);
    deepStrictEqual(game.notation.parse(word), move, `${game.id}: "${word}" does not read back`);
  }
  const others = game.toAct(before.state);
  for (const other of others) ok(offers(game, before.state, other).length > 0, `${game.id}: seat ${other} is asked for nothing`);
  for (const move of strayMoves(game, before, seat, offered)) {
    const kept = text(before);
    const refused = play(game, before, seat, move);
    ok(!refused.ok && refused.code === 'illegal-action', `${game.id}: ${text(move)} was not offered, yet accepted`);
    for (const lang of LANGS) {
      ok(game.words[lang].refused[refused.reason ?? ''], `${game.id}: no ${lang} words for the refusal ${refused.reason}`);
    }
    strictEqual(text(before), kept, `${game.id}: a refused move changed something`);
  }
  const stranger = others.length < 9 ? [0, 1, 2, 3, 4].find((one) => !others.includes(one)) : undefined;
  const [first] = offered;
  if (stranger !== undefined && first) {
    const refused = play(game, before, stranger, first);
    ok(!refused.ok && refused.code === 'not-your-turn', `${game.id}: seat ${stranger} acted out of turn`);
  }
}

/** Moves of the game's shape that are not offered now: offers with a number or a card changed. */
function strayMoves(game: AnyGame, before: Position, seat: Seat, offered: readonly Tagged[]): Tagged[] {
  const known = new Set(offered.map(text));
  const codes = [...new Set(game.cards(before.state))];
  const stray: Tagged[] = [];
  for (const move of offered.slice(0, 4)) {
    for (const [key, value] of Object.entries(move)) {
      if (key === 'type') continue;
      const changed = typeof value === 'number' ? value + 1 + (seat % 2) : codes[(seat * 7 + codes.length) % 5];
      const candidate = { ...move, [key]: changed };
      const parsed = v.safeParse(game.move, candidate);
      if (parsed.success && !known.has(text(parsed.output))) stray.push(parsed.output as Tagged);
    }
  }
  return stray;
}

/** Everything a viewer may receive in a state, as bytes. */
export function received(game: AnyGame, state: unknown, viewer: Viewer, tried: Tagged | undefined): string {
  const seat = viewer === 'onlooker' ? undefined : viewer;
  const mine = seat === undefined ? [] : offers(game, state, seat);
  const view: unknown = game.view(state, viewer);
  const why = seat === undefined || !tried ? null : game.why(view, seat, tried);
  const asked =
    seat === undefined || mine.length === 0 ? null : LANGS.map((lang) => game.words[lang].asked(view, seat, mine));
  return text({ view, offers: mine, waiting: waiting(game, state, viewer), why, asked });
}

/** In a world that a viewer cannot tell from this one, everything they receive is the same, byte for byte. */
function checkSecrecy({ game, seats }: Deal, { state }: Position, worlds: Rng, tried: Tagged | undefined, seen: Seen): void {
  for (const viewer of viewersOf(seats)) {
    const other: unknown = game.redeal(state, viewer, worlds);
    if (text(other) !== text(state)) seen.redealt += 1;
    strictEqual(
      received(game, other, viewer, tried),
      received(game, state, viewer, tried),
      `${game.id}: ${viewer} can tell two worlds apart`,
    );
  }
}

/**
 * The same move in two worlds that a viewer cannot tell apart. What they are told may differ only from an event on that
 * the game declares in `reveals`; without such a difference they receive the same afterwards; and a move that is not
 * sealed tells its actor nothing new.
 */
function checkToldSecrets({ game, seats }: Deal, { before, seat, move, played }: Step, worlds: Rng, seen: Seen): void {
  for (const viewer of viewersOf(seats)) {
    const state: unknown = game.redeal(before.state, viewer, worlds);
    const other = play(game, { state, rng: before.rng }, seat, move);
    if (!other.ok) {
      ok(viewer !== seat, `${game.id}: an offer of seat ${seat} depends on what it cannot see`);
      continue;
    }
    seen.retried += 1;
    const difference = firstDifference(game, played.events, other.events, viewer);
    if (difference) {
      const audience: Audience | undefined = game.reveals[difference.type];
      const may = audience === 'everyone' || (audience === 'concerned' && concerns(difference, viewer));
      ok(may, `${game.id}: ${viewer} learns something from "${difference.type}": ${text(difference)}`);
      ok(viewer !== seat || played.sealed, `${game.id}: ${text(move)} taught its actor something and is not sealed`);
    } else {
      strictEqual(
        received(game, other.position.state, viewer, undefined),
        received(game, played.position.state, viewer, undefined),
        `${game.id}: after ${text(move)} ${viewer} sees what no event told`,
      );
    }
  }
}

/** The first event that a viewer is told otherwise in the two worlds. */
function firstDifference(game: AnyGame, here: readonly Tagged[], there: readonly Tagged[], viewer: Viewer) {
  for (let at = 0; at < Math.max(here.length, there.length); at += 1) {
    const event = here[at];
    const other = there[at];
    const told = event ? text(game.tell(event, viewer)) : undefined;
    const toldOther = other ? text(game.tell(other, viewer)) : undefined;
    if (told !== toldOther) return event ?? other;
  }
  return undefined;
}

function concerns(event: Tagged, viewer: Viewer): boolean {
  return ['seat', 'from', 'to'].some((key) => Reflect.get(event, key) === viewer);
}

/** Every event has its sentence in every language, and every move its label. */
function checkWords({ game, seats }: Deal, { before, seat, move, played }: Step): void {
  const names = Array.from({ length: seats }, (_, at) => `Name${at}`);
  for (const lang of LANGS) {
    const words = game.words[lang];
    for (const event of played.events) {
      for (const viewer of viewersOf(seats)) {
        const told: Tagged | null = game.tell(event, viewer);
        if (told === null) continue;
        const line = words.told(told, (at) => ({ name: names[at] ?? '', you: at === viewer }));
        ok(line === undefined || isSentence(line), `${game.id}: ${lang} says "${line}" for ${text(told)}`);
      }
    }
    const label = words.move(move, game.view(before.state, seat));
    ok(label.length > 0 && !/undefined|null|NaN/.test(label), `${game.id}: ${lang} labels ${text(move)} "${label}"`);
  }
}

function isSentence(line: string): boolean {
  return /[.:…)]$/.test(line) && !/undefined|null|NaN|\[object|!/.test(line);
}

function checkResult({ game, seats }: Deal, { state }: Position): void {
  const result = resultOf(game, state);
  ok(result, `${game.id}: the game is over without a result`);
  deepStrictEqual(result.map((line) => line.seat).toSorted((a, b) => a - b), Array.from({ length: seats }, (_, at) => at));
  for (const line of result) {
    strictEqual(line.rank, 1 + result.filter((other) => other.rank < line.rank).length, `${game.id}: ranks skip wrongly`);
  }
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) deepFreeze(item);
  }
  return value;
}
