import { applies, completeOptions, isFault, type Options, type OptionValue } from '../src/engine/options.ts';
import type { AnyGame } from '../src/engine/game.ts';
import { commitTo } from '../src/engine/shuffle.ts';
import { hashSecret } from '../src/notify/secrets.ts';
import { gameOf } from '../src/games/registry.ts';
import { done, type Outcome, refuse, type Refusal } from '../src/protocol/outcome.ts';
import {
  LINK_KINDS,
  type LinkKind,
  type MakeTable,
  type TableMade,
  type TableView,
  type TakeSeat,
} from '../src/protocol/table.ts';
import { skeleton } from '../src/protocol/text.ts';
import type { Caller } from './access.ts';
import type { Change, Room, Visit } from './room.ts';
import type { Meta, SeatRow } from './room-store.ts';
import type { Known } from './table-view.ts';
import { deal } from './turns.ts';

/**
 * Makes the table and seats the host on seat 0. `expected`: persons who may sit down without an invite; `devices`: other
 * persons who hold the host's seat too.
 */
export function make(
  room: Room,
  id: string,
  host: string,
  input: MakeTable,
  expected: readonly string[] = [],
  devices: readonly string[] = [],
): Outcome<TableMade> {
  if (room.isNewer()) return refuse('engine-too-old');
  const before = room.known();
  if (before) return madeBefore(room, before, host, input);
  const game = gameOf(input.game);
  if (!game) return refuse('invalid-setup', { detail: 'There is no such game.' });
  const options = completeOptions(game, input.seats, input.options);
  if (isFault(options)) return refuse('invalid-setup', { detail: options.detail });
  const serverSeed = room.world.randomHex(32);
  const createdAt = room.world.now();
  const meta: Meta = {
    id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    status: 'open',
    seats: input.seats,
    hosts: [host],
    createdAt,
    commit: commitTo(serverSeed),
    rematch: null,
    expected,
  };
  const links = newLinks(room);
  const seats: SeatRow[] = [{ seat: 0, name: input.name, salt: input.salt, holders: [host, ...devices] }];
  const empty: Known = {
    game,
    meta,
    head: { revision: 0, version: 0, at: createdAt, asked: [], moved: [] },
    seats: [],
    snapshot: null,
    openedSeed: null,
  };
  room.store.transact(() => {
    room.store.create(meta, serverSeed);
    keepLinks(room, links, createdAt);
    room.save(empty, { meta, seats });
  });
  return done({ id, seat: 0, links });
}

/** The same request once more, from who did not hear the answer: its salt tells. Secrets are told once, so there are new ones. */
function madeBefore(
  room: Room,
  { meta, seats }: Known,
  host: string,
  { salt }: MakeTable,
): Outcome<TableMade> {
  const same = meta.hosts[0] === host && seats.some((row) => row.seat === 0 && row.salt === salt);
  if (!same) return refuse('already-started');
  const links = newLinks(room);
  room.store.transact(() => keepLinks(room, links, room.world.now()));
  return done({ id: meta.id, seat: 0, links });
}

function newLinks({ world }: Room): TableMade['links'] {
  return { invite: world.token(), watch: world.token(), host: world.token(), seat: world.token() };
}

function keepLinks(room: Room, links: TableMade['links'], at: number): void {
  for (const kind of LINK_KINDS) {
    room.store.addLink(kind, kind === 'seat' ? 0 : null, hashSecret(links[kind]), at);
  }
}

/**
 * Sits down: with the invite link, or as one of the people of the table before. The last seat starts the game. `devices`: other
 * persons who are to hold the seat too, unless they sit elsewhere.
 */
export function takeSeat(
  room: Room,
  caller: Caller,
  input: TakeSeat,
  devices: readonly string[] = [],
): Outcome<{ seat: number; link: string; table: TableView }> {
  const visit = room.visit(caller);
  if (!visit.ok) return visit;
  const { known, access } = visit.value;
  const { meta, seats } = known;
  if (access.person === null) return refuse('not-signed-in');
  const mine = seats.find((row) => row.seat === access.seat);
  if (mine) {
    const same = mine.salt === input.salt && mine.name === input.name;
    return same ? seated(room, caller, mine.seat) : refuse('already-seated');
  }
  const invited = access.link?.kind === 'invite' || access.host || meta.expected.includes(access.person);
  if (!invited) return refuse('not-found');
  const unheard = seatOfSalt(known, input);
  if (unheard) {
    const holders = withHolder(seats, unheard.seat, access.person);
    return room.store.transact(() => {
      room.save(known, { seats: holders });
      return seated(room, caller, unheard.seat);
    });
  }
  if (meta.status === 'closed') return refuse('table-closed');
  if (meta.status !== 'open') return refuse('table-full');
  const free = freeSeats(meta, seats);
  const seat = input.seat ?? free[0];
  if (seat === undefined) return refuse('table-full');
  if (!free.includes(seat)) return refuse('seat-taken');
  if (seats.some((row) => skeleton(row.name) === skeleton(input.name))) return refuse('name-taken');
  const holders = [
    access.person,
    ...devices.filter((person) => !seats.some((row) => row.holders.includes(person))),
  ];
  const taken = [...seats, { seat, name: input.name, salt: input.salt, holders }].toSorted(
    (a, b) => a.seat - b.seat,
  );
  return room.store.transact(() => {
    if (taken.length === meta.seats) deal(room, known, meta, taken);
    else room.save(known, { seats: taken });
    return seated(room, caller, seat);
  });
}

