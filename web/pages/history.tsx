import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { History, PastGame } from '../../src/protocol/me.ts';
import type { Companions } from '../../src/protocol/people.ts';
import { ask, type Trouble } from '../api.ts';
import { monthOf } from '../kit/time.ts';
import { Plain, Waiting } from '../kit/trouble.tsx';
import { Unread } from '../kit/unread.tsx';
import { go, route } from '../route.ts';
import { lang } from '../settings.ts';
import { words } from '../words.ts';
import { type Filters, filtersIn, searchOf } from './filters.ts';
import { PastList } from './table-list.tsx';
import { titled } from './title.ts';
import { useGames } from './use-games.ts';

interface Read {
  readonly games: readonly PastGame[];
  readonly total: number;
  readonly next: string | null;
}

/** One's finished games. What is looked for stands in the address, so that it can be kept and gone back to. */
export function HistoryPage() {
  const { history: w } = words.value;
  const search = route.value.page === 'history' ? route.value.search : '';
  const filters = filtersIn(search);
  const { read, trouble, load } = useHistory(search);
  const none = read?.total === 0 && search === '';
  titled(w.title);
  return (
    <Plain title={w.title}>
      {!none && <FilterForm filters={filters} />}
      <p class="faint" role="status">
        {read && !none && w.total(read.total)}
      </p>
      {read === null && !trouble && <Waiting />}
      {read && <Months games={read.games} />}
      {read?.total === 0 && <Empty filtered={search !== ''} />}
      <Unread trouble={trouble} again={load} />
      {read?.next && !trouble && (
        <button type="button" class="button" onClick={load}>
          {w.more}
        </button>
      )}
    </Plain>
  );
}

/** The pages that were read so far, and how to read the next one. */
function useHistory(search: string) {
  const read = useSignal<Read | null>(null);
  const trouble = useSignal<Trouble | null>(null);
  /** What comes late for filters that were changed meanwhile is dropped. */
  const wanted = useRef(search);
  const firstNew = useRef(0);
  const load = async () => {
    const before = read.peek();
    const query = new URLSearchParams(search);
    if (before?.next) query.set('before', before.next);
    const answer = await ask<History>('GET', `/me/history?${query}`);
    if (wanted.current !== search || read.peek() !== before) return;
    trouble.value = answer.ok ? null : answer.trouble;
    if (!answer.ok) return;
    const { games, total, next } = answer.value;
    firstNew.current = before?.games.length ?? 0;
    read.value = { games: [...(before?.games ?? []), ...games], total, next };
  };
  // Who asked for more goes on with the first of it; the button may be gone.
  useEffect(() => {
    if (firstNew.current > 0)
      document.querySelectorAll<HTMLElement>('main .row-link')[firstNew.current]?.focus();
  }, [read.value]);
  useEffect(() => {
    wanted.current = search;
    read.value = null;
    trouble.value = null;
    void load();
  }, [search]);
  return { read: read.value, trouble: trouble.value, load: () => void load() };
}

function FilterForm({ filters }: { filters: Filters }) {
  const { history: w } = words.value;
  const { games } = useGames();
  const people = useSignal<Companions['people']>([]);
  useEffect(() => {
    void (async () => {
      const answer = await ask<Companions>('GET', '/me/people');
      if (answer.ok) people.value = answer.value.people;
    })();
  }, []);
  const choose = (change: Partial<Filters>) => go(`/history${searchOf({ ...filters, ...change })}`);
  return (
    <form class="filters" aria-label={w.filters} onSubmit={(event) => event.preventDefault()}>
      <Choice
        label={w.game}
        value={filters.game}
        any={w.any}
        options={(games ?? []).map(({ id, name }) => [id, name])}
        choose={(game) => choose({ game })}
      />
      <Choice
        label={w.result}
        value={filters.result}
        any={w.any}
        options={[
          ['won', w.won],
          ['lost', w.lost],
        ]}
        choose={(result) => choose({ result })}
      />
      <Choice
        label={w.with}
        value={filters.with}
        any={w.anybody}
        options={people.value.map(({ id, name, games: count }) => [id, w.companion(name, count)])}
        choose={(companion) => choose({ with: companion })}
      />
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  /** What stands for no choice. */
  readonly any: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly choose: (value: string) => void;
}

function Choice({ label, value, any, options, choose }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{any}</option>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Months({ games }: { games: readonly PastGame[] }) {
  const months = Map.groupBy(games, ({ endedAt }) => monthOf(Date.parse(endedAt), lang.value));
  return (
    <>
      {[...months].map(([month, some]) => (
        <section key={month} class="group" aria-label={month}>
          <h2>{month}</h2>
          <PastList games={some} />
        </section>
      ))}
    </>
  );
}

function Empty({ filtered }: { filtered: boolean }) {
  const { history: w } = words.value;
  return filtered ? (
    <p>
      {w.noneFound} <a href="/history">{w.all}</a>
    </p>
  ) : (
    <>
      <p>{w.none}</p>
      <a class="button" href="/tables">
        {w.toTables}
      </a>
    </>
  );
}
