import { describe, expect, it } from 'vitest';
import { must } from '../../src/engine/assert.ts';
import type { Problem } from '../../src/protocol/problem.ts';
import { type Client, newActionId, ok } from '../support/client.ts';
import { browser, SALT } from './service.ts';
import { type Init, json, Target } from './target.ts';

const target = Target.prepare();

describe('row 23: what looks like code is text', () => {
  it.each(["Robert'); DROP TABLE seats;--", '${7*7}', '{{7*7}}', "' OR '1'='1", '%s%n', '\\u0041'])(
    '%s',
    async (name) => {
      const zoe = browser();
      const answer = await zoe.call<Problem & { id: string }>('POST', '/api/tables', {
        game: 'coloretto',
        seats: 2,
        options: {},
        name,
        salt: SALT,
      });
      if (answer.status === 422) expect(answer.body.code).toBe('name-not-allowed');
      else expect(ok(await zoe.look(ok(answer, 201).id)).seats[0]?.name).toBe(name);
    },
  );
});

describe('rows 24–25: names', () => {
  const names = [
    '',
    ' ',
    'x'.repeat(25),
    'x'.repeat(10_000),
    '\u200b\u200b',
    'Ana\u202enimda',
    `a${'\u0301'.repeat(200)}`,
    'https://evil.example',
    'evil.example',
    '<script>alert(1)</script>',
    '@everyone',
    '[x](y)',
    'Ana\r\nBcc: x',
  ];
  it.each(names)('%j', async (name) => {
    const problem = await target.refused(
      'name-not-allowed',
      '/api/tables',
      json(JSON.stringify({ game: 'coloretto', seats: 2, options: {}, name, salt: SALT })),
    );
    expect(JSON.stringify(problem)).not.toContain(name === '' || name === ' ' ? '\u0000' : name);
  });
});

describe('rows 34–40: webhooks', () => {
  it.each([
    ['webhook-url-not-https', 'http://hooks.acme.org/'],
    ['webhook-url-not-https', 'ftp://hooks.acme.org/'],
    ['webhook-url-not-https', 'javascript:alert(1)'],
    ['webhook-url-not-https', 'hooks.acme.org'],
    ['webhook-url-not-https', ''],
    ['webhook-url-not-https', `https://hooks.acme.org/${'x'.repeat(2100)}`],
    ['webhook-host-not-public', 'https://127.0.0.1/'],
    ['webhook-host-not-public', 'https://0x7f.1/'],
    ['webhook-host-not-public', 'https://2130706433/'],
    ['webhook-host-not-public', 'https://①②⑦.⓪.⓪.①/'],
    ['webhook-host-not-public', 'https://[::1]/'],
    ['webhook-host-not-public', 'https://[::ffff:7f00:1]/'],
    ['webhook-host-not-public', 'https://[64:ff9b::7f00:1]/'],
    ['webhook-host-not-public', 'https://localhost/'],
    ['webhook-host-not-public', 'https://localhost./'],
    ['webhook-host-not-public', 'https://x.localhost/'],
    ['webhook-host-not-public', 'https://printer.local/'],
    ['webhook-host-not-public', 'https://intranet/'],
    ['webhook-url-not-allowed', 'https://user:pass@hooks.acme.org/'],
    ['webhook-url-not-allowed', 'https://hooks.acme.org:22/'],
    ['webhook-url-not-allowed', 'https://hooks.acme.org/#x'],
    ['webhook-url-not-allowed', 'https://hooks.acme.org\\@evil.example/'],
    ['webhook-loop', 'https://longhand.someone.workers.dev/'],
  ] as const)('%s: %s', async (code, url) => {
    await target.refused(code, '/api/me/webhooks', json(JSON.stringify({ url })));
  });
});

describe('rows 43–45: mail addresses', () => {
  it.each([
    'ana',
    'ana@',
    '@example.org',
    'a@b@example.org',
    'Ana <ana@example.org>',
    '"ana"@example.org',
    'ana(x)@example.org',
    'ana@example.org\r\nBcc: eve@example.org',
    'ana@example.org,eve@example.org',
    `${'x'.repeat(250)}@example.org`,
    'ana@[127.0.0.1]',
    'ana@example.org.',
    'abuse@example.org',
    'ana@localhost',
    'änä@example.org',
  ])('43, 44: %j', async (address) => {
    await target.refused('invalid-email', '/api/me/mail', {
      ...json(JSON.stringify({ address, lang: 'en' })),
      method: 'PUT',
    });
  });
});