/**
 * The seat of a browser whose first request was heard and its answer lost, the cookie with it: it comes as somebody new, but with
 * the salt that nobody else knows before the end of the game.
 */
function seatOfSalt({ meta, seats }: Known, { salt, name }: TakeSeat): SeatRow | undefined {
  if (meta.status === 'over') return undefined;
  return seats.find((row) => row.salt === salt && row.name === name);
}

function withHolder(seats: readonly SeatRow[], seat: number, person: string): SeatRow[] {
  return seats.map((row) => (row.seat === seat ? { ...row, holders: [...row.holders, person] } : row));
}

/** The answer to who has sat down, with a link to come back by; the same request twice has it twice. */
function seated(
  room: Room,
  caller: Caller,
  seat: number,
): Outcome<{ seat: number; link: string; table: TableView }> {
  const link = room.world.token();
  room.store.transact(() => room.store.addLink('seat', seat, hashSecret(link), room.world.now()));
  const table = room.look(caller, 0);
  return table.ok ? done({ seat, link, table: table.value }) : table;
}

function freeSeats(meta: Meta, seats: readonly SeatRow[]): number[] {
  return Array.from({ length: meta.seats }, (_, seat) => seat).filter(
    (seat) => !seats.some((row) => row.seat === seat),
  );
}

/** Frees a seat before the start: the host removes somebody, or somebody leaves. */
export function freeSeat(room: Room, caller: Caller, seat: number): Outcome<TableView | null> {
  const visit = openVisit(room, caller);
  if (!visit.ok) return visit;
  const { known, access } = visit.value;
  if (!access.host && access.seat !== seat) return refuse('not-your-seat');
  const row = known.seats.find((one) => one.seat === seat);
  if (!row) return refuse('not-found');
  const { meta } = known;
  room.store.transact(() => {
    room.store.revokeLinks('seat', seat);
    room.save(known, {
      seats: known.seats.filter((one) => one !== row),
      meta: { ...meta, expected: meta.expected.filter((person) => !row.holders.includes(person)) },
    });
  });
  const table = room.look(caller, 0);
  // Who leaves may have no right to look any more.
  return done(table.ok ? table.value : null);
}

/** Starts before all seats are taken; free seats go, and options that no longer apply with them. */
export function start(room: Room, caller: Caller): Outcome<TableView> {
  const visit = openVisit(room, caller);
  if (!visit.ok) return visit;
  const { known, access } = visit.value;
  if (!access.host) return refuse('not-your-seat');
  const { game, meta } = known;
  const count = known.seats.length;
  if (!game.seats.includes(count)) return refuse('too-few-seats');
  const options = completeOptions(game, count, keptOptions(game, count, meta.options));
  if (isFault(options)) return refuse('invalid-setup', { detail: options.detail });
  const seats = known.seats.map((row, at) => ({ ...row, seat: at }));
  const moves = known.seats
    .map((row, at) => ({ from: row.seat, to: at }))
    .filter(({ from, to }) => from !== to);
  room.store.transact(() => {
    for (const { from, to } of moves) room.store.moveLinks(from, to);
    deal(room, known, { ...meta, seats: count, options }, seats);
  });
  return room.look(caller, 0);
}

/** The options that still apply to `count` seats. */
function keptOptions(game: AnyGame, count: number, before: Options): Options {
  const kept: Record<string, OptionValue> = {};
  for (const spec of game.options) {
    const value = before[spec.key];
    if (value !== undefined && applies(spec, count, kept)) kept[spec.key] = value;
  }
  return kept;
}

