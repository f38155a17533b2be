import * as v from 'valibot';
import type { Game } from '../../engine/game.ts';
import { eagerness } from './bot.ts';
import { result, setup } from './deal.ts';
import { moves } from './moves.ts';
import { notation } from './notation.ts';
import { actor, type Event, type Move, type State } from './state.ts';
import { allCards, redeal, tell, type Told, view, type View } from './view.ts';
import { why } from './why.ts';
import { de } from './words-de.ts';
import { en } from './words-en.ts';

/** A place or a gap in a hand, which never holds more than all 54 cards. */
const Place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(54));
const Value = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));

/** Krass Kariert, to `rules.md`. */
export const krassKariert: Game<State, Move, Event, View, Told> = {
  id: 'krass-kariert',
  name: 'Krass Kariert',
  rulesVersion: 1,
  seats: [3, 4, 5],
  // §10
  options: [
    { key: 'xCard', values: ['ends-trick', 'wild-only'] },
    { key: 'chips', values: [2, 3] },
  ],
  // Each deal costs a chip or ends the game: at most seats × 3 + 1 deals. In a deal each of the 54 cards is played, each
  // reserve taken and each card of the pile inserted at most once, and one player concedes. With five players: 16 deals
  // of 54 + 10 + 9 + 1 moves; with three or four it is less.
  bound: 1184,
  move: v.variant('type', [
    v.strictObject({
      type: v.literal('play'),
      at: Place,
      count: v.picklist([1, 2, 3]),
      x: v.exactOptional(Value),
    }),
    v.strictObject({ type: v.literal('stop'), at: Place }),
    v.strictObject({ type: v.literal('redraw'), at: Place }),
    v.strictObject({ type: v.literal('take'), reserve: v.picklist([0, 1]), gap: Place }),
    v.strictObject({ type: v.literal('concede') }),
    v.strictObject({ type: v.literal('insert'), gap: Place }),
  ]),
  moves,
  setup,
  toAct(state) {
    const seat = actor(state);
    return seat === null ? [] : [seat];
  },
  view,
  tell,
  reveals: {
    played: 'everyone',
    stopped: 'everyone',
    redrew: 'everyone',
    drew: 'concerned',
    dealt: 'everyone',
  },
  result,
  why,
  notation,
  words: { en, de },
  cards: allCards,
  redeal,
  eagerness,
};
