import { effect, signal } from '@preact/signals';
import { type Lang, LANGS } from '../src/engine/words.ts';
import { keep, recall } from './keep.ts';

export type Theme = 'system' | 'light' | 'dark';

export const lang = signal<Lang>(spoken(recall('lang')) ?? preferred(navigator.languages));
export const theme = signal<Theme>((recall('theme') as Theme | undefined) ?? 'system');
export const contrast = signal(recall('contrast') === true);

/** The first language of the browser's that we speak; English where there is none. */
export function preferred(languages: readonly string[]): Lang {
  return languages.map((tag) => spoken(tag.slice(0, 2).toLowerCase())).find(Boolean) ?? 'en';
}

function spoken(tag: unknown): Lang | undefined {
  return LANGS.find((one) => one === tag);
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
