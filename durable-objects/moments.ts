import { waiting } from '../src/engine/play.ts';
import { replay } from '../src/engine/replay.ts';
import { mixSeed } from '../src/engine/shuffle.ts';
import { done, type Outcome, refuse } from '../src/protocol/outcome.ts';
import type { Moment } from '../src/protocol/table.ts';
import type { Caller } from './access.ts';
import type { Room } from './room.ts';
import { standing, viewerOf } from './table-view.ts';

/**
 * The table as the caller saw it after the move of this version (1: the deal), or would have seen it from their seat. Only
 * moves that stand make moments; between two of them it is the earlier one.
 */
export function moment(room: Room, caller: Caller, version: number): Outcome<Moment> {
  const visit = room.visit(caller);
  if (!visit.ok) return visit;
  const { known, access } = visit.value;
  const viewer = viewerOf(access);
  if (viewer === 'guest') return refuse('not-found');
  const { game, meta, seats, head } = known;
  if (head.version === 0) return refuse('not-started');
  const rows = standing(room.store.log(0)).filter((row) => row.version <= version);
  const log = rows.flatMap(({ seat, move }) => (seat === null || move === null ? [] : [{ seat, move }]));
  const rng = mixSeed(
    room.store.serverSeed(),
    seats.map(({ salt }) => salt),
  );
  const told = replay(game, { seats: seats.length, options: meta.options, rng }, log);
  if (!told.ok) return refuse('game-frozen');
  const { state } = told.position;
  const whom = waiting(game, state, viewer);
  return done({
    version: rows.at(-1)?.version ?? 1,
    view: game.view(state, viewer),
    waiting: { seats: [...whom.seats], others: whom.others },
  });
}
