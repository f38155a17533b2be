import { must } from '../../engine/assert.ts';
import { removeOne } from '../../engine/cards.ts';
import type { Viewer } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { type Character, counterTo } from './cards.ts';
import { without } from './choosing.ts';
import { forgetOthers, knownOf, lookAtHand } from './known.ts';
import { menu } from './moves.ts';
import { atWork, characterAtWork, handOf, opponents, type State, targetOf } from './state.ts';

/**
 * Deals anew what `viewer` cannot know: the other hands, except for the cards that they saw there, the main deck, the
 * neutral deck below what they scouted, and the choices of others in this moment. At the end the hands lie open.
 */
export function redeal(state: State, viewer: Viewer, rng: Rng): State {
  const next: State = { ...state, neutral: redealNeutral(state, viewer, rng) };
  if (state.over) return { ...next, main: rng.shuffle([...state.main]) };
  redealHands(next, viewer, rng);
  redealAnswers(next, viewer, rng);
  return next;
}

function redealNeutral({ neutral, scouted }: State, viewer: Viewer, rng: Rng): State['neutral'] {
  const below = neutral.length - (scouted && scouted.seat === viewer ? scouted.count : 0);
  return [...rng.shuffle(neutral.slice(0, below)), ...neutral.slice(below)];
}

function redealHands(state: State, viewer: Viewer, rng: Rng): void {
  const before = state.hands;
  const kept = before.map((hand, seat) => (seat === viewer ? [...hand] : [...knownOf(state, viewer, seat)]));
  const pool = [...state.main, ...before.flatMap((hand, seat) => without(hand, must(kept[seat], 'a hand')))];
  responderHolds(state, viewer, kept, pool, rng);
  rng.shuffle(pool);
  state.hands = kept.map((hand, seat) => [
    ...hand,
    ...pool.splice(0, must(before[seat], 'a hand').length - hand.length),
  ]);
  state.main = pool;
  forgetOthers(state, viewer);
  if (state.asking?.what === 'inspect' && viewer !== state.turn)
    lookAtHand(state, state.turn, targetOf(state));
}

/**
 * Without `alwaysAsk` a response is awaited of somebody who holds the fitting card, and there is never more than one of
 * them: the cards that anybody may counter with exist once. If it is not the viewer, it may be anybody else concerned.
 */
function responderHolds(
  state: State,
  viewer: Viewer,
  kept: Character[][],
  pool: Character[],
  rng: Rng,
): void {
  const { asking } = state;
  if (asking?.what !== 'counter' || state.alwaysAsk || asking.owing.some((seat) => seat === viewer)) return;
  const { target } = atWork(state);
  const by = must(counterTo(characterAtWork(state)), 'a card that cannot be countered');
  const able = (target === undefined ? opponents(state) : [target]).filter((seat) => seat !== viewer);
  const certain = able.find((seat) => kept[seat]?.includes(by));
  const open = able.filter((seat) => handOf(state, seat).length > must(kept[seat], 'a hand').length);
  const responder = certain ?? rng.pick(open);
  if (certain === undefined && removeOne(pool, by)) must(kept[responder], 'a hand').push(by);
  state.asking = { ...asking, owing: [responder] };
}

function redealAnswers(state: State, viewer: Viewer, rng: Rng): void {
  const { asking } = state;
  if (!asking) return;
  const answers = asking.answers.map((answer, seat) =>
    answer && seat !== viewer ? rng.pick(menu(state, seat)) : answer,
  );
  state.asking = { ...asking, answers };
}
