import { must } from '../../engine/assert.ts';
import type { Seat, Turn } from '../../engine/game.ts';
import type { Character, Neutral } from './cards.ts';
import { loseCard } from './known.ts';
import { type Event, handOf, type State } from './state.ts';

/** §4: draws one by one; where the main deck is empty the graveyard becomes it, and where both are, nothing is drawn. */
export function draw(state: State, seat: Seat, count: number, turn: Turn<Event>): void {
  let drawn: Character[] = [];
  for (let left = count; left > 0; left -= 1) {
    if (state.main.length === 0) {
      if (state.graveyard.length === 0) break;
      tellDrawn(seat, drawn, turn);
      drawn = [];
      rebuild(state, turn);
    }
    const card = must(state.main.pop(), 'a main deck without cards');
    handOf(state, seat).push(card);
    drawn.push(card);
  }
  tellDrawn(seat, drawn, turn);
}

function tellDrawn(seat: Seat, cards: readonly Character[], turn: Turn<Event>): void {
  if (cards.length === 0) return;
  turn.seal();
  turn.emit({ type: 'drew', seat, cards });
}

function rebuild(state: State, turn: Turn<Event>): void {
  state.main = turn.rng.shuffle(state.graveyard);
  state.graveyard = [];
  state.rebuilds += 1;
  turn.emit({ type: 'shuffled', pile: 'main', order: state.main.toReversed() });
}

/** §4: when cards have come back to the neutral deck. An empty deck is not shuffled. */
export function shuffleNeutral(state: State, turn: Turn<Event>): void {
  state.scouted = null;
  if (state.neutral.length === 0) return;
  turn.rng.shuffle(state.neutral);
  turn.emit({ type: 'shuffled', pile: 'neutral', order: state.neutral.toReversed() });
}

/** The top card of the neutral deck; undefined when it is empty. */
export function takeNeutral(state: State): Neutral | undefined {
  const { scouted } = state;
  if (scouted) state.scouted = scouted.count > 1 ? { ...scouted, count: scouted.count - 1 } : null;
  return state.neutral.pop();
}

/** The next cards of the neutral deck, top first. */
export function topOfNeutral(state: State, count: number): Neutral[] {
  return state.neutral.slice(-count).toReversed();
}

/** Cards go from a hand to the graveyard, for everybody to see. */
export function discard(state: State, seat: Seat, cards: readonly Character[], turn: Turn<Event>): void {
  for (const card of cards) {
    loseCard(state, seat, card);
    state.graveyard.push(card);
  }
  turn.emit({ type: 'discarded', seat, cards });
}

/** Up to `count` cards at random from a hand. They are still in it; `picked` is told, except of an empty hand. */
export function pickAtRandom(state: State, seat: Seat, count: number, turn: Turn<Event>): Character[] {
  const hand = [...handOf(state, seat)];
  if (hand.length === 0) return [];
  const cards = turn.rng.shuffle(hand).slice(0, count);
  turn.emit({ type: 'picked', from: seat, cards });
  return cards;
}
