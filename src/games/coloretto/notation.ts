import type { Move } from './state.ts';

/** "draw", "place 0", "take 2"; in Manolo Vila "draw for 1". */
export const notation = {
  make(move: Move): string {
    const words: (string | number)[] = [move.type];
    if (move.type !== 'draw') words.push(move.row);
    if (move.for !== undefined) words.push('for', move.for);
    return words.join(' ');
  },

  parse(text: string): Move | undefined {
    const match = /^(draw|place|take)(?: (\d))?(?: for ([01]))?$/.exec(text);
    if (!match) return undefined;
    const [, type, row, place] = match;
    const whose = place === undefined ? {} : { for: place === '0' ? (0 as const) : (1 as const) };
    if (type === 'draw') return row === undefined ? { type: 'draw', ...whose } : undefined;
    if (row === undefined) return undefined;
    return { type: type === 'take' ? 'take' : 'place', row: Number(row), ...whose };
  },
};
