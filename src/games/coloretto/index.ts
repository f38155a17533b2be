import * as v from 'valibot';
import type { Game } from '../../engine/game.ts';
import { moves } from './moves.ts';
import { notation } from './notation.ts';
import { result } from './scoring.ts';
import { type Event, type Move, seatOf, setup, type State } from './state.ts';
import { redeal, tell, type View, view } from './view.ts';
import { de } from './words-de.ts';
import { en } from './words-en.ts';

const Row = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4));
const For = v.exactOptional(v.picklist([0, 1]));

/** Coloretto, to `rules.md`. */
export const coloretto: Game<State, Move, Event, View, Event> = {
  id: 'coloretto',
  name: 'Coloretto',
  rulesVersion: 1,
  seats: [2, 3, 4, 5],
  // §9
  options: [
    { key: 'scoring', values: ['brown', 'gray'] },
    { key: 'variant', values: ['standard', 'jim-c', 'manolo-vila'], seats: [2] },
    {
      key: 'manoloScoring',
      values: ['individual', 'team'],
      seats: [2],
      beside: { key: 'variant', value: 'manolo-vila' },
    },
    { key: 'goldenJoker', values: [true, false] },
    { key: 'underLast', values: [15, 16] },
  ],
  // Every card is drawn, placed, and taken at most once: three moves for each of the 76 at most.
  bound: 228,
  move: v.variant('type', [
    v.strictObject({ type: v.literal('draw'), for: For }),
    v.strictObject({ type: v.literal('place'), row: Row, for: For }),
    v.strictObject({ type: v.literal('take'), row: Row, for: For }),
  ]),
  moves,
  setup,
  toAct: (state) => (state.over ? [] : [seatOf(state, state.turn)]),
  view,
  tell,
  reveals: { drew: 'everyone', 'last-round': 'everyone', bonus: 'everyone' },
  result,
  why(view, _seat, move) {
    if (move.for !== view.collections[view.turn]?.for) return 'other-collection';
    if (move.type === 'draw') return view.drawn === null ? 'rows-full' : 'place-first';
    if (move.type === 'take' && view.drawn !== null) return 'place-first';
    if (move.type === 'place' && view.drawn === null) return 'nothing-drawn';
    const row = view.rows[move.row];
    if (!row) return 'no-row';
    if (row.takenBy !== null) return 'row-taken';
    return move.type === 'place' ? 'row-full' : 'row-empty';
  },
  notation,
  words: { en, de },
  cards: (state) => [
    ...state.supply,
    ...state.rows.flatMap((row) => row.cards),
    ...state.collections.flat(),
    ...state.removed,
    ...(state.drawn === null ? [] : [state.drawn]),
    ...(state.finalRound ? ['last-round'] : []),
  ],
  redeal,
};
