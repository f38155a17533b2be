import type { Seat } from '../../src/engine/game.ts';
import type { Who, Words } from '../../src/engine/words.ts';
import type { LogLine, TableView } from '../../src/protocol/table.ts';
import { When } from '../kit/when.tsx';
import { turnTo } from '../route.ts';
import { words } from '../words.ts';
import type { LookBack } from './look-back.tsx';
import { undone } from './merge.ts';
import { momentPath } from './moments.ts';

export function whoOf({ seats, viewer }: TableView): (seat: Seat) => Who {
  return (seat) => ({ name: seats[seat]?.name ?? '', you: seat === viewer });
}

/** A line of the log in sentences. */
export function sentences(line: LogLine, table: TableView, game: Words): string[] {
  const { table: w } = words.value;
  const who = whoOf(table);
  const told = line.events.flatMap((event) => game.told(event, who) ?? []);
  if (line.kind === 'undo') {
    const actor = who(line.seat ?? 0);
    return [w.tookBack(actor.name, actor.you)];
  }
  return line.kind === 'start' ? [w.dealt, ...told] : told;
}

/** The log in plain words, the newest first. Each line leads to its moment. */
export function Log({ table, game, look }: { table: TableView; game: Words; look: LookBack | null }) {
  const { table: w } = words.value;
  const gone = undone(table.log);
  const lines = table.log.toReversed().map((line) => ({ line, texts: sentences(line, table, game) }));
  if (lines.length === 0) return <p class="faint">{w.logEmpty}</p>;
  return (
    // Who has no mouse scrolls it too.
    <ol class="log" reversed tabIndex={0} aria-labelledby="log">
      {lines.map(({ line, texts }) =>
        texts.length === 0 ? null : (
          <li
            key={line.version}
            class={gone.has(line.version) ? 'gone' : line.seat === table.viewer ? 'mine' : ''}
          >
            {gone.has(line.version) || line.kind === 'undo' ? (
              <span>
                {texts.join(' ')}
                {gone.has(line.version) && <em> ({w.takenBack})</em>}
              </span>
            ) : (
              <a
                href={momentPath(table.id, line.version)}
                aria-current={look?.line.version === line.version ? 'step' : undefined}
                onClick={(event) => {
                  // From one moment to another is no step in the browser's history; a new tab stays the browser's own business.
                  if (!look || event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  turnTo(momentPath(table.id, line.version));
                }}
              >
                {texts.join(' ')}
              </a>
            )}
            <When at={line.at} />
          </li>
        ),
      )}
    </ol>
  );
}
