import type { Card } from './cards.ts';
import type { CardWords } from './words-cards.ts';

/** §6 in English. */
export const cardsEn: Readonly<Record<Card, CardWords>> = {
  sunflower: { name: 'Sunflower', played: 'Mill 1.', milled: 'Draw 1.' },
  gargoyle: { name: 'Gargoyle', played: 'Roof 1.' },
  'change-of-heart': { name: 'Change of Heart', played: 'Give 1 to a player of your choice.' },
  chariot: { name: 'Chariot', played: '3 cards are drawn amongst the players.', discarded: 'Mill 3.' },
  tower: { name: 'Tower', played: '3 cards are roofed amongst the players.' },
  devilry: { name: 'Devilry', played: 'Draw 1. Whoever has the most cards discards 2.' },
  pedestrian: { name: 'Pedestrian', played: 'Discard 1.' },
  scapegrace: { name: 'Scapegrace', played: 'Discard 1.' },
  'wheel-of-fortune': {
    name: 'Wheel of Fortune',
    played:
      'Draw 1. You or another player of your choice shuffles the hand into the Castle and draws as many.',
  },
  knight: { name: 'Knight', played: 'Draw 2. The next player is skipped.', discarded: 'Draw 1.' },
  shadow: { name: 'Shadow', played: 'Nothing happens.' },
  'court-jester': {
    name: 'Court Jester',
    played: 'Draw 1. The direction changes; if it is the starting one again, draw 1 more.',
    discarded: 'The direction changes.',
    milled: 'The direction changes.',
  },
  'the-king': {
    name: 'The King',
    played: 'As long as you are in the game, Sun cards that others play unwind for you.',
  },
  'the-pack': {
    name: 'The Pack',
    played: 'Say a number. Everybody discards 1. If the rarities add up to the number, do it again.',
  },
  judgement: {
    name: 'Judgement',
    played:
      'Choose another player. Draw 5 and split them into two open piles: they pick one, you get the other.',
  },
  'the-queen': {
    name: 'The Queen',
    played: 'Discard 4. Mill 4.',
    discarded: 'Discard 4.',
    milled: 'Mill 4.',
  },
  'the-reaper': {
    name: 'The Reaper',
    played:
      'Discard all. The Moon cards of the Courtyard are shuffled into the Castle and as many are drawn amongst the players.',
    discarded: 'Discard all.',
    milled: 'Discard all.',
  },
  'the-magician': {
    name: 'The Magician',
    played:
      'Choose another player. With as many cards each you exchange hands; otherwise who has more gives 1 to the other.',
  },
};
