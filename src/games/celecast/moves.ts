import { assert, must } from '../../engine/assert.ts';
import { distinct, removeOne } from '../../engine/cards.ts';
import type { MoveKinds, Seat, Turn } from '../../engine/game.ts';
import { type Card, CARDS } from './cards.ts';
import { discard, give, roof, type Scene } from './movements.ts';
import { candidates, type Event, handOf, type Move, packOf, type State, stepOf } from './state.ts';
import { roofedOne } from './steps.ts';
import { unwind, unwindsFor } from './turn.ts';

/** §3, §6. What is asked of whom stands in the state; each kind of move is offered when it is the one that is asked. */
export const moves: MoveKinds<State, Move, Event> = {
  play: {
    offer: (state, seat) => cardsFor(state, 'play', seat).map((card) => ({ type: 'play', card })),

    apply(state, seat, { card }, turn) {
      assert(removeOne(handOf(state, seat), card), `seat ${seat} has no ${card}`);
      // E08: playing is not discarding and triggers nothing.
      state.courtyard.push(card);
      const unwinding = unwindsFor(state, seat, card);
      turn.emit({ type: 'played', seat, card, for: unwinding });
      state.played = { seat, card, for: unwinding };
      state.done = [];
      state.pack = null;
      state.steps = CARDS[card].played.map((deed) => ({
        ...deed,
        card,
        part: 'played' as const,
        seat: unwinding,
        moved: 0,
        to: null,
      }));
      unwind(sceneOf(state, seat, turn));
    },
  },

  target: {
    offer: (state) =>
      state.asked.move === 'target'
        ? candidates(state, stepOf(state)).map((seat) => ({ type: 'target', seat }))
        : [],

    apply(state, seat, move, turn) {
      stepOf(state).to = move.seat;
      turn.emit({ type: 'targeted', seat, to: move.seat });
      unwind(sceneOf(state, seat, turn));
    },
  },

  discard: {
    offer: (state, seat) => cardsFor(state, 'discard', seat).map((card) => ({ type: 'discard', card })),

    apply(state, seat, { card }, turn) {
      const scene = sceneOf(state, seat, turn);
      const step = stepOf(state);
      if (step.type === 'pack') {
        // E14: chosen in secret, and for good.
        turn.seal();
        must(state.pack, 'The Pack').chosen[seat] = card;
        turn.emit({ type: 'chose', seat, card });
      } else {
        step.moved += 1;
        discard(scene, seat, [card]);
      }
      unwind(scene);
    },
  },

  roof: {
    offer: (state, seat) => cardsFor(state, 'roof', seat).map((card) => ({ type: 'roof', card })),

    apply(state, seat, { card }, turn) {
      const scene = sceneOf(state, seat, turn);
      roof(scene, seat, card);
      roofedOne(state, stepOf(state));
      unwind(scene);
    },
  },

  give: {
    offer: (state, seat) => cardsFor(state, 'give', seat).map((card) => ({ type: 'give', card })),

    apply(state, seat, { card }, turn) {
      const scene = sceneOf(state, seat, turn);
      const step = stepOf(state);
      step.moved += 1;
      give(scene, seat, must(step.to, 'a target'), card);
      unwind(scene);
    },
  },

  say: {
    // E14: any sum that these players could make.
    offer: (state, seat) => {
      if (state.asked.move !== 'say') return [];
      const players = packOf(state, seat).length;
      return Array.from({ length: 4 * players + 1 }, (_, at) => ({ type: 'say', number: players + at }));
    },

    apply(state, seat, { number }, turn) {
      must(state.pack, 'The Pack').said = number;
      turn.emit({ type: 'said', seat, number });
      unwind(sceneOf(state, seat, turn));
    },
  },

  split: {
    offer: (state) =>
      state.asked.move === 'split'
        ? splits(must(state.piles[0], 'the drawn cards')).map((first) => ({ type: 'split', first }))
        : [],

    apply(state, seat, { first }, turn) {
      const second = must(state.piles[0], 'the drawn cards');
      for (const card of first) assert(removeOne(second, card), `no ${card} was drawn`);
      state.piles = [[...first], second];
      turn.emit({ type: 'split', seat, first: [...first], second: [...second] });
      unwind(sceneOf(state, seat, turn));
    },
  },

  pick: {
    offer: (state) =>
      state.asked.move === 'pick'
        ? [
            { type: 'pick', pile: 0 },
            { type: 'pick', pile: 1 },
          ]
        : [],

    apply(state, seat, { pile }, turn) {
      const owner = stepOf(state).seat;
      const cards = must(state.piles[pile], 'a pile');
      const rest = must(state.piles[1 - pile], 'a pile');
      handOf(state, seat).push(...cards);
      handOf(state, owner).push(...rest);
      state.piles = [];
      turn.emit({ type: 'took', seat: owner, to: seat, pile, cards, rest });
      unwind(sceneOf(state, seat, turn));
    },
  },
};

function sceneOf(state: State, actor: Seat, turn: Turn<Event>): Scene {
  return { state, actor, turn };
}

/** The different cards of a hand, when its owner is asked for one in this way. */
function cardsFor(state: State, move: Move['type'], seat: Seat): Card[] {
  return state.asked.move === move ? distinct(handOf(state, seat)) : [];
}

/** §6 Judgement: every first pile, in the order drawn; of alike cards the earlier ones lie in it. */
function splits(drawn: readonly Card[]): Card[][] {
  return Array.from({ length: 2 ** drawn.length }, (_, mask) => mask)
    .filter((mask) =>
      drawn.every((card, at) => {
        const later = drawn.indexOf(card, at + 1);
        return isIn(mask, at) || later < 0 || !isIn(mask, later);
      }),
    )
    .map((mask) => drawn.filter((_, at) => isIn(mask, at)));
}

function isIn(mask: number, at: number): boolean {
  return ((mask >> at) & 1) === 1;
}
