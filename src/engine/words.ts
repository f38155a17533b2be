import type { Seat, Tagged } from './game.ts';
import type { OptionValue } from './options.ts';

/** The languages of the house, the one list of them: two letters each (ISO 639-1). English is what the others fall back to. */
export const LANGS = ['en', 'de'] as const;
export type Lang = (typeof LANGS)[number];

/** Texts by language. Only English has to be there. */
export type Catalogues<Texts> = { readonly en: Texts } & { readonly [lang in Lang]?: Texts };

/** The texts in a language, or in English where there are none. */
export function inLang<Texts>(catalogues: Catalogues<Texts>, lang: Lang): Texts {
  return catalogues[lang] ?? catalogues.en;
}

/** What a number makes of a word, by the forms that the language has; `#` is the number. */
export type Forms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** Numbers in words of a language: `counting('en')(3, { one: '# card', other: '# cards' })` is "3 cards". */
export function counting(lang: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(lang);
  const numbers = new Intl.NumberFormat(lang);
  return (count, forms) => {
    // `Intl` writes a hyphen where a minus belongs.
    const number = numbers.format(count).replace('-', '−');
    return (forms[rules.select(count)] ?? forms.other).replace('#', number);
  };
}

/** "Ana, Ben, and Cem" or "2, 3, or 4", as the language lists things. */
export function listing(lang: string): (things: readonly string[], link?: 'and' | 'or') => string {
  const and = new Intl.ListFormat(lang, { type: 'conjunction' });
  const or = new Intl.ListFormat(lang, { type: 'disjunction' });
  return (things, link = 'and') => (link === 'and' ? and : or).format(things);
}

/** Who a sentence speaks of, and whether it speaks to them. */
export interface Who {
  readonly name: string;
  readonly you: boolean;
}

export interface OptionWords {
  readonly label: string;
  readonly help: string;
  /** By the value as text: `'true'`, `'15'`, `'brown'`. */
  readonly values: Readonly<Record<string, { readonly label: string; readonly help: string }>>;
}

/**
 * A game's texts in one language: short, kind, concrete, in the rulebook's terms, without exclamation marks. The log, the
 * mail, the screen reader and the record's page all speak by these.
 */
export interface Words<Told extends Tagged = Tagged, View = unknown, Move extends Tagged = Tagged> {
  readonly name: string;
  /** The game in one sentence, for who does not know it. */
  readonly blurb: string;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** One sentence for what was told; undefined where it needs no line of its own. */
  told(event: Told, who: (seat: Seat) => Who): string | undefined;
  /** What is asked of `seat` now, given what it is offered: "Draw a card or take a row." */
  asked(view: View, seat: Seat, offers: readonly Move[]): string;
  /** A move as a button or a preview says it: "Take row 2". Without `who`, players go by their seat's number. */
  move(move: Move, view: View, who?: (seat: Seat) => Who): string;
  /** By the code that `why` gives. */
  readonly refused: Readonly<Record<string, string>>;
}

/** The words for an option's value, with the value itself where none are given. */
export function valueLabel(words: OptionWords, value: OptionValue): string {
  return words.values[String(value)]?.label ?? String(value);
}
