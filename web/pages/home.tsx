import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { MyTables } from '../../src/protocol/me.ts';
import { ask } from '../api.ts';
import { words } from '../words.ts';
import { titled } from './title.ts';
import { Maker } from './maker.tsx';
import { TableList } from './table-list.tsx';

const SHOWN = 3;

export function HomePage() {
  const { home } = words.value;
  titled();
  const mine = useSignal<MyTables['tables']>([]);
  useEffect(() => {
    void (async () => {
      const answer = await ask<MyTables>('GET', '/me/tables');
      if (answer.ok) mine.value = answer.value.tables;
    })();
  }, []);
  const going = mine.value.filter(({ status }) => status === 'playing' || status === 'open');
  return (
    <div class="home">
      <header class="lead">
        <h1>{home.title}</h1>
        <p>{home.lead}</p>
      </header>
      {going.length > 0 && (
        <section aria-labelledby="continue">
          <h2 id="continue">{home.continue}</h2>
          <TableList tables={going.slice(0, SHOWN)} />
          {mine.value.length > SHOWN && (
            <p>
              <a href="/tables">{home.allTables}</a>
            </p>
          )}
        </section>
      )}
      <Maker />
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
    </div>
  );
}
