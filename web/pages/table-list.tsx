import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { MyTables } from '../../src/protocol/me.ts';
import { ask } from '../api.ts';
import type { GameInfo } from '../../src/protocol/table.ts';
import { When } from '../kit/when.tsx';
import { lang } from '../settings.ts';
import { words } from '../words.ts';

type MyTable = MyTables['tables'][number];

/** What can be played, with the texts of the chosen language; null until it is known. */
export function useGames() {
  const games = useSignal<readonly GameInfo[] | null>(null);
  const failed = useSignal(false);
  const wanted = lang.value;
  useEffect(() => {
    void (async () => {
      const answer = await ask<{ games: GameInfo[] }>('GET', `/games?lang=${wanted}`);
      if (answer.ok) games.value = answer.value.games;
      else failed.value = games.peek() === null;
    })();
  }, [wanted]);
  return { games: games.value, failed: failed.value };
}

/** One's own tables, each a link. */
export function TableList({ tables }: { tables: readonly MyTable[] }) {
  const { games } = useGames();
  return (
    <ul class="tables">
      {tables.map((table) => (
        <li key={table.id}>
          <TableLink table={table} game={games?.find(({ id }) => id === table.game)?.name ?? ''} />
        </li>
      ))}
    </ul>
  );
}

function TableLink({ table, game }: { table: MyTable; game: string }) {
  const { tables: w, table: t } = words.value;
  const names = table.names.map((name, seat) => (seat === table.seat ? t.you : (name ?? w.free)));
  return (
    <a class={table.awaited ? 'table-link awaited' : 'table-link'} href={`/t/${table.id}`}>
      <span class="what">
        <strong>{game}</strong>
        <span>{names.join(', ')}</span>
      </span>
      <span class="state">
        <strong>{stateOf(table)}</strong>
        <span>
          {table.awaited && table.waitingSince !== null ? (
            <>
              {w.since} <When at={table.waitingSince} />
            </>
          ) : (
            <>
              {w.changed} <When at={table.updatedAt} />
            </>
          )}
        </span>
      </span>
    </a>
  );
}

function stateOf({ status, awaited, results, seat }: MyTable): string {
  const { tables: w } = words.value;
  if (status === 'open') return w.open;
  if (status === 'closed') return w.closed;
  if (status === 'playing') return awaited ? w.yours : w.waiting;
  const mine = results?.find((line) => line.seat === seat);
  return results && mine ? w.place(mine.rank, results.length) : w.over;
}
