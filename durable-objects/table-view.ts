import type { AnyGame, Tagged, Viewer } from '../src/engine/game.ts';
import { offers, resultOf, waiting } from '../src/engine/play.ts';
import type { LogLine, TableView } from '../src/protocol/table.ts';
import type { Access } from './access.ts';
import type { Head, LogRow, Meta, SeatRow, Snapshot } from './room-store.ts';

/** All that a room knows. It leaves the room through the functions of this file and through the record, and in no other way. */
export interface Known {
  readonly game: AnyGame;
  readonly meta: Meta;
  readonly head: Head;
  readonly seats: readonly SeatRow[];
  /** Null before the deal. */
  readonly snapshot: Snapshot | null;
  /** Told when the game is over, null before. */
  readonly openedSeed: string | null;
}

/** As whom a caller sees the game: their seat, an onlooker, or (with an invite or a link not yet used) not at all. */
export function viewerOf(access: Access): Viewer | 'guest' {
  if (access.seat !== null) return access.seat;
  if (access.host || access.link?.kind === 'watch') return 'onlooker';
  return 'guest';
}

/** The table as one caller sees it, field by field. `rows`: the part of the log that they ask for. */
export function tableView(
  known: Known,
  access: Access,
  rows: readonly LogRow[],
  undoable: boolean,
): TableView {
  const { game, meta, head, seats, snapshot } = known;
  const viewer = viewerOf(access);
  const sees = viewer === 'guest' ? null : viewer;
  const state = snapshot?.state;
  const dealt = snapshot !== null && sees !== null;
  const seatNames = Array.from({ length: meta.seats }, (_, seat) => ({
    seat,
    name: seats.find((row) => row.seat === seat)?.name ?? null,
    person: personAt(seats, seat, access),
  }));
  const whom = dealt ? waiting(game, state, sees) : { seats: [], others: false };
  return {
    type: 'table',
    id: meta.id,
    game: meta.game,
    rulesVersion: meta.rulesVersion,
    options: meta.options,
    status: meta.status,
    revision: head.revision,
    version: head.version,
    viewer,
    host: access.host,
    linkSeat: access.link?.seat ?? null,
    seats: seatNames,
    createdAt: iso(meta.createdAt),
    shuffle: { commit: meta.commit, stream: 'chacha20', serverSeed: known.openedSeed },
    waiting: {
      seats: [...whom.seats],
      others: whom.others,
      since: dealt ? waitingSince(known) : null,
    },
    view: dealt ? game.view(state, sees) : null,
    offers: dealt && sees !== 'onlooker' ? offers(game, state, sees) : [],
    canUndo: undoable,
    log: dealt ? rows.map((row) => logLine(game, row, sees)) : [],
    lastMoved: access.seat === null ? 0 : (head.moved[access.seat] ?? 0),
    results: dealt
      ? (resultOf(game, state)?.map(({ seat, score, rank }) => ({ seat, score, rank })) ?? null)
      : null,
    rematch: meta.rematch,
  };
}

/** Who is behind a seat, for who sits at the table: themselves at their own, at the others the person that stands for it. */
function personAt(seats: readonly SeatRow[], seat: number, access: Access): string | null {
  if (access.seat === null) return null;
  if (access.seat === seat) return access.person;
  const row = seats.find((one) => one.seat === seat);
  return row ? standsFor(row) : null;
}

/** The person that stands for a seat, of all that hold it: who sat down, or who took the links back. */
export function standsFor({ holders }: SeatRow): string | null {
  return holders[0] ?? null;
}

/** A move of which a viewer is told nothing is nobody's to them: not even who was asked is given away. */
function logLine(game: AnyGame, row: LogRow, viewer: Viewer): LogLine {
  const events = toldOf(game, row.events, viewer);
  const hidden = row.kind === 'move' && events.length === 0 && row.seat !== viewer;
  return {
    version: row.version,
    at: iso(row.at),
    kind: row.kind,
    seat: hidden ? null : row.seat,
    by: row.by,
    events,
    ...(row.undoes === null ? {} : { undoes: row.undoes }),
  };
}

/** Since when the table waits: the longest waiting seat's time, whoever it is. */
export function waitingSince({ head }: Known): string | null {
  return head.asked.length === 0 ? null : iso(Math.min(...head.asked.map(({ at }) => at)));
}

/** What a viewer is told of events. */
export function toldOf(game: AnyGame, events: readonly Tagged[], viewer: Viewer): Tagged[] {
  return events.flatMap((event) => {
    const told: Tagged | null = game.tell(event, viewer);
    return told === null ? [] : [told];
  });
}

/** The rows of moves that stand: those that no undo took back. */
export function standing(rows: readonly LogRow[]): LogRow[] {
  const undone = new Set(rows.flatMap((row) => (row.undoes === null ? [] : [row.undoes])));
  return rows.filter((row) => row.kind === 'move' && !undone.has(row.version));
}

export function iso(at: number): string {
  return new Date(at).toISOString();
}
