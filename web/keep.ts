import type { LinkKind } from '../src/protocol/table.ts';

const PREFIX = 'longhand.';
/** In place of a storage that is switched off: lasts as long as the page. */
const memory = new Map<string, string>();

/** What this browser keeps under a name; undefined for what it never kept or what does not read. */
export function recall(name: string): unknown {
  const text = read(PREFIX + name);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Keeps plain JSON under a name; undefined forgets it. */
export function keep(name: string, value: unknown): void {
  const key = PREFIX + name;
  const text = value === undefined ? undefined : JSON.stringify(value);
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text === undefined) memory.delete(key);
    else memory.set(key, text);
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** How far a table had come when it was last on the screen. */
export interface Seen {
  readonly version: number;
  readonly revision: number;
}

/** What this browser knows of a table besides what the service tells. */
export interface Kept {
  /** Tokens by kind: those of its links that passed through this browser. */
  readonly links: Readonly<Partial<Record<LinkKind, string>>>;
  /** The commitment to the shuffle as first seen, to hold the record against. */
  readonly commit?: string;
  /** What this browser added to the shuffle. */
  readonly salt?: string;
  readonly seen?: Seen;
}

export function keptOf(table: string): Kept {
  return (recall(`table.${table}`) as Kept | undefined) ?? { links: {} };
}

/** Keeps tokens besides those kept before; undefined forgets one. */
export function keepLinks(
  table: string,
  links: Readonly<Partial<Record<LinkKind, string | undefined>>>,
): void {
  const kept = keptOf(table);
  keep(`table.${table}`, { ...kept, links: { ...kept.links, ...links } });
}

/** The first commitment stays: a later one that differs is what the verifier is to find. */
export function keepCommit(table: string, commit: string): void {
  const kept = keptOf(table);
  if (kept.commit === undefined) keep(`table.${table}`, { ...kept, commit });
}

/** Undefined forgets it: who no longer sits has no part in the shuffle. */
export function keepSalt(table: string, salt: string | undefined): void {
  if (keptOf(table).salt !== salt) keep(`table.${table}`, { ...keptOf(table), salt });
}

export function keepSeen(table: string, { version, revision }: Seen): void {
  const kept = keptOf(table);
  if (kept.seen?.revision !== revision) keep(`table.${table}`, { ...kept, seen: { version, revision } });
}
