import type { Viewer } from '../src/engine/game.ts';
import { begin, type Position, waiting } from '../src/engine/play.ts';
import { replay } from '../src/engine/replay.ts';
import { mixSeed } from '../src/engine/shuffle.ts';
import { done, type Outcome, refuse } from '../src/protocol/outcome.ts';
import type { Moment } from '../src/protocol/table.ts';
import type { Caller } from './access.ts';
import type { Room } from './room.ts';
import type { LogRow } from './room-store.ts';
import { type Known, standing, viewerOf } from './table-view.ts';

/** How many moments are told at once. */
const MOST = 32;
/** The version of the deal. */
const DEAL = 1;

/**
 * The table as the caller saw it after the move of this version (1: the deal), or would have seen it from their seat. Only
 * moves that stand make moments; between two of them it is the earlier one.
 */
export function moment(room: Room, caller: Caller, version: number): Outcome<Moment> {
  const looking = lookBack(room, caller);
  if (!looking.ok) return looking;
  const rows = looking.value.rows.filter((row) => row.version <= version);
  const told = tell(room, looking.value, rows, (rows.at(-1)?.version ?? DEAL) - 1);
  return told.ok ? done(told.value.at(-1) as Moment) : told;
}

/** The moments after version `after` and up to `until`, the first {@link MOST} of them. */
export function moments(room: Room, caller: Caller, after: number, until: number): Outcome<Moment[]> {
  const looking = lookBack(room, caller);
  if (!looking.ok) return looking;
  const { rows } = looking.value;
  const wanted = rows.filter(({ version }) => version > after && version <= until);
  const last = wanted.slice(0, after < DEAL ? MOST - 1 : MOST).at(-1)?.version ?? 0;
  if (last === 0 && (after >= DEAL || until < DEAL)) return done([]);
  return tell(
    room,
    looking.value,
    rows.filter(({ version }) => version <= last),
    after,
  );
}

/** A caller who sees the game, and the moves that stand. */
interface Looking {
  readonly known: Known;
  readonly viewer: Viewer;
  readonly rows: readonly LogRow[];
}

function lookBack(room: Room, caller: Caller): Outcome<Looking> {
  const visit = room.visit(caller);
  if (!visit.ok) return visit;
  const { known, access } = visit.value;
  const viewer = viewerOf(access);
  if (viewer === 'guest') return refuse('not-found');
  if (known.head.version === 0) return refuse('not-started');
  return done({ known, viewer, rows: standing(room.store.log(0)) });
}

/** Plays `rows` from the deal and tells the moments after version `after`. */
function tell(
  room: Room,
  { known, viewer }: Looking,
  rows: readonly LogRow[],
  after: number,
): Outcome<Moment[]> {
  const { game, meta, seats } = known;
  const rng = mixSeed(
    room.store.serverSeed(),
    seats.map(({ salt }) => salt),
  );
  const origin = { seats: seats.length, options: meta.options, rng };
  const told: Moment[] = [];
  const show = (version: number, { state }: Position) => {
    if (version <= after) return;
    const whom = waiting(game, state, viewer);
    told.push({
      version,
      view: game.view(state, viewer),
      waiting: { seats: [...whom.seats], others: whom.others },
    });
  };
  const moves = rows.flatMap(({ version, seat, move }) =>
    seat === null || move === null ? [] : [{ version, seat, move }],
  );
  show(DEAL, begin(game, origin.seats, origin.options, origin.rng).position);
  const replayed = replay(game, origin, moves, ({ position }, index) =>
    show(moves[index]?.version ?? DEAL, position),
  );
  return replayed.ok ? done(told) : refuse('game-frozen');
}
