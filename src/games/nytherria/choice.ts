import type { Seat, Turn } from '../../engine/game.ts';
import type { Event, Move, State } from './state.ts';

/** A step that may have to ask: what is asked stands beside what comes of it. */
export interface Choice {
  /** Asks; or does what has one outcome that everybody can see; or does nothing where there is nothing to do. */
  begin(state: State, turn: Turn<Event>): void;
  /** What a seat that is asked may answer. */
  menu(state: State, seat: Seat): Move[];
  /** When all who were asked have answered. `seat` is the last of them: the only one where one is asked. */
  settle(state: State, seat: Seat, answers: readonly (Move | null)[], turn: Turn<Event>): void;
}
