import * as v from 'valibot';
import type { Game } from '../../engine/game.ts';
import { eagerness } from './bot.ts';
import { CODES, PILES } from './cards.ts';
import { owesFinal, waiting } from './final.ts';
import { moves } from './moves.ts';
import { notation } from './notation.ts';
import { result } from './scoring.ts';
import { type Event, type Move, setup, type State } from './state.ts';
import { allCards, redeal, tell, type Told, view, type View } from './view.ts';
import { why } from './why.ts';
import { de } from './words-de.ts';
import { en } from './words-en.ts';

const Code = v.picklist(CODES);

/** Keltis: The Card Game, to `rules.md`. */
export const keltis: Game<State, Move, Event, View, Told> = {
  id: 'keltis',
  name: 'Keltis',
  rulesVersion: 1,
  seats: [2, 3, 4],
  // §11
  options: [
    { key: 'mixedPairs', values: [false, true] },
    { key: 'finalMayStartRows', values: [false, true] },
  ],
  // Of 20,000 random games the longest had 726 moves. 200 quiet turns of up to three moves may follow any of them.
  bound: 1500,
  move: v.variant('type', [
    v.strictObject({ type: v.literal('discard'), card: Code }),
    v.strictObject({ type: v.literal('claim'), cards: v.strictTuple([Code, Code]) }),
    v.strictObject({ type: v.literal('lay'), card: Code }),
    v.strictObject({ type: v.literal('lay-point'), card: Code, row: v.picklist(PILES) }),
    v.strictObject({ type: v.literal('draw'), from: v.picklist(['pile', ...PILES]) }),
    v.strictObject({ type: v.literal('done') }),
  ]),
  moves,
  setup,
  toAct(state) {
    if (state.phase === 'over') return [];
    if (state.phase !== 'final') return [state.turn];
    return [...state.hands.keys()].filter((seat) => owesFinal(state, seat));
  },
  waiting,
  view,
  tell,
  // That the game goes on or ends tells whether anybody could add a card (§9).
  reveals: { drew: 'concerned', ended: 'everyone' },
  result,
  why,
  notation,
  words: { en, de },
  cards: allCards,
  redeal,
  eagerness,
};
