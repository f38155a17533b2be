import * as v from 'valibot';
import { begin, type Played, play, sameMove } from '../src/engine/play.ts';
import { replay } from '../src/engine/replay.ts';
import { mixSeed } from '../src/engine/shuffle.ts';
import { done, type Outcome, refuse, type Refusal } from '../src/protocol/outcome.ts';
import type { CheckMove, MakeMove, MoveAnswer, MoveCheck, UndoMove } from '../src/protocol/table.ts';
import type { Caller } from './access.ts';
import type { Room, Visit } from './room.ts';
import type { Asked, Head, LogRow, Meta, SeatRow } from './room-store.ts';
import { type Known, standing, toldOf } from './table-view.ts';

/** Deals and starts the game, together with the change of seats or options that led to it. */
export function deal(room: Room, before: Known, meta: Meta, seats: readonly SeatRow[]): void {
  const salts = seats.map(({ salt }) => salt);
  const rng = mixSeed(room.store.serverSeed(), salts);
  const start = begin(before.game, seats.length, meta.options, rng);
  const at = room.now(before.head);
  const version = 1;
  const row: LogRow = {
    version,
    at,
    kind: 'start',
    seat: null,
    by: 'person',
    actionId: null,
    sealed: true,
    move: null,
    events: start.events,
    undoes: null,
  };
  const asked = before.game
    .toAct(start.position.state)
    .map((seat): Asked => ({ seat, at, since: version, basis: version }));
  room.save(before, {
    at,
    meta: { ...meta, status: 'playing' },
    seats,
    snapshot: start.position,
    head: { version, asked, moved: seats.map(() => 0) },
    rows: [row],
  });
}

/** A seat with the right and the reason to act now. */
interface Acting extends Visit {
  readonly seat: number;
}

function enter(room: Room, caller: Caller): Outcome<Acting> {
  const visit = room.visit(caller);
  if (!visit.ok) return visit;
  const { seat } = visit.value.access;
  return seat === null ? refuse('not-your-seat') : done({ ...visit.value, seat });
}

/** Makes a move, at most once for each `actionId`. */
export function move(room: Room, caller: Caller, input: MakeMove): Outcome<MoveAnswer> {
  const entered = enter(room, caller);
  if (!entered.ok) return entered;
  const acting = entered.value;
  const { known, seat } = acting;
  const before = room.store.action(seat, input.actionId);
  if (before)
    return again(room, caller, input, before, before.move !== null && sameMove(before.move, input.move));
  const judged = judge(room, acting, input);
  if (!judged.ok) return judged;
  const played = judged.value;
  const version = known.head.version + 1;
  const at = room.now(known.head);
  const toAct = known.game.toAct(played.position.state);
  room.save(known, {
    at,
    snapshot: played.position,
    head: {
      version,
      asked: askedAfter(known.head, toAct, seat, version, at),
      moved: known.head.moved.with(seat, version),
    },
    rows: [
      {
        version,
        at,
        kind: 'move',
        seat,
        by: 'person',
        actionId: input.actionId,
        // A choice that the others hear nothing of can't be changed: that it was would be heard.
        sealed: played.sealed || toldOf(known.game, played.events, 'onlooker').length === 0,
        move: input.move,
        events: played.events,
        undoes: null,
      },
    ],
    ...(toAct.length === 0 ? { meta: { ...known.meta, status: 'over' } } : {}),
  });
  return answer(room, caller, input.version, version, false);
}

/** Says whether a move is possible, and why not, as making it would. It is not made. */
export function check(room: Room, caller: Caller, input: CheckMove): Outcome<MoveCheck> {
  const entered = enter(room, caller);
  if (!entered.ok) return entered;
  const judged = judge(room, entered.value, input);
  if (judged.ok) return done({ possible: true, reason: null });
  return judged.code === 'illegal-action' ? done({ possible: false, reason: judged.reason ?? null }) : judged;
}

/** What a move would do, or why it is refused. Nothing is kept. */
function judge(room: Room, acting: Acting, input: CheckMove): Outcome<Played> {
  const { known, seat } = acting;
  const wrong = notPlaying(known) ?? wrongMove(known, input.move);
  if (wrong) return wrong;
  const asked = known.head.asked.find((one) => one.seat === seat);
  if (
    input.version > known.head.version ||
    (asked ? input.version < asked.basis : input.version !== known.head.version)
  ) {
    return withTable(room, acting, input.version, refuse('stale-version'));
  }
  const position = known.snapshot;
  if (!position) return refuse('not-started');
  const played = play(known.game, position, seat, input.move);
  if (played.ok) return done(played);
  const reason = played.reason === undefined ? {} : { reason: played.reason };
  return withTable(room, acting, input.version, refuse(played.code, reason));
}

