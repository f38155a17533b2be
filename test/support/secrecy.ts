import { fail, ok } from 'node:assert/strict';
import type { AnyGame, Audience, Seat, Tagged, Viewer } from '../../src/engine/game.ts';
import { inLang, LANGS } from '../../src/engine/words.ts';
import { offers, play, type Position, waiting } from '../../src/engine/play.ts';
import type { Rng } from '../../src/engine/rng.ts';
import { sameBytes } from './plain.ts';
import type { Deal, Step } from './random-game.ts';

/** Everything a viewer may receive in a state. */
export interface Received {
  readonly view: unknown;
  readonly offers: readonly Tagged[];
  readonly waiting: unknown;
  /** What the offers are introduced by, in every language. */
  readonly asked: readonly string[];
}

export function viewersOf(seats: number): Viewer[] {
  return ['onlooker', ...Array.from({ length: seats }, (_, seat) => seat)];
}

function received(game: AnyGame, state: unknown, viewer: Viewer): Received {
  const view: unknown = game.view(state, viewer);
  const mine = viewer === 'onlooker' ? [] : offers(game, state, viewer);
  return {
    view,
    offers: mine,
    waiting: waiting(game, state, viewer),
    asked:
      mine.length === 0
        ? []
        : LANGS.map((lang) => inLang(game.words, lang).asked(view, viewer as Seat, mine)),
  };
}

/** Whether the other world has the same cards is looked at in one world of so many. */
const CARDS_EVERY = 5;

