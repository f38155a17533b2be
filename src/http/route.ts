import type * as v from 'valibot';
import type { ProblemCode } from '../protocol/problem.ts';
import type { Ctx } from './session.ts';

type Method = 'get' | 'post' | 'put' | 'delete';

/** One operation of the API: how it is called, what it answers, how it can refuse. The API description is made of these. */
export interface RouteSpec<Body extends v.GenericSchema | undefined = v.GenericSchema | undefined> {
  readonly method: Method;
  /** hono's form: `/api/tables/:id`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly body?: Body;
  /** Schema by status; null for an answer without a body. */
  readonly answers: Readonly<Record<number, v.GenericSchema | null>>;
  /** What it refuses with, besides what every operation does. */
  readonly refusals: readonly ProblemCode[];
  /** Takes a link's secret in the `Longhand-Link` header. */
  readonly link?: boolean;
  /** Parameters of the query. */
  readonly query?: Readonly<Record<string, string>>;
}

export interface Route {
  readonly spec: RouteSpec;
  readonly handle: (c: Ctx, body: unknown) => Promise<Response>;
}

/** An operation with a body, which the handler gets checked. */
export function withBody<S extends v.GenericSchema>(
  spec: RouteSpec<S> & { readonly body: S },
  handle: (c: Ctx, body: v.InferOutput<S>) => Promise<Response>,
): Route {
  return { spec, handle: (c, body) => handle(c, body) };
}

/** An operation without a body. */
export function route(spec: RouteSpec<undefined>, handle: (c: Ctx) => Promise<Response>): Route {
  return { spec, handle: (c) => handle(c) };
}
