import type { TableView } from '../../src/protocol/table.ts';
import type { FromClient, FromRoom } from '../../src/protocol/socket.ts';

export type Connection = 'connecting' | 'live' | 'reconnecting' | 'offline';

export interface LiveOptions {
  readonly table: string;
  /** For who has no seat. */
  readonly link: () => string | undefined;
  /** The version up to which the log is known. */
  readonly known: () => number;
  readonly told: (table: TableView) => void;
  readonly connection: (state: Connection) => void;
  /** Before each new try: the socket may be refused for a reason that only an ordinary request tells. */
  readonly lost: () => Promise<'go on' | 'give up'>;
}

const PING_MS = 30_000;
/** A socket that answers no ping for so long is half open. */
const SILENCE_MS = 45_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** Keeps a socket to a table's room open until it is closed. The socket only tells; moves go by POST. */
export class Live {
  readonly #options: LiveOptions;
  #socket: WebSocket | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #tries = 0;
  #heard = 0;
  #closed = false;

  constructor(options: LiveOptions) {
    this.#options = options;
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#sayOffline);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#sayOffline);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#drop();
  }

  /** Says hello again, with the rights of now. */
  greet(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const link = this.#options.link();
    const hello: FromClient = {
      type: 'hello',
      version: this.#options.known(),
      ...(link === undefined ? {} : { link }),
    };
    this.#socket.send(JSON.stringify(hello));
  }

  /** A new socket: an open one goes on speaking to whoever this browser was when it was opened. */
  renew(): void {
    this.#drop();
    this.#tries = 0;
    this.#connect();
  }

  #connect(): void {
    const url = new URL(`/api/tables/${this.#options.table}/socket`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.addEventListener('open', () => this.greet());
    socket.addEventListener('message', ({ data }) => {
      this.#heard = Date.now();
      if (typeof data !== 'string' || data === 'pong') return;
      const message = JSON.parse(data) as FromRoom;
      if (message.type !== 'table') return socket.close();
      this.#tries = 0;
      this.#options.connection('live');
      this.#options.told(message);
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket && !this.#closed) void this.#again();
    });
    this.#heard = Date.now();
    this.#ping = setInterval(() => {
      if (Date.now() - this.#heard > SILENCE_MS) socket.close();
      else if (socket.readyState === WebSocket.OPEN) socket.send('ping');
    }, PING_MS);
  }

  async #again(): Promise<void> {
    this.#drop();
    this.#options.connection(navigator.onLine ? 'reconnecting' : 'offline');
    if ((await this.#options.lost()) === 'give up') return;
    if (this.#closed || this.#socket) return;
    const ms = Math.min(FIRST_RETRY_MS * 2 ** this.#tries, LONGEST_RETRY_MS);
    this.#tries += 1;
    // Not all clients of a restarted service at the same moment.
    this.#retry = setTimeout(() => this.#connect(), ms * (0.5 + Math.random() / 2));
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  /** Back at the page or online: no more waiting, and a socket that fell asleep shows itself. */
  readonly #hurry = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.#socket) {
      this.greet();
      return;
    }
    clearTimeout(this.#retry);
    this.#tries = 0;
    this.#connect();
  };

  readonly #sayOffline = (): void => this.#options.connection('offline');
}
