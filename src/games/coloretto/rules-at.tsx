import type { View } from './view.ts';

/** The section of the rules that concerns what is asked now. */
export function rulesAt({ over, collections, turn }: View): string {
  if (over) return 's7';
  return collections.every(({ out }, place) => out || place === turn) ? 's5' : 's3';
}
