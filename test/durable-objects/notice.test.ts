import { describe, expect, it, vi } from 'vitest';
import type { SeatNews } from '../../durable-objects/jobs.ts';
import { comeBack, revokeLinks } from '../../durable-objects/lobby.ts';
import { notice, type NoticeQuestion, projection } from '../../durable-objects/telling.ts';
import { as, done, on, RoomTable, started } from '../support/room-table.ts';

vi.mock('../../src/games/registry.ts', () => import('../support/registry-with-duel.ts'));

const QUESTION: NoticeQuestion = {
  person: 'person-0',
  seat: 0,
  kind: 'turn',
  version: 1,
  channel: 'address',
  link: false,
  lang: 'en',
};

function ask(table: RoomTable, question: Partial<NoticeQuestion> = {}) {
  return notice(table.room, { ...QUESTION, ...question });
}

/** What the room would tell the mailboxes of a seat now. */
function news(table: RoomTable, seat: number): SeatNews | undefined {
  const [job] = table.store.jobs(Infinity).filter(({ key }) => key === `seat:${seat}`);
  return job && (JSON.parse(job.body) as SeatNews);
}

/** Carries out the jobs of the room, telling nobody. */
function settle(table: RoomTable): RoomTable {
  for (const { key, stamp } of table.store.jobs(Infinity)) table.store.doneJob(key, stamp);
  return table;
}

describe('whether a notice is owed', () => {
  it('is so while the turn that it is for lasts', () => {
    const table = started('duel', 2).choose();
    const since = table.head.version;
    expect(ask(table, { version: since })).toMatchObject({ gameName: 'Duel', tableNames: ['Ana', 'Ben'] });
    table.play('0 mark 1', '0 mark 2');
    expect(ask(table, { version: since })).not.toBeNull();
    table.play('0 pass');
    expect(ask(table, { version: since })).toBeNull();
  });

  it('is not so for another turn, another seat or somebody who does not sit there', () => {
    const table = started('duel', 2).choose();
    const { version } = table.head;
    expect(ask(table, { version: version - 1 })).toBeNull();
    expect(ask(table, { version: version + 1 })).toBeNull();
    expect(ask(table, { version, seat: 1 })).toBeNull();
    expect(ask(table, { version, person: 'person-1', seat: 1 })).toBeNull();
    expect(ask(table, { version, person: 'zoe' })).toBeNull();
    expect(ask(new RoomTable('duel', 2), {})).toBeNull();
  });

  it('ends with the undo of the move that asked for it', () => {
    const table = started('duel', 2).choose().play('0 pass');
    const { version } = table.head;
    const question = { version, person: 'person-1', seat: 1 };
    expect(ask(table, question)).not.toBeNull();
    done(table.undo(0));
    expect(ask(table, question)).toBeNull();
    table.play('0 pass');
    expect(ask(table, question)).toBeNull();
    expect(ask(table, { ...question, version: table.head.version })).not.toBeNull();
  });

  it('holds for the start while the game goes on, for the end once it is over', () => {
    const table = started('duel', 2, { rounds: 1 });
    expect(ask(table, { kind: 'start' })).not.toBeNull();
    expect(ask(table, { kind: 'end' })).toBeNull();
    table.choose().play('0 pass', '1 pass');
    expect(ask(table, { kind: 'start' })).toBeNull();
    expect(ask(table, { kind: 'end', version: table.head.version })?.results).toHaveLength(2);
  });
});

describe('what a notice says', () => {
  it('is what its reader may see, since their own last move', () => {
    const table = started('duel', 2).choose().play('0 draw', '1 draw');
    const facts = ask(table, { version: table.head.version });
    expect(facts?.since).toEqual(['Ben: drew.']);
    expect(JSON.stringify(facts)).not.toMatch(/c\d/);
  });

  it('leaves out what was taken back', () => {
    const table = started('duel', 2).choose().play('0 pass', '1 mark 4', '1 mark 5');
    done(table.undo(1));
    table.play('1 pass');
    expect(ask(table, { version: table.head.version })?.since).toEqual(['Ben: marked.', 'Ben: passed.']);
  });
});

