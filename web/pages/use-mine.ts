import { batch, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MyTable } from '../../src/protocol/me.ts';
import { isPassing, type Trouble } from '../api.ts';
import { askMine, lastMine } from '../mine.ts';

/** The lists may lag behind the tables by a moment: who comes straight from one is told of it after this. */
const LAG_MS = 2_000;

/**
 * One's own tables, asked for anew whenever somebody looks. Without a network as they were told last: `asOf` says when, in ms, and is
 * null while they are the newest.
 */
export function useMine() {
  const mine = useSignal<readonly MyTable[] | null>(null);
  const asOf = useSignal<number | null>(null);
  const trouble = useSignal<Trouble | null>(null);
  const load = async () => {
    const answer = await askMine();
    batch(() => {
      trouble.value = answer.ok ? null : answer.trouble;
      if (answer.ok) [mine.value, asOf.value] = [answer.value, null];
      else if (isPassing(answer.trouble)) {
        const last = lastMine();
        if (last) [mine.value, asOf.value] = [last.value, last.at];
      }
    });
  };
  useEffect(() => {
    void load();
    const late = setTimeout(() => void load(), LAG_MS);
    const look = () => document.visibilityState === 'visible' && void load();
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      clearTimeout(late);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, []);
  return { mine: mine.value, asOf: asOf.value, trouble: trouble.value, load: () => void load() };
}
