import { counting, type Forms } from '../../engine/words.ts';
import { signed, type TableWords } from './words-table.ts';

const counted = counting('en');
const CARDS: Forms = { one: '# card', other: '# cards' };

export const en: TableWords = {
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
    `Row ${row + 1}: ${cards.length === 0 ? 'empty' : cards.join(', ')}; ${counted(free, { one: '# free place', other: '# free places' })}`,
  take: 'Take',
  put: 'Put here',
  takenBy: (name) => `Taken by ${name}`,
  supply: (count) => `Supply: ${counted(count, CARDS)}`,
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
    `${cards}: ${count}${jokers > 0 ? `, ${counted(jokers, { one: '# of them a joker', other: '# of them jokers' })}` : ''}; ${worth(points)}`,
  plus2: (count, points) => `+2: ${count}; ${worth(points)}`,
  removed: (cards) => `Out of the game: ${cards.join(', ')}`,
  enlarge: (name) => `Show the cards of ${name}`,
  colour: 'Colour',
  number: 'Cards',
  points: 'Points',
  total: 'Together',
  withJokers: (jokers) => counted(jokers, { one: 'with # joker', other: 'with # jokers' }),
};

function worth(points: number): string {
  return `${signed(points)} ${counted(Math.abs(points), { one: 'point', other: 'points' })}`;
}
