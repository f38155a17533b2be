import { must } from '../../engine/assert.ts';
import type { Rng } from '../../engine/rng.ts';
import type { Seat, Viewer } from '../../engine/game.ts';
import { scores, scoringRules, tallies, type Tally } from './scoring.ts';
import {
  type Card,
  type Event,
  forPlace,
  type For,
  LAST_ROUND,
  type Scoring,
  seatOf,
  type State,
  type Variant,
} from './state.ts';

/** One collection on the table, with what it would score now. */
export interface CollectionView extends For {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly out: boolean;
  readonly tally: Tally;
}

export interface View {
  readonly variant: Variant;
  readonly scoring: Scoring;
  readonly manolo: 'individual' | 'team';
  /** How many colours count positive. */
  readonly positive: number;
  readonly round: number;
  readonly finalRound: boolean;
  readonly over: boolean;
  /** Cards in the supply, the Last Round card included while it is there. */
  readonly supply: number;
  /** `takenBy`: a number of `collections`. */
  readonly rows: readonly {
    readonly capacity: number;
    readonly cards: readonly Card[];
    readonly takenBy: number | null;
  }[];
  readonly collections: readonly CollectionView[];
  /** The collection whose turn it is. */
  readonly turn: number;
  readonly drawn: Card | null;
  readonly removed: readonly Card[];
  /** What each seat would score now; in Manolo Vila as its option says. */
  readonly scores: readonly number[];
}

/** Everything face up is public; the supply is a count (§2). So all viewers see the same. */
export function view(state: State): View {
  const worth = tallies(state);
  return {
    variant: state.variant,
    scoring: state.scoring,
    manolo: state.manolo,
    positive: scoringRules(state).positive,
    round: state.round,
    finalRound: state.finalRound,
    over: state.over,
    supply: state.supply.length,
    rows: state.rows.map(({ capacity, cards, takenBy }) => ({ capacity, cards, takenBy })),
    collections: state.collections.map((cards, place) => ({
      seat: seatOf(state, place),
      ...forPlace(state, place),
      cards,
      out: state.out[place] === true,
      tally: must(worth[place], 'a tally'),
    })),
    turn: state.turn,
    drawn: state.drawn,
    removed: state.removed,
    scores: scores(state, worth),
  };
}

/** Every event happens face up. */
export function tell(event: Event): Event {
  return event;
}

/** The supply in another order. Below the Last Round card lie 15 or 16 cards, which everybody knows: it keeps its place. */
export function redeal(state: State, _viewer: Viewer, rng: Rng): State {
  const cards = rng.shuffle(state.supply.filter((card) => card !== LAST_ROUND));
  const last = state.supply.indexOf(LAST_ROUND);
  const supply: State['supply'] = [...cards];
  if (last >= 0) supply.splice(last, 0, LAST_ROUND);
  return { ...state, supply };
}
