import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { History, MyTable } from '../../src/protocol/me.ts';
import type { Person } from '../../src/protocol/people.ts';
import { ask, type Trouble } from '../api.ts';
import { Plain, Waiting } from '../kit/trouble.tsx';
import { Unread } from '../kit/unread.tsx';
import { askMine, isGoing } from '../mine.ts';
import { route } from '../route.ts';
import { words } from '../words.ts';
import { searchOf } from './filters.ts';
import { PastList, TableList } from './table-list.tsx';
import { titled } from './title.ts';
import { useGameNames } from './use-games.ts';

const PAST = 5;

/** Somebody who shares a table with the viewer, or the viewer. */
export function PersonPage() {
  const { person: w } = words.value;
  const id = route.value.page === 'person' ? route.value.id : '';
  const person = useSignal<Person | null>(null);
  const tables = useSignal<readonly MyTable[]>([]);
  const past = useSignal<History | null>(null);
  const trouble = useSignal<Trouble | null>(null);
  const load = async () => {
    const [who, mine] = await Promise.all([ask<Person>('GET', `/people/${id}`), askMine()]);
    trouble.value = who.ok ? (mine.ok ? null : mine.trouble) : who.trouble;
    if (!who.ok) return;
    const search = searchOf({ game: '', with: who.value.you ? '' : id, result: '' });
    const games = await ask<History>('GET', `/me/history${search === '' ? '?' : `${search}&`}limit=${PAST}`);
    person.value = who.value;
    if (mine.ok) tables.value = mine.value.filter((one) => isGoing(one) && one.people.includes(id));
    if (games.ok) past.value = games.value;
    else trouble.value = games.trouble;
  };
  useEffect(() => void load(), []);
  titled(person.value?.name ?? (trouble.value?.code === 'not-found' ? w.nobody : undefined));
  const known = person.value;
  if (!known && trouble.value?.code === 'not-found') {
    return (
      <Plain title={w.nobody}>
        <p>{w.nobodyHelp}</p>
        <a class="button" href="/tables">
          {w.toTables}
        </a>
      </Plain>
    );
  }
  return (
    <Plain title={known ? (known.you ? w.you(known.name) : known.name) : w.title}>
      <Unread trouble={trouble.value} again={() => void load()} />
      {!known && !trouble.value && <Waiting />}
      {known && (
        <>
          {!known.you && <Together person={known} />}
          <Games person={known} />
          {tables.value.length > 0 && (
            <section class="group" aria-labelledby="going">
              <h2 id="going">{known.you ? words.value.tables.title : w.going}</h2>
              <TableList tables={tables.value} />
            </section>
          )}
          {past.value && past.value.total > 0 && (
            <section class="group" aria-labelledby="past">
              <h2 id="past">{known.you ? words.value.history.title : w.past}</h2>
              <PastList games={past.value.games} />
              {past.value.next !== null && (
                <a
                  class="button"
                  href={`/history${searchOf({ game: '', with: known.you ? '' : id, result: '' })}`}
                >
                  {w.allPast(past.value.total)}
                </a>
              )}
            </section>
          )}
        </>
      )}
    </Plain>
  );
}

/** Who came before whom in the finished games of both. */
function Together({ person: { name, together } }: { person: Person }) {
  const { person: w } = words.value;
  const nameOf = useGameNames();
  const sum = (of: (line: Person['together'][number]) => number) =>
    together.reduce((total, line) => total + of(line), 0);
  const [played, before, behind] = [
    sum((one) => one.played),
    sum((one) => one.before),
    sum((one) => one.behind),
  ];
  if (played === 0) return <p>{w.notYet(name)}</p>;
  return (
    <section class="group" aria-labelledby="together">
      <h2 id="together">{w.together}</h2>
      <dl class="duel">
        {[
          [w.before, before],
          [w.level, played - before - behind],
          [w.behind(name), behind],
        ].map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd class="numeral">{count}</dd>
          </div>
        ))}
      </dl>
      {together.length > 1 && (
        <table class="counts">
          <caption class="sr">{w.together}</caption>
          <thead>
            <tr>
              <th scope="col">{w.game}</th>
              <th scope="col">{w.before}</th>
              <th scope="col">{w.level}</th>
              <th scope="col" class="name">
                {w.behind(name)}
              </th>
            </tr>
          </thead>
          <tbody>
            {together.map((line) => (
              <tr key={line.game}>
                <th scope="row">{nameOf(line.game)}</th>
                <td class="numeral">{line.before}</td>
                <td class="numeral">{line.played - line.before - line.behind}</td>
                <td class="numeral">{line.behind}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** All finished games of a person, by kind. */
function Games({ person: { name, you, games } }: { person: Person }) {
  const { person: w } = words.value;
  const nameOf = useGameNames();
  const title = you ? w.yourGames : w.gamesOf(name);
  return (
    <section class="group" aria-labelledby="games">
      <h2 id="games">{title}</h2>
      {games.length === 0 ? (
        <p class="faint">{w.noGames}</p>
      ) : (
        <table class="counts">
          <caption class="sr">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{w.game}</th>
              <th scope="col">{w.played}</th>
              <th scope="col">{w.won}</th>
            </tr>
          </thead>
          <tbody>
            {games.map((line) => (
              <tr key={line.game}>
                <th scope="row">{nameOf(line.game)}</th>
                <td class="numeral">{line.played}</td>
                <td class="numeral">{line.won}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
