import type { CardWords } from './words-table.ts';

const QUICK = 'Played on your own turn it does nothing.';
const SCOUT =
  'Look at the top three cards of the neutral deck. Bury any Traps and Events among them; put the rest back on top in any order. Then draw one card.';

/** The cards as they are printed. */
export const cardsEn: CardWords = {
  soldier: ['Soldier', 'Explore for Light Stones.'],
  scout: ['Scout', SCOUT],
  sorceress: ['Sorceress', 'Take one stone of your choice from an opponent.'],
  cleric: ['Cleric', 'Take a Light character from the graveyard into your hand; not a Cleric, not a leader.'],
  paladin: ['Paladin', `Counters a Dark card that is played on you. ${QUICK}`],
  herald: ['Herald', 'Draw three cards.'],
  inquisitor: [
    'Inquisitor',
    "Look at an opponent's hand and send one card of it to the graveyard. Then draw two cards.",
  ],
  exorcist: ['Exorcist', 'Send up to two cards from the graveyard to the Void. Then draw one card.'],
  warden: ['Warden', `Counters a Ravager that another player plays. ${QUICK}`],
  archon: ['High Archon', 'Explore for Light Stones three times.'],

  ravager: ['Ravager', 'Explore for Dark Stones.'],
  shade: ['Shade', SCOUT],
  hex: ['Hex', "One of an opponent's stones, which you choose, goes back to the neutral deck."],
  necromancer: [
    'Necro\u00ADmancer',
    'Choose a Dark character in the graveyard, but no Necromancer, Quickplay card or leader: do what it does, as if you had played it. It can’t be countered, and goes to the Void.',
  ],
  assassin: ['Assassin', 'An opponent discards two cards at random. Then draw two cards.'],
  thief: ['Thief', "Take one card at random from an opponent's hand. Then draw one card."],
  wraith: ['Wraith', `Counters a Light card that is played on you. ${QUICK}`],
  saboteur: ['Saboteur', `Counters a Soldier that another player plays. ${QUICK}`],
  plaguebearer: [
    'Plague\u00ADbearer',
    'Each other player discards a card of their choice other than a Soldier or Ravager; who has no other discards a Soldier or Ravager.',
  ],
  overlord: [
    'Overlord',
    'Each other player who has a stone returns one of their choice to the neutral deck. Then explore for Dark Stones.',
  ],

  'light-stone': ['Light Stone', 'A Soldier or the High Archon claims it.'],
  'dark-stone': ['Dark Stone', 'A Ravager or the Overlord claims it.'],
  trap: ['Trap', 'Ends the exploration.'],
  'shifting-halls': ['Shifting Halls', 'Explore once more, as the same character.'],
  blessing: ['Blessing', 'Draw two characters.'],
  eclipse: [
    'Eclipse',
    'Everybody who holds a card chooses one; all pass theirs to the next player clockwise at the same time.',
  ],
  echo: ['Echo', 'Take a character from the graveyard into your hand, but no leader.'],
  collapse: [
    'Collapse',
    'Reveal the next three neutral cards. Traps and Events among them are buried and do nothing; stones go back; the deck is shuffled.',
  ],
  reckoning: [
    'Reckoning',
    'Whoever has the most stones discards two cards at random (all who tie for the most).',
  ],
  tribute: [
    'Tribute',
    'Whoever has the most stones returns one of their choice to the neutral deck (all who tie for the most).',
  ],
};
