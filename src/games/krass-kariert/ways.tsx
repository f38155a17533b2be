import { travel } from '../../../web/kit/motion.ts';
import type { Seat } from '../../engine/game.ts';
import type { Told } from './view.ts';

/** Shows where the cards of the newest version came from. `seat`: the viewer's. */
export function showWay(root: Element, latest: readonly Told[], seat: Seat | null): void {
  const one = (selector: string) => root.querySelector(selector);
  for (const event of latest) {
    if (!('seat' in event)) continue;
    const mine = event.seat === seat;
    const from = one(mine ? '.k-line' : `[data-seat="${event.seat}"]`);
    switch (event.type) {
      case 'played':
        go(root.querySelectorAll('.k-best .k-cards:not(.beside) .k-card, .k-last .k-card'), from);
        break;
      case 'stopped':
        go(root.querySelectorAll('.k-best .beside .k-card:last-child, .k-last .k-card'), from);
        break;
      case 'redrew':
        go(root.querySelectorAll('.k-best .beside .k-card:last-child'), from);
        break;
      case 'took':
        if (mine) go(placeOf(root, event.gap), one('.k-reserves'));
        else
          go(
            root.querySelectorAll(`[data-seat="${event.seat}"] .k-did .k-card`),
            one(`[data-seat="${event.seat}"] .k-keeps`),
          );
        break;
      case 'drew':
        if (mine) go(root.querySelectorAll('.k-drawn .k-card'), one('.k-pile'));
        break;
      case 'inserted':
        if (mine) go(placeOf(root, event.gap), one('.k-mine'));
        break;
      case 'conceded':
      case 'won':
      case 'out':
      case 'trick':
      case 'chip':
      case 'lost':
        break;
    }
  }
}

function placeOf(root: Element, gap: number | undefined): readonly Element[] {
  const card = gap === undefined ? null : root.querySelectorAll('.k-line .k-card').item(gap);
  return card ? [card] : [];
}

function go(cards: Iterable<Element>, from: Element | null): void {
  if (from) for (const card of cards) travel(card, from);
}
