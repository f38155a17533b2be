import { must } from '../../engine/assert.ts';
import { copies } from '../../engine/cards.ts';

export const COLOURS = ['red', 'yellow', 'green', 'blue', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
const VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Value = (typeof VALUES)[number];

export type Card = `${Colour}-${Value}` | `${Colour}-end` | `point-${Value}`;

/** What a card is, by its code. */
export type Face =
  | { readonly kind: 'number'; readonly colour: Colour; readonly value: Value }
  | { readonly kind: 'end'; readonly colour: Colour }
  | { readonly kind: 'point'; readonly value: Value };

/** The discard piles: one for each colour, one for the point cards. A player's rows have the same names. */
export const PILES = [...COLOURS, 'points'] as const;
export type PileName = (typeof PILES)[number];

/** The wishing stones: one of each value, never in the deck. */
export const STONES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const FACES: ReadonlyMap<string, Face> = new Map<Card, Face>([
  ...COLOURS.flatMap((colour) =>
    VALUES.map((value): [Card, Face] => [`${colour}-${value}`, { kind: 'number', colour, value }]),
  ),
  ...COLOURS.map((colour): [Card, Face] => [`${colour}-end`, { kind: 'end', colour }]),
  ...VALUES.map((value): [Card, Face] => [`point-${value}`, { kind: 'point', value }]),
]);

/** Every code once. */
export const CODES = [...FACES.keys()] as readonly Card[];

/** §2: the 101 cards. 3 to 7 come twice in each colour, as do the End cards. */
export const DECK: readonly Card[] = CODES.flatMap((card) => copies([card], isDouble(faceOf(card)) ? 2 : 1));

export function faceOf(card: Card): Face {
  return must(FACES.get(card), `no card ${card}`);
}

/** The discard pile that a card belongs to. */
export function pileOf(card: Card): PileName {
  const face = faceOf(card);
  return face.kind === 'point' ? 'points' : face.colour;
}

export function isCode(text: string): text is Card {
  return FACES.has(text);
}

export function isPile(text: string): text is PileName {
  return PILES.some((name) => name === text);
}

function isDouble(face: Face): boolean {
  return face.kind === 'end' || (face.kind === 'number' && face.value >= 3 && face.value <= 7);
}
