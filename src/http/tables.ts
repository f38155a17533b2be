import * as v from 'valibot';
import { RecordFile } from '../engine/record.ts';
import {
  CheckMove,
  LINK_KINDS,
  LinkMade,
  LinkOf,
  MakeMove,
  MakeTable,
  MoveAnswer,
  MoveCheck,
  Rematch,
  SeatTaken,
  TableMade,
  TableView,
  TakeSeat,
  UndoMove,
} from '../protocol/table.ts';
import type { Outcome } from '../protocol/outcome.ts';
import { Refused, valueOf } from './errors.ts';
import { inRoom } from './rooms.ts';
import { type Route, route, withBody } from './route.ts';
import { anyPerson, callerOf, type Ctx, personOf } from './session.ts';

const Nothing = v.strictObject({});
const TABLE = '/api/tables/:id{[a-z2-9]{10}}';
const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz23456789';
const LOOK = ['not-found'] as const;
const CHECK = [
  'invalid-version',
  'not-found',
  'not-your-seat',
  'not-started',
  'table-closed',
  'game-over',
  'not-your-turn',
  'stale-version',
] as const;
const MOVE = [...CHECK, 'invalid-idempotency-key', 'idempotency-key-reused', 'game-frozen'] as const;

function tableId(c: Ctx): string {
  return c.req.param('id') ?? '';
}

/** Ten letters without those that are read for one another; 2⁻⁵⁰ odds to hit another table's. */
function newTableId(): string {
  let id = '';
  while (id.length < 10) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      // 34 letters: bytes above 7·34 would favour the first ones.
      if (byte < 238 && id.length < 10) id += ID_LETTERS[byte % 34] ?? '';
    }
  }
  return id;
}

function sinceOf(c: Ctx): number {
  const since = Number(c.req.query('since') ?? 0);
  return Number.isSafeInteger(since) && since >= 0 ? since : 0;
}

