import { useEffect, useRef } from 'preact/hooks';
import type { Tagged } from '../../src/engine/game.ts';
import type { TableView } from '../../src/protocol/table.ts';
import type { Trouble } from '../api.ts';
import { Icon, icon } from '../kit/icon.tsx';
import { listOf } from '../kit/time.ts';
import { TroubleNote } from '../kit/trouble.tsx';
import { When } from '../kit/when.tsx';
import { rulesPath } from '../route.ts';
import { lang } from '../settings.ts';
import { words } from '../words.ts';
import { BarFrame } from './bar-frame.tsx';
import { ConnectionNote } from './connection.tsx';
import type { Feed } from './feed.ts';
import { whoOf } from './log.tsx';
import { Next } from './next.tsx';
import type { LoadedGame } from './page.tsx';
import type { WhyNot } from './why-not.ts';

const UNDO = icon('lucide:undo-2');
const CHECK = icon('lucide:check');

interface Props {
  readonly feed: Feed;
  readonly table: TableView;
  readonly game: LoadedGame;
  readonly chosen: Tagged | null;
  readonly choose: (move: Tagged | null) => void;
  readonly confirm: () => void;
  /** Why what was tried last is not possible. */
  readonly whyNot: WhyNot | null;
}

/** What is asked, the preview of what was chosen, and its confirmation: within reach of the thumb. */
export function Bar({ feed, table, game, chosen, choose, confirm, whyNot }: Props) {
  const { table: w, cancel } = words.value;
  const sending = feed.sending.value !== 'idle' && feed.sending.value !== 'arrived';
  const cut = feed.cut.value;
  const here = useRef<HTMLElement>(null);
  const yes = useRef<HTMLButtonElement>(null);
  const confirmed = useRef(false);
  // Whoever chose by keyboard goes on from here; the choice itself stays where it was.
  useEffect(() => {
    if (chosen) yes.current?.focus({ preventScroll: true });
    // The button is gone with the preview; its place is the next best.
    else if (document.activeElement === document.body && confirmed.current)
      here.current?.focus({ preventScroll: true });
    confirmed.current = false;
  }, [chosen]);
  const seated = typeof table.viewer === 'number';
  const asked = table.offers.length > 0 && seated;
  const handy = game.module.handy?.(table.offers as unknown as readonly never[]) ?? [];
  return (
    <BarFrame here={here} class={asked ? 'asked' : seated ? 'seated' : ''} label={w.asked}>
      <ConnectionNote feed={feed} />
      <TroubleNote trouble={feed.trouble.value} text={troubleText(feed.trouble.value, table, game)} />
      <div class="bar-line">
        <div class="bar-text">
          <div class="tried" role="status">
            {whyNot && (
              <p key={whyNot.count} class="why-not">
                {whyNot.text}
              </p>
            )}
          </div>
          {chosen && seated ? (
            <p class="preview" id="preview">
              <span class="kicker">{cut && !sending ? w.confirmCut : w.preview}</span>
              {game.words.move(chosen, table.view, whoOf(table))}
            </p>
          ) : (
            <p class="question">
              {
                // Why not says what to do instead.
                !whyNot &&
                  (asked ? (
                    <strong>{game.words.asked(table.view, table.viewer as number, table.offers)}</strong>
                  ) : (
                    <Waits table={table} />
                  ))
              }{' '}
              <RulesHere table={table} game={game} />
            </p>
          )}
        </div>
        {chosen && seated ? (
          <div class="buttons">
            <button type="button" class="button" disabled={sending} onClick={() => choose(null)}>
              {cancel}
            </button>
            <button
              ref={yes}
              type="button"
              class="button primary"
              aria-describedby="preview"
              aria-disabled={sending || cut}
              onClick={() => {
                if (sending || cut) return;
                confirmed.current = true;
                confirm();
              }}
            >
              <Icon of={CHECK} />
              {sending ? w.sending : w.confirm}
            </button>
          </div>
        ) : (
          <div class="buttons">
            <Next table={table} />
            {table.canUndo && (
              <button
                type="button"
                class="button undo"
                title={w.undo}
                disabled={sending || cut}
                onClick={() => void feed.undo()}
              >
                <Icon of={UNDO} />
                <span>{w.undo}</span>
              </button>
            )}
            {handy.map((move) => (
              <button
                key={JSON.stringify(move)}
                type="button"
                class="button primary"
                disabled={sending}
                onClick={() => choose(move)}
              >
                {game.words.move(move, table.view, whoOf(table))}
              </button>
            ))}
          </div>
        )}
      </div>
    </BarFrame>
  );
}

/** The rules, opened at what concerns the present question. */
function RulesHere({ table, game }: { table: TableView; game: LoadedGame }) {
  const section = game.module.rulesAt?.(table.view as never);
  return (
    <a
      class="rules-here"
      href={rulesPath(table.game, lang.value, section)}
      // The table and what was chosen on it stay where they are.
      target="_blank"
      rel="noopener"
    >
      {words.value.table.rulesAt(section?.slice(1))}
      <span class="sr"> ({words.value.newTab})</span>
    </a>
  );
}

/** Whom the table waits for, in words. */
export function waitsFor(table: TableView): string {
  const { table: w } = words.value;
  const { seats, others } = table.waiting;
  if (table.status === 'over') return w.over;
  if (typeof table.viewer === 'number' && seats.includes(table.viewer)) return w.yourTurn;
  const names = seats.map((seat) => table.seats[seat]?.name ?? '');
  return names.length > 0 && !others ? w.waitingFor(listOf(names, lang.value)) : w.waitingForOthers;
}

/** Whom the table waits for, and since when. */
export function Waits({ table }: { table: TableView }) {
  const { since } = table.waiting;
  return (
    <>
      <span>{waitsFor(table)}</span>
      {since !== null && (
        <span class="faint">
          {' · '}
          <When at={since} />
        </span>
      )}
    </>
  );
}

/** The game knows best why a move is not possible. */
function troubleText(
  trouble: Trouble | null,
  { offers }: TableView,
  { words: texts }: LoadedGame,
): string | undefined {
  const { table: w } = words.value;
  if (trouble?.code === 'stale-version') return offers.length > 0 ? w.stale : w.movedOn;
  return trouble?.reason === undefined ? undefined : texts.refused[trouble.reason];
}
