import * as v from 'valibot';
import { MailAddress } from './mail-address.ts';
import { Language, LinkToken, PersonId, ResultLine, STATUSES } from './table.ts';

const seated = {
  id: v.string(),
  game: v.string(),
  /** One's own seat. */
  seat: v.number(),
  /** By seat; null for a free one. */
  names: v.array(v.nullable(v.string())),
  /** By seat: the public id of the person there, oneself at one's own; null where it is not known. */
  people: v.array(v.nullable(v.string())),
};
/** One of one's own tables; from the projection, so it may lag behind by a second. */
const MyTable = v.object({
  ...seated,
  status: v.picklist(STATUSES),
  awaited: v.boolean(),
  /** Seats that the table waits for, as far as everybody there may know. */
  waitingFor: v.array(v.number()),
  waitingSince: v.nullable(v.string()),
  /** As in the table's view: what is higher than what was seen last is news. */
  revision: v.number(),
  version: v.number(),
  updatedAt: v.string(),
  /** When the game was over. */
  endedAt: v.nullable(v.string()),
  results: v.nullable(v.array(ResultLine)),
});
export type MyTable = v.InferOutput<typeof MyTable>;
/** Those that wait for oneself first, the longest waiting first of all; of what is over or closed the latest few. */
export const MyTables = v.object({ tables: v.array(MyTable) });
export type MyTables = v.InferOutput<typeof MyTables>;

/** A finished game of one's own. */
const PastGame = v.object({ ...seated, results: v.array(ResultLine), endedAt: v.string() });
export type PastGame = v.InferOutput<typeof PastGame>;
/** A page of finished games, the latest first. */
export const History = v.object({
  games: v.array(PastGame),
  /** How many there were in all when the first page was read. */
  total: v.number(),
  /** For `before`, on the next page; null on the last. */
  next: v.nullable(v.string()),
});
export type History = v.InferOutput<typeof History>;

export const SetMail = v.strictObject({ address: MailAddress, lang: Language });
export type SetMail = v.InferOutput<typeof SetMail>;
export const ConfirmMail = v.strictObject({
  person: PersonId,
  token: LinkToken,
});
export type ConfirmMail = v.InferOutput<typeof ConfirmMail>;
export const AddWebhook = v.strictObject({ url: v.pipe(v.string(), v.maxLength(4096)) });
export type AddWebhook = v.InferOutput<typeof AddWebhook>;
export const SetNotices = v.strictObject({
  lang: v.exactOptional(Language),
  turn: v.exactOptional(v.boolean()),
  start: v.exactOptional(v.boolean()),
  end: v.exactOptional(v.boolean()),
});
export type SetNotices = v.InferOutput<typeof SetNotices>;

/** What a person is told of their notices: channels, switches and the last attempts. */
export const Notices = v.object({
  /** Whether this service can send mail at all. */
  mailPossible: v.boolean(),
  lang: Language,
  turn: v.boolean(),
  start: v.boolean(),
  end: v.boolean(),
  mail: v.nullable(
    v.object({ address: v.string(), state: v.picklist(['unconfirmed', 'confirmed', 'failing']) }),
  ),
  webhooks: v.array(
    v.object({ id: v.string(), url: v.string(), state: v.picklist(['on', 'failing', 'disabled']) }),
  ),
  receipts: v.array(
    v.object({
      at: v.string(),
      kind: v.string(),
      table: v.string(),
      channel: v.picklist(['mail', 'webhook']),
      outcome: v.string(),
    }),
  ),
});
export type Notices = v.InferOutput<typeof Notices>;
export const WebhookAdded = v.object({
  id: v.string(),
  url: v.string(),
  /** Told once: what signatures are checked with (Standard Webhooks, `whsec_…`). */
  secret: v.string(),
});
/** Who this browser is; `id` is public and null for a browser that never sat down. */
export const Me = v.object({ id: v.nullable(v.string()) });
