import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { configOf } from '../config.ts';
import { alarm } from '../report.ts';
import { adminRoutes } from './admin.ts';
import { readBody } from './body.ts';
import { problemResponse, Refused } from './errors.ts';
import { gameRoutes } from './games.ts';
import { gate } from './gate.ts';
import { listRoutes } from './lists.ts';
import { meRoutes } from './me.ts';
import { describeApi } from './openapi.ts';
import { momentRoutes } from './moments.ts';
import type { Route } from './route.ts';
import { tableRoutes } from './tables.ts';

/** Every operation of the API: what is not in this list does not exist. */
export const ROUTES: readonly Route[] = [
  ...tableRoutes,
  ...momentRoutes,
  ...meRoutes,
  ...listRoutes,
  ...gameRoutes,
  ...adminRoutes,
];

const DESCRIPTION = '/api/openapi.json';

export const app = new Hono<{ Bindings: Env }>({ strict: true });

app.use(
  '*',
  secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
  }),
);
app.use('*', async (c, next) => {
  await gate(c);
  await next();
  if (c.res.status !== 101 && !c.res.headers.has('cache-control'))
    c.res.headers.set('cache-control', 'no-store');
});

app.get(DESCRIPTION, (c) =>
  c.json(describeApi(ROUTES, configOf(c.env).origin), 200, { 'cache-control': 'public, max-age=300' }),
);

for (const { spec, handle } of ROUTES) {
  app.on(spec.method.toUpperCase(), spec.path, async (c) =>
    handle(c, spec.body ? await readBody(c.req.raw, spec.body) : undefined),
  );
}

/** The paths of the table above with the methods that they take, to tell a wrong method from a wrong path. */
const methods = new Hono<{ Bindings: Env }>({ strict: true });
for (const path of [DESCRIPTION, ...new Set(ROUTES.map(({ spec }) => spec.path))]) {
  const allowed = ROUTES.filter(({ spec }) => spec.path === path).map(({ spec }) =>
    spec.method.toUpperCase(),
  );
  if (path === DESCRIPTION) allowed.push('GET');
  if (allowed.includes('GET')) allowed.push('HEAD');
  methods.all(path, () =>
    problemResponse({ ok: false, code: 'method-not-allowed' }, { allow: allowed.join(', ') }),
  );
}
methods.notFound(() => problemResponse({ ok: false, code: 'not-found' }));

app.notFound((c) => methods.fetch(c.req.raw, c.env));

app.onError((error) => {
  if (error instanceof Refused) {
    const { refusal } = error;
    return problemResponse(refusal, refusal.code === 'rate-limited' ? { 'retry-after': '60' } : {});
  }
  const response = problemResponse({ ok: false, code: 'internal-error' });
  alarm({ message: 'internal error', error: String(error), stack: error.stack ?? '' });
  return response;
});
