import type { TableView } from '../../src/protocol/table.ts';
import { rulesPath } from '../route.ts';
import { lang } from '../settings.ts';
import { words } from '../words.ts';
import type { Feed } from './feed.ts';
import { Links } from './links.tsx';
import { Log } from './log.tsx';
import type { LookBack } from './look-back.tsx';
import { OptionList } from './options-list.tsx';
import type { LoadedGame } from './page.tsx';

interface Props {
  readonly feed: Feed;
  readonly table: TableView;
  readonly game: LoadedGame;
  readonly look: LookBack | null;
}

/** What stands beside the game: what happened, and what table this is. */
export function Beside({ feed, table, game, look }: Props) {
  const { table: w } = words.value;
  return (
    <aside class="beside">
      <section class="panel" aria-labelledby="log">
        <h2 id="log">{w.log}</h2>
        <Log table={table} game={game.words} look={look} />
      </section>
      <section class="panel" aria-labelledby="about">
        <h2 id="about">{w.about}</h2>
        <OptionList table={table} words={game.words} />
        <p>
          <a href={rulesPath(table.game, lang.value)}>{w.rules}</a>
        </p>
        <Links feed={feed} seated={typeof table.viewer === 'number'} host={table.host} open={false} />
        <details>
          <summary>{w.shuffle}</summary>
          <p class="faint">{w.shuffleHelp}</p>
          <code class="hash">{table.shuffle.commit}</code>
        </details>
      </section>
    </aside>
  );
}
