import { Card, type CardFace } from '../../../web/kit/card.tsx';
import { icon } from '../../../web/kit/icon.tsx';
import type { Card as Code } from './cards.ts';
import { bare, type TableWords } from './words-table.ts';
import './faces.css';

const SPECIALS: Readonly<Record<'x' | 'stop' | 'redraw', Omit<CardFace, 'label'>>> = {
  x: { tint: 'paper', emblem: icon('game-icons:perspective-dice-six-faces-random'), numeral: 'X' },
  stop: { tint: 'red', emblem: icon('game-icons:stop-sign') },
  redraw: { tint: 'blue', emblem: icon('game-icons:card-draw') },
};

export const COVER: readonly Code[] = ['2', '5', 'x', '9', '12'];

interface Props {
  readonly card: Code;
  readonly words: TableWords;
  /** What an X was declared to be. */
  readonly x?: number | undefined;
}

/** A card: a number is its checker, coarser as the value grows, in a hue of its own. Its place decides its size. */
export function Face({ card, words, x }: Props) {
  if (card === 'x' || card === 'stop' || card === 'redraw') {
    const as = card === 'x' ? x : undefined;
    const label = as === undefined ? bare(card, words) : words.xAs(as);
    return (
      <span class="k-card">
        <Card face={{ ...SPECIALS[card], label }} />
        {as !== undefined && (
          <span class="k-as" aria-hidden="true">
            {as}
          </span>
        )}
      </span>
    );
  }
  return (
    <span class="k-card checked" style={{ '--v': card }}>
      <Card face={{ tint: 'paper', label: card, numeral: card }} />
    </span>
  );
}
