import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LogLine, TableView } from '../../src/protocol/table.ts';
import type { Trouble } from '../api.ts';
import { keep, recall } from '../keep.ts';
import { isStill } from '../kit/motion.ts';
import { placeOf, toReplay } from './moments.ts';
import type { Past } from './past.ts';

/** A moment's rest with the way it was before, then so long for each move; longer where there is more to read. */
const REST_MS = 350;
const MOVE_MS = 700;
const LETTERS_FREE = 40;
const LETTER_MS = 10;
const MOVE_MOST_MS = 1_500;
/** Longer than this nobody is kept waiting for the past: it may still come while nothing was touched, but not as a surprise. */
const PATIENCE_MS = 600;
const LATE_MS = 4_000;

/** Moves being played on the table. `at`: the one that is shown, −1 before the first. */
export interface Playing {
  readonly lines: readonly LogLine[];
  readonly at: number;
}

export interface Replay {
  /** `asked`: the past is being asked for. */
  readonly state: Playing | 'asked' | null;
  /** The moment to show; undefined while nothing is played. */
  readonly version: number | undefined;
  /** Why the past that was asked for did not come. */
  readonly trouble: Trouble | null;
  /** Plays what the others did since the viewer's last turn. */
  readonly again: () => void;
  readonly stop: () => void;
}

/**
 * Plays on the table what happened while the viewer was away: once by itself, then whenever they ask.
 *
 * @param read what a move reads as
 * @param off not now
 */
export function useReplay(
  table: TableView,
  moments: readonly LogLine[],
  past: Past,
  read: (line: LogLine) => string,
  off: boolean,
): Replay {
  const [state, set] = useState<Replay['state']>(null);
  const runs = useRef(0);
  const from = useRef(0);
  /** By the viewer: what does not come by itself is not missed. */
  const asked = useRef(false);
  const name = `seen.${table.id}`;
  const seen = useMemo(() => Number(recall(name) ?? 0), [name]);
  const known = useRef({ seen, here: false });

  const stop = () => {
    runs.current += 1;
    set(null);
  };
  const play = async (lines: readonly LogLine[]) => {
    const [first] = lines;
    const before = moments[placeOf(moments, (first?.version ?? 0) - 1)];
    if (!first || !before || off || isStill()) return;
    const run = (runs.current += 1);
    set('asked');
    const start = Date.now();
    const late = setTimeout(() => runs.current === run && set(null), PATIENCE_MS);
    const here = await past.load([before, ...lines].map(({ version }) => version));
    clearTimeout(late);
    if (runs.current !== run || Date.now() - start > LATE_MS) return;
    from.current = scrollY;
    set(here ? { lines, at: -1 } : null);
  };

  useEffect(() => {
    const look = (back: boolean) => {
      if (document.visibilityState !== 'visible') return;
      const fresh = toReplay(table, known.current.seen);
      // Whoever sees a single move happen has seen it.
      if (fresh.length > (known.current.here && !back ? 1 : 0)) void play(fresh);
      known.current = { seen: table.version, here: true };
      keep(name, table.version);
    };
    look(false);
    const onShow = () => look(true);
    document.addEventListener('visibilitychange', onShow);
    return () => document.removeEventListener('visibilitychange', onShow);
  }, [table.version, table.viewer]);

  useEffect(() => {
    if (!state || state === 'asked') return;
    const { lines, at } = state;
    const timer = setTimeout(
      () => {
        if (at + 1 < lines.length) return set({ lines, at: at + 1 });
        set(null);
        // The window went along with what moved: it goes back to where the viewer had it.
        scrollTo({ top: from.current, behavior: 'smooth' });
      },
      at < 0 ? REST_MS : paceOf(lines[at] ? read(lines[at]) : ''),
    );
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    if (!state) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && stop();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [state]);

  useEffect(() => {
    if (off) stop();
  }, [off]);

  const shown = off || !state || state === 'asked' ? undefined : state;
  const before = shown?.lines[0] ? moments[placeOf(moments, shown.lines[0].version - 1)] : undefined;
  return {
    state: off ? null : state,
    version: shown && (shown.at < 0 ? before?.version : shown.lines[shown.at]?.version),
    trouble: asked.current ? past.trouble.value : null,
    again: () => {
      asked.current = true;
      void play(toReplay(table, 0));
    },
    stop,
  };
}

function paceOf(text: string): number {
  return Math.min(MOVE_MS + Math.max(text.length - LETTERS_FREE, 0) * LETTER_MS, MOVE_MOST_MS);
}
