import type { MoveKind, MoveKinds, Seat, Turn } from '../../engine/game.ts';
import { must } from '../../engine/assert.ts';
import type { Choice } from './choice.ts';
import { collapse, explore, reckoning } from './explore.ts';
import { arrange, banish, fetch, revive } from './graves.ts';
import { eclipse, inspect, plague, steal, strike } from './hands.ts';
import { draw } from './piles.ts';
import { ANSWERS, type Event, type Move, type State, type Step, type What } from './state.ts';
import { levy, returnStone, takeStone, tribute } from './stones.ts';
import { clear, counter, discardDown, effect, endTurn, level, play } from './turn.ts';

/** All that can be asked. */
const CHOICES: Readonly<Record<What, Omit<Choice, 'begin'>>> = {
  play,
  counter,
  arrange,
  'take-stone': takeStone,
  'return-stone': returnStone,
  fetch,
  inspect,
  banish,
  revive,
  plague,
  levy,
  eclipse,
  tribute,
  level: discardDown,
};

/** Carries out what is to come until somebody is asked or the game is over. */
export function proceed(state: State, turn: Turn<Event>): void {
  while (!state.asking && !state.over) carryOut(state, must(state.steps.pop(), 'nothing to carry out'), turn);
}

function carryOut(state: State, step: Step, turn: Turn<Event>): void {
  switch (step.do) {
    case 'play':
      return play.begin(state, turn);
    case 'counter':
      return counter.begin(state, turn);
    case 'effect':
      return effect(state, turn);
    case 'explore':
      return explore(state, turn, false);
    case 'explore-again':
      return explore(state, turn, true);
    case 'draw':
      return draw(state, state.turn, step.count, turn);
    case 'arrange':
      return arrange.begin(state, turn);
    case 'take-stone':
      return takeStone.begin(state, turn);
    case 'return-stone':
      return returnStone.begin(state, turn);
    case 'fetch':
      return fetch.begin(state, turn);
    case 'inspect':
      return inspect.begin(state, turn);
    case 'banish':
      return banish.begin(state, turn);
    case 'revive':
      return revive.begin(state, turn);
    case 'strike':
      return strike(state, turn);
    case 'steal':
      return steal(state, turn);
    case 'plague':
      return plague.begin(state, turn);
    case 'levy':
      return levy.begin(state, turn);
    case 'eclipse':
      return eclipse.begin(state, turn);
    case 'collapse':
      return collapse(state, turn);
    case 'reckoning':
      return reckoning(state, turn);
    case 'tribute':
      return tribute.begin(state, turn);
    case 'clear':
      return clear(state);
    case 'level':
      return level(state, step.seat, turn);
    case 'end-turn':
      return endTurn(state, turn);
  }
}

/** What a seat that is asked may answer. */
export function menu(state: State, seat: Seat): Move[] {
  return state.asking ? CHOICES[state.asking.what].menu(state, seat) : [];
}

/** Takes an answer. It stays hidden until nobody owes one any more; then all of them are carried out. */
function answer(state: State, seat: Seat, move: Move, turn: Turn<Event>): void {
  const asking = must(state.asking, 'nothing is asked');
  asking.owing = asking.owing.filter((one) => one !== seat);
  asking.answers[seat] = move;
  if (asking.owing.length > 0) return;
  state.asking = null;
  // The last one to answer learns what the others did.
  if (asking.answers.filter(Boolean).length > 1) turn.seal();
  CHOICES[asking.what].settle(state, seat, asking.answers, turn);
  proceed(state, turn);
}

function kind<K extends Move['type']>(type: K): MoveKind<State, Extract<Move, { type: K }>, Event> {
  return {
    offer(state, seat) {
      if (!state.asking || !ANSWERS[state.asking.what].includes(type)) return [];
      return menu(state, seat).filter((move) => move.type === type) as Extract<Move, { type: K }>[];
    },
    apply: answer,
  };
}

/** §4: every move answers what is asked. */
export const moves: MoveKinds<State, Move, Event> = {
  play: kind('play'),
  counter: kind('counter'),
  pass: kind('pass'),
  'choose-stone': kind('choose-stone'),
  'choose-card': kind('choose-card'),
  arrange: kind('arrange'),
  banish: kind('banish'),
  discard: kind('discard'),
  'pass-card': kind('pass-card'),
};
