import type { ComponentType } from 'preact';
import { useSignal } from '@preact/signals';
import type { GameRecord } from '../../src/engine/record.ts';
import type { TableView } from '../../src/protocol/table.ts';
import { makeSalt } from '../api.ts';
import { Icon, icon } from '../kit/icon.tsx';
import type { GameScoresProps } from '../kit/game-table.ts';
import { points } from '../kit/number.ts';
import { PersonName } from '../kit/people.tsx';
import { listOf } from '../kit/time.ts';
import { TroubleNote } from '../kit/trouble.tsx';
import { go } from '../route.ts';
import { lang } from '../settings.ts';
import { words } from '../words.ts';
import type { Feed } from './feed.ts';
import { momentPath } from './moments.ts';
import { Next } from './next.tsx';
import type { LoadedGame } from './page.tsx';

const CROWN = icon('lucide:crown');
const AGAIN = icon('lucide:rotate-ccw');
const DOWNLOAD = icon('lucide:download');
const STEPS = icon('lucide:rotate-ccw-clock');
const SHIELD = icon('lucide:shield-check');

/** How the game ended and why, and what one can do with it now. */
export function End({ feed, table, game }: { feed: Feed; table: TableView; game: LoadedGame }) {
  const { end, past } = words.value;
  const busy = useSignal(false);
  const results = [...(table.results ?? [])].toSorted((a, b) => a.rank - b.rank);
  const names = table.seats.map(({ name }) => name ?? '');
  const seat = typeof table.viewer === 'number' ? table.viewer : null;
  const Scores = game.module.Scores as unknown as ComponentType<GameScoresProps> | undefined;
  const rematch = async () => {
    busy.value = true;
    const answer = await feed.request<{ id: string }>('POST', '/rematch', { salt: makeSalt() });
    busy.value = false;
    if (answer.ok) go(`/t/${answer.value.id}`);
  };
  const download = async () => {
    const answer = await feed.request<GameRecord>('GET', '/record');
    if (answer.ok) save(`longhand-${table.id}.json`, answer.value);
  };
  return (
    <section class="end" aria-labelledby="end">
      <h2 id="end">{headline(results, names, seat)}</h2>
      <table class="results">
        <caption class="sr">{end.title}</caption>
        <thead>
          <tr>
            <th scope="col">{end.rank}</th>
            <th scope="col">{end.name}</th>
            {results.some(({ score }) => score !== null) && <th scope="col">{end.points}</th>}
          </tr>
        </thead>
        <tbody>
          {results.map((line) => (
            <tr key={line.seat} class={line.seat === seat ? 'mine' : ''}>
              <td class="numeral">{line.rank}</td>
              <th scope="row">
                <PersonName name={names[line.seat] ?? ''} person={table.seats[line.seat]?.person} />{' '}
                {line.rank === 1 && <Icon of={CROWN} />}
              </th>
              {line.score !== null && <td class="numeral">{points(line.score)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <div class="buttons">
        {seat !== null && (
          <button type="button" class="button primary" disabled={busy.value} onClick={() => void rematch()}>
            <Icon of={AGAIN} />
            {table.rematch === null ? end.rematch : end.joinRematch}
          </button>
        )}
        <a class="button" href={momentPath(table.id, 1)}>
          <Icon of={STEPS} />
          {past.through}
        </a>
        <button type="button" class="button" onClick={() => void download()}>
          <Icon of={DOWNLOAD} />
          {end.record}
        </button>
        <a class="button" href={`/verify#${table.id}`}>
          <Icon of={SHIELD} />
          {end.verify}
        </a>
      </div>
      <Next table={table} />
      <TroubleNote trouble={feed.trouble.value} />
      {Scores && (
        <>
          <h3>{end.why}</h3>
          <Scores view={table.view} names={names} seat={seat} tableWords={game.tableWords} />
        </>
      )}
    </section>
  );
}

function headline(
  results: NonNullable<TableView['results']>,
  names: readonly string[],
  seat: number | null,
): string {
  const { end } = words.value;
  const winners = results.filter(({ rank }) => rank === 1).map((line) => line.seat);
  if (seat === null || !winners.includes(seat)) {
    return end.won(
      listOf(
        winners.map((one) => names[one] ?? ''),
        lang.value,
      ),
    );
  }
  const others = winners.filter((one) => one !== seat).map((one) => names[one] ?? '');
  return others.length === 0 ? end.youWon : end.youWonWith(listOf(others, lang.value));
}

function save(name: string, value: object): void {
  const url = URL.createObjectURL(
    new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' }),
  );
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
