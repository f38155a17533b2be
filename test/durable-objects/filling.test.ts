import { describe, expect, it, vi } from 'vitest';
import { close, freeSeat, make, start, takeSeat } from '../../durable-objects/lobby.ts';
import { SqlRoomStore } from '../../durable-objects/room-store.ts';
import { Room } from '../../durable-objects/room.ts';
import { commitTo } from '../../src/engine/shuffle.ts';
import { FakeWorld } from '../support/fake-clock.ts';
import { refused } from '../support/matchers.ts';
import { as, done, ID, on, RoomTable, salt, started } from '../support/room-table.ts';
import { NodeSql } from '../support/sqlite.ts';

vi.mock('../../src/games/registry.ts', () => import('../support/registry-with-duel.ts'));

const input = { game: 'duel', seats: 3, options: {}, name: 'Ana', salt: salt(0) };

function newRoom(): Room {
  return new Room(new SqlRoomStore(new NodeSql()), new FakeWorld());
}

describe('making a table', () => {
  it('seats the host on seat 0 and commits to the shuffle before anybody else is there', () => {
    const table = new RoomTable('duel', 3);
    expect(table.look(on(0))).toMatchObject({
      viewer: 0,
      host: true,
      status: 'open',
      version: 0,
      view: null,
    });
    expect(table.look(on(0)).shuffle).toEqual({
      commit: commitTo(table.store.serverSeed()),
      stream: 'chacha20',
      serverSeed: null,
    });
  });

  it('draws four different links and keeps only their hashes', () => {
    const table = new RoomTable('duel', 3);
    expect(new Set(Object.values(table.links)).size).toBe(4);
    for (const token of Object.values(table.links)) expect(table.sql.dump()).not.toContain(token);
  });

  it('refuses what the game has not: seats, options, itself', () => {
    expect(make(newRoom(), ID, 'p', { ...input, game: 'chess' })).toEqual(refused('invalid-setup'));
    expect(make(newRoom(), ID, 'p', { ...input, seats: 0 })).toEqual(refused('invalid-setup'));
    expect(make(newRoom(), ID, 'p', { ...input, seats: 9 })).toEqual(refused('invalid-setup'));
    expect(make(newRoom(), ID, 'p', { ...input, options: { rounds: 3 } })).toEqual(refused('invalid-setup'));
    expect(make(newRoom(), ID, 'p', { ...input, options: { spice: 'hot' } })).toEqual(
      refused('invalid-setup'),
    );
    expect(make(newRoom(), ID, 'p', { ...input, options: { toString: 1 } })).toEqual(
      refused('invalid-setup'),
    );
  });

  it('happens once for an id', () => {
    const table = new RoomTable('duel', 3);
    expect(make(table.room, ID, 'other', input)).toEqual(refused('already-started'));
    expect(table.look(on(0)).seats[0]?.name).toBe('Ana');
  });

  it('leaves no trace where somebody only asks for an id', () => {
    const sql = new NodeSql();
    const room = new Room(new SqlRoomStore(sql), new FakeWorld());
    const before = sql.dump();
    expect(room.look(as('p', 'x'.repeat(43)), 0)).toEqual(refused('not-found'));
    expect(sql.dump()).toBe(before);
  });
});

describe('sitting down', () => {
  it('takes the invite, or nothing', () => {
    const table = new RoomTable('duel', 3);
    const { watch, host, seat, invite } = table.links;
    const sit = (link: string | null) =>
      takeSeat(table.room, as('ben', link), { name: 'Ben', salt: salt(1) });
    for (const link of [null, watch, host, seat, 'x'.repeat(43)])
      expect(sit(link)).toEqual(refused('not-found'));
    expect(done(sit(invite))).toMatchObject({ seat: 1, table: { viewer: 1 } });
  });

  it('needs a browser that is somebody', () => {
    const table = new RoomTable('duel', 3);
    expect(takeSeat(table.room, as(null, table.invite), { name: 'Ben', salt: salt(1) })).toEqual(
      refused('not-signed-in'),
    );
  });

  it('takes the seat asked for, or the first free one', () => {
    const table = new RoomTable('duel', 4);
    const sit = (person: string, seat?: number) =>
      takeSeat(table.room, as(person, table.invite), {
        name: person,
        salt: salt(1),
        ...(seat === undefined ? {} : { seat }),
      });
    expect(done(sit('Cleo', 2)).seat).toBe(2);
    expect(sit('Ben', 2)).toEqual(refused('seat-taken'));
    expect(sit('Ben', 9)).toEqual(refused('seat-taken'));
    expect(done(sit('Ben')).seat).toBe(1);
  });

  it('happens once for a person', () => {
    const table = new RoomTable('duel', 3);
    done(table.sit(1));
    expect(table.sit(1, 'Somebody')).toEqual(refused('already-seated'));
  });

  it('asked for twice, because the answer was lost, has the same answer', () => {
    const table = new RoomTable('duel', 3);
    const { seat, link } = done(table.sit(1));
    const again = done(table.sit(1));
    expect(again.seat).toBe(seat);
    expect(again.link).not.toBe(link);
    for (const token of [link, again.link]) {
      expect(done(table.room.look({ person: null, link: token }, 0)).linkSeat).toBe(seat);
    }
  });

  it.each(['Ana', 'ANA', 'Аnа', 'A n a', 'Anä'])('refuses %s beside Ana: the names look alike', (name) => {
    const table = new RoomTable('duel', 3);
    expect(table.sit(1, name)).toEqual(refused('name-taken'));
  });

  it('starts the game with the last seat, and gives each their own seat link', () => {
    const table = new RoomTable('duel', 3);
    const ben = done(table.sit(1));
    expect(ben.table.status).toBe('open');
    const cleo = done(table.sit(2));
    expect(cleo.table).toMatchObject({ status: 'playing', version: 1, viewer: 2 });
    expect(cleo.link).not.toBe(ben.link);
    expect(table.look(as('elsewhere', ben.link)).linkSeat).toBe(1);
  });

  it('refuses the second of two who want the last seat', () => {
    const table = new RoomTable('duel', 2);
    const sit = (person: string) =>
      takeSeat(table.room, as(person, table.invite), { name: person, salt: salt(1) });
    expect(sit('Ben').ok).toBe(true);
    expect(sit('Cleo')).toEqual(refused('table-full'));
    expect(table.store.seats().map(({ name }) => name)).toEqual(['Ana', 'Ben']);
  });

  it('mixes the salts of all seats into the deal', () => {
    const one = started('duel', 2);
    const other = new RoomTable('duel', 2);
    done(takeSeat(other.room, as('person-1', other.invite), { name: 'Ben', salt: salt(7) }));
    expect(other.store.serverSeed()).toBe(one.store.serverSeed());
    expect(other.look(on(0)).view).not.toEqual(one.look(on(0)).view);
  });
});

