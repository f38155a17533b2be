import * as v from 'valibot';
import type { Tagged } from './game.ts';

const Hex = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`)));
const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A move or an event: its other fields are the game's. */
const TaggedJson = v.looseObject({ type: v.string() }) as v.GenericSchema<Tagged>;

/** Who made a move: the person at the seat, or somebody or something in their place. */
export const MOVED_BY = ['person', 'stand-in', 'plan', 'clock'] as const;
export type MovedBy = (typeof MOVED_BY)[number];

/** The file that tells a finished game completely (`format` names its version). */
export const RecordFile = v.strictObject({
  format: v.literal('longhand-record/1'),
  game: v.string(),
  rulesVersion: v.pipe(v.number(), v.integer(), v.minValue(1)),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  seats: v.pipe(v.array(v.strictObject({ name: v.string() })), v.minLength(2)),
  shuffle: v.strictObject({
    commit: Hex(32),
    serverSeed: Hex(32),
    salts: v.array(Hex(16)),
    stream: v.literal('chacha20'),
  }),
  setup: v.looseObject({}),
  moves: v.array(
    v.strictObject({
      version: v.pipe(v.number(), v.integer(), v.minValue(1)),
      seat: SeatNumber,
      at: v.pipe(v.string(), v.isoTimestamp()),
      by: v.picklist(MOVED_BY),
      move: TaggedJson,
      events: v.array(TaggedJson),
    }),
  ),
  results: v.array(
    v.strictObject({
      seat: SeatNumber,
      score: v.nullable(v.number()),
      rank: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
});
export type GameRecord = v.InferOutput<typeof RecordFile>;
