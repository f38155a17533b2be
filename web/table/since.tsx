import { useState } from 'preact/hooks';
import type { LogLine, TableView } from '../../src/protocol/table.ts';
import { Icon, icon } from '../kit/icon.tsx';
import { isStill } from '../kit/motion.ts';
import { TroubleNote } from '../kit/trouble.tsx';
import { words } from '../words.ts';
import { sentences } from './log.tsx';
import { sinceLastTurn } from './merge.ts';
import { momentPath } from './moments.ts';
import type { LoadedGame } from './page.tsx';
import type { Replay } from './replaying.ts';

const AGAIN = icon('lucide:rotate-ccw');
const CLOSE = icon('lucide:x');
const SKIP = icon('lucide:skip-forward');

interface Props {
  readonly table: TableView;
  readonly game: LoadedGame;
  readonly replay: Replay;
}

/** What the others did since the viewer's own last move, in three lines: and while it is played, the move that is shown. */
export function Since({ table, game, replay }: Props) {
  const { past: w } = words.value;
  const [seen, setSeen] = useState(0);
  const [open, setOpen] = useState(false);
  const { state } = replay;
  if (state && state !== 'asked') {
    const line = state.lines[Math.max(state.at, 0)];
    return (
      <section class="since playing" aria-labelledby="since">
        <div class="since-head">
          <h2 id="since">
            {w.since} <span class="faint">{w.ofMoves(Math.max(state.at, 0) + 1, state.lines.length)}</span>
          </h2>
          <button type="button" class="quiet" onClick={replay.stop}>
            {w.skip}
            <Icon of={SKIP} />
          </button>
        </div>
        <p class="since-told">{state.at >= 0 && line && sentences(line, table, game.words).join(' ')}</p>
      </section>
    );
  }
  const lines = sinceLastTurn(table);
  const texts = textsOf(lines, table, game);
  const [first] = lines;
  const last = lines.at(-1)?.version ?? 0;
  const awaited = typeof table.viewer === 'number' && table.waiting.seats.includes(table.viewer);
  if (!awaited || !first || texts.length === 0 || seen >= last) return null;
  return (
    <section class={open ? 'since open' : 'since'} aria-labelledby="since">
      <div class="since-head">
        <h2 id="since">{w.since}</h2>
        {isStill() ? (
          <a
            class="quiet"
            href={momentPath(table.id, first.version)}
            aria-label={w.stepThrough}
            title={w.stepThrough}
          >
            <Icon of={AGAIN} />
          </a>
        ) : (
          <button type="button" class="quiet" aria-label={w.again} title={w.again} onClick={replay.again}>
            <Icon of={AGAIN} />
          </button>
        )}
        <button
          type="button"
          class="quiet"
          aria-label={words.value.table.gotIt}
          title={words.value.table.gotIt}
          onClick={() => setSeen(last)}
        >
          <Icon of={CLOSE} />
        </button>
      </div>
      {replay.trouble && <TroubleNote trouble={replay.trouble} />}
      {open ? (
        <ul tabIndex={0} aria-labelledby="since">
          {texts.map((text, at) => (
            <li key={at}>{text}</li>
          ))}
        </ul>
      ) : (
        <button type="button" class="since-told" aria-expanded="false" onClick={() => setOpen(true)}>
          {texts.join(' ')}
        </button>
      )}
    </section>
  );
}

function textsOf(lines: readonly LogLine[], table: TableView, game: LoadedGame): string[] {
  return lines.flatMap((line) => sentences(line, table, game.words));
}
