import { assert } from '../../engine/assert.ts';
import { removeOne } from '../../engine/cards.ts';
import type { Seat, Turn } from '../../engine/game.ts';
import { type Card, CARDS } from './cards.ts';
import { type Event, handOf, order, type Part, type State } from './state.ts';

/** What the cards move on: the draft, who made the move that set it off, and the turn to tell it to. */
export interface Scene {
  readonly state: State;
  readonly actor: Seat;
  readonly turn: Turn<Event>;
}

/** Moves up to `count` cards from the top of the Castle into a hand (§5, E05, E06); returns how many. */
export function draw(scene: Scene, seat: Seat, count: number): number {
  const cards = fromCastle(scene, count);
  handOf(scene.state, seat).push(...cards);
  scene.turn.emit(
    cards.length > 0 ? { type: 'drew', seat, cards } : { type: 'nothing', seat, pile: 'castle' },
  );
  return cards.length;
}

/** §5 "drawn amongst players": one each, round and round from `seat`, until `count` are drawn (E03). */
export function drawAmongst(scene: Scene, seat: Seat, count: number): number {
  const cards = fromCastle(scene, count);
  if (cards.length === 0) scene.turn.emit({ type: 'nothing', seat, pile: 'castle' });
  const players = order(scene.state, seat);
  for (const [at, player] of players.entries()) {
    const theirs = cards.filter((_, turn) => turn % players.length === at);
    if (theirs.length === 0) continue;
    handOf(scene.state, player).push(...theirs);
    scene.turn.emit({ type: 'drew', seat: player, cards: theirs });
  }
  return cards.length;
}

/** Moves up to `count` cards from the top of the Castle onto the Courtyard; returns how many. */
export function mill(scene: Scene, seat: Seat, count: number): number {
  const cards = fromCastle(scene, count);
  scene.state.courtyard.push(...cards);
  scene.turn.emit(
    cards.length > 0 ? { type: 'milled', seat, cards } : { type: 'nothing', seat, pile: 'castle' },
  );
  for (const card of cards) trigger(scene.state, seat, card, 'milled');
  return cards.length;
}

/** Moves cards of a hand onto the Courtyard, one after the other. */
export function discard(scene: Scene, seat: Seat, cards: readonly Card[]): void {
  if (seat !== scene.actor) scene.turn.seal();
  for (const card of cards) takeFrom(scene.state, seat, card);
  scene.state.courtyard.push(...cards);
  scene.turn.emit({ type: 'discarded', seat, cards });
  for (const card of cards) trigger(scene.state, seat, card, 'discarded');
}

/** Moves a card of a hand onto the Castle. */
export function roof({ state, turn }: Scene, seat: Seat, card: Card): void {
  takeFrom(state, seat, card);
  state.castle.push(card);
  turn.emit({ type: 'roofed', seat, card });
}

/** Moves a card of a hand into another one. */
export function give({ state, actor, turn }: Scene, from: Seat, to: Seat, card: Card): void {
  if (from !== actor) turn.seal();
  takeFrom(state, from, card);
  handOf(state, to).push(card);
  turn.emit({ type: 'gave', from, to, card });
}

/** Both hands change owners, each in its order. */
export function exchange({ state, turn }: Scene, from: Seat, to: Seat): void {
  turn.seal();
  const fromCards = handOf(state, from);
  const toCards = handOf(state, to);
  state.hands[from] = toCards;
  state.hands[to] = fromCards;
  turn.emit({ type: 'exchanged', from, to, fromCards: [...fromCards], toCards: [...toCards] });
}

export function shuffleCastle({ state, turn }: Scene): void {
  turn.rng.shuffle(state.castle);
  turn.emit({ type: 'shuffled', pile: 'castle', order: state.castle.toReversed() });
}

/** Up to `count` cards off the top of the Castle, the top one first. Somebody learns them. */
export function fromCastle({ state, turn }: Scene, count: number): Card[] {
  const cards = state.castle.splice(Math.max(0, state.castle.length - count)).toReversed();
  if (cards.length > 0) turn.seal();
  return cards;
}

function takeFrom(state: State, seat: Seat, card: Card): void {
  assert(removeOne(handOf(state, seat), card), `seat ${seat} has no ${card}`);
}

/** §4: a special part waits until all that triggered earlier is unwound (E07); it is its mover's (E09). */
function trigger(state: State, seat: Seat, card: Card, part: Exclude<Part, 'played'>): void {
  for (const deed of CARDS[card][part] ?? [])
    state.steps.push({ ...deed, card, part, seat, moved: 0, to: null });
}
