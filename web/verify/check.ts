import { type Verdict, verifyRecord } from '../../src/engine/replay.ts';
import { gameOf } from '../../src/games/registry.ts';

/** The steps of the check, in the order in which they are made. */
export const STEPS = ['file', 'shuffle', 'options', 'setup', 'moves', 'results'] as const;
export type Step = (typeof STEPS)[number];

/** Deals a finished game again, in this browser, with nothing but its record. */
export function check(file: unknown): Verdict {
  return verifyRecord(file, gameOf);
}

/** The step at which a check failed: what comes before it was right. */
export function failedStep(where: string): Step {
  const [head = ''] = where.split('.');
  return STEPS.find((step) => step === head) ?? 'file';
}
