import { useState } from 'preact/hooks';
import { Icon, icon } from '../../../web/kit/icon.tsx';
import type { Card } from './cards.ts';
import { Face, FACES, Reading, SIGN_CODES, SIGNS, textOf } from './faces.tsx';
import type { Part } from './table.tsx';

const MORE = icon('lucide:chevron-down');

/** The Courtyard: its top card, how many of each sign, and on demand all of it. */
export function Courtyard({ view, seat, chosen, latest, w }: Part) {
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState<Card | null>(null);
  const pile = view.courtyard;
  const top = pile.at(-1);
  const under = pile.slice(-3, -1);
  const toggle = (card: Card) => setRead(read === card ? null : card);
  // A card on its way from the viewer's hand has one name here and there, and never at the same time.
  const arrived =
    chosen === null &&
    latest.some(({ type, ...event }) => COMES.has(type) && 'seat' in event && event.seat === seat);
  return (
    <div class={open || read ? 'cel-courtyard open' : 'cel-courtyard'}>
      <div class="cel-yard">
        {top === undefined ? (
          <span class="cel-empty">{w.courtyardEmpty}</span>
        ) : (
          <span class="cel-heap">
            {under.map((card, at) => (
              <span key={pile.length - under.length + at} class="cel-under" aria-hidden="true">
                <Face card={card} w={w} />
              </span>
            ))}
            <button
              key={`top-${pile.length}`}
              type="button"
              class="cel-read"
              aria-expanded={read === top}
              onClick={() => toggle(top)}
            >
              <span class="sr">{w.top} </span>
              <Face card={top} w={w} {...(arrived ? { name: 'celecast-card' } : {})} />
              <span class="sr">. {textOf(top, w)}</span>
            </button>
          </span>
        )}
      </div>
      <div class="cel-yard-side">
        <p>{w.courtyard}</p>
        {pile.length > 0 && (
          <>
            <ul class="cel-signs">
              {SIGN_CODES.map((sign) => {
                const count = pile.filter((card) => FACES[card].sign === sign).length;
                return (
                  <li key={sign} data-tint={SIGNS[sign].tint}>
                    <Icon of={SIGNS[sign].symbol} />
                    <span class="numeral" aria-hidden="true">
                      {count}
                    </span>
                    <span class="sr">{w.signCount(w.signs[sign], count)}</span>
                  </li>
                );
              })}
            </ul>
            {(pile.length > 1 || open) && (
              <button type="button" class="cel-more" aria-expanded={open} onClick={() => setOpen(!open)}>
                {w.showCourtyard(pile.length)}
                <Icon of={MORE} />
              </button>
            )}
          </>
        )}
      </div>
      {read && <Reading card={read} w={w} />}
      {open && (
        <ol class="cel-all" aria-label={w.wholeCourtyard}>
          {pile.toReversed().map((card, at) => (
            <li key={pile.length - at}>
              <button
                type="button"
                class="cel-read"
                aria-pressed={read === card}
                onClick={() => toggle(card)}
              >
                <Face card={card} w={w} size="small" />
                <span class="sr">. {textOf(card, w)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** What brings cards from a hand to the Courtyard. */
const COMES: ReadonlySet<string> = new Set(['played', 'discarded']);
