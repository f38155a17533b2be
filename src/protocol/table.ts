import * as v from 'valibot';
import type { Tagged } from '../engine/game.ts';
import { LANGS } from '../engine/words.ts';
import { PersonName } from './text.ts';

/** The public id of a table: ten characters, no right by itself. */
export const TableId = v.pipe(v.string(), v.regex(/^[a-z2-9]{10}$/));
/** The public id of a person: 128 random bits in base64url, no right by itself. */
export const PersonId = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
/** What a seat's browser adds to the shuffle: 16 random bytes in hex. */
const Salt = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const Version = v.pipe(
  v.number('invalid-version'),
  v.integer('invalid-version'),
  v.minValue(0, 'invalid-version'),
);
/** Made once per action by the client and kept until answered: the same id twice is the same action. */
const ActionId = v.pipe(
  v.string('invalid-idempotency-key'),
  v.regex(/^[\w-]{8,64}$/, 'invalid-idempotency-key'),
);
const OptionValue = v.union([v.string(), v.number(), v.boolean()]);
export const Language = v.picklist(LANGS);

export const MakeTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(32)),
  seats: SeatNumber,
  options: v.record(v.pipe(v.string(), v.maxLength(32)), OptionValue),
  /** The host's name at the table; the host takes seat 0. */
  name: PersonName,
  salt: Salt,
});
export type MakeTable = v.InferOutput<typeof MakeTable>;

export const TakeSeat = v.strictObject({ name: PersonName, salt: Salt, seat: v.exactOptional(SeatNumber) });
export type TakeSeat = v.InferOutput<typeof TakeSeat>;

const MoveJson = v.looseObject({ type: v.pipe(v.string(), v.maxLength(32)) });

export const MakeMove = v.strictObject({
  actionId: ActionId,
  /** The version of the table that the move answers. */
  version: Version,
  move: MoveJson,
});
export type MakeMove = v.InferOutput<typeof MakeMove>;

/** A move to be judged and not made; so it needs no id. */
export const CheckMove = v.strictObject({ version: Version, move: MoveJson });
export type CheckMove = v.InferOutput<typeof CheckMove>;

/** `reason`: why the game would refuse the move, a code of the game's words; null for a move that is possible. */
export const MoveCheck = v.object({ possible: v.boolean(), reason: v.nullable(v.string()) });
export type MoveCheck = v.InferOutput<typeof MoveCheck>;

export const UndoMove = v.strictObject({ actionId: ActionId, version: Version });
export type UndoMove = v.InferOutput<typeof UndoMove>;

export const Rematch = v.strictObject({ salt: Salt });
export type Rematch = v.InferOutput<typeof Rematch>;

export const LINK_KINDS = ['invite', 'seat', 'watch', 'host'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];
export const LinkOf = v.strictObject({ kind: v.picklist(LINK_KINDS) });
/** 256 random bits in base64url. In URLs it stands in the fragment: `/t/ID#invite.TOKEN`; to the API it goes in a header. */
export const LinkToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

export const STATUSES = ['open', 'playing', 'over', 'closed'] as const;
export type Status = (typeof STATUSES)[number];

/** A move or an event: its other fields are the game's. */
const TaggedJson = v.looseObject({ type: v.string() }) as v.GenericSchema<Tagged>;
export const ResultLine = v.object({ seat: v.number(), score: v.nullable(v.number()), rank: v.number() });

/** A line of the table's log: a move, an undo or the deal, as far as the viewer is told. `at`: ISO 8601. */
export const LogLine = v.object({
  version: v.number(),
  at: v.string(),
  kind: v.picklist(['start', 'move', 'undo']),
  /** Who did it; null for the deal, and for a hidden choice of somebody else. */
  seat: v.nullable(v.number()),
  by: v.string(),
  /** What the viewer is told of it. */
  events: v.array(TaggedJson),
  /** The version of the move that an undo took back. */
  undoes: v.exactOptional(v.number()),
});
export type LogLine = v.InferOutput<typeof LogLine>;

