import { AboveBar } from '../../../web/kit/above-bar.tsx';
import type { Character } from './cards.ts';
import { Ask } from './asks.tsx';
import { Cards } from './choosing-cards.tsx';
import { Reading } from './faces.tsx';
import { Icon, icon } from '../../../web/kit/icon.tsx';
import { fitting, type Item, type Picking, several, usePicking } from './picking.tsx';
import { Shelf } from './shelf.tsx';
import type { What } from './state.ts';
import type { Part } from './table.tsx';
import { Targets } from './targets.tsx';
import { tried } from './trying.tsx';

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

const CLOSE = icon('lucide:x');

/** All that is the viewer's own, what is asked of them and the card that is held up, within reach of the thumb. */
export function Own(props: Part) {
  const { view, offers, seat, chosen, choose, read, onRead, putDown, w } = props;
  const picking = usePicking(offers, chosen, choose, view.scouted);
  const hand = (seat !== null && !view.over && view.players[seat]?.cards) || [];
  const held = read && (
    <div class="n-lens">
      <Reading card={read} w={w} />
      <button type="button" class="n-close" aria-label={w.close} onClick={putDown}>
        <Icon of={CLOSE} />
      </button>
    </div>
  );
  if (seat === null || view.over) return held && <AboveBar class="n-own">{held}</AboveBar>;
  const counters = view.asked?.what === 'counter';
  const cards =
    offers.length > 0 && view.asked !== null && ELSEWHERE.has(view.asked.what) && !counters ? (
      <Shelf
        {...props}
        cards={hand}
        label={w.hand}
        inOrder
        onRead={(card) => {
          onRead(card);
          tried(props, card);
        }}
      />
    ) : (
      <Hand {...props} hand={hand} picking={picking} />
    );
  if (offers.length > 0 && view.asked && ELSEWHERE.has(view.asked.what)) {
    return (
      <>
        <div class="n-own">{cards}</div>
        <AboveBar class="n-own">
          {held}
          <Ask {...props} picking={picking} />
        </AboveBar>
      </>
    );
  }
  return (
    <AboveBar class="n-own">
      {held ?? <Desk {...props} seat={seat} hand={hand} picking={picking} />}
      {cards}
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
    <>
      {view.chosen && <p class="n-waits">{w.waits(words.move(view.chosen, view, who))}</p>}
      {card && <Reading card={card} w={w} notes={notes} />}
      {pick?.type === 'card' && card && <Targets {...props} card={card} />}
      {several(offers) && left > 0 && card && !chosen && <p class="n-hint">{w.tapSeveral(left)}</p>}
    </>
  );
}
