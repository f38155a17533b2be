import { effect, signal } from '@preact/signals';
import type { Lang } from '../src/engine/words.ts';
import { keep, recall } from './keep.ts';

export type Theme = 'system' | 'light' | 'dark';

export const lang = signal<Lang>((recall('lang') as Lang | undefined) ?? preferred(navigator.languages));
export const theme = signal<Theme>((recall('theme') as Theme | undefined) ?? 'system');
export const contrast = signal(recall('contrast') === true);

/** The first language of the browser's that we speak; English where there is none. */
export function preferred(languages: readonly string[]): Lang {
  const known = languages
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => tag === 'de' || tag === 'en');
  return known === 'de' ? 'de' : 'en';
}

export function chooseLang(to: Lang): void {
  lang.value = to;
  keep('lang', to);
}

export function chooseTheme(to: Theme): void {
  theme.value = to;
  keep('theme', to === 'system' ? undefined : to);
}

export function chooseContrast(to: boolean): void {
  contrast.value = to;
  keep('contrast', to || undefined);
}

/** Keeps the page's root in step with the settings. Before the first paint look.js does it. */
export function applySettings(): void {
  const root = document.documentElement;
  effect(() => {
    if (theme.value === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme.value;
    if (contrast.value) root.dataset['contrast'] = 'more';
    else delete root.dataset['contrast'];
  });
}
