import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { Problem, type ProblemCode, PROBLEMS } from '../protocol/problem.ts';
import { FromClient, FromRoom } from '../protocol/socket.ts';
import { RecordFile } from '../engine/record.ts';
import type { Route, RouteSpec } from './route.ts';

/** What every operation refuses with, by the form of the request. */
const ALWAYS: readonly ProblemCode[] = [
  'not-found',
  'malformed-url',
  'url-too-long',
  'token-in-url',
  'internal-error',
  'unavailable',
];
const AT_TABLE: readonly ProblemCode[] = ['engine-too-old'];
const UNSAFE: readonly ProblemCode[] = ['origin-not-allowed', 'rate-limited'];
const WITH_BODY: readonly ProblemCode[] = [
  'malformed-json',
  'invalid-text',
  'duplicate-key',
  'unknown-field',
  'invalid-number',
  'too-deep',
  'invalid-field',
  'body-too-large',
  'encoding-not-accepted',
  'unsupported-media-type',
];

/** The API description, OpenAPI 3.1, made from the routes and their schemas. */
export function describeApi(routes: readonly Route[], origin: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { spec } of routes) {
    const path = spec.path.replaceAll(/:(\w+)(?:\{(?:[^{}]|\{[^{}]*\})*\})?/g, '{$1}');
    (paths[path] ??= {})[spec.method] = operation(spec);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Longhand',
      version: '1',
      description:
        'Card games by turns over days. A browser is a person by its cookie; a secret link goes in the Longhand-Link header. ' +
        'Every refusal is application/problem+json with a stable `code`.',
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: {
        Problem: jsonSchema(Problem),
        Record: jsonSchema(RecordFile),
        FromClient: jsonSchema(FromClient),
        FromRoom: jsonSchema(FromRoom),
      },
    },
  };
}

function operation(spec: RouteSpec): object {
  const names = [...spec.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const parameters = [
    ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...Object.entries(spec.query ?? {}).map(([name, description]) => ({
      name,
      in: 'query',
      required: false,
      description,
      schema: { type: 'string' },
    })),
    ...(spec.link
      ? [
          {
            name: 'Longhand-Link',
            in: 'header',
            required: false,
            schema: { type: 'string' },
            description: 'The secret of a link.',
          },
        ]
      : []),
  ];
  return {
    summary: spec.summary,
    parameters,
    ...(spec.body ? { requestBody: { required: true, content: json(spec.body) } } : {}),
    responses: { ...answers(spec), ...refusals(spec) },
  };
}

function answers(spec: RouteSpec): Record<string, object> {
  return Object.fromEntries(
    Object.entries(spec.answers).map(([status, schema]) => [
      status,
      schema ? { description: spec.summary, content: json(schema) } : { description: spec.summary },
    ]),
  );
}

function refusals(spec: RouteSpec): Record<string, object> {
  const codes = new Set([
    ...ALWAYS,
    ...(spec.path.startsWith('/api/tables') ? AT_TABLE : []),
    ...(spec.method === 'get' ? [] : UNSAFE),
    ...(spec.body ? WITH_BODY : []),
    ...spec.refusals,
  ]);
  const byStatus = Map.groupBy(codes, (code) => PROBLEMS[code][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [
      String(status),
      {
        description: some.map((code) => `\`${code}\`: ${PROBLEMS[code][1]}`).join('\n'),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

function json(schema: v.GenericSchema): object {
  return {
    'application/json': {
      schema: schema === RecordFile ? { $ref: '#/components/schemas/Record' } : jsonSchema(schema),
    },
  };
}

/** What stands in JSON on the wire; checks that JSON Schema cannot say are left to the service. */
function jsonSchema(schema: v.GenericSchema): object {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return rest;
}
