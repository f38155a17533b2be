import type { ComponentType } from 'preact';
import { useSignal } from '@preact/signals';
import type { TableView } from '../../src/protocol/table.ts';
import { makeSalt, type Trouble } from '../api.ts';
import { keep, keepLinks, keepSalt, recall } from '../keep.ts';
import { field } from '../kit/form.ts';
import { Plain, TroubleNote } from '../kit/trouble.tsx';
import { unlisted } from '../pages/title.ts';
import { go, linkIn, rulesPath } from '../route.ts';
import { lang } from '../settings.ts';
import { words } from '../words.ts';
import type { GameCoverProps } from '../kit/game-table.ts';
import type { Feed } from './feed.ts';
import { OptionList } from './options-list.tsx';
import type { LoadedGame } from './page.tsx';

interface Props {
  readonly feed: Feed;
  readonly table: TableView;
  readonly game: LoadedGame;
}

/** For who comes with the invite link: which game, who sits there, and one question. */
export function TakeSeat({ feed, table, game }: Props) {
  const { join } = words.value;
  const busy = useSignal(false);
  const Cover = game.module.Cover as unknown as ComponentType<GameCoverProps> | undefined;
  const sit = async (name: string) => {
    busy.value = true;
    const salt = makeSalt();
    const answer = await feed.request<{ seat: number; link: string; table: TableView }>('POST', '/seats', {
      name,
      salt,
    });
    busy.value = false;
    if (!answer.ok) {
      // Somebody may have been faster: show who sits there now.
      void feed.load();
      return;
    }
    keep('name', name);
    keepLinks(table.id, { seat: answer.value.link });
    keepSalt(table.id, salt);
    feed.take(answer.value.table);
  };
  const free = table.seats.some(({ name }) => name === null);
  return (
    <Plain title={join.invited(game.words.name, table.seats.length)}>
      {Cover && (
        <div class="cover" aria-hidden="true">
          <Cover tableWords={game.tableWords} />
        </div>
      )}
      <h2>{join.atTable}</h2>
      <SeatList table={table} />
      <TroubleNote trouble={feed.trouble.value} />
      {table.status === 'open' && free ? (
        <form
          class="sit"
          onSubmit={(event) => {
            event.preventDefault();
            void sit(field(event.currentTarget, 'name'));
          }}
        >
          <label>
            {join.name}
            <input
              class="field"
              name="name"
              required
              maxLength={60}
              autoComplete="nickname"
              defaultValue={(recall('name') as string | undefined) ?? ''}
              aria-describedby="sit-help"
            />
          </label>
          <button class="button primary" disabled={busy.value}>
            {busy.value ? join.sitting : join.sit}
          </button>
          <p id="sit-help" class="faint">
            {join.help}
          </p>
        </form>
      ) : (
        <p class="note">{closedText(table)}</p>
      )}
      <h2>{join.about}</h2>
      <p>{game.words.blurb}</p>
      <OptionList table={table} words={game.words} />
      <p>
        <a href={rulesPath(table.game, lang.value)}>{words.value.table.rules}</a>
      </p>
    </Plain>
  );
}

function closedText({ status }: TableView): string {
  const { join, table: w } = words.value;
  if (status === 'closed') return `${w.closed}. ${w.closedHelp}`;
  return status === 'open' ? join.full : join.started;
}

/** Who sits where, free seats drawn. */
function SeatList({ table }: { table: TableView }) {
  const { table: w } = words.value;
  return (
    <ol class="seats">
      {table.seats.map(({ seat, name }) => (
        <li key={seat} class={name === null ? 'seat free' : 'seat'}>
          {name === null ? w.freeSeat : seat === table.viewer ? w.withYou(name) : name}
        </li>
      ))}
    </ol>
  );
}

/** For who opened a seat link or a host link in a browser that does not hold it yet. Opening alone claims nothing. */
export function Return({ feed, table, game }: Props) {
  const { join } = words.value;
  const busy = useSignal(false);
  const name = table.linkSeat === null ? undefined : (table.seats[table.linkSeat]?.name ?? '');
  const back = async () => {
    busy.value = true;
    await feed.comeBack();
    busy.value = false;
  };
  return (
    <Plain title={name === undefined ? join.hostTitle : join.seatTitle(name)}>
      <p>
        <strong>{game.words.name}</strong>
      </p>
      <SeatList table={table} />
      <p>{name === undefined ? join.hostHelp : join.seatHelp}</p>
      <TroubleNote trouble={feed.trouble.value} />
      <button type="button" class="button primary" disabled={busy.value} onClick={() => void back()}>
        {name === undefined ? join.hostButton : join.seatButton(name)}
      </button>
    </Plain>
  );
}

/** No right, or no connection. */
export function Nothing({ feed, trouble }: { feed: Feed; trouble: Trouble }) {
  unlisted();
  const w = words.value;
  const bad = useSignal(false);
  if (trouble.code !== 'not-found') {
    return (
      <Plain title={w.loading}>
        <TroubleNote trouble={trouble} />
        <button type="button" class="button primary" onClick={() => void feed.load()}>
          {w.again}
        </button>
      </Plain>
    );
  }
  const open = (text: string) => {
    const url = URL.parse(text.trim());
    bad.value =
      !url || url.origin !== location.origin || !url.pathname.startsWith('/t/') || !linkIn(url.hash);
    if (!url || bad.value) return;
    if (url.pathname === location.pathname) location.hash = url.hash;
    else go(url.pathname + url.hash);
  };
  return (
    <Plain title={w.join.lost}>
      <p>{w.join.lostHelp}</p>
      <form
        class="sit"
        onSubmit={(event) => {
          event.preventDefault();
          open(field(event.currentTarget, 'link'));
        }}
      >
        <label>
          {w.join.paste}
          <input class="field" name="link" required inputMode="url" autoComplete="off" />
        </label>
        <button class="button primary">{w.join.open}</button>
      </form>
      <div role="alert">{bad.value && <p class="note bad">{w.join.badLink}</p>}</div>
    </Plain>
  );
}
