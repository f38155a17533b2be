import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { must } from '../../src/engine/assert.ts';
import { GAMES } from '../../src/games/registry.ts';
import { type Client, ok } from '../support/client.ts';
import {
  bindings,
  browsers,
  browser,
  deliver,
  mailbox,
  migrate,
  outside,
  personOf,
  raw,
  room,
  settle,
  Socket,
  stored,
} from './service.ts';

beforeAll(migrate);
afterEach(() => void vi.restoreAllMocks());

/** Remembers every byte that each viewer receives. */
class Ears {
  readonly heard = new Map<string, string[]>();

  note(who: string, ...texts: readonly string[]): void {
    this.heard.set(who, [...(this.heard.get(who) ?? []), ...texts]);
  }

  all(): string {
    return [...this.heard.values()].flat().join('\n');
  }
}

async function read(client: Client, path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await raw(path, { headers: { cookie: client.cookie ?? '', ...headers } });
  return `${answer.status} ${JSON.stringify([...answer.headers])} ${await answer.text()}`;
}

async function database(): Promise<string> {
  const tables = ['tables', 'seats', 'confirmations'].map((name) =>
    bindings.DB.prepare(`SELECT * FROM ${name}`),
  );
  return JSON.stringify((await bindings.DB.batch(tables)).map(({ results }) => results));
}

/** The secret rows of a room, which nobody ever reads but the room itself. */
function secretsOf(kept: string): { seed: string; key: string } {
  return {
    seed: must(/"server_seed":"([0-9a-f]{64})"/.exec(kept)?.[1], 'a seed'),
    key: must(/\\"rng\\":\{\\"key\\":\\"([0-9a-f]{64})/.exec(kept)?.[1], 'a key'),
  };
}

describe('while a game runs, nobody hears a secret', () => {
  it.each(GAMES.map(({ id, seats }) => [id, seats[0] ?? 2] as const))(
    '%s',
    async (game, seats) => {
      const logs: string[] = [];
      for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
        vi.spyOn(console, level).mockImplementation(
          (...told: unknown[]) => void logs.push(JSON.stringify(told)),
        );
      }
      const sent = outside();
      const ears = new Ears();
      const clients = browsers(seats);
      const [host] = clients;
      const made = await host!.make(game, seats);
      const tokens: Record<string, string> = { ...made.links };
      for (const [at, client] of clients.slice(1).entries()) {
        const { link } = ok(await client.sit(made.id, made.links.invite, `Friend ${at + 1}`));
        tokens[`seat ${at + 1}`] = link;
      }
      for (const [at, client] of clients.entries()) {
        await client.setMail(`${game}${at}@example.org`);
        await deliver(personOf(client));
        const [, person, token] = /\/confirm#([\w-]{22})\.([\w-]{43})/.exec(sent.at(-1)?.body ?? '') ?? [];
        ok(await browser().call('POST', '/api/mail/confirm', { person, token }), 204);
        ok(await client.call('POST', '/api/me/webhooks', { url: 'https://hooks.acme.org/x' }), 201);
      }
      const sockets = await Promise.all([
        Socket.open(made.id, browser(), { link: made.links.watch }),
        ...clients.map((client) => Socket.open(made.id, client, {})),
      ]);

      let over = false;
      for (let round = 0; round < 12 && !over; round += 1) {
        for (const [seat, client] of clients.entries()) {
          const view = ok(await client.look(made.id));
          const pick = view.offers[(round * 7 + seat) % Math.max(view.offers.length, 1)];
          if (pick) await client.move(made.id, view.version, pick);
          over ||= ok(await client.look(made.id)).status === 'over';
          if (over) break;
          const path = `/api/tables/${made.id}`;
          ears.note(`seat ${seat}`, await read(client, path), await read(client, '/api/me/tables'));
          ears.note(
            `seat ${seat}`,
            await read(client, '/api/me/history'),
            await read(client, '/api/me/people'),
          );
          for (const one of clients)
            ears.note(`seat ${seat}`, await read(client, `/api/people/${personOf(one)}`));
          ears.note(`seat ${seat}`, await read(client, `${path}/record`));
          ears.note(`seat ${seat}`, await read(client, `${path}/moments`));
          expect((await raw(`${path}/record`, { headers: { cookie: client.cookie ?? '' } })).status).toBe(
            409,
          );
        }
        if (over) break;
        for (const kind of ['watch', 'invite'] as const) {
          const headers = { 'longhand-link': made.links[kind] };
          ears.note(kind, await read(browser(), `/api/tables/${made.id}`, headers));
          ears.note(kind, await read(browser(), `/api/tables/${made.id}/record`, headers));
          ears.note(kind, await read(browser(), `/api/tables/${made.id}/moments`, headers));
        }
        ears.note('stranger', await read(browser(), `/api/tables/${made.id}`));
        for (const path of ['/api/me/tables', '/api/me/history', '/api/me/people'])
          ears.note('stranger', await read(browser(), path));
        await settle(made.id);
        for (const client of clients) await deliver(personOf(client));
        ears.note('outside', ...sent.map(({ body }) => body), await database(), ...logs);
        for (const [at, socket] of sockets.entries())
          ears.note(at === 0 ? 'watch' : `seat ${at - 1}`, ...socket.text);
      }

      const kept = await stored(room(made.id));
      const { seed, key } = secretsOf(kept);
      const heard = ears.all();
      expect(heard.length).toBeGreaterThan(10_000);
      expect(heard).not.toContain(seed);
      expect(heard).not.toContain(key);
      expect(heard).toContain('"kind":"start"');
      for (const salt of [...kept.matchAll(/\\"salt\\":\\"([0-9a-f]{32})/g)].map(([, one]) => String(one))) {
        expect(heard).not.toContain(salt);
      }
      // A link is told to who asked for it, once; and by mail, to its own seat. It is kept as a hash.
      const boxes = await Promise.all(clients.map((client) => stored(mailbox(personOf(client)))));
      for (const [kind, token] of Object.entries(tokens)) {
        expect(heard, kind).not.toContain(token);
        expect(kept, kind).not.toContain(token);
        for (const box of boxes) expect(box, kind).not.toContain(token);
      }
      const mailed = [...heard.matchAll(/#seat\.([\w-]{43})/g)].map(([, one]) => String(one));
      expect(mailed.length).toBeGreaterThan(0);
      const open = `${kept} ${await database()} ${logs.join(' ')} ${boxes.join(' ')}`;
      for (const token of mailed) expect(open).not.toContain(token);
      // A person is known to who sits at a table with them; addresses do not leave the mailbox.
      const heardBy = (who: RegExp) =>
        [...ears.heard]
          .filter(([ear]) => who.test(ear))
          .flatMap(([, texts]) => texts)
          .join('\n');
      for (const [seat, client] of clients.entries()) {
        expect(heardBy(/^(watch|invite|stranger)$/)).not.toContain(personOf(client));
        expect(heardBy(/^seat/)).toContain(personOf(client));
        for (const ear of [...ears.heard.keys()].filter((one) => ![`seat ${seat}`, 'outside'].includes(one)))
          expect(ears.heard.get(ear)?.join('\n')).not.toContain(`${game}${seat}@example.org`);
      }
      for (const log of logs) expect(log).not.toMatch(/@|Friend/);
    },
    60_000,
  );
});
