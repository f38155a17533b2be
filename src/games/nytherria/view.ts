import type { Seat, Viewer } from '../../engine/game.ts';
import { type Character, counterTo, type Neutral, type Stone } from './cards.ts';
import { knownOf } from './known.ts';
import { topOfNeutral } from './piles.ts';
import { result, type Tally, tally } from './scoring.ts';
import {
  characterAtWork,
  type Ending,
  handOf,
  HAND,
  type Laid,
  type Move,
  type State,
  stonesOf,
  type What,
} from './state.ts';
import { waiting } from './waiting.ts';
import { goalOf, REBUILDS } from './turn.ts';

export interface PlayerView {
  /** Cards in the hand. */
  readonly count: number;
  /** The hand, where the viewer sees it: their own, and every hand at the end. */
  readonly cards: readonly Character[] | null;
  /** Cards that the viewer saw come into this hand, or saw in it, and that are surely still there. */
  readonly known: readonly Character[];
  readonly stones: readonly Stone[];
  /** Points now; without the hand where it is hidden. */
  readonly tally: Tally;
  /** At the end; 1 has won. */
  readonly rank: number | null;
}

export interface View {
  readonly alwaysAsk: boolean;
  readonly lastTurns: boolean;
  /** Stones of one player that end the game. */
  readonly goal: number;
  /** How often the graveyard became a new main deck, and how often ends the game. */
  readonly rebuilds: number;
  readonly lastRebuild: number;
  /** The current player, and the number of the turn. */
  readonly turn: Seat;
  readonly turns: number;
  readonly players: readonly PlayerView[];
  /** Cards in the decks. */
  readonly main: number;
  readonly neutral: number;
  readonly graveyard: readonly Character[];
  readonly neutralGraveyard: readonly Neutral[];
  readonly void: readonly Character[];
  /** The card that the current player plays, on it a revived one, on them the events that it met. The last is at work. */
  readonly table: readonly Laid[];
  /** Explorations still to come of the cards on the table. */
  readonly explorations: number;
  /** What is asked, and of whom: in the counter window nobody but the viewer is named. Null at the end. */
  readonly asked: { readonly what: What; readonly seats: readonly Seat[]; readonly others: boolean } | null;
  /** In the counter window: the card that can cancel the one at work. */
  readonly counter: Character | null;
  /** The viewer's choice, hidden from all others until nobody owes one. */
  readonly chosen: Move | null;
  /** How many cards the viewer has to discard. */
  readonly owed: number;
  /** Cards on top of the neutral deck that the viewer has seen, top first. */
  readonly scouted: readonly Neutral[];
  /** `left`: turns still to be played. */
  readonly ending: { readonly how: Ending; readonly left: number } | null;
  readonly over: boolean;
}

/** §8: hands and the order of the decks are hidden. */
export function view(state: State, viewer: Viewer): View {
  const { asking, scouted } = state;
  const ranks = result(state);
  return {
    alwaysAsk: state.alwaysAsk,
    lastTurns: state.lastTurns,
    goal: goalOf(state.hands.length),
    rebuilds: state.rebuilds,
    lastRebuild: REBUILDS,
    turn: state.turn,
    turns: state.turns,
    players: state.hands.map((hand, seat) => {
      const cards = seat === viewer || state.over ? hand : null;
      return {
        count: hand.length,
        cards,
        known: cards ? [] : knownOf(state, viewer, seat).toSorted(),
        stones: stonesOf(state, seat),
        tally: tally(stonesOf(state, seat), cards),
        rank: ranks?.find((line) => line.seat === seat)?.rank ?? null,
      };
    }),
    main: state.main.length,
    neutral: state.neutral.length,
    graveyard: state.graveyard,
    neutralGraveyard: state.neutralGraveyard,
    void: state.void,
    table: state.table,
    explorations: state.steps.filter((step) => step.do === 'explore').length,
    asked: asking && { what: asking.what, ...waiting(state, viewer) },
    counter: asking?.what === 'counter' ? (counterTo(characterAtWork(state)) ?? null) : null,
    chosen: (viewer !== 'onlooker' && asking?.answers[viewer]) || null,
    owed: viewer !== 'onlooker' && asking?.owing.includes(viewer) ? owedBy(state, viewer) : 0,
    scouted: scouted && scouted.seat === viewer ? topOfNeutral(state, scouted.count) : [],
    ending: state.ending,
    over: state.over,
  };
}

function owedBy(state: State, seat: Seat): number {
  if (state.asking?.what === 'plague') return 1;
  return state.asking?.what === 'level' ? handOf(state, seat).length - HAND : 0;
}
