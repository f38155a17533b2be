import type { Lang, Who } from '../../engine/words.ts';
import type { Card, Rank } from './cards.ts';
import type { DealEnding } from './state.ts';

/** What the table on screen says besides the game's words. */
export interface TableWords {
  readonly special: Readonly<Record<'x' | 'stop' | 'redraw', string>>;
  readonly xAs: (value: number) => string;
  readonly ranks: Readonly<Record<Rank, string>>;
  readonly ladder: string;
  readonly round: (deal: number, trick: number) => string;
  readonly trick: string;
  readonly best: (by: Who) => string;
  readonly winning: (by: Who) => string;
  readonly rank: (rank: Rank, sum: number) => string;
  readonly nothingYet: string;
  readonly anythingGoes: string;
  /** Null where conceding cut it short. */
  readonly lastTrick: (by: Who | null, stopped: boolean) => string;
  readonly lastDeal: (how: DealEnding, owing: readonly Who[]) => string;
  readonly pile: (count: number) => string;
  readonly stake: (cards: number) => string;
  readonly discard: (count: number) => string;
  readonly times: (count: number) => string;
  readonly players: string;
  readonly you: string;
  readonly chips: (count: number) => string;
  readonly cards: (count: number) => string;
  readonly known: string;
  readonly reserve: string;
  readonly noReserve: string;
  readonly part: Readonly<Record<'acting' | 'drawing' | 'to-act' | 'out', string>>;
  readonly did: Readonly<Record<'played' | 'stopped' | 'redrew' | 'took' | 'conceded', string>>;
  readonly hand: (count: number) => string;
  readonly emptyHand: string;
  readonly place: (card: string, place: number, count: number) => string;
  readonly takeReserve: (card: string) => string;
  readonly concede: string;
  readonly drew: string;
  readonly moreToDraw: (left: number) => string;
  readonly chooseCard: string;
  readonly chooseCardOrReserve: string;
  readonly chooseReserve: string;
  readonly chooseGap: string;
  readonly ways: string;
  readonly value: (value: number) => string;
  readonly values: string;
  readonly effect: Readonly<Record<'stop' | 'redraw' | 'x', string>>;
  readonly meet: (left: string, right: string) => string;
  readonly lastCards: string;
  readonly player: string;
  readonly chipsLeft: string;
  readonly outcome: string;
  readonly why: (how: DealEnding) => string;
  readonly lost: string;
  readonly owed: string;
  readonly won: string;
}

const list = (names: readonly string[], and: string) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

