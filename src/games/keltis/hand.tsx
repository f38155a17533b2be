import { AboveBar } from '../../../web/kit/above-bar.tsx';
import { Icon, icon } from '../../../web/kit/icon.tsx';
import type { Card } from './cards.ts';
import { Face, Mini, nameOf } from './faces.tsx';
import { cardsOf, fitting, NOTHING, placeOf, spots, touchCard } from './picking.tsx';
import { inOrder, printOf } from './print.tsx';
import { type Part, Spot } from './spot.tsx';
import { tryCard } from './tries.tsx';
import type { Move } from './state.ts';

const KNOWN = icon('lucide:eye');
const ROW = icon('lucide:arrow-up-to-line');
const AWAY = icon('lucide:arrow-down-to-line');
const STONE = icon('lucide:gem');
const DONE = icon('lucide:check-check');

/** The viewer's hand by suit and number, and what can be done with the cards that are held. */
export function Hand(part: Part & { readonly seat: number }) {
  const { view, w, hand, held, offers, chosen, seat } = part;
  const order = [...hand.keys()].toSorted((a, b) => inOrder(hand[a] as Card, hand[b] as Card) || a - b);
  const lifted = chosen ? spots(chosen, hand, held) : held.cards;
  const lays = offers.flatMap((move) =>
    move.type === 'lay' || move.type === 'lay-point' ? [move.card] : [],
  );
  const known = knownAt(hand, view.players[seat]?.known ?? []);
  const due = view.turn === seat ? view.owed : 0;
  const coming = chosen?.type === 'draw' ? chosen : null;
  return (
    <AboveBar class="kel-near">
      <section class="kel-hand" aria-label={w.hand} data-at="hand">
        <Ways {...part} />
        <div class="kel-cards" style={{ '--count': hand.length + due }}>
          {order.map((at) => {
            const card = hand[at] as Card;
            const fits = lays.includes(card);
            const says = [
              nameOf(card, w),
              ...(fits ? [w.fits] : []),
              ...(known.includes(at) ? [w.knownToAll] : []),
            ];
            return (
              <Spot
                key={at}
                part={part}
                step={touchCard(offers, hand, held, at)}
                tries={tryCard(card, view.phase)}
                at={`card ${card}`}
                kind={fits ? 'kel-held fits' : 'kel-held'}
                pressed={lifted.includes(at)}
                label={says.join(', ')}
              >
                <Face card={card} w={w} />
                {known.includes(at) && (
                  <span class="kel-known">
                    <Icon of={KNOWN} />
                  </span>
                )}
              </Spot>
            );
          })}
          {Array.from({ length: due }, (_, at) => (
            <Due key={`due ${at}`} part={part} coming={at === 0 ? coming : null} />
          ))}
        </div>
      </section>
    </AboveBar>
  );
}

/** The place of a card that is still to be drawn, with the card where it is already known. */
function Due({ part, coming }: { part: Part; coming: Extract<Move, { type: 'draw' }> | null }) {
  const card = coming && coming.from !== 'pile' ? part.view.discards[coming.from].at(-1) : undefined;
  return (
    <span class="kel-held due" aria-hidden="true">
      {card ? (
        <span class="kel-ghost">
          <Face card={card} w={part.w} />
        </span>
      ) : (
        <span class={coming ? 'kel-slot coming' : 'kel-slot'} />
      )}
    </span>
  );
}

/** What can be done with the cards that are held, in words. */
function Ways(part: Part) {
  const { view, w, words, offers, hand, held, chosen } = part;
  if (offers.length === 0) return null;
  // With cards in the fingers all their ways stay open; with only a place, the cards that may go there.
  const open = held.cards.length > 0 ? { ...held, place: null } : held;
  const fits = held === NOTHING ? offers.filter(({ type }) => type === 'done') : fitting(offers, hand, open);
  const order = fits.toSorted((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
  return (
    <div class="kel-ways" role="group" aria-label={w.ways}>
      {held === NOTHING && !chosen && <p>{w.hint[view.phase]}</p>}
      {order.map((move) => (
        <Spot
          key={JSON.stringify(move)}
          part={part}
          step={{ held: { ...held, place: placeOf(move) }, move, narrows: true }}
          kind="kel-way"
          pressed={move === chosen}
          label={`${short(move, part)}: ${words.move(move, view)}`}
        >
          <Icon of={ICONS[move.type]} />
          {move.type === 'claim' ? (
            <>
              {w.forStone(printOf(move.cards[0]).value ?? '', [])}
              {partners(move, part).map((card, at) => (
                <Mini key={at} card={card} w={w} />
              ))}
            </>
          ) : (
            short(move, part)
          )}
        </Spot>
      ))}
    </div>
  );
}

const ORDER: readonly Move['type'][] = ['lay', 'lay-point', 'claim', 'discard', 'done'];
const ICONS = { lay: ROW, 'lay-point': ROW, discard: AWAY, claim: STONE, draw: AWAY, done: DONE };

/** A move in as few words as what is held leaves to say. */
function short(move: Move, part: Part): string {
  const { w, words, view, held } = part;
  const first = held.cards[0];
  if (first === undefined && move.type !== 'claim' && move.type !== 'done') {
    return cardsOf(move)
      .map((card) => nameOf(card, w))
      .join(', ');
  }
  switch (move.type) {
    case 'lay':
      return w.row(printOf(move.card).suit);
    case 'lay-point':
      return w.row(move.row);
    case 'discard':
      return w.toDiscard;
    case 'claim':
      return w.forStone(
        printOf(move.cards[0]).value ?? '',
        partners(move, part).map((card) => nameOf(card, w)),
      );
    case 'draw':
    case 'done':
      return words.move(move, view);
  }
}

/** The cards of a pair that are not held yet. */
function partners(move: Extract<Move, { type: 'claim' }>, { hand, held }: Part): readonly Card[] {
  const rest: Card[] = [...move.cards];
  for (const at of held.cards) rest.splice(rest.indexOf(hand[at] as Card), 1);
  return rest;
}

/** The places of the cards that everybody knows. */
function knownAt(hand: readonly Card[], known: readonly Card[]): readonly number[] {
  const left = [...known];
  return [...hand.keys()].filter((at) => {
    const found = left.indexOf(hand[at] as Card);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}
