import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A row of a room's log, as it lies on the disk. */
export interface DiskRow {
  readonly version: number;
  readonly kind: string;
  readonly seat: number | null;
  readonly actionId: string | null;
}

/** What a room's own file holds. */
export interface DiskRoom {
  readonly id: string;
  readonly revision: number;
  readonly version: number;
  readonly serverSeed: string;
  readonly salts: readonly string[];
  /** The seats that are asked to move. */
  readonly asked: readonly number[];
  readonly log: readonly DiskRow[];
}

/** Reads all rooms of a data folder from their files, past the service, which may run or not. By table id. */
export function roomsOnDisk(data: string): Map<string, DiskRoom> {
  const folder = join(data, 'v3', 'do', 'longhand-GameRoom');
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name))
    : [];
  const rooms = files.flatMap((name) => readRoom(join(folder, name)) ?? []);
  return new Map(rooms.map((room) => [room.id, room]));
}

function readRoom(path: string): DiskRoom | null {
  using db = opened(path);
  if (!db.sql.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'meta'`).get()) return null;
  const one = (query: string) => String(Object.values(db.sql.prepare(query).get() ?? {})[0]);
  const log = db.sql
    .prepare(`SELECT version, kind, seat, action_id AS actionId FROM log ORDER BY version`)
    .all();
  const salts = db.sql.prepare(`SELECT json_extract(body, '$.salt') AS salt FROM seats ORDER BY seat`).all();
  return {
    id: one(`SELECT json_extract(body, '$.id') FROM meta`),
    revision: Number(one(`SELECT json_extract(body, '$.revision') FROM head`)),
    version: Number(one(`SELECT json_extract(body, '$.version') FROM head`)),
    serverSeed: one(`SELECT server_seed FROM secret`),
    salts: salts.map(({ salt }) => String(salt)),
    asked: (JSON.parse(one(`SELECT json_extract(body, '$.asked') FROM head`)) as { seat: number }[]).map(
      ({ seat }) => seat,
    ),
    log: log as unknown as DiskRow[],
  };
}

/** Every row of a table of the database, in one order. */
export function databaseRows(data: string, table: 'tables' | 'seats'): Record<string, unknown>[] {
  const folder = join(data, 'v3', 'd1', 'miniflare-D1DatabaseObject');
  const [file] = readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  using db = opened(join(folder, file ?? ''));
  return db.sql
    .prepare(`SELECT * FROM ${table}`)
    .all()
    .map((row) => ({ ...row }))
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** Waits while the service has a file to itself, as it has when it opens or folds its log. */
function opened(path: string): { readonly sql: DatabaseSync } & Disposable {
  const sql = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  return { sql, [Symbol.dispose]: () => sql.close() };
}
