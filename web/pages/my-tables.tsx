import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { MyTables } from '../../src/protocol/me.ts';
import { ask, type Trouble } from '../api.ts';
import { Plain, TroubleNote, Waiting } from '../kit/trouble.tsx';
import { words } from '../words.ts';
import { TableList } from './table-list.tsx';
import { titled } from './title.ts';

export function TablesPage() {
  const w = words.value;
  const mine = useSignal<MyTables['tables'] | null>(null);
  const trouble = useSignal<Trouble | null>(null);
  const load = async () => {
    const answer = await ask<MyTables>('GET', '/me/tables');
    trouble.value = answer.ok ? null : answer.trouble;
    if (answer.ok) mine.value = answer.value.tables;
  };
  useEffect(() => {
    void load();
    const look = () => document.visibilityState === 'visible' && void load();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  titled(
    w.tables.title,
    mine.value?.some(({ awaited }) => awaited),
  );
  return (
    <Plain title={w.tables.title}>
      <TroubleNote trouble={trouble.value} />
      {trouble.value && (
        <button type="button" class="button" onClick={() => void load()}>
          {w.again}
        </button>
      )}
      {mine.value === null && !trouble.value && <Waiting />}
      {mine.value !== null && mine.value.length > 0 && <TableList tables={mine.value} />}
      {mine.value?.length === 0 && (
        <>
          <p>{w.tables.none}</p>
          <p class="faint">{w.tables.noneHelp}</p>
          <a class="button primary" href="/">
            {w.tables.make}
          </a>
        </>
      )}
    </Plain>
  );
}
