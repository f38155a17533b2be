import { must } from '../src/engine/assert.ts';
import { hashSecret } from '../src/notify/secrets.ts';
import { gameOf } from '../src/games/registry.ts';
import { done, type Outcome, refuse } from '../src/protocol/outcome.ts';
import type { TableView } from '../src/protocol/table.ts';
import { type Access, accessOf, type Caller } from './access.ts';
import { jobsAfter } from './jobs.ts';
import type { Head, LogRow, Meta, RoomStore, SeatRow, Snapshot } from './room-store.ts';
import { type Known, standing, tableView } from './table-view.ts';

/** What a room needs from outside, so that tests can run it with a clock and dice of their own. */
export interface RoomWorld {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** `bytes` unpredictable bytes, in hex. */
  readonly randomHex: (bytes: number) => string;
  /** A new link token: 256 random bits in base64url. */
  readonly token: () => string;
}

/** A change to make durable in one step: what is named replaces what is there; `rows` join the log. */
export interface Change {
  readonly meta?: Meta;
  readonly seats?: readonly SeatRow[];
  readonly snapshot?: Snapshot;
  readonly head?: Partial<Pick<Head, 'version' | 'asked' | 'moved'>>;
  readonly rows?: readonly LogRow[];
  readonly at?: number;
}

/** A job that is overdue by this has lost its alarm, or the alarm died half-way; one too many does no harm. */
const LOST_MS = 5_000;

/** A caller with a right to be here, and what the room knows. */
export interface Visit {
  readonly known: Known;
  readonly access: Access;
}

/**
 * One table: what it knows, who may come in, how a change becomes durable. `lobby.ts` fills its seats, `turns.ts` plays,
 * `telling.ts` says what others need to hear. All of it is synchronous: between two awaits nothing comes between.
 */
export class Room {
  readonly store: RoomStore;
  readonly world: RoomWorld;
  #known: Known | undefined;

  constructor(store: RoomStore, world: RoomWorld) {
    this.store = store;
    this.world = world;
  }

  /**
   * What the room knows; null for a table that was never made. Reads storage each time, so that an instance which has
   * been moved away fails here instead of answering from memory.
   */
  known(): Known | null {
    if (this.#known && this.store.head().revision === this.#known.head.revision) return this.#known;
    const meta = this.store.meta();
    this.#known = meta ? this.#read(meta) : undefined;
    return this.#known ?? null;
  }

  /** Whether a newer service has written here: by rules or a schema that are not known in this one, which then keeps its hands off. */
  isNewer(): boolean {
    if (this.#known) return false;
    const meta = this.store.meta();
    return meta !== null && (this.store.isNewer() || !gameOf(meta.game, meta.rulesVersion));
  }

  #read(meta: Meta): Known {
    return {
      game: must(
        this.store.isNewer() ? undefined : gameOf(meta.game, meta.rulesVersion),
        `table ${meta.id}: written by a newer service, ${meta.game}/${meta.rulesVersion}`,
      ),
      meta,
      head: this.store.head(),
      seats: this.store.seats(),
      snapshot: this.store.snapshot(),
      openedSeed: meta.status === 'over' ? this.store.serverSeed() : null,
    };
  }

  /** Lets a caller in, or refuses in one way for all who have no right. */
  visit(caller: Caller): Outcome<Visit> {
    if (this.isNewer()) return refuse('engine-too-old');
    const known = this.known();
    if (!known) return refuse('not-found');
    const link = caller.link === null ? undefined : this.store.link(hashSecret(caller.link));
    const access = accessOf(known.meta, known.seats, caller, link);
    return access ? done({ known, access }) : refuse('not-found');
  }

  /** The table as the caller sees it, with the log after `since`. */
  look(caller: Caller, since: number): Outcome<TableView> {
    const visit = this.visit(caller);
    if (!visit.ok) return visit;
    // A version from the future or another table is no reason to fail: everything is told anew.
    return done(this.show(visit.value, since <= visit.value.known.head.version ? since : 0));
  }

  show({ known, access }: Visit, since: number): TableView {
    const undoable = access.seat !== null && this.undoable(known, access.seat) !== null;
    return tableView(known, access, this.store.log(since), undoable);
  }

  /** The move that `seat` may take back: the last one that stands, if it is theirs and not sealed. */
  undoable(known: Known, seat: number): LogRow | null {
    if (known.meta.status !== 'playing' || known.head.moved[seat] === undefined) return null;
    // Everybody else's move is newer: no need to read the log.
    if (known.head.moved.some((version, other) => other !== seat && version > (known.head.moved[seat] ?? 0)))
      return null;
    const newest = this.store.newest();
    const last = newest?.kind === 'move' ? newest : standing(this.store.log(0)).at(-1);
    return last && last.seat === seat && !last.sealed ? last : null;
  }

  /** Makes a change durable, with the jobs that follow from it and the alarm, in one transaction. Nothing is told before. */
  save(before: Known, change: Change): void {
    const now = change.at ?? this.now(before.head);
    const meta = change.meta ?? before.meta;
    const head: Head = { ...before.head, ...change.head, revision: before.head.revision + 1, at: now };
    const after: Known = {
      ...before,
      meta,
      head,
      seats: change.seats ?? before.seats,
      snapshot: change.snapshot ?? before.snapshot,
      openedSeed: meta.status === 'over' ? this.store.serverSeed() : null,
    };
    // From here on a throw leaves memory in doubt; the next caller reads it anew.
    this.#known = undefined;
    this.store.transact(() => {
      if (change.meta) this.store.saveMeta(meta);
      if (change.seats) this.store.saveSeats(change.seats);
      if (change.snapshot) this.store.saveSnapshot(change.snapshot);
      for (const row of change.rows ?? []) this.store.append(row);
      this.store.saveHead(head);
      const waiting = this.store.nextJob();
      const undoer = change.rows?.find(({ kind }) => kind === 'undo')?.seat ?? null;
      const jobs = jobsAfter(before, after, undoer);
      for (const job of jobs) this.store.addJob(job);
      const next = Math.min(...jobs.map(({ due }) => due));
      // An alarm is a row written: set only when it must come sooner, or when the one that should have come did not.
      if (waiting === null || next < waiting) this.store.setAlarm(next);
      else if (waiting < now - LOST_MS) this.store.setAlarm(waiting);
    });
    this.#known = after;
  }

  /** The time of a change: the clock's, but never before the last change. */
  now(head: Head): number {
    return Math.max(this.world.now(), head.at);
  }
}
