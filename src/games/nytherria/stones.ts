import { distinct, removeOne } from '../../engine/cards.ts';
import { assert, must } from '../../engine/assert.ts';
import type { Seat, Turn } from '../../engine/game.ts';
import type { Stone } from './cards.ts';
import type { Choice } from './choice.ts';
import { richest } from './explore.ts';
import { shuffleNeutral } from './piles.ts';
import {
  ask,
  atWork,
  chosen,
  type Event,
  type Move,
  opponents,
  type State,
  stonesOf,
  targetOf,
  type What,
} from './state.ts';

/** §6 Sorceress: one stone of the target is yours. */
export const takeStone = onTarget('take-stone', (state, seat, stone, turn) => {
  const from = targetOf(state);
  loseStone(state, from, stone);
  stonesOf(state, seat).push(stone);
  turn.emit({ type: 'stone-taken', seat, from, stone });
});

/** §6 Hex: one stone of the target goes back. */
export const returnStone = onTarget('return-stone', (state, _seat, stone, turn) => {
  goBack(state, targetOf(state), stone, turn);
  shuffleNeutral(state, turn);
});

/** §6 Overlord: each other player who has a stone returns one. */
export const levy = fromSeveral('levy', (state) =>
  opponents(state).filter((seat) => stonesOf(state, seat).length > 0),
);

/** §6 Tribute: who has the most stones returns one. */
export const tribute = fromSeveral('tribute', richest);

/** The current player chooses among the stones of the target, where they are of both colours. */
function onTarget(
  what: What,
  carryOut: (state: State, seat: Seat, stone: Stone, turn: Turn<Event>) => void,
): Choice {
  return {
    begin(state, turn) {
      const [first, ...others] = colours(state, targetOf(state));
      if (first === undefined) turn.emit({ type: 'nothing', card: atWork(state).card });
      else if (others.length > 0) ask(state, what, [state.turn]);
      else carryOut(state, state.turn, first, turn);
    },

    menu: (state) => stoneMenu(state, targetOf(state)),

    settle: (state, seat, answers, turn) =>
      carryOut(state, seat, chosen(answers, seat, 'choose-stone').stone, turn),
  };
}

/** Several players return a stone of their own at the same time; one shuffle after all are back. */
function fromSeveral(what: What, givers: (state: State) => Seat[]): Choice {
  const giveBack: Choice['settle'] = (state, _seat, answers, turn) => {
    const seats = givers(state);
    turn.seal();
    for (const seat of seats) {
      const stone = answers[seat] ? chosen(answers, seat, 'choose-stone').stone : colours(state, seat)[0];
      goBack(state, seat, must(stone, 'a giver without stones'), turn);
    }
    shuffleNeutral(state, turn);
  };
  return {
    begin(state, turn) {
      const seats = givers(state);
      const asked = seats.filter((seat) => colours(state, seat).length > 1);
      if (seats.length === 0) turn.emit({ type: 'nothing', card: atWork(state).card });
      else if (asked.length > 0) ask(state, what, asked);
      else giveBack(state, state.turn, [], turn);
    },

    menu: stoneMenu,
    settle: giveBack,
  };
}

function colours(state: State, seat: Seat): Stone[] {
  return distinct(stonesOf(state, seat));
}

function stoneMenu(state: State, owner: Seat): Move[] {
  return colours(state, owner)
    .toSorted()
    .map((stone) => ({ type: 'choose-stone', stone }));
}

function loseStone(state: State, seat: Seat, stone: Stone): void {
  assert(removeOne(stonesOf(state, seat), stone), `seat ${seat} has no ${stone}`);
}

function goBack(state: State, seat: Seat, stone: Stone, turn: Turn<Event>): void {
  loseStone(state, seat, stone);
  state.neutral.push(stone);
  turn.emit({ type: 'stone-returned', seat, stone });
}
