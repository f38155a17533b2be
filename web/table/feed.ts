import { batch, signal } from '@preact/signals';
import type { Tagged } from '../../src/engine/game.ts';
import type { LinkKind, TableView } from '../../src/protocol/table.ts';
import { type Answer, ask, isPassing, type Method, type Trouble } from '../api.ts';
import { keepCommit, keepLinks, keepSalt, keepSeen, keptOf } from '../keep.ts';
import { forgetLast, keepLast, lastOf } from '../offline/last.ts';
import { linkIn } from '../route.ts';
import { type Connection, Live } from './live.ts';
import { knownUpTo, newest } from './merge.ts';
import { type Action, Outbox } from './outbox.ts';

/** Tried in this order until one opens the table; null is no link, for who is known by the cookie. */
const LINKS_BY_WORTH: readonly (LinkKind | null)[] = [null, 'seat', 'host', 'watch', 'invite'];

/** While there is nothing to show, the service is asked again so often. */
const RETRY_MS = 5_000;
/** Keeping the table must not hold up its being painted. */
const KEEP_MS = 200;

/** What the page says about the viewer's own action. */
export type Sending = 'idle' | 'sending' | 'unsent' | 'resent' | 'arrived';

/** A table as this browser follows it: the view, the connection, the action on its way. One per visit to a table's page. */
export class Feed {
  readonly table = signal<TableView | null>(null);
  /** Why there is no table to show. */
  readonly lost = signal<Trouble | null>(null);
  /** Why the last thing that the viewer asked for was not done. */
  readonly trouble = signal<Trouble | null>(null);
  readonly connection = signal<Connection>('connecting');
  /** Whether the service could not be reached when it was last tried: the table may be old, and nothing can be done at it. */
  readonly cut = signal(false);
  /** When the table stood as it is shown, in ms; null while it is followed. */
  readonly asOf = signal<number | null>(null);
  readonly sending = signal<Sending>('idle');
  /** The kind of link that the browser shows; null where it needs none, or has none. */
  readonly shown = signal<LinkKind | null>(null);
  readonly id: string;
  readonly #outbox: Outbox;
  #live: Live | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #keep: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string) {
    this.id = id;
    this.#outbox = new Outbox(id);
    addEventListener('hashchange', this.#readLink);
    addEventListener('online', this.#tryAgain);
    addEventListener('pagehide', this.#keepNow);
    this.#readLink();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('hashchange', this.#readLink);
    removeEventListener('online', this.#tryAgain);
    removeEventListener('pagehide', this.#keepNow);
    clearTimeout(this.#retry);
    this.#keepNow();
    this.#live?.close();
  }

  /** The token to show, for who has no seat. */
  get link(): string | undefined {
    const kind = this.shown.peek();
    return kind === null ? undefined : keptOf(this.id).links[kind];
  }

  /** Asks for the table, with the links that this browser keeps if need be. Resolves when it is there or it is clear why not. */
  async load(): Promise<void> {
    clearTimeout(this.#retry);
    const known = knownUpTo(this.table.peek()?.log ?? []);
    const since = known > 0 ? `?since=${known}` : '';
    const came = this.shown.peek();
    const kinds = [...new Set([came, ...LINKS_BY_WORTH])].filter((kind) => kind === null || this.#has(kind));
    for (const kind of kinds) {
      this.shown.value = kind;
      const answer = await ask<TableView>('GET', `/tables/${this.id}${since}`, undefined, this.link);
      if (this.#closed) return;
      if (answer.ok) return this.take(answer.value);
      // A link that was taken back hides those that still hold.
      if (answer.trouble.code === 'not-found' && kind !== kinds.at(-1)) continue;
      if (isPassing(answer.trouble) && (this.table.peek() || this.#recallLast())) this.#cutOff();
      else this.#lose(answer.trouble);
      return;
    }
  }

  #has(kind: LinkKind): boolean {
    return keptOf(this.id).links[kind] !== undefined;
  }

  /** Takes in the answer to a request. It knows best who this browser is. */
  take(view: TableView): void {
    const before = this.table.peek();
    this.#takeIn(view);
    if (before && (before.viewer !== view.viewer || before.host !== view.host)) this.#live?.renew();
  }

  #takeIn(view: TableView): void {
    batch(() => {
      this.table.value = newest(this.table.peek(), view);
      this.lost.value = null;
      this.cut.value = false;
      this.asOf.value = null;
    });
    this.#keep ??= setTimeout(this.#keepNow, KEEP_MS);
    keepCommit(this.id, view.shuffle.commit);
    if (document.visibilityState === 'visible') keepSeen(this.id, this.table.peek() ?? view);
    if (typeof view.viewer !== 'number') keepSalt(this.id, undefined);
    this.#live ??= this.#follow();
  }

  /** Asks for something that answers with the table, or with nothing. */
  async request<T>(method: Method, path: string, body: object = {}): Promise<Answer<T>> {
    this.trouble.value = null;
    const answer = await ask<T>(method, `/tables/${this.id}${path}`, body, this.link);
    if (!answer.ok) this.trouble.value = answer.trouble;
    return answer;
  }

  /** The same for what answers with the table as it is then. */
  async change(method: Method, path: string, body: object = {}): Promise<boolean> {
    const answer = await this.request<TableView | null>(method, path, body);
    if (!answer.ok) return false;
    if (answer.value) this.take(answer.value);
    else await this.load();
    return true;
  }

  /** Makes this browser a holder of the seat, or a host, that the link leads to. */
  async comeBack(): Promise<void> {
    await this.change('POST', '/return');
  }

  move(move: Tagged): Promise<boolean> {
    return this.#send(this.#outbox.make(this.table.peek()?.version ?? 0, move), 'sending');
  }

  undo(): Promise<boolean> {
    return this.#send(this.#outbox.make(this.table.peek()?.version ?? 0), 'sending');
  }

  /** Sends what was not answered when the page was left. */
  async resend(): Promise<void> {
    const { pending } = this.#outbox;
    if (!pending || this.sending.peek() !== 'idle') return;
    if (await this.#send(pending, 'resent')) this.sending.value = 'arrived';
  }

  async #send(action: Action, as: 'sending' | 'resent'): Promise<boolean> {
    batch(() => {
      this.trouble.value = null;
      this.sending.value = as;
    });
    const sent = await this.#outbox.send(action, () => (this.sending.value = 'unsent'));
    batch(() => {
      this.sending.value = 'idle';
      if (sent.type === 'refused') {
        this.trouble.value = sent.trouble;
        if (sent.trouble.table) this.take(sent.trouble.table);
      } else this.take(sent.table);
    });
    return sent.type === 'done';
  }

  #follow(): Live {
    return new Live({
      table: this.id,
      link: () => this.link,
      known: () => knownUpTo(this.table.peek()?.log ?? []),
      told: (view) => this.#takeIn(view),
      connection: (state) =>
        batch(() => {
          this.connection.value = state;
          if (state === 'offline') this.#cutOff();
        }),
      lost: async () => {
        await this.load();
        return this.lost.peek() ? 'give up' : 'go on';
      },
    });
  }

  /** What is shown stays, as of the time when it was last told. */
  #cutOff(): void {
    batch(() => {
      this.cut.value = true;
      this.asOf.value ??= Date.now();
    });
  }

  /** Shows the table as it was when this browser last saw it, if it did. */
  #recallLast(): boolean {
    const last = lastOf<TableView>(this.id);
    if (!last) return false;
    batch(() => {
      this.table.value = last.value;
      this.asOf.value = last.at;
      this.lost.value = null;
    });
    this.#live ??= this.#follow();
    return true;
  }

  readonly #keepNow = (): void => {
    if (this.#keep === undefined) return;
    clearTimeout(this.#keep);
    this.#keep = undefined;
    if (this.table.peek()) keepLast(this.id, this.table.peek());
  };

  readonly #tryAgain = (): void => {
    if (this.cut.peek() || this.lost.peek()) void this.load();
  };

  #lose(trouble: Trouble): void {
    clearTimeout(this.#keep);
    this.#keep = undefined;
    if (isPassing(trouble)) this.#retry = setTimeout(this.#tryAgain, RETRY_MS);
    else forgetLast(this.id);
    batch(() => {
      this.lost.value = trouble;
      this.table.value = null;
    });
    this.#live?.close();
    this.#live = undefined;
  }

  /** A token leaves the address bar as soon as it was read. */
  readonly #readLink = (): void => {
    const link = linkIn(location.hash);
    if (link) {
      keepLinks(this.id, { [link.kind]: link.token });
      history.replaceState(null, '', location.pathname);
      this.shown.value = link.kind;
    }
    void this.load().then(() => this.resend());
  };
}
