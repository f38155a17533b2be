import { travel } from '../../../web/kit/motion.ts';
import type { Seat } from '../../engine/game.ts';
import type { Told } from './view.ts';

type Place = Element | null | undefined;

/** Lets the cards that moved last come from where they lay. */
export function showWay(root: Element, latest: readonly Told[], seat: Seat | null): void {
  const at = (where: string): Place => root.querySelector(where);
  const castle = at('.cel-castle svg');
  const heap = at('.cel-heap .card:last-child');
  const backs = (one: Seat) => at(`[data-seat="${one}"] .cel-backs`);
  const from = (one: Seat) => (one === seat ? at('.cel-cards') : backs(one));
  /** Into a hand: the viewer's own cards come one by one. */
  const into = (one: Seat, count: number, source: Place) => {
    const own = [...root.querySelectorAll('.cel-cards .card')].slice(-count);
    for (const card of one === seat && count > 0 ? own : [backs(one)]) move(card, source);
  };
  for (const event of latest) {
    const { type } = event;
    if (type === 'played' || type === 'discarded') move(heap, from(event.seat));
    if (type === 'milled') move(heap, castle);
    if (type === 'roofed') move(castle, from(event.seat));
    if (type === 'drew') into(event.seat, event.count, castle);
    if (type === 'gave') into(event.to, 1, from(event.from));
    if (type === 'took') {
      into(event.to, event.cards.length, heap);
      into(event.seat, event.rest.length, heap);
    }
    if (type === 'exchanged') {
      into(event.to, event.count, backs(event.from));
      into(event.from, event.count, backs(event.to));
    }
  }
}

function move(what: Place, source: Place): void {
  if (what && source) travel(what, source);
}
