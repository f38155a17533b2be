import { DurableObject } from 'cloudflare:workers';
import { openDb } from '../db/open.ts';
import * as v from 'valibot';
import { project } from '../db/projection.ts';
import { done, type Outcome, type Refusal } from '../src/protocol/outcome.ts';
import { problemOf } from '../src/protocol/problem.ts';
import { CLOSE, FromClient, type FromRoom, MAX_MESSAGE_BYTES, PING, PONG } from '../src/protocol/socket.ts';
import type { CheckMove, LinkKind, MakeMove, MakeTable, TakeSeat, UndoMove } from '../src/protocol/table.ts';
import { alarm, warn } from '../src/report.ts';
import type { Caller } from './access.ts';
import { PROJECT, type SeatNews } from './jobs.ts';
import {
  close,
  comeBack,
  dropLink,
  freeSeat,
  make,
  makeLink,
  rematchOf,
  revokeLinks,
  start,
  takeSeat,
} from './lobby.ts';
import { moment, moments } from './moments.ts';
import { Room } from './room.ts';
import { type Job, SqlRoomStore } from './room-store.ts';
import { objectSql } from './sql.ts';
import { notice, type NoticeFacts, type NoticeQuestion, projection, record } from './telling.ts';
import { check, move, undo } from './turns.ts';
import { world } from './world.ts';

/**
 * What a socket remembers while the room sleeps. `version`: the log is known up to here; −1 before `hello`. `said`: messages
 * since `saidFrom`.
 */
interface Attached extends Caller {
  readonly version: number;
  readonly faults: number;
  readonly said: number;
  readonly saidFrom: number;
}

const MAX_SOCKETS = 400;
/** Of one person: tabs and devices. */
const OWN_SOCKETS = 10;
const SAID_MOST = 20;
const SAID_WITHIN_MS = 10_000;
/** Where a handler dies half-way, the next one comes after this: whoever is to be told waits no longer. */
const SAFETY_MS = 15_000;
/** After so many failures a job waits a day between tries: it is parked, the others run. */
const PATIENCE = 10;
const DAY_MS = 24 * 60 * 60 * 1000;
const SOON_MS = 2_000;

