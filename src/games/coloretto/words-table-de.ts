import { counting, type Forms } from '../../engine/words.ts';
import { signed, type TableWords } from './words-table.ts';

const counted = counting('de');
const CARDS: Forms = { one: '# Karte', other: '# Karten' };

export const de: TableWords = {
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
    `Reihe ${row + 1}: ${cards.length === 0 ? 'leer' : cards.join(', ')}; ${counted(free, { one: '# freier Platz', other: '# freie Plätze' })}`,
  take: 'Nehmen',
  put: 'Hierhin',
  takenBy: (name) => `Genommen: ${name}`,
  supply: (count) => `Stapel: ${counted(count, CARDS)}`,
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
    `${cards}: ${count}${jokers > 0 ? `, davon ${jokers} Joker` : ''}; ${worth(points)}`,
  plus2: (count, points) => `+2: ${count}; ${worth(points)}`,
  removed: (cards) => `Aus dem Spiel: ${cards.join(', ')}`,
  enlarge: (name) => `Karten von ${name} zeigen`,
  colour: 'Farbe',
  number: 'Karten',
  points: 'Punkte',
  total: 'Zusammen',
  withJokers: (jokers) => `mit ${counted(jokers, { one: '# Joker', other: '# Jokern' })}`,
};

function worth(points: number): string {
  return `${signed(points)} ${counted(Math.abs(points), { one: 'Punkt', other: 'Punkte' })}`;
}
