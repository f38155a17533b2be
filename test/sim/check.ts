import type { DiskRoom } from './files.ts';
import type { Acked } from './played-table.ts';

/** What the people at a table know of what they did. */
export interface Memory {
  readonly acked: ReadonlyMap<string, Pick<Acked, 'seat' | 'version'>>;
  readonly refused: ReadonlySet<string>;
  readonly tried: ReadonlySet<string>;
}

/** Everything in which a room's own log contradicts what people were told of it; `told`: the highest version an onlooker saw. */
export function contradictions(room: DiskRoom, { acked, refused, tried }: Memory, told: number): string[] {
  const faults: string[] = [];
  for (const [index, row] of room.log.entries()) {
    if (row.version !== index + 1) faults.push(`version ${index + 1} is missing, there is ${row.version}`);
  }
  const rows = Map.groupBy(room.log, ({ actionId }) => actionId);
  for (const [actionId, { seat, version }] of acked) {
    const found = rows.get(actionId) ?? [];
    if (found.length !== 1) faults.push(`${actionId} was confirmed and is there ${found.length} times`);
    else if (found[0]?.version !== version)
      faults.push(`${actionId} was confirmed as ${version}, is ${found[0]?.version}`);
    else if (found[0].seat !== seat) faults.push(`${actionId} of seat ${seat} belongs to ${found[0].seat}`);
  }
  for (const [actionId, found] of rows) {
    if (actionId === null) {
      if (found.some(({ kind }) => kind !== 'start')) faults.push('a move of nobody');
    } else if (found.length > 1) faults.push(`${actionId} is there ${found.length} times`);
    else if (refused.has(actionId)) faults.push(`${actionId} was refused and is there`);
    else if (!tried.has(actionId)) faults.push(`${actionId} was made by nobody`);
  }
  if (room.version !== room.log.length)
    faults.push(`the head says ${room.version}, the log ${room.log.length}`);
  if (told > room.log.length) faults.push(`${told} was told, ${room.log.length} is there`);
  return faults;
}
