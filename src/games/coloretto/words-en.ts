import type { Who, Words } from '../../engine/words.ts';
import type { Card, Event, For, Move } from './state.ts';
import type { View } from './view.ts';

const CARDS: Readonly<Record<Card, string>> = {
  red: 'red',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  brown: 'brown',
  gray: 'gray',
  pink: 'pink',
  joker: 'joker',
  'golden-joker': 'golden joker',
  plus2: '+2',
};

export const en: Words<Event, View, Move> = {
  name: 'Coloretto',
  blurb: 'Collect three colours and avoid the rest. Draw a card to a row, or take a row and what lies in it.',

  options: {
    scoring: {
      label: 'Scoring',
      help: 'What a colour is worth.',
      values: {
        brown: { label: 'Brown', help: '1, 3, 6, 10, 15, 21: the more, the better.' },
        gray: { label: 'Gray', help: '1, 4, 8, 7, 6, 5: three is best.' },
      },
    },
    variant: {
      label: 'For two',
      help: 'How two people play.',
      values: {
        standard: { label: 'Standard', help: 'Three rows for 1, 2 and 3 cards; five colours.' },
        'jim-c': { label: 'Jim C', help: 'Four rows; each takes two a round; four colours count.' },
        'manolo-vila': { label: 'Manolo Vila', help: 'Like four players: each plays two collections.' },
      },
    },
    manoloScoring: {
      label: 'What counts',
      help: 'What of your two collections counts.',
      values: {
        individual: { label: 'Your own', help: 'Only the first collection of each counts.' },
        team: { label: 'Both', help: 'Both collections add up.' },
      },
    },
    goldenJoker: {
      label: 'Golden joker',
      help: 'One joker brings an extra card when it is taken.',
      values: {
        true: { label: 'Yes', help: 'Two jokers and a golden one.' },
        false: { label: 'No', help: 'Three plain jokers.' },
      },
    },
    underLast: {
      label: 'Length',
      help: 'How many cards lie below the Last Round card.',
      values: {
        '15': { label: '15 cards', help: 'As in the older edition.' },
        '16': { label: '16 cards', help: 'As in the newer edition.' },
      },
    },
  },

  told(event, who) {
    switch (event.type) {
      case 'drew':
        return `${name(event, who)} drew ${a(event.card)}.`;
      case 'last-round':
        return 'The Last Round card came up: this round is the last.';
      case 'placed':
        return `${name(event, who)} put ${the(event.card)} into row ${event.row + 1}.`;
      case 'took':
        return `${name(event, who)} took row ${event.row + 1}: ${list(event.cards)}.`;
      case 'bonus':
        return `The golden joker brought ${a(event.card)}.`;
      case 'removed':
        return `Row ${event.row + 1} left the game: ${list(event.cards)}.`;
      case 'round':
        return `Round ${event.round} began. ${who(event.seat).you ? 'You start.' : `${name(event, who)} starts.`}`;
      case 'ended':
        return 'The game is over.';
    }
  },

  asked(view, _seat, offers) {
    const whose = ghost(view) ? ' for your second collection' : '';
    if (view.drawn !== null) return `Choose a row for ${the(view.drawn)}${whose}.`;
    const draw = offers.some((move) => move.type === 'draw');
    const take = offers.some((move) => move.type === 'take');
    if (!take) return `Draw a card${whose}.`;
    return draw ? `Draw a card or take a row${whose}.` : `Take a row${whose}.`;
  },

  move(move, view) {
    switch (move.type) {
      case 'draw':
        return 'Draw a card';
      case 'place':
        return `Put ${view.drawn === null ? 'the card' : the(view.drawn)} into row ${move.row + 1}`;
      case 'take': {
        const cards = view.rows[move.row]?.cards ?? [];
        return cards.length > 0 ? `Take row ${move.row + 1}: ${list(cards)}` : `Take row ${move.row + 1}`;
      }
    }
  },

  refused: {
    'place-first': 'First choose a row for the card you drew.',
    'nothing-drawn': 'Draw a card first.',
    'rows-full': 'Every row is full: take one.',
    'row-full': 'That row is full.',
    'row-empty': 'That row is empty.',
    'row-taken': 'Somebody has taken that row.',
    'other-collection': 'It is the turn of your other collection.',
    'no-row': 'There is no such row.',
  },
};

function name(event: { seat: number } & For, who: (seat: number) => Who): string {
  const { name: text, you } = who(event.seat);
  const subject = you ? 'You' : text;
  return event.for === 1 ? `${subject} (second collection)` : subject;
}

function ghost(view: View): boolean {
  return view.collections[view.turn]?.for === 1;
}

function a(card: Card): string {
  return `a ${CARDS[card]}`;
}

function the(card: Card): string {
  return `the ${CARDS[card]}`;
}

function list(cards: readonly Card[]): string {
  return cards.map((card) => CARDS[card]).join(', ');
}
