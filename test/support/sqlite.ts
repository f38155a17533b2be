import { DatabaseSync } from 'node:sqlite';
import type { Bind, Row, Sql } from '../../durable-objects/sql.ts';

/** What is thrown in place of a process that dies. */
export class Crash extends Error {
  override readonly name = 'Crash';
}

/**
 * The SQLite of an object, on Node's: transactions nest, and the alarm is part of them. It can die at any statement: what was
 * not committed by then is gone.
 */
export class NodeSql implements Sql {
  readonly #db = new DatabaseSync(':memory:');
  #within = false;
  #alarm: number | null = null;
  #left = Infinity;
  /** Statements run so far, the ends of transactions included. */
  statements = 0;

  get alarm(): number | null {
    return this.#alarm;
  }

  /** Dies at the `count`-th statement from now on (1 is the next). */
  crashAt(count: number): void {
    this.#left = count;
  }

  /** The alarm has gone off, or was lost. */
  takeAlarm(): number | null {
    const at = this.#alarm;
    this.#alarm = null;
    return at;
  }

  all(query: string, ...binds: Bind[]): Row[] {
    this.#step();
    return this.#db.prepare(query).all(...binds);
  }

  transact<T>(work: () => T): T {
    if (this.#within) return work();
    const alarm = this.#alarm;
    this.#within = true;
    this.#db.exec('BEGIN');
    try {
      const result = work();
      this.#step();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      this.#db.exec('ROLLBACK');
      this.#alarm = alarm;
      throw error;
    } finally {
      this.#within = false;
    }
  }

  setAlarm(at: number): void {
    this.#step();
    this.#alarm = at;
  }

  /** Every row of every table, and the alarm: two dumps are equal when nothing has happened in between. */
  dump(): string {
    const tables = this.#db
      .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`)
      .all();
    const rows = tables.map(({ name }) => [name, this.#db.prepare(`SELECT * FROM "${String(name)}"`).all()]);
    return JSON.stringify([rows, this.#alarm]);
  }

  #step(): void {
    this.statements += 1;
    this.#left -= 1;
    if (this.#left === 0) throw new Crash(`at statement ${this.statements}`);
  }
}
