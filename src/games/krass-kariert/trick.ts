import { around } from '../../engine/cards.ts';
import { must } from '../../engine/assert.ts';
import type { Seat, Turn } from '../../engine/game.ts';
import { clearTrick, endDeal } from './deal.ts';
import { drawsDue, type Event, handOf, leader, type State } from './state.ts';

/** §4: each acts once (R12). The trick is over when all have, or at once by an X or a Stop. */
export function afterAction(state: State, turn: Turn<Event>): void {
  const { seat, by } = must(leader(state), 'a trick without a card');
  if (by !== 'x' && by !== 'stop' && state.actions.length < state.order.length) return;
  const due = drawsDue(state);
  // R23: there is no reshuffle; what the pile doesn't have is not drawn.
  const draws = Math.min(due, state.pile.length);
  turn.emit({ type: 'won', seat, by, due, draws });
  drawOrGoOn(state, seat, draws, turn);
}

/** §6: draws the next of `left` cards, which waits for its gap; after the last one the trick is cleared. */
export function drawOrGoOn(state: State, winner: Seat, left: number, turn: Turn<Event>): void {
  if (left === 0) {
    state.drawing = null;
    afterTrick(state, winner, turn);
    return;
  }
  // The winner learns the card, even where somebody else's action ended the trick.
  turn.seal();
  const card = must(state.pile.shift(), 'an empty pile');
  state.drawing = { seat: winner, card, left: left - 1 };
  turn.emit({ type: 'drew', seat: winner, card });
}

/** §7: the cards are discarded, and the hands with cards are counted after the draws (R18). */
function afterTrick(state: State, winner: Seat, turn: Turn<Event>): void {
  const starter = nextStarter(state, winner);
  const took = state.order;
  clearTrick(state, winner);
  for (const seat of took) if (!hasCards(state, seat)) turn.emit({ type: 'out', seat });
  // R17: reserves do not count as cards.
  const left = took.filter((seat) => hasCards(state, seat));
  if (left.length === 0) {
    // R15: all who took part in this trick, except its winner.
    const owing = took.filter((seat) => seat !== winner).toSorted((a, b) => a - b);
    endDeal(state, 'all-out', owing, turn);
  } else if (left.length === 1) {
    // R16: even who won the trick.
    endDeal(state, 'last-with-cards', left, turn);
  } else {
    const opener = must(starter, 'nobody has cards');
    state.order = around(opener, state.hands.length).filter((seat) => hasCards(state, seat));
    state.trick += 1;
    turn.emit({ type: 'trick', seat: opener, trick: state.trick });
  }
}

/**
 * §7: the winner; else who played the highest combination, else the first Redraw (R20); else on from the winner's
 * right-hand neighbour, against the clock. Always the first of them who has cards.
 */
function nextStarter(state: State, winner: Seat): Seat | undefined {
  const seats = state.hands.length;
  const played = state.actions.filter((action) => action.type === 'played').toReversed();
  const redrew = state.actions.filter((action) => action.type === 'redrew');
  const others = around((winner + seats - 1) % seats, seats, -1);
  const candidates = [winner, ...[...played, ...redrew].map((action) => action.seat), ...others];
  return candidates.find((seat) => hasCards(state, seat));
}

function hasCards(state: State, seat: Seat): boolean {
  return handOf(state, seat).length > 0;
}
