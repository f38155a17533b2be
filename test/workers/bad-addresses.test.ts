import { describe, expect, it } from 'vitest';
import type { Problem } from '../../src/protocol/problem.ts';
import { ok } from '../support/client.ts';
import { bindings, browser, ORIGIN, raw, SALT } from './service.ts';
import { json, Target } from './target.ts';

const target = Target.prepare();

describe('rows 11–14: addresses', () => {
  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    '11: %s, where it is not taken',
    async (method) => {
      const { headers } = await target.send(target.moves, { method });
      expect(headers.get('allow')).toBe('POST');
      await target.refused('method-not-allowed', target.moves, { method });
    },
  );

  it('11: a method said otherwise is not that method', async () => {
    await target.refused('method-not-allowed', target.moves, {
      method: 'GET',
      headers: { 'x-http-method-override': 'POST' },
    });
  });

  it.each([
    (table: string) => `/api/tables/${table}/`,
    (table: string) => `/api//tables/${table}`,
    (table: string) => `//api/tables/${table}`,
    (table: string) => `/api/%74ables/${table}`,
    (table: string) => `/api/tables%2F${table}`,
    (table: string) => `/api/tables/${table};x=1`,
    (table: string) => `/api/tables/${table.toUpperCase()}`,
    (table: string) => `/API/tables/${table}`,
    (table: string) => `/api/tables/${table}.json`,
    (table: string) => `/api/tables/${table}x`,
    () => '/api/tables/abc',
    () => '/api',
    () => '/api/',
    () => '/api/nothing',
    () => '/u/',
    () => '/u/a/b',
  ])('12: %s is not there', async (path) => {
    await target.refused('not-found', path(target.id));
  });

  it('13: escapes that are none, and NUL', async () => {
    for (const path of [
      '/api/%ZZ',
      '/api/tables/%',
      '/api/games?x=%ZZ',
      '/api/games%00',
      '/api/games?x=%00',
      '/api/%C0%AF',
    ]) {
      await target.refused('malformed-url', path);
    }
  });

  it('13: more than 2 KiB', async () => {
    await target.refused('url-too-long', `/api/games?x=${'y'.repeat(2100)}`);
    await target.refused('url-too-long', `/api/${'y'.repeat(2100)}`);
  });

  it.each([
    { accept: 'image/png' },
    { accept: ';;;' },
    { range: 'bytes=0-5' },
    { 'if-match': '"x"' },
    { 'if-none-match': '*' },
    { 'if-modified-since': 'never' },
    { expect: '100-continue' },
    { 'accept-language': 'x'.repeat(500) },
  ])('14: %o is ignored', async (headers) => {
    const { status, text } = await target.send(`/api/tables/${target.id}`, {
      headers: headers as Record<string, string>,
    });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ id: target.id });
  });

  it('30: a secret in the query is spent at once', async () => {
    const made = await target.ana.make('coloretto', 3);
    expect(ok(await browser().look(made.id, made.links.watch)).viewer).toBe('onlooker');
    const answer = await raw(`/api/tables/${made.id}?link=${made.links.watch}`);
    expect([answer.status, (await answer.json<Problem>()).code]).toEqual([400, 'token-in-url']);
    expect((await browser().look(made.id, made.links.watch)).status).toBe(404);
  });
});

describe('rows 18–20: who calls', () => {
  it('19: another site, or none', async () => {
    const evil = [
      'https://evil.example',
      'null',
      'http://localhost:8788',
      'https://localhost:8787',
      'http://app.localhost:8787',
      'http://localhost:8787.evil.example',
      'http://localhost',
      `${ORIGIN}/`,
      '',
    ];
    for (const origin of evil)
      await target.refused('origin-not-allowed', target.moves, json(target.good(), { origin }));
  });

  it('20: what a client says of itself makes no link and opens nothing', async () => {
    const headers = {
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    };
    const { text } = await target.send('/api/openapi.json', { headers });
    expect(text).not.toContain('evil.example');
    await target.refused('not-found', '/api/admin/rebuild', json('{"tables":[]}', headers));
  });

  it('20: the commands of who runs the service need its token', async () => {
    const path = '/api/admin/rebuild';
    const body = '{"tables":[]}';
    for (const authorization of [
      'Bearer ',
      'Bearer x',
      `Basic ${btoa('a:b')}`,
      `bearer ${bindings.ADMIN_TOKEN}x`,
    ]) {
      await target.refused('not-found', path, json(body, { authorization }));
    }
    const { status } = await target.send(path, {
      ...json(body, { authorization: `Bearer ${bindings.ADMIN_TOKEN}` }),
      client: null,
    });
    expect(status).toBe(200);
  });
});

function withLink(link: string) {
  return { 'longhand-link': link };
}

describe('rows 49–51: tokens', () => {
  it.each([
    (token: string) => token.slice(0, -1),
    (token: string) => `${token}.`,
    (token: string) => `${token}>`,
    (token: string) => `${token.slice(0, 20)} ${token.slice(20)}`,
    (token: string) => token.toUpperCase(),
    (token: string) => `%3D${token}`,
    (token: string) => `${token}${token}`,
    () => '',
    () => 'null',
  ])('49: a link that was cut or changed on its way (%s) finds nothing', async (change) => {
    await target.refused('not-found', `/api/tables/${target.id}`, {
      client: browser(),
      headers: { 'longhand-link': change(target.links.watch) },
    });
  });

  it('50: a confirmation that was never asked for is over', async () => {
    const body = JSON.stringify({ person: 'A'.repeat(22), token: 'A'.repeat(43) });
    await target.refused('link-expired', '/api/mail/confirm', json(body));
  });

  it('51: the right link for the wrong thing', async () => {
    const zoe = browser();
    const sit = JSON.stringify({ name: 'Zoe', salt: SALT });
    await target.refused('not-found', `/api/tables/${target.id}/seats`, {
      ...json(sit, withLink(target.links.watch)),
      client: zoe,
    });
    await target.refused('not-found', `/api/tables/${target.id}/return`, {
      ...json('{}', withLink(target.links.watch)),
      client: zoe,
    });
    await target.refused('not-your-seat', target.moves, {
      ...json(target.good(), withLink(target.links.watch)),
      client: zoe,
    });
    await target.refused('not-your-seat', target.moves, {
      ...json(target.good(), withLink(target.links.seat)),
      client: zoe,
    });
    const other = await target.ana.make('coloretto', 2);
    await target.refused('not-found', `/api/tables/${target.id}`, {
      client: zoe,
      headers: withLink(other.links.watch),
    });
  });

  it('an unknown table, a wrong link and a revoked one are answered alike', async () => {
    const made = await target.ana.make('coloretto', 3);
    ok(await target.ana.call('DELETE', `/api/tables/${made.id}/links/watch`), 204);
    const ask = (path: string, link?: string) =>
      target.send(path, { client: null, headers: link === undefined ? {} : { 'longhand-link': link } });
    const answers = await Promise.all([
      ask('/api/tables/zzzzzzzzzz'),
      ask('/api/tables/zzzzzzzzzz', target.links.watch),
      ask(`/api/tables/${target.id}`),
      ask(`/api/tables/${target.id}`, 'x'.repeat(43)),
      ask(`/api/tables/${made.id}`, made.links.watch),
      ask(`/api/tables/${target.id}/record`),
      ask('/api/nothing'),
    ]);
    const plain = answers.map(({ status, headers, text }) => {
      const { instance: _, ...rest } = JSON.parse(text) as Problem;
      return JSON.stringify([status, Object.fromEntries(headers), rest, text.length]);
    });
    expect(new Set(plain).size).toBe(1);
  });
});
