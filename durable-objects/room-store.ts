import type { Options } from '../src/engine/options.ts';
import type { Tagged } from '../src/engine/game.ts';
import type { MovedBy } from '../src/engine/record.ts';
import type { RngState } from '../src/engine/rng.ts';
import type { LinkKind, Status } from '../src/protocol/table.ts';
import { isNewer, migrate, type Migration, type Sql } from './sql.ts';

/** What changes rarely. `hosts`: persons with the host's rights. Times in milliseconds since 1970. */
export interface Meta {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly status: Status;
  readonly seats: number;
  readonly hosts: readonly string[];
  readonly createdAt: number;
  readonly commit: string;
  /** The table where this one goes on. */
  readonly rematch: string | null;
  /** Persons who may sit down without an invite: those of the table before. */
  readonly expected: readonly string[];
}

/** A taken seat. `holders[0]` sat down; the others came with the seat's link from other devices. */
export interface SeatRow {
  readonly seat: number;
  readonly name: string;
  readonly salt: string;
  readonly holders: readonly string[];
}

/** A seat that owes a move. `since`: the version that asked it; `basis`: from this version on its answer is not stale; `at`: when. */
export interface Asked {
  readonly seat: number;
  readonly at: number;
  readonly since: number;
  readonly basis: number;
}

/** What changes with every move. `revision` counts all changes, `version` the deal, moves and undos. */
export interface Head {
  readonly revision: number;
  readonly version: number;
  /** The time of the last change: never goes back, whatever the host's clock does. */
  readonly at: number;
  readonly asked: readonly Asked[];
  /** By seat: the version of its last move that stands. */
  readonly moved: readonly number[];
}

export interface Snapshot {
  readonly state: unknown;
  readonly rng: RngState;
}

export type LogKind = 'start' | 'move' | 'undo';
/** One row of the log, which is the truth. `sealed`: no undo from here on. */
export interface LogRow {
  readonly version: number;
  readonly at: number;
  readonly kind: LogKind;
  readonly seat: number | null;
  readonly by: MovedBy;
  readonly actionId: string | null;
  readonly sealed: boolean;
  readonly move: Tagged | null;
  readonly events: readonly Tagged[];
  readonly undoes: number | null;
}

export interface Link {
  readonly kind: LinkKind;
  readonly seat: number | null;
}

/** Something to do outside, at `due`. `stamp`: the revision that asked for it, so that a newer wish is not lost. */
export interface Job {
  readonly key: string;
  readonly due: number;
  readonly stamp: number;
  readonly attempts: number;
  readonly body: string;
}

/** Everything a room keeps. One `transact` is one durable step: all of it or nothing, the alarm included. */
export interface RoomStore {
  transact<T>(work: () => T): T;
  /** Null for a table that was never made. */
  meta(): Meta | null;
  /** Whether a newer service has brought the schema further than this one knows it. */
  isNewer(): boolean;
  head(): Head;
  snapshot(): Snapshot | null;
  serverSeed(): string;
  seats(): SeatRow[];
  log(after: number): LogRow[];
  /** The last row of the log, whatever it says. */
  newest(): LogRow | undefined;
  action(seat: number, actionId: string): LogRow | undefined;
  link(hash: string): Link | undefined;
  jobs(until: number): Job[];
  nextJob(): number | null;

  create(meta: Meta, serverSeed: string): void;
  saveMeta(meta: Meta): void;
  saveHead(head: Head): void;
  saveSnapshot(snapshot: Snapshot): void;
  saveSeats(seats: readonly SeatRow[]): void;
  append(row: LogRow): void;
  addLink(kind: LinkKind, seat: number | null, hash: string, at: number): void;
  /** A seat link that a mail brings. The newest `keep` of these stay; those that were made otherwise are not touched. */
  addMailedLink(seat: number, hash: string, at: number, keep: number): void;
  revokeLinks(kind: LinkKind, seat: number | null): void;
  dropLink(hash: string): void;
  /** The links of a seat follow it to another number; seats are moved in ascending order, downwards. */
  moveLinks(from: number, to: number): void;
  /** Whether this notice is `person`'s to send: the first that asks for a channel gets it, and keeps it. */
  claimNotice(key: string, person: string, version: number): boolean;
  addJob(job: Job): void;
  /** Removes a job unless it was wished for anew after `stamp`. */
  doneJob(key: string, stamp: number): void;
  /** Puts a job off, unless it was wished for anew after `stamp`. */
  delayJob(key: string, stamp: number, due: number, attempts: number): void;
  setAlarm(at: number): void;
}

