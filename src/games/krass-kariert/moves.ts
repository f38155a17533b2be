import { removeOne } from '../../engine/cards.ts';
import { assert, must } from '../../engine/assert.ts';
import type { MoveKinds, Seat } from '../../engine/game.ts';
import { type Card, combine, outbids, X_VALUES } from './cards.ts';
import { clearTrick, endDeal } from './deal.ts';
import { bestSoFar, type Event, handOf, type Move, reservesOf, type State } from './state.ts';
import { afterAction, drawOrGoOn } from './trick.ts';

const COUNTS = [1, 2, 3] as const;
const RESERVES = [0, 1] as const;
const NO_X = [undefined] as const;

/** §4: one action each trick; §6: one gap for each drawn card. Moves that leave the same hand are all offered. */
export const moves: MoveKinds<State, Move, Event> = {
  play: {
    offer(state, seat) {
      const offers: Extract<Move, { type: 'play' }>[] = [];
      if (state.drawing) return offers;
      const hand = handOf(state, seat);
      const best = bestSoFar(state.actions);
      // No rank of fewer cards is above one of more: fewer than the best combination has never outbid it.
      const counts = COUNTS.slice(best ? best.cards.length - 1 : 0);
      for (let at = 0; at < hand.length; at += 1) {
        for (const count of counts) {
          if (at + count > hand.length) break;
          const cards = hand.slice(at, at + count);
          for (const x of cards.includes('x') ? X_VALUES : NO_X) {
            const made = combine(cards, x);
            if (typeof made === 'string' || !outbids(made, best)) continue;
            offers.push(x === undefined ? { type: 'play', at, count } : { type: 'play', at, count, x });
          }
        }
      }
      return offers;
    },

    apply(state, seat, { at, count, x }, turn) {
      const cards = leaveHand(state, seat, at, count);
      const made = combine(cards, x);
      assert(typeof made !== 'string', 'an offered play is no combination');
      const declared = x === undefined ? {} : { x };
      state.actions.push({ type: 'played', seat, cards, ...declared, ...made });
      turn.emit({ type: 'played', seat, at, cards, ...declared, ...made });
      afterAction(state, turn);
    },
  },

  // §6, R29: a Stop or a Redraw can always be played, on anything and as the opening.
  stop: {
    offer: (state, seat) => placesOf(state, seat, 'stop').map((at) => ({ type: 'stop', at })),

    apply(state, seat, { at }, turn) {
      leaveHand(state, seat, at, 1);
      state.actions.push({ type: 'stopped', seat });
      turn.emit({ type: 'stopped', seat, at });
      afterAction(state, turn);
    },
  },

  redraw: {
    offer: (state, seat) => placesOf(state, seat, 'redraw').map((at) => ({ type: 'redraw', at })),

    apply(state, seat, { at }, turn) {
      leaveHand(state, seat, at, 1);
      state.actions.push({ type: 'redrew', seat });
      turn.emit({ type: 'redrew', seat, at });
      afterAction(state, turn);
    },
  },

  take: {
    offer(state, seat) {
      const offers: Extract<Move, { type: 'take' }>[] = [];
      // R11: the opener must play.
      if (state.drawing || state.actions.length === 0) return offers;
      const reserves = reservesOf(state, seat).length;
      const { length } = handOf(state, seat);
      for (const reserve of RESERVES.slice(0, reserves)) {
        for (let gap = 0; gap <= length; gap += 1) offers.push({ type: 'take', reserve, gap });
      }
      return offers;
    },

    apply(state, seat, { reserve, gap }, turn) {
      const card = must(reservesOf(state, seat).splice(reserve, 1)[0], 'no such reserve');
      handOf(state, seat).splice(gap, 0, card);
      must(state.known[seat], `no seat ${seat}`).push(card);
      state.actions.push({ type: 'took', seat, card });
      turn.emit({ type: 'took', seat, reserve, card, gap });
      afterAction(state, turn);
    },
  },

  concede: {
    // R13: only without reserves, but also by who could play.
    offer(state, seat) {
      const may = !state.drawing && state.actions.length > 0 && reservesOf(state, seat).length === 0;
      return may ? [{ type: 'concede' }] : [];
    },

    // R14: the deal ends at once; nobody draws, nobody else loses.
    apply(state, seat, _move, turn) {
      state.actions.push({ type: 'conceded', seat });
      turn.emit({ type: 'conceded', seat });
      clearTrick(state, null);
      endDeal(state, 'conceded', [seat], turn);
    },
  },

  insert: {
    offer(state, seat) {
      if (!state.drawing) return [];
      return Array.from({ length: handOf(state, seat).length + 1 }, (_, gap) => ({ type: 'insert', gap }));
    },

    // R08, R27: into any gap, before the next card is seen.
    apply(state, seat, { gap }, turn) {
      const { card, left } = must(state.drawing, 'nothing drawn');
      handOf(state, seat).splice(gap, 0, card);
      turn.emit({ type: 'inserted', seat, card, gap });
      drawOrGoOn(state, seat, left, turn);
    },
  },
};

function placesOf(state: State, seat: Seat, card: Card): number[] {
  if (state.drawing) return [];
  return handOf(state, seat).flatMap((one, at) => (one === card ? [at] : []));
}

/** Takes cards out of the hand; the gap closes (§3). */
function leaveHand(state: State, seat: Seat, at: number, count: number): Card[] {
  const cards = handOf(state, seat).splice(at, count);
  const known = must(state.known[seat], `no seat ${seat}`);
  for (const card of cards) removeOne(known, card);
  return cards;
}
