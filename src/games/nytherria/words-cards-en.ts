import type { ByCard } from './words-table.ts';

const QUICK = 'Played on your own turn it does nothing.';
const SCOUT =
  'Look at the top three cards of the neutral deck. Bury any Traps and Events among them; put the rest back on top in any order. Then draw one card.';

/** What is written on the cards. */
export const textsEn: ByCard = {
  soldier: 'Explore for Light Stones.',
  scout: SCOUT,
  sorceress: 'Take one stone of your choice from an opponent.',
  cleric: 'Take a Light character from the graveyard into your hand; not a Cleric, not a leader.',
  paladin: `Counters a Dark card that is played on you. ${QUICK}`,
  herald: 'Draw three cards.',
  inquisitor: "Look at an opponent's hand and send one card of it to the graveyard. Then draw two cards.",
  exorcist: 'Send up to two cards from the graveyard to the Void. Then draw one card.',
  warden: `Counters a Ravager that another player plays. ${QUICK}`,
  archon: 'Explore for Light Stones three times.',

  ravager: 'Explore for Dark Stones.',
  shade: SCOUT,
  hex: "One of an opponent's stones, which you choose, goes back to the neutral deck.",
  necromancer:
    'Choose a Dark character in the graveyard, but no Necromancer, Quickplay card or leader: do what it does, as if you had played it. It can’t be countered, and goes to the Void.',
  assassin: 'An opponent discards two cards at random. Then draw two cards.',
  thief: "Take one card at random from an opponent's hand. Then draw one card.",
  wraith: `Counters a Light card that is played on you. ${QUICK}`,
  saboteur: `Counters a Soldier that another player plays. ${QUICK}`,
  plaguebearer:
    'Each other player discards a card of their choice other than a Soldier or Ravager; who has no other discards a Soldier or Ravager.',
  overlord:
    'Each other player who has a stone returns one of their choice to the neutral deck. Then explore for Dark Stones.',

  'light-stone': 'A Soldier or the High Archon claims it.',
  'dark-stone': 'A Ravager or the Overlord claims it.',
  trap: 'Ends the exploration.',
  'shifting-halls': 'Explore once more, as the same character.',
  blessing: 'Draw two characters.',
  eclipse:
    'Everybody who holds a card chooses one; all pass theirs to the next player clockwise at the same time.',
  echo: 'Take a character from the graveyard into your hand, but no leader.',
  collapse:
    'Reveal the next three neutral cards. Traps and Events among them are buried and do nothing; stones go back; the deck is shuffled.',
  reckoning: 'Whoever has the most stones discards two cards at random (all who tie for the most).',
  tribute:
    'Whoever has the most stones returns one of their choice to the neutral deck (all who tie for the most).',
};
