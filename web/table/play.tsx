import type { ComponentType } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Tagged } from '../../src/engine/game.ts';
import type { LogLine, TableView } from '../../src/protocol/table.ts';
import type { GameTableProps } from '../kit/game-table.ts';
import { Icon, icon } from '../kit/icon.tsx';
import { Waiting } from '../kit/trouble.tsx';
import { words } from '../words.ts';
import { Bar, Waits } from './bar.tsx';
import { Beside } from './beside.tsx';
import { ConnectionNote } from './connection.tsx';
import { End } from './end.tsx';
import type { Feed } from './feed.ts';
import { sentences } from './log.tsx';
import { stillOffered } from './merge.ts';
import { MomentBar, useLookBack } from './look-back.tsx';
import { momentPath, momentsOf, placeOf } from './moments.ts';
import type { LoadedGame } from './page.tsx';
import { Past } from './past.ts';
import { type Replay, useReplay } from './replaying.ts';
import { useShown } from './shown.ts';
import { Since } from './since.tsx';
import { useWhyNot } from './why-not.ts';

const LOOK_BACK = icon('lucide:rotate-ccw-clock');
const NO_OFFERS: readonly Tagged[] = [];
/** As many lines of the log as a screen reader may not have come to yet. */
const KEPT = 20;

interface Props {
  readonly feed: Feed;
  readonly table: TableView;
  readonly game: LoadedGame;
}

