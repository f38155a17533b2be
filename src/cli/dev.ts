/**
 * The service with everything rebuilt as it is written: the Worker by wrangler, the pages by vite, which hands what the pages
 * ask for on to the service (`server.proxy` in vite.config.ts names its port).
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isFree, prepare, serve, untilReady } from './serve.ts';
import { fail, ROOT } from './tools.ts';

const PAGES = 5173;
const SERVICE = 8787;

for (const port of [PAGES, SERVICE])
  if (!(await isFree(port))) fail(`Port ${port} is taken: end what listens there.`);
console.log('Setting up …');
await prepare(join(ROOT, '.wrangler', 'state')).catch(fail);
const origin = `http://localhost:${PAGES}`;
const { process: service, origin: behind } = serve({
  port: SERVICE,
  data: join(ROOT, '.wrangler', 'state'),
  vars: { ORIGIN: origin },
});
service.stdout?.pipe(process.stdout);
service.stderr?.pipe(process.stderr);
const pages = spawn(
  process.execPath,
  [join(ROOT, 'node_modules', '.bin', 'vite'), `--port=${PAGES}`, '--strictPort', '--clearScreen=false'],
  { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] },
);
const both = [service, pages];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => both.forEach((one) => one.kill(signal)));
}
// One without the other is of no use.
for (const one of both) one.on('exit', () => both.forEach((other) => other.kill('SIGTERM')));
await untilReady(service, behind);
console.log(`\n  Longhand   ${origin}\n  Mails      ${behind}/cdn-cgi/local/explorer/\n`);
