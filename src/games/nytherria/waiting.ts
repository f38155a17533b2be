import type { Viewer, Waiting } from '../../engine/game.ts';
import { atWork, type State } from './state.ts';

/**
 * §4: whom the table waits for. In the counter window an asked seat is named to itself alone, because being asked says
 * what it may hold; everybody else knows that a response is awaited.
 */
export function waiting(state: State, viewer: Viewer): Waiting {
  const { asking } = state;
  if (!asking) return { seats: [], others: false };
  if (asking.what !== 'counter') return { seats: asking.owing, others: false };
  if (viewer === 'onlooker' || !asking.owing.includes(viewer)) return { seats: [], others: true };
  // A card with a target asks nobody else.
  const more = atWork(state).target === undefined && state.hands.length > 2;
  return { seats: [viewer], others: more };
}
