import { counting, type Forms } from '../../engine/words.ts';
import { textsEn } from './words-cards-en.ts';
import { ENDS, NAMES } from './words-en.ts';
import type { TableWords } from './words-table.ts';

const counted = counting('en');
const CARDS: Forms = { one: '# card', other: '# cards' };
const POINTS: Forms = { one: '# point', other: '# points' };
/** Where long names may break. */
const SEAMS = /(necro|plague)(?=\p{L})/iu;

export const en: TableWords = {
  names: NAMES,
  printed: (card) => NAMES[card].replace(SEAMS, '$1\u00ad'),
  texts: textsEn,
  marks: {
    light: 'Light',
    dark: 'Dark',
    stone: 'Stone',
    trap: 'Trap',
    event: 'Event',
    quick: 'Quickplay',
    leader: 'Leader',
    toVoid: 'goes to the Void',
  },
  copies: (count) => `${count} times`,
  you: 'You',
  turn: (turn) => `Turn ${turn}`,
  goal: (stones) => `${stones} stones end the game`,
  lastTurns: (left) => `Last turns: ${left} more`,
  why: ENDS,

  players: 'The players',
  onTurn: 'on turn',
  choosing: 'choosing',
  target: 'target',
  stones: (light, dark) =>
    [
      ...(light > 0 ? [counted(light, { one: '# Light Stone', other: '# Light Stones' })] : []),
      ...(dark > 0 ? [counted(dark, { one: '# Dark Stone', other: '# Dark Stones' })] : []),
    ].join(', ') || 'no stones',
  cardCount: (count) => counted(count, CARDS),
  points: (points) => counted(points, POINTS),
  pointsBesides: (points) => `${counted(points, POINTS)} and the hand`,
  parts: ({ stones, sameColour, hand }) =>
    [
      `stones ${stones}`,
      ...(sameColour > 0 ? [`one colour ${sameColour}`] : []),
      ...(hand === null ? [] : [`hand ${hand}`]),
    ].join(' + '),
  known: (count) => `Known: ${counted(count, CARDS)}`,
  noneKnown: 'You know none of these cards.',
  handOf: ({ name, you }) => (you ? 'Your hand' : `The hand of ${name}`),

  temple: 'The temple',
  templeCount: (count) => `Neutral deck: ${counted(count, CARDS)}`,
  scouted: 'On top, as you saw it',
  scoutedHelp: 'The first card is met next.',
  quiet: 'No card is being played.',
  plays: ({ name, you }) => (you ? 'You play' : `${name} plays`),
  played: ({ name, you }) => (you ? 'You played' : `${name} played`),
  wouldPlay: 'You would play',
  on: ({ name, you }) => `on ${you ? 'you' : name}`,
  exploration: (number) => `Exploration ${number}`,
  onceMore: 'Within it',
  trail: 'What happened, in order',
  explorations: (count) => `${counted(count, { one: '# exploration', other: '# explorations' })} to come`,
  awaiting: 'It may be countered. The game waits for a response.',
  awaitingYou: 'The game waits for your response; take your time.',
  met: {
    claimed: 'claimed',
    'once-more': 'goes back, once more',
    ends: 'goes back, over',
    trap: 'over',
    event: 'met',
  },
  revealed: 'revealed',
  nothing: 'does nothing',
  counters: ({ name, you }) => (you ? 'you counter' : `${name} counters`),
  revived: 'revived',
  takenFrom: ({ name, you }) => `taken from ${you ? 'you' : name}`,
  givesBack: ({ name, you }) => `${you ? 'you give' : `${name} gives`} it back`,
  intoHand: 'into the hand',
  intoVoid: 'to the Void',
  discards: ({ name, you }) => (you ? 'you discard' : `${name} discards`),
  stolenFrom: ({ name, you }) => `stolen from ${you ? 'you' : name}`,
  passedTo: ({ name, you }) => `passed to ${you ? 'you' : name}`,
  hiddenCard: 'A card',

  piles: 'Decks and graveyards',
  main: 'Main deck',
  madeAnew: (times, last) => `made anew ${times} of ${last}`,
  graveyard: 'Graveyard',
  neutralGraveyard: 'Neutral graveyard',
  void: 'Void',

  hand: 'Your hand',
  noCards: 'No cards',
  close: 'Close',
  tapSeveral: (left) => `Choose ${left} more.`,
  upToTwo: 'Tap a card twice for two of its kind.',
  onWhom: 'On whom?',
  goesTo: ({ name, you }) => `It goes to ${you ? 'you' : name}.`,
  waits: (move) => `You have chosen: ${move}. The game waits for the others.`,
  hasNoEffect: 'It will have no effect, and your card goes to the graveyard.',
  takesEffect: 'It will do what it says.',
  stoneOf: ({ name, you }) => (you ? 'Your stones' : `The stones of ${name}`),
  arrange: 'The top of the neutral deck',
  unchanged: 'Put back as it lies',
  bury: 'Bury',
  toTop: 'On top',
  buried: 'buried',
  top: (place) => (place === 1 ? '1st on top' : place === 2 ? '2nd' : '3rd'),
  change: 'Change',

  score: {
    what: 'What counts',
    points: 'Points',
    stones: (count) => counted(count, { one: '# stone', other: '# stones' }),
    sameColour: 'All stones of one colour',
    hand: (count) => `Hand: ${counted(count, CARDS)}`,
    total: 'Together',
    ended: (why) => `The game is over, because ${why}.`,
  },
};
