import { computed, effect, signal } from '@preact/signals';
import type { Lang } from '../src/engine/words.ts';
import { lang } from './settings.ts';
import { en, type Texts } from './words/en.ts';

// A language of the list is a file here; both are named by its two letters.
const TEXTS = import.meta.glob<Readonly<Partial<Record<Lang, Texts>>>>(['./words/??.ts', '!./words/en.ts']);

const texts = signal<Texts>(en);

/** The site's texts in the chosen language. */
export const words = computed(() => texts.value);

/** Loads the texts of the chosen language and keeps step with it. Resolves when the first are there. */
export function followLanguage(): Promise<void> {
  return new Promise((ready) => {
    effect(() => {
      const wanted = lang.value;
      document.documentElement.lang = wanted;
      void (async () => {
        const loaded = await load(wanted);
        // Somebody may have chosen again meanwhile.
        if (lang.peek() === wanted) texts.value = loaded;
        ready();
      })();
    });
  });
}

/** A page in the wrong language is better than none. */
async function load(lang: Lang): Promise<Texts> {
  try {
    return (await TEXTS[`./words/${lang}.ts`]?.())?.[lang] ?? en;
  } catch {
    return en;
  }
}