export const tableRoutes: readonly Route[] = [
  withBody(
    {
      method: 'post',
      path: '/api/tables',
      summary: 'Makes a table and sits down on seat 0.',
      body: MakeTable,
      answers: { 201: TableMade },
      refusals: ['invalid-setup', 'name-not-allowed'],
    },
    async (c, body) => {
      const person = anyPerson(c);
      const id = newTableId();
      const made = valueOf(await inRoom(c.env, id, (room) => room.make(id, person, body)));
      return c.json(made, 201, { location: `/t/${id}` });
    },
  ),

  route(
    {
      method: 'get',
      path: TABLE,
      summary: 'The table as you may see it.',
      answers: { 200: TableView },
      refusals: LOOK,
      link: true,
      query: { since: 'The version up to which you know the log.' },
    },
    async (c) => {
      const caller = callerOf(c);
      return c.json(valueOf(await inRoom(c.env, tableId(c), (room) => room.look(caller, sinceOf(c)))));
    },
  ),

  withBody(
    {
      method: 'post',
      path: `${TABLE}/seats`,
      summary: 'Sits down. The last seat starts the game.',
      body: TakeSeat,
      answers: { 200: SeatTaken },
      refusals: [
        ...LOOK,
        'already-seated',
        'table-full',
        'seat-taken',
        'table-closed',
        'name-taken',
        'name-not-allowed',
      ],
      link: true,
    },
    async (c, body) => {
      // Who may not even look gets no cookie.
      const stranger = callerOf(c);
      if (stranger.person === null)
        valueOf(await inRoom(c.env, tableId(c), (room) => room.look(stranger, 0)));
      const caller = callerOf(c, anyPerson(c));
      return c.json(valueOf(await inRoom(c.env, tableId(c), (room) => room.takeSeat(caller, body))));
    },
  ),

  route(
    {
      method: 'delete',
      path: `${TABLE}/seats/:seat{[0-9]}`,
      summary: 'Frees a seat before the start: the host removes somebody, or you leave.',
      answers: { 200: TableView, 204: null },
      refusals: [...LOOK, 'not-your-seat', 'already-started', 'table-closed'],
    },
    async (c) => {
      const caller = callerOf(c);
      const seat = Number(c.req.param('seat'));
      const table = valueOf(await inRoom(c.env, tableId(c), (room) => room.freeSeat(caller, seat)));
      return table ? c.json(table) : c.body(null, 204);
    },
  ),

  withBody(
    {
      method: 'post',
      path: `${TABLE}/return`,
      summary: 'Comes back by a seat link or a host link: this browser holds the seat too.',
      body: Nothing,
      answers: { 200: TableView },
      refusals: [...LOOK, 'already-seated'],
      link: true,
    },
    async (c) => {
      const stranger = callerOf(c);
      valueOf(await inRoom(c.env, tableId(c), (room) => room.look(stranger, 0)));
      const caller = callerOf(c, anyPerson(c));
      return c.json(valueOf(await inRoom(c.env, tableId(c), (room) => room.comeBack(caller))));
    },
  ),

  withBody(
    {
      method: 'post',
      path: `${TABLE}/start`,
      summary: 'Starts before all seats are taken (the host).',
      body: Nothing,
      answers: { 200: TableView },
      refusals: [
        ...LOOK,
        'not-your-seat',
        'too-few-seats',
        'already-started',
        'table-closed',
        'invalid-setup',
      ],
    },
    async (c) => {
      const caller = callerOf(c);
      return c.json(valueOf(await inRoom(c.env, tableId(c), (room) => room.start(caller))));
    },
  ),

  withBody(
    {
      method: 'post',
      path: `${TABLE}/close`,
      summary: 'Closes the table before the start (the host).',
      body: Nothing,
      answers: { 200: TableView },
      refusals: [...LOOK, 'not-your-seat', 'already-started', 'table-closed'],
    },
    async (c) => {
      const caller = callerOf(c);
      return c.json(valueOf(await inRoom(c.env, tableId(c), (room) => room.close(caller))));
    },
  ),

  withBody(
    {
      method: 'post',
      path: `${TABLE}/moves`,
      summary: 'Makes a move; the same actionId twice is one move.',
      body: MakeMove,
      answers: { 200: MoveAnswer },
      refusals: [...MOVE, 'illegal-action', 'unknown-action', 'invalid-selection'],
    },
    async (c, body) => {
      const caller = callerOf(c);
      const answer = valueOf(await inRoom(c.env, tableId(c), (room) => room.move(caller, body)));
      return c.body(answer, 200, { 'content-type': 'application/json' });
    },
  ),

  withBody(
    {
      method: 'post',
      path: `${TABLE}/check`,
      summary: 'Says whether a move is possible, and why not; nothing is done.',
      body: CheckMove,
      answers: { 200: MoveCheck },
      refusals: [...CHECK, 'unknown-action', 'invalid-selection'],
    },
    async (c, body) => {
      const caller = callerOf(c);
      return c.json(valueOf(await inRoom(c.env, tableId(c), (room) => room.check(caller, body))));
    },
  ),

  withBody(
    {
      method: 'post',
      path: `${TABLE}/undo`,
      summary: 'Takes back your last move, while nothing was revealed and nobody else has moved.',
      body: UndoMove,
      answers: { 200: MoveAnswer },
      refusals: [...MOVE, 'undo-sealed'],
    },
    async (c, body) => {
      const caller = callerOf(c);
      return c.json(valueOf(await inRoom(c.env, tableId(c), (room) => room.undo(caller, body))));
    },
  ),

  withBody(
    {
      method: 'post',
      path: `${TABLE}/links`,
      summary: 'Makes a link; its secret is told once.',
      body: LinkOf,
      answers: { 201: LinkMade },
      refusals: [...LOOK, 'not-your-seat'],
    },
    async (c, body) => {
      const caller = callerOf(c);
      return c.json(
        valueOf(await inRoom(c.env, tableId(c), (room) => room.makeLink(caller, body.kind))),
        201,
      );
    },
  ),

  route(
    {
      method: 'delete',
      path: `${TABLE}/links/:kind{invite|seat|watch|host}`,
      summary: 'Makes all links of a kind worthless; for a seat, also for the other devices that hold it.',
      answers: { 204: null },
      refusals: [...LOOK, 'not-your-seat'],
    },
    async (c) => {
      const caller = callerOf(c);
      const kind = v.parse(v.picklist(LINK_KINDS), c.req.param('kind'));
      valueOf(await inRoom(c.env, tableId(c), (room) => room.revokeLinks(caller, kind)));
      return c.body(null, 204);
    },
  ),

  withBody(
    {
      method: 'post',
      path: `${TABLE}/rematch`,
      summary: 'Asks for a rematch, or joins the one that was asked for.',
      body: Rematch,
      answers: { 200: v.object({ id: v.string() }) },
      refusals: [...LOOK, 'not-your-seat', 'not-over', 'table-full', 'table-closed', 'name-taken'],
    },
    async (c, { salt }) => {
      const caller = callerOf(c);
      const { id, made, table, expected, devices } = valueOf(
        await inRoom(c.env, tableId(c), (room) => room.rematch(caller, newTableId())),
      );
      const person = caller.person ?? '';
      const make = () =>
        inRoom(c.env, id, (room) => room.make(id, person, { ...table, salt }, expected, devices));
      const sit = () =>
        inRoom(c.env, id, (room) =>
          room.takeSeat({ person, link: null }, { name: table.name, salt }, devices),
        );
      let joined: Outcome<unknown> = made ? await sit() : await make();
      // Where the maker's request died half-way, the next one makes the table; and who comes too late to make it joins.
      if (!joined.ok && joined.code === 'not-found') joined = await make();
      if (!joined.ok && joined.code === 'already-started') joined = await sit();
      if (!joined.ok && joined.code !== 'already-seated') valueOf(joined);
      return c.json({ id });
    },
  ),

  route(
    {
      method: 'get',
      path: `${TABLE}/record`,
      summary: 'The record of the finished game.',
      answers: { 200: RecordFile },
      refusals: [...LOOK, 'not-over', 'game-frozen'],
      link: true,
    },
    async (c) => {
      const caller = callerOf(c);
      const record = valueOf(await inRoom(c.env, tableId(c), (room) => room.record(caller)));
      return c.json(record, 200, {
        'content-disposition': `attachment; filename="longhand-${tableId(c)}.json"`,
      });
    },
  ),

  route(
    {
      method: 'get',
      path: `${TABLE}/socket`,
      summary:
        'A WebSocket that tells of every change. First say hello (see FromClient); it answers with tables (FromRoom).',
      answers: { 101: null },
      refusals: ['upgrade-required', 'game-full-of-watchers', 'origin-not-allowed'],
    },
    async (c) => {
      if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') throw new Refused('upgrade-required');
      const headers = new Headers(c.req.raw.headers);
      const person = personOf(c);
      headers.delete('longhand-person');
      if (person !== null) headers.set('longhand-person', person);
      const answer = await c.env.ROOMS.getByName(tableId(c)).fetch(new Request(c.req.raw, { headers }));
      if (answer.status === 503) throw new Refused('game-full-of-watchers');
      // A new one: the headers of what another object answers cannot be added to.
      return new Response(null, { status: 101, webSocket: answer.webSocket });
    },
  ),
];
