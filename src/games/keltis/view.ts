import { must } from '../../engine/assert.ts';
import { removeOne } from '../../engine/cards.ts';
import type { Seat, Viewer } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { type Card, type Colour, COLOURS, type PileName, PILES } from './cards.ts';
import { type Addition, anybodyOwes, couldAdd, hiddenFrom } from './final.ts';
import { ENDED_ROWS, endedRows, QUIET_TURNS } from './moves.ts';
import { type Reading, readRow, type Rows } from './rows.ts';
import { rowPoints, type Tally, tallyOf } from './scoring.ts';
import {
  claimedBy,
  type EndCause,
  type Event,
  handOf,
  knownOf,
  type Phase,
  rowsOf,
  type State,
} from './state.ts';

/** One colour row: `cards` in the order of laying, empty where there is no row yet; `points` as it would score now. */
export interface RowView extends Reading {
  readonly colour: Colour;
  readonly cards: readonly Card[];
  readonly points: number;
}

export interface PlayerView {
  readonly seat: Seat;
  /** Cards in the hand. */
  readonly cards: number;
  /** Cards everybody knows to be among them: taken from a discard pile, and none like it played since. */
  readonly known: readonly Card[];
  readonly rows: readonly RowView[];
  readonly pointRow: readonly Card[];
  readonly stones: readonly number[];
  /** Final additions made. */
  readonly added: number;
  /** Said to add nothing more. */
  readonly done: boolean;
  /** What this would score now; at the end the score, line by line. */
  readonly tally: Tally;
}

export interface View {
  /** The viewer's own seat; null for an onlooker. */
  readonly you: Seat | null;
  readonly mixedPairs: boolean;
  readonly finalMayStartRows: boolean;
  readonly phase: Phase;
  /** Whose turn it is; null from the final additions on. */
  readonly turn: Seat | null;
  /** Draws owed in this turn. */
  readonly owed: number;
  /** Discard piles that may not be drawn from in this turn. */
  readonly blocked: readonly PileName[];
  /** Cards in the pile, and cards put aside unseen. */
  readonly pile: number;
  readonly removed: number;
  /** Bottom card first. */
  readonly discards: Readonly<Record<PileName, readonly Card[]>>;
  /** Stones still in the middle. */
  readonly stones: readonly number[];
  readonly players: readonly PlayerView[];
  /** The viewer's own hand; null for an onlooker. */
  readonly hand: readonly Card[] | null;
  /** Rows ended so far, of so many that bring the end. */
  readonly ended: { readonly rows: number; readonly of: number };
  /** Turns in a row without a card from the pile, of so many that bring the end. */
  readonly quiet: { readonly turns: number; readonly of: number };
  /** Who brought the end, and how. */
  readonly end: { readonly seat: Seat; readonly cause: EndCause } | null;
}

/** §2: one's own hand; of the others' hands how many cards, and which were taken openly; the rest lies open. */
export function view(state: State, viewer: Viewer): View {
  const playing = state.phase === 'action' || state.phase === 'draw';
  return {
    you: viewer === 'onlooker' ? null : viewer,
    mixedPairs: state.mixedPairs,
    finalMayStartRows: state.finalMayStartRows,
    phase: state.phase,
    turn: playing ? state.turn : null,
    owed: state.owed,
    blocked: state.blocked,
    pile: state.pile.length,
    removed: state.removed.length,
    discards: state.discards,
    stones: state.stones,
    players: state.hands.map((_, seat) => playerView(state, seat)),
    hand: viewer === 'onlooker' ? null : handOf(state, viewer),
    ended: { rows: endedRows(state), of: ENDED_ROWS },
    quiet: { turns: state.quiet, of: QUIET_TURNS },
    end: state.end,
  };
}

function playerView(state: State, seat: Seat): PlayerView {
  const rows = rowsOf(state, seat);
  return {
    seat,
    cards: handOf(state, seat).length,
    known: knownOf(state, seat),
    rows: COLOURS.map((colour) => ({
      colour,
      cards: rows[colour],
      ...readRow(rows[colour]),
      points: rowPoints(rows[colour].length),
    })),
    pointRow: rows.points,
    stones: claimedBy(state, seat),
    added: must(state.added[seat], `no seat ${seat}`),
    done: must(state.done[seat], `no seat ${seat}`),
    tally: tallyOf(state, seat),
  };
}

/** A player's rows as the rules read them, from a view. */
export function rowsIn(view: View, seat: Seat): Rows {
  const { rows, pointRow } = must(view.players[seat], `no seat ${seat}`);
  const cards = (colour: Colour) =>
    must(rows.find((row) => row.colour === colour)?.cards, `no row ${colour}`);
  return {
    red: cards('red'),
    yellow: cards('yellow'),
    green: cards('green'),
    blue: cards('blue'),
    purple: cards('purple'),
    points: pointRow,
  };
}

/** Whether a card that the viewer lays on this row begins it. */
export function startsRow(view: View, row: PileName): boolean {
  return view.you !== null && rowsIn(view, view.you)[row].length === 0;
}

/** An event as a viewer is told it: a card from the pile only to who drew it. */
export type Told =
  | Exclude<Event, { type: 'drew' }>
  | { readonly type: 'drew'; readonly seat: Seat; readonly from: 'pile' | PileName; readonly card?: Card };

export function tell(event: Event, viewer: Viewer): Told {
  switch (event.type) {
    case 'drew': {
      const { type, seat, from } = event;
      return from === 'pile' && seat !== viewer ? { type, seat, from } : event;
    }
    case 'discarded':
    case 'claimed':
    case 'laid':
    case 'row-ended':
    case 'final':
    case 'done':
    case 'ended':
      return event;
  }
}

/**
 * The pile, the cards put aside and what is not known of the other hands, dealt anew. While the final additions go on
 * everybody knows that somebody can add a card: where the new deal has nobody, one fitting card is dealt on purpose.
 */
export function redeal(state: State, viewer: Viewer, rng: Rng): State {
  const hidden = rng.shuffle(hiddenFrom(state, viewer));
  const world = deal(state, viewer, hidden);
  if (state.phase !== 'final' || anybodyOwes(world)) return world;
  return deal(state, viewer, hidden, rng.pick(couldAdd(state, viewer)));
}

function deal(state: State, viewer: Viewer, hidden: readonly Card[], given?: Addition): State {
  const pile = [...hidden];
  if (given) removeOne(pile, given.card);
  const hands = state.hands.map((hand, seat) => {
    if (seat === viewer) return [...hand];
    const sure = [...knownOf(state, seat), ...(seat === given?.seat ? [given.card] : [])];
    return [...sure, ...pile.splice(0, hand.length - sure.length)];
  });
  const removed = pile.splice(0, state.removed.length);
  return { ...state, hands, removed, pile };
}

/** Every card, wherever it lies. */
export function allCards(state: State): readonly string[] {
  return [
    ...state.pile,
    ...state.removed,
    ...state.hands.flat(),
    ...PILES.flatMap((name) => state.discards[name]),
    ...state.rows.flatMap((rows) => PILES.flatMap((name) => rows[name])),
  ];
}
