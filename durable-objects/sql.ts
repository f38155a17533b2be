export type Bind = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

/** SQLite as an object has it: synchronous, with its alarm in the same transaction. Node's has the same shape in tests. */
export interface Sql {
  /** Runs one statement and reads all its rows at once: a cursor must not outlive the next write. */
  all(query: string, ...binds: Bind[]): Row[];
  /** All of `work` or nothing. A throw alone does not roll back what a Durable Object has written. */
  transact<T>(work: () => T): T;
  setAlarm(at: number): void;
}

/** The statements that lead from one version of a schema to the next. */
export type Migration = readonly string[];

/** Whether migrations were made here that are not among these: those of a newer version. */
export function isNewer(sql: Sql, migrations: readonly Migration[]): boolean {
  return migrated(sql) > migrations.length;
}

function migrated(sql: Sql): number {
  return Number(sql.all(`SELECT COUNT(*) AS done FROM migrations`)[0]?.['done']);
}

/** Brings the schema up to date: each migration once, in order, all in one transaction. */
export function migrate(sql: Sql, migrations: readonly Migration[]): void {
  sql.all(`CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)`);
  const done = migrated(sql);
  if (done >= migrations.length) return;
  sql.transact(() => {
    for (const [version, statements] of migrations.entries()) {
      if (version < done) continue;
      for (const statement of statements) sql.all(statement);
      sql.all(`INSERT INTO migrations (version) VALUES (?)`, version);
    }
  });
}

/** The SQLite of a Durable Object. A transaction within a transaction is part of it. */
export function objectSql(storage: DurableObjectStorage): Sql {
  let within = false;
  return {
    all: (query, ...binds) => storage.sql.exec(query, ...binds).toArray(),
    transact(work) {
      if (within) return work();
      within = true;
      try {
        return storage.transactionSync(work);
      } finally {
        within = false;
      }
    },
    // Not awaited: the write joins those of the same turn and is durable with them.
    setAlarm: (at) => void storage.setAlarm(at),
  };
}
