import { AboveBar } from '../../../web/kit/above-bar.tsx';
import type { Character } from './cards.ts';
import { Ask } from './asks.tsx';
import { Cards } from './choosing-cards.tsx';
import { Reading } from './faces.tsx';
import { cardsOf, fitting, type Item, type Picking, several, usePicking } from './picking.tsx';
import { Shelf } from './shelf.tsx';
import type { What } from './state.ts';
import type { Part } from './table.tsx';
import { Targets } from './targets.tsx';

/** Questions that are not answered with the viewer's hand. */
const ELSEWHERE: ReadonlySet<What> = new Set([
  'counter',
  'arrange',
  'take-stone',
  'return-stone',
  'fetch',
  'inspect',
  'banish',
  'revive',
  'levy',
  'tribute',
]);

/** All that is the viewer's own, and what is asked of them, within reach of the thumb. */
export function Own(props: Part & { seat: number }) {
  const { view, offers, seat, chosen, choose } = props;
  const picking = usePicking(offers, chosen, choose, view.scouted);
  const hand = view.players[seat]?.cards ?? [];
  if (view.over) return null;
  const elsewhere = offers.length > 0 && view.asked !== null && ELSEWHERE.has(view.asked.what);
  if (elsewhere) {
    return (
      <>
        <div class="n-own">
          <Shelf cards={hand} w={props.w} label={props.w.hand} inOrder />
        </div>
        <AboveBar class="n-ask">
          <Ask {...props} picking={picking} />
        </AboveBar>
      </>
    );
  }
  return (
    <AboveBar class="n-own">
      <Desk {...props} hand={hand} picking={picking} />
      <Hand {...props} hand={hand} picking={picking} />
    </AboveBar>
  );
}

function Hand(props: Part & { hand: readonly Character[]; picking: Picking }) {
  const { hand, w } = props;
  if (hand.length === 0) return <p class="faint">{w.noCards}</p>;
  const items = hand.map((card, key): Item => ({ key, card, count: 1 }));
  return (
    <div class="n-hand">
      <Cards {...props} items={items} label={w.hand} />
    </div>
  );
}

/** The text of the card in hand that was tapped, what the preview leads to, and what is still to be said. */
function Desk(props: Part & { seat: number; hand: readonly Character[]; picking: Picking }) {
  const { view, offers, chosen, hand, picking, words, w, who, seat } = props;
  const { pick } = picking;
  const read = pick?.type === 'card' ? pick : pick?.type === 'set' ? pick.last : null;
  const card = read && hand[read.key] === read.card ? read.card : null;
  const left = view.owed - (pick?.type === 'set' ? pick.items.length : 0);
  const notes = [
    ...(chosen?.type === 'play' && chosen.target !== undefined && fitting(offers, [chosen.card]).length === 1
      ? [w.on(who(chosen.target))]
      : []),
    ...(chosen?.type === 'pass-card' ? [w.goesTo(who((seat + 1) % view.players.length))] : []),
  ];
  return (
    <div class="n-desk">
      {view.chosen && <p class="n-waits">{w.waits(words.move(view.chosen, view, who))}</p>}
      {card && <Reading card={card} w={w} notes={notes} />}
      {pick?.type === 'card' && card && <Targets {...props} card={card} />}
      {!card && hand.length > 0 && <p class="n-hint">{hintOf(props)}</p>}
      {several(offers) && left > 0 && card && !chosen && <p class="n-hint">{w.tapSeveral(left, true)}</p>}
    </div>
  );
}

function hintOf({ view, offers, w }: Part): string {
  if (offers.length === 0 || !offers.some((move) => cardsOf(move).length > 0)) return w.tapToRead;
  if (several(offers)) return w.tapSeveral(view.owed, false);
  return view.asked?.what === 'play' ? w.tapToPlay : w.tapToChoose;
}
