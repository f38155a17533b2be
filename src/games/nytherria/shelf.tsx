import type { Card } from './cards.ts';
import { kindsOf, ReadableFace } from './faces.tsx';
import type { Part } from './table.tsx';

/** Cards to look at, each readable by a tap: in the order of the rules with their numbers, or `inOrder` as they lie. */
export function Shelf<C extends Card>({
  cards,
  w,
  label,
  read,
  onRead,
  inOrder = false,
}: Pick<Part, 'w' | 'read'> & {
  readonly cards: readonly C[];
  readonly label: string;
  readonly onRead: (card: C) => void;
  readonly inOrder?: boolean;
}) {
  const items = inOrder ? cards.map((card) => ({ card, count: 1 })) : kindsOf(cards);
  return (
    <ul class="n-shelf" aria-label={label}>
      {items.map(({ card, count }, at) => (
        <li key={at}>
          <ReadableFace card={card} w={w} count={count} read={card === read} onRead={() => onRead(card)} />
        </li>
      ))}
    </ul>
  );
}
