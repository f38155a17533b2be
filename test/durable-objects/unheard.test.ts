import { describe, expect, it, vi } from 'vitest';
import { takeSeat } from '../../durable-objects/lobby.ts';
import { refuse } from '../../src/protocol/outcome.ts';
import { as, done, RoomTable, salt } from '../support/room-table.ts';

vi.mock('../../src/games/registry.ts', () => import('../support/registry-with-duel.ts'));

/** Asks once more for seat 1 of a table, as `person`. */
function askAgain(table: RoomTable, person: string, input = { name: 'Ben', salt: salt(1) }) {
  return takeSeat(table.room, as(person, table.invite), input);
}

describe('a first visitor whose answer was lost, and the cookie with it', () => {
  it('asks again as somebody new, and has the seat: nobody else knows its salt', () => {
    const table = new RoomTable('duel', 3);
    done(table.sit(1));
    const again = done(askAgain(table, 'without-the-cookie'));
    expect(again.seat).toBe(1);
    expect(again.table.viewer).toBe(1);
    expect(again.table.seats.filter(({ name }) => name !== null)).toHaveLength(2);
  });

  it('has it too when theirs was the last seat and the game has begun', () => {
    const table = new RoomTable('duel', 2);
    done(table.sit(1));
    expect(done(askAgain(table, 'without-the-cookie')).table).toMatchObject({ viewer: 1, status: 'playing' });
  });

  it('has nothing with another salt, nor without the invite link', () => {
    const table = new RoomTable('duel', 3);
    done(table.sit(1));
    const other = { name: 'Ben', salt: salt(7) };
    expect(askAgain(table, 'somebody', other)).toEqual(refuse('name-taken'));
    const input = { name: 'Ben', salt: salt(1) };
    expect(takeSeat(table.room, as('somebody'), input)).toEqual(refuse('not-found'));
  });

  it('has nothing once the game is over, for then the record tells every salt', () => {
    const table = new RoomTable('duel', 2, { rounds: 1 });
    done(table.sit(1));
    table.choose().play('0 pass', '1 pass');
    expect(table.look(as('person-0')).status).toBe('over');
    expect(askAgain(table, 'a-reader-of-the-record')).toEqual(refuse('table-full'));
  });
});
