import { describe, expect, it } from 'vitest';
import { browsers, SALT } from './service.ts';
import { newActionId, ok, startedTable } from '../support/client.ts';
import { json, Target } from './target.ts';

const target = Target.prepare();

/** A body that differs from a good one in one place, as text. */
const twisted = (from: string, to: string) => {
  const text = '{"actionId":"abcdefgh","version":1,"move":{"type":"draw"}}';
  expect(text).toContain(from);
  return text.replace(from, to);
};
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('rows 1–6: what is not strict JSON', () => {
  it.each([
    ['nothing', ''],
    ['a word', 'hello'],
    ['a trailing comma', '{"actionId":"abcdefgh","version":1,"move":{"type":"draw"},}'],
    ['a comment', '{/* hi */"actionId":"abcdefgh","version":1,"move":{"type":"draw"}}'],
    ['single quotes', "{'a':1}"],
    ['two texts', '{}{}'],
    ['an unfinished text', '{"actionId":"abc'],
  ])('1: %s', async (_what, body) => void (await target.refused('malformed-json', target.moves, json(body))));

  it('1: a byte order mark', async () => {
    await target.refused(
      'malformed-json',
      target.moves,
      json(new Uint8Array([0xef, 0xbb, 0xbf, ...utf8(target.good())])),
    );
  });

  it('2: bytes that are no UTF-8, and half a surrogate pair', async () => {
    await target.refused('invalid-text', target.moves, json(new Uint8Array([0x22, 0xff, 0xfe, 0x22])));
    await target.refused('invalid-text', target.moves, json(new Uint8Array([0x22, 0xc0, 0xaf, 0x22])));
    await target.refused('invalid-text', target.moves, json(twisted('"draw"', '"\\ud800"')));
  });

  it('3: a field twice', async () => {
    const problem = await target.refused(
      'duplicate-key',
      target.moves,
      json(twisted('"version":1', '"version":1,"version":1')),
    );
    expect(problem.errors).toEqual([{ pointer: '/version', code: 'duplicate-key' }]);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('4: %s', async (key) => {
    await target.refused(
      'unknown-field',
      target.moves,
      json(twisted('"version"', `"${key}":{"isAdmin":true},"version"`)),
    );
    await target.refused(
      'unknown-field',
      target.moves,
      json(twisted('"type":"draw"', `"type":"draw","${key}":1`)),
    );
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it.each(['1e999', '-0', '9007199254740993', '-9007199254740993'])('5: the number %s', async (number) => {
    const { status, text } = await target.send(
      target.moves,
      json(twisted('"version":1', `"version":${number}`)),
    );
    expect(status, text).toBe(400);
    await target.isUnchanged();
  });

  it('6: a million levels, and seventeen', async () => {
    await target.refused(
      'too-deep',
      target.moves,
      json(twisted('"draw"', `${'['.repeat(17)}${']'.repeat(17)}`)),
    );
    await target.refused('too-deep', target.moves, json('['.repeat(16_000)));
  });
});

describe('rows 7–8: how a body comes', () => {
  it('7: more than 16 KiB, announced or not', async () => {
    await target.refused('body-too-large', target.moves, json(target.good({ junk: 'x'.repeat(17_000) })));
    const chunks = new ReadableStream({
      start(controller) {
        for (let at = 0; at < 20; at += 1) controller.enqueue(utf8('x'.repeat(1024)));
        controller.close();
      },
    });
    await target.refused('body-too-large', target.moves, { ...json(''), body: chunks });
  });

  it('7: compressed', async () => {
    for (const encoding of ['gzip', 'br', 'identity, gzip']) {
      await target.refused(
        'encoding-not-accepted',
        target.moves,
        json(target.good(), { 'content-encoding': encoding }),
      );
    }
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json; charset=utf-16',
    'application/json; charset=utf-8; x=y',
    'text/html, application/json',
    '',
  ])('8: declared as "%s"', async (type) => {
    await target.refused(
      'unsupported-media-type',
      target.moves,
      json(target.good(), { 'content-type': type }),
    );
  });

  it('8: not declared at all', async () => {
    await target.refused('unsupported-media-type', target.moves, {
      method: 'POST',
      body: utf8(target.good()) as unknown as string,
    });
  });
});

describe('rows 9–10 and 15–17: fields', () => {
  it.each(['seat', 'person', 'isAdmin', 'by', 'at', 'sealed', 'seed', 'snapshot'])(
    '9: a field more: %s',
    async (field) => {
      const problem = await target.refused('unknown-field', target.moves, json(target.good({ [field]: 1 })));
      expect(problem.errors).toContainEqual({ pointer: `/${field}`, code: 'unknown-field' });
    },
  );

  it('9: on every route with a body', async () => {
    const bodies: readonly [string, string, object][] = [
      [
        'POST',
        '/api/tables',
        { game: 'coloretto', seats: 2, options: {}, name: 'Zoe', salt: SALT, status: 'over' },
      ],
      ['POST', `/api/tables/${target.id}/seats`, { name: 'Zoe', salt: SALT, person: 'x' }],
      ['POST', `/api/tables/${target.id}/undo`, { actionId: 'abcdefgh', version: 1, to: 0 }],
      ['POST', `/api/tables/${target.id}/return`, { seat: 1 }],
      ['POST', `/api/tables/${target.id}/start`, { seats: 2 }],
      ['POST', `/api/tables/${target.id}/close`, { force: true }],
      ['POST', `/api/tables/${target.id}/links`, { kind: 'seat', seat: 1 }],
      ['POST', `/api/tables/${target.id}/rematch`, { salt: SALT, id: 'aaaaaaaaaa' }],
      ['PUT', '/api/me/notices', { turn: true, person: 'x' }],
      ['PUT', '/api/me/mail', { address: 'a@example.org', lang: 'en', state: 'confirmed' }],
      ['POST', '/api/me/mail/test', { to: 'a@example.org' }],
      ['POST', '/api/mail/confirm', { person: 'A'.repeat(22), token: 'A'.repeat(43), force: 1 }],
      ['POST', '/api/me/webhooks', { url: 'https://hooks.acme.org/', secret: 'x' }],
    ];
    for (const [method, path, body] of bodies) {
      await target.refused('unknown-field', path, { ...json(JSON.stringify(body)), method });
    }
  });

  it.each([
    ['a list', '[]'],
    ['null', 'null'],
    ['a text', '"x"'],
    ['a number', '1'],
  ])('10: %s in place of an object', async (_what, body) => {
    await target.refused('invalid-field', target.moves, json(body));
  });

  it('10: a field that is missing or of the wrong form, with its place', async () => {
    const missing = await target.refused(
      'invalid-field',
      target.moves,
      json('{"actionId":"abcdefgh","version":1}'),
    );
    expect(missing.errors).toEqual([{ pointer: '/move', code: 'invalid-field' }]);
    for (const move of ['null', '[]', '"draw"', '{}', '{"type":1}', `{"type":"${'x'.repeat(33)}"}`]) {
      await target.refused('invalid-field', target.moves, json(twisted('{"type":"draw"}', move)));
    }
  });

  it.each(['', 'short', 'x'.repeat(65), 'x'.repeat(300), 'with space', 'ümläute', 'new\\nline', 'a/b/c/d/e'])(
    '15: the actionId "%s"',
    async (actionId) => {
      await target.refused('invalid-idempotency-key', target.moves, json(twisted('abcdefgh', actionId)));
    },
  );

  it('15: no actionId, or one that is no text', async () => {
    await target.refused(
      'invalid-idempotency-key',
      target.moves,
      json('{"version":1,"move":{"type":"draw"}}'),
    );
    await target.refused('invalid-idempotency-key', target.moves, json(twisted('"abcdefgh"', '12345678')));
  });

  it('16: the same actionId for another move', async () => {
    const made = await startedTable(browsers(2), 'coloretto');
    expect(made.id).not.toBe(target.id);
    const view = ok(await target.ana.look(target.id));
    const actionId = newActionId();
    const answer = ok(await target.ana.move(target.id, view.version, { type: 'draw' }, actionId));
    target.version = answer.table.version;
    await target.remember();
    await target.refused(
      'idempotency-key-reused',
      target.moves,
      json(JSON.stringify({ actionId, version: target.version, move: { type: 'take', row: 0 } })),
    );
    const again = ok(await target.ana.move(target.id, view.version, { type: 'draw' }, actionId));
    expect(again).toMatchObject({ version: answer.version, replayed: true });
  });

  it.each(['-1', '1.5', '"7"', 'null', 'true', '[]'])('17: the version %s', async (number) => {
    await target.refused(
      'invalid-version',
      target.moves,
      json(twisted('"version":1', `"version":${number}`)),
    );
  });

  it('17: no version, an old one, one from the future', async () => {
    await target.refused(
      'invalid-version',
      target.moves,
      json('{"actionId":"abcdefgh","move":{"type":"draw"}}'),
    );
    for (const other of [0, 999]) {
      const problem = await target.refused(
        'stale-version',
        target.moves,
        json(target.good({ version: other })),
      );
      expect(problem['table']).toMatchObject({ type: 'table', id: target.id, version: target.version });
    }
  });
});
