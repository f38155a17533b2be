import type { Phase } from './state.ts';
import type { View } from './view.ts';

const SECTIONS: Readonly<Record<Phase, string>> = { action: 's3', draw: 's7', final: 's9', over: 's10' };

/** The section of the rules that concerns what is asked now. */
export function rulesAt({ phase }: View): string {
  return SECTIONS[phase];
}
