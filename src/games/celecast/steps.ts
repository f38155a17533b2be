import { must } from '../../engine/assert.ts';
import type { Seat } from '../../engine/game.ts';
import { type Card, CARDS, type Deed, type DeedType } from './cards.ts';
import {
  discard,
  draw,
  drawAmongst,
  exchange,
  fromCastle,
  give,
  mill,
  roof,
  type Scene,
  shuffleCastle,
} from './movements.ts';
import { candidates, handOf, type Move, order, packOf, type State, type Step } from './state.ts';

/**
 * Carries out a step as far as it goes without a choice: true when it is done, false when somebody is asked. Called again
 * after each choice, so it goes on from what the state says.
 */
type CarryOut = (scene: Scene, step: Step) => boolean;

/** §5, §6: every step that a card can print. */
export const STEPS: Readonly<Record<DeedType, CarryOut>> = {
  draw: (scene, step) => {
    step.moved = draw(scene, step.seat, step.count);
    return true;
  },

  mill: (scene, step) => {
    step.moved = mill(scene, step.seat, step.count);
    return true;
  },

  discard: (scene, step) => {
    const hand = handOf(scene.state, step.seat);
    const due = step.count - step.moved;
    if (due === 0) return true;
    if (hand.length > due) return ask(scene, 'discard', [step.seat]);
    return discardHand(scene, step);
  },

  'discard-all': (scene, step) => discardHand(scene, step),

  roof: (scene, step) => {
    const hand = handOf(scene.state, step.seat);
    if (step.moved === step.count) return true;
    if (hand.length > 1) return ask(scene, 'roof', [step.seat]);
    return onlyCard(scene, step, (card) => roof(scene, step.seat, card));
  },

  give: (scene, step) => {
    const hand = handOf(scene.state, step.seat);
    if (step.moved === step.count) return true;
    if (hand.length === 0) return nothing(scene, step, 'hand');
    if (needsTarget(scene, step)) return false;
    const to = must(step.to, 'a target');
    if (hand.length > 1) return ask(scene, 'give', [step.seat]);
    return onlyCard(scene, step, (card) => give(scene, step.seat, to, card));
  },

  'draw-amongst': (scene, step) => {
    step.moved = drawAmongst(scene, step.seat, step.count);
    return true;
  },

  // E03, E04: one each, round and round, passing over empty hands.
  'roof-amongst': (scene, step) => {
    while (step.moved < step.count) {
      const next = order(scene.state, step.to ?? step.seat).find(
        (seat) => handOf(scene.state, seat).length > 0,
      );
      if (next === undefined) return true;
      step.to = next;
      const hand = handOf(scene.state, next);
      if (hand.length > 1) return ask(scene, 'roof', [next]);
      roof(scene, next, must(hand[0], 'a card'));
      roofedOne(scene.state, step);
    }
    return true;
  },

  'highest-discard': ({ state }, step) => {
    const players = order(state, step.seat);
    const most = Math.max(...players.map((seat) => handOf(state, seat).length));
    const highest = players.filter((seat) => handOf(state, seat).length === most);
    then(state, step, highest, { type: 'discard', count: step.count });
    return true;
  },

  reshuffle: (scene, step) => {
    if (needsTarget(scene, step)) return false;
    const { state, turn } = scene;
    const seat = must(step.to, 'a target');
    const cards = handOf(state, seat).splice(0);
    state.castle.push(...cards);
    turn.emit({ type: 'returned', seat, cards });
    shuffleCastle(scene);
    step.moved = cards.length;
    if (cards.length > 0) draw(scene, seat, cards.length);
    return true;
  },

  'skip-next': ({ state, turn }, step) => {
    state.skip = true;
    turn.emit({ type: 'skipping', seat: step.seat });
    return true;
  },

  'turn-round': ({ state, turn }, step) => {
    state.direction = state.direction === 1 ? -1 : 1;
    turn.emit({ type: 'turned', seat: step.seat, direction: state.direction });
    return true;
  },

  'draw-if-back': (scene, step) => {
    if (scene.state.direction === scene.state.startDirection) step.moved = draw(scene, step.seat, step.count);
    return true;
  },

  crown: ({ state, turn }, step) => {
    state.king = step.seat;
    turn.emit({ type: 'crowned', seat: step.seat });
    return true;
  },

  pack: (scene, step) => {
    const { state, turn } = scene;
    const pack = (state.pack ??= { said: null, chosen: [], tried: [] });
    const players = packOf(state, step.seat);
    if (pack.said === null) return players.length === 0 || ask(scene, 'say', [step.seat]);
    if (pack.chosen.length === 0)
      pack.chosen = state.hands.map((hand) => (hand.length === 1 ? hand[0] : null) ?? null);
    const owing = players.filter((seat) => pack.chosen[seat] === null);
    if (owing.length > 0) return ask(scene, 'discard', owing);
    let sum = 0;
    for (const seat of players) {
      const card = must(pack.chosen[seat], 'a chosen card');
      discard(scene, seat, [card]);
      sum += CARDS[card].rarity;
    }
    step.moved += players.length;
    const { said } = pack;
    turn.emit({ type: 'counted', said, sum });
    state.pack = { said: null, chosen: [], tried: [...pack.tried, { said, sum }] };
    return said === sum ? STEPS.pack(scene, step) : true;
  },

  judge: (scene, step) => {
    const { state, turn } = scene;
    if (state.piles.length === 2) return ask(scene, 'pick', [must(step.to, 'a target')]);
    if (step.moved > 0) return true;
    if (state.castle.length === 0) return nothing(scene, step, 'castle');
    if (needsTarget(scene, step)) return false;
    const cards = fromCastle(scene, step.count);
    state.piles = [cards];
    step.moved = cards.length;
    turn.emit({ type: 'showed', seat: step.seat, to: must(step.to, 'a target'), cards: [...cards] });
    return ask(scene, 'split', [step.seat]);
  },

  // E12, E13: the number of Moon cards, The Reaper itself included.
  gather: (scene, step) => {
    const { state, turn } = scene;
    const moons = state.courtyard.filter((card) => CARDS[card].sign === 'moon');
    state.courtyard = state.courtyard.filter((card) => CARDS[card].sign !== 'moon');
    state.castle.push(...moons);
    step.moved = moons.length;
    turn.emit({ type: 'gathered', seat: step.seat, cards: moons });
    shuffleCastle(scene);
    then(state, step, [step.seat], { type: 'draw-amongst', count: moons.length });
    return true;
  },

  compare: (scene, step) => {
    if (needsTarget(scene, step)) return false;
    const { state } = scene;
    const to = must(step.to, 'a target');
    const difference = handOf(state, step.seat).length - handOf(state, to).length;
    if (difference === 0) exchange(scene, step.seat, to);
    else if (difference > 0) then(state, step, [step.seat], { type: 'give', count: 1 }, to);
    else then(state, step, [to], { type: 'give', count: 1 }, step.seat);
    return true;
  },
};

