import type { NoticeChannel, NoticeKind } from '../src/notify/schedule.ts';
import type { Lang } from '../src/engine/words.ts';
import { migrate, type Migration, type Row, type Sql } from './sql.ts';

export interface MailSetting {
  readonly address: string;
  readonly state: 'unconfirmed' | 'confirmed' | 'failing';
  /** SHA-256 of the tokens of the links that went out, while the address is unconfirmed. */
  readonly tokenHashes: readonly string[];
  readonly tokenUntil: number;
}

export interface WebhookSetting {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
  readonly state: 'on' | 'failing' | 'disabled';
  /** Since when nothing has got through; null while it works. */
  readonly failingSince: number | null;
}

export interface Settings {
  readonly lang: Lang;
  readonly kinds: Readonly<Record<NoticeKind, boolean>>;
  readonly mail: MailSetting | null;
  readonly webhooks: readonly WebhookSetting[];
  /** When tests were asked for lately. */
  readonly tests: readonly number[];
}

/** The settings with one webhook changed. */
export function withHook(settings: Settings, id: string, change: Partial<WebhookSetting>): Settings {
  return {
    ...settings,
    webhooks: settings.webhooks.map((hook) => (hook.id === id ? { ...hook, ...change } : hook)),
  };
}

const FIRST_SETTINGS: Settings = {
  lang: 'en',
  kinds: { turn: true, start: true, end: true },
  mail: null,
  webhooks: [],
  tests: [],
};

/** What a room last said of one seat. Only a higher version is news. */
export interface Heard {
  readonly table: string;
  readonly seat: number;
  readonly version: number;
  readonly kind: NoticeKind | 'idle';
}

/** `confirm` and the like concern the person; the others a seat at a table. */
export type DeliveryKind = NoticeKind | 'confirm' | 'test' | 'webhook-failing' | 'webhook-gone';

/** One thing to send through one channel. `id` is the same in every attempt. `endpoint`: a webhook's id, empty for mail. */
export interface Delivery {
  readonly id: string;
  readonly kind: DeliveryKind;
  readonly channel: NoticeChannel;
  readonly endpoint: string;
  /** The letter's subject matter where it is no table: the host of a webhook. */
  readonly about: string;
  readonly table: string;
  readonly game: string;
  readonly seat: number;
  readonly version: number;
  readonly person: string;
  readonly due: number;
  readonly attempts: number;
}

/** The parts of a delivery that concerns no table. */
export function noTable(person: string) {
  return {
    channel: 'mail',
    endpoint: '',
    about: '',
    table: '',
    game: '',
    seat: 0,
    version: 0,
    person,
    attempts: 0,
  } as const;
}

export interface Receipt {
  readonly at: number;
  readonly kind: string;
  readonly table: string;
  readonly channel: NoticeChannel;
  readonly outcome: string;
}

const MIGRATIONS: readonly Migration[] = [
  [
    `CREATE TABLE settings (id INTEGER PRIMARY KEY CHECK (id = 1), body TEXT NOT NULL)`,
    `CREATE TABLE heard (tbl TEXT NOT NULL, seat INTEGER NOT NULL, version INTEGER NOT NULL, kind TEXT NOT NULL,
      PRIMARY KEY (tbl, seat)) WITHOUT ROWID`,
    `CREATE TABLE deliveries (id TEXT PRIMARY KEY, tbl TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL,
      due INTEGER NOT NULL, attempts INTEGER NOT NULL, body TEXT NOT NULL) WITHOUT ROWID`,
    `CREATE TABLE receipts (id INTEGER PRIMARY KEY, body TEXT NOT NULL)`,
  ],
];

const RECEIPTS_KEPT = 50;

