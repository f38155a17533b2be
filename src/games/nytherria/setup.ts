import type { Turn } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import { MAIN_DECK, NEUTRAL_DECK } from './cards.ts';
import { proceed } from './moves.ts';
import { type Event, HAND, type State } from './state.ts';
import { startTurn } from './turn.ts';

/** §3: main deck, neutral deck and starter are drawn in this order; five cards each. The starter draws at once. */
export function setup(seats: number, options: Options, turn: Turn<Event>): { state: State; record: object } {
  const { rng } = turn;
  const main = rng.shuffle([...MAIN_DECK]);
  const neutral = rng.shuffle([...NEUTRAL_DECK]);
  const starter = rng.below(seats);
  const hands = Array.from({ length: seats }, () => main.splice(-HAND).toReversed());
  const record = {
    main: main.toReversed(),
    neutral: neutral.toReversed(),
    hands: hands.map((hand) => [...hand]),
    starter,
  };
  const state: State = {
    alwaysAsk: options['alwaysAsk'] === true,
    lastTurns: options['lastTurns'] === true,
    main,
    neutral,
    hands,
    stones: hands.map(() => []),
    graveyard: [],
    neutralGraveyard: [],
    void: [],
    table: [],
    steps: [],
    asking: null,
    turn: starter,
    turns: 0,
    rebuilds: 0,
    scouted: null,
    known: Array.from({ length: (seats + 1) * seats }, () => null),
    ending: null,
    over: false,
  };
  startTurn(state, starter, turn);
  proceed(state, turn);
  return { state, record };
}
