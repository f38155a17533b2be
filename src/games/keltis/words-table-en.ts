import { counting, type Forms } from '../../engine/words.ts';
import { capital, signed, type TableWords } from './words-table.ts';

const counted = counting('en');
const CARDS: Forms = { one: '# card', other: '# cards' };

export const en: TableWords = {
  card: (pile, value) =>
    pile === 'points' ? `Point card ${value ?? ''}` : `${capital(pile)} ${value ?? 'End card'}`,
  suit: {
    red: 'Red',
    yellow: 'Yellow',
    green: 'Green',
    blue: 'Blue',
    purple: 'Purple',
    points: 'Point cards',
  },
  row: (row) => (row === 'points' ? 'Point row' : `${capital(row)} row`),
  yourRows: 'Your rows',
  noCards: 'no cards',
  ended: 'ended',
  direction: (direction) => (direction === 0 ? 'up or down' : direction > 0 ? 'rising' : 'falling'),
  points: (points) => `${signed(points)} ${counted(Math.abs(points), { one: 'point', other: 'points' })}`,
  pts: 'points',
  cards: (count) => counted(count, CARDS),
  inHand: (count) => `${counted(count, CARDS)} in hand`,
  knownInHand: 'known',
  knownToAll: 'known to all',
  endedRows: (rows, of) => `${rows} of ${of} rows ended`,
  putAside: (count) => `${counted(count, CARDS)} put aside`,
  quiet: (turns, of) => `${turns} of ${of} turns without the pile`,
  end: {
    'five-rows': 'Five rows have ended: the last cards.',
    'last-card': 'The pile is used up: the last cards.',
    stalled: 'Nobody drew from the pile for 200 turns: the last cards.',
  },
  stones: 'Wishing stones',
  stone: (stone) => `Wishing stone ${stone}`,
  stoneTaken: (stone, by) => `Wishing stone ${stone}: taken by ${by}`,
  stonesOf: (count, points) =>
    `${counted(count, { one: '# wishing stone', other: '# wishing stones' })}: ${signed(points)}`,
  scoredStones: 'Stones',
  you: 'You',
  players: 'The others',
  total: (points) => `${signed(points)} now`,
  enlarge: (name) => `Show the rows of ${name}`,
  added: (count) => `added ${count}`,
  done: 'adds nothing more',
  piles: 'Draw pile and discard piles',
  supply: (count) => `Draw pile: ${counted(count, CARDS)}`,
  pile: (pile) => `${pile === 'points' ? 'Grey' : capital(pile)} discard pile`,
  pileHolds: (pile, top, count) =>
    `${pile === 'points' ? 'Grey' : capital(pile)} discard pile: ${top === null ? 'empty' : `${top} on top, ${counted(count, CARDS)}`}`,
  blocked: 'closed for this turn',
  show: (pile) => `Show the whole ${pile === 'points' ? 'grey' : pile} discard pile`,
  whole: (pile) => `${pile === 'points' ? 'Grey' : capital(pile)} discard pile, top card first`,
  close: 'Close',
  hand: 'Your hand',
  fits: 'fits a row',
  ways: 'What to do with it',
  hint: {
    action: 'Touch a card to see where it may go.',
    draw: 'Touch the draw pile or a lit card.',
    final: 'Touch a card that fits a row.',
    over: '',
  },
  toDiscard: 'Discard',
  forStone: (stone, others) => [`Stone ${stone}`, ...others].join(', '),
  scores: 'Points by rows and stones',
  pointRow: 'Point row',
  together: 'Together',
};