/** How often each card is there. */
export function countCards(cards: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

export function sameCards(cards: readonly string[], counts: ReadonlyMap<string, number>): boolean {
  const left = new Map(counts);
  for (const card of cards) {
    const count = left.get(card);
    if (count === undefined) return false;
    if (count === 1) left.delete(card);
    else left.set(card, count - 1);
  }
  return left.size === 0;
}

/** What the secrecy check has compared: nothing compared would be nothing checked. */
export interface Compared {
  /** Pairs of worlds that really differ. */
  redealt: number;
  /** Moves made in both worlds of such a pair. */
  retried: number;
  /** Refusals compared in both worlds of such a pair. */
  refused: number;
}

/**
 * Follows one game and compares, at every state and for every viewer, what they receive in this world and in another one
 * that they cannot tell from it. What is received after a step is what was received before the next one, so it is kept.
 */
export class SecrecyCheck {
  readonly #deal: Deal;
  readonly #worlds: Rng;
  readonly #seen: Compared;
  readonly #known = new WeakMap<object, Map<Viewer, Received>>();

  constructor(deal: Deal, worlds: Rng, seen: Compared) {
    this.#deal = deal;
    this.#worlds = worlds;
    this.#seen = seen;
  }

  /** `stray`: a move that is not offered to the actor. */
  step(step: Step, stray: Tagged | undefined): void {
    for (const viewer of viewersOf(this.#deal.seats)) {
      const world = this.#otherWorld(step.before, viewer);
      if (viewer === step.seat && stray) this.#compareRefusals(step, world, stray);
      this.#compareStep(step, world, viewer);
    }
  }

  /** The last state of a game. */
  end(position: Position): void {
    for (const viewer of viewersOf(this.#deal.seats)) this.#otherWorld(position, viewer);
  }

  /** What `viewer` receives in this state of the game. */
  receivedIn(state: unknown, viewer: Viewer): Received {
    const key = state as object;
    let known = this.#known.get(key);
    if (!known) this.#known.set(key, (known = new Map<Viewer, Received>()));
    let one = known.get(viewer);
    if (!one) known.set(viewer, (one = received(this.#deal.game, state, viewer)));
    return one;
  }

  /** Deals everything hidden from a viewer anew: all that they receive is the same, byte for byte. */
  #otherWorld(
    { state, rng }: Position,
    viewer: Viewer,
  ): { readonly position: Position; readonly differs: boolean } {
    const { game } = this.#deal;
    const other: unknown = game.redeal(state, viewer, this.#worlds);
    const differs = !sameBytes(other, state);
    if (differs) this.#seen.redealt += 1;
    const here = this.receivedIn(state, viewer);
    const there = received(game, other, viewer);
    if (!sameBytes(here, there))
      fail(`${game.id}: ${viewer} can tell two worlds apart${difference(here, there)}`);
    if (this.#seen.redealt % CARDS_EVERY === 1) {
      ok(
        sameCards(game.cards(other), countCards(game.cards(state))),
        `${game.id}: dealing anew changes the cards`,
      );
    }
    return { position: { state: other, rng }, differs };
  }

  /** Why a move is refused tells its actor nothing that they do not see. */
  #compareRefusals(
    { before, seat }: Step,
    world: { position: Position; differs: boolean },
    stray: Tagged,
  ): void {
    const { game } = this.#deal;
    const here = play(game, before, seat, stray);
    const there = play(game, world.position, seat, stray);
    if (!sameBytes(here, there)) {
      fail(
        `${game.id}: why ${JSON.stringify(stray)} is refused tells seat ${seat} something hidden${difference(here, there)}`,
      );
    }
    if (world.differs) this.#seen.refused += 1;
  }

  /**
   * The same move in both worlds. What a viewer is told may differ only from an event on that the game declares in `reveals`;
   * without such a difference they receive the same afterwards; and a move that is not sealed tells its actor nothing new.
   */
  #compareStep(step: Step, world: { position: Position; differs: boolean }, viewer: Viewer): void {
    const { game } = this.#deal;
    const { seat, move, played } = step;
    const other = play(game, world.position, seat, move);
    if (!other.ok) {
      ok(viewer !== seat, `${game.id}: an offer of seat ${seat} depends on what it cannot see`);
      return;
    }
    if (world.differs) this.#seen.retried += 1;
    const telling = firstDifference(game, played.events, other.events, viewer);
    if (telling) {
      const audience: Audience | undefined = game.reveals[telling.type];
      const may = audience === 'everyone' || (audience === 'concerned' && concerns(telling, viewer));
      if (!may)
        fail(`${game.id}: ${viewer} learns something from "${telling.type}": ${JSON.stringify(telling)}`);
      if (viewer === seat && !played.sealed) {
        fail(`${game.id}: ${JSON.stringify(move)} taught its actor something and is not sealed`);
      }
      return;
    }
    const here = this.receivedIn(played.position.state, viewer);
    const there = received(game, other.position.state, viewer);
    if (!sameBytes(here, there)) {
      fail(
        `${game.id}: after ${JSON.stringify(move)} ${viewer} sees what no event told${difference(here, there)}`,
      );
    }
  }
}

/** The first event that a viewer is told otherwise in the two worlds. */
function firstDifference(game: AnyGame, here: readonly Tagged[], there: readonly Tagged[], viewer: Viewer) {
  for (let at = 0; at < Math.max(here.length, there.length); at += 1) {
    const event = here[at];
    const other = there[at];
    const told: unknown = event && game.tell(event, viewer);
    const toldOther: unknown = other && game.tell(other, viewer);
    if (!sameBytes(told, toldOther)) return event ?? other;
  }
  return undefined;
}

function concerns(event: Tagged, viewer: Viewer): boolean {
  return ['seat', 'from', 'to'].some((key) => Reflect.get(event, key) === viewer);
}

/** Where two values part, for the message. */
function difference(a: unknown, b: unknown, path = ''): string {
  if (typeof a === 'object' && typeof b === 'object' && a && b) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const one: unknown = Reflect.get(a, key);
      const other: unknown = Reflect.get(b, key);
      if (!sameBytes(one, other)) return difference(one, other, `${path}.${key}`);
    }
  }
  return ` at ${path.slice(1) || 'the whole'}: ${JSON.stringify(a)} or ${JSON.stringify(b)}`;
}
