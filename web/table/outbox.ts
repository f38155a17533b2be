import type { Tagged } from '../../src/engine/game.ts';
import type { MoveAnswer, TableView } from '../../src/protocol/table.ts';
import { type Answer, ask, isPassing, type Trouble } from '../api.ts';
import { keep, recall } from '../keep.ts';

/** A move or an undo that has not been answered yet. Its id makes it the same action however often it is sent. */
export interface Action {
  readonly actionId: string;
  readonly version: number;
  /** Left out: an undo. */
  readonly move?: Tagged;
}

/** What became of an action. `unsent` is told before each new try. */
export type Sent =
  | { readonly type: 'done'; readonly table: TableView }
  | { readonly type: 'refused'; readonly trouble: Trouble };

const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * The one action of a table that is on its way. It is kept in the browser until it is answered, so neither a lost connection nor a
 * closed page loses it or does it twice.
 */
export class Outbox {
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  /** What was not answered when the page was left. */
  get pending(): Action | undefined {
    return recall(this.#key) as Action | undefined;
  }

  make(version: number, move?: Tagged): Action {
    const action = { actionId: crypto.randomUUID(), version, ...(move ? { move } : {}) };
    keep(this.#key, action);
    return action;
  }

  /**
   * Sends until there is an answer, and then forgets the action.
   *
   * @param unsent called when a try failed and another one follows
   */
  async send(action: Action, unsent: () => void, pause: (ms: number) => Promise<void> = wait): Promise<Sent> {
    for (let tries = 0; ; tries += 1) {
      const answer = await this.#post(action);
      if (answer.ok) {
        this.#forget(action);
        return { type: 'done', table: answer.value.table };
      }
      if (!isPassing(answer.trouble)) {
        this.#forget(action);
        return { type: 'refused', trouble: answer.trouble };
      }
      unsent();
      await pause(RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] ?? 0);
    }
  }

  get #key(): string {
    return `action.${this.#table}`;
  }

  #post({ actionId, version, move }: Action): Promise<Answer<MoveAnswer>> {
    const path = `/tables/${this.#table}`;
    return move
      ? ask('POST', `${path}/moves`, { actionId, version, move })
      : ask('POST', `${path}/undo`, { actionId, version });
  }

  /** Another tab may have made the next action already. */
  #forget(action: Action): void {
    if (this.pending?.actionId === action.actionId) keep(this.#key, undefined);
  }
}

/** Shorter, where the network comes back meanwhile. */
function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });
}
