import { counting, type Forms, listing } from '../../engine/words.ts';
import type { Rank } from './cards.ts';
import type { DealEnding } from './state.ts';
import type { TableWords } from './words-table.ts';

const counted = counting('de');
const CARDS: Forms = { one: '# Karte', other: '# Karten' };
const CHIPS: Forms = { one: '# Chip', other: '# Chips' };
const list = listing('de');
const RANKS: Readonly<Record<Rank, string>> = {
  solo: 'Solo',
  'two-straight': 'Zweier-Straße',
  pair: 'Paar',
  'three-straight': 'Dreier-Straße',
  trips: 'Drilling',
};
const DEALS: Readonly<Record<DealEnding, string>> = {
  conceded: 'jemand hat aufgegeben.',
  'last-with-cards': 'nur eine Person hatte noch Karten.',
  'all-out': 'niemand hatte mehr Karten.',
};

export const de: TableWords = {
  special: { x: 'X', stop: 'Stopp', redraw: 'Nachziehen' },
  xAs: (value) => `X als ${value}`,
  ranks: RANKS,
  ladder: 'Kombinationen von der niedrigsten zur höchsten',
  round: (deal, trick) => `Durchgang ${deal} · Stich ${trick}`,
  trick: 'Der Stich',
  best: ({ name, you }) => `Zu überbieten, von ${you ? 'dir' : name}`,
  winning: ({ name, you }) => `${you ? 'Du hast' : `${name} hat`} den Stich gewonnen`,
  rank: (rank, sum) => `${RANKS[rank]}, Summe ${sum}`,
  nothingYet: 'Noch nichts zu überbieten',
  anythingGoes: 'Jede Kombination geht.',
  lastTrick: (by, stopped) => {
    if (!by) return 'Der letzte Stich wurde abgebrochen:';
    const have = by.you ? 'Du hast' : `${by.name} hat`;
    return `${have} den letzten Stich${stopped ? ' mit einem Stopp' : ''} gewonnen:`;
  },
  lastDeal: (how, owing) => {
    const names = list(owing.map(({ name, you }) => (you ? 'du' : name)));
    const several = owing.length > 1;
    const you = !several && owing[0]?.you === true;
    const have = several ? 'haben' : you ? 'hast' : 'hat';
    if (how === 'conceded') return `Letzter Durchgang: ${names} ${have} aufgegeben und einen Chip verloren.`;
    if (how === 'last-with-cards')
      return `Letzter Durchgang: nur ${names} ${you ? 'hattest' : 'hatte'} noch Karten und ${have} einen Chip verloren.`;
    return `Letzter Durchgang: niemand hatte mehr Karten; ${names} ${have} ${several ? 'je einen Chip' : 'einen Chip'} verloren.`;
  },
  pile: (count) => `Stapel: ${counted(count, CARDS)}`,
  stake: (cards) => `Wer gewinnt, zieht ${cards}`,
  discard: (count) => `Ablage: ${counted(count, CARDS)}`,
  times: (count) => `×${count}`,
  players: 'Mitspieler',
  you: 'Du',
  chips: (count) => (count === 0 ? 'kein Chip mehr' : counted(count, CHIPS)),
  cards: (count) => counted(count, CARDS),
  known: 'mit',
  reserve: 'Reserve',
  noReserve: 'keine Reserve',
  part: { acting: 'am Zug', drawing: 'zieht', 'to-act': 'noch dran', out: 'sicher' },
  did: { played: 'spielte', stopped: 'spielte', redrew: 'spielte', took: 'nahm', conceded: 'gab auf' },
  hand: (count) => `Deine Hand von links nach rechts, ${counted(count, CARDS)}`,
  emptyHand: 'Keine Karten mehr: du bist in diesem Durchgang sicher.',
  place: (card, place, count) => `${card}, Platz ${place} von ${count}`,
  reserveCard: (card) => `Reservekarte ${card}`,
  takeReserve: (card) => `Reservekarte ${card} nehmen`,
  concede: 'Aufgeben',
  drew: 'Gezogen',
  moreToDraw: (left) => `danach noch ${left}`,
  chooseCard: 'Wähle eine unterstrichene Karte.',
  chooseCardOrReserve: 'Wähle eine unterstrichene Karte oder eine aus der Reserve.',
  chooseReserve: 'Wähle eine Karte aus der Reserve.',
  chooseGap: 'Wähle die Lücke, in die sie soll.',
  ways: 'Zusammen spielen',
  value: (value) => `X zählt als ${value}`,
  values: 'X zählt als',
  effect: {
    stop: 'Der Stich endet sofort und gehört dir.',
    redraw: 'Danach ist zu überbieten, was vorher lag; wer gewinnt, zieht 3.',
    x: 'Der Stich endet sofort, gehört dir, und du ziehst 3.',
  },
  meet: (left, right) => `Dann liegen ${left} und ${right} nebeneinander.`,
  lastCards: 'Das sind deine letzten Karten.',
  player: 'Name',
  chipsLeft: 'Chips',
  outcome: 'Ausgang',
  why: (how) =>
    `Der letzte Durchgang: ${DEALS[how]} Wer einen Chip abgeben musste und keinen hatte, hat verloren; alle anderen haben gewonnen.`,
  lost: 'hatte keinen Chip mehr: verloren',
  owed: 'verlor einen Chip: gewonnen',
  won: 'gewonnen',
};