/** After a card was roofed amongst players: the next in line. */
export function roofedOne(state: State, step: Step): void {
  step.moved += 1;
  if (step.type === 'roof-amongst') step.to = order(state, must(step.to, 'a player'))[1] ?? step.to;
}

function ask({ state }: Scene, move: Move['type'], seats: readonly Seat[]): false {
  state.asked = { move, seats };
  return false;
}

/** A target is asked for only when two or more players are possible (§4). */
function needsTarget(scene: Scene, step: Step): boolean {
  if (step.to !== null) return false;
  const possible = candidates(scene.state, step);
  if (possible.length > 1) return !ask(scene, 'target', [step.seat]);
  step.to = must(possible[0], 'another player');
  return false;
}

function nothing({ turn }: Scene, step: Step, pile: 'castle' | 'hand'): true {
  turn.emit({ type: 'nothing', seat: step.seat, pile });
  return true;
}

/** A whole hand goes unasked, left to right. */
function discardHand(scene: Scene, step: Step): true {
  const hand = handOf(scene.state, step.seat);
  if (hand.length === 0) return nothing(scene, step, 'hand');
  step.moved += hand.length;
  discard(scene, step.seat, [...hand]);
  return true;
}

function onlyCard(scene: Scene, step: Step, move: (card: Card) => void): true {
  const [card] = handOf(scene.state, step.seat);
  if (card === undefined) return nothing(scene, step, 'hand');
  step.moved += 1;
  move(card);
  return true;
}

/** Puts steps of the same effect right behind the one at work, before anything that was triggered. */
function then(state: State, step: Step, seats: readonly Seat[], deed: Deed, to: Seat | null = null): void {
  const { card, part } = step;
  state.steps.splice(1, 0, ...seats.map((seat) => ({ ...deed, card, part, seat, moved: 0, to })));
}
