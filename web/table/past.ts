import { signal } from '@preact/signals';
import type { Moment, Moments } from '../../src/protocol/table.ts';
import { ask, type Trouble } from '../api.ts';
import type { Feed } from './feed.ts';

/** Moments of a table as far as this page has asked for them. One for each table and viewer: nobody sees another's. */
export class Past {
  /** Why the moment that was asked for last did not come. */
  readonly trouble = signal<Trouble | null>(null);
  /** Counts up as moments come. */
  readonly come = signal(0);
  readonly #feed: Feed;
  readonly #moments = new Map<number, Moment>();
  readonly #asked = new Set<number>();

  constructor(feed: Feed) {
    this.#feed = feed;
  }

  at(version: number): Moment | undefined {
    return this.#moments.get(version);
  }

  /** Asks for those of these versions (ascending, 32 at most) that are not here and not on their way. True when all are here. */
  async load(versions: readonly number[]): Promise<boolean> {
    const wanted = versions.filter((one) => !this.#moments.has(one) && !this.#asked.has(one));
    const [first] = wanted;
    if (first === undefined) return versions.every((one) => this.#moments.has(one));
    for (const one of wanted) this.#asked.add(one);
    const path = `/tables/${this.#feed.id}/moments?after=${first - 1}&until=${wanted.at(-1) ?? first}`;
    const answer = await ask<Moments>('GET', path, undefined, this.#feed.link);
    for (const one of wanted) this.#asked.delete(one);
    this.trouble.value = answer.ok ? null : answer.trouble;
    if (!answer.ok) return false;
    for (const moment of answer.value.moments) this.#moments.set(moment.version, moment);
    this.come.value += 1;
    return versions.every((one) => this.#moments.has(one));
  }
}
