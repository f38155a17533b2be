import type { Tagged } from '../../src/engine/game.ts';
import type { LogLine, TableView } from '../../src/protocol/table.ts';

/**
 * The newer of two views of a table, with all lines of the log that either brought. What comes late changes nothing; at the
 * same revision the later answer wins, for it may have been asked with another right.
 */
export function newest(before: TableView | null, after: TableView): TableView {
  if (!before || before.id !== after.id) return after;
  // Another viewer was told other things: none of it is carried over.
  if (before.viewer !== after.viewer) return after.revision < before.revision ? before : after;
  const [older, newer] = after.revision < before.revision ? [after, before] : [before, after];
  return { ...newer, log: mergeLogs(older.log, newer.log) };
}

/** Lines by version, each once. */
function mergeLogs(a: readonly LogLine[], b: readonly LogLine[]): LogLine[] {
  const lines = new Map([...a, ...b].map((line) => [line.version, line]));
  return [...lines.values()].toSorted((one, other) => one.version - other.version);
}

/** The version up to which the log is known without a gap; 0 while nothing is. */
export function knownUpTo(log: readonly LogLine[]): number {
  let known = 0;
  for (const { version } of log) {
    if (version !== known + 1) return known;
    known = version;
  }
  return known;
}

/** The versions of the moves that were taken back. */
export function undone(log: readonly LogLine[]): ReadonlySet<number> {
  return new Set(log.flatMap(({ undoes }) => (undoes === undefined ? [] : [undoes])));
}

/** What the others did since the viewer's own last move: what stands of it. Nothing for who only watches. */
export function sinceLastTurn({ viewer, log, lastMoved }: TableView): LogLine[] {
  if (typeof viewer !== 'number' || lastMoved === 0) return [];
  const gone = undone(log);
  return log.filter(
    ({ version, kind, seat }) =>
      version > lastMoved && kind === 'move' && seat !== viewer && !gone.has(version),
  );
}

/** The offer of a newer view that is the same move; null where it is no longer offered. */
export function stillOffered(move: Tagged, offers: readonly Tagged[]): Tagged | null {
  const text = JSON.stringify(move);
  return offers.find((offer) => offer === move || JSON.stringify(offer) === text) ?? null;
}
