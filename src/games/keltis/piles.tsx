import { useState } from 'preact/hooks';
import { Pile } from '../../../web/kit/card.tsx';
import { Icon, icon } from '../../../web/kit/icon.tsx';
import type { PileName } from './cards.ts';
import { Face, Mini, nameOf, SUITS } from './faces.tsx';
import { cardsOf, placeOf, touchPlace } from './picking.tsx';
import { COLUMNS, printOf } from './print.tsx';
import { type Part, Said, Spot, straight } from './spot.tsx';
import { tryDraw } from './tries.tsx';

const LOCK = icon('lucide:lock');
const MORE = icon('lucide:chevron-down');
const CLOSE = icon('lucide:x');

/** The draw pile and the discard piles, below the rows of their colours. */
export function Piles(part: Part) {
  const { view, w } = part;
  const [open, setOpen] = useState<PileName | null>(null);
  const shown = open !== null && view.discards[open].length > 0 ? open : null;
  return (
    <section class="kel-piles" aria-label={w.piles}>
      <div class="kel-grid">
        <Supply {...part} />
        {COLUMNS.map((name) => (
          <Discards
            key={name}
            {...part}
            name={name}
            open={shown === name}
            toggle={() => setOpen(shown === name ? null : name)}
          />
        ))}
      </div>
      {shown !== null && (
        <div class="kel-whole" id="kel-whole">
          <h3>{w.whole(shown)}</h3>
          <button type="button" class="kel-icon" aria-label={w.close} onClick={() => setOpen(null)}>
            <Icon of={CLOSE} />
          </button>
          <ol>
            {view.discards[shown].toReversed().map((card, at) => (
              <li key={at}>
                <Mini card={card} w={w} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

function Supply(part: Part) {
  const { view, offers, chosen, words, w } = part;
  const offer = offers.find((move) => move.type === 'draw' && move.from === 'pile');
  const says = w.supply(view.pile);
  return (
    <Spot
      part={part}
      step={straight(offer)}
      tries={tryDraw('pile')}
      at="supply"
      kind="kel-pile supply"
      pressed={chosen?.type === 'draw' && chosen.from === 'pile'}
      label={offer ? `${words.move(offer, view)}. ${says}` : says}
    >
      <Pile count={view.pile} label={says} depth={Math.min(4, Math.ceil(view.pile / 15))} />
    </Spot>
  );
}

function Discards({
  name,
  open,
  toggle,
  ...part
}: Part & { readonly name: PileName; readonly open: boolean; readonly toggle: () => void }) {
  const { view, offers, chosen, held, hand, words, w } = part;
  const cards = view.discards[name];
  const top = cards.at(-1);
  const blocked = view.blocked.includes(name);
  const place = `pile ${name}` as const;
  const draw = offers.find((move) => move.type === 'draw' && move.from === name);
  const coming = chosen && chosen.type !== 'lay' && chosen.type !== 'lay-point' ? cardsOf(chosen) : [];
  const ghost = coming.findLast((card) => printOf(card).suit === name);
  const holds = w.pileHolds(name, top === undefined ? null : nameOf(top, w), cards.length);
  const says = blocked ? `${holds}, ${w.blocked}` : holds;
  const step = draw ? straight(draw) : touchPlace(offers, hand, held, place);
  const { tint, emblem } = SUITS[name];
  return (
    <div class={blocked ? 'kel-discards blocked' : 'kel-discards'}>
      <Spot
        part={part}
        step={step}
        tries={tryDraw(name)}
        at={place}
        kind="kel-pile"
        pressed={
          ghost !== undefined ||
          (chosen ? chosen === draw || placeOf(chosen) === place : held.place === place)
        }
        label={draw ? `${words.move(draw, view)}. ${says}` : says}
      >
        {top === undefined ? (
          <span class="kel-slot inked" data-tint={tint}>
            <Icon of={emblem} />
          </span>
        ) : (
          <Face card={top} w={w} />
        )}
        {ghost !== undefined && (
          <span class="kel-ghost">
            <Face card={ghost} w={w} />
          </span>
        )}
        {blocked && (
          <span class="kel-lock">
            <Icon of={LOCK} />
          </span>
        )}
      </Spot>
      {cards.length > 0 && (
        <button
          type="button"
          class="kel-count"
          aria-expanded={open}
          aria-controls={open ? 'kel-whole' : undefined}
          onClick={toggle}
        >
          <Said label={`${w.show(name)}: ${w.cards(cards.length)}`}>
            <span class="numeral">{cards.length}</span>
            <Icon of={MORE} />
          </Said>
        </button>
      )}
    </div>
  );
}
