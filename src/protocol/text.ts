import * as v from 'valibot';

const CODE = 'name-not-allowed';
const MAX_GRAPHEMES = 24;

/** Longer input is refused before any of the costlier checks looks at it. */
const MAX_UNITS = 400;

/**
 * What a name never holds: control, format, private and unassigned characters (Cf has the right-to-left overrides),
 * whatever draws nothing (DI, the Braille blank; the emoji selector is let through where it follows a picture), three
 * combining marks in a row or one with nothing to stand on.
 */
const FORBIDDEN = [
  /\p{C}/u,
  /(?!\uFE0F)\p{DI}/u,
  /(?<!\p{Extended_Pictographic})\uFE0F/u,
  /[\u2028\u2029\u2800]/u,
  /\p{M}{3}/u,
  /(?:^| )\p{M}/u,
];

/**
 * What a page, a chat or a mail program would make more of than text: tags, mentions, a Markdown link, a scheme, `www.`, a
 * dot between word and ending, four numbers. Looked for behind compatibility forms too (full-width letters).
 */
const MARKUP_OR_URL = [
  /[<>@]/u,
  /\]\(/u,
  /\/\//u,
  /(?:https?|ftps?|wss?|mailto|tel|data|javascript|file):/iu,
  /www\./iu,
  /[\p{L}\p{N}]\.\p{L}{2,}/u,
  /\d\.\d+\.\d+\.\d/u,
];

const VISIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * The name a person shows at a table: 1 to 24 graphemes, at least one letter, number or picture. The output is NFC, with
 * every run of spaces one plain space and none at the ends.
 *
 * Error: `name-not-allowed`.
 */
export const PersonName = v.pipe(v.string(CODE), v.transform(tidy), v.check(isAllowed, CODE));

function tidy(text: string): string {
  if (text.length > MAX_UNITS) return text;
  return text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(/^ | $/gu, '');
}

function isAllowed(name: string): boolean {
  if (name.length > MAX_UNITS || !VISIBLE.test(name)) return false;
  if (FORBIDDEN.some((pattern) => pattern.test(name))) return false;
  // Full-width and ideographic full stops act as dots in an address.
  const folded = name.normalize('NFKC').replaceAll('。', '.');
  if (MARKUP_OR_URL.some((pattern) => pattern.test(folded))) return false;
  return [...graphemes.segment(name)].length <= MAX_GRAPHEMES;
}

/** Lower-case letters and digits that pass for Latin ones, in one or the other case, each with what it passes for. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  // digits and strokes
  '0': 'o',
  '1': 'l',
  '|': 'l',
  // Latin
  i: 'l',
  ı: 'l',
  ɩ: 'l',
  ɑ: 'a',
  ɡ: 'g',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  // Greek; a capital that equals a Latin one decides (Η is H, so η is h)
  α: 'a',
  β: 'b',
  γ: 'y',
  ε: 'e',
  ζ: 'z',
  η: 'h',
  ι: 'l',
  κ: 'k',
  μ: 'm',
  ν: 'n',
  ο: 'o',
  ρ: 'p',
  ς: 'σ',
  τ: 't',
  υ: 'y',
  χ: 'x',
  ω: 'w',
  // Cyrillic
  а: 'a',
  в: 'b',
  г: 'r',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  н: 'h',
  і: 'l',
  ӏ: 'l',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  ѕ: 's',
  с: 'c',
  т: 't',
  у: 'y',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
};

/**
 * What is left of a name when case, marks, spaces, punctuation and look-alike letters are folded away: two names with the same
 * skeleton may not sit at one table. Not for showing.
 *
 * @param name a `PersonName`; its skeleton is never empty
 */
export function skeleton(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFKD');
  const folded = Array.from(bare, (letter) =>
    Object.hasOwn(LOOK_ALIKES, letter) ? LOOK_ALIKES[letter] : letter,
  ).join('');
  return folded.replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, '');
}
