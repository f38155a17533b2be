import { removeOne } from '../../engine/cards.ts';
import { assert, must } from '../../engine/assert.ts';
import type { Seat, Viewer } from '../../engine/game.ts';
import type { Character } from './cards.ts';
import { handOf, type State } from './state.ts';

/** The cards that a viewer knows to be in the hand of `holder`, though hands are hidden. */
export function knownOf(state: State, viewer: Viewer, holder: Seat): readonly Character[] {
  return listOf(state, viewer === 'onlooker' ? state.hands.length : viewer, holder);
}

function listOf(state: State, knower: number, holder: Seat): Character[] {
  return must(state.known[knower]?.[holder], `nobody knows seat ${holder}`);
}

/** A card comes into a hand, seen by these seats; left out: by everybody. */
export function giveCard(state: State, holder: Seat, card: Character, seenBy?: readonly Seat[]): void {
  handOf(state, holder).push(card);
  for (let knower = 0; knower < state.known.length; knower += 1) {
    if (knower !== holder && (!seenBy || seenBy.includes(knower))) listOf(state, knower, holder).push(card);
  }
}

/** A card leaves a hand, seen by these seats; left out: by everybody. The others are sure of no card of it any more. */
export function loseCard(state: State, holder: Seat, card: Character, seenBy?: readonly Seat[]): void {
  assert(removeOne(handOf(state, holder), card), `seat ${holder} has no ${card}`);
  for (let knower = 0; knower < state.known.length; knower += 1) {
    const list = listOf(state, knower, holder);
    if (list.length === 0) continue;
    if (!seenBy || seenBy.includes(knower)) removeOne(list, card);
    else list.length = 0;
  }
}

/** A seat looks at a whole hand. */
export function lookAtHand(state: State, knower: Seat, holder: Seat): void {
  must(state.known[knower], `no seat ${knower}`)[holder] = [...handOf(state, holder)];
}
