import { connect, type Socket } from 'node:net';

/** What was measured of one run: milliseconds, one latency per request. */
export interface Load {
  readonly ms: number;
  readonly latencies: readonly number[];
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** A request as it goes over the wire, made beforehand: while the clock runs, the generator only sends and counts. */
export function rawRequest(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): Buffer {
  const lines = Object.entries({
    host: 'localhost',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  });
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  );
}

/**
 * Sends streams of requests at the same time, each over one kept connection and one request after the other.
 *
 * @throws Error for an answer other than 200, with its text.
 */
export async function drive(port: number, streams: readonly (readonly Buffer[])[]): Promise<Load> {
  const sockets = await Promise.all(streams.map(() => open(port)));
  const latencies: number[] = [];
  const start = performance.now();
  await Promise.all(streams.map((requests, at) => send(sockets[at] as Socket, requests, latencies)));
  const ms = performance.now() - start;
  for (const socket of sockets) socket.destroy();
  return { ms, latencies };
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

function send(socket: Socket, requests: readonly Buffer[], latencies: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let next = 0;
    let sentAt = 0;
    let received = Buffer.alloc(0);
    const sendNext = () => {
      const request = requests[next];
      next += 1;
      if (!request) return resolve();
      sentAt = performance.now();
      socket.write(request);
    };
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the service closed the connection')));
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const length = lengthOfAnswer(received);
      if (length === undefined || received.length < length) return;
      latencies.push(performance.now() - sentAt);
      if (!received.subarray(0, 12).equals(OK)) return reject(new Error(received.toString().slice(0, 600)));
      received = received.subarray(length);
      sendNext();
    });
    sendNext();
  });
}

const OK = Buffer.from('HTTP/1.1 200');

/** The bytes of the answer that `received` begins with; undefined while that cannot be known. */
function lengthOfAnswer(received: Buffer): number | undefined {
  const head = received.indexOf(HEAD_END);
  if (head === -1) return undefined;
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(received.toString('latin1', 0, head)) ?? [];
  if (length !== undefined) return head + 4 + Number(length);
  const end = received.indexOf('\r\n0\r\n\r\n', head);
  return end === -1 ? undefined : end + 7;
}
