import { counting, type Forms } from '../../engine/words.ts';
import { cardsDe } from './words-cards-de.ts';
import { stepDe } from './words-de.ts';
import type { TableWords } from './words-table.ts';

const counted = counting('de');
const CARDS: Forms = { one: '# Karte', other: '# Karten' };
/** Where long names may break. */
const SEAMS = /(sonnen|wasser|sinnes|streit|tauge|schick|fuß|schnit)(?=\p{L})/iu;

export const de: TableWords = {
  cards: cardsDe,
  printed: (card) => cardsDe[card].name.replace(SEAMS, '$1\u00ad'),
  step: stepDe,
  signs: { sun: 'Sonne', moon: 'Mond', star: 'Stern' },
  rarity: (rarity) => `Seltenheit ${rarity}`,
  parts: { played: 'gespielt', discarded: 'abgeworfen', milled: 'abgetragen' },
  when: { played: 'Gespielt', discarded: '§ Abgeworfen', milled: '@ Abgetragen' },
  direction: (direction) => (direction === 1 ? 'Im Uhrzeigersinn' : 'Gegen den Uhrzeigersinn'),
  around: (direction) => `Der Tisch, gespielt ${direction === 1 ? 'im' : 'gegen den'} Uhrzeigersinn`,
  you: 'Du',
  cardCount: (count) => counted(count, CARDS),
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
  stepsDone: (count) => counted(count, { one: '# Schritt getan', other: '# Schritte getan' }),
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
  isNew: 'neu',
  forPack: 'Für „Das Rudel“',
  close: 'Schließen',
  onTop: 'Sie liegt dann oben auf der Burg.',
  goesTo: ({ name }) => `Sie geht an ${name}.`,
  counts: (rarity) => `Sie zählt ${rarity} zur Summe.`,
  quiet: 'Abgeworfen tut sie sonst nichts.',
  servedBy: ({ name }) => `„Der König“ dient ${name}: Sonnenkarten anderer wirken dort.`,
  won: (cards) =>
    cards === 0 ? 'Schied zuletzt aus' : `Hatte zuletzt noch Karten: ${counted(cards, CARDS)}`,
  left: (at) => `Schied ${at === 0 ? 'zuerst' : `an ${at + 1}. Stelle`} aus`,
};
