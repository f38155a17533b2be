import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MyTable } from '../../src/protocol/me.ts';
import type { TableView } from '../../src/protocol/table.ts';
import { Icon, icon } from '../kit/icon.tsx';
import { listOf } from '../kit/time.ts';
import { askMine, nextOf } from '../mine.ts';
import { useGameNames } from '../pages/use-games.ts';
import { lang } from '../settings.ts';
import { words } from '../words.ts';

const ARROW = icon('lucide:arrow-right');

/** Tables that were skipped, as long as the page is open: they come after the others. */
const skipped = new Set<string>();

/** The next table that waits for the viewer, while this one does not: a way there, or past it to the one after. */
export function Next({ table: { id, viewer, lastMoved, waiting, status } }: { table: TableView }) {
  const { next: w } = words.value;
  const idle = typeof viewer === 'number' && !waiting.seats.includes(viewer) && status !== 'open';
  const mine = useSignal<readonly MyTable[] | 'unread' | null>(null);
  const order = useSignal<readonly string[]>([...skipped]);
  useEffect(() => {
    if (!idle) return;
    let gone = false;
    void (async () => {
      const answer = await askMine();
      if (!gone) mine.value = answer.ok ? answer.value : 'unread';
    })();
    return () => {
      gone = true;
    };
  }, [id, idle, lastMoved]);
  if (!idle) return null;
  if (mine.value === null) return <div class="next" />;
  if (mine.value === 'unread') return <div class="next faint">{w.unread}</div>;
  const { table, count } = nextOf(mine.value, id, order.value);
  if (!table) {
    return (
      <div class="next faint" role="status">
        {w.nobody}
      </div>
    );
  }
  const skip = () => {
    skipped.delete(table.id);
    skipped.add(table.id);
    order.value = [...skipped];
  };
  return <Found table={table} count={count} skip={skip} />;
}

function Found({ table, count, skip }: { table: MyTable; count: number; skip: () => void }) {
  const { next: w } = words.value;
  const game = useGameNames()(table.game);
  const others = table.names.flatMap((name, seat) => (name === null || seat === table.seat ? [] : [name]));
  if (game === '') return <div class="next" />;
  return (
    <div class="next" role="status">
      <a class="button" href={`/t/${table.id}`}>
        <span>
          {w.go(game, listOf(others, lang.value))} <small>{w.waiting(count)}</small>
        </span>
        <Icon of={ARROW} />
      </a>
      {count > 1 && (
        <button type="button" class="quiet" onClick={skip}>
          {w.skip}
        </button>
      )}
    </div>
  );
}
