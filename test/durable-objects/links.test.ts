import { describe, expect, it, vi } from 'vitest';
import type { Caller } from '../../durable-objects/access.ts';
import {
  close,
  comeBack,
  dropLink,
  freeSeat,
  makeLink,
  revokeLinks,
  start,
  takeSeat,
} from '../../durable-objects/lobby.ts';
import { notice, record } from '../../durable-objects/telling.ts';
import { move } from '../../durable-objects/turns.ts';
import { LINK_KINDS, type LinkKind } from '../../src/protocol/table.ts';
import { refused } from '../support/matchers.ts';
import { as, done, newAction, on, RoomTable, salt, started } from '../support/room-table.ts';

vi.mock('../../src/games/registry.ts', () => import('../support/registry-with-duel.ts'));

/** What somebody new may do with nothing but a link: the answer of each attempt, made on a table of its own. */
const ACTIONS: Readonly<
  Record<string, (table: RoomTable, caller: Caller) => { ok: boolean; code?: string }>
> = {
  look: (table, caller) => table.room.look(caller, 0),
  sit: ({ room }, caller) => takeSeat(room, caller, { name: 'Zoe', salt: salt(5) }),
  return: ({ room }, caller) => comeBack(room, caller),
  start: ({ room }, caller) => start(room, caller),
  close: ({ room }, caller) => close(room, caller),
  remove: ({ room }, caller) => freeSeat(room, caller, 1),
  move: ({ room }, caller) =>
    move(room, caller, { actionId: newAction(), version: 0, move: { type: 'pass' } }),
  invite: ({ room }, caller) => makeLink(room, caller, 'invite'),
  seatLink: ({ room }, caller) => makeLink(room, caller, 'seat'),
  revoke: ({ room }, caller) => revokeLinks(room, caller, 'watch'),
  record: ({ room }, caller) => record(room, caller),
};

const LOOKS = {
  look: 'ok',
  sit: 'not-found',
  return: 'not-found',
  start: 'not-your-seat',
  close: 'not-your-seat',
  remove: 'not-your-seat',
  move: 'not-your-seat',
  invite: 'not-your-seat',
  seatLink: 'not-your-seat',
  revoke: 'not-your-seat',
  record: 'not-over',
};
const MATRIX: Readonly<Record<LinkKind | 'none' | 'unknown', Readonly<Record<string, string>>>> = {
  none: Object.fromEntries(Object.keys(ACTIONS).map((action) => [action, 'not-found'])),
  unknown: Object.fromEntries(Object.keys(ACTIONS).map((action) => [action, 'not-found'])),
  invite: { ...LOOKS, sit: 'ok' },
  watch: LOOKS,
  seat: { ...LOOKS, return: 'ok' },
  host: { ...LOOKS, return: 'ok' },
};

describe('what a link gives to somebody new', () => {
  it.each(Object.entries(MATRIX))('%s: exactly the allowed cells', (kind, cells) => {
    const found = Object.fromEntries(
      Object.entries(ACTIONS).map(([action, attempt]) => {
        const table = new RoomTable('duel', 4);
        done(table.sit(1));
        const link =
          kind === 'none' ? null : kind === 'unknown' ? 'x'.repeat(43) : table.links[kind as LinkKind];
        const before = table.sql.dump();
        const outcome = attempt(table, as('zoe', link));
        if (!outcome.ok) expect(table.sql.dump(), `${action} changed something`).toBe(before);
        return [action, outcome.ok ? 'ok' : outcome.code];
      }),
    );
    expect(found).toEqual(cells);
  });

  it('shows an invite nothing of the game, a watch link what an onlooker sees', () => {
    const table = started('duel', 2);
    const guest = table.look(as('zoe', table.invite));
    expect(guest).toMatchObject({ viewer: 'guest', view: null, offers: [], log: [], results: null });
    const onlooker = table.look(as('zoe', table.links.watch));
    expect(onlooker).toMatchObject({ viewer: 'onlooker', offers: [], view: { hand: null } });
    expect(onlooker.log).toHaveLength(1);
  });

  it('gives a seat that opens the watch link nothing more', () => {
    const table = started('duel', 2);
    const { linkSeat: _, ...seat } = table.look(on(1));
    const { linkSeat: __, ...both } = table.look({ ...on(1), link: table.links.watch });
    expect(both).toEqual(seat);
  });

  it('makes a host of who comes back by the host link, and shows no hand', () => {
    const table = started('duel', 2);
    expect(done(comeBack(table.room, as('zoe', table.links.host)))).toMatchObject({
      host: true,
      viewer: 'onlooker',
      view: { hand: null },
    });
    expect(done(makeLink(table.room, as('zoe'), 'watch')).kind).toBe('watch');
  });
});

