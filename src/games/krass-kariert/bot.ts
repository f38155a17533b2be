import { must } from '../../engine/assert.ts';
import type { Card } from './cards.ts';
import type { Move } from './state.ts';
import type { View } from './view.ts';

const BY_COUNT: Readonly<Record<1 | 2 | 3, number>> = { 1: 2, 2: 2, 3: 6 };

/**
 * A lively random player outbids as low as it can, so that the others keep up and deals last until hands are empty; it
 * keeps what fits together, takes a reserve when nothing else is left, and concedes when it must.
 */
export function eagerness(view: View, move: Move): number {
  const hand = must(view.hand, 'a seat without a hand');
  switch (move.type) {
    case 'play': {
      const cards = hand.slice(move.at, move.at + move.count);
      const clears = cards.length === hand.length ? 10 : 1;
      // An X comes with many values.
      const wild = move.x === undefined ? 1 : 0.1;
      return BY_COUNT[move.count] * clears * wild * 2 ** (12 - mean(cards, move.x));
    }
    case 'stop':
      return 1;
    case 'redraw':
      return 2;
    case 'take': {
      const mine = must(
        view.players.find((player) => player.part === 'acting'),
        'nobody acts',
      );
      return 0.002 * fit(hand, must(mine.reserves[move.reserve], 'no such reserve'), move.gap);
    }
    case 'insert':
      return fit(hand, must(view.drawing?.card, 'nothing drawn'), move.gap);
    case 'concede':
      return 0.002;
  }
}

function mean(cards: readonly Card[], x = 0): number {
  const values = cards.map((card) => (card === 'x' ? x : Number(card)));
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** How well a card goes into a gap: its neighbours make a pair or a straight with it. */
function fit(hand: readonly Card[], card: Card, gap: number): number {
  const near = [hand[gap - 1], hand[gap]].filter((other) => Math.abs(Number(other) - Number(card)) <= 1);
  return must([1, 6, 12][near.length], 'two neighbours');
}
