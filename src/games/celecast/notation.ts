import { type Card, CARDS } from './cards.ts';
import type { Move } from './state.ts';

/** "play tower", "target 2", "discard shadow", "say 7", "split tower shadow" (the first pile, or nothing), "pick 0". */
export const notation = {
  make(move: Move): string {
    switch (move.type) {
      case 'play':
      case 'discard':
      case 'roof':
      case 'give':
        return `${move.type} ${move.card}`;
      case 'target':
        return `target ${move.seat}`;
      case 'say':
        return `say ${move.number}`;
      case 'split':
        return ['split', ...move.first].join(' ');
      case 'pick':
        return `pick ${move.pile}`;
    }
  },

  parse(text: string): Move | undefined {
    const [type = '', ...words] = text.split(' ');
    if (type === 'split') {
      return words.length <= 5 && words.every(isCard) ? { type, first: words } : undefined;
    }
    const [word = ''] = words;
    if (words.length !== 1) return undefined;
    switch (type) {
      case 'play':
      case 'discard':
      case 'roof':
      case 'give':
        return isCard(word) ? { type, card: word } : undefined;
      case 'target':
        return /^[0-3]$/.test(word) ? { type, seat: Number(word) } : undefined;
      case 'say':
        return /^([1-9]|1\d|20)$/.test(word) ? { type, number: Number(word) } : undefined;
      case 'pick':
        return word === '0' || word === '1' ? { type, pile: word === '0' ? 0 : 1 } : undefined;
      default:
        return undefined;
    }
  },
};

function isCard(word: string): word is Card {
  return Object.hasOwn(CARDS, word);
}
