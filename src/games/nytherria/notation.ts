import { CHARACTERS, type Character, NEUTRALS, type Neutral, STONES } from './cards.ts';
import type { Move } from './state.ts';

/**
 * "play hex 2" (on seat 2), "counter paladin", "pass", "choose-stone dark-stone", "choose-card thief 1",
 * "arrange bury trap top light-stone", "banish hex herald", "discard thief", "pass-card soldier". Lists may be empty.
 */
export const notation = {
  make(move: Move): string {
    switch (move.type) {
      case 'play':
      case 'choose-card':
        return [move.type, move.card, ...(move.target === undefined ? [] : [move.target])].join(' ');
      case 'counter':
      case 'pass-card':
        return `${move.type} ${move.card}`;
      case 'pass':
        return 'pass';
      case 'choose-stone':
        return `choose-stone ${move.stone}`;
      case 'arrange':
        return ['arrange bury', ...move.bury, 'top', ...move.top].join(' ');
      case 'banish':
      case 'discard':
        return [move.type, ...move.cards].join(' ');
    }
  },

  parse(text: string): Move | undefined {
    const [type = '', ...words] = text.split(' ');
    const [first = '', second, ...more] = words;
    const cards = all(CHARACTERS, words);
    switch (type) {
      case 'pass':
        return words.length === 0 ? { type } : undefined;
      case 'play':
      case 'choose-card': {
        const card = one(CHARACTERS, first);
        if (!card || more.length > 0) return undefined;
        if (second === undefined) return { type, card };
        return /^[0-3]$/.test(second) ? { type, card, target: Number(second) } : undefined;
      }
      case 'counter':
      case 'pass-card': {
        const card = one(CHARACTERS, first);
        return card && words.length === 1 ? { type, card } : undefined;
      }
      case 'choose-stone': {
        const stone = one(STONES, first);
        return stone && words.length === 1 ? { type, stone } : undefined;
      }
      case 'arrange':
        return parseArrange(words);
      case 'banish':
      case 'discard':
        return cards && { type, cards };
      default:
        return undefined;
    }
  },
};

function parseArrange(words: readonly string[]): Move | undefined {
  const at = words.indexOf('top');
  if (words[0] !== 'bury' || at < 0) return undefined;
  const bury = all(NEUTRALS, words.slice(1, at));
  const top = all(NEUTRALS, words.slice(at + 1));
  return bury && top && { type: 'arrange', bury, top };
}

function one<C extends string>(codes: readonly C[], word: string): C | undefined {
  return codes.find((code) => code === word);
}

function all<C extends Character | Neutral>(codes: readonly C[], words: readonly string[]): C[] | undefined {
  const found = words.flatMap((word) => one(codes, word) ?? []);
  return found.length === words.length ? found : undefined;
}
