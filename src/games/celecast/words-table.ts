import type { Seat } from '../../engine/game.ts';
import type { Lang, Who } from '../../engine/words.ts';
import type { Card, Sign } from './cards.ts';
import type { Part } from './state.ts';
import type { StepView } from './view.ts';
import { cardsDe } from './words-cards-de.ts';
import { cardsEn } from './words-cards-en.ts';
import type { CardWords } from './words-cards.ts';
import { stepDe } from './words-de.ts';
import { stepEn } from './words-en.ts';

/** What the table on screen says besides the game's words. */
export interface TableWords {
  readonly cards: Readonly<Record<Card, CardWords>>;
  /** A card's name as it is printed on a narrow card: with soft hyphens where it may break. */
  readonly printed: (card: Card) => string;
  readonly step: (step: StepView, who: (seat: Seat) => Who) => string;
  readonly signs: Readonly<Record<Sign, string>>;
  readonly rarity: (rarity: number) => string;
  /** How a card came to unwind. */
  readonly parts: Readonly<Record<Part, string>>;
  /** What stands before a part in a card's text. */
  readonly when: Readonly<Record<Part, string>>;
  readonly direction: (direction: 1 | -1) => string;
  readonly around: (direction: 1 | -1) => string;
  readonly you: string;
  readonly cardCount: (count: number) => string;
  readonly onTurn: string;
  readonly next: string;
  readonly skipped: string;
  readonly choosing: string;
  readonly place: (rank: number) => string;
  readonly king: (who: Who) => string;
  readonly choose: string;
  readonly castle: string;
  readonly courtyard: string;
  readonly courtyardEmpty: string;
  readonly top: string;
  readonly signCount: (sign: string, count: number) => string;
  readonly showCourtyard: (count: number) => string;
  readonly wholeCourtyard: string;
  readonly unwinding: string;
  readonly lastTurn: string;
  readonly nothingPlayed: string;
  readonly nothingHappens: string;
  readonly status: Readonly<Record<StepView['status'], string>>;
  readonly asked: (names: readonly string[]) => string;
  readonly moved: (moved: number, count: number) => string;
  readonly stepsDone: (count: number) => string;
  readonly said: (number: number) => string;
  readonly tried: (said: number, sum: number) => string;
  readonly numbers: string;
  readonly say: (number: number) => string;
  readonly openCards: string;
  readonly isSplitting: (name: string) => string;
  readonly piles: readonly [string, string];
  readonly into: (card: string, pile: 0 | 1) => string;
  readonly restInto: string;
  readonly undecided: (count: number) => string;
  readonly take: (pile: 0 | 1, cards: readonly string[]) => string;
  readonly takeThis: string;
  readonly noCards: string;
  readonly hand: string;
  readonly noHand: string;
  readonly isNew: string;
  readonly forPack: string;
  readonly tapToRead: string;
  readonly onTop: string;
  readonly goesTo: (who: Who) => string;
  readonly counts: (rarity: number) => string;
  readonly quiet: string;
  readonly servedBy: (who: Who) => string;
  readonly won: (cards: number) => string;
  readonly left: (at: number) => string;
}

