import * as v from 'valibot';
import type { Game } from '../../engine/game.ts';
import { eagerness } from './bot.ts';
import { CARD_CODES } from './cards.ts';
import { moves } from './moves.ts';
import { notation } from './notation.ts';
import { type Event, type Move, setup, type State } from './state.ts';
import { result } from './turn.ts';
import { redeal, tell, type Told, type View, view } from './view.ts';
import { de } from './words-de.ts';
import { en } from './words-en.ts';

const CardCode = v.picklist(CARD_CODES);
const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** Celecast, to `rules.md`. */
export const celecast: Game<State, Move, Event, View, Told> = {
  id: 'celecast',
  name: 'Celecast',
  rulesVersion: 1,
  seats: [2, 3, 4],
  // §2
  options: [{ key: 'direction', values: ['random', 'clockwise', 'counterclockwise'] }],
  // The longest of 40,000 random games had 83 moves; The Reaper could make a game longer at will, but not by chance.
  bound: 300,
  move: v.variant('type', [
    v.strictObject({ type: v.literal('play'), card: CardCode }),
    v.strictObject({ type: v.literal('target'), seat: whole(0, 3) }),
    v.strictObject({ type: v.literal('discard'), card: CardCode }),
    v.strictObject({ type: v.literal('roof'), card: CardCode }),
    v.strictObject({ type: v.literal('give'), card: CardCode }),
    v.strictObject({ type: v.literal('say'), number: whole(1, 20) }),
    v.strictObject({ type: v.literal('split'), first: v.pipe(v.array(CardCode), v.maxLength(5)) }),
    v.strictObject({ type: v.literal('pick'), pile: v.picklist([0, 1]) }),
  ]),
  moves,
  setup,
  toAct: (state) => state.asked.seats,
  view,
  tell,
  reveals: {
    milled: 'everyone',
    discarded: 'everyone',
    showed: 'everyone',
    drew: 'concerned',
    gave: 'concerned',
    exchanged: 'concerned',
  },
  result,
  why(view, _seat, move) {
    if (move.type !== view.asked.move) return `asked-${view.asked.move}`;
    switch (move.type) {
      case 'play':
      case 'discard':
      case 'roof':
      case 'give':
        return 'not-in-hand';
      case 'target':
        return 'not-this-player';
      case 'say':
        return 'not-this-number';
      case 'split':
        return 'not-these-cards';
      case 'pick':
        return 'asked-pick';
    }
  },
  notation,
  words: { en, de },
  cards: (state) => [...state.castle, ...state.courtyard, ...state.hands.flat(), ...state.piles.flat()],
  redeal,
  eagerness,
};
