import type { View } from './view.ts';

const SECTIONS: Readonly<Record<View['asked']['move'], string>> = {
  play: 's3',
  target: 's4',
  discard: 's5',
  roof: 's5',
  give: 's5',
  say: 's6',
  split: 's6',
  pick: 's6',
};

/** The section of the rules that concerns what is asked now. */
export function rulesAt({ over, asked }: View): string {
  return over ? 's7' : SECTIONS[asked.move];
}