export const TABLE_WORDS: Readonly<Record<Lang, TableWords>> = {
  en: {
    cards: cardsEn,
    printed: (card) => cardsEn[card].name.replace(SEAMS_EN, '$1\u00ad'),
    step: stepEn,
    signs: { sun: 'Sun', moon: 'Moon', star: 'Star' },
    rarity: (rarity) => `rarity ${rarity}`,
    parts: { played: 'played', discarded: 'discarded', milled: 'milled' },
    when: { played: 'Played', discarded: '§ Discarded', milled: '@ Milled' },
    direction: (direction) => (direction === 1 ? 'Clockwise' : 'Counterclockwise'),
    around: (direction) => `The table, played ${direction === 1 ? 'clockwise' : 'counterclockwise'}`,
    you: 'You',
    cardCount: (count) => `${count} ${count === 1 ? 'card' : 'cards'}`,
    onTurn: 'on turn',
    next: 'next',
    skipped: 'skipped',
    choosing: 'choosing',
    place: (rank) => `place ${rank}`,
    king: ({ name, you }) => `The King serves ${you ? 'you' : name}.`,
    choose: 'Choose:',
    castle: 'Castle',
    courtyard: 'Courtyard',
    courtyardEmpty: 'Nothing yet',
    top: 'On top:',
    signCount: (sign, count) => `${sign} cards: ${count}`,
    showCourtyard: (count) => `All ${count}`,
    wholeCourtyard: 'The Courtyard, top card first',
    unwinding: 'What unwinds',
    lastTurn: 'The last turn',
    nothingPlayed: 'No card has been played yet.',
    nothingHappens: 'Nothing unwinds.',
    status: { done: 'Done:', now: 'Now:', 'to-come': 'To come:' },
    asked: (names) => `asked: ${names.join(', ')}`,
    moved: (moved, count) => `${moved} of ${count}`,
    stepsDone: (count) => (count === 1 ? '1 step done' : `${count} steps done`),
    said: (number) => `Said: ${number}`,
    tried: (said, sum) => (said === sum ? `${said} said, and ${sum} came` : `${said} said, but ${sum} came`),
    numbers: 'Numbers that can come true',
    say: (number) => `Say ${number}`,
    openCards: 'Judgement: the open cards',
    isSplitting: (name) => `${name} is splitting them.`,
    piles: ['First pile', 'Second pile'],
    into: (card, pile) => `${pile + 1}: ${card} into the ${pile === 0 ? 'first' : 'second'} pile`,
    restInto: 'The rest: second pile',
    undecided: (count) => `${count} to go`,
    take: (pile, cards) =>
      `Take the ${pile === 0 ? 'first' : 'second'} pile: ${cards.length === 0 ? 'no cards' : cards.join(', ')}`,
    takeThis: 'Take',
    noCards: 'No cards',
    hand: 'Your hand',
    noHand: 'No cards',
    isNew: 'new',
    forPack: 'For The Pack',
    tapToRead: 'tap to read',
    onTop: 'It will lie on top of the Castle.',
    goesTo: ({ name }) => `It goes to ${name}.`,
    counts: (rarity) => `It adds ${rarity} to the sum.`,
    quiet: 'Discarded it does nothing more.',
    servedBy: ({ name }) => `The King serves ${name}: Sun cards of others unwind for them.`,
    won: (cards) =>
      cards === 0
        ? 'Was the last to leave'
        : `Was the last with cards: ${cards === 1 ? '1 card' : `${cards} cards`}`,
    left: (at) => `Left the game ${['first', 'second', 'third', 'fourth'][at] ?? ''}`,
  },
  de: {
    cards: cardsDe,
    printed: (card) => cardsDe[card].name.replace(SEAMS_DE, '$1\u00ad'),
    step: stepDe,
    signs: { sun: 'Sonne', moon: 'Mond', star: 'Stern' },
    rarity: (rarity) => `Seltenheit ${rarity}`,
    parts: { played: 'gespielt', discarded: 'abgeworfen', milled: 'abgetragen' },
    when: { played: 'Gespielt', discarded: '§ Abgeworfen', milled: '@ Abgetragen' },
    direction: (direction) => (direction === 1 ? 'Im Uhrzeigersinn' : 'Gegen den Uhrzeigersinn'),
    around: (direction) => `Der Tisch, gespielt ${direction === 1 ? 'im' : 'gegen den'} Uhrzeigersinn`,
    you: 'Du',
    cardCount: (count) => `${count} ${count === 1 ? 'Karte' : 'Karten'}`,
    onTurn: 'am Zug',
    next: 'danach',
    skipped: 'setzt aus',
    choosing: 'wählt',
    place: (rank) => `Platz ${rank}`,
    king: ({ name, you }) => `„Der König“ dient ${you ? 'dir' : name}.`,
    choose: 'Wählen:',
    castle: 'Burg',
    courtyard: 'Hof',
    courtyardEmpty: 'Noch nichts',
    top: 'Oben:',
    signCount: (sign, count) => `${sign}karten: ${count}`,
    showCourtyard: (count) => `Alle ${count}`,
    wholeCourtyard: 'Der Hof, die oberste Karte zuerst',
    unwinding: 'Was abläuft',
    lastTurn: 'Der letzte Zug',
    nothingPlayed: 'Noch wurde keine Karte gespielt.',
    nothingHappens: 'Nichts läuft ab.',
    status: { done: 'Getan:', now: 'Jetzt:', 'to-come': 'Danach:' },
    asked: (names) => `gefragt: ${names.join(', ')}`,
    moved: (moved, count) => `${moved} von ${count}`,
    stepsDone: (count) => (count === 1 ? '1 Schritt getan' : `${count} Schritte getan`),
    said: (number) => `Genannt: ${number}`,
    tried: (said, sum) =>
      said === sum ? `${said} genannt, und ${sum} kam` : `${said} genannt, aber ${sum} kam`,
    numbers: 'Zahlen, die herauskommen können',
    say: (number) => `${number} nennen`,
    openCards: 'Das Urteil: die offenen Karten',
    isSplitting: (name) => `${name} teilt sie.`,
    piles: ['Erster Stapel', 'Zweiter Stapel'],
    into: (card, pile) => `${pile + 1}: ${card} auf den ${pile === 0 ? 'ersten' : 'zweiten'} Stapel`,
    restInto: 'Der Rest: zweiter Stapel',
    undecided: (count) => `noch ${count}`,
    take: (pile, cards) =>
      `Den ${pile === 0 ? 'ersten' : 'zweiten'} Stapel nehmen: ${cards.length === 0 ? 'keine Karten' : cards.join(', ')}`,
    takeThis: 'Nehmen',
    noCards: 'Keine Karten',
    hand: 'Deine Hand',
    noHand: 'Keine Karten',
    isNew: 'neu',
    forPack: 'Für „Das Rudel“',
    tapToRead: 'antippen und lesen',
    onTop: 'Sie liegt dann oben auf der Burg.',
    goesTo: ({ name }) => `Sie geht an ${name}.`,
    counts: (rarity) => `Sie zählt ${rarity} zur Summe.`,
    quiet: 'Abgeworfen tut sie sonst nichts.',
    servedBy: ({ name }) => `„Der König“ dient ${name}: Sonnenkarten anderer wirken dort.`,
    won: (cards) =>
      cards === 0
        ? 'Schied zuletzt aus'
        : `Hatte zuletzt noch Karten: ${cards === 1 ? '1 Karte' : `${cards} Karten`}`,
    left: (at) => `Schied ${at === 0 ? 'zuerst' : `an ${at + 1}. Stelle`} aus`,
  },
};

/** Where long names may break. */
const SEAMS_EN = /(sun|gar|pedes|scape|judge|magi)(?=\p{L})/iu;
const SEAMS_DE = /(sonnen|wasser|sinnes|streit|tauge|schick|fuß|schnit)(?=\p{L})/iu;
