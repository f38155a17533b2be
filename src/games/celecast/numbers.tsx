import type { Part } from './table.tsx';

/** §6 The Pack: the numbers that may be said. */
export function Numbers({ offers, chosen, choose, w }: Part) {
  const says = offers.flatMap((move) => (move.type === 'say' ? [move] : []));
  if (says.length === 0) return null;
  return (
    <section class="cel-numbers" aria-label={w.numbers}>
      {says.map((offer) => (
        <button
          key={offer.number}
          type="button"
          class="cel-number"
          data-move={JSON.stringify(offer)}
          aria-pressed={offer === chosen}
          aria-label={w.say(offer.number)}
          onClick={() => choose(offer)}
        >
          {offer.number}
        </button>
      ))}
    </section>
  );
}
