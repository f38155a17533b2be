import * as v from 'valibot';

/** A person, as somebody who shares a table with them may see them. */
export const Person = v.object({
  id: v.string(),
  /** At the latest table that both know. */
  name: v.string(),
  you: v.boolean(),
  /** All their finished games. */
  games: v.array(v.object({ game: v.string(), played: v.number(), won: v.number() })),
  /** The finished games of both: how often oneself came before them, and behind. */
  together: v.array(
    v.object({ game: v.string(), played: v.number(), before: v.number(), behind: v.number() }),
  ),
});
export type Person = v.InferOutput<typeof Person>;

/** Whom one has finished games with, most games first. */
export const Companions = v.object({
  people: v.array(v.object({ id: v.string(), name: v.string(), games: v.number() })),
});
export type Companions = v.InferOutput<typeof Companions>;
