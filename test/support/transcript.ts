import type { AnyGame, Result, Seat, Tagged } from '../../src/engine/game.ts';
import { must } from '../../src/engine/assert.ts';
import { completeOptions, isFault, type Options, type OptionValue } from '../../src/engine/options.ts';
import { begin, play, type Position, resultOf } from '../../src/engine/play.ts';
import { rngOfWord } from '../../src/engine/shuffle.ts';
import { sameBytes } from './plain.ts';
import { viewersOf } from './secrecy.ts';

/** What a transcript is written from: the deal and the moves. The cards are dealt from the stream of `seed`. */
export interface Script {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly moves: readonly { readonly seat: Seat; readonly move: Tagged }[];
}

/** How a game's `endings.ts` names the way in which a game ended. */
export interface Endings {
  readonly ENDINGS: readonly string[];
  /** What random play is not expected to show, as `event skipped`: each with its reason. */
  readonly UNSEEN?: readonly string[];
  readonly ending: (finalState: unknown, lastEvents: readonly Tagged[]) => string;
}

export async function endingsOf(game: AnyGame): Promise<Endings> {
  return (await import(`../games/${game.id}/endings.ts`)) as Endings;
}

/** The letter by which a transcript names a seat. */
function letter(seat: Seat): string {
  return String.fromCharCode(65 + seat);
}

/**
 * A game to read: the deal, each move with what it did, how it ended. Each event is told by the words, as who knows most of it hears
 * it; where onlookers hear something else, that follows in brackets. `heard` is called with each event of a move.
 */
export function writeTranscript(
  game: AnyGame,
  script: Script,
  { ending }: Endings,
  heard: (event: Tagged) => void = () => {},
): string {
  const { seats, options, seed, moves } = script;
  const start = begin(game, seats, options, rngOfWord(seed));
  const lines = [
    `game ${game.id}`,
    `rules ${game.rulesVersion}`,
    `players ${seats}`,
    ...Object.entries(options).map(([key, value]) => `option ${key}=${JSON.stringify(value)}`),
    `seed ${seed}`,
    `deal ${JSON.stringify(start.record)}`,
    '',
    ...tellAll(game, seats, start.events),
  ];
  let position: Position = start.position;
  let events = start.events;
  for (const [index, { seat, move }] of moves.entries()) {
    const played = play(game, position, seat, move);
    if (!played.ok) throw new Error(`${game.id}: move ${index + 1} is refused: ${game.notation.make(move)}`);
    lines.push(`${String(index + 1).padStart(3)} ${letter(seat)} ${game.notation.make(move)}`);
    lines.push(...tellAll(game, seats, played.events));
    ({ position, events } = played);
    events.forEach(heard);
  }
  const results = must(resultOf(game, position.state), `${game.id}: the transcript stops before the end`);
  return [...lines, '', `ending ${ending(position.state, events)}`, ...results.map(resultLine), ''].join(
    '\n',
  );
}

function resultLine({ seat, score, rank }: Result): string {
  return `result ${letter(seat)} rank ${rank}${score === null ? '' : ` score ${score}`}`;
}

function tellAll(game: AnyGame, seats: number, events: readonly Tagged[]): string[] {
  return events.flatMap((event) => {
    const told = viewersOf(seats).map((viewer): Tagged | null => game.tell(event, viewer));
    const fullest = told.reduce((best, one) => (bytes(one) > bytes(best) ? one : best));
    if (fullest === null) return [`      (${event.type})`];
    const full = sentence(game, fullest);
    const [toOnlookers = null] = told;
    const open = sentence(game, toOnlookers);
    if (full === open || sameBytes(fullest, toOnlookers)) return [`      ${full}`];
    return [`      ${full} [${open}]`];
  });
}

function bytes(told: Tagged | null): number {
  return told === null ? 0 : JSON.stringify(told).length;
}

function sentence(game: AnyGame, told: Tagged | null): string {
  if (told === null) return 'nothing';
  return game.words.en.told(told, (seat) => ({ name: letter(seat), you: false })) ?? `(${told.type})`;
}

/** Reads the deal and the moves of a transcript, so that it can be written again. */
export function readTranscript(game: AnyGame, text: string): Script {
  const head = (word: string) =>
    must(new RegExp(`^${word} (.*)$`, 'm').exec(text)?.[1], `no ${word} in the transcript`);
  const given: Record<string, OptionValue> = {};
  for (const [, key, value] of text.matchAll(/^option (\w+)=(.*)$/gm)) {
    given[must(key, 'an option')] = JSON.parse(must(value, 'a value')) as OptionValue;
  }
  const seats = Number(head('players'));
  const options = completeOptions(game, seats, given);
  if (isFault(options)) throw new Error(`${game.id}: ${options.detail}`);
  const moves = [...text.matchAll(/^ *\d+ ([A-E]) (.+)$/gm)].map(([line, seat, word]) => ({
    seat: must(seat, 'a seat').charCodeAt(0) - 65,
    move: must<Tagged>(game.notation.parse(must(word, 'a move')), `${game.id}: no move: ${line}`),
  }));
  return { seats, options, seed: head('seed'), moves };
}
