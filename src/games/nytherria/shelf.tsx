import { useState } from 'preact/hooks';
import type { Card } from './cards.ts';
import { kindsOf, ReadableFace, Reading } from './faces.tsx';
import type { TableWords } from './words-table.ts';

/** Cards to look at, each readable by a tap: in the order of the rules with their numbers, or `inOrder` as they lie. */
export function Shelf({
  cards,
  w,
  label,
  inOrder = false,
}: {
  cards: readonly Card[];
  w: TableWords;
  label: string;
  inOrder?: boolean;
}) {
  const [read, setRead] = useState<number | null>(null);
  const items = inOrder ? cards.map((card) => ({ card, count: 1 })) : kindsOf(cards);
  const open = read === null ? undefined : items[read];
  return (
    <div class="n-shelf">
      <ul aria-label={label}>
        {items.map(({ card, count }, at) => (
          <li key={at}>
            <ReadableFace
              card={card}
              w={w}
              count={count}
              read={at === read}
              onRead={() => setRead(at === read ? null : at)}
            />
          </li>
        ))}
      </ul>
      {open && <Reading card={open.card} w={w} />}
    </div>
  );
}
