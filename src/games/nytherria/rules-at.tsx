import type { View } from './view.ts';

/** Asked by the turn itself; all else is asked by a card. */
const BY_THE_TURN: readonly string[] = ['play', 'counter', 'level'];

/** The section of the rules that concerns what is asked now. */
export function rulesAt({ asked }: View): string {
  if (!asked) return 's5';
  return BY_THE_TURN.includes(asked.what) ? 's4' : 's6';
}