/** Closes the table before the start: nobody can sit down any more. */
export function close(room: Room, caller: Caller): Outcome<TableView> {
  const visit = openVisit(room, caller);
  if (!visit.ok) return visit;
  const { known, access } = visit.value;
  if (!access.host) return refuse('not-your-seat');
  room.save(known, { meta: { ...known.meta, status: 'closed' } });
  return room.look(caller, 0);
}

/** Makes a link of a kind; the ones before stay valid. */
export function makeLink(
  room: Room,
  caller: Caller,
  kind: LinkKind,
): Outcome<{ kind: LinkKind; link: string }> {
  const owner = linkOwner(room, caller, kind);
  if (!owner.ok) return owner;
  const token = room.world.token();
  room.store.transact(() => {
    room.store.addLink(kind, owner.value.seat, hashSecret(token), room.now(owner.value.known.head));
  });
  return done({ kind, link: token });
}

/** Makes all links of a kind worthless. For a seat, the other devices that hold it lose it too. */
export function revokeLinks(room: Room, caller: Caller, kind: LinkKind): Outcome<null> {
  const owner = linkOwner(room, caller, kind);
  if (!owner.ok) return owner;
  const { known, seat } = owner.value;
  const person = caller.person;
  room.store.transact(() => {
    room.store.revokeLinks(kind, seat);
    if (person === null) return;
    const change: Change =
      kind === 'seat'
        ? { seats: known.seats.map((row) => (row.seat === seat ? { ...row, holders: [person] } : row)) }
        : kind === 'host'
          ? { meta: { ...known.meta, hosts: [person] } }
          : {};
    room.save(known, change);
  });
  return done(null);
}

/** A link's secret was seen where it must not be: it is worth nothing from now on. */
export function dropLink(room: Room, token: string): void {
  if (room.known()) room.store.transact(() => room.store.dropLink(hashSecret(token)));
}

/** Who may make and revoke links: a seat its own, anybody seated the watch link, the host all but seats. */
function linkOwner(
  room: Room,
  caller: Caller,
  kind: LinkKind,
): Outcome<{ known: Known; seat: number | null }> {
  const visit = room.visit(caller);
  if (!visit.ok) return visit;
  const { known, access } = visit.value;
  if (kind === 'seat')
    return access.seat === null ? refuse('not-your-seat') : done({ known, seat: access.seat });
  return access.host ? done({ known, seat: null }) : refuse('not-your-seat');
}

/** Comes back by a seat link or a host link: this person holds the seat too, or is host too. */
export function comeBack(room: Room, caller: Caller): Outcome<TableView> {
  const visit = room.visit(caller);
  if (!visit.ok) return visit;
  const { known, access } = visit.value;
  const { person, link } = access;
  if (person === null) return refuse('not-signed-in');
  if (link?.kind === 'host') {
    if (!access.host) room.save(known, { meta: { ...known.meta, hosts: [...known.meta.hosts, person] } });
    return room.look(caller, 0);
  }
  if (link?.kind !== 'seat') return refuse('not-found');
  if (access.seat === link.seat) return room.look(caller, 0);
  if (access.seat !== null) return refuse('already-seated');
  if (link.seat !== null) room.save(known, { seats: withHolder(known.seats, link.seat, person) });
  return room.look(caller, 0);
}

/** What a rematch is made from; a refusal where the caller has no part in it. */
export function rematchOf(
  room: Room,
  caller: Caller,
  newId: string,
): Outcome<{
  id: string;
  made: boolean;
  table: Omit<MakeTable, 'salt'>;
  expected: readonly string[];
  devices: readonly string[];
}> {
  const visit = room.visit(caller);
  if (!visit.ok) return visit;
  const { known, access } = visit.value;
  const { meta, seats } = known;
  const mine = seats.find((row) => row.seat === access.seat);
  if (!mine) return refuse('not-your-seat');
  if (meta.status !== 'over') return refuse('not-over');
  if (meta.rematch === null) room.save(known, { meta: { ...meta, rematch: newId } });
  const id = meta.rematch ?? newId;
  return done({
    id,
    made: meta.rematch !== null,
    table: { game: meta.game, seats: meta.seats, options: meta.options, name: mine.name },
    expected: seats.flatMap((row) => row.holders),
    devices: mine.holders.filter((person) => person !== access.person),
  });
}

function openVisit(room: Room, caller: Caller): Outcome<Visit> {
  const visit = room.visit(caller);
  if (!visit.ok) return visit;
  const refusal = notOpen(visit.value.known);
  return refusal ?? visit;
}

function notOpen({ meta }: Known): Refusal | null {
  if (meta.status === 'open') return null;
  return refuse(meta.status === 'closed' ? 'table-closed' : 'already-started');
}
