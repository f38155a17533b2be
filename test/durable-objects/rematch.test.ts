import { describe, expect, it, vi } from 'vitest';
import { comeBack, make, rematchOf, takeSeat } from '../../durable-objects/lobby.ts';
import { SqlRoomStore } from '../../durable-objects/room-store.ts';
import { Room } from '../../durable-objects/room.ts';
import { record } from '../../durable-objects/telling.ts';
import { verifyRecord } from '../../src/engine/replay.ts';
import { GAMES, gameOf } from '../../src/games/registry.ts';
import { FakeWorld } from '../support/fake-clock.ts';
import { refused } from '../support/matchers.ts';
import { as, done, on, type RoomTable, salt, started } from '../support/room-table.ts';
import { NodeSql } from '../support/sqlite.ts';

vi.mock('../../src/games/registry.ts', () => import('../support/registry-with-duel.ts'));

const finished = () => started('duel', 2, { rounds: 1 }).choose().play('0 pass', '1 pass');

/** What the Worker does with the answer: makes the new room, on a store of its own. */
function remake(table: RoomTable, seat: number) {
  const asked = done(rematchOf(table.room, on(seat), 'bbbbbbbbbb'));
  const room = new Room(new SqlRoomStore(new NodeSql()), new FakeWorld());
  done(
    make(
      room,
      asked.id,
      `person-${seat}`,
      { ...asked.table, salt: salt(seat) },
      asked.expected,
      asked.devices,
    ),
  );
  return { room, asked };
}

describe('a rematch', () => {
  it('is for who sits at a table that is over', () => {
    expect(rematchOf(started('duel', 2).room, on(0), 'bbbbbbbbbb')).toEqual(refused('not-over'));
    const table = finished();
    expect(rematchOf(table.room, as('zoe', table.links.watch), 'bbbbbbbbbb')).toEqual(
      refused('not-your-seat'),
    );
    expect(rematchOf(table.room, as('zoe'), 'bbbbbbbbbb')).toEqual(refused('not-found'));
  });

  it('is one table, whoever asks and however often', () => {
    const table = finished();
    expect(done(rematchOf(table.room, on(1), 'bbbbbbbbbb'))).toMatchObject({ id: 'bbbbbbbbbb', made: false });
    expect(done(rematchOf(table.room, on(0), 'cccccccccc'))).toMatchObject({ id: 'bbbbbbbbbb', made: true });
    expect(table.look(on(0)).rematch).toBe('bbbbbbbbbb');
  });

  it('seats the same people by their names, without an invite, and nobody else', () => {
    const { room } = remake(finished(), 1);
    expect(takeSeat(room, as('zoe'), { name: 'Zoe', salt: salt(5) })).toEqual(refused('not-found'));
    expect(done(takeSeat(room, on(0), { name: 'Ana', salt: salt(0) })).table).toMatchObject({
      status: 'playing',
      options: { rounds: 1 },
      seats: [{ name: 'Ben' }, { name: 'Ana' }],
    });
  });

  it('gives the new seat to all devices of the old one', () => {
    const table = finished();
    done(comeBack(table.room, as('phone', table.links.seat)));
    const { room } = remake(table, 0);
    expect(done(room.look(as('phone'), 0)).viewer).toBe(0);
    expect(takeSeat(room, as('phone'), { name: 'Ana', salt: salt(9) })).toEqual(refused('already-seated'));
  });
});

describe('the record', () => {
  it('is refused before the end, to everybody', () => {
    const table = started('duel', 2).choose();
    for (const caller of [on(0), as('zoe', table.links.watch), as('zoe', table.invite)]) {
      expect(record(table.room, caller)).toEqual({ ok: false, code: 'not-over' });
    }
    expect(record(table.room, as('zoe'))).toEqual(refused('not-found'));
  });

  it.each(GAMES.map(({ id }) => id))('of a finished %s proves itself', (id) => {
    const game = gameOf(id);
    for (const seats of game?.seats ?? []) {
      const table = started(id, seats).playOn((count) => count - 1);
      const file: unknown = JSON.parse(JSON.stringify(done(record(table.room, on(0)))));
      expect(verifyRecord(file, gameOf)).toMatchObject({ ok: true, game: id });
    }
  });

  it('tells only the moves that stand', () => {
    const table = started('duel', 2, { rounds: 1 }).choose().play('0 mark 5');
    done(table.undo(0));
    table.play('0 pass', '1 pass');
    const { moves } = done(record(table.room, on(1)));
    expect(moves.map(({ move }) => move.type)).toEqual(['choose', 'choose', 'pass', 'pass']);
    expect(moves.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
    expect(verifyRecord(done(record(table.room, on(1))), gameOf).ok).toBe(true);
  });

  it('is refused where the log no longer replays: the game is frozen', () => {
    const table = finished();
    table.sql.all(`UPDATE log SET move = '{"type":"mark","number":3}' WHERE version = 2`);
    expect(record(table.room, on(0))).toEqual(refused('game-frozen'));
  });
});
