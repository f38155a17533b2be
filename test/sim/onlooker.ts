import type { LogLine, TableView } from '../../src/protocol/table.ts';
import type { Service } from './service.ts';

/** Somebody who watches a table over a socket, through every death of the service. */
export class Onlooker {
  readonly #service: Service;
  readonly #id: string;
  readonly #link: string;
  readonly #told: (table: TableView) => void;
  /** What was seen, by version. */
  readonly #seen = new Map<number, string>();
  /** What must never have been seen. */
  readonly faults: string[] = [];
  top = 0;
  #socket: WebSocket | undefined;
  #ended = false;

  constructor(service: Service, id: string, link: string, told: (table: TableView) => void) {
    this.#service = service;
    this.#id = id;
    this.#link = link;
    this.#told = told;
  }

  /** Watches until `end`, again after each loss of the connection. */
  async watch(): Promise<void> {
    while (!this.#ended) {
      await this.#service.up();
      if (!this.#ended) await this.#once();
    }
  }

  end(): void {
    this.#ended = true;
    this.#socket?.close();
  }

  #once(): Promise<void> {
    return new Promise((resolve) => {
      const { origin } = this.#service;
      const url = `${origin.replace('http', 'ws')}/api/tables/${this.#id}/socket`;
      // Node's WebSocket takes headers; a browser sends its Origin by itself.
      const socket = new WebSocket(url, { headers: { origin } });
      this.#socket = socket;
      socket.addEventListener('open', () => {
        socket.send(JSON.stringify({ type: 'hello', version: this.top, link: this.#link }));
      });
      socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as TableView));
      socket.addEventListener('error', () => setTimeout(resolve, 50));
      socket.addEventListener('close', () => setTimeout(resolve, 50));
    });
  }

  #hear(table: TableView): void {
    if (table.type !== 'table') {
      this.faults.push(`refused: ${JSON.stringify(table)}`);
      return;
    }
    // A socket tells nothing that is not durable: no death of the service may take back what was seen.
    if (table.version < this.top) this.faults.push(`version ${table.version} after ${this.top} was told`);
    for (const line of table.log) this.#keep(line);
    this.top = Math.max(this.top, table.version);
    this.#told(table);
  }

  #keep(line: LogLine): void {
    const text = JSON.stringify(line);
    const before = this.#seen.get(line.version);
    if (before !== undefined && before !== text)
      this.faults.push(`version ${line.version} was ${before}, is ${text}`);
    this.#seen.set(line.version, text);
  }
}
