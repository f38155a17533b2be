import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './tools.ts';

/** Texts, notation and the computer's taste are not rules. */
const NOT_RULES = /^(?:words.*|notation|bot)\.ts$/;

/**
 * Which branches of a folder have run, counted by V8: every function, and every block in it that ran less or more often than what it
 * stands in. A branch that never ran is always among them. Types are stripped in place, so positions are those of the source.
 */
export class BranchCoverage {
  readonly #session = new Session();
  readonly #ready: Promise<unknown>;

  constructor() {
    this.#session.connect();
    this.#ready = Promise.all([
      this.#session.post('Profiler.enable'),
      this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true }),
    ]);
  }

  /** Ends the counting. `missed`: `file:line` and what stands there. */
  async stop(folder: string): Promise<{ reached: number; all: number; missed: readonly string[] }> {
    await this.#ready;
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    this.#session.disconnect();
    const home = pathToFileURL(join(folder, '/')).href;
    let reached = 0;
    let all = 0;
    const missed: string[] = [];
    for (const { url, functions } of result) {
      if (!url.startsWith(home) || NOT_RULES.test(basename(url))) continue;
      const path = join(folder, url.slice(home.length));
      const source = readFileSync(path, 'utf8');
      for (const { ranges } of functions) {
        for (const { startOffset, endOffset, count } of ranges) {
          all += 1;
          if (count > 0) reached += 1;
          else missed.push(placeOf(path, source, startOffset, endOffset));
        }
      }
    }
    return { reached, all, missed };
  }
}

function placeOf(path: string, source: string, start: number, end: number): string {
  const code = source.slice(start, end);
  const line = source.slice(0, start + (code.length - code.trimStart().length)).split('\n').length;
  return `${relative(ROOT, path)}:${line}: ${code.trim().replaceAll(/\s+/g, ' ').slice(0, 80)}`;
}
