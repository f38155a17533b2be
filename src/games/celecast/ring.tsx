import type { ComponentChildren } from 'preact';
import { Icon, icon } from '../../../web/kit/icon.tsx';
import type { Seat } from '../../engine/game.ts';
import type { Part } from './table.tsx';

const KING = icon('lucide:crown');
const ASKED = icon('lucide:hourglass');
const CLOCKWISE = icon('lucide:rotate-cw');
const COUNTER = icon('lucide:rotate-ccw');
const CHEVRON = icon('lucide:chevron-right');
const SIDES = ['left', 'right'];

/** The players around the table, clockwise from the viewer below, and an arrow that says which way the turn goes. */
export function Ring(props: Part & { readonly children: ComponentChildren }) {
  const { view, seat, w, children } = props;
  const near = seat ?? 0;
  const others = view.players.slice(1).map((_, at) => (near + at + 1) % view.players.length);
  return (
    <section
      class="cel-ring"
      data-direction={view.direction === 1 ? 'cw' : 'ccw'}
      aria-label={w.around(view.direction)}
    >
      <span class="cel-track" aria-hidden="true">
        {SIDES.map((side) => (
          <span key={side} class={`cel-chevron ${side}`}>
            <Icon of={CHEVRON} />
          </span>
        ))}
      </span>
      <div class="cel-others">
        {others.map((one) => (
          <Plate key={one} place={one} {...props} />
        ))}
      </div>
      <div class="cel-middle">{children}</div>
      <div class="cel-near">
        <Plate place={near} {...props} />
        {!view.over && (
          <span class="cel-way" aria-hidden="true">
            <Icon of={view.direction === 1 ? CLOCKWISE : COUNTER} />
            {w.direction(view.direction)}
          </span>
        )}
      </div>
    </section>
  );
}

/** A player: name, cards, what they are at. A button where they may be chosen, or where it can be said why not. */
function Plate(props: Part & { readonly place: Seat }) {
  const { place, view, offers, chosen, choose, whyNot, w, who } = props;
  const player = view.players[place];
  if (!player) return null;
  const one = who(place);
  const tag = tagOf(view, place);
  const getting =
    chosen?.type === 'give' && view.steps.some(({ status, to }) => status === 'now' && to === place);
  const inner = (
    <>
      <span class="cel-name">
        <span>{one.you ? w.you : one.name}</span>
        {view.king === place && <Icon of={KING} label={w.king(one)} />}
      </span>
      <span class="cel-line">
        <span class="cel-backs" data-many={Math.min(2, player.cards)} aria-hidden="true" />
        <span class="numeral" aria-hidden="true">
          {player.cards}
        </span>
        <span class="sr">{w.cardCount(player.cards)}</span>
      </span>
      {tag && (
        <span class="cel-tag">
          {tag === 'choosing' && <Icon of={ASKED} />}
          {tag === 'place' ? w.place(player.rank ?? 0) : w[tag]}
        </span>
      )}
    </>
  );
  const onTurn = view.turn === place && !view.over;
  const kind = `cel-plate${onTurn ? ' on-turn' : ''}${player.rank === null ? '' : ' gone'}${getting ? ' getting' : ''}`;
  const offer = offers.find((move) => move.type === 'target' && move.seat === place);
  if (!offer && !whyNot) {
    return (
      <div class={kind} data-seat={place}>
        {inner}
      </div>
    );
  }
  return (
    <button
      type="button"
      class={offer ? `${kind} offer` : kind}
      data-seat={place}
      {...(offer
        ? { 'data-move': JSON.stringify(offer), 'aria-pressed': offer === chosen }
        : { 'aria-disabled': true })}
      onClick={() => (offer ? choose(offer) : whyNot?.({ type: 'target', seat: place }))}
    >
      {offer && <span class="sr">{w.choose}</span>}
      {inner}
    </button>
  );
}

function tagOf(view: Part['view'], place: Seat): 'place' | 'choosing' | 'onTurn' | 'skipped' | 'next' | null {
  if (view.players[place]?.rank != null) return 'place';
  if (view.over) return null;
  if (view.asked.move !== 'play' && view.asked.seats.includes(place)) return 'choosing';
  if (view.turn === place) return 'onTurn';
  if (view.order[1] !== place) return null;
  return view.skip ? 'skipped' : 'next';
}
