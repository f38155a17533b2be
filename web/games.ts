import type { Lang, Words } from '../src/engine/words.ts';
import type { GameTable } from './kit/game-table.ts';

type InLang<Texts> = Readonly<Partial<Record<Lang, Texts>>>;

// By pattern, so that nothing here names a game.
const TABLES = import.meta.glob<GameTable>('../src/games/*/table.tsx');
const WORDS = import.meta.glob<InLang<Words>>('../src/games/*/words-??.ts');
const TABLE_WORDS = import.meta.glob<InLang<object>>('../src/games/*/words-table-??.ts');

/** Whether this version of the page can show a game. */
export function hasTable(game: string): boolean {
  return tablePath(game) in TABLES;
}

const loaded = new Map<string, Promise<unknown>>();

/** A game's table on screen, loaded when it is needed; null for a game that has none. */
export function loadTable(game: string): Promise<GameTable | null> {
  return load(TABLES, tablePath(game));
}

/** A game's words in a language, in English where it does not speak that, loaded when they are needed; null for an unknown game. */
export function loadWords(game: string, lang: Lang): Promise<Words | null> {
  return inLang(WORDS, `../src/games/${game}/words-`, lang);
}

/** What a game's table on screen says besides, likewise. */
export function loadTableWords(game: string, lang: Lang): Promise<object | null> {
  return inLang(TABLE_WORDS, `../src/games/${game}/words-table-`, lang);
}

async function inLang<Texts>(
  modules: Readonly<Record<string, () => Promise<InLang<Texts>>>>,
  path: string,
  lang: Lang,
): Promise<Texts | null> {
  const spoken = `${path}${lang}.ts` in modules ? lang : 'en';
  return (await load(modules, `${path}${spoken}.ts`))?.[spoken] ?? null;
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
