import { assert, must } from '../../engine/assert.ts';
import { distinct, removeOne } from '../../engine/cards.ts';
import type { MoveKinds, Seat, Turn } from '../../engine/game.ts';
import { type Card, faceOf, type PileName, pileOf, PILES } from './cards.ts';
import { beginFinal, settle } from './final.ts';
import { layFault, pointFault, readRow } from './rows.ts';
import { claimedBy, type Event, handOf, knownOf, type Move, rowsOf, type State } from './state.ts';
import { pairs, stoneOf } from './stones.ts';

/** §8: so many ended rows bring the end. */
export const ENDED_ROWS = 5;
/** §8: so many turns in a row without a card from the pile bring the end (K18). */
export const QUIET_TURNS = 200;

/** §3. Exactly one action a turn, then one draw, or two after a claim. At the end `lay` and `lay-point` are additions (§9). */
export const moves: MoveKinds<State, Move, Event> = {
  discard: {
    offer: (state, seat) =>
      state.phase === 'action'
        ? distinct(handOf(state, seat)).map((card) => ({ type: 'discard', card }))
        : [],

    apply(state, seat, { card }, turn) {
      turn.emit({ type: 'discarded', seat, card });
      discard(state, seat, card);
      oweDraws(state, 1);
    },
  },

  claim: {
    offer: (state, seat) =>
      state.phase === 'action'
        ? pairs(handOf(state, seat), state.stones, state.mixedPairs).map((cards) => ({
            type: 'claim',
            cards,
          }))
        : [],

    apply(state, seat, { cards }, turn) {
      const stone = must(stoneOf(cards), 'a pair of numbers');
      turn.emit({ type: 'claimed', seat, stone, cards });
      for (const card of cards) discard(state, seat, card);
      assert(removeOne(state.stones, stone), `stone ${stone} is gone`);
      claimedBy(state, seat).push(stone);
      oweDraws(state, 2);
    },
  },

  lay: {
    offer: (state, seat) =>
      state.phase === 'draw'
        ? []
        : distinct(handOf(state, seat))
            .filter((card) => layFault(rowsOf(state, seat), card, mayStart(state)) === null)
            .map((card) => ({ type: 'lay', card })),

    apply: (state, seat, { card }, turn) => lay(state, seat, card, pileOf(card), turn),
  },

  'lay-point': {
    offer: (state, seat) =>
      state.phase === 'draw'
        ? []
        : handOf(state, seat).flatMap((card) =>
            faceOf(card).kind === 'point'
              ? PILES.filter(
                  (row) => pointFault(rowsOf(state, seat), card, row, mayStart(state)) === null,
                ).map((row) => ({ type: 'lay-point' as const, card, row }))
              : [],
          ),

    apply: (state, seat, { card, row }, turn) => lay(state, seat, card, row, turn),
  },

  draw: {
    offer(state) {
      if (state.phase !== 'draw') return [];
      const open = PILES.filter((name) => state.discards[name].length > 0 && !state.blocked.includes(name));
      return [{ type: 'draw', from: 'pile' }, ...open.map((from) => ({ type: 'draw' as const, from }))];
    },

    apply(state, seat, { from }, turn) {
      const card = must((from === 'pile' ? state.pile : state.discards[from]).pop(), `no card on ${from}`);
      handOf(state, seat).push(card);
      turn.emit({ type: 'drew', seat, from, card });
      state.owed -= 1;
      if (from === 'pile') {
        turn.seal();
        state.fromPile = true;
        // The last card brings the end at once: a second draw is cancelled (§8, K14).
        if (state.pile.length === 0) return beginFinal(state, seat, 'last-card', turn);
      } else {
        knownOf(state, seat).push(card);
      }
      if (state.owed === 0) endTurn(state, seat, turn);
    },
  },

  done: {
    offer: (state) => (state.phase === 'final' ? [{ type: 'done' }] : []),

    apply(state, seat, _move, turn) {
      state.done[seat] = true;
      turn.emit({ type: 'done', seat });
      settle(state, seat, turn);
    },
  },
};

/** Rows are started in a turn, at the end only by the option (§9, K13). */
function mayStart(state: State): boolean {
  return state.phase === 'action' || state.finalMayStartRows;
}

/** Takes a card out of the hand. Of two alike it may have been the one that everybody knew, so that is known no more. */
function takeFromHand(state: State, seat: Seat, card: Card): void {
  assert(removeOne(handOf(state, seat), card), `seat ${seat} has no ${card}`);
  removeOne(knownOf(state, seat), card);
}

function discard(state: State, seat: Seat, card: Card): void {
  const name = pileOf(card);
  takeFromHand(state, seat, card);
  state.discards[name].push(card);
  if (!state.blocked.includes(name)) state.blocked.push(name);
}

function oweDraws(state: State, count: number): void {
  state.owed = count;
  state.phase = 'draw';
}

function lay(state: State, seat: Seat, card: Card, row: PileName, turn: Turn<Event>): void {
  const cards = rowsOf(state, seat)[row];
  const ends = faceOf(card).kind === 'end' && !readRow(cards).ended;
  takeFromHand(state, seat, card);
  cards.push(card);
  turn.emit({ type: 'laid', seat, card, row, length: cards.length });
  const count = ends ? endedRows(state) : 0;
  if (ends) turn.emit({ type: 'row-ended', seat, row, count });
  if (state.phase === 'final') {
    state.added[seat] = (state.added[seat] ?? 0) + 1;
    settle(state, seat, turn);
  } else if (count >= ENDED_ROWS) {
    beginFinal(state, seat, 'five-rows', turn);
  } else {
    oweDraws(state, 1);
  }
}

/** §8: a player's row with one End card or two counts once; two players' rows of one colour are two rows (K11). */
export function endedRows(state: State): number {
  return state.rows.reduce((sum, rows) => sum + PILES.filter((name) => readRow(rows[name]).ended).length, 0);
}

function endTurn(state: State, seat: Seat, turn: Turn<Event>): void {
  state.quiet = state.fromPile ? 0 : state.quiet + 1;
  state.fromPile = false;
  if (state.quiet >= QUIET_TURNS) return beginFinal(state, seat, 'stalled', turn);
  state.blocked = [];
  state.phase = 'action';
  state.turn = (seat + 1) % state.hands.length;
}