/** Schema step and data step apart; never edited once released. */
export const ROOM_MIGRATIONS: readonly Migration[] = [
  [
    `CREATE TABLE meta (id INTEGER PRIMARY KEY CHECK (id = 1), body TEXT NOT NULL)`,
    `CREATE TABLE secret (id INTEGER PRIMARY KEY CHECK (id = 1), server_seed TEXT NOT NULL)`,
    `CREATE TABLE head (id INTEGER PRIMARY KEY CHECK (id = 1), body TEXT NOT NULL)`,
    `CREATE TABLE snapshot (id INTEGER PRIMARY KEY CHECK (id = 1), body TEXT NOT NULL)`,
    `CREATE TABLE seats (seat INTEGER PRIMARY KEY, body TEXT NOT NULL)`,
    `CREATE TABLE log (version INTEGER PRIMARY KEY, at INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER,
      by TEXT NOT NULL, action_id TEXT, sealed INTEGER NOT NULL, move TEXT, events TEXT NOT NULL, undoes INTEGER)`,
    `CREATE TABLE links (hash TEXT PRIMARY KEY, kind TEXT NOT NULL, seat INTEGER, at INTEGER NOT NULL) WITHOUT ROWID`,
    `CREATE TABLE notices (key TEXT PRIMARY KEY, person TEXT NOT NULL, version INTEGER NOT NULL) WITHOUT ROWID`,
    `CREATE TABLE jobs (key TEXT PRIMARY KEY, due INTEGER NOT NULL, stamp INTEGER NOT NULL,
      attempts INTEGER NOT NULL, body TEXT NOT NULL) WITHOUT ROWID`,
  ],
  [`ALTER TABLE links ADD COLUMN mailed INTEGER NOT NULL DEFAULT 0`],
];

const FIRST_HEAD: Head = { revision: 0, version: 0, at: 0, asked: [], moved: [] };

