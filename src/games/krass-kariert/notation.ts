import type { Move } from './state.ts';

const WORD =
  /^(?:(play) (\d{1,2}) ([123])(?: x(1[0-2]|[1-9]))?|(stop|redraw|insert) (\d{1,2})|(take) ([01]) (\d{1,2})|concede)$/;

/** "play 3 2": two cards from place 3 on; "play 3 2 x5"; "stop 4", "redraw 0", "take 0 3" (reserve, gap), "insert 3", "concede". */
export const notation = {
  make(move: Move): string {
    switch (move.type) {
      case 'play':
        return `play ${move.at} ${move.count}${move.x === undefined ? '' : ` x${move.x}`}`;
      case 'stop':
      case 'redraw':
        return `${move.type} ${move.at}`;
      case 'take':
        return `take ${move.reserve} ${move.gap}`;
      case 'concede':
        return 'concede';
      case 'insert':
        return `insert ${move.gap}`;
    }
  },

  parse(text: string): Move | undefined {
    const match = WORD.exec(text);
    if (!match) return undefined;
    const [, play, at, count, x, single, place, take, reserve, gap] = match;
    if (play) {
      const cards = count === '1' ? 1 : count === '2' ? 2 : 3;
      return { type: 'play', at: Number(at), count: cards, ...(x === undefined ? {} : { x: Number(x) }) };
    }
    if (take) return { type: 'take', reserve: reserve === '0' ? 0 : 1, gap: Number(gap) };
    if (single === 'insert') return { type: 'insert', gap: Number(place) };
    if (single) return { type: single === 'stop' ? 'stop' : 'redraw', at: Number(place) };
    return { type: 'concede' };
  },
};
