import type { CardFace } from '../../../web/kit/card.tsx';
import { icon } from '../../../web/kit/icon.tsx';
import type { Card } from './state.ts';
import type { TableWords } from './words-table.ts';

/** Each colour with its hue and its emblem: colour never alone. */
export const FACES: Readonly<Record<Card, Omit<CardFace, 'label'>>> = {
  red: { tint: 'red', emblem: icon('game-icons:spiral-bloom') },
  yellow: { tint: 'yellow', emblem: icon('game-icons:sun') },
  green: { tint: 'green', emblem: icon('game-icons:curled-leaf') },
  blue: { tint: 'blue', emblem: icon('game-icons:droplets') },
  brown: { tint: 'brown', emblem: icon('game-icons:acorn') },
  gray: { tint: 'gray', emblem: icon('game-icons:stone-block') },
  pink: { tint: 'pink', emblem: icon('game-icons:daisy') },
  joker: { tint: 'paper', emblem: icon('game-icons:chameleon-glyph') },
  'golden-joker': { tint: 'gold', emblem: icon('game-icons:chameleon-glyph') },
  plus2: { tint: 'paper', numeral: '+2' },
};

export const COVER: readonly Card[] = ['blue', 'green', 'joker', 'red', 'yellow'];

export function faceOf(card: Card, words: TableWords): CardFace {
  return { ...FACES[card], label: words.cards[card] };
}
