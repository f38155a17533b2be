import { isCode, isPile } from './cards.ts';
import type { Move } from './state.ts';

/** "discard red-5", "claim blue-5 red-5", "lay red-end", "lay-point point-7 points", "draw pile", "draw red", "done". */
export const notation = {
  make(move: Move): string {
    switch (move.type) {
      case 'discard':
      case 'lay':
        return `${move.type} ${move.card}`;
      case 'claim':
        return `claim ${move.cards[0]} ${move.cards[1]}`;
      case 'lay-point':
        return `lay-point ${move.card} ${move.row}`;
      case 'draw':
        return `draw ${move.from}`;
      case 'done':
        return 'done';
    }
  },

  parse(text: string): Move | undefined {
    const [type, first = '', second, ...more] = text.split(' ');
    if (more.length > 0) return undefined;
    if (type === 'claim' || type === 'lay-point') {
      if (second === undefined || !isCode(first)) return undefined;
      if (type === 'claim') return isCode(second) ? { type, cards: [first, second] } : undefined;
      return isPile(second) ? { type, card: first, row: second } : undefined;
    }
    if (second !== undefined) return undefined;
    if (type === 'discard' || type === 'lay') return isCode(first) ? { type, card: first } : undefined;
    if (type === 'draw') return first === 'pile' || isPile(first) ? { type, from: first } : undefined;
    return text === 'done' ? { type: 'done' } : undefined;
  },
};
