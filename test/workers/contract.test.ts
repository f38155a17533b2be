import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../src/engine/assert.ts';
import { ROUTES } from '../../src/http/app.ts';
import type { RouteSpec } from '../../src/http/route.ts';
import { PROBLEM_CODES, type Problem } from '../../src/protocol/problem.ts';
import { type Client, newActionId, ok, playOn, startedTable } from '../support/client.ts';
import { bindings, browser, browsers, migrate, ORIGIN, outside, raw, SALT } from './service.ts';

const SAFE = ['get'];
/** They prove their right otherwise than by a cookie, and send no origin. */
const OPEN_TO_ALL = ['/u/:token', '/api/admin/rebuild'];
const specs = ROUTES.map(({ spec }) => spec);
const name = ({ method, path }: RouteSpec) => `${method.toUpperCase()} ${path}`;

/** A parameter in hono's form, its pattern included. */
const PARAMETER = /:(\w+)(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})?/g;

/** An address that a route takes. */
function addressOf(path: string, id = 'zzzzzzzzzz'): string {
  const values: Record<string, string> = {
    id,
    seat: '1',
    kind: 'watch',
    hook: 'A'.repeat(12),
    token: 'x',
    version: '1',
    person: 'A'.repeat(22),
  };
  return path.replaceAll(PARAMETER, (_all, name: string) => must(values[name], `a value for ${name}`));
}

let ana: Client;
beforeAll(async () => {
  await migrate();
  ana = browser();
  await ana.make('coloretto', 2);
});

async function call(spec: RouteSpec, headers: Record<string, string>, body?: string): Promise<Response> {
  const method = spec.method.toUpperCase();
  const bytes =
    body === undefined || method === 'GET'
      ? {}
      : { body: new TextEncoder().encode(body) as unknown as string };
  return raw(addressOf(spec.path), { method, headers: { cookie: ana.cookie ?? '', ...headers }, ...bytes });
}

async function codeOf(answer: Response): Promise<string> {
  return answer.headers.get('content-type') === 'application/problem+json'
    ? (await answer.json<Problem>()).code
    : String(answer.status);
}

const ORIGINS = { none: {}, foreign: { origin: 'https://evil.example' }, null: { origin: 'null' } };
const TYPES: Readonly<Record<string, Record<string, string>>> = {
  form: { 'content-type': 'application/x-www-form-urlencoded' },
  text: { 'content-type': 'text/plain' },
  none: {},
  'utf-16': { 'content-type': 'application/json;charset=utf-16' },
};

describe('every route', () => {
  const unsafe = specs.filter(({ method, path }) => !SAFE.includes(method) && !OPEN_TO_ALL.includes(path));

  it.each(unsafe.map((spec) => [name(spec), spec] as const))(
    '%s: is refused to other sites',
    async (_name, spec) => {
      for (const [from, origin] of Object.entries(ORIGINS)) {
        for (const [how, type] of [
          ...Object.entries(TYPES),
          ['json', { 'content-type': 'application/json' }] as const,
        ]) {
          const answer = await call(spec, { ...origin, ...type }, '{}');
          expect(`${from} ${how}: ${answer.status} ${await codeOf(answer)}`).toBe(
            `${from} ${how}: 403 origin-not-allowed`,
          );
          expect(answer.headers.getSetCookie()).toEqual([]);
        }
      }
    },
  );

  it.each(specs.filter(({ body }) => body).map((spec) => [name(spec), spec] as const))(
    '%s: takes JSON in UTF-8 and nothing else',
    async (_name, spec) => {
      for (const [how, type] of Object.entries(TYPES)) {
        const answer = await call(spec, { origin: ORIGIN, ...type }, '{}');
        expect(`${how}: ${answer.status} ${await codeOf(answer)}`).toBe(`${how}: 415 unsupported-media-type`);
      }
    },
  );

  it.each(OPEN_TO_ALL)('%s takes no cookie for a right', async (path) => {
    const spec = must(
      specs.find((one) => one.path === path && one.method !== 'get'),
      path,
    );
    const answer = await call(spec, { 'content-type': 'application/json' }, '{"tables":[]}');
    expect(await codeOf(answer)).toBe('not-found');
  });

  const paths = [...new Set(specs.map(({ path }) => path)), '/api/openapi.json'];
  it.each(paths)('%s: refuses every other method and says which it takes', async (path) => {
    const methods = specs.filter((spec) => spec.path === path).map(({ method }) => method.toUpperCase());
    const allowed = path === '/api/openapi.json' ? ['GET'] : methods;
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !allowed.includes(one))) {
      const answer = await raw(addressOf(path), { method, headers: { origin: ORIGIN } });
      expect([method, answer.status]).toEqual([method, 405]);
      const allow = answer.headers.get('allow')?.split(', ') ?? [];
      expect(allow.filter((one) => one !== 'HEAD').toSorted()).toEqual(allowed.toSorted());
    }
  });

  it.each(specs.map((spec) => [name(spec), spec] as const))(
    '%s: has the headers that keep others out',
    async (_name, spec) => {
      for (const headers of [
        {},
        { origin: ORIGIN, 'content-type': 'application/json' },
        { origin: 'null' },
      ]) {
        isGuarded(await call(spec, headers, '{}'));
      }
    },
  );

  it('and whatever is no route', async () => {
    for (const path of [
      '/api/nothing',
      '/',
      '/api/%ZZ',
      `/api/games?x=${'y'.repeat(3000)}`,
      '/api/games',
      '/api/openapi.json',
    ]) {
      isGuarded(await raw(path));
    }
  });

  it('sets no cookie where something is only read', async () => {
    for (const spec of specs.filter(({ method }) => method === 'get')) {
      for (const cookie of ['', ana.cookie ?? '', '__Host-sid=x', '__Host-sid=%ZZ']) {
        for (const method of ['GET', 'HEAD']) {
          const answer = await raw(addressOf(spec.path), { method, headers: { cookie } });
          expect(answer.headers.getSetCookie()).toEqual([]);
          expect(answer.status).toBeLessThan(500);
        }
      }
    }
  });
});

