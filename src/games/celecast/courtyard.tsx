import { useState } from 'preact/hooks';
import { Icon, icon } from '../../../web/kit/icon.tsx';
import { Face, FACES, ReadableFace, SIGN_CODES, SIGNS } from './faces.tsx';
import type { Part } from './table.tsx';

const MORE = icon('lucide:chevron-down');

/** The Courtyard: its top card, or the one that a preview would lay there; how many of each sign; on demand all of it. */
export function Courtyard({ view, chosen, read, onRead, w }: Part) {
  const [open, setOpen] = useState(false);
  const pile = view.courtyard;
  const top = pile.at(-1);
  const under = pile.slice(-3, -1);
  const coming = chosen?.type === 'play' || (chosen?.type === 'discard' && !view.pack) ? chosen.card : null;
  return (
    <div class={open ? 'cel-courtyard open' : 'cel-courtyard'}>
      <span class={top || coming ? 'cel-heap' : 'cel-heap empty'}>
        {!top && !coming && w.courtyardEmpty}
        {under.map((card, at) => (
          <span key={pile.length - under.length + at} class="cel-under" aria-hidden="true">
            <Face card={card} w={w} />
          </span>
        ))}
        {coming ? (
          <span class="cel-ghost" aria-hidden="true">
            <Face card={coming} w={w} />
          </span>
        ) : (
          top && <ReadableFace key={pile.length} card={top} w={w} read={read} onRead={onRead} says={w.top} />
        )}
      </span>
      <div class="cel-yard-side">
        <p>{w.courtyard}</p>
        {pile.length > 0 && (
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
        )}
        {(pile.length > 1 || open) && (
          <button type="button" class="cel-more" aria-expanded={open} onClick={() => setOpen(!open)}>
            {w.showCourtyard(pile.length)}
            <Icon of={MORE} />
          </button>
        )}
      </div>
      {open && (
        <ol class="cel-all" aria-label={w.wholeCourtyard}>
          {pile.toReversed().map((card, at) => (
            <li key={pile.length - at}>
              <ReadableFace card={card} w={w} size="small" read={read} onRead={onRead} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
