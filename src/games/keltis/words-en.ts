import type { Seat } from '../../engine/game.ts';
import { counting, listing, type Who, type Words } from '../../engine/words.ts';
import { type Card, faceOf, type PileName, pileOf } from './cards.ts';
import type { EndCause, Move } from './state.ts';
import { stoneOf } from './stones.ts';
import { startsRow, type Told, type View } from './view.ts';

const counted = counting('en');
const list = listing('en-GB');

export const en: Words<Told, View, Move> = {
  name: 'Keltis',
  blurb: 'The card game: build long rows, up or down, and collect wishing stones before the end comes.',

  options: {
    mixedPairs: {
      label: 'Pairs',
      help: 'Which two cards of one value claim a wishing stone.',
      values: {
        false: { label: 'Two Number cards', help: 'In any colours.' },
        true: { label: 'Also with a Point card', help: 'A Number card and a Point card are a pair, too.' },
      },
    },
    finalMayStartRows: {
      label: 'Last cards',
      help: 'Where the two last cards may go.',
      values: {
        false: { label: 'Existing rows', help: 'Only onto rows that you have.' },
        true: { label: 'New rows, too', help: 'They may also start a row.' },
      },
    },
  },

  told(event, who) {
    switch (event.type) {
      case 'discarded':
        return `${name(event, who)} discarded the ${bare(event.card)}.`;
      case 'claimed':
        return `${name(event, who)} discarded ${pair(event.cards)} and took wishing stone ${event.stone}.`;
      case 'laid':
        return event.length === 1
          ? `${name(event, who)} started ${newRow(event.row)} with the ${bare(event.card)}.`
          : `${name(event, who)} laid the ${bare(event.card)} on the ${rowName(event.row)}: ${counted(event.length, { one: '# card', other: '# cards' })}.`;
      case 'row-ended':
        return `${who(event.seat).you ? 'Your' : `${who(event.seat).name}’s`} ${rowName(event.row)} has ended. Rows ended so far: ${event.count}.`;
      case 'drew':
        if (event.from !== 'pile' && event.card)
          return `${name(event, who)} took the ${bare(event.card)} from the ${pileName(event.from)}.`;
        return `${name(event, who)} drew ${event.card ? `the ${bare(event.card)}` : 'a card'} from the pile.`;
      case 'final':
        return `${CAUSES[event.cause]} Each of you may add up to two cards.`;
      case 'done':
        return `${name(event, who)} added nothing more.`;
      case 'ended':
        return 'The game is over.';
    }
  },

  asked(view, seat, offers) {
    if (view.phase === 'final') {
      const added = view.players[seat]?.added ?? 0;
      return added === 0 ? 'Add up to two cards to your rows.' : 'Add one more card to your rows.';
    }
    if (view.phase === 'draw') {
      const which = view.owed === 2 ? 'the first of two cards' : 'a card';
      return `Draw ${which} from the pile${offers.length > 1 ? ' or a discard pile' : ''}.`;
    }
    const ways = [
      ...(offers.some(({ type }) => type === 'lay' || type === 'lay-point') ? ['lay a card'] : []),
      ...(offers.some(({ type }) => type === 'claim') ? ['discard a pair for a wishing stone'] : []),
    ];
    return `${capital(list([...ways, 'discard a card'], 'or'))}.`;
  },

  move(move, view) {
    switch (move.type) {
      case 'discard':
        return `Discard the ${bare(move.card)}`;
      case 'claim':
        return `Discard ${pair(move.cards)} for wishing stone ${stoneOf(move.cards) ?? ''}`;
      case 'lay':
      case 'lay-point': {
        const row = move.type === 'lay' ? pileOf(move.card) : move.row;
        return startsRow(view, row)
          ? `Start ${newRow(row)} with the ${bare(move.card)}`
          : `Lay the ${bare(move.card)} on the ${rowName(row)}`;
      }
      case 'draw': {
        if (move.from === 'pile') return 'Draw from the pile';
        const card = view.discards[move.from].at(-1);
        return `Take ${card ? `the ${bare(card)}` : 'a card'} from the ${pileName(move.from)}`;
      }
      case 'done':
        return 'Add nothing more';
    }
  },

  refused: {
    'act-first': 'First lay or discard a card, then draw.',
    'draw-first': 'Draw first.',
    'own-discard': 'You discarded onto that pile in this turn: draw from another one.',
    'empty-discard': 'That discard pile is empty.',
    'only-additions': 'The game is ending: you may only add cards to your rows.',
    'not-the-end': 'This is for the last cards, when the end has come.',
    'not-in-hand': 'You do not have that card in your hand.',
    'no-pair': 'You do not hold two cards of this value.',
    'not-a-pair': 'A wishing stone takes two cards of the same value.',
    'mixed-pair': 'A Number card and a Point card are not a pair at this table.',
    'no-such-stone': 'There is no wishing stone of that value.',
    'stone-gone': 'That wishing stone is gone.',
    'pair-order': 'Name the two cards in alphabetical order.',
    'point-card': 'A Point card goes into the point row, or on a card of its value.',
    'no-point-card': 'Only Point cards can be laid like this.',
    'no-row': 'You have no such row yet.',
    'row-ended': 'That row has ended.',
    'row-goes-up': 'That row goes up: the card is too low.',
    'row-goes-down': 'That row goes down: the card is too high.',
    'other-value': 'A Point card goes on a colour row only if the last Number card there has its value.',
    'not-now': 'This is not possible now.',
  },
};

const CAUSES: Readonly<Record<EndCause, string>> = {
  'five-rows': 'Five rows have ended, and with them the game.',
  'last-card': 'The pile is used up, and the game ends.',
  stalled: 'For 200 turns nobody drew from the pile, and the game ends.',
};

function name(event: { seat: Seat }, who: (seat: Seat) => Who): string {
  return subject(who(event.seat));
}

function subject({ name: text, you }: Who): string {
  return you ? 'You' : text;
}

function bare(card: Card): string {
  const face = faceOf(card);
  if (face.kind === 'point') return `Point card ${face.value}`;
  return face.kind === 'end' ? `${face.colour} End card` : `${face.colour} ${face.value}`;
}

function pair([first, second]: readonly [Card, Card]): string {
  return first === second ? `two ${bare(first)}s` : `the ${bare(first)} and the ${bare(second)}`;
}

function pileName(pile: PileName): string {
  return `${pile === 'points' ? 'grey' : pile} discard pile`;
}

function rowName(row: PileName): string {
  return row === 'points' ? 'point row' : `${row} row`;
}

function newRow(row: PileName): string {
  return row === 'points' ? 'the point row' : `a ${row} row`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