/** What a mailbox keeps, on SQLite. */
export class InboxStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Whether anything was ever kept here: an object that somebody only asked for leaves no trace. */
  exists(): boolean {
    return this.#sql.all(`SELECT 1 FROM sqlite_master WHERE name = 'migrations'`).length > 0;
  }

  transact<T>(work: () => T): T {
    migrate(this.#sql, MIGRATIONS);
    return this.#sql.transact(work);
  }

  settings(): Settings {
    if (!this.exists()) return FIRST_SETTINGS;
    const [row] = this.#sql.all(`SELECT body FROM settings WHERE id = 1`);
    return row ? (JSON.parse(String(row['body'])) as Settings) : FIRST_SETTINGS;
  }

  saveSettings(settings: Settings): void {
    this.#sql.all(`INSERT OR REPLACE INTO settings (id, body) VALUES (1, ?)`, JSON.stringify(settings));
  }

  /** Whether this is news; remembers it if so. */
  hear({ table, seat, version, kind }: Heard): boolean {
    const [before] = this.#sql.all(`SELECT version FROM heard WHERE tbl = ? AND seat = ?`, table, seat);
    if (before && Number(before['version']) >= version) return false;
    this.#sql.all(
      `INSERT OR REPLACE INTO heard (tbl, seat, version, kind) VALUES (?, ?, ?, ?)`,
      table,
      seat,
      version,
      kind,
    );
    return true;
  }

  /** The tables where a turn was last heard of: known to this person alone, even where others are not told whom a table asks. */
  awaitedAt(): string[] {
    if (!this.exists()) return [];
    return this.#sql.all(`SELECT tbl FROM heard WHERE kind = 'turn'`).map((row) => String(row['tbl']));
  }

  /** Drops what has not been sent yet of a seat; only turns where `onlyTurns`. */
  dropPending(table: string, seat: number, onlyTurns: boolean): void {
    this.#sql.all(
      `DELETE FROM deliveries WHERE tbl = ? AND seat = ? AND (kind = 'turn' OR ? = 0)`,
      table,
      seat,
      onlyTurns ? 1 : 0,
    );
  }

  add(delivery: Delivery): void {
    const { id, table, seat, kind, due, attempts } = delivery;
    this.#sql.all(
      `INSERT OR IGNORE INTO deliveries (id, tbl, seat, kind, due, attempts, body) VALUES (?, ?, ?, ?, ?, ?, ?)`,
      id,
      table,
      seat,
      kind,
      due,
      attempts,
      JSON.stringify(delivery),
    );
  }

  due(until: number, limit: number): Delivery[] {
    return this.#sql
      .all(`SELECT * FROM deliveries WHERE due <= ? ORDER BY due LIMIT ?`, until, limit)
      .map(delivery);
  }

  /** Puts a delivery off, counting the attempt; false when it is no longer there. */
  delay(id: string, due: number, attempts: number): boolean {
    this.#sql.all(`UPDATE deliveries SET due = ?, attempts = ? WHERE id = ?`, due, attempts, id);
    return this.#sql.all(`SELECT 1 FROM deliveries WHERE id = ?`, id).length > 0;
  }

  remove(id: string): void {
    this.#sql.all(`DELETE FROM deliveries WHERE id = ?`, id);
  }

  removeFor(endpoint: string): void {
    this.#sql.all(`DELETE FROM deliveries WHERE json_extract(body, '$.endpoint') = ?`, endpoint);
  }

  nextDue(): number | null {
    return (this.#sql.all(`SELECT MIN(due) AS due FROM deliveries`)[0]?.['due'] ?? null) as number | null;
  }

  note(receipt: Receipt): void {
    this.#sql.all(`INSERT INTO receipts (body) VALUES (?)`, JSON.stringify(receipt));
    this.#sql.all(`DELETE FROM receipts WHERE id <= (SELECT MAX(id) FROM receipts) - ?`, RECEIPTS_KEPT);
  }

  receipts(): Receipt[] {
    if (!this.exists()) return [];
    return this.#sql
      .all(`SELECT body FROM receipts ORDER BY id DESC`)
      .map((row) => JSON.parse(String(row['body'])) as Receipt);
  }

  setAlarm(at: number): void {
    this.#sql.setAlarm(at);
  }
}

function delivery(row: Row): Delivery {
  const body = JSON.parse(String(row['body'])) as Delivery;
  return { ...body, due: Number(row['due']), attempts: Number(row['attempts']) };
}
