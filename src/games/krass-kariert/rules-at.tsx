import type { View } from './view.ts';

/** The section of the rules that concerns what is asked now. */
export function rulesAt({ phase, best }: View): string {
  if (phase === 'over') return 's9';
  if (phase === 'draw') return 's7';
  return best ? 's5' : 's4';
}
