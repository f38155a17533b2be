import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isFree, prepare, serve, untilReady } from './serve.ts';
import { fail, ROOT } from './tools.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8787' },
    data: { type: 'string', default: join(ROOT, '.wrangler', 'state') },
    /** NAME:VALUE, in place of a variable of wrangler.toml. */
    var: { type: 'string', multiple: true, default: [] },
  },
});

const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65_535) fail(`--port ${values.port} is no port.`);
const data = resolve(values.data);
const vars = Object.fromEntries(
  values.var.map((pair) => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)]),
);

if (!(await isFree(port))) {
  fail(
    `Port ${port} is taken: end what listens there, or choose another one with npm start -- --port ${port + 1}`,
  );
}
console.log('Setting up …');
await prepare(data).catch(fail);
const { process: service, origin } = serve({ port, data, vars });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => service.kill(signal));
// Who is killed outright cannot end what it has started: where the command above this one is gone, this one goes too.
const above = process.ppid;
setInterval(() => {
  if (process.ppid !== above) service.kill('SIGTERM');
}, 1000).unref();
service.on('exit', (code) => process.exit(code ?? 0));
service.stderr?.pipe(process.stderr);
await untilReady(service, origin);
console.log(`
  Longhand   ${origin}
  Mails      ${origin}/cdn-cgi/local/explorer/
  API        ${origin}/api/openapi.json

  Ctrl-C ends it; tables stay in ${data}
`);
