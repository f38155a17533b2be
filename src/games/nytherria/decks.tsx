import { useState } from 'preact/hooks';
import { Icon, icon } from '../../../web/kit/icon.tsx';
import type { Card } from './cards.ts';
import { Shelf } from './shelf.tsx';
import type { Part } from './table.tsx';
import { tried } from './trying.tsx';

const MORE = icon('lucide:chevron-down');
const PILES = ['graveyard', 'neutralGraveyard', 'void'] as const;

/** The main deck and what lies face up, each pile to be looked through on demand. */
export function Piles(props: Part) {
  const { view, w, onRead } = props;
  const [open, setOpen] = useState<(typeof PILES)[number] | null>(null);
  const cards: readonly Card[] = open ? view[open] : [];
  return (
    <div class="n-piles" role="group" aria-label={w.piles}>
      <div class="n-pile n-main">
        <span>
          {w.main}
          {view.rebuilds > 0 && <span class="n-anew">{w.madeAnew(view.rebuilds, view.lastRebuild)}</span>}
        </span>
        <span class="numeral">{view.main}</span>
      </div>
      {PILES.map((pile) =>
        view[pile].length === 0 ? (
          <div key={pile} class="n-pile">
            <span>{w[pile]}</span>
            <span class="numeral">0</span>
          </div>
        ) : (
          <button
            key={pile}
            type="button"
            class="n-pile"
            aria-expanded={open === pile}
            onClick={() => setOpen(open === pile ? null : pile)}
          >
            <span>{w[pile]}</span>
            <span class="numeral">{view[pile].length}</span>
            <Icon of={MORE} />
          </button>
        ),
      )}
      {open && cards.length > 0 && (
        <Shelf
          {...props}
          cards={cards}
          label={w[open]}
          onRead={(card) => {
            onRead(card);
            const character = open === 'graveyard' && view.graveyard.find((one) => one === card);
            if (character) tried(props, character);
          }}
        />
      )}
    </div>
  );
}
