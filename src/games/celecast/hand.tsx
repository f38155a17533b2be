import { AboveBar } from '../../../web/kit/above-bar.tsx';
import { Icon, icon } from '../../../web/kit/icon.tsx';
import type { Card } from './cards.ts';
import { Face, FACES, Reading, textOf } from './faces.tsx';
import type { Move, Part as CardPart } from './state.ts';
import type { Part } from './table.tsx';
import type { Told } from './view.ts';

const CLOSE = icon('lucide:x');

/** Within reach of the thumb: the card that is held up or previewed with its text, and the viewer's hand in its order. */
export function Hand(props: Part) {
  const { view, offers, chosen, read, putDown, w } = props;
  const picked = chosen && 'card' in chosen ? chosen : null;
  const held = picked ?? read;
  const about = picked ? { ...partOf(picked), notes: notesOf(picked, props) } : (read ?? {});
  const desk = held && (
    <div class="cel-desk">
      <Reading {...about} card={held.card} w={w} />
      {!picked && (
        <button type="button" class="cel-close" aria-label={w.close} onClick={putDown}>
          <Icon of={CLOSE} />
        </button>
      )}
    </div>
  );
  const cards = view.hand && !view.over && <Cards {...props} hand={view.hand} held={held?.card} />;
  // What is answered with something else needs the room.
  const elsewhere = offers.length > 0 && !offers.some((move) => 'card' in move);
  return (
    <>
      {elsewhere && cards}
      {(desk || (cards && !elsewhere)) && (
        <AboveBar class="cel-own">
          {desk}
          {!elsewhere && cards}
        </AboveBar>
      )}
    </>
  );
}

function Cards(props: Part & { readonly hand: readonly Card[]; readonly held: Card | undefined }) {
  const { hand, held, view, offers, chosen, choose, whyNot, onRead, latest, w } = props;
  const runs = runsOf(hand);
  const fresh = hand.length - arrivals(latest, view.you);
  const tap = (card: Card, offer: Move | undefined) => {
    onRead(offer ? null : { card });
    if (offer) return choose(offer === chosen ? null : offer);
    if (chosen) choose(null);
    // Who is asked for something tried it; who is not asked reads.
    if (offers.length > 0)
      whyNot?.({ type: CARD_MOVES.find((type) => type === view.asked.move) ?? 'play', card });
  };
  return (
    <section class="cel-hand" aria-labelledby="cel-hand">
      <h2 id="cel-hand">
        {w.hand} <span>{w.cardCount(hand.length)}</span>
      </h2>
      <ul class={runs.length > 8 ? 'cel-cards many' : 'cel-cards'}>
        {runs.map(({ card, at, copies }) => {
          const offer = offers.find((move) => 'card' in move && move.card === card);
          return (
            <li key={at}>
              <button
                type="button"
                class={offer ? 'cel-held offer' : 'cel-held'}
                data-move={offer && JSON.stringify(offer)}
                aria-pressed={held === card}
                onClick={() => tap(card, offer)}
              >
                <Face card={card} w={w} />
                {copies > 1 && <span class="cel-copies">×{copies}</span>}
                {view.pack?.chosen === card ? (
                  <span class="cel-mark">{w.forPack}</span>
                ) : (
                  at + copies > fresh && <span class="cel-mark">{w.isNew}</span>
                )}
                <span class="sr">. {textOf(card, w)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const CARD_MOVES = ['play', 'discard', 'roof', 'give'] as const;

/** Copies that lie side by side share a place; the order stays as it is, since a whole hand goes from left to right. */
function runsOf(hand: readonly Card[]): { card: Card; at: number; copies: number }[] {
  const runs: { card: Card; at: number; copies: number }[] = [];
  for (const [at, card] of hand.entries()) {
    const last = runs.at(-1);
    if (last?.card === card) last.copies += 1;
    else runs.push({ card, at, copies: 1 });
  }
  return runs;
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

/** How many cards the last line of the log brought to the right of the viewer's hand. */
function arrivals(latest: readonly Told[], you: number | null): number {
  return latest.reduce((sum, event) => sum + broughtBy(event, you), 0);
}

function broughtBy(event: Told, you: number | null): number {
  if (event.type === 'drew') return event.seat === you ? event.count : 0;
  if (event.type === 'gave') return event.to === you ? 1 : 0;
  if (event.type === 'took') {
    return event.to === you ? event.cards.length : event.seat === you ? event.rest.length : 0;
  }
  return event.type === 'exchanged' && (event.to === you || event.from === you) ? event.count : 0;
}
