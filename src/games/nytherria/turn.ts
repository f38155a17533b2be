import { must } from '../../engine/assert.ts';
import type { Seat, Turn } from '../../engine/game.ts';
import { character, counterTo, isCharacter } from './cards.ts';
import type { Choice } from './choice.ts';
import { codesOf, multisets } from './choosing.ts';
import { aimed } from './graves.ts';
import { loseCard } from './known.ts';
import { discard, draw } from './piles.ts';
import {
  ask,
  atWork,
  characterAtWork,
  chosen,
  type Ending,
  type Event,
  HAND,
  handOf,
  laidOn,
  opponents,
  push,
  type State,
} from './state.ts';

/** §4: the draw, the card to be played, the hands back to five. */
export function startTurn(state: State, seat: Seat, turn: Turn<Event>): void {
  state.turn = seat;
  state.turns += 1;
  turn.emit({ type: 'turn', seat, turn: state.turns });
  draw(state, seat, 1, turn);
  push(state, [{ do: 'play' }, { do: 'level', seat }, { do: 'end-turn' }]);
}

/** §4.2: exactly one card; who holds none plays none. */
export const play: Choice = {
  begin(state, turn) {
    if (handOf(state, state.turn).length > 0) ask(state, 'play', [state.turn]);
    else turn.emit({ type: 'skipped', seat: state.turn });
  },

  menu: (state, seat) => codesOf(handOf(state, seat)).flatMap((card) => aimed(state, 'play', card)),

  settle(state, seat, answers, turn) {
    const laid = laidOn(chosen(answers, seat, 'play'));
    loseCard(state, seat, laid.card);
    state.table.push(laid);
    turn.emit({ type: 'played', seat, ...laid });
    push(state, [{ do: 'counter' }, { do: 'effect' }, { do: 'clear' }]);
  },
};

/** §4.3: the window for a Quickplay card, before the played card takes effect. */
export const counter: Choice = {
  begin(state, turn) {
    const { target } = atWork(state);
    const card = characterAtWork(state);
    const by = counterTo(card);
    if (by === undefined) return;
    const concerned = target === undefined ? opponents(state) : [target];
    const asked = concerned.filter((seat) => state.alwaysAsk || handOf(state, seat).includes(by));
    // Whether anybody is asked tells whether anybody holds the card.
    if (!state.alwaysAsk) turn.seal();
    if (asked.length === 0) {
      turn.emit({ type: 'let-through', card });
      return;
    }
    turn.emit({ type: 'awaiting', card });
    ask(state, 'counter', asked);
  },

  menu(state, seat) {
    const by = counterTo(characterAtWork(state));
    const holds = by !== undefined && handOf(state, seat).includes(by);
    return holds ? [{ type: 'counter', card: by }, { type: 'pass' }] : [{ type: 'pass' }];
  },

  settle(state, _seat, answers, turn) {
    const card = characterAtWork(state);
    const first = opponents(state).find((seat) => answers[seat]?.type === 'counter');
    if (first === undefined) {
      turn.emit({ type: 'let-through', card });
      return;
    }
    const by = chosen(answers, first, 'counter').card;
    loseCard(state, first, by);
    state.graveyard.push(by);
    turn.emit({ type: 'countered', seat: first, by, card });
    // The cancelled card has no effect.
    state.steps.pop();
  },
};

/** §4.4: carries out the played card. */
export function effect(state: State, turn: Turn<Event>): void {
  const card = characterAtWork(state);
  const { ability } = character(card);
  if (ability.length === 0) turn.emit({ type: 'nothing', card });
  push(state, ability);
}

/** §4.4: a card that has been carried out leaves the table. */
export function clear(state: State): void {
  const { card } = must(state.table.pop(), 'nothing lies on the table');
  if (!isCharacter(card)) state.neutralGraveyard.push(card);
  else if (state.table.length > 0 || character(card).toVoid) state.void.push(card);
  else state.graveyard.push(card);
}

/** §4.5: five cards in the hand of `seat`, then in the next one. */
export function level(state: State, seat: Seat, turn: Turn<Event>): void {
  const next = (seat + 1) % state.hands.length;
  if (next !== state.turn) state.steps.push({ do: 'level', seat: next });
  const over = handOf(state, seat).length - HAND;
  if (over > 0) ask(state, 'level', [seat]);
  else draw(state, seat, -over, turn);
}

export const discardDown: Omit<Choice, 'begin'> = {
  menu(state, seat) {
    const hand = handOf(state, seat);
    return multisets(hand, hand.length - HAND).map((cards) => ({ type: 'discard', cards }));
  },

  settle: (state, seat, answers, turn) => discard(state, seat, chosen(answers, seat, 'discard').cards, turn),
};

/** §5: the check, then the next turn. */
export function endTurn(state: State, turn: Turn<Event>): void {
  const { ending } = state;
  if (ending) {
    state.ending = { ...ending, left: ending.left - 1 };
  } else {
    const how = endingOf(state);
    if (how) {
      const left = state.lastTurns ? state.hands.length - 1 : 0;
      state.ending = { how, left };
      if (left > 0) turn.emit({ type: 'ending', how, left });
    }
  }
  if (state.ending?.left === 0) {
    state.over = true;
    turn.emit({ type: 'ended', how: state.ending.how, hands: state.hands.map((hand) => [...hand]) });
    return;
  }
  startTurn(state, (state.turn + 1) % state.hands.length, turn);
}

/** §5: stones of one player that end the game. */
export function goalOf(seats: number): number {
  return seats === 4 ? 4 : 5;
}

const ALL_STONES = 12;
/** §5: new main decks that end the game. */
export const REBUILDS = 5;

function endingOf(state: State): Ending | undefined {
  const counts = state.stones.map((stones) => stones.length);
  if (Math.max(...counts) >= goalOf(counts.length)) return 'stones';
  if (counts.reduce((sum, count) => sum + count, 0) === ALL_STONES) return 'all-claimed';
  return state.rebuilds >= REBUILDS ? 'rebuilt' : undefined;
}