/** A turn of a seat that two devices hold. */
function shared(): RoomTable {
  const table = started('duel', 2);
  done(comeBack(table.room, as('phone', table.links.seat)));
  return table.choose();
}

describe('a seat that two devices hold', () => {
  it('has each notice once per channel: the first that asks gets it, and may ask again', () => {
    const table = shared();
    const { version } = table.head;
    expect(ask(table, { version })).not.toBeNull();
    expect(ask(table, { version, person: 'phone' })).toBeNull();
    expect(ask(table, { version })).not.toBeNull();
    expect(ask(table, { version, person: 'phone', channel: 'another' })).not.toBeNull();
  });

  it('lets the other have the next turn', () => {
    const table = shared();
    const first = table.head.version;
    ask(table, { version: first });
    table.play('0 pass', '1 pass');
    expect(ask(table, { version: table.head.version, person: 'phone' })).not.toBeNull();
    expect(ask(table, { version: table.head.version })).toBeNull();
  });

  it('owes nothing more to a device that was sent away', () => {
    const table = shared();
    done(revokeLinks(table.room, on(0), 'seat'));
    expect(ask(table, { version: table.head.version, person: 'phone' })).toBeNull();
  });
});

describe('what the mailboxes hear', () => {
  it('is one turn for who is asked at the start, and the start for the others', () => {
    const table = started('coloretto', 3);
    const [asked] = table.head.asked;
    for (const seat of [0, 1, 2]) {
      expect(news(table, seat)).toMatchObject({ kind: seat === asked?.seat ? 'turn' : 'start', version: 1 });
    }
  });

  it('is nothing while a turn goes on, and that it is over when it is', () => {
    const table = settle(started('duel', 2).choose()).play('0 mark 1', '0 mark 2');
    expect(news(table, 0)).toBeUndefined();
    expect(news(table, 1)).toBeUndefined();
    table.play('0 pass');
    expect(news(table, 0)).toMatchObject({ kind: 'idle', version: table.head.version });
    expect(news(table, 1)).toMatchObject({ kind: 'turn', version: table.head.version });
  });

  it('needs no notice for who took their own move back', () => {
    const table = settle(started('duel', 2).choose().play('0 pass'));
    done(table.undo(0));
    expect(news(table, 0)).toMatchObject({ kind: 'turn', quiet: true, version: table.head.version });
    expect(news(table, 1)).toMatchObject({ kind: 'idle' });
  });

  it('is the end, once, for everybody', () => {
    const table = settle(started('duel', 2, { rounds: 1 }).choose().play('0 pass')).play('1 pass');
    expect([news(table, 0)?.kind, news(table, 1)?.kind]).toEqual(['end', 'end']);
  });
});

describe('what the database is told', () => {
  it('is who sits where, and whom everybody may know to be asked', () => {
    const table = started('duel', 2);
    expect(projection(table.room)?.seats.map(({ awaited }) => awaited)).toEqual([false, false]);
    table.choose();
    expect(projection(table.room)).toMatchObject({
      table: {
        id: table.made.id,
        status: 'playing',
        names: ['Ana', 'Ben'],
        results: null,
        revision: table.head.revision,
      },
      seats: [
        { seat: 0, person: 'person-0', name: 'Ana', awaited: true },
        { seat: 1, person: 'person-1', name: 'Ben', awaited: false },
      ],
    });
  });

  it('holds one row for each device of a seat', () => {
    const table = started('duel', 2);
    done(comeBack(table.room, as('phone', table.links.seat)));
    expect(projection(table.room)?.seats.map(({ seat, person }) => `${seat} ${person}`)).toEqual([
      '0 person-0',
      '0 phone',
      '1 person-1',
    ]);
  });
});
