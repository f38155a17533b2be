import type { Result, Seat } from '../../engine/game.ts';
import { must } from '../../engine/assert.ts';
import { type Card, CARDS } from './cards.ts';
import type { Scene } from './movements.ts';
import { handOf, order, type State } from './state.ts';
import { STEPS } from './steps.ts';

/** §4: unwinds step after step until somebody is asked or the turn ends. */
export function unwind(scene: Scene): void {
  const { state, turn } = scene;
  for (let step = state.steps[0]; step; step = state.steps[0]) {
    if (!STEPS[step.type](scene, step)) return;
    state.steps.shift();
    state.done.push(step);
    const next = state.steps[0];
    // Every special part is one step.
    if (next && next.part !== 'played') {
      turn.emit({ type: 'special', seat: next.seat, card: next.card, part: next.part });
    }
  }
  endTurn(scene);
}

/** §6 The King (E10): for whom a card that `seat` plays unwinds. */
export function unwindsFor(state: State, seat: Seat, card: Card): Seat {
  return CARDS[card].sign === 'sun' ? (state.king ?? seat) : seat;
}

/** §7: empty hands leave, somebody may have won, the next player is up. */
function endTurn(scene: Scene): void {
  const { state, turn } = scene;
  for (const seat of order(state, state.turn)) {
    if (handOf(state, seat).length > 0) continue;
    const king = state.king === seat;
    if (king) state.king = null;
    state.left.push(seat);
    turn.emit({ type: 'left', seat, rank: state.hands.length + 1 - state.left.length, king });
  }
  const { skip } = state;
  state.skip = false;
  const winner = winnerOf(state);
  if (winner !== null) {
    state.asked = { move: 'play', seats: [] };
    turn.emit({ type: 'won', seat: winner });
    return;
  }
  // E23: skipping counts among those still in the game.
  let next = after(state, state.turn);
  if (skip) {
    turn.emit({ type: 'skipped', seat: next });
    next = after(state, next);
  }
  state.turn = next;
  state.asked = { move: 'play', seats: [next] };
  turn.emit({ type: 'turn', seat: next });
}

/** The next player in the game after a seat, in the current direction. */
function after(state: State, seat: Seat): Seat {
  return must(
    order(state, seat).find((one) => one !== seat),
    'a next player',
  );
}

/** §7: the last one with cards, or the last one to leave; null while two or more are in the game. */
function winnerOf(state: State): Seat | null {
  const [seat, another] = order(state, state.turn);
  if (another !== undefined) return null;
  return seat ?? must(state.left.at(-1), 'somebody who left');
}

/** §7: ranks from the last to leave; nobody shares one; no points. */
export function result(state: State): readonly Result[] | null {
  const winner = winnerOf(state);
  if (winner === null) return null;
  return state.hands.map((_, seat) => ({ seat, score: null, rank: rankOf(state, seat) ?? 1 }));
}

/** The rank of who has left; null for who has not. */
export function rankOf(state: State, seat: Seat): number | null {
  const place = state.left.indexOf(seat);
  return place < 0 ? null : state.hands.length - place;
}