export const TABLE_WORDS: Readonly<Record<Lang, TableWords>> = {
  en: {
    special: { x: 'X', stop: 'Stop', redraw: 'Redraw' },
    xAs: (value) => `X as ${value}`,
    ranks: {
      solo: 'Single',
      'two-straight': 'Straight of 2',
      pair: 'Pair',
      'three-straight': 'Straight of 3',
      trips: 'Trips',
    },
    ladder: 'Combinations from lowest to highest',
    round: (deal, trick) => `Deal ${deal} · trick ${trick}`,
    trick: 'The trick',
    best: ({ name, you }) => `To beat, by ${you ? 'you' : name}`,
    winning: ({ name, you }) => `${you ? 'You' : name} won the trick`,
    rank: (rank, sum) => `${TABLE_WORDS.en.ranks[rank]}, sum ${sum}`,
    nothingYet: 'Nothing to beat yet',
    anythingGoes: 'Any combination goes.',
    lastTrick: (by, stopped) => {
      if (!by) return 'The last trick was cut short:';
      return `${by.you ? 'You' : by.name} won the last trick${stopped ? ' by a Stop' : ''}:`;
    },
    lastDeal: (how, owing) => {
      const names = list(
        owing.map(({ name, you }) => (you ? 'you' : name)),
        'and',
      );
      if (how === 'conceded') return `Last deal: ${names} conceded and lost a chip.`;
      if (how === 'last-with-cards') return `Last deal: only ${names} still had cards and lost a chip.`;
      return `Last deal: nobody had cards left; ${names} lost ${owing.length > 1 ? 'a chip each' : 'a chip'}.`;
    },
    pile: (count) => `Draw pile: ${count} ${count === 1 ? 'card' : 'cards'}`,
    stake: (cards) => `The winner draws ${cards}`,
    discard: (count) => `Discard pile: ${count} ${count === 1 ? 'card' : 'cards'}`,
    times: (count) => `×${count}`,
    players: 'Players',
    you: 'You',
    chips: (count) => (count === 0 ? 'no chip left' : `${count} ${count === 1 ? 'chip' : 'chips'}`),
    cards: (count) => `${count} ${count === 1 ? 'card' : 'cards'}`,
    known: 'with',
    reserve: 'Reserve',
    noReserve: 'no reserve',
    part: { acting: 'to move', drawing: 'draws', 'to-act': 'still to act', out: 'safe' },
    did: { played: 'played', stopped: 'played', redrew: 'played', took: 'took', conceded: 'conceded' },
    hand: (count) => `Your hand from left to right, ${count} ${count === 1 ? 'card' : 'cards'}`,
    emptyHand: 'No cards left: you are safe in this deal.',
    place: (card, place, count) => `${card}, place ${place} of ${count}`,
    takeReserve: (card) => `Take the reserve card ${card}`,
    concede: 'Concede',
    drew: 'You drew',
    moreToDraw: (left) => `${left} more to draw`,
    chooseCard: 'Choose an underlined card.',
    chooseCardOrReserve: 'Choose an underlined card or one of your reserve.',
    chooseReserve: 'Choose a card of your reserve.',
    chooseGap: 'Choose the gap where it goes.',
    ways: 'Play these together',
    value: (value) => `X counts as ${value}`,
    values: 'X counts as',
    effect: {
      stop: 'The trick ends at once and you win it.',
      redraw: 'The next player beats what lay before it; the winner draws 3.',
      x: 'The trick ends at once, you win it and draw 3.',
    },
    meet: (left, right) => `Then ${left} and ${right} are neighbours.`,
    lastCards: 'These are your last cards.',
    player: 'Player',
    chipsLeft: 'Chips',
    outcome: 'Outcome',
    why: (how) =>
      `The last deal: ${DEAL_EN[how]} Who had to lose a chip and had none lost the game; all others won.`,
    lost: 'had no chip to lose: lost',
    owed: 'lost a chip: won',
    won: 'won',
  },
  de: {
    special: { x: 'X', stop: 'Stopp', redraw: 'Nachziehen' },
    xAs: (value) => `X als ${value}`,
    ranks: {
      solo: 'Solo',
      'two-straight': 'Zweier-Straße',
      pair: 'Paar',
      'three-straight': 'Dreier-Straße',
      trips: 'Drilling',
    },
    ladder: 'Kombinationen von der niedrigsten zur höchsten',
    round: (deal, trick) => `Durchgang ${deal} · Stich ${trick}`,
    trick: 'Der Stich',
    best: ({ name, you }) => `Zu überbieten, von ${you ? 'dir' : name}`,
    winning: ({ name, you }) => `${you ? 'Du hast' : `${name} hat`} den Stich gewonnen`,
    rank: (rank, sum) => `${TABLE_WORDS.de.ranks[rank]}, Summe ${sum}`,
    nothingYet: 'Noch nichts zu überbieten',
    anythingGoes: 'Jede Kombination geht.',
    lastTrick: (by, stopped) => {
      if (!by) return 'Der letzte Stich wurde abgebrochen:';
      const have = by.you ? 'Du hast' : `${by.name} hat`;
      return `${have} den letzten Stich${stopped ? ' mit einem Stopp' : ''} gewonnen:`;
    },
    lastDeal: (how, owing) => {
      const names = list(
        owing.map(({ name, you }) => (you ? 'du' : name)),
        'und',
      );
      const several = owing.length > 1;
      const you = !several && owing[0]?.you === true;
      const have = several ? 'haben' : you ? 'hast' : 'hat';
      if (how === 'conceded')
        return `Letzter Durchgang: ${names} ${have} aufgegeben und einen Chip verloren.`;
      if (how === 'last-with-cards')
        return `Letzter Durchgang: nur ${names} ${you ? 'hattest' : 'hatte'} noch Karten und ${have} einen Chip verloren.`;
      return `Letzter Durchgang: niemand hatte mehr Karten; ${names} ${have} ${several ? 'je einen Chip' : 'einen Chip'} verloren.`;
    },
    pile: (count) => `Stapel: ${count} ${count === 1 ? 'Karte' : 'Karten'}`,
    stake: (cards) => `Wer gewinnt, zieht ${cards}`,
    discard: (count) => `Ablage: ${count} ${count === 1 ? 'Karte' : 'Karten'}`,
    times: (count) => `×${count}`,
    players: 'Mitspieler',
    you: 'Du',
    chips: (count) => (count === 0 ? 'kein Chip mehr' : `${count} ${count === 1 ? 'Chip' : 'Chips'}`),
    cards: (count) => `${count} ${count === 1 ? 'Karte' : 'Karten'}`,
    known: 'mit',
    reserve: 'Reserve',
    noReserve: 'keine Reserve',
    part: { acting: 'am Zug', drawing: 'zieht', 'to-act': 'noch dran', out: 'sicher' },
    did: { played: 'spielte', stopped: 'spielte', redrew: 'spielte', took: 'nahm', conceded: 'gab auf' },
    hand: (count) => `Deine Hand von links nach rechts, ${count} ${count === 1 ? 'Karte' : 'Karten'}`,
    emptyHand: 'Keine Karten mehr: du bist in diesem Durchgang sicher.',
    place: (card, place, count) => `${card}, Platz ${place} von ${count}`,
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
      `Der letzte Durchgang: ${DEAL_DE[how]} Wer einen Chip abgeben musste und keinen hatte, hat verloren; alle anderen haben gewonnen.`,
    lost: 'hatte keinen Chip mehr: verloren',
    owed: 'verlor einen Chip: gewonnen',
    won: 'gewonnen',
  },
};

const DEAL_EN: Readonly<Record<DealEnding, string>> = {
  conceded: 'somebody conceded.',
  'last-with-cards': 'only one player still had cards.',
  'all-out': 'nobody had cards left.',
};

const DEAL_DE: Readonly<Record<DealEnding, string>> = {
  conceded: 'jemand hat aufgegeben.',
  'last-with-cards': 'nur eine Person hatte noch Karten.',
  'all-out': 'niemand hatte mehr Karten.',
};

/** "5", "X", "Stop". */
export function bare(card: Card, words: TableWords): string {
  return card === 'x' || card === 'stop' || card === 'redraw' ? words.special[card] : card;
}
