import type { Seat, Turn, Viewer, Waiting } from '../../engine/game.ts';
import { distinct, removeOne } from '../../engine/cards.ts';
import type { Card } from './cards.ts';
import { fitsSomewhere } from './rows.ts';
import { type EndCause, type Event, handOf, knownOf, rowsOf, type State } from './state.ts';

/** §9: how many cards each may add. */
const ADDITIONS = 2;

/** §8: the end has come; all who can may add cards. */
export function beginFinal(state: State, seat: Seat, cause: EndCause, turn: Turn<Event>): void {
  state.phase = 'final';
  state.end = { seat, cause };
  state.owed = 0;
  state.blocked = [];
  turn.emit({ type: 'final', seat, cause });
  settle(state, seat, turn);
}

/** Ends the game when nobody is asked any more. */
export function settle(state: State, seat: Seat, turn: Turn<Event>): void {
  if (anybodyOwes(state)) {
    // Going on tells a seat that is not asked itself that another can still add a card.
    if (!owesFinal(state, seat)) turn.seal();
    return;
  }
  state.phase = 'over';
  turn.emit({ type: 'ended' });
}

export function anybodyOwes(state: State): boolean {
  return state.hands.some((_, seat) => owesFinal(state, seat));
}

/** Whether a seat is asked for a final addition: it may add, can, and has not said it is done (§9). */
export function owesFinal(state: State, seat: Seat): boolean {
  return mayAdd(state, seat) && handOf(state, seat).some((card) => adds(state, seat, card));
}

/** Whether a seat has additions left, whatever is in its hand. */
function mayAdd(state: State, seat: Seat): boolean {
  return state.done[seat] === false && (state.added[seat] ?? 0) < ADDITIONS;
}

function adds(state: State, seat: Seat, card: Card): boolean {
  return fitsSomewhere(rowsOf(state, seat), card, state.finalMayStartRows);
}

/** §2, §9. Who is asked for a final addition depends on hands: the others are named only as far as the viewer knows. */
export function waiting(state: State, viewer: Viewer): Waiting {
  if (state.phase === 'over') return { seats: [], others: false };
  if (state.phase !== 'final') return { seats: [state.turn], others: false };
  const sure = [...state.hands.keys()].filter((seat) =>
    seat === viewer
      ? owesFinal(state, seat)
      : mayAdd(state, seat) && knownOf(state, seat).some((card) => adds(state, seat, card)),
  );
  const perhaps = distinct(couldAdd(state, viewer).map(({ seat }) => seat)).filter(
    (seat) => !sure.includes(seat),
  );
  // The game goes on, so somebody is asked: the only one who can be.
  if (sure.length === 0 && perhaps.length === 1) return { seats: perhaps, others: false };
  return { seats: sure, others: perhaps.length > 0 };
}

export interface Addition {
  readonly seat: Seat;
  readonly card: Card;
}

/** The additions of others that a viewer has to reckon with: cards that may be in a hand and would fit. */
export function couldAdd(state: State, viewer: Viewer): Addition[] {
  const hidden = hiddenFrom(state, viewer);
  return [...state.hands.keys()].flatMap((seat) =>
    seat !== viewer && mayAdd(state, seat) && unknownOf(state, seat).length > 0
      ? hidden.filter((card) => adds(state, seat, card)).map((card) => ({ seat, card }))
      : [],
  );
}

/** The cards of a hand that its owner alone knows. */
function unknownOf(state: State, seat: Seat): Card[] {
  const cards = [...handOf(state, seat)];
  for (const card of knownOf(state, seat)) removeOne(cards, card);
  return cards;
}

/** The cards of which a viewer does not know where they are. */
export function hiddenFrom(state: State, viewer: Viewer): Card[] {
  const hands = state.hands.flatMap((_, seat) => (seat === viewer ? [] : unknownOf(state, seat)));
  return [...state.pile, ...state.removed, ...hands];
}
