import type { Tagged } from '../../src/engine/game.ts';

export interface Contest {
  readonly game: string;
  readonly name: string;
  /** Two people have browsers; others play from afar. */
  readonly seats?: number;
  /** What somebody likes who wants the game to end. */
  readonly hurry: (move: Tagged & { readonly from?: string; readonly count?: number }) => number;
}

/** The five games, with the fewest people that each can be played by. */
export const CONTESTS: readonly Contest[] = [
  {
    game: 'keltis',
    name: 'Keltis',
    // The pile runs out.
    hurry: ({ type, from }) => (type === 'draw' ? (from === 'pile' ? 1000 : 1) : type === 'done' ? 100 : 4),
  },
  {
    game: 'krass-kariert',
    name: 'Krass Kariert',
    seats: 3,
    // Chips are lost.
    hurry: ({ type, count = 1 }) => (type === 'concede' ? 300 : type === 'take' ? 10 : count * count * 4),
  },
  { game: 'celecast', name: 'Celecast', hurry: () => 4 },
  { game: 'coloretto', name: 'Coloretto', hurry: () => 4 },
  { game: 'nytherria', name: 'Nytherria', hurry: () => 4 },
];
