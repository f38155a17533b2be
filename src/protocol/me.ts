import * as v from 'valibot';
import { MailAddress } from './mail-address.ts';
import { Language, LinkToken, ResultLine, STATUSES } from './table.ts';

/** One's own tables, most urgent first; from the projection, so `asOf` may lag by a second. */
const MyTable = v.object({
  id: v.string(),
  game: v.string(),
  status: v.picklist(STATUSES),
  seat: v.number(),
  names: v.array(v.nullable(v.string())),
  awaited: v.boolean(),
  waitingSince: v.nullable(v.string()),
  updatedAt: v.string(),
  results: v.nullable(v.array(ResultLine)),
});
export const MyTables = v.object({ tables: v.array(MyTable) });
export type MyTables = v.InferOutput<typeof MyTables>;

export const SetMail = v.strictObject({ address: MailAddress, lang: Language });
export type SetMail = v.InferOutput<typeof SetMail>;
export const ConfirmMail = v.strictObject({
  person: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
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
