import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Words } from '../../src/engine/words.ts';
import type { TableView } from '../../src/protocol/table.ts';
import { loadTable, loadTableWords, loadWords } from '../games.ts';
import type { GameTable } from '../kit/game-table.ts';
import { Plain, Waiting } from '../kit/trouble.tsx';
import { titled } from '../pages/title.ts';
import { route } from '../route.ts';
import { lang } from '../settings.ts';
import { words } from '../words.ts';
import { Feed } from './feed.ts';
import { Nothing, Return, TakeSeat } from './join.tsx';
import { Lobby } from './lobby.tsx';
import { Play } from './play.tsx';

/** What is needed to show a game: its table on screen and its words in the chosen language. */
export interface LoadedGame {
  readonly module: GameTable;
  readonly words: Words;
  readonly tableWords: unknown;
}

export function TablePage() {
  const id = route.value.page === 'table' ? route.value.id : '';
  const feed = useMemo(() => new Feed(id), [id]);
  useEffect(() => () => feed.close(), [feed]);
  const table = feed.table.value;
  if (feed.lost.value) return <Nothing feed={feed} trouble={feed.lost.value} />;
  if (!table) return <Waiting />;
  return <Loaded feed={feed} table={table} />;
}

function Loaded({ feed, table }: { feed: Feed; table: TableView }) {
  const game = useGame(table.game);
  const { table: w, past } = words.value;
  const awaited = typeof table.viewer === 'number' && table.waiting.seats.includes(table.viewer);
  const name = game === 'loading' || game === 'missing' ? undefined : game.words.name;
  const looking = route.value.page === 'table' && route.value.moment !== undefined;
  const state = looking ? past.title : awaited ? w.yourTurn : undefined;
  titled(name && [state, name].filter((part) => part !== undefined).join(' – '), awaited);

  if (game === 'loading') return <Waiting />;
  if (game === 'missing') {
    return (
      <Plain title={table.game}>
        <p>{w.noGame}</p>
      </Plain>
    );
  }
  const stage = stageOf(feed, table);
  if (stage === 'return') return <Return feed={feed} table={table} game={game} />;
  if (stage === 'join') return <TakeSeat feed={feed} table={table} game={game} />;
  if (stage === 'lobby') return <Lobby feed={feed} table={table} game={game} />;
  return <Play feed={feed} table={table} game={game} />;
}

function stageOf(feed: Feed, table: TableView): 'return' | 'join' | 'lobby' | 'play' {
  const shown = feed.shown.value;
  if (shown === 'seat' && table.linkSeat !== null && table.linkSeat !== table.viewer) return 'return';
  if (shown === 'host' && !table.host) return 'return';
  if (table.viewer === 'guest') return 'join';
  return table.status === 'open' || table.status === 'closed' ? 'lobby' : 'play';
}

function useGame(id: string): LoadedGame | 'loading' | 'missing' {
  const wanted = lang.value;
  const [state, set] = useState<LoadedGame | 'loading' | 'missing'>('loading');
  useEffect(() => {
    let gone = false;
    Promise.all([loadTable(id), loadWords(id, wanted), loadTableWords(id, wanted)]).then(
      ([module, texts, tableWords]) =>
        gone || set(module && texts ? { module, words: texts, tableWords } : 'missing'),
      () => gone || set('missing'),
    );
    return () => {
      gone = true;
    };
  }, [id, wanted]);
  return state;
}
