import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Tagged } from '../../src/engine/game.ts';
import type { TableView } from '../../src/protocol/table.ts';
import type { GameTableProps } from '../kit/game-table.ts';
import { rulesPath } from '../route.ts';
import { lang } from '../settings.ts';
import { words } from '../words.ts';
import { Bar, Waits } from './bar.tsx';
import { ConnectionNote } from './connection.tsx';
import { End } from './end.tsx';
import type { Feed } from './feed.ts';
import { Links } from './links.tsx';
import { Log, sentences } from './log.tsx';
import { sinceLastTurn } from './merge.ts';
import { OptionList } from './options-list.tsx';
import type { LoadedGame } from './page.tsx';
import { useWhyNot } from './why-not.ts';

interface Props {
  readonly feed: Feed;
  readonly table: TableView;
  readonly game: LoadedGame;
}

/** The game itself, from the deal on: the table, what is asked, the log. */
export function Play({ feed, table, game }: Props) {
  const { table: w } = words.value;
  const [chosen, setChosen] = useState<{ readonly version: number; readonly move: Tagged } | null>(null);
  const chooser = useRef<Element | null>(null);
  // A preview belongs to the version that offered it.
  const preview = chosen?.version === table.version ? chosen.move : null;
  const why = useWhyNot(feed, table, game);
  const choose = (move: Tagged | null) => {
    if (move) {
      if (document.activeElement !== document.body) chooser.current = document.activeElement;
      feed.trouble.value = null;
      why.forget();
      if (feed.sending.value === 'arrived') feed.sending.value = 'idle';
    }
    setChosen(move && { version: table.version, move });
    if (!move && chooser.current instanceof HTMLElement) chooser.current.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (!preview) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && choose(null);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [preview]);

  const seat = typeof table.viewer === 'number' ? table.viewer : null;
  const Table = game.module.Table as unknown as ComponentType<GameTableProps>;
  return (
    <div class={table.status === 'over' ? 'play over' : 'play'}>
      <header class="play-head">
        <h1>{game.words.name}</h1>
        <p class={seat !== null && table.waiting.seats.includes(seat) ? 'turn mine' : 'turn'}>
          <Waits table={table} />
        </p>
      </header>
      <div class="play-notes">
        {table.status !== 'playing' && <ConnectionNote feed={feed} />}
        {seat === null && <p class="note">{w.watching}</p>}
      </div>
      <div class="board">
        <div class="felt">
          {table.status === 'over' && <End feed={feed} table={table} game={game} />}
          {table.status === 'playing' && <Since table={table} game={game} />}
          <Table
            view={table.view}
            offers={feed.sending.value === 'sending' ? NO_OFFERS : table.offers}
            seat={seat}
            names={table.seats.map(({ name }) => name ?? '')}
            chosen={preview}
            version={table.version}
            latest={table.log.at(-1)?.events ?? NO_OFFERS}
            words={game.words}
            tableWords={game.tableWords}
            choose={choose}
            whyNot={seat !== null && table.status === 'playing' ? (move) => void why.ask(move) : null}
          />
        </div>
        {table.status === 'playing' && (
          <Bar
            feed={feed}
            table={table}
            game={game}
            chosen={preview}
            choose={choose}
            whyNot={why.said}
            confirm={() => {
              if (preview) void feed.move(preview).then(() => setChosen(null));
            }}
          />
        )}
      </div>
      <aside class="beside">
        <section class="panel" aria-labelledby="log">
          <h2 id="log">{w.log}</h2>
          <Log table={table} game={game.words} />
        </section>
        <section class="panel" aria-labelledby="about">
          <h2 id="about">{w.about}</h2>
          <OptionList table={table} words={game.words} />
          <p>
            <a href={rulesPath(table.game, lang.value)}>{w.rules}</a>
          </p>
          <Links feed={feed} seated={seat !== null} host={table.host} open={false} />
          <details>
            <summary>{w.shuffle}</summary>
            <p class="faint">{w.shuffleHelp}</p>
            <code class="hash">{table.shuffle.commit}</code>
          </details>
        </section>
      </aside>
      <Announcer table={table} game={game} />
    </div>
  );
}

const NO_OFFERS: readonly Tagged[] = [];

/** What the others did since the viewer's own last move. */
function Since({ table, game }: { table: TableView; game: LoadedGame }) {
  const { table: w } = words.value;
  const [seen, setSeen] = useState(0);
  const lines = sinceLastTurn(table);
  const last = lines.at(-1)?.version ?? 0;
  const awaited = typeof table.viewer === 'number' && table.waiting.seats.includes(table.viewer);
  const texts = lines.flatMap((line) => sentences(line, table, game.words));
  if (!awaited || texts.length === 0 || seen >= last) return null;
  return (
    <section class="since" aria-labelledby="since">
      <h2 id="since">{w.sinceYou}</h2>
      <ul tabIndex={0} aria-labelledby="since">
        {texts.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
      <button type="button" class="quiet" onClick={() => setSeen(last)}>
        {w.gotIt}
      </button>
    </section>
  );
}

/** Tells a screen reader what was added to the log since the page was opened. */
function Announcer({ table, game }: { table: TableView; game: LoadedGame }) {
  const known = useRef(table.version);
  const [text, setText] = useState('');
  useEffect(() => {
    const fresh = table.log.filter(({ version }) => version > known.current);
    known.current = table.version;
    if (fresh.length > 0) setText(fresh.flatMap((line) => sentences(line, table, game.words)).join(' '));
  }, [table.version]);
  return (
    <p class="sr" aria-live="polite">
      {text}
    </p>
  );
}
