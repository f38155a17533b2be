import type { AnyGame, Seat, Tagged } from '../../src/engine/game.ts';
import { must } from '../../src/engine/assert.ts';
import { applies, type Options, type OptionValue } from '../../src/engine/options.ts';
import { begin, offers, play, type Played, type Position } from '../../src/engine/play.ts';
import { Rng, type RngState } from '../../src/engine/rng.ts';
import { rngOfWord } from '../../src/engine/shuffle.ts';

/** A table to play at random: everything follows from it. */
export interface Deal {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Options;
  readonly rng: RngState;
}

/** Options that apply to this number of seats, drawn at random. */
function randomOptions(game: AnyGame, seats: number, rng: Rng): Options {
  const chosen: Record<string, OptionValue> = {};
  for (const spec of game.options) if (applies(spec, seats, chosen)) chosen[spec.key] = rng.pick(spec.values);
  return chosen;
}

/** The `index`-th deal of a game: seats in turn, options at random. */
export function dealOf(game: AnyGame, word: string, index: number, seats?: number): Deal {
  const rng = new Rng(rngOfWord(`${word}/${game.id}/${index}/options`));
  const players = seats ?? must(game.seats[index % game.seats.length], 'a number of seats');
  const options = randomOptions(game, players, rng);
  return { game, seats: players, options, rng: rngOfWord(`${word}/${game.id}/${index}`) };
}

/** One step of random play, before and after. */
export interface Step {
  readonly before: Position;
  readonly seat: Seat;
  readonly offered: readonly Tagged[];
  readonly move: Tagged;
  readonly played: Played;
}

/**
 * A lively random player: asks one of the seats that may act, weighs its offers by the game's eagerness in two games of
 * three (the third is uniform), and picks one.
 */
export function* randomGame(deal: Deal, choice: Rng): Generator<Step, Position> {
  const { game } = deal;
  const lively = choice.below(3) > 0;
  let { position } = begin(game, deal.seats, deal.options, deal.rng);
  for (;;) {
    const asked = game.toAct(position.state);
    if (asked.length === 0) return position;
    const seat = choice.pick(asked);
    const offered = offers(game, position.state, seat);
    if (offered.length === 0) throw new Error(`${game.id}: seat ${seat} is asked and has nothing to do`);
    const move = lively ? pickEager(game, position, seat, offered, choice) : choice.pick(offered);
    const played = play(game, position, seat, move);
    if (!played.ok) throw new Error(`${game.id}: an offered move is refused: ${JSON.stringify(move)}`);
    yield { before: position, seat, offered, move, played };
    position = played.position;
  }
}

function pickEager(
  game: AnyGame,
  { state }: Position,
  seat: Seat,
  offered: readonly Tagged[],
  choice: Rng,
): Tagged {
  if (!game.eagerness) return choice.pick(offered);
  const view: unknown = game.view(state, seat);
  const weights = offered.map((move) => Math.round((game.eagerness?.(view, move) ?? 1) * 1000));
  let left = choice.below(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [at, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return must(offered[at], 'an offer');
  }
  throw new Error('weights do not add up');
}
