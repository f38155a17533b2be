import type { ComponentChildren } from 'preact';
import { Plain, Waiting } from '../kit/trouble.tsx';
import { Unread } from '../kit/unread.tsx';
import { type Groups, grouped } from '../mine.ts';
import { words } from '../words.ts';
import { PastList, TableList } from './table-list.tsx';
import { titled } from './title.ts';
import { useMine } from './use-mine.ts';

export function TablesPage() {
  const w = words.value;
  const { mine, asOf, trouble, load } = useMine();
  titled(
    w.tables.title,
    mine?.some(({ awaited }) => awaited),
  );
  return (
    <Plain title={w.tables.title}>
      <Unread trouble={trouble} again={load} asOf={asOf} />
      {mine === null && !trouble && <Waiting />}
      {mine !== null && mine.length > 0 && <Tables groups={grouped(mine)} />}
      {mine?.length === 0 && (
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

function Tables({ groups: { awaited, waiting, done } }: { groups: Groups }) {
  const { tables: w } = words.value;
  const [any] = [...awaited, ...waiting, ...done];
  const own = any?.people[any.seat];
  return (
    <>
      <Group id="awaited" title={w.groups.awaited} count={awaited.length}>
        {awaited.length > 0 ? <TableList tables={awaited} /> : <p class="faint">{w.nobodyWaits}</p>}
      </Group>
      {waiting.length > 0 && (
        <Group id="waiting" title={w.groups.waiting} count={waiting.length}>
          <TableList tables={waiting} />
        </Group>
      )}
      {done.length > 0 && (
        <Group id="done" title={w.groups.done}>
          <PastList games={done} />
        </Group>
      )}
      <p class="row">
        <a class="button" href="/history">
          {w.history}
        </a>
        <a class="button" href="/">
          {w.make}
        </a>
        {own && (
          <a class="button" href={`/p/${own}`}>
            {w.me}
          </a>
        )}
      </p>
    </>
  );
}

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly count?: number;
  readonly children: ComponentChildren;
}

function Group({ id, title, count = 0, children }: GroupProps) {
  return (
    <section class="group" aria-labelledby={id}>
      <h2 id={id}>
        {title} {count > 0 && <span class="count">{count}</span>}
      </h2>
      {children}
    </section>
  );
}
