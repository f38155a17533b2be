import { createServer, type Server } from 'node:http';
import { Webhook } from 'standardwebhooks';

interface Call {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A receiver of webhooks on this machine, which checks signatures with the official library. */
export class HookSink {
  readonly calls: Call[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static open(): Promise<HookSink> {
    return new Promise((resolve) => {
      const server = createServer((request, response) => {
        const chunks: Buffer[] = [];
        request.on('data', (chunk: Buffer) => chunks.push(chunk));
        request.on('end', () => {
          const headers = Object.fromEntries(
            Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
          );
          sink.calls.push({ headers, body: Buffer.concat(chunks).toString() });
          response.end('thanks');
        });
      });
      const sink = new HookSink(server);
      server.listen(0, '127.0.0.1', () => resolve(sink));
    });
  }

  get url(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/hook`;
  }

  /** What was received, each call's signature checked. Throws for one that is not signed with `secret`. */
  verified(secret: string): { id: string; payload: { type: string; version?: number } }[] {
    const webhook = new Webhook(secret);
    return this.calls.map(({ headers, body }) => ({
      id: headers['webhook-id'] ?? '',
      payload: webhook.verify(body, headers) as { type: string; version?: number },
    }));
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
