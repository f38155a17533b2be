import { assert, must } from '../../engine/assert.ts';
import { around } from '../../engine/cards.ts';
import type { Seat } from '../../engine/game.ts';
import { type Card, type Character, isCharacter, type Neutral, type Stone } from './cards.ts';

/** Steps that may have to ask somebody something. */
export const ASKING = [
  'play',
  'counter',
  'arrange',
  'take-stone',
  'return-stone',
  'fetch',
  'inspect',
  'banish',
  'revive',
  'plague',
  'levy',
  'eclipse',
  'tribute',
  'level',
] as const;
export type What = (typeof ASKING)[number];

/** Something to be carried out. What an ability needs to know stands on the table: the card and its target. */
export type Step =
  | { readonly do: 'draw'; readonly count: number }
  /** §4.5: this seat discards or draws to five cards, then those after it. */
  | { readonly do: 'level'; readonly seat: Seat }
  | { readonly do: Exclude<What, 'level'> }
  /** `explore-again`: the second attempt, after a wrong stone. */
  | { readonly do: 'explore' | 'explore-again' | 'strike' | 'steal' | 'collapse' | 'reckoning' }
  /** `effect`: the ability of the played card. `clear`: the last card of the table goes where it goes. */
  | { readonly do: 'effect' | 'clear' | 'end-turn' };

/** A card face up on the table while it is carried out. `target` stands exactly with cards that target a player. */
export interface Laid {
  readonly card: Card;
  readonly target?: Seat;
}

/** A choice that is awaited. `owing`: who has not chosen yet; `answers`: by seat, hidden until nobody owes. */
export interface Asking {
  readonly what: What;
  owing: Seat[];
  answers: (Move | null)[];
}

export const ENDINGS = ['stones', 'all-claimed', 'rebuilt'] as const;
/** §5: why the game ends: a player has enough stones; none is left to claim; five new main decks. */
export type Ending = (typeof ENDINGS)[number];

export interface State {
  readonly alwaysAsk: boolean;
  readonly lastTurns: boolean;
  /** The top card is the last one, as in `neutral`. */
  main: Character[];
  neutral: Neutral[];
  hands: Character[][];
  /** Claimed stones, by seat. */
  stones: Stone[][];
  graveyard: Character[];
  neutralGraveyard: Neutral[];
  void: Character[];
  /** The played card, on it a revived one, on them the events that are being carried out. The last is at work. */
  table: Laid[];
  /** What is to be carried out; the last one comes next. */
  steps: Step[];
  /** Null only while steps are carried out, and at the end. */
  asking: Asking | null;
  /** The current player. */
  turn: Seat;
  /** The number of the turn: 1, 2, … */
  turns: number;
  /** How often the graveyard became a new main deck. */
  rebuilds: number;
  /** Who knows how many cards on top of the neutral deck, by a Scout or a Shade. */
  scouted: { readonly seat: Seat; readonly count: number } | null;
  /**
   * Cards that somebody has seen in a hand or on their way into it, and that are surely still there: at
   * knower × seats + holder, where onlookers are the last knower.
   */
  known: (Character[] | null)[];
  /** `left`: turns still to be played. */
  ending: { readonly how: Ending; readonly left: number } | null;
  over: boolean;
}

/** §4. `cards` and `bury` in alphabetical order; `top[0]` becomes the top card. */
export type Move =
  | { type: 'play'; card: Character; target?: Seat }
  | { type: 'counter'; card: Character }
  | { type: 'pass' }
  | { type: 'choose-stone'; stone: Stone }
  | { type: 'choose-card'; card: Character; target?: Seat }
  | { type: 'arrange'; bury: readonly Neutral[]; top: readonly Neutral[] }
  | { type: 'banish'; cards: readonly Character[] }
  | { type: 'discard'; cards: readonly Character[] }
  | { type: 'pass-card'; card: Character };

/** By which moves a question is answered. */
export const ANSWERS: Readonly<Record<What, readonly Move['type'][]>> = {
  play: ['play'],
  counter: ['counter', 'pass'],
  arrange: ['arrange'],
  'take-stone': ['choose-stone'],
  'return-stone': ['choose-stone'],
  fetch: ['choose-card'],
  inspect: ['choose-card'],
  banish: ['banish'],
  revive: ['choose-card'],
  plague: ['discard'],
  levy: ['choose-stone'],
  eclipse: ['pass-card'],
  tribute: ['choose-stone'],
  level: ['discard'],
};