const SeatView = v.object({
  seat: v.number(),
  /** Null while the seat is free. */
  name: v.nullable(v.string()),
  /** The public id of the person there, for who sits at the table; null for everybody else, and for a free seat. */
  person: v.nullable(v.string()),
});

/** A table as one viewer sees it. */
export const TableView = v.object({
  type: v.literal('table'),
  id: v.string(),
  game: v.string(),
  rulesVersion: v.number(),
  options: v.record(v.string(), OptionValue),
  status: v.picklist(STATUSES),
  /** Counts every change of the table, seats included: of two views the one with the higher revision is the newer. */
  revision: v.number(),
  /** Counts the deal, moves and undos: what a move answers. */
  version: v.number(),
  /** `guest`: somebody with the invite link. */
  viewer: v.union([v.number(), v.literal('onlooker'), v.literal('guest')]),
  host: v.boolean(),
  /** The seat that the caller's link leads to, for a seat link that was not used in this browser yet. */
  linkSeat: v.nullable(v.number()),
  seats: v.array(SeatView),
  createdAt: v.string(),
  shuffle: v.object({
    commit: v.string(),
    stream: v.literal('chacha20'),
    /** Told when the game is over. */
    serverSeed: v.nullable(v.string()),
  }),
  /** Whom the table waits for, as far as the viewer may know, and since when (ISO 8601). */
  waiting: v.object({ seats: v.array(v.number()), others: v.boolean(), since: v.nullable(v.string()) }),
  /** The game's own view; null before the start and for who has only the invite link. */
  view: v.nullable(v.unknown()),
  /** What the viewer may do; these moves and no others. */
  offers: v.array(TaggedJson),
  canUndo: v.boolean(),
  /** Lines after the version that the client named; all of them by default. */
  log: v.array(LogLine),
  /** The version of the viewer's own last move; what came after is what happened since. */
  lastMoved: v.number(),
  results: v.nullable(v.array(ResultLine)),
  /** The id of the table where this one goes on. */
  rematch: v.nullable(v.string()),
});
export type TableView = v.InferOutput<typeof TableView>;

/** A table at an earlier time, as the viewer saw it then. `version`: of the move that made it. */
export const Moment = v.object({
  version: v.number(),
  view: v.unknown(),
  waiting: v.object({ seats: v.array(v.number()), others: v.boolean() }),
});
export type Moment = v.InferOutput<typeof Moment>;
export const Moments = v.object({ moments: v.array(Moment) });
export type Moments = v.InferOutput<typeof Moments>;

/** Tokens appear once, in the answer that makes them. */
export const TableMade = v.object({
  id: v.string(),
  seat: v.number(),
  links: v.object({ invite: v.string(), watch: v.string(), host: v.string(), seat: v.string() }),
});
export type TableMade = v.InferOutput<typeof TableMade>;
export const SeatTaken = v.object({ seat: v.number(), link: v.string(), table: TableView });
export const LinkMade = v.object({ kind: v.picklist(LINK_KINDS), link: v.string() });
export const MoveAnswer = v.object({
  /** The version that the action made. */
  version: v.number(),
  /** The action had been done before; nothing was done twice. */
  replayed: v.boolean(),
  table: TableView,
});
export type MoveAnswer = v.InferOutput<typeof MoveAnswer>;

/** `/api/games`: what can be played, with the texts of one language. */
export const GameInfo = v.object({
  id: v.string(),
  name: v.string(),
  blurb: v.string(),
  seats: v.array(v.number()),
  options: v.array(
    v.object({
      key: v.string(),
      label: v.string(),
      help: v.string(),
      values: v.array(v.object({ value: OptionValue, label: v.string(), help: v.string() })),
      seats: v.nullable(v.array(v.number())),
      beside: v.nullable(v.object({ key: v.string(), value: OptionValue })),
    }),
  ),
});
export type GameInfo = v.InferOutput<typeof GameInfo>;