function act(client: Client, move: object, more: object = {}): Init {
  return { ...json(target.good({ move, version: target.version, ...more })), client };
}

describe('rows 56–64: the game', () => {
  it('56: not one’s turn', async () => {
    const view = ok(await target.ana.look(target.id));
    const idle = view.offers.length > 0 ? target.ben : target.ana;
    await target.refused('not-your-turn', target.moves, act(idle, { type: 'draw' }));
  });

  it('56: before the start', async () => {
    const made = await target.ana.make('coloretto', 3);
    await target.refused(
      'not-started',
      `/api/tables/${made.id}/moves`,
      act(target.ana, { type: 'draw' }, { version: 0 }),
    );
  });

  it('57–60, 63: no legal move, with a reason from the own view', async () => {
    const view = ok(await target.ana.look(target.id));
    const acting = view.offers.length > 0 ? target.ana : target.ben;
    await target.refused('unknown-action', target.moves, act(acting, { type: 'reshuffle' }));
    await target.refused('unknown-field', target.moves, act(acting, { type: 'draw', card: 'joker' }));
    await target.refused('unknown-field', target.moves, act(acting, { type: 'draw', seat: 1 }));
    for (const row of [-1, 99, 1e9, 1.5, '0', null, [0]]) {
      await target.refused('invalid-selection', target.moves, act(acting, { type: 'take', row }));
    }
    const illegal = await target.refused(
      'illegal-action',
      target.moves,
      act(acting, { type: 'take', row: 4 }),
    );
    expect(illegal).toMatchObject({
      reason: expect.any(String) as string,
      table: { id: target.id, version: target.version },
    });
  });

  it('57–60: the same reason for who only asks, as often as they ask', async () => {
    const view = ok(await target.ana.look(target.id));
    const acting = view.offers.length > 0 ? target.ana : target.ben;
    const path = `/api/tables/${target.id}/check`;
    const ask = (move: object) => acting.call('POST', path, { version: target.version, move });
    for (const [move, answer] of [
      [
        { type: 'take', row: 0 },
        { possible: false, reason: 'row-empty' },
      ],
      [
        { type: 'place', row: 0 },
        { possible: false, reason: 'nothing-drawn' },
      ],
      [view.offers[0], { possible: true, reason: null }],
    ] as const) {
      expect(ok(await ask(must(move, 'a move')))).toEqual(answer);
      expect(ok(await ask(must(move, 'a move')))).toEqual(answer);
    }
    await target.refused('unknown-action', path, {
      ...json(JSON.stringify({ version: target.version, move: { type: 'reshuffle' } })),
      client: acting,
    });
    await target.isUnchanged();
  });

  it('61: for another seat: there is no way to say so', async () => {
    const watching = { 'content-type': 'application/json', 'longhand-link': target.links.watch };
    await target.refused('not-your-seat', target.moves, {
      ...act(browser(), { type: 'draw' }),
      headers: watching,
    });
    await target.refused('unknown-field', target.moves, act(target.ana, { type: 'draw' }, { seat: 1 }));
  });

  it('62: undo past what was revealed', async () => {
    const body = JSON.stringify({ actionId: newActionId(), version: target.version });
    await target.refused('undo-sealed', `/api/tables/${target.id}/undo`, {
      ...json(body),
      client: target.ana,
    });
    await target.refused('undo-sealed', `/api/tables/${target.id}/undo`, {
      ...json(body),
      client: target.ben,
    });
  });

  it.each([
    { game: 'chess' },
    { game: 'constructor' },
    { seats: 0 },
    { seats: 1 },
    { seats: 9 },
    { options: { scoring: 'purple' } },
    { options: { nothing: 1 } },
    { seats: 3, options: { variant: 'jim-c' } },
    { options: { manoloScoring: 'team' } },
  ])('64: a game set up with %o', async (more) => {
    const body = { game: 'coloretto', seats: 2, options: {}, name: 'Zoe', salt: SALT, ...more };
    await target.refused('invalid-setup', '/api/tables', json(JSON.stringify(body)));
  });

  it('64: seats that are no number of seats', async () => {
    for (const seats of [99, -1, 2.5, '2', null]) {
      const body = { game: 'coloretto', seats, options: {}, name: 'Zoe', salt: SALT };
      await target.refused('invalid-field', '/api/tables', json(JSON.stringify(body)));
    }
  });
});
