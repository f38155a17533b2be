import type { AnyGame } from '../engine/game.ts';
import { celecast } from './celecast/index.ts';
import { coloretto } from './coloretto/index.ts';
import { keltis } from './keltis/index.ts';
import { krassKariert } from './krass-kariert/index.ts';
import { nytherria } from './nytherria/index.ts';

/** The games, in the order in which they are offered. A sixth one is its folder and a line here. */
export const GAMES: readonly AnyGame[] = [keltis, krassKariert, celecast, coloretto, nytherria];

/** The game with this id, in this version of its rules (the newest where none is named). */
export function gameOf(id: string, rulesVersion?: number): AnyGame | undefined {
  return GAMES.find(
    (game) => game.id === id && (rulesVersion === undefined || game.rulesVersion === rulesVersion),
  );
}