describe('leaving and being removed', () => {
  it('frees the seat and makes its link worthless', () => {
    const table = new RoomTable('duel', 3);
    const { link } = done(table.sit(1));
    expect(done(freeSeat(table.room, on(1), 1))).toBeNull();
    expect(table.room.look(on(1), 0)).toEqual(refused('not-found'));
    expect(table.room.look(as('x', link), 0)).toEqual(refused('not-found'));
    expect(table.look(on(0)).seats[1]?.name).toBeNull();
  });

  it('is the host’s to do for others, and nobody else’s', () => {
    const table = new RoomTable('duel', 4);
    done(table.sit(1));
    done(table.sit(2));
    expect(freeSeat(table.room, on(1), 2)).toEqual(refused('not-your-seat'));
    expect(freeSeat(table.room, on(1), 0)).toEqual(refused('not-your-seat'));
    expect(freeSeat(table.room, as('x', table.links.host), 2)).toEqual(refused('not-your-seat'));
    expect(done(freeSeat(table.room, on(0), 2))).toMatchObject({ viewer: 0 });
    expect(freeSeat(table.room, on(0), 2)).toEqual(refused('not-found'));
  });

  it('ends with the start', () => {
    const table = started('duel', 2);
    expect(freeSeat(table.room, on(0), 1)).toEqual(refused('already-started'));
  });

  it('lets the name and the seat be taken anew', () => {
    const table = new RoomTable('duel', 2);
    done(freeSeat(table.room, on(0), 0));
    expect(table.look(on(0)).viewer).toBe('onlooker');
    expect(done(takeSeat(table.room, on(0), { name: 'Ana', salt: salt(0) })).seat).toBe(0);
  });
});

describe('starting early', () => {
  it('is for the host, with enough people', () => {
    const table = new RoomTable('duel', 4);
    expect(start(table.room, on(0))).toEqual(refused('too-few-seats'));
    done(table.sit(2));
    expect(start(table.room, on(2))).toEqual(refused('not-your-seat'));
    expect(done(start(table.room, on(0)))).toMatchObject({ status: 'playing', version: 1 });
    expect(start(table.room, on(0))).toEqual(refused('already-started'));
  });

  it('closes up the seats; links and salts move with their people', () => {
    const table = new RoomTable('duel', 4);
    const dan = done(table.sit(3));
    const ben = done(table.sit(1));
    done(freeSeat(table.room, on(0), 0));
    done(start(table.room, on(0)));
    const seats = table.store.seats();
    expect(seats.map(({ seat, name, salt }) => [seat, name, salt])).toEqual([
      [0, 'Ben', salt(1)],
      [1, 'Dan', salt(3)],
    ]);
    expect(table.look(as('x', ben.link)).linkSeat).toBe(0);
    expect(table.look(as('x', dan.link)).linkSeat).toBe(1);
    expect(table.look(on(3)).viewer).toBe(1);
  });

  it('drops the options that do not apply to so few, and those that hang on them', () => {
    const table = new RoomTable('duel', 4, { rounds: 1, spice: 'hot', extra: 1 });
    done(table.sit(1));
    expect(done(start(table.room, on(0))).options).toEqual({ rounds: 1 });
  });
});

describe('closing', () => {
  it('is for the host, before the start; then nobody can sit down', () => {
    const table = new RoomTable('duel', 3);
    done(table.sit(1));
    expect(close(table.room, on(1))).toEqual(refused('not-your-seat'));
    expect(done(close(table.room, on(0))).status).toBe('closed');
    expect(table.sit(2)).toEqual(refused('table-closed'));
    expect(start(table.room, on(0))).toEqual(refused('table-closed'));
    expect(table.move(0, 'pass')).toEqual(refused('table-closed'));
    expect(close(started('duel', 2).room, on(0))).toEqual(refused('already-started'));
  });
});
