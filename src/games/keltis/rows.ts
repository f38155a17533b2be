import { type Card, faceOf, type PileName, PILES } from './cards.ts';

/** A player's rows: a row of each colour, and the point row. A row without cards does not exist yet. */
export type Rows = Readonly<Record<PileName, readonly Card[]>>;

/** Where a colour row stands (§4). */
export interface Reading {
  /** Its most recent Number card; null where there is none. Point cards are looked through (K10). */
  readonly last: number | null;
  /** 1 up, −1 down, 0 while all its Number cards are equal (K09). */
  readonly direction: -1 | 0 | 1;
  readonly ended: boolean;
}

export function readRow(row: readonly Card[]): Reading {
  let last: number | null = null;
  let direction: Reading['direction'] = 0;
  let ended = false;
  for (const card of row) {
    const face = faceOf(card);
    if (face.kind === 'end') ended = true;
    if (face.kind !== 'number') continue;
    if (last !== null && direction === 0 && face.value !== last) direction = face.value > last ? 1 : -1;
    last = face.value;
  }
  return { last, direction, ended };
}

export type LayFault = 'point-card' | 'no-row' | 'row-ended' | 'row-goes-up' | 'row-goes-down';

/** §4: why a card cannot go on the row of its colour; null where it can. `mayStart`: a new row is allowed (§9, K13). */
export function layFault(rows: Rows, card: Card, mayStart: boolean): LayFault | null {
  const face = faceOf(card);
  if (face.kind === 'point') return 'point-card';
  const row = rows[face.colour];
  if (row.length === 0) return mayStart ? null : 'no-row';
  if (face.kind === 'end') return null;
  const { last, direction, ended } = readRow(row);
  if (ended) return 'row-ended';
  if (last === null || direction === 0 || face.value === last) return null;
  if (direction > 0) return face.value > last ? null : 'row-goes-up';
  return face.value < last ? null : 'row-goes-down';
}

export type PointFault = 'no-point-card' | 'no-row' | 'row-ended' | 'other-value';

/** §5: why a card cannot go on this row as a Point card; null where it can. */
export function pointFault(rows: Rows, card: Card, to: PileName, mayStart: boolean): PointFault | null {
  const face = faceOf(card);
  if (face.kind !== 'point') return 'no-point-card';
  const row = rows[to];
  if (to === 'points') return row.length > 0 || mayStart ? null : 'no-row';
  const { last, ended } = readRow(row);
  if (ended) return 'row-ended';
  return face.value === last ? null : 'other-value';
}

/** Whether a card can go on any of a player's rows. */
export function fitsSomewhere(rows: Rows, card: Card, mayStart: boolean): boolean {
  if (faceOf(card).kind !== 'point') return layFault(rows, card, mayStart) === null;
  return PILES.some((to) => pointFault(rows, card, to, mayStart) === null);
}
