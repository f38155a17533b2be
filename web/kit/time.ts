import type { Lang } from '../../src/engine/words.ts';

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

const formats = new Map<string, Intl.RelativeTimeFormat>();

/** "2 days ago", in words of the language; what is younger than a minute, or ahead of a slow clock, is "now". */
export function ago(at: number, to: number, lang: Lang): string {
  const format = formats.get(lang) ?? new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  formats.set(lang, format);
  const seconds = Math.max(0, (to - at) / 1000);
  const step = STEPS.find(([, length]) => seconds >= length);
  return step ? format.format(-Math.floor(seconds / step[1]), step[0]) : format.format(0, 'second');
}

/** "Sunday 23 November at 18:00", in the reader's zone and as it is written where they live. */
export function moment(at: number, lang: Lang): string {
  return new Intl.DateTimeFormat(regional(lang), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
}

/** "November 2026", in the reader's zone. */
export function monthOf(at: number, lang: Lang): string {
  return new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric' }).format(at);
}

/** A tag that `Intl` takes. Without a locale set, some systems say "en-US@posix", and it throws. */
const TAG = /^[a-z]{2}(?:-[a-z\d]{2,8})*$/i;

/** A language with the reader's region, where the browser names one: "en-GB". */
function regional(lang: Lang): string {
  return navigator.languages.find((tag) => TAG.test(tag) && tag.slice(0, 2).toLowerCase() === lang) ?? lang;
}

/** "Ana, Ben and Cem". */
export function listOf(
  names: readonly string[],
  lang: Lang,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(lang, { type }).format(names);
}
