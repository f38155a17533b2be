export const noticeKinds = ['turn', 'start', 'end'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const noticeChannels = ['mail', 'webhook'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** What a person wants to be told, and how soon. */
export interface Preferences {
  readonly kinds: Readonly<Record<NoticeKind, boolean>>;
  /** Ms that a turn mail waits, because whoever is still at the table needs none. */
  readonly graceMs: number;
}

/** Everything on; the grace period leaves the first attempt within a minute of the turn. */
export const defaultPreferences: Preferences = {
  kinds: { turn: true, start: true, end: true },
  graceMs: 45_000,
};

/** What happened at a table that a person may be told. */
export interface Occasion {
  readonly table: string;
  /** The table's version when it happened: one turn of a seat has one. */
  readonly turn: number;
  readonly seat: number;
  readonly kind: NoticeKind;
  /** Ms since 1970. */
  readonly at: number;
}

/** One thing to send to one person over one channel. */
export interface Notice extends Occasion {
  /** `table:turn:seat:kind:channel`: the same whenever the same occasion is reported, so it is owed once. */
  readonly id: string;
  readonly channel: NoticeChannel;
  /** Ms since 1970. */
  readonly dueAt: number;
}

/** The notice that an occasion calls for; `undefined` when the person has switched its kind off. */
export function planNotice(
  occasion: Occasion,
  channel: NoticeChannel,
  preferences: Preferences,
): Notice | undefined {
  const { table, turn, seat, kind, at } = occasion;
  if (!preferences.kinds[kind]) return undefined;
  const id = `${table}:${turn}:${seat}:${kind}:${channel}`;
  return { ...occasion, id, channel, dueAt: dueAt({ kind, at, channel, graceMs: preferences.graceMs }) };
}

/**
 * When a notice is due, in ms since 1970: a turn mail after the grace period, everything else at once. A webhook is for programs
 * and chats, which nobody has open instead of the table.
 */
export function dueAt(notice: {
  readonly kind: NoticeKind;
  readonly at: number;
  readonly channel: NoticeChannel;
  readonly graceMs: number;
}): number {
  const waits = notice.kind === 'turn' && notice.channel === 'mail';
  return waits ? notice.at + notice.graceMs : notice.at;
}
