import { removeOne } from '../../engine/cards.ts';
import { assert } from '../../engine/assert.ts';
import type { Seat, Viewer } from '../../engine/game.ts';
import type { Character } from './cards.ts';
import { handOf, type State } from './state.ts';

/** The cards that a viewer knows to be in the hand of `holder`, though hands are hidden. */
export function knownOf(state: State, viewer: Viewer, holder: Seat): readonly Character[] {
  const knower = viewer === 'onlooker' ? state.hands.length : viewer;
  return state.known[knower * state.hands.length + holder] ?? [];
}

/** A card comes into a hand, seen by these seats; left out: by everybody. */
export function giveCard(state: State, holder: Seat, card: Character, seenBy?: readonly Seat[]): void {
  handOf(state, holder).push(card);
  const seats = state.hands.length;
  for (let knower = 0; knower <= seats; knower += 1) {
    if (knower === holder || (seenBy && !seenBy.includes(knower))) continue;
    (state.known[knower * seats + holder] ??= []).push(card);
  }
}

/** A card leaves a hand, seen by these seats; left out: by everybody. The others are sure of no card of it any more. */
export function loseCard(state: State, holder: Seat, card: Character, seenBy?: readonly Seat[]): void {
  assert(removeOne(handOf(state, holder), card), `seat ${holder} has no ${card}`);
  const seats = state.hands.length;
  for (let knower = 0; knower <= seats; knower += 1) {
    const at = knower * seats + holder;
    const list = state.known[at];
    if (!list) continue;
    const saw = !seenBy || seenBy.includes(knower);
    if (saw) removeOne(list, card);
    if (!saw || list.length === 0) state.known[at] = null;
  }
}

/** A seat looks at a whole hand. */
export function lookAtHand(state: State, knower: Seat, holder: Seat): void {
  state.known[knower * state.hands.length + holder] = [...handOf(state, holder)];
}

/** Forgets what does not hold in these hands: for hands that were dealt anew, except for what `viewer` knows. */
export function forgetOthers(state: State, viewer: Viewer): void {
  const seats = state.hands.length;
  const own = viewer === 'onlooker' ? seats : viewer;
  state.known = state.known.map((list, at) => {
    if (!list || Math.floor(at / seats) === own) return list;
    const left = [...handOf(state, at % seats)];
    return list.filter((card) => removeOne(left, card));
  });
}
