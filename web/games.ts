import type { Lang, Words } from '../src/engine/words.ts';
import type { GameTable } from './kit/game-table.ts';

// By pattern, so that nothing here names a game.
const TABLES = import.meta.glob<GameTable>('../src/games/*/table.tsx');
const WORDS = import.meta.glob<Readonly<Partial<Record<Lang, Words>>>>('../src/games/*/words-{en,de}.ts');

/** Whether this version of the page can show a game. */
export function hasTable(game: string): boolean {
  return tablePath(game) in TABLES;
}

const loaded = new Map<string, Promise<unknown>>();

/** A game's table on screen, loaded when it is needed; null for a game that has none. */
export function loadTable(game: string): Promise<GameTable | null> {
  return load(TABLES, tablePath(game));
}

/** A game's words in a language, loaded when they are needed; null for an unknown game. */
export async function loadWords(game: string, lang: Lang): Promise<Words | null> {
  const module = await load(WORDS, `../src/games/${game}/words-${lang}.ts`);
  return module?.[lang] ?? null;
}

function tablePath(game: string): string {
  return `../src/games/${game}/table.tsx`;
}

function load<T>(modules: Readonly<Record<string, () => Promise<T>>>, path: string): Promise<T | null> {
  const known = loaded.get(path) as Promise<T | null> | undefined;
  if (known) return known;
  const asked = modules[path]?.() ?? Promise.resolve(null);
  loaded.set(path, asked);
  // A failed load is tried again when it is next asked for.
  asked.catch(() => loaded.delete(path));
  return asked;
}
