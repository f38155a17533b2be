import { counting, type Forms } from '../../engine/words.ts';
import type { Colour } from './cards.ts';
import { signed, type TableWords } from './words-table.ts';

const counted = counting('de');
const CARDS: Forms = { one: '# Karte', other: '# Karten' };

const SUITS: Readonly<Record<Colour, string>> = {
  red: 'Rot',
  yellow: 'Gelb',
  green: 'Grün',
  blue: 'Blau',
  purple: 'Lila',
};

export const de: TableWords = {
  card: (pile, value) =>
    pile === 'points' ? `Punktkarte ${value ?? ''}` : `${SUITS[pile]} ${value ?? 'Endkarte'}`,
  suit: { ...SUITS, points: 'Punktkarten' },
  row: (row) => (row === 'points' ? 'Punktreihe' : `Reihe ${SUITS[row]}`),
  yourRows: 'Deine Reihen',
  noCards: 'keine Karten',
  ended: 'beendet',
  direction: (direction) => (direction === 0 ? 'auf oder ab' : direction > 0 ? 'steigt' : 'fällt'),
  points: (points) => `${signed(points)} ${counted(Math.abs(points), { one: 'Punkt', other: 'Punkte' })}`,
  pts: 'Punkte',
  cards: (count) => counted(count, CARDS),
  inHand: (count) => `${counted(count, CARDS)} auf der Hand`,
  knownInHand: 'bekannt',
  knownToAll: 'allen bekannt',
  endedRows: (rows, of) => `${rows} von ${of} Reihen beendet`,
  putAside: (count) => `${counted(count, CARDS)} beiseitegelegt`,
  quiet: (turns, of) => `${turns} von ${of} Zügen ohne den Stapel`,
  end: {
    'five-rows': 'Fünf Reihen sind beendet: die letzten Karten.',
    'last-card': 'Der Stapel ist aufgebraucht: die letzten Karten.',
    stalled: '200 Züge lang zog niemand vom Stapel: die letzten Karten.',
  },
  stones: 'Wunschsteine',
  stone: (stone) => `Wunschstein ${stone}`,
  stoneTaken: (stone, by) => `Wunschstein ${stone}: genommen von ${by}`,
  stonesOf: (count, points) =>
    `${counted(count, { one: '# Wunschstein', other: '# Wunschsteine' })}: ${signed(points)}`,
  scoredStones: 'Steine',
  you: 'Du',
  players: 'Die anderen',
  total: (points) => `jetzt ${signed(points)}`,
  enlarge: (name) => `Reihen von ${name} zeigen`,
  added: (count) => `${count} angelegt`,
  done: 'legt nichts mehr an',
  piles: 'Stapel und Ablagestapel',
  supply: (count) => `Stapel: ${counted(count, CARDS)}`,
  pile: (pile) => `Ablagestapel ${pile === 'points' ? 'Grau' : SUITS[pile]}`,
  pileHolds: (pile, top, count) =>
    `Ablagestapel ${pile === 'points' ? 'Grau' : SUITS[pile]}: ${top === null ? 'leer' : `oben ${top}, ${counted(count, CARDS)}`}`,
  blocked: 'in diesem Zug geschlossen',
  show: (pile) => `Den ganzen Ablagestapel ${pile === 'points' ? 'Grau' : SUITS[pile]} zeigen`,
  whole: (pile) => `Ablagestapel ${pile === 'points' ? 'Grau' : SUITS[pile]}, oberste Karte zuerst`,
  close: 'Schließen',
  hand: 'Deine Hand',
  fits: 'passt an eine Reihe',
  ways: 'Was damit geschehen soll',
  hint: {
    action: 'Tippe eine Karte an, um zu sehen, wohin sie darf.',
    draw: 'Tippe den Stapel oder eine hervorgehobene Karte an.',
    final: 'Tippe eine Karte an, die an eine Reihe passt.',
    over: '',
  },
  toDiscard: 'Ablegen',
  forStone: (stone, others) => [`Stein ${stone}`, ...others].join(', '),
  scores: 'Punkte nach Reihen und Steinen',
  pointRow: 'Punktreihe',
  together: 'Zusammen',
};
