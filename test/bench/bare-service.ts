import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { endWithParent, spawnGroup } from '../sim/plain-service.ts';

interface BareOptions {
  readonly data: string;
  readonly port: number;
}

/** Starts the bare Worker with its bare object in workerd, in the same way as the service beside which it is measured. */
export function serveBare(options: BareOptions): ChildProcess {
  return spawnGroup([fileURLToPath(import.meta.url), JSON.stringify(options)]);
}

async function run({ data, port }: BareOptions): Promise<void> {
  endWithParent();
  const { convertV4MiniflareOptions, Miniflare } = await import('miniflare');
  const source = readFileSync(new URL('bare-worker.ts', import.meta.url), 'utf8');
  const service = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      resourcePersistencePath: data,
      workers: [
        {
          name: 'bare',
          modules: true,
          script: stripTypeScriptTypes(source),
          compatibilityDate: '2026-11-01',
          durableObjects: { BARE: { className: 'Bare', useSQLite: true } },
          unsafeDirectSockets: [{ host: '127.0.0.1', port }],
        },
      ],
    }),
  );
  await service.ready;
}

if (import.meta.main) await run(JSON.parse(process.argv[2] ?? '') as BareOptions);