/** The game itself, from the deal on: the table now or at an earlier moment, what is asked, the log. */
export function Play({ feed, table, game }: Props) {
  const { table: w, past: wp } = words.value;
  const seat = typeof table.viewer === 'number' ? table.viewer : null;
  const moments = useMemo(() => momentsOf(table.log), [table.log]);
  const past = useMemo(() => new Past(feed), [feed, table.viewer]);
  const read = (line: LogLine) => sentences(line, table, game.words).join(' ');
  const look = useLookBack(feed, table, moments, past);
  const replay = useReplay(table, moments, past, read, look !== null);
  const shown = useShown(table, moments, past, look?.line.version ?? replay.version);
  const { preview, choose, confirm, why } = useChoice(feed, table, game, replay.stop);
  const looking = look !== null;
  const looked = useRef(looking);
  useEffect(() => {
    // What was pressed to come or go has gone with its bar.
    if (looked.current !== looking && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.bar')?.focus({ preventScroll: true });
    looked.current = looking;
  }, [looking]);
  const Table = game.module.Table as unknown as ComponentType<GameTableProps>;
  const live = shown?.live === true;
  const told = useMemo(
    () => moments.slice(0, placeOf(moments, shown?.version ?? 0) + 1).flatMap(({ events }) => events),
    [moments, shown?.version],
  );
  const over = table.status === 'over';
  const mine = seat !== null && table.waiting.seats.includes(seat);
  return (
    <div class={over ? 'play over' : 'play'} data-version={shown?.version}>
      <header class="play-head">
        <h1>{game.words.name}</h1>
        {look ? (
          <p class="turn">{wp.title}</p>
        ) : (
          <p class={mine ? 'turn mine' : 'turn'}>
            <Waits table={table} />
          </p>
        )}
        {!look && (
          <a
            class="quiet"
            href={momentPath(table.id, moments.at(-1)?.version ?? 1)}
            aria-label={wp.look}
            title={wp.look}
          >
            <Icon of={LOOK_BACK} />
          </a>
        )}
      </header>
      <div class="play-notes">
        {(over || look) && <ConnectionNote feed={feed} />}
        {seat === null && <p class="note">{w.watching}</p>}
      </div>
      <div class="board">
        <div
          class={look ? 'felt past' : 'felt'}
          data-still={shown?.still ? '' : undefined}
          data-follow={replay.state ? '' : undefined}
          aria-busy={look !== null && !shown?.there}
          // Whoever touches the table wants the table, not the past.
          onPointerDownCapture={replay.stop}
        >
          {over && !look && !replay.state && <End feed={feed} table={table} game={game} />}
          {!look && <Since table={table} game={game} replay={replay} />}
          {shown ? (
            <div class={replay.state === 'asked' ? 'held' : ''}>
              <Table
                view={shown.view}
                offers={live && feed.sending.value !== 'sending' ? table.offers : NO_OFFERS}
                seat={seat}
                names={table.seats.map(({ name }) => name ?? '')}
                chosen={live ? preview : null}
                version={shown.version}
                latest={shown.latest}
                told={told}
                words={game.words}
                tableWords={game.tableWords}
                choose={choose}
                whyNot={live && seat !== null && !over ? (move) => void why.ask(move) : null}
              />
            </div>
          ) : (
            <Waiting />
          )}
        </div>
        {look ? (
          <MomentBar
            feed={feed}
            table={table}
            game={game}
            moments={moments}
            look={look}
            past={past}
            there={shown?.there === true}
          />
        ) : (
          !over && (
            <Bar
              feed={feed}
              table={table}
              game={game}
              chosen={preview}
              choose={choose}
              whyNot={why.said}
              confirm={() => void confirm()}
            />
          )
        )}
      </div>
      <Beside feed={feed} table={table} game={game} look={look} />
      <Announcer table={table} game={game} replayed={replay.state} />
    </div>
  );
}

/** The offer that is being previewed, and the ways to choose and to confirm one. */
function useChoice(feed: Feed, table: TableView, game: LoadedGame, onChoice: () => void) {
  const [chosen, setChosen] = useState<{ readonly version: number; readonly move: Tagged } | null>(null);
  const chooser = useRef<Element | null>(null);
  const confirming = useRef(false);
  // While others choose at the same time, the version counts on; what is still offered stays chosen.
  const preview = chosen ? stillOffered(chosen.move, table.offers) : null;
  const why = useWhyNot(feed, table, game);
  const choose = (move: Tagged | null) => {
    if (move) {
      if (document.activeElement !== document.body) chooser.current = document.activeElement;
      feed.trouble.value = null;
      why.forget();
      onChoice();
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
  useEffect(() => {
    if (!chosen || preview || confirming.current) return;
    setChosen(null);
    const { elsewhere, stale, movedOn } = words.value.table;
    if (table.lastMoved > chosen.version) why.say(elsewhere);
    else why.say(table.offers.length > 0 ? stale : movedOn);
  }, [table.version]);
  const confirm = async () => {
    if (!preview) return;
    confirming.current = true;
    await feed.move(preview);
    confirming.current = false;
    setChosen(null);
  };
  return { preview, choose, confirm, why };
}

/** Tells a screen reader what was added to the log since the page was opened, and what is played again. */
function Announcer({
  table,
  game,
  replayed,
}: {
  table: TableView;
  game: LoadedGame;
  replayed: Replay['state'];
}) {
  const known = useRef(table.version);
  const count = useRef(0);
  const [said, say] = useState<readonly { readonly key: number; readonly text: string }[]>([]);
  const tell = (lines: readonly LogLine[]) => {
    const texts = lines.map((line) => sentences(line, table, game.words).join(' ')).filter(Boolean);
    const fresh = texts.map((text) => ({ key: (count.current += 1), text }));
    say((before) => [...before, ...fresh].slice(-KEPT));
  };
  useEffect(() => {
    const fresh = table.log.filter(({ version }) => version > known.current);
    known.current = table.version;
    if (fresh.length > 0) tell(fresh);
  }, [table.version]);
  const lines = replayed && replayed !== 'asked' ? replayed.lines : null;
  useEffect(() => {
    if (lines) tell(lines);
  }, [lines]);
  return (
    // A line that says the same as the one before it is a new line too: only what is added is read out.
    <div class="sr" role="log">
      {said.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
