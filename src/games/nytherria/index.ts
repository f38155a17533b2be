import * as v from 'valibot';
import type { Game } from '../../engine/game.ts';
import { eagerness } from './bot.ts';
import { CHARACTERS, NEUTRALS, STONES } from './cards.ts';
import { moves } from './moves.ts';
import { notation } from './notation.ts';
import { redeal } from './redeal.ts';
import { why } from './refusals.ts';
import { result } from './scoring.ts';
import { setup } from './setup.ts';
import type { Event, Move, State } from './state.ts';
import { reveals, tell, type Told } from './telling.ts';
import { type View, view } from './view.ts';
import { waiting } from './waiting.ts';
import { de } from './words-de.ts';
import { en } from './words-en.ts';

const Character = v.picklist(CHARACTERS);
const Target = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)));
const Neutrals = v.pipe(v.array(v.picklist(NEUTRALS)), v.maxLength(3));
/** A hand never holds more than a dozen cards. */
const Characters = v.pipe(v.array(Character), v.maxLength(12));

/** Nytherria, to `rules.md`. */
export const nytherria: Game<State, Move, Event, View, Told> = {
  id: 'nytherria',
  name: 'Nytherria',
  rulesVersion: 1,
  seats: [2, 3, 4],
  // §4, §5
  options: [
    { key: 'alwaysAsk', values: [false, true] },
    { key: 'lastTurns', values: [false, true] },
  ],
  // The longest of 20,000 random games has 353 moves; five new main decks end every game.
  bound: 600,
  move: v.variant('type', [
    v.strictObject({ type: v.literal('play'), card: Character, target: Target }),
    v.strictObject({ type: v.literal('counter'), card: Character }),
    v.strictObject({ type: v.literal('pass') }),
    v.strictObject({ type: v.literal('choose-stone'), stone: v.picklist(STONES) }),
    v.strictObject({ type: v.literal('choose-card'), card: Character, target: Target }),
    v.strictObject({ type: v.literal('arrange'), bury: Neutrals, top: Neutrals }),
    v.strictObject({ type: v.literal('banish'), cards: Characters }),
    v.strictObject({ type: v.literal('discard'), cards: Characters }),
    v.strictObject({ type: v.literal('pass-card'), card: Character }),
  ]),
  moves,
  setup,
  toAct: (state) => state.asking?.owing ?? [],
  waiting,
  view,
  tell,
  reveals,
  result,
  why,
  notation,
  words: { en, de },
  cards: (state) => [
    ...state.main,
    ...state.neutral,
    ...state.hands.flat(),
    ...state.stones.flat(),
    ...state.graveyard,
    ...state.neutralGraveyard,
    ...state.void,
    ...state.table.map((laid) => laid.card),
  ],
  redeal,
  eagerness,
};