/** Takes back the last move, if it is the caller's own and nothing was revealed by it. */
export function undo(room: Room, caller: Caller, input: UndoMove): Outcome<MoveAnswer> {
  const entered = enter(room, caller);
  if (!entered.ok) return entered;
  const acting = entered.value;
  const { known, seat } = acting;
  const before = room.store.action(seat, input.actionId);
  if (before) return again(room, caller, input, before, before.kind === 'undo');
  const wrong = notPlaying(known);
  if (wrong) return wrong;
  if (input.version !== known.head.version)
    return withTable(room, acting, input.version, refuse('stale-version'));
  const last = room.undoable(known, seat);
  if (!last) return withTable(room, acting, input.version, refuse('undo-sealed'));

  const rows = standing(room.store.log(0)).filter((row) => row.version < last.version);
  const log = rows.flatMap((row) =>
    row.seat === null || row.move === null ? [] : [{ seat: row.seat, move: row.move }],
  );
  const rng = mixSeed(
    room.store.serverSeed(),
    known.seats.map(({ salt }) => salt),
  );
  const told = replay(known.game, { seats: known.seats.length, options: known.meta.options, rng }, log);
  if (!told.ok) return refuse('game-frozen');
  const version = known.head.version + 1;
  const at = room.now(known.head);
  const moved = known.seats.map((one) => rows.findLast((row) => row.seat === one.seat)?.version ?? 0);
  const toAct = known.game.toAct(told.position.state);
  room.save(known, {
    at,
    snapshot: told.position,
    head: { version, asked: askedAfter(known.head, toAct, seat, version, at), moved },
    rows: [
      {
        version,
        at,
        kind: 'undo',
        seat,
        by: 'person',
        actionId: input.actionId,
        sealed: false,
        move: null,
        events: [],
        undoes: last.version,
      },
    ],
  });
  return answer(room, caller, input.version, version, false);
}

/** Whom the table asks now. Who was asked before stays so, with one turn and one notice, however many moves it takes. */
function askedAfter(
  head: Head,
  toAct: readonly number[],
  actor: number,
  version: number,
  at: number,
): Asked[] {
  return toAct.map((seat) => {
    const before = head.asked.find((one) => one.seat === seat);
    if (!before) return { seat, at, since: version, basis: version };
    return seat === actor ? { ...before, basis: version } : before;
  });
}

/** The same action once more: the same answer, with the table as it is now. */
function again(room: Room, caller: Caller, input: UndoMove, row: LogRow, same: boolean): Outcome<MoveAnswer> {
  return same ? answer(room, caller, input.version, row.version, true) : refuse('idempotency-key-reused');
}

function answer(
  room: Room,
  caller: Caller,
  since: number,
  version: number,
  replayed: boolean,
): Outcome<MoveAnswer> {
  const table = room.look(caller, since);
  return table.ok ? done({ version, replayed, table: table.value }) : table;
}

function withTable(room: Room, visit: Visit, since: number, refusal: Refusal): Refusal {
  return { ...refusal, table: room.show(visit, since) };
}

function notPlaying({ meta }: Known): Refusal | null {
  if (meta.status === 'playing') return null;
  if (meta.status === 'over') return refuse('game-over');
  return refuse(meta.status === 'closed' ? 'table-closed' : 'not-started');
}

/** What is wrong with the form of a move: told from the schema alone, the same for every table. */
function wrongMove(known: Known, input: { readonly type: string }): Refusal | null {
  if (!Object.hasOwn(known.game.moves, input.type)) return refuse('unknown-action');
  const parsed = v.safeParse(known.game.move, input);
  if (parsed.success) return null;
  const unknown = parsed.issues.some((issue) => issue.type === 'strict_object' && issue.expected === 'never');
  return refuse(unknown ? 'unknown-field' : 'invalid-selection', {
    errors: parsed.issues.map((issue) => ({
      pointer: `/move/${(v.getDotPath(issue) ?? '').replaceAll('.', '/')}`,
      code: unknown ? 'unknown-field' : 'invalid-selection',
    })),
  });
}
