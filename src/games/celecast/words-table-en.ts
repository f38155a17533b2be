import { counting, type Forms } from '../../engine/words.ts';
import { cardsEn } from './words-cards-en.ts';
import { stepEn } from './words-en.ts';
import type { TableWords } from './words-table.ts';

const counted = counting('en');
const CARDS: Forms = { one: '# card', other: '# cards' };
/** Where long names may break. */
const SEAMS = /(sun|gar|pedes|scape|judge|magi)(?=\p{L})/iu;

export const en: TableWords = {
  cards: cardsEn,
  printed: (card) => cardsEn[card].name.replace(SEAMS, '$1\u00ad'),
  step: stepEn,
  signs: { sun: 'Sun', moon: 'Moon', star: 'Star' },
  rarity: (rarity) => `rarity ${rarity}`,
  parts: { played: 'played', discarded: 'discarded', milled: 'milled' },
  when: { played: 'Played', discarded: '§ Discarded', milled: '@ Milled' },
  direction: (direction) => (direction === 1 ? 'Clockwise' : 'Counterclockwise'),
  around: (direction) => `The table, played ${direction === 1 ? 'clockwise' : 'counterclockwise'}`,
  you: 'You',
  cardCount: (count) => counted(count, CARDS),
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
  stepsDone: (count) => counted(count, { one: '# step done', other: '# steps done' }),
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
  isNew: 'new',
  forPack: 'For The Pack',
  close: 'Close',
  onTop: 'It will lie on top of the Castle.',
  goesTo: ({ name }) => `It goes to ${name}.`,
  counts: (rarity) => `It adds ${rarity} to the sum.`,
  quiet: 'Discarded it does nothing more.',
  servedBy: ({ name }) => `The King serves ${name}: Sun cards of others unwind for them.`,
  won: (cards) =>
    cards === 0 ? 'Was the last to leave' : `Was the last with cards: ${counted(cards, CARDS)}`,
  left: (at) => `Left the game ${['first', 'second', 'third', 'fourth'][at] ?? ''}`,
};