/** The store on SQLite: a Durable Object's, or Node's in tests. */
export class SqlRoomStore implements RoomStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  transact<T>(work: () => T): T {
    return this.#sql.transact(work);
  }

  meta(): Meta | null {
    // An id that nobody made a table for must leave no trace: no schema before `create`.
    if (this.#sql.all(`SELECT 1 FROM sqlite_master WHERE name = 'meta'`).length === 0) return null;
    migrate(this.#sql, ROOM_MIGRATIONS);
    return this.#one('meta') as Meta | null;
  }

  isNewer(): boolean {
    return isNewer(this.#sql, ROOM_MIGRATIONS);
  }

  head(): Head {
    return (this.#one('head') as Head | null) ?? FIRST_HEAD;
  }

  snapshot(): Snapshot | null {
    return this.#one('snapshot') as Snapshot | null;
  }

  serverSeed(): string {
    return String(this.#sql.all(`SELECT server_seed FROM secret`)[0]?.['server_seed']);
  }

  seats(): SeatRow[] {
    return this.#sql
      .all(`SELECT body FROM seats ORDER BY seat`)
      .map((row) => JSON.parse(String(row['body'])) as SeatRow);
  }

  log(after: number): LogRow[] {
    return this.#sql.all(`SELECT * FROM log WHERE version > ? ORDER BY version`, after).map(logRow);
  }

  newest(): LogRow | undefined {
    return this.#sql.all(`SELECT * FROM log ORDER BY version DESC LIMIT 1`).map(logRow)[0];
  }

  action(seat: number, actionId: string): LogRow | undefined {
    // No index: a game has a few hundred rows, and an index would be one more row written with every move.
    return this.#sql.all(`SELECT * FROM log WHERE action_id = ? AND seat = ?`, actionId, seat).map(logRow)[0];
  }

  link(hash: string): Link | undefined {
    const [row] = this.#sql.all(`SELECT kind, seat FROM links WHERE hash = ?`, hash);
    return row && { kind: row['kind'] as LinkKind, seat: row['seat'] as number | null };
  }

  jobs(until: number): Job[] {
    return this.#sql.all(`SELECT * FROM jobs WHERE due <= ? ORDER BY due`, until).map((row) => ({
      key: String(row['key']),
      due: Number(row['due']),
      stamp: Number(row['stamp']),
      attempts: Number(row['attempts']),
      body: String(row['body']),
    }));
  }

  nextJob(): number | null {
    return (this.#sql.all(`SELECT MIN(due) AS due FROM jobs`)[0]?.['due'] ?? null) as number | null;
  }

  create(meta: Meta, serverSeed: string): void {
    migrate(this.#sql, ROOM_MIGRATIONS);
    this.#sql.all(`INSERT INTO secret (id, server_seed) VALUES (1, ?)`, serverSeed);
    this.saveMeta(meta);
  }

  saveMeta(meta: Meta): void {
    this.#put('meta', meta);
  }

  saveHead(head: Head): void {
    this.#put('head', head);
  }

  saveSnapshot(snapshot: Snapshot): void {
    this.#put('snapshot', snapshot);
  }

  saveSeats(seats: readonly SeatRow[]): void {
    this.#sql.all(`DELETE FROM seats`);
    for (const row of seats)
      this.#sql.all(`INSERT INTO seats (seat, body) VALUES (?, ?)`, row.seat, JSON.stringify(row));
  }

  append(row: LogRow): void {
    this.#sql.all(
      `INSERT INTO log (version, at, kind, seat, by, action_id, sealed, move, events, undoes)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      row.version,
      row.at,
      row.kind,
      row.seat,
      row.by,
      row.actionId,
      row.sealed ? 1 : 0,
      row.move && JSON.stringify(row.move),
      JSON.stringify(row.events),
      row.undoes,
    );
  }

  addLink(kind: LinkKind, seat: number | null, hash: string, at: number): void {
    this.#sql.all(`INSERT INTO links (hash, kind, seat, at) VALUES (?, ?, ?, ?)`, hash, kind, seat, at);
  }

  addMailedLink(seat: number, hash: string, at: number, keep: number): void {
    this.#sql.all(
      `INSERT INTO links (hash, kind, seat, at, mailed) VALUES (?, 'seat', ?, ?, 1)`,
      hash,
      seat,
      at,
    );
    this.#sql.all(
      `DELETE FROM links WHERE mailed = 1 AND seat = ? AND hash NOT IN
       (SELECT hash FROM links WHERE mailed = 1 AND seat = ? ORDER BY at DESC, hash LIMIT ?)`,
      seat,
      seat,
      keep,
    );
  }

  revokeLinks(kind: LinkKind, seat: number | null): void {
    this.#sql.all(`DELETE FROM links WHERE kind = ? AND seat IS ?`, kind, seat);
  }

  dropLink(hash: string): void {
    this.#sql.all(`DELETE FROM links WHERE hash = ?`, hash);
  }

  moveLinks(from: number, to: number): void {
    this.#sql.all(`UPDATE links SET seat = ? WHERE seat = ?`, to, from);
  }

  claimNotice(key: string, person: string, version: number): boolean {
    this.#sql.all(
      `INSERT INTO notices (key, person, version) VALUES (?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET person = excluded.person, version = excluded.version
       WHERE excluded.version > notices.version`,
      key,
      person,
      version,
    );
    const [row] = this.#sql.all(`SELECT person, version FROM notices WHERE key = ?`, key);
    return row?.['person'] === person && row['version'] === version;
  }

  addJob({ key, due, stamp, attempts, body }: Job): void {
    this.#sql.all(
      `INSERT INTO jobs (key, due, stamp, attempts, body) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET due = MIN(due, excluded.due), stamp = excluded.stamp,
         attempts = excluded.attempts, body = excluded.body`,
      key,
      due,
      stamp,
      attempts,
      body,
    );
  }

  doneJob(key: string, stamp: number): void {
    this.#sql.all(`DELETE FROM jobs WHERE key = ? AND stamp = ?`, key, stamp);
  }

  delayJob(key: string, stamp: number, due: number, attempts: number): void {
    this.#sql.all(
      `UPDATE jobs SET due = ?, attempts = ? WHERE key = ? AND stamp = ?`,
      due,
      attempts,
      key,
      stamp,
    );
  }

  setAlarm(at: number): void {
    this.#sql.setAlarm(at);
  }

  #one(table: 'meta' | 'head' | 'snapshot'): unknown {
    const [row] = this.#sql.all(`SELECT body FROM ${table} WHERE id = 1`);
    return row ? JSON.parse(String(row['body'])) : null;
  }

  #put(table: 'meta' | 'head' | 'snapshot', value: object): void {
    this.#sql.all(`INSERT OR REPLACE INTO ${table} (id, body) VALUES (1, ?)`, JSON.stringify(value));
  }
}

function logRow(row: Readonly<Record<string, unknown>>): LogRow {
  return {
    version: Number(row['version']),
    at: Number(row['at']),
    kind: row['kind'] as LogKind,
    seat: row['seat'] as number | null,
    by: row['by'] as MovedBy,
    actionId: row['action_id'] as string | null,
    sealed: row['sealed'] === 1,
    move: typeof row['move'] === 'string' ? (JSON.parse(row['move']) as Tagged) : null,
    events: JSON.parse(String(row['events'])) as Tagged[],
    undoes: row['undoes'] as number | null,
  };
}
