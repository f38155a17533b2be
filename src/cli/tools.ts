import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The root of the repository. */
export const ROOT = join(import.meta.dirname, '..', '..');

export type ToolRun = { readonly ok: boolean; readonly output: string };

/** Runs a command of an installed package and collects what it prints, both streams in order. */
export function runTool(tool: string, args: readonly string[], cwd = ROOT): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, 'node_modules', '.bin', tool), ...args], { cwd });
    let output = '';
    const collect = (text: string): void => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Like `runTool`, but the command has the terminal to itself. Resolves to whether it succeeded. */
export function showTool(tool: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, 'node_modules', '.bin', tool), ...args], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

/** Ends the command with one plain sentence, or with the message of an error. */
export function fail(reason: unknown): never {
  console.error(reason instanceof Error ? reason.message : String(reason));
  process.exit(1);
}
