import { counting, type Forms, listing } from '../../engine/words.ts';
import type { Rank } from './cards.ts';
import type { DealEnding } from './state.ts';
import type { TableWords } from './words-table.ts';

const counted = counting('en');
const CARDS: Forms = { one: '# card', other: '# cards' };
const CHIPS: Forms = { one: '# chip', other: '# chips' };
const list = listing('en-GB');
const RANKS: Readonly<Record<Rank, string>> = {
  solo: 'Single',
  'two-straight': 'Straight of 2',
  pair: 'Pair',
  'three-straight': 'Straight of 3',
  trips: 'Trips',
};
const DEALS: Readonly<Record<DealEnding, string>> = {
  conceded: 'somebody conceded.',
  'last-with-cards': 'only one player still had cards.',
  'all-out': 'nobody had cards left.',
};

export const en: TableWords = {
  special: { x: 'X', stop: 'Stop', redraw: 'Redraw' },
  xAs: (value) => `X as ${value}`,
  ranks: RANKS,
  ladder: 'Combinations from lowest to highest',
  round: (deal, trick) => `Deal ${deal} · trick ${trick}`,
  trick: 'The trick',
  best: ({ name, you }) => `To beat, by ${you ? 'you' : name}`,
  winning: ({ name, you }) => `${you ? 'You' : name} won the trick`,
  rank: (rank, sum) => `${RANKS[rank]}, sum ${sum}`,
  nothingYet: 'Nothing to beat yet',
  anythingGoes: 'Any combination goes.',
  lastTrick: (by, stopped) => {
    if (!by) return 'The last trick was cut short:';
    return `${by.you ? 'You' : by.name} won the last trick${stopped ? ' by a Stop' : ''}:`;
  },
  lastDeal: (how, owing) => {
    const names = list(owing.map(({ name, you }) => (you ? 'you' : name)));
    if (how === 'conceded') return `Last deal: ${names} conceded and lost a chip.`;
    if (how === 'last-with-cards') return `Last deal: only ${names} still had cards and lost a chip.`;
    return `Last deal: nobody had cards left; ${names} lost ${owing.length > 1 ? 'a chip each' : 'a chip'}.`;
  },
  pile: (count) => `Draw pile: ${counted(count, CARDS)}`,
  stake: (cards) => `The winner draws ${cards}`,
  discard: (count) => `Discard pile: ${counted(count, CARDS)}`,
  times: (count) => `×${count}`,
  players: 'Players',
  you: 'You',
  chips: (count) => (count === 0 ? 'no chip left' : counted(count, CHIPS)),
  cards: (count) => counted(count, CARDS),
  known: 'with',
  reserve: 'Reserve',
  noReserve: 'no reserve',
  part: { acting: 'to move', drawing: 'draws', 'to-act': 'still to act', out: 'safe' },
  did: { played: 'played', stopped: 'played', redrew: 'played', took: 'took', conceded: 'conceded' },
  hand: (count) => `Your hand from left to right, ${counted(count, CARDS)}`,
  emptyHand: 'No cards left: you are safe in this deal.',
  place: (card, place, count) => `${card}, place ${place} of ${count}`,
  reserveCard: (card) => `Reserve card ${card}`,
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
    `The last deal: ${DEALS[how]} Who had to lose a chip and had none lost the game; all others won.`,
  lost: 'had no chip to lose: lost',
  owed: 'lost a chip: won',
  won: 'won',
};
