import type { Lang } from '../../engine/words.ts';
import type { Card } from './state.ts';

/** What the table on screen says besides the game's words. */
export interface TableWords {
  readonly cards: Readonly<Record<Card, string>>;
  readonly middle: string;
  readonly row: (row: number) => string;
  readonly rowHolds: (row: number, cards: readonly string[], free: number) => string;
  readonly take: string;
  readonly put: string;
  readonly takenBy: (name: string) => string;
  readonly supply: (count: number) => string;
  readonly pile: string;
  readonly draw: string;
  readonly drawn: string;
  readonly lastRound: string;
  readonly round: (round: number) => string;
  readonly collections: string;
  readonly collection: (name: string, you: boolean, second: boolean) => string;
  readonly empty: string;
  readonly out: string;
  readonly now: (points: number) => string;
  readonly counts: string;
  readonly costs: string;
  readonly stack: (cards: string, count: number, jokers: number, points: number) => string;
  readonly plus2: (count: number, points: number) => string;
  readonly removed: (cards: readonly string[]) => string;
  readonly enlarge: (name: string) => string;
  readonly colour: string;
  readonly number: string;
  readonly points: string;
  readonly total: string;
  readonly withJokers: (jokers: number) => string;
}

export const TABLE_WORDS: Readonly<Record<Lang, TableWords>> = {
  en: {
    cards: {
      red: 'Red',
      yellow: 'Yellow',
      green: 'Green',
      blue: 'Blue',
      brown: 'Brown',
      gray: 'Gray',
      pink: 'Pink',
      joker: 'Joker',
      'golden-joker': 'Golden joker',
      plus2: '+2',
    },
    middle: 'The rows',
    row: (row) => `Row ${row + 1}`,
    rowHolds: (row, cards, free) =>
      `Row ${row + 1}: ${cards.length === 0 ? 'empty' : cards.join(', ')}; ${free} free ${free === 1 ? 'place' : 'places'}`,
    take: 'Take',
    put: 'Put here',
    takenBy: (name) => `Taken by ${name}`,
    supply: (count) => `Supply: ${count} ${count === 1 ? 'card' : 'cards'}`,
    pile: 'Supply',
    draw: 'Draw',
    drawn: 'Drawn',
    lastRound: 'This round is the last.',
    round: (round) => `Round ${round}`,
    collections: 'Collections',
    collection: (name, you, second) => `${you ? 'You' : name}${second ? ' · second collection' : ''}`,
    empty: 'Nothing yet',
    out: 'done for this round',
    now: (points) => `${points} now`,
    counts: 'counts',
    costs: 'costs',
    stack: (cards, count, jokers, points) =>
      `${cards}: ${count}${jokers > 0 ? `, ${jokers} of them ${jokers === 1 ? 'a joker' : 'jokers'}` : ''}; ${signed(points)} points`,
    plus2: (count, points) => `+2: ${count}; ${signed(points)} points`,
    removed: (cards) => `Out of the game: ${cards.join(', ')}`,
    enlarge: (name) => `Show the cards of ${name}`,
    colour: 'Colour',
    number: 'Cards',
    points: 'Points',
    total: 'Together',
    withJokers: (jokers) => (jokers === 1 ? 'with 1 joker' : `with ${jokers} jokers`),
  },
  de: {
    cards: {
      red: 'Rot',
      yellow: 'Gelb',
      green: 'Grün',
      blue: 'Blau',
      brown: 'Braun',
      gray: 'Grau',
      pink: 'Rosa',
      joker: 'Joker',
      'golden-joker': 'Goldener Joker',
      plus2: '+2',
    },
    middle: 'Die Reihen',
    row: (row) => `Reihe ${row + 1}`,
    rowHolds: (row, cards, free) =>
      `Reihe ${row + 1}: ${cards.length === 0 ? 'leer' : cards.join(', ')}; ${free} ${free === 1 ? 'freier Platz' : 'freie Plätze'}`,
    take: 'Nehmen',
    put: 'Hierhin',
    takenBy: (name) => `Genommen: ${name}`,
    supply: (count) => `Stapel: ${count} ${count === 1 ? 'Karte' : 'Karten'}`,
    pile: 'Stapel',
    draw: 'Ziehen',
    drawn: 'Gezogen',
    lastRound: 'Diese Runde ist die letzte.',
    round: (round) => `Runde ${round}`,
    collections: 'Sammlungen',
    collection: (name, you, second) => `${you ? 'Du' : name}${second ? ' · zweite Sammlung' : ''}`,
    empty: 'Noch nichts',
    out: 'fertig für diese Runde',
    now: (points) => `jetzt ${points}`,
    counts: 'zählt',
    costs: 'kostet',
    stack: (cards, count, jokers, points) =>
      `${cards}: ${count}${jokers > 0 ? `, davon ${jokers} Joker` : ''}; ${signed(points)} Punkte`,
    plus2: (count, points) => `+2: ${count}; ${signed(points)} Punkte`,
    removed: (cards) => `Aus dem Spiel: ${cards.join(', ')}`,
    enlarge: (name) => `Karten von ${name} zeigen`,
    colour: 'Farbe',
    number: 'Karten',
    points: 'Punkte',
    total: 'Zusammen',
    withJokers: (jokers) => `mit ${jokers} Joker${jokers === 1 ? '' : 'n'}`,
  },
};

/** "+6", "−3" with a true minus, "0". */
export function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}