function isGuarded({ headers, status }: Response): void {
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{7,}/);
  expect(headers.get('access-control-allow-origin')).toBeNull();
  // Only what is the same for everybody may be kept: the games and the description of the API.
  const cache = headers.get('cache-control');
  expect(
    cache === 'no-store' || (status === 200 && cache === 'public, max-age=300'),
    `cache-control: ${cache}`,
  ).toBe(true);
}

interface Operation {
  readonly summary?: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: object }>>;
}
interface Description {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const templateOf = (path: string) => path.replaceAll(PARAMETER, '{$1}');

async function description(): Promise<Description> {
  const answer = await raw('/api/openapi.json');
  expect(answer.headers.get('content-type')).toContain('application/json');
  return answer.json<Description>();
}

/** All values of a key, at any depth. */
function* valuesOf(key: string, from: unknown): Generator {
  if (typeof from !== 'object' || from === null) return;
  for (const [name, value] of Object.entries(from)) {
    if (name === key) yield value;
    yield* valuesOf(key, value);
  }
}

describe('the description of the API', () => {
  it('is OpenAPI 3.1 and describes every route, and no other', async () => {
    const api = await description();
    expect(api.openapi).toMatch(/^3\.1\.\d$/);
    expect(api.info).toMatchObject({
      title: expect.any(String) as string,
      version: expect.any(String) as string,
    });
    const described = Object.entries(api.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method} ${path}`),
    );
    expect(described.toSorted()).toEqual(
      specs.map(({ method, path }) => `${method} ${templateOf(path)}`).toSorted(),
    );
  });

  it('gives every operation its parameters, its body and its answers', async () => {
    const api = await description();
    for (const [path, item] of Object.entries(api.paths)) {
      expect(path).toMatch(/^\/[\w/{}]*$/);
      for (const [method, operation] of Object.entries(item)) {
        const at = `${method} ${path}`;
        expect(operation.summary, at).toMatch(/\.$/);
        const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, one]) => one);
        const stated = operation.parameters.filter((one) => one.in === 'path');
        expect(
          stated.map((one) => one.name),
          at,
        ).toEqual(inPath);
        expect(
          stated.every(({ required }) => required),
          at,
        ).toBe(true);
        expect(
          Object.keys(operation.responses).some((status) => /^[1-3]\d\d$/.test(status)),
          at,
        ).toBe(true);
        for (const [status, response] of Object.entries(operation.responses)) {
          expect(status, at).toMatch(/^[1-5]\d\d$/);
          expect(response.description.length, at).toBeGreaterThan(0);
          const problem = Number(status) >= 400;
          expect(Object.keys(response.content ?? {}), at).toEqual(
            problem ? ['application/problem+json'] : response.content ? ['application/json'] : [],
          );
        }
        if (operation.requestBody)
          expect(Object.keys(operation.requestBody.content)).toEqual(['application/json']);
      }
    }
  });

  it('points nowhere that is not there', async () => {
    const api = await description();
    const refs = [...valuesOf('$ref', api)].map(String);
    expect(refs.length).toBeGreaterThan(20);
    for (const ref of new Set(refs)) {
      expect(ref).toMatch(/^#\//);
      const found = ref
        .slice(2)
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], api);
      expect(found, ref).toBeTypeOf('object');
    }
  });

  it('holds plain JSON Schema: known types, required fields that exist', async () => {
    const api = await description();
    const known = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
    for (const type of valuesOf('type', api.components.schemas)) {
      if (typeof type === 'string') expect(known).toContain(type);
    }
    const schemas = [
      ...Object.values(api.components.schemas),
      ...[...valuesOf('schema', api.paths)].map((one) => one as object),
    ];
    for (const schema of schemas) checkRequired(schema);
  });
});

function checkRequired(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { required, properties } = schema as { required?: unknown; properties?: object };
  if (Array.isArray(required) && properties) {
    for (const key of required) expect(Object.keys(properties)).toContain(key);
  }
  for (const value of Object.values(schema)) checkRequired(value);
}

describe('what is refused', () => {
  it('is listed for its route, whatever is tried', async () => {
    const api = await description();
    outside();
    const clients = browsers(3);
    const made = await startedTable(clients.slice(0, 2), 'coloretto');
    const open = await clients[0]!.make('coloretto', 3);
    const over = await startedTable(clients.slice(0, 2), 'coloretto');
    await playOn(clients.slice(0, 2), over.id, ({ offers }) => offers.length - 1);
    const bodies: readonly (object | string)[] = [
      {},
      '[]',
      '{',
      { salt: SALT },
      { kind: 'watch' },
      { kind: 'nothing' },
      { name: 'Ana', salt: SALT },
      { name: '', salt: SALT },
      { name: 'Zoe', salt: SALT, seat: 0 },
      { actionId: newActionId(), version: 0, move: { type: 'draw' } },
      { actionId: newActionId(), version: 1, move: { type: 'draw' } },
      { actionId: newActionId(), version: 1, move: { type: 'fly' } },
      { actionId: newActionId(), version: 1, move: { type: 'take', row: 77 } },
      { actionId: newActionId(), version: 1, move: { type: 'take', row: 4 } },
      { version: 1, move: { type: 'draw' } },
      { version: 0, move: { type: 'draw' } },
      { version: 1, move: { type: 'fly' } },
      { version: 1, move: { type: 'take', row: 77 } },
      { actionId: 'x', version: 1 },
      { actionId: newActionId(), version: 'x' },
      { actionId: newActionId(), version: 1 },
      { game: 'chess', seats: 2, options: {}, name: 'Ana', salt: SALT },
      { address: 'x', lang: 'en' },
      { person: 'A'.repeat(22), token: 'A'.repeat(43) },
      { url: 'http://x' },
      { url: 'https://127.0.0.1' },
      { url: 'https://hooks.acme.org:99/' },
      { tables: ['x'] },
    ];
    const met = new Set<string>();
    const missing = new Set<string>();
    for (const spec of specs) {
      for (const id of [made.id, open.id, over.id, 'zzzzzzzzzz']) {
        if (!spec.path.includes(':id') && id !== made.id) continue;
        const attempts = [clients[1]!, clients[2]!, browser()].flatMap((client) =>
          (spec.body ? bodies : [undefined]).map((body) => [client, body] as const),
        );
        const answers = await Promise.all(
          attempts.map(([client, body]) =>
            client.call<Problem>(spec.method.toUpperCase(), addressOf(spec.path, id), body),
          ),
        );
        for (const { status, body } of answers) {
          expect(status, name(spec)).toBeLessThan(500);
          if (status < 400) continue;
          met.add(body.code);
          const listed =
            api.paths[templateOf(spec.path)]?.[spec.method]?.responses[status]?.description ?? '';
          if (!listed.includes(`\`${body.code}\``)) missing.add(`${name(spec)}: ${body.code}`);
        }
      }
    }
    expect([...missing]).toEqual([]);
    expect(met.size).toBeGreaterThan(20);
    for (const code of met) expect(PROBLEM_CODES).toContain(code);
    expect(ok(await clients[0]!.look(made.id)).version).toBeGreaterThan(0);
    expect(bindings.RATE_LIMITS).toBe('off');
  }, 30_000);
});
