import type { Character } from './cards.ts';
import { fitting } from './picking.tsx';
import type { Part } from './table.tsx';

/**
 * Asks why a card that fits no offer can't be what is asked for; `picked`: what is held already. Who is not asked for anything
 * only reads it.
 */
export function tried(
  { view, offers, whyNot }: Pick<Part, 'view' | 'offers' | 'whyNot'>,
  card: Character,
  picked: readonly Character[] = [],
): void {
  if (!whyNot || !view.asked || offers.length === 0) return;
  if (fitting(offers, [...picked, card]).length > 0) return;
  const cards = [...picked, card].toSorted();
  switch (view.asked.what) {
    case 'counter':
      return whyNot({ type: 'counter', card });
    case 'fetch':
    case 'inspect':
    case 'revive':
      return whyNot({ type: 'choose-card', card });
    case 'banish':
      return whyNot({ type: 'banish', cards });
    case 'plague':
    case 'level':
      return whyNot({ type: 'discard', cards });
    case 'eclipse':
      return whyNot({ type: 'pass-card', card });
    case 'play':
    case 'arrange':
    case 'take-stone':
    case 'return-stone':
    case 'levy':
    case 'tribute':
      return whyNot({ type: 'play', card });
  }
}
