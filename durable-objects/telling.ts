import type { GameRecord } from '../src/engine/record.ts';
import { resultOf, waiting } from '../src/engine/play.ts';
import { makeRecord, replay } from '../src/engine/replay.ts';
import { mixSeed } from '../src/engine/shuffle.ts';
import { inLang, type Lang } from '../src/engine/words.ts';
import type { Projection } from '../db/projection.ts';
import { hashSecret } from '../src/notify/secrets.ts';
import { done, type Outcome, refuse } from '../src/protocol/outcome.ts';
import type { Caller } from './access.ts';
import type { NoticeKind } from '../src/notify/schedule.ts';
import type { Room } from './room.ts';
import { type Known, standing, standsFor, toldOf, waitingSince } from './table-view.ts';

/** The record of the finished game, for everybody who may see the table. */
export function record(room: Room, caller: Caller): Outcome<GameRecord> {
  const visit = room.visit(caller);
  if (!visit.ok) return visit;
  const { known } = visit.value;
  const { game, meta, seats } = known;
  if (meta.status !== 'over') return refuse('not-over');
  const log = standing(room.store.log(0)).flatMap(({ seat, at, by, move }) =>
    seat === null || move === null ? [] : [{ seat, at, by, move }],
  );
  const shuffle = {
    commit: meta.commit,
    serverSeed: room.store.serverSeed(),
    salts: seats.map(({ salt }) => salt),
    stream: 'chacha20',
  } as const;
  const origin = {
    seats: seats.length,
    options: meta.options,
    rng: mixSeed(shuffle.serverSeed, shuffle.salts),
  };
  if (!replay(game, origin, log).ok) return refuse('game-frozen');
  return done(
    makeRecord(
      game,
      seats.map(({ name }) => name),
      meta.options,
      shuffle,
      log,
    ),
  );
}

/** What D1 keeps of a table: what an onlooker may know, and who sits there. Null for a table that was never made. */
export function projection(room: Room): Projection | null {
  const known = room.known();
  if (!known) return null;
  const { game, meta, head, seats, snapshot } = known;
  const whom = snapshot ? waiting(game, snapshot.state, 'onlooker') : { seats: [], others: false };
  const results = snapshot ? resultOf(game, snapshot.state) : null;
  const bySeat = Array.from({ length: meta.seats }, (_, seat) => seats.find((row) => row.seat === seat));
  return {
    table: {
      id: meta.id,
      game: meta.game,
      status: meta.status,
      options: JSON.stringify(meta.options),
      names: bySeat.map((row) => row?.name ?? null),
      people: bySeat.map((row) => (row ? standsFor(row) : null)),
      results: results?.map(({ seat, score, rank }) => ({ seat, score, rank })) ?? null,
      revision: head.revision,
      version: head.version,
      createdAt: meta.createdAt,
      updatedAt: head.at,
      endedAt: meta.status === 'over' ? (room.store.newest()?.at ?? null) : null,
      waitingSince: waitingSince(known),
    },
    seats: seats.flatMap(({ seat, name, holders }) =>
      holders.map((person) => ({
        seat,
        person,
        name,
        awaited: whom.seats.includes(seat),
        rank: results?.find((line) => line.seat === seat)?.rank ?? null,
      })),
    ),
  };
}

/** What a notice says: what its reader may see at the table, in their language. */
export interface NoticeFacts {
  /** For mail: the secret of a new link to the reader's own seat, so that it opens on any device. */
  readonly seatLink: string | null;
  readonly gameName: string;
  readonly tableNames: readonly string[];
  /** Sentences for what happened since the reader's own last move. */
  readonly since: readonly string[];
  readonly results:
    | readonly { readonly name: string; readonly score: number | null; readonly rank: number }[]
    | null;
}

/** A mailbox's question right before it sends. `channel`: a hash of the address; `link`: whether the seat's link is wanted. */
export interface NoticeQuestion {
  readonly person: string;
  readonly seat: number;
  readonly kind: NoticeKind;
  readonly version: number;
  readonly channel: string;
  readonly link: boolean;
  readonly lang: Lang;
}

/** Links that mails have brought stay valid until so many newer ones are there. */
const SEAT_LINKS_KEPT = 20;

/**
 * Whether a notice is still owed, and what it says; null when it is not: the seat has moved, the turn was taken back, or
 * another mailbox of the same seat has sent it through this channel.
 */
export function notice(room: Room, asked: NoticeQuestion): NoticeFacts | null {
  const known = room.known();
  const row = known?.seats.find(({ seat }) => seat === asked.seat);
  if (!known || !row?.holders.includes(asked.person) || !owed(known, asked)) return null;
  if (row.holders.length > 1) {
    const key = `${asked.seat}:${asked.kind}:${asked.channel}`;
    const mine = room.store.transact(() => room.store.claimNotice(key, asked.person, asked.version));
    if (!mine) return null;
  }
  const { game, seats, head } = known;
  const nameOf = (seat: number) => seats.find((one) => one.seat === seat)?.name ?? '';
  const who = (seat: number) => ({ name: nameOf(seat), you: seat === asked.seat });
  const words = inLang(game.words, asked.lang);
  const rows = room.store.log(head.moved[asked.seat] ?? 0);
  const stand = new Set(standing(rows).map(({ version }) => version));
  const since = rows
    .filter(({ kind, version }) => kind === 'start' || stand.has(version))
    .flatMap(({ events }) => toldOf(game, events, asked.seat))
    .flatMap((event) => words.told(event, who) ?? []);
  const results = known.snapshot && resultOf(game, known.snapshot.state);
  return {
    seatLink: asked.link ? seatLink(room, asked.seat) : null,
    gameName: words.name,
    tableNames: seats.map(({ name }) => name),
    since,
    results: results?.map(({ seat, score, rank }) => ({ name: nameOf(seat), score, rank })) ?? null,
  };
}

function seatLink(room: Room, seat: number): string {
  const token = room.world.token();
  room.store.transact(() => {
    room.store.addMailedLink(seat, hashSecret(token), room.world.now(), SEAT_LINKS_KEPT);
  });
  return token;
}

/** Whether a seat is still owed this notice. A turn's notice also goes out late: the turn is what counts. */
function owed(
  { meta, head }: Known,
  { seat, kind, version }: { seat: number; kind: NoticeKind; version: number },
): boolean {
  if (kind === 'turn') return head.asked.some((one) => one.seat === seat && one.since === version);
  if (kind === 'end') return meta.status === 'over';
  return meta.status === 'playing';
}
