import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Lang } from '../../src/engine/words.ts';
import type { GameInfo } from '../../src/protocol/table.ts';
import { ask } from '../api.ts';
import { keepLast, lastOf } from '../offline/last.ts';
import { lang } from '../settings.ts';

/** Asked once for each language, as long as the page is open. */
const known = new Map<Lang, readonly GameInfo[]>();

/** What can be played, with the texts of the chosen language; null until it is known. */
export function useGames() {
  const wanted = lang.value;
  const games = useSignal<readonly GameInfo[] | null>(known.get(wanted) ?? null);
  const failed = useSignal(false);
  useEffect(() => {
    void (async () => {
      const name = `games.${wanted}`;
      const before = known.get(wanted);
      if (before) {
        games.value = before;
        return;
      }
      const answer = await ask<{ games: GameInfo[] }>('GET', `/games?lang=${wanted}`);
      if (answer.ok) {
        known.set(wanted, answer.value.games);
        keepLast(name, answer.value.games);
        games.value = answer.value.games;
      } else {
        games.value ??= lastOf<readonly GameInfo[]>(name)?.value ?? null;
        failed.value = games.peek() === null;
      }
    })();
  }, [wanted]);
  return { games: games.value, failed: failed.value };
}

/** A game's name by its id; empty until it is known, and the id where it cannot be. */
export function useGameNames(): (game: string) => string {
  const { games, failed } = useGames();
  return (game) => games?.find(({ id }) => id === game)?.name ?? (games || failed ? game : '');
}
