import { useSignal } from '@preact/signals';
import type { TableView } from '../../src/protocol/table.ts';
import { keepLinks } from '../keep.ts';
import { Icon, icon } from '../kit/icon.tsx';
import { PersonName } from '../kit/people.tsx';
import { Plain, TroubleNote } from '../kit/trouble.tsx';
import { useGames } from '../pages/use-games.ts';
import { rulesPath } from '../route.ts';
import { lang } from '../settings.ts';
import { words } from '../words.ts';
import { ConnectionNote } from './connection.tsx';
import type { Feed } from './feed.ts';
import { LinkBox, Links } from './links.tsx';
import { OptionList } from './options-list.tsx';
import type { LoadedGame } from './page.tsx';

const REMOVE = icon('lucide:user-minus');

/** Before the game: who sits there, the link to give away, and for the host the start. */
export function Lobby({ feed, table, game }: { feed: Feed; table: TableView; game: LoadedGame }) {
  const { lobby, table: w } = words.value;
  const { host, viewer, status } = table;
  const seated = typeof viewer === 'number';
  if (status === 'closed') {
    return (
      <Plain title={w.closed}>
        <p>{w.closedHelp}</p>
        <a class="button primary" href="/">
          {words.value.tables.make}
        </a>
      </Plain>
    );
  }
  return (
    <div class="plain lobby">
      <ConnectionNote feed={feed} />
      <h1>{game.words.name}</h1>
      <p class="lobby-state" role="status">
        {lobby.title} · {table.seats.filter(({ name }) => name !== null).length}/{table.seats.length}
      </p>
      <Seats feed={feed} table={table} />
      {host && (
        <section class="panel" aria-labelledby="invite">
          <h2 id="invite">{lobby.invite}</h2>
          <LinkBox feed={feed} kind="invite" help={lobby.inviteHelp} />
        </section>
      )}
      <TroubleNote trouble={feed.trouble.value} />
      {host && <HostButtons feed={feed} table={table} />}
      {seated && (
        <p class="faint">
          {lobby.wait} <a href="/notices">{lobby.notices}</a>
        </p>
      )}
      {!seated && !host && <p class="faint">{w.watching}</p>}
      <OptionList table={table} words={game.words} />
      <p>
        <a href={rulesPath(table.game, lang.value)}>{w.rules}</a>
      </p>
      <Links feed={feed} seated={seated} host={host} open={false} />
    </div>
  );
}

function Seats({ feed, table }: { feed: Feed; table: TableView }) {
  const { lobby, table: w } = words.value;
  const free = async (seat: number) => {
    const mine = seat === table.viewer;
    if ((await feed.change('DELETE', `/seats/${seat}`)) && mine) keepLinks(table.id, { seat: undefined });
  };
  return (
    <ol class="seats">
      {table.seats.map(({ seat, name, person }) => (
        <li key={seat} class={name === null ? 'seat free' : 'seat'}>
          <span>
            {name === null ? (
              w.freeSeat
            ) : (
              <PersonName name={seat === table.viewer ? w.withYou(name) : name} person={person} />
            )}
          </span>
          {name !== null && (table.host || seat === table.viewer) && (
            <button type="button" class="quiet" onClick={() => void free(seat)}>
              <Icon of={REMOVE} />
              {seat === table.viewer ? lobby.leave : <span class="sr">{lobby.remove(name)}</span>}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

function HostButtons({ feed, table }: { feed: Feed; table: TableView }) {
  const { lobby, cancel } = words.value;
  const { games } = useGames();
  const closing = useSignal(false);
  const seated = table.seats.filter(({ name }) => name !== null).length;
  // Which numbers a game allows is told by the service with the game.
  const allowed = games?.find(({ id }) => id === table.game)?.seats ?? [];
  const enough = allowed.includes(seated);
  return (
    <section class="host">
      <button
        type="button"
        class="button"
        disabled={!enough}
        aria-describedby="start-help"
        onClick={() => void feed.change('POST', '/start')}
      >
        {enough ? lobby.startWith(seated) : lobby.start}
      </button>
      <p id="start-help" class="faint">
        {enough || allowed.length === 0
          ? lobby.startHelp
          : `${lobby.startHelp} ${lobby.tooFew(Math.min(...allowed))}`}
      </p>
      {closing.value ? (
        <p class="sure">
          {lobby.closeSure}{' '}
          <button type="button" class="button" onClick={() => void feed.change('POST', '/close')}>
            {lobby.yes}
          </button>{' '}
          <button type="button" class="quiet" onClick={() => (closing.value = false)}>
            {cancel}
          </button>
        </p>
      ) : (
        <button type="button" class="quiet" onClick={() => (closing.value = true)}>
          {lobby.close}
        </button>
      )}
    </section>
  );
}