describe('coming back', () => {
  it('gives the seat to another device, with the same view and the same moves', () => {
    const table = started('duel', 2);
    const phone = as('phone', table.links.seat);
    const seen = done(comeBack(table.room, phone));
    const desk = table.look(on(0));
    const seats = desk.seats.map((seat) => (seat.seat === 0 ? { ...seat, person: 'phone' } : seat));
    expect(seen).toEqual({ ...desk, seats, host: false, linkSeat: 0 });
    const [offer] = table.look(as('phone')).offers;
    const made = move(table.room, as('phone'), {
      actionId: newAction(),
      version: 1,
      move: { ...(offer ?? { type: '' }) },
    });
    expect(done(made).version).toBe(2);
  });

  it('leaves the seat to stand for who sat down, to everybody else; and tells no person to who has no seat', () => {
    const table = started('duel', 2);
    done(comeBack(table.room, as('phone', table.links.seat)));
    const people = (caller: Caller) => table.look(caller).seats.map(({ person }) => person);
    expect(people(on(0))).toEqual(['person-0', 'person-1']);
    expect(people(on(1))).toEqual(['person-0', 'person-1']);
    expect(people(as('phone'))).toEqual(['phone', 'person-1']);
    for (const link of [table.links.watch, table.invite, table.links.host, table.links.seat])
      expect(people(as('zoe', link))).toEqual([null, null]);
    done(revokeLinks(table.room, as('phone'), 'seat'));
    expect(people(on(1))).toEqual(['phone', 'person-1']);
  });

  it('is harmless twice, and refused to who sits elsewhere at the table', () => {
    const table = started('duel', 2);
    done(comeBack(table.room, as('phone', table.links.seat)));
    done(comeBack(table.room, as('phone', table.links.seat)));
    expect(table.store.seats()[0]?.holders).toEqual(['person-0', 'phone']);
    expect(comeBack(table.room, { ...on(1), link: table.links.seat })).toEqual(refused('already-seated'));
  });

  it('needs a browser that is somebody', () => {
    const table = started('duel', 2);
    expect(comeBack(table.room, as(null, table.links.seat))).toEqual(refused('not-signed-in'));
  });
});

describe('revoking', () => {
  it.each(LINK_KINDS)('%s: that kind is worth nothing, the others live', (kind) => {
    const table = new RoomTable('duel', 3);
    const more = done(makeLink(table.room, on(0), kind)).link;
    done(revokeLinks(table.room, on(0), kind));
    for (const other of LINK_KINDS) {
      const seen = table.room.look(as('zoe', table.links[other]), 0);
      expect(seen.ok, other).toBe(other !== kind);
    }
    expect(table.room.look(as('zoe', more), 0)).toEqual(refused('not-found'));
  });

  it('of a seat drops the other devices and nobody else', () => {
    const table = started('duel', 3);
    done(comeBack(table.room, as('phone', table.links.seat)));
    done(revokeLinks(table.room, on(0), 'seat'));
    expect(table.room.look(as('phone'), 0)).toEqual(refused('not-found'));
    expect(table.look(on(0)).viewer).toBe(0);
    expect(table.look(on(1)).viewer).toBe(1);
  });

  it('of the host link drops the other hosts', () => {
    const table = new RoomTable('duel', 3);
    done(comeBack(table.room, as('zoe', table.links.host)));
    done(revokeLinks(table.room, on(0), 'host'));
    expect(table.room.look(as('zoe'), 0)).toEqual(refused('not-found'));
    expect(table.look(on(0)).host).toBe(true);
  });

  it('of one seat’s links is nobody else’s, not even the host’s', () => {
    const table = started('duel', 2);
    expect(revokeLinks(table.room, as('zoe', table.links.seat), 'seat')).toEqual(refused('not-your-seat'));
    done(revokeLinks(table.room, on(0), 'seat'));
    const ben = done(makeLink(table.room, on(1), 'seat')).link;
    done(revokeLinks(table.room, on(0), 'seat'));
    expect(table.look(as('zoe', ben)).linkSeat).toBe(1);
  });

  it('of a single link that was seen where it must not be leaves the others of its kind', () => {
    const table = started('duel', 2);
    const other = done(makeLink(table.room, on(0), 'watch')).link;
    dropLink(table.room, table.links.watch);
    expect(table.room.look(as('zoe', table.links.watch), 0)).toEqual(refused('not-found'));
    expect(table.look(as('zoe', other)).viewer).toBe('onlooker');
  });
});

function ask(table: RoomTable, link: boolean) {
  const question = {
    person: 'person-0',
    seat: 0,
    kind: 'start',
    version: 1,
    channel: 'c',
    lang: 'en',
  } as const;
  return notice(table.room, { ...question, link });
}

describe('links that mails bring', () => {
  it('open the reader’s seat, and stay good until twenty newer ones are there', () => {
    const table = started('duel', 2);
    const links = Array.from({ length: 21 }, () => {
      table.world.pass(1000);
      return ask(table, true)?.seatLink ?? '';
    });
    expect(new Set(links).size).toBe(21);
    expect(table.room.look(as('zoe', links[0] ?? null), 0)).toEqual(refused('not-found'));
    for (const link of links.slice(1)) expect(table.look(as('zoe', link)).linkSeat).toBe(0);
  });

  it('never push out the link that was kept', () => {
    const table = started('duel', 2);
    for (let at = 0; at < 30; at += 1) {
      table.world.pass(1000);
      ask(table, true);
    }
    expect(table.look(as('zoe', table.links.seat)).linkSeat).toBe(0);
  });

  it('are not made where none is wanted', () => {
    const table = started('duel', 2);
    const drawn = table.world.tokens.length;
    expect(ask(table, false)?.seatLink).toBeNull();
    expect(table.world.tokens).toHaveLength(drawn);
  });
});
