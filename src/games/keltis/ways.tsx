import { travel } from '../../../web/kit/motion.ts';
import { printOf } from './print.tsx';
import type { Told } from './spot.tsx';

/** Lets what moved last come from where it was: the hand, the pile, a player, the middle. */
export function showWay(root: Element, latest: readonly Told[], seat: number | null): void {
  const find = (at: string) => root.querySelector(`[data-at="${at}"]`);
  const top = (at: string) => [...(find(at)?.querySelectorAll('.card') ?? [])].at(-1) ?? find(at);
  const home = (of: number) => find(of === seat ? 'hand' : `player ${of}`);
  for (const event of latest) {
    switch (event.type) {
      case 'discarded':
        go(top(`pile ${printOf(event.card).suit}`), home(event.seat));
        break;
      case 'claimed':
        for (const card of event.cards) go(top(`pile ${printOf(card).suit}`), home(event.seat));
        go(find(`stone of ${event.seat} ${event.stone}`), find(`stone ${event.stone}`));
        break;
      case 'laid':
        go(top(`row of ${event.seat} ${event.row}`), home(event.seat));
        break;
      case 'drew': {
        const from = find(event.from === 'pile' ? 'supply' : `pile ${event.from}`);
        go(
          event.card && event.seat === seat ? find(`card ${event.card}`) : find(`count of ${event.seat}`),
          from,
        );
        break;
      }
      case 'row-ended':
      case 'final':
      case 'done':
      case 'ended':
        break;
    }
  }
}

function go(what: Element | null, from: Element | null): void {
  if (what && from) travel(what, from);
}
