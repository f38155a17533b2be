import * as v from 'valibot';
import { isProblemCode, type ProblemCode } from '../protocol/problem.ts';
import { Refused } from './errors.ts';
import { readStrictJson } from './strict-json.ts';

const MAX_BYTES = 16 * 1024;

/** The body of a request, read strictly and checked by its schema; every fault has its code. */
export async function readBody<S extends v.GenericSchema>(
  request: Request,
  schema: S,
): Promise<v.InferOutput<S>> {
  const [type, ...parameters] = (request.headers.get('content-type') ?? '').toLowerCase().split(';');
  const foreign = parameters.some((parameter) => !/^\s*(charset\s*=\s*"?utf-8"?)?\s*$/.test(parameter));
  if (type?.trim() !== 'application/json' || foreign) throw new Refused('unsupported-media-type');
  if (request.headers.has('content-encoding')) throw new Refused('encoding-not-accepted');
  const json = readStrictJson(await readBytes(request));
  if (!json.ok) {
    throw new Refused(
      json.code,
      json.pointer === undefined ? {} : { errors: [{ pointer: json.pointer, code: json.code }] },
    );
  }
  // To the schemas a list is an object without the fields.
  if (Array.isArray(json.value))
    throw new Refused('invalid-field', { errors: [{ pointer: '', code: 'invalid-field' }] });
  const parsed = v.safeParse(schema, json.value);
  if (!parsed.success) throw invalid(parsed.issues);
  return parsed.output;
}

/** At most 16 KiB, whatever the header says. */
async function readBytes(request: Request): Promise<Uint8Array> {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > MAX_BYTES) throw new Refused('body-too-large');
  // HTTP ends a body where its stated length does; one without is counted as it comes, at twice the price.
  if (length !== null) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Refused('body-too-large');
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** The first fault decides the code; all of them are listed with pointers. */
function invalid(issues: readonly v.BaseIssue<unknown>[]): Refused {
  const errors = issues.map((issue) => ({ pointer: pointerOf(issue), code: codeOf(issue) }));
  const order = errors.find(({ code }) => code === 'unknown-field') ?? errors[0];
  return new Refused(order?.code ?? 'invalid-field', { errors: errors.slice(0, 20) });
}

function codeOf(issue: v.BaseIssue<unknown>): ProblemCode {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'unknown-field';
  if (isProblemCode(issue.message)) return issue.message;
  const key = issue.path?.at(-1)?.key;
  // A missing key fails at its object, before the field's own message.
  if (key === 'actionId') return 'invalid-idempotency-key';
  if (key === 'version') return 'invalid-version';
  if (key === 'name') return 'name-not-allowed';
  return 'invalid-field';
}

/** RFC 6901, with what the sender wrote cut to a harmless length. */
function pointerOf(issue: v.BaseIssue<unknown>): string {
  const keys = issue.path?.map(({ key }) => String(key).replaceAll('~', '~0').replaceAll('/', '~1')) ?? [];
  return keys.map((key) => `/${key.slice(0, 64)}`).join('');
}
