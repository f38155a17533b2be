import { Face, Named } from './faces.tsx';
import { type Item, leftFor, meant, type Picking, resolve, tap } from './picking.tsx';
import type { Part } from './table.tsx';
import { tried } from './trying.tsx';

/** Cards to tap: those that an offer is about stand out, the others can be read. */
export function Cards(props: Part & { items: readonly Item[]; label: string; picking: Picking }) {
  const { items, label, offers, chosen, picking, onRead, w } = props;
  const { pick, hold } = picking;
  const picked = meant(items, pick, chosen);
  const held = pick?.type === 'set' ? pick.items.map(({ card }) => card) : [];
  return (
    <ul class="n-cards" aria-label={label}>
      {items.map((item) => {
        const { key, card, count } = item;
        const copies = picked.get(key) ?? 0;
        const next = tap(offers, pick, item);
        const offered = leftFor(offers, { type: 'card', key, card }).length > 0;
        // A card that is let go of leads to nothing.
        const goesOn = offered && next !== null && isMore(pick, next);
        const move = goesOn ? resolve(offers, next) : undefined;
        const leads = move ? { 'data-move': JSON.stringify(move) } : goesOn ? { 'data-narrow': true } : {};
        return (
          <li key={`${key}-${card}`}>
            <button
              type="button"
              class={`n-held${offered && (goesOn || copies > 0) ? ' offer' : ''}`}
              {...leads}
              aria-pressed={copies > 0}
              onClick={() => {
                onRead(null);
                hold(next);
                if (copies === 0) tried(props, card, held);
              }}
            >
              <Named card={card} w={w} count={count} />
              <Face card={card} w={w} />
              {count > 1 && (
                <span class="n-copies" aria-hidden="true">
                  {copies > 0 ? `${copies} / ${count}` : `×${count}`}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function isMore(before: Picking['pick'], next: NonNullable<Picking['pick']>): boolean {
  if (next.type !== 'set') return true;
  return next.items.length > (before?.type === 'set' ? before.items.length : 0);
}
