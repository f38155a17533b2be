import type { AnyGame } from '../../src/engine/game.ts';
import { coloretto } from '../../src/games/coloretto/index.ts';
import { duel } from './duel.ts';

/** In place of the registry: the game of the tests, and a real one. `vi.mock` puts it there. */
export const GAMES: readonly AnyGame[] = [duel, coloretto];

export function gameOf(id: string, rulesVersion?: number): AnyGame | undefined {
  return GAMES.find(
    (game) => game.id === id && (rulesVersion === undefined || game.rulesVersion === rulesVersion),
  );
}
