import type { Lang } from '../../engine/words.ts';
import type { Colour, PileName } from './cards.ts';
import { rowPoints } from './scoring.ts';
import type { EndCause, Phase } from './state.ts';

type Direction = -1 | 0 | 1;

/** What the table on screen says besides the game's words. */
export interface TableWords {
  /** `value`: the printed number; null on an End card. */
  readonly card: (pile: PileName, value: string | null) => string;
  readonly suit: Readonly<Record<PileName, string>>;
  readonly row: (row: PileName) => string;
  readonly yourRows: string;
  readonly noCards: string;
  readonly ended: string;
  readonly direction: (direction: Direction) => string;
  readonly points: (points: number) => string;
  readonly pts: string;
  readonly cards: (count: number) => string;
  readonly inHand: (count: number) => string;
  readonly knownInHand: string;
  readonly knownToAll: string;
  readonly endedRows: (rows: number, of: number) => string;
  readonly putAside: (count: number) => string;
  readonly quiet: (turns: number, of: number) => string;
  readonly end: Readonly<Record<EndCause, string>>;
  readonly stones: string;
  readonly stone: (stone: number) => string;
  readonly stoneTaken: (stone: number, by: string) => string;
  readonly stonesOf: (count: number, points: number) => string;
  readonly scoredStones: string;
  readonly you: string;
  readonly players: string;
  readonly total: (points: number) => string;
  readonly enlarge: (name: string) => string;
  readonly added: (count: number) => string;
  readonly done: string;
  readonly piles: string;
  readonly supply: (count: number) => string;
  readonly pile: (pile: PileName) => string;
  readonly pileHolds: (pile: PileName, top: string | null, count: number) => string;
  readonly blocked: string;
  readonly show: (pile: PileName) => string;
  readonly whole: (pile: PileName) => string;
  readonly close: string;
  readonly hand: string;
  readonly fits: string;
  readonly ways: string;
  readonly hint: Readonly<Record<Phase, string>>;
  readonly toDiscard: string;
  readonly forStone: (stone: string, others: readonly string[]) => string;
  readonly scores: string;
  readonly pointRow: string;
  readonly together: string;
}

/** Printed beside the rows: what a row of 1, 2, … 9 cards is worth (§10). More cards count as nine. */
export const ROW_SCALE: readonly number[] = Array.from({ length: 9 }, (_, at) => rowPoints(at + 1));

const SUITS_DE: Readonly<Record<Colour, string>> = {
  red: 'Rot',
  yellow: 'Gelb',
  green: 'Grün',
  blue: 'Blau',
  purple: 'Lila',
};

export const TABLE_WORDS: Readonly<Record<Lang, TableWords>> = {
  en: {
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
    points: (points) => `${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`,
    pts: 'points',
    cards: (count) => `${count} ${count === 1 ? 'card' : 'cards'}`,
    inHand: (count) => `${count} ${count === 1 ? 'card' : 'cards'} in hand`,
    knownInHand: 'known',
    knownToAll: 'known to all',
    endedRows: (rows, of) => `${rows} of ${of} rows ended`,
    putAside: (count) => `${count} cards put aside`,
    quiet: (turns, of) => `${turns} of ${of} turns without the pile`,
    end: {
      'five-rows': 'Five rows have ended: the last cards.',
      'last-card': 'The pile is used up: the last cards.',
      stalled: 'Nobody drew from the pile for 200 turns: the last cards.',
    },
    stones: 'Wishing stones',
    stone: (stone) => `Wishing stone ${stone}`,
    stoneTaken: (stone, by) => `Wishing stone ${stone}: taken by ${by}`,
    stonesOf: (count, points) => `${count} wishing ${count === 1 ? 'stone' : 'stones'}: ${signed(points)}`,
    scoredStones: 'Stones',
    you: 'You',
    players: 'The others',
    total: (points) => `${signed(points)} now`,
    enlarge: (name) => `Show the rows of ${name}`,
    added: (count) => `added ${count}`,
    done: 'adds nothing more',
    piles: 'Draw pile and discard piles',
    supply: (count) => `Draw pile: ${count} ${count === 1 ? 'card' : 'cards'}`,
    pile: (pile) => `${pile === 'points' ? 'Grey' : capital(pile)} discard pile`,
    pileHolds: (pile, top, count) =>
      `${pile === 'points' ? 'Grey' : capital(pile)} discard pile: ${top === null ? 'empty' : `${top} on top, ${count} ${count === 1 ? 'card' : 'cards'}`}`,
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
  },
  de: {
    card: (pile, value) =>
      pile === 'points' ? `Punktkarte ${value ?? ''}` : `${SUITS_DE[pile]} ${value ?? 'Endkarte'}`,
    suit: { ...SUITS_DE, points: 'Punktkarten' },
    row: (row) => (row === 'points' ? 'Punktreihe' : `Reihe ${SUITS_DE[row]}`),
    yourRows: 'Deine Reihen',
    noCards: 'keine Karten',
    ended: 'beendet',
    direction: (direction) => (direction === 0 ? 'auf oder ab' : direction > 0 ? 'steigt' : 'fällt'),
    points: (points) => `${signed(points)} ${Math.abs(points) === 1 ? 'Punkt' : 'Punkte'}`,
    pts: 'Punkte',
    cards: (count) => `${count} ${count === 1 ? 'Karte' : 'Karten'}`,
    inHand: (count) => `${count} ${count === 1 ? 'Karte' : 'Karten'} auf der Hand`,
    knownInHand: 'bekannt',
    knownToAll: 'allen bekannt',
    endedRows: (rows, of) => `${rows} von ${of} Reihen beendet`,
    putAside: (count) => `${count} Karten beiseitegelegt`,
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
      `${count} ${count === 1 ? 'Wunschstein' : 'Wunschsteine'}: ${signed(points)}`,
    scoredStones: 'Steine',
    you: 'Du',
    players: 'Die anderen',
    total: (points) => `jetzt ${signed(points)}`,
    enlarge: (name) => `Reihen von ${name} zeigen`,
    added: (count) => `${count} angelegt`,
    done: 'legt nichts mehr an',
    piles: 'Stapel und Ablagestapel',
    supply: (count) => `Stapel: ${count} ${count === 1 ? 'Karte' : 'Karten'}`,
    pile: (pile) => `Ablagestapel ${pile === 'points' ? 'Grau' : SUITS_DE[pile]}`,
    pileHolds: (pile, top, count) =>
      `Ablagestapel ${pile === 'points' ? 'Grau' : SUITS_DE[pile]}: ${top === null ? 'leer' : `oben ${top}, ${count} ${count === 1 ? 'Karte' : 'Karten'}`}`,
    blocked: 'in diesem Zug geschlossen',
    show: (pile) => `Den ganzen Ablagestapel ${pile === 'points' ? 'Grau' : SUITS_DE[pile]} zeigen`,
    whole: (pile) => `Ablagestapel ${pile === 'points' ? 'Grau' : SUITS_DE[pile]}, oberste Karte zuerst`,
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
  },
};

/** "+6", "−3" with a true minus, "0". */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : plain(points);
}

/** "6", "−3" with a true minus, "0". */
export function plain(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
