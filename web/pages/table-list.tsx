import type { MyTable, PastGame } from '../../src/protocol/me.ts';
import { keptOf } from '../keep.ts';
import { points } from '../kit/number.ts';
import { Icon, icon } from '../kit/icon.tsx';
import { type Named, Names } from '../kit/people.tsx';
import { listOf } from '../kit/time.ts';
import { When } from '../kit/when.tsx';
import { newsOf } from '../mine.ts';
import { lang } from '../settings.ts';
import { words } from '../words.ts';
import { useGameNames } from './use-games.ts';

const CROWN = icon('lucide:crown');

/** Tables that go on, each a way to it: who plays, whom it waits for, what is new there. */
export function TableList({ tables }: { tables: readonly MyTable[] }) {
  const nameOf = useGameNames();
  return (
    <ul class="tables">
      {tables.map((table) => (
        <li key={table.id} class={table.awaited ? 'table-row awaited' : 'table-row'}>
          <Way to={table} game={nameOf(table.game)} />
          <State table={table} />
          <NewsNote table={table} />
        </li>
      ))}
    </ul>
  );
}

/** Finished games, each a way to its table: who came where. */
export function PastList({ games }: { games: readonly (PastGame | MyTable)[] }) {
  const { tables: w } = words.value;
  const nameOf = useGameNames();
  return (
    <ul class="tables">
      {games.map((game) => {
        const mine = game.results?.find(({ seat }) => seat === game.seat);
        return (
          <li key={game.id} class="table-row">
            <Way to={game} game={nameOf(game.game)} />
            {mine && game.results ? (
              <p class="state">
                {mine.rank === 1 && <Icon of={CROWN} />} {w.place(mine.rank, game.results.length)}
                {mine.score !== null && <> · {w.points(mine.score)}</>}
              </p>
            ) : (
              <p class="state faint">{w.closed}</p>
            )}
            <p class="when">
              <When at={'updatedAt' in game ? (game.endedAt ?? game.updatedAt) : game.endedAt} />
            </p>
            {'status' in game && <NewsNote table={game} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The whole row leads to the table; the names in it to their people. */
function Way({ to, game }: { to: PastGame | MyTable; game: string }) {
  const { tables: w } = words.value;
  const people = othersAt(to);
  const names = listOf(
    people.map(({ name }) => name),
    lang.value,
  );
  return (
    <>
      <a
        class="row-link"
        href={`/t/${to.id}`}
        aria-label={names === '' ? game : `${game} ${w.with} ${names}`}
      >
        {game === '' ? '\u00a0' : game}
      </a>
      {people.length > 0 && (
        <p class="names">
          {w.with} <Names people={people} />
        </p>
      )}
    </>
  );
}

/** The others at a table, the best first once it is over, with what they made. */
function othersAt({ names, people, seat, results }: PastGame | MyTable): Named[] {
  const places = new Map(results?.map((line) => [line.seat, line]));
  const others = names.flatMap((name, at) =>
    name === null || at === seat ? [] : [{ name, person: people[at], place: places.get(at) }],
  );
  return others
    .toSorted((a, b) => (a.place?.rank ?? 0) - (b.place?.rank ?? 0))
    .map(({ name, person, place }) => ({
      name,
      person,
      after: typeof place?.score === 'number' ? `(${points(place.score)})` : undefined,
    }));
}

/** Whom a table waits for, and since when. */
function State({ table }: { table: MyTable }) {
  const { tables: w, table: t } = words.value;
  const { names, waitingFor, waitingSince, awaited, status } = table;
  if (status === 'open') {
    return (
      <>
        <p class="state">{w.open}</p>
        <p class="when">{w.freeSeats(names.filter((name) => name === null).length)}</p>
      </>
    );
  }
  const whom = waitingFor.flatMap((seat) => names[seat] ?? []);
  return (
    <>
      <p class="state">
        {awaited ? w.yours : whom.length > 0 ? t.waitingFor(listOf(whom, lang.value)) : t.waitingForOthers}
      </p>
      {waitingSince !== null && (
        <p class="when">
          {w.since} <When at={waitingSince} />
        </p>
      )}
    </>
  );
}

/** What happened since this browser last showed the table. */
function NewsNote({ table }: { table: MyTable }) {
  const { tables: w } = words.value;
  const news = newsOf(table, keptOf(table.id).seen);
  if (!news) return null;
  return <p class="news">{news.type === 'moves' ? w.moves(news.count) : w.news[news.type]}</p>;
}
