import { around } from '../../engine/cards.ts';
import { assert, must } from '../../engine/assert.ts';
import type { MoveKinds, Seat, Turn } from '../../engine/game.ts';
import {
  canDraw,
  canTake,
  type Card,
  type Event,
  forPlace,
  hasRoom,
  LAST_ROUND,
  type Move,
  type Place,
  rowAt,
  seatOf,
  type State,
} from './state.ts';

/** §3: exactly one action a turn: draw and place, or take. */
export const moves: MoveKinds<State, Move, Event> = {
  draw: {
    offer: (state) =>
      state.drawn === null && canDraw(state) ? [{ type: 'draw', ...forPlace(state, state.turn) }] : [],

    apply(state, seat, _move, turn) {
      turn.seal();
      const card = must(reveal(state, seat, turn), 'the supply holds only the Last Round card');
      turn.emit({ type: 'drew', seat, card, ...forPlace(state, state.turn) });
      state.drawn = card;
      const free = openRows(state);
      // §3: placing is carried out unasked when one row is possible.
      if (free.length === 1) place(state, seat, must(free[0], 'a row'), turn);
    },
  },

  place: {
    offer: (state) =>
      state.drawn === null
        ? []
        : openRows(state).map((row) => ({ type: 'place', row, ...forPlace(state, state.turn) })),

    apply: (state, seat, move, turn) => place(state, seat, move.row, turn),
  },

  take: {
    offer: (state) =>
      state.drawn === null
        ? state.rows.flatMap((row, at) =>
            canTake(row) ? [{ type: 'take' as const, row: at, ...forPlace(state, state.turn) }] : [],
          )
        : [],

    apply(state, seat, move, turn) {
      const row = rowAt(state, move.row);
      const mine = must(state.collections[state.turn], 'a collection');
      turn.emit({ type: 'took', seat, row: move.row, cards: row.cards, ...forPlace(state, state.turn) });
      mine.push(...row.cards);
      if (row.cards.includes('golden-joker')) takeBonus(state, seat, mine, turn);
      row.cards = [];
      row.takenBy = state.turn;
      state.lastTaker = state.turn;
      state.out[state.turn] = rowsTaken(state, state.turn) === (state.variant === 'jim-c' ? 2 : 1);
      nextTurn(state, turn);
    },
  },
};

function openRows(state: State): number[] {
  return state.rows.flatMap((row, at) => (hasRoom(row) ? [at] : []));
}

function rowsTaken(state: State, who: Place): number {
  return state.rows.filter((row) => row.takenBy === who).length;
}

/** Reveals the top card; the Last Round card is set aside and replaced (§4, C15). Undefined when the supply is empty. */
function reveal(state: State, seat: Seat, turn: Turn<Event>): Card | undefined {
  const card = state.supply.pop();
  if (card !== LAST_ROUND) return card;
  state.finalRound = true;
  turn.emit({ type: 'last-round', seat });
  return reveal(state, seat, turn);
}

function place(state: State, seat: Seat, row: number, turn: Turn<Event>): void {
  const card = must(state.drawn, 'a drawn card');
  rowAt(state, row).cards.push(card);
  state.drawn = null;
  turn.emit({ type: 'placed', seat, card, row, ...forPlace(state, state.turn) });
  nextTurn(state, turn);
}

/** §4: the golden joker brings the top card of the supply; an empty supply gives nothing (C02, C14). */
function takeBonus(state: State, seat: Seat, collection: Card[], turn: Turn<Event>): void {
  turn.seal();
  const card = reveal(state, seat, turn);
  if (card === undefined) return;
  collection.push(card);
  turn.emit({ type: 'bonus', seat, card, ...forPlace(state, state.turn) });
}

function nextTurn(state: State, turn: Turn<Event>): void {
  for (const who of around(state.turn + 1, state.out.length)) {
    if (state.out[who]) continue;
    state.turn = who;
    // C14: the supply runs out in the final round at the earliest with its 15th card. One goes to the golden joker, and the
    // other rows hold 12 at most: so a row in the middle has a card.
    assert(canDraw(state) || state.rows.some(canTake), 'a player can neither draw nor take');
    return;
  }
  endRound(state, turn);
}

/** §5: the rows return; who took the last one starts the next round. §6: after the final round the game is over. */
function endRound(state: State, turn: Turn<Event>): void {
  for (const [at, row] of state.rows.entries()) {
    if (row.cards.length > 0) {
      // §8, C09: the two-player game's third row leaves the game.
      turn.emit({ type: 'removed', row: at, cards: row.cards });
      state.removed.push(...row.cards);
      row.cards = [];
    }
    row.takenBy = null;
  }
  if (state.finalRound) {
    state.over = true;
    turn.emit({ type: 'ended' });
    return;
  }
  state.out.fill(false);
  state.turn = state.lastTaker;
  state.round += 1;
  turn.emit({
    type: 'round',
    round: state.round,
    seat: seatOf(state, state.turn),
    ...forPlace(state, state.turn),
  });
}
