import { createServer, type Server } from 'node:http';
import type { WebhookPayload } from '../../src/notify/webhook.ts';
import type { Service } from './service.ts';

export interface Delivery {
  readonly id: string;
  readonly payload: WebhookPayload;
  /** The life of the service in which it came. */
  readonly life: number;
}

/** A webhook's receiver that outlives the service, and remembers in which of its lives a notice came. */
export class TurnSink {
  readonly deliveries: Delivery[] = [];
  readonly #server: Server;

  constructor(service: Service) {
    this.#server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        const payload = JSON.parse(body) as WebhookPayload;
        this.deliveries.push({ id: String(request.headers['webhook-id']), payload, life: service.life });
        response.end();
      });
    });
  }

  /** Resolves to its address. */
  open(): Promise<string> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address();
        resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/hook`);
      });
    });
  }

  close(): void {
    this.#server.close();
  }

  /** The deliveries of turns, each with its turn's name: table, seat and version. */
  turns(): { readonly turn: string; readonly delivery: Delivery }[] {
    return this.deliveries.flatMap((delivery) => {
      const { payload } = delivery;
      return payload.type === 'turn'
        ? [{ turn: `${payload.table.id}/${payload.seat}/${payload.version}`, delivery }]
        : [];
    });
  }
}
