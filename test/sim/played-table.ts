import { setTimeout as wait } from 'node:timers/promises';
import { must } from '../../src/engine/assert.ts';
import type { Tagged } from '../../src/engine/game.ts';
import { Rng } from '../../src/engine/rng.ts';
import { rngOfWord } from '../../src/engine/shuffle.ts';
import type { MoveAnswer, TableMade, TableView } from '../../src/protocol/table.ts';
import { type Answer, type Client, salt } from '../support/client.ts';
import { Onlooker } from './onlooker.ts';
import type { Service } from './service.ts';

/** A move or an undo, with the id that it keeps until it is answered. */
interface Action {
  readonly actionId: string;
  readonly version: number;
  readonly move: Tagged | null;
}

/** An action that the service has confirmed. */
export interface Acked {
  readonly seat: number;
  readonly version: number;
  readonly action: Action;
}

/** Refusals that two seats at one table can bring upon each other. */
const OVERTAKEN = new Set(['stale-version', 'not-your-turn', 'game-over', 'undo-sealed']);
const POLL_MS = 300;

/** One table, played at random by its people, each on their own, while the service dies and comes back. */
export class PlayedTable {
  readonly id: string;
  readonly game: string;
  readonly onlooker: Onlooker;
  readonly people: readonly Client[];
  /** By action id, what was confirmed. */
  readonly acked = new Map<string, Acked>();
  /** Actions that were refused: they must not be in the log. */
  readonly refused = new Set<string>();
  readonly tried = new Set<string>();
  /** How often the first answer said that the action had been done before: its own answer had died with the service. */
  found = 0;
  readonly #service: Service;
  readonly #word: string;
  #news = Promise.withResolvers<void>();

  private constructor(
    service: Service,
    game: string,
    people: readonly Client[],
    made: TableMade,
    word: string,
  ) {
    this.#service = service;
    this.game = game;
    this.people = people;
    this.id = made.id;
    this.#word = word;
    this.onlooker = new Onlooker(service, made.id, made.links.watch, () => this.#wake());
  }

  /** Makes a table and sits its people down. A table whose making was not answered is left behind. */
  static async open(
    service: Service,
    game: string,
    people: readonly Client[],
    word: string,
  ): Promise<PlayedTable> {
    const [host, ...others] = people;
    const body = { game, seats: people.length, options: {}, name: 'Ana' };
    const made = await service.insist(() =>
      must(host, 'a host').call<TableMade>('POST', '/api/tables', { ...body, salt: salt() }),
    );
    expectStatus(made, 201);
    for (const [at, client] of others.entries()) {
      const seat = { name: `Friend ${at + 1}`, salt: salt() };
      const invite = { 'longhand-link': made.body.links.invite };
      const path = `/api/tables/${made.body.id}/seats`;
      expectStatus(await service.insist(() => client.call('POST', path, seat, invite)), 200);
    }
    return new PlayedTable(service, game, people, made.body, word);
  }

  /** Plays to the end of the game; `pace`: ms between two moves of one seat, asked anew each time. */
  async play(pace: () => number): Promise<void> {
    const watching = this.onlooker.watch();
    await Promise.all(this.people.map((client, seat) => this.#playSeat(client, seat, pace)));
    this.onlooker.end();
    await watching;
  }

  async #playSeat(client: Client, seat: number, pace: () => number): Promise<void> {
    const chance = new Rng(rngOfWord(`${this.#word}/${this.id}/${seat}`));
    let count = 0;
    let table = await this.look(client);
    while (table.status === 'playing') {
      const undo = table.canUndo && chance.below(8) === 0;
      if (table.offers.length === 0 && !undo) {
        await Promise.race([this.#news.promise, wait(POLL_MS)]);
        table = await this.look(client);
        continue;
      }
      count += 1;
      const action: Action = {
        actionId: `sim-${this.id}-${seat}-${count}`,
        version: table.version,
        move: undo ? null : chance.pick(table.offers),
      };
      table = (await this.#act(client, seat, action, chance.below(6) === 0)) ?? (await this.look(client));
      await wait(pace());
    }
  }

  async look(client: Client): Promise<TableView> {
    const answer = await this.#service.insist(() => client.look(this.id));
    expectStatus(answer, 200);
    return answer.body;
  }

  /** Sends an action until it is answered; `twice`: as a double click would. Null when it was overtaken. */
  async #act(client: Client, seat: number, action: Action, twice: boolean): Promise<TableView | null> {
    this.tried.add(action.actionId);
    const answers = await Promise.all(
      Array.from({ length: twice ? 2 : 1 }, () => this.#service.insist(() => this.send(client, action))),
    );
    const [answer, other] = answers;
    if (!answer) return null;
    if (other && (other.status !== answer.status || other.body.version !== answer.body.version)) {
      throw new Error(`one action, two answers: ${JSON.stringify(answers)}`);
    }
    if (answer.status === 200) {
      if (!twice && answer.body.replayed) this.found += 1;
      this.acked.set(action.actionId, { seat, version: answer.body.version, action });
      this.#wake();
      return answer.body.table;
    }
    if (!OVERTAKEN.has(codeOf(answer)))
      throw new Error(`${this.game}: ${JSON.stringify([action, answer.body])}`);
    this.refused.add(action.actionId);
    return null;
  }

  send(client: Client, { actionId, version, move }: Action): Promise<Answer<MoveAnswer>> {
    return move ? client.move(this.id, version, move, actionId) : client.undo(this.id, version, actionId);
  }

  #wake(): void {
    this.#news.resolve();
    this.#news = Promise.withResolvers();
  }
}

function codeOf({ body }: Answer): string {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
}

function expectStatus({ status, body }: Answer, expected: number): void {
  if (status !== expected) throw new Error(`${status} instead of ${expected}: ${JSON.stringify(body)}`);
}
