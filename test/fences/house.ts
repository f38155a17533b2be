import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { ROOT, runTool } from '../../src/cli/tools.ts';

const CONFIGURATION = /^(?:package\.json|tsconfig.*\.json|oxlint\.config\.ts|knip\.jsonc|\.oxfmtrc\.jsonc)$/;

const LintReport = v.object({
  diagnostics: v.array(
    v.object({ code: v.optional(v.string(), ''), filename: v.string(), message: v.string() }),
  ),
});

/** An empty house under the same configuration as the real one, to plant intruders in. Removed by `using`. */
export class House implements Disposable {
  readonly root = mkdtempSync(join(realpathSync(tmpdir()), 'longhand-fences-'));

  constructor() {
    for (const name of readdirSync(ROOT).filter((file) => CONFIGURATION.test(file))) {
      cpSync(join(ROOT, name), join(this.root, name));
    }
    symlinkSync(join(ROOT, 'node_modules'), join(this.root, 'node_modules'));
  }

  plant(path: string, source: string): void {
    mkdirSync(join(this.root, dirname(path)), { recursive: true });
    writeFileSync(join(this.root, path), source);
  }

  run(tool: string, ...args: readonly string[]): ReturnType<typeof runTool> {
    return runTool(tool, args, this.root);
  }

  /** Lints everything planted. Resolves to the rules that refuse something, by file. */
  async lint(): Promise<ReadonlyMap<string, readonly string[]>> {
    const folders = readdirSync(this.root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const { output } = await this.run('oxlint', '--format=json', ...folders.map((folder) => folder.name));
    const { diagnostics } = v.parse(LintReport, JSON.parse(output));
    const files = Map.groupBy(diagnostics, ({ filename }) => filename);
    return new Map([...files].map(([file, found]) => [file, found.map(({ code }) => code)]));
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true });
  }
}
