import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../db/migrations');
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();

function migrate(db: DatabaseSync, names: readonly string[]): void {
  for (const name of names) db.exec(readFileSync(join(FOLDER, name), 'utf8'));
}

it('games that were over before there was a history have their place and their winner in it', () => {
  const db = new DatabaseSync(':memory:');
  migrate(db, files.slice(0, 1));
  const table = db.prepare(
    `INSERT INTO tables (id, game, status, options, names, results, revision, created_at, updated_at)
     VALUES (?, 'coloretto', ?, '{}', '["Ana","Ben"]', ?, 1, 1, 77)`,
  );
  const seat = db.prepare(
    `INSERT INTO seats (table_id, seat, person, name, awaited, revision) VALUES (?, ?, ?, '', 0, 1)`,
  );
  const results = [
    { seat: 1, score: 9, rank: 1 },
    { seat: 0, score: 5, rank: 2 },
  ];
  table.run('over', 'over', JSON.stringify(results));
  table.run('going', 'playing', null);
  for (const id of ['over', 'going']) {
    seat.run(id, 0, 'ana');
    seat.run(id, 1, 'ben');
  }
  migrate(db, files.slice(1));
  expect(db.prepare('SELECT id, ended_at FROM tables ORDER BY id').all()).toEqual([
    { id: 'going', ended_at: null },
    { id: 'over', ended_at: 77 },
  ]);
  expect(db.prepare('SELECT table_id, seat, rank FROM seats ORDER BY table_id, seat').all()).toEqual([
    { table_id: 'going', seat: 0, rank: null },
    { table_id: 'going', seat: 1, rank: null },
    { table_id: 'over', seat: 0, rank: 2 },
    { table_id: 'over', seat: 1, rank: 1 },
  ]);
});
