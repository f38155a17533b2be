import { useState } from 'preact/hooks';
import { AboveBar } from '../../../web/kit/above-bar.tsx';
import type { Card } from './cards.ts';
import { Face, FACES, Reading, textOf } from './faces.tsx';
import type { Move, Part as CardPart } from './state.ts';
import type { Part } from './table.tsx';
import type { Told } from './view.ts';

/** The viewer's hand, copies in one place, and above the bar the text of the card that was tapped. */
export function Hand(props: Part & { readonly hand: readonly Card[] }) {
  const { hand, view, offers, chosen, choose, latest, w } = props;
  const [tapped, setTapped] = useState<Card | null>(null);
  const picked = chosen && 'card' in chosen ? chosen : null;
  const read = picked?.card ?? (tapped && hand.includes(tapped) ? tapped : null);
  const came = arrivals(latest, view.you);
  const kinds = [...new Set(hand)];
  const tap = (card: Card, offer: Move | undefined) => {
    if (offer) return choose(offer === chosen ? null : offer);
    setTapped(read === card ? null : card);
  };
  return (
    <section class="cel-hand" aria-labelledby="cel-hand">
      <h2 id="cel-hand">
        {w.hand}{' '}
        <span>
          {w.cardCount(hand.length)}
          {hand.length > 0 && ` · ${w.tapToRead}`}
        </span>
      </h2>
      <ul class="cel-cards">
        {kinds.map((card) => {
          const offer = offers.find((move) => 'card' in move && move.card === card);
          const copies = hand.filter((one) => one === card).length;
          const forPack = view.pack?.chosen === card;
          return (
            <li key={card}>
              <button
                type="button"
                class={offer ? 'cel-held offer' : 'cel-held'}
                data-move={offer && JSON.stringify(offer)}
                data-copies={Math.min(3, copies)}
                aria-pressed={read === card}
                onClick={() => tap(card, offer)}
              >
                <Face card={card} w={w} {...(picked?.card === card ? { name: 'celecast-card' } : {})} />
                {copies > 1 && <span class="cel-copies">×{copies}</span>}
                {came.has(card) && <span class="cel-new">{w.isNew}</span>}
                {forPack && <span class="cel-for">{w.forPack}</span>}
                <span class="sr">. {textOf(card, w)}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {read && (
        <AboveBar class="cel-desk">
          <Reading
            card={read}
            w={w}
            {...(picked ? { ...partOf(picked), notes: notesOf(picked, props) } : {})}
          />
        </AboveBar>
      )}
    </section>
  );
}

/** The part of a card that its move sets off, where it does. */
function partOf({ type }: Move): { readonly part?: CardPart } {
  return type === 'play' ? { part: 'played' } : type === 'discard' ? { part: 'discarded' } : {};
}

/** What the move will do besides what the card says. */
function notesOf(move: Extract<Move, { card: Card }>, { view, seat, w, who }: Part): string[] {
  const { sign, rarity } = FACES[move.card];
  const now = view.steps.find(({ status }) => status === 'now');
  switch (move.type) {
    case 'play':
      return sign === 'sun' && view.king !== null && view.king !== seat ? [w.servedBy(who(view.king))] : [];
    case 'discard': {
      const quiet = w.cards[move.card].discarded === undefined ? [w.quiet] : [];
      return now?.type === 'pack' ? [w.counts(rarity), ...quiet] : quiet;
    }
    case 'roof':
      return [w.onTop];
    case 'give':
      return now?.to == null ? [] : [w.goesTo(who(now.to))];
  }
}

/** The kinds of cards that the last line of the log brought to the viewer. */
function arrivals(latest: readonly Told[], you: number | null): ReadonlySet<Card> {
  return new Set(latest.flatMap((event) => broughtBy(event, you) ?? []));
}

function broughtBy(event: Told, you: number | null): readonly Card[] | null {
  if (event.type === 'drew') return event.seat === you ? event.cards : null;
  if (event.type === 'gave') return event.to === you && event.card ? [event.card] : null;
  if (event.type === 'took') return event.to === you ? event.cards : event.seat === you ? event.rest : null;
  if (event.type !== 'exchanged') return null;
  return event.to === you ? event.fromCards : event.from === you ? event.toCards : null;
}