/** §2: what an explorer met with a card. `once-more`: a first wrong stone; `ends`: a second one. */
export type Met = 'claimed' | 'once-more' | 'ends' | 'trap' | 'event';

/** What happened, hidden cards included. `seat` acts, `from` loses, `to` gets. */
export type Event =
  | { type: 'turn'; seat: Seat; turn: number }
  | { type: 'drew'; seat: Seat; cards: readonly Character[] }
  /** The current player holds no card to play. */
  | { type: 'skipped'; seat: Seat }
  | { type: 'played'; seat: Seat; card: Character; target?: Seat }
  /** Somebody is asked for a Quickplay card. */
  | { type: 'awaiting'; card: Character }
  | { type: 'countered'; seat: Seat; by: Character; card: Character }
  | { type: 'let-through'; card: Character }
  /** The card could do nothing, or not this. */
  | { type: 'nothing'; card: Card }
  | { type: 'explored'; seat: Seat; card: Neutral; met: Met }
  | { type: 'looked'; seat: Seat; cards: readonly Neutral[] }
  | { type: 'arranged'; seat: Seat; bury: readonly Neutral[]; top: readonly Neutral[] }
  | { type: 'stone-taken'; seat: Seat; from: Seat; stone: Stone }
  | { type: 'stone-returned'; seat: Seat; stone: Stone }
  | { type: 'fetched'; seat: Seat; card: Character }
  | { type: 'inspected'; seat: Seat; from: Seat; cards: readonly Character[] }
  | { type: 'banished'; seat: Seat; cards: readonly Character[] }
  | { type: 'revived'; seat: Seat; card: Character; target?: Seat }
  | { type: 'stole'; seat: Seat; from: Seat; card: Character }
  | { type: 'discarded'; seat: Seat; cards: readonly Character[] }
  | { type: 'passed-on'; from: Seat; to: Seat; card: Character }
  | { type: 'collapsed'; cards: readonly Neutral[] }
  /** Cards taken at random from a hand; the event after it says where they went. */
  | { type: 'picked'; from: Seat; cards: readonly Character[] }
  /** The whole pile, top first. The main deck is shuffled when the graveyard becomes it. */
  | { type: 'shuffled'; pile: 'main' | 'neutral'; order: readonly Card[] }
  /** §5, with `lastTurns`: so many turns are still played. */
  | { type: 'ending'; how: Ending; left: number }
  | { type: 'ended'; how: Ending; hands: readonly (readonly Character[])[] };

export const HAND = 5;

export function handOf(state: State, seat: Seat): Character[] {
  return must(state.hands[seat], `no seat ${seat}`);
}

export function stonesOf(state: State, seat: Seat): Stone[] {
  return must(state.stones[seat], `no seat ${seat}`);
}

/** All but the current player, in turn order. */
export function opponents(state: State): Seat[] {
  return around(state.turn, state.hands.length).slice(1);
}

/** The card that is being carried out. */
export function atWork(state: State): Laid {
  return must(state.table.at(-1), 'nothing lies on the table');
}

/** The same, where it is a character. */
export function characterAtWork(state: State): Character {
  const { card } = atWork(state);
  assert(isCharacter(card), `${card} is no character`);
  return card;
}

export function targetOf(state: State): Seat {
  return must(atWork(state).target, 'a card without a target');
}

/** A card for the table, with its target if it has one. */
export function laidOn({ card, target }: { readonly card: Character; readonly target?: Seat }) {
  return target === undefined ? { card } : { card, target };
}

/** Puts steps before all others, the first of them next. */
export function push(state: State, steps: readonly Step[]): void {
  for (let at = steps.length - 1; at >= 0; at -= 1) state.steps.push(must(steps[at], 'a step'));
}

/** Asks all these seats at once. */
export function ask(state: State, what: What, seats: readonly Seat[]): void {
  state.asking = { what, owing: [...seats], answers: state.hands.map(() => null) };
}

/** The answer of a seat, of the kind that it was asked for. */
export function chosen<K extends Move['type']>(
  answers: readonly (Move | null)[],
  seat: Seat,
  kind: K,
): Extract<Move, { type: K }> {
  const answer = must(answers[seat], `seat ${seat} has not chosen`);
  if (answer.type !== kind) throw new Error(`seat ${seat} chose ${answer.type}, not ${kind}`);
  return answer as Extract<Move, { type: K }>;
}
