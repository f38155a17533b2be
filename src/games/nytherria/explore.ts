import { around } from '../../engine/cards.ts';
import { must } from '../../engine/assert.ts';
import type { Turn } from '../../engine/game.ts';
import {
  type Character,
  character,
  eventSteps,
  isCharacter,
  isStone,
  type Neutral,
  type Stone,
} from './cards.ts';
import { discard, pickAtRandom, shuffleNeutral, takeNeutral } from './piles.ts';
import { type Event, handOf, type Met, push, type State, stonesOf } from './state.ts';

/** §2: meets the top card of the neutral deck. `again`: the second attempt of the same exploration. */
export function explore(state: State, turn: Turn<Event>, again: boolean): void {
  const seat = state.turn;
  const explorer = explorerOf(state);
  const card = takeNeutral(state);
  if (card === undefined) {
    turn.emit({ type: 'nothing', card: explorer });
    return;
  }
  turn.seal();
  const tell = (met: Met) => turn.emit({ type: 'explored', seat, card, met });
  if (isStone(card)) {
    if (card === stoneOf(explorer)) {
      stonesOf(state, seat).push(card);
      tell('claimed');
      return;
    }
    state.neutral.push(card);
    tell(again ? 'ends' : 'once-more');
    shuffleNeutral(state, turn);
    if (!again) state.steps.push({ do: 'explore-again' });
  } else if (card === 'trap') {
    state.neutralGraveyard.push(card);
    tell('trap');
  } else {
    tell('event');
    state.table.push({ card });
    push(state, [...eventSteps(card), { do: 'clear' }]);
  }
}

/** The character that explores: the uppermost one on the table, below the events that it met. */
function explorerOf(state: State): Character {
  const card = state.table.findLast((laid) => isCharacter(laid.card))?.card;
  return must(card && isCharacter(card) ? card : undefined, 'nobody explores');
}

function stoneOf(explorer: Character): Stone {
  return character(explorer).faction === 'light' ? 'light-stone' : 'dark-stone';
}

/** §6 Collapse: of the next three cards stones return, and the rest is buried unresolved. */
export function collapse(state: State, turn: Turn<Event>): void {
  const cards: Neutral[] = [];
  while (cards.length < 3) {
    const card = takeNeutral(state);
    if (card === undefined) break;
    cards.push(card);
  }
  if (cards.length === 0) {
    turn.emit({ type: 'nothing', card: 'collapse' });
    return;
  }
  turn.seal();
  turn.emit({ type: 'collapsed', cards });
  for (const card of cards) (isStone(card) ? state.neutral : state.neutralGraveyard).push(card);
  shuffleNeutral(state, turn);
}

/** Those who have the most stones, at least one, in turn order from the current player. */
export function richest(state: State): number[] {
  const most = Math.max(1, ...state.stones.map((stones) => stones.length));
  return around(state.turn, state.hands.length).filter((seat) => stonesOf(state, seat).length === most);
}

/** §6 Reckoning: who has the most stones discards two cards at random. */
export function reckoning(state: State, turn: Turn<Event>): void {
  const losers = richest(state).filter((seat) => handOf(state, seat).length > 0);
  if (losers.length === 0) turn.emit({ type: 'nothing', card: 'reckoning' });
  for (const seat of losers) discard(state, seat, pickAtRandom(state, seat, 2, turn), turn);
}
