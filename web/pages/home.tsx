import { Waiting } from '../kit/trouble.tsx';
import { Unread } from '../kit/unread.tsx';
import { grouped, hadGoing } from '../mine.ts';
import { words } from '../words.ts';
import { Maker } from './maker.tsx';
import { TableList } from './table-list.tsx';
import { titled } from './title.ts';
import { useMine } from './use-mine.ts';

const SHOWN = 3;

/** What this is, for who comes new; what waits, for who comes back; and a new table for both. */
export function HomePage() {
  const { home } = words.value;
  const { mine, asOf, trouble, load } = useMine();
  titled(
    undefined,
    mine?.some(({ awaited }) => awaited),
  );
  const { awaited, waiting } = grouped(mine ?? []);
  const back = mine ? awaited.length + waiting.length > 0 : hadGoing();
  return (
    <div class={back ? 'home back' : 'home'}>
      <header class="lead">
        <h1>{home.title}</h1>
        {!back && <p>{home.lead}</p>}
      </header>
      {back ? (
        <section aria-labelledby="continue">
          <h2 id="continue">{home.continue}</h2>
          {mine === null && !trouble && <Waiting />}
          <Unread trouble={trouble} again={load} asOf={asOf} />
          {mine !== null && awaited.length === 0 && <p>{home.nobodyWaits(waiting.length)}</p>}
          {awaited.length > 0 && <TableList tables={awaited.slice(0, SHOWN)} />}
          <p>
            <a href="/tables">
              {awaited.length > SHOWN ? home.more(awaited.length - SHOWN) : home.allTables}
            </a>
          </p>
        </section>
      ) : (
        <How />
      )}
      <Maker />
    </div>
  );
}

function How() {
  const { home } = words.value;
  return (
    <ol class="how">
      {home.how.map(([title, text], at) => (
        <li key={at}>
          <span class="numeral" aria-hidden="true">
            {at + 1}
          </span>
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
