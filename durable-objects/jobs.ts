import type { NoticeKind } from '../src/notify/schedule.ts';
import type { Job } from './room-store.ts';
import type { Known } from './table-view.ts';

/** The database and the mailboxes may lag behind by this: a burst of moves is told once, and by one alarm. */
const SETTLE_MS = 500;

export const PROJECT = 'project';

/** What a person's mailbox must hear of a seat: that a notice of this kind is owed since `version`, or that none is. */
export interface SeatNews {
  readonly seat: number;
  readonly kind: NoticeKind | 'idle';
  readonly version: number;
  readonly at: number;
  /** They know already: no notice is to be sent. */
  readonly quiet?: true;
}

/**
 * The jobs that a change asks for. Their bodies say what is true now; only the latest of a kind counts. `undoer`: the seat that
 * took a move back, and needs no notice that it is its turn again.
 */
export function jobsAfter(before: Known, after: Known, undoer: number | null): Job[] {
  const { at, revision } = after.head;
  const due = at + SETTLE_MS;
  const project: Job = { key: PROJECT, due, stamp: revision, attempts: 0, body: '' };
  const news = newsAfter(before, after, undoer).map((one): Job => ({
    key: `seat:${one.seat}`,
    due,
    stamp: revision,
    attempts: 0,
    body: JSON.stringify(one),
  }));
  return [project, ...news];
}

function newsAfter(before: Known, after: Known, undoer: number | null): SeatNews[] {
  const { version, at } = after.head;
  const seats = after.seats.map(({ seat }) => seat);
  if (after.meta.status === 'over') {
    return before.meta.status === 'over' ? [] : seats.map((seat) => ({ seat, kind: 'end', version, at }));
  }
  if (after.meta.status !== 'playing') return [];
  if (before.meta.status !== 'playing') {
    // Who is asked at once needs one notice, not two.
    const asked = new Set(after.head.asked.map(({ seat }) => seat));
    return seats.map((seat) => ({ seat, kind: asked.has(seat) ? 'turn' : 'start', version, at }));
  }
  return seats.flatMap((seat): SeatNews[] => {
    const was = before.head.asked.find((one) => one.seat === seat);
    const is = after.head.asked.find((one) => one.seat === seat);
    if (was?.since === is?.since) return [];
    if (!is) return [{ seat, kind: 'idle', version, at }];
    return [{ seat, kind: 'turn', version: is.since, at, ...(seat === undoer ? { quiet: true } : {}) }];
  });
}
