import type { Tint } from '../../../web/kit/card.tsx';
import { Icon, icon, type IconData } from '../../../web/kit/icon.tsx';
import type { Card, PileName } from './cards.ts';
import { printOf } from './print.tsx';
import type { TableWords } from './words-table.ts';

/** Each suit with its hue and its emblem: colour never alone. */
export const SUITS: Readonly<Record<PileName, { readonly tint: Tint; readonly emblem: IconData }>> = {
  red: { tint: 'red', emblem: icon('game-icons:spiral-bloom') },
  yellow: { tint: 'yellow', emblem: icon('game-icons:sun') },
  green: { tint: 'green', emblem: icon('game-icons:clover') },
  blue: { tint: 'blue', emblem: icon('game-icons:big-wave') },
  purple: { tint: 'purple', emblem: icon('game-icons:bowen-knot') },
  points: { tint: 'gray', emblem: icon('game-icons:rune-stone') },
};

const END = icon('game-icons:stop-sign');

export const COVER: readonly Card[] = ['red-3', 'yellow-7', 'green-10', 'blue-0', 'purple-end'];

export function nameOf(card: Card, w: TableWords): string {
  const { suit, value } = printOf(card);
  return w.card(suit, value);
}

/** A card with its number and its suit's emblem in the corner, so that it stays readable when another lies on it. */
export function Face({ card, w }: { card: Card; w: TableWords }) {
  const { suit, value } = printOf(card);
  const { tint, emblem } = SUITS[suit];
  return (
    <span
      class={value === null ? 'card kel-card ends' : 'card kel-card'}
      data-tint={tint}
      role="img"
      aria-label={w.card(suit, value)}
    >
      <span class="kel-mark">
        <Icon of={emblem} />
      </span>
      <span class="corner">
        <span class="sign">{value ?? <Icon of={END} />}</span>
        <Icon of={emblem} />
      </span>
      <span class="middle">{value ?? <Icon of={END} />}</span>
    </span>
  );
}

/** A card within a line of text. */
export function Mini({ card, w }: { card: Card; w: TableWords }) {
  const { suit, value } = printOf(card);
  const { tint, emblem } = SUITS[suit];
  return (
    <span class="kel-mini" data-tint={tint} role="img" aria-label={w.card(suit, value)}>
      <Icon of={emblem} />
      {value ?? <Icon of={END} />}
    </span>
  );
}

const WAYS = {
  up: icon('lucide:arrow-up'),
  down: icon('lucide:arrow-down'),
  open: icon('lucide:move-vertical'),
};

/** Where a row goes: up, down, either way, or nowhere any more. */
export function Way({ direction, ended }: { direction: -1 | 0 | 1; ended: boolean }) {
  if (ended) return <Icon of={END} />;
  return <Icon of={direction === 0 ? WAYS.open : direction > 0 ? WAYS.up : WAYS.down} />;
}

export function Stone({ stone }: { stone: number }) {
  return (
    <span class="kel-stone" aria-hidden="true">
      {stone}
    </span>
  );
}