/** The Durable Object of one table: RPC, sockets and the alarm around a {@link Room}. Its name is the table's id. */
export class GameRoom extends DurableObject<Env> {
  readonly #store: SqlRoomStore;
  readonly #room: Room;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#store = new SqlRoomStore(objectSql(ctx.storage));
    this.#room = new Room(this.#store, world);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  make(
    id: string,
    host: string,
    input: MakeTable,
    expected: readonly string[] = [],
    devices: readonly string[] = [],
  ) {
    return make(this.#room, id, host, input, expected, devices);
  }

  moment(caller: Caller, version: number) {
    return moment(this.#room, caller, version);
  }

  moments(caller: Caller, after: number, until: number) {
    return moments(this.#room, caller, after, until);
  }

  look(caller: Caller, since: number) {
    return this.#room.look(caller, since);
  }

  takeSeat(caller: Caller, input: TakeSeat, devices: readonly string[] = []) {
    return this.#told(takeSeat(this.#room, caller, input, devices));
  }

  freeSeat(caller: Caller, seat: number) {
    return this.#told(freeSeat(this.#room, caller, seat));
  }

  comeBack(caller: Caller) {
    return this.#told(comeBack(this.#room, caller));
  }

  start(caller: Caller) {
    return this.#told(start(this.#room, caller));
  }

  close(caller: Caller) {
    return this.#told(close(this.#room, caller));
  }

  /** The answer is a `MoveAnswer` as JSON: the Worker only hands it on, and a text travels at half the price of an object. */
  move(caller: Caller, input: MakeMove): Outcome<string> {
    const outcome = this.#told(move(this.#room, caller, input));
    return outcome.ok ? done(JSON.stringify(outcome.value)) : outcome;
  }

  check(caller: Caller, input: CheckMove) {
    return check(this.#room, caller, input);
  }

  undo(caller: Caller, input: UndoMove) {
    return this.#told(undo(this.#room, caller, input));
  }

  makeLink(caller: Caller, kind: LinkKind) {
    return makeLink(this.#room, caller, kind);
  }

  revokeLinks(caller: Caller, kind: LinkKind) {
    return this.#told(revokeLinks(this.#room, caller, kind));
  }

  dropLink(token: string): void {
    dropLink(this.#room, token);
    this.#tellAll();
  }

  rematch(caller: Caller, newId: string) {
    return this.#told(rematchOf(this.#room, caller, newId));
  }

  record(caller: Caller) {
    return record(this.#room, caller);
  }

  /** For a mailbox, right before it sends: whether the notice is still owed, and what it says. */
  notice(asked: NoticeQuestion): NoticeFacts | null {
    return notice(this.#room, asked);
  }

  /** For the sweep: sets the alarm anew where jobs wait and it is gone or long past. True when it did. */
  async wake(): Promise<boolean> {
    const next = this.#room.known() ? this.#store.nextJob() : null;
    const alarm = await this.ctx.storage.getAlarm();
    if (next === null || (alarm !== null && alarm > world.now() - SAFETY_MS)) return false;
    this.#store.setAlarm(Math.max(next, world.now()));
    return true;
  }

  /** For the rebuild: has the projection written again. False for a table that was never made. */
  async poke(): Promise<boolean> {
    const known = this.#room.known();
    if (!known) return false;
    const { revision } = known.head;
    this.#store.transact(() => {
      this.#store.addJob({ key: PROJECT, due: world.now(), stamp: revision, attempts: 0, body: '' });
      this.#store.setAlarm(world.now());
    });
    await this.ctx.storage.sync();
    return true;
  }

  /** Opens a socket. The Worker has checked the origin and says who calls. */
  override fetch(request: Request): Response {
    const person = request.headers.get('longhand-person');
    if (!this.#makeWay(person)) return new Response(null, { status: 503 });
    const [client, server] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket];
    this.ctx.acceptWebSocket(server, person === null ? [] : [person]);
    attach(server, { person, link: null, version: -1, faults: 0, said: 0, saidFrom: world.now() });
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Room for one more: a person's oldest socket goes for their newest, and who has not even said hello goes when all is full. */
  #makeWay(person: string | null): boolean {
    const own = person === null ? [] : this.ctx.getWebSockets(person);
    if (own.length >= OWN_SOCKETS) own[0]?.close(CLOSE.superseded, 'superseded');
    const all = this.ctx.getWebSockets();
    if (all.length < MAX_SOCKETS) return true;
    const silent = all.filter((socket) => attachedTo(socket).version < 0);
    for (const socket of silent) socket.close(CLOSE.superseded, 'superseded');
    return silent.length > 0;
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    const attached = countSaid(attachedTo(socket), world.now());
    if (attached.said > SAID_MOST) return socket.close(CLOSE.flood, 'too many messages');
    if (sizeOf(message) > MAX_MESSAGE_BYTES) return socket.close(CLOSE.tooLarge, 'too large');
    if (typeof message !== 'string') return this.#fault(socket, attached);
    const hello = v.safeParse(FromClient, readJson(message));
    if (!hello.success) return this.#fault(socket, attached);
    const { version, link } = hello.output;
    this.#show(socket, { ...attached, link: link ?? null, version: Math.max(version, 0) });
  }

  override webSocketClose(socket: WebSocket, code: number, reason: string): void {
    // Without this the client sees 1006 in place of a clean end. 1005 and 1006 may not be sent.
    socket.close(code === 1005 || code === 1006 ? 1000 : code, reason);
  }

  /**
   * Does what is due. Never throws, for a throwing handler is given up after six tries; and arms itself before it does
   * anything outside, so that no crash leaves it without an alarm.
   */
  override async alarm(): Promise<void> {
    this.#store.setAlarm(world.now() + SAFETY_MS);
    try {
      const known = this.#room.known();
      const jobs = known ? this.#store.jobs(world.now()) : [];
      const marks = await Promise.all(jobs.map((job) => this.#run(job)));
      // All in one turn, and so in one write, with the alarm below.
      for (const mark of marks) mark();
      const next = known ? this.#store.nextJob() : null;
      if (next === null) await this.ctx.storage.deleteAlarm();
      else this.#store.setAlarm(Math.max(next, world.now() + 50));
    } catch (error) {
      // Rules that are no longer here, or rows that nobody can read: somebody must look, and trying each minute helps nobody.
      this.#store.setAlarm(world.now() + DAY_MS);
      alarm({ message: 'a room cannot be read', table: this.ctx.id.name ?? '', error: String(error) });
    }
  }

  /** Does one job; returns how to mark it. */
  async #run(job: Job): Promise<() => void> {
    try {
      if (job.key === PROJECT) await this.#project();
      else await this.#tellMailboxes(JSON.parse(job.body) as SeatNews);
      return () => this.#store.doneJob(job.key, job.stamp);
    } catch (error) {
      const attempts = job.attempts + 1;
      const wait = attempts > PATIENCE ? DAY_MS : SOON_MS * 2 ** attempts;
      warn({
        message: 'a job failed',
        table: this.ctx.id.name ?? '',
        job: job.key,
        attempts,
        error: String(error),
      });
      return () => this.#store.delayJob(job.key, job.stamp, world.now() + wait, attempts);
    }
  }

  async #project(): Promise<void> {
    const row = projection(this.#room);
    if (row) await project(openDb(this.env.DB), row);
  }

  async #tellMailboxes(news: SeatNews): Promise<void> {
    const known = this.#room.known();
    const holders = known?.seats.find(({ seat }) => seat === news.seat)?.holders ?? [];
    const table = known?.meta.id ?? '';
    await Promise.all(
      holders.map((person) =>
        this.env.MAILBOXES.getByName(person).hear({ ...news, table, person, game: known?.meta.game ?? '' }),
      ),
    );
  }

  /** After a change: everybody who watches gets their own view. What is sent waits until the change is durable. */
  #told<T>(outcome: Outcome<T>): Outcome<T> {
    if (outcome.ok) this.#tellAll();
    return outcome;
  }

  #tellAll(): void {
    for (const socket of this.ctx.getWebSockets()) this.#show(socket, attachedTo(socket));
  }

  #show(socket: WebSocket, attached: Attached): void {
    if (attached.version < 0) return attach(socket, attached);
    const shown = this.#room.look(attached, attached.version);
    if (!shown.ok) {
      const code = attachedTo(socket).version < 0 ? CLOSE.noRight : CLOSE.revoked;
      return this.#refuse(socket, shown, code);
    }
    attach(socket, { ...attached, version: shown.value.version });
    send(socket, shown.value);
  }

  #fault(socket: WebSocket, attached: Attached): void {
    const faults = attached.faults + 1;
    attach(socket, { ...attached, faults });
    const refusal: Refusal = { ok: false, code: 'invalid-message' };
    if (faults >= 3) this.#refuse(socket, refusal, CLOSE.invalid);
    else send(socket, { type: 'problem', problem: problemOf(refusal, '') });
  }

  #refuse(socket: WebSocket, refusal: Refusal, code: number): void {
    send(socket, { type: 'problem', problem: problemOf(refusal, '') });
    socket.close(code, refusal.code);
  }
}

function attach(socket: WebSocket, attached: Attached): void {
  socket.serializeAttachment(attached);
}

function attachedTo(socket: WebSocket): Attached {
  return socket.deserializeAttachment() as Attached;
}

function countSaid(attached: Attached, now: number): Attached {
  const anew = now - attached.saidFrom >= SAID_WITHIN_MS;
  return { ...attached, said: anew ? 1 : attached.said + 1, saidFrom: anew ? now : attached.saidFrom };
}

function sizeOf(message: string | ArrayBuffer): number {
  return typeof message === 'string' ? new TextEncoder().encode(message).byteLength : message.byteLength;
}

function send(socket: WebSocket, message: FromRoom): void {
  try {
    socket.send(JSON.stringify(message));
  } catch {
    // The other end is gone; its close event follows or has been.
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
