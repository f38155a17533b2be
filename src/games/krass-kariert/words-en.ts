import { counting, listing, type Who, type Words } from '../../engine/words.ts';
import type { Card, Rank } from './cards.ts';
import type { Event, Move } from './state.ts';
import type { Told, View } from './view.ts';

const counted = counting('en');
const list = listing('en-GB');

const RANKS: Readonly<Record<Rank, string>> = {
  solo: 'the single',
  'two-straight': 'the straight',
  pair: 'the pair',
  'three-straight': 'the straight',
  trips: 'the trips',
};

export const en: Words<Told, View, Move> = {
  name: 'Krass Kariert',
  blurb:
    'Get rid of your hand without ever rearranging it: only neighbouring cards make pairs, straights and trips.',

  options: {
    xCard: {
      label: 'X card',
      help: 'What the wild card does.',
      values: {
        'ends-trick': {
          label: 'Ends the trick',
          help: 'Any number; it wins the trick at once and draws 3 cards.',
        },
        'wild-only': { label: 'Only wild', help: 'Any number, and the trick goes on.' },
      },
    },
    chips: {
      label: 'Chips',
      help: 'How many chips each player starts with.',
      values: {
        '2': { label: '2 chips', help: 'The usual game.' },
        '3': { label: '3 chips', help: 'A longer game.' },
      },
    },
  },

  told(event, who) {
    switch (event.type) {
      case 'played':
        return `${name(event, who)} played ${RANKS[event.rank]} ${cards(event.cards, event.x)}.`;
      case 'stopped':
        return `${name(event, who)} played a Stop.`;
      case 'redrew':
        return `${name(event, who)} played a Redraw.`;
      case 'took':
        return `${name(event, who)} took ${a(event.card)} from the reserve.`;
      case 'conceded':
        return `${name(event, who)} conceded the deal.`;
      case 'won':
        return won(event, who);
      case 'drew':
        return `${name(event, who)} drew ${event.card === undefined ? 'a card' : a(event.card)}.`;
      case 'inserted':
        return undefined;
      case 'out':
        return who(event.seat).you
          ? 'You have no cards left and are safe in this deal.'
          : `${name(event, who)} has no cards left and is safe in this deal.`;
      case 'trick':
        return who(event.seat).you ? 'You open the next trick.' : `${name(event, who)} opens the next trick.`;
      case 'deal-ended':
        return ended(event, who);
      case 'chip':
        return `${name(event, who)} lost a chip: ${event.left === 0 ? 'none' : event.left} left.`;
      case 'lost':
        return `${name(event, who)} had no chip to lose and lost the game.`;
      case 'dealt':
        return who(event.starter).you
          ? 'New cards were dealt. You open.'
          : `New cards were dealt. ${who(event.starter).name} opens.`;
      case 'ended':
        return 'The game is over.';
    }
  },

  asked(view, _seat, offers) {
    const { drawing, best } = view;
    if (drawing) {
      const card = drawing.card === null ? 'the card' : the(drawing.card);
      const more = drawing.left === 0 ? '' : ` ${drawing.left} more to draw.`;
      return `Put ${card} you drew into your hand.${more}`;
    }
    const can = new Set(offers.map((move) => move.type));
    const toBeat = best && `${RANKS[best.rank]} ${cards(best.cards, best.x)}`;
    const ways = [
      ...(can.has('play')
        ? [best ? `beat ${RANKS[best.rank]} ${cards(best.cards, best.x)}` : 'play a combination']
        : []),
      ...(can.has('stop') ? ['play a Stop'] : []),
      ...(can.has('redraw') ? ['play a Redraw'] : []),
      ...(can.has('take') ? ['take a reserve card'] : []),
      ...(can.has('concede') ? ['concede the deal'] : []),
    ];
    const sentence = list(ways, 'or');
    if (view.actions.length === 0) return `Open the trick: ${sentence}.`;
    if (toBeat && !can.has('play')) return `You cannot beat ${toBeat}: ${sentence}.`;
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
  },

  move(move, view) {
    const hand = view.hand ?? [];
    switch (move.type) {
      case 'play':
        return `Play ${cards(hand.slice(move.at, move.at + move.count), move.x)}`;
      case 'stop':
        return 'Play a Stop';
      case 'redraw':
        return 'Play a Redraw';
      case 'take': {
        const card = view.players[view.turn ?? 0]?.reserves[move.reserve];
        return `Take ${card === undefined ? 'the reserve card' : the(card)} and put it ${gap(hand, move.gap)}`;
      }
      case 'concede':
        return 'Concede the deal and lose a chip';
      case 'insert': {
        const card = view.drawing?.card;
        return `Put ${card ? the(card) : 'the card'} ${gap(hand, move.gap)}`;
      }
    }
  },

  refused: {
    'nothing-drawn': 'You have drawn no card.',
    'insert-first': 'First put the card you drew into your hand.',
    'no-gap': 'Your hand has no such gap.',
    'no-card': 'There are no such cards in your hand.',
    'not-stop': 'That card is no Stop.',
    'not-redraw': 'That card is no Redraw.',
    'special-alone': 'A Stop or a Redraw is played alone.',
    'two-x': 'A combination holds one X at most.',
    'x-undeclared': 'Say what the X stands for.',
    'x-without-card': 'There is no X among these cards.',
    'no-combination': 'These cards are neither equal nor in a row.',
    'too-low': 'That does not beat the best combination.',
    'opener-plays': 'Who opens the trick must play a card.',
    'has-reserves': 'You can concede only when your reserve cards are gone.',
    'no-reserve': 'That reserve card is gone.',
    'not-now': 'That is not possible now.',
  },
};

function name(event: { readonly seat: number }, who: (seat: number) => Who): string {
  const { name: text, you } = who(event.seat);
  return you ? 'You' : text;
}

function won({ seat, due, draws }: Extract<Event, { type: 'won' }>, who: (seat: number) => Who): string {
  const { name: text, you } = who(seat);
  const subject = you ? 'You' : text;
  const draw = you ? 'draw' : 'draws';
  if (due === 0) return `${subject} won the trick.`;
  if (draws === 0)
    return `${subject} won the trick. The draw pile is empty, so ${you ? 'you' : text} ${draw} nothing.`;
  const number = counted(draws, { one: '# card', other: '# cards' });
  const all = draws === due ? '' : ', all that the draw pile has';
  return `${subject} won the trick and ${draw} ${number}${all}.`;
}

function ended({ how, owing }: Extract<Event, { type: 'deal-ended' }>, who: (seat: number) => Who): string {
  const [last] = owing;
  if (how === 'conceded' || last === undefined) return 'The deal is over.';
  if (how === 'all-out') return 'The deal is over: nobody has cards left.';
  return who(last).you
    ? 'The deal is over: only you still have cards.'
    : `The deal is over: only ${who(last).name} still has cards.`;
}

/** "5-6", "X(5)-6-7". */
function cards(codes: readonly Card[], x: number | undefined): string {
  return codes.map((code) => (code === 'x' && x !== undefined ? `X(${x})` : bare(code))).join('-');
}

function bare(card: Card): string {
  if (card === 'x') return 'X';
  if (card === 'stop') return 'Stop';
  return card === 'redraw' ? 'Redraw' : card;
}

function a(card: Card): string {
  return `${['8', '11', 'x'].includes(card) ? 'an' : 'a'} ${bare(card)}`;
}

function the(card: Card): string {
  return `the ${bare(card)}`;
}

function gap(hand: readonly Card[], at: number): string {
  const left = hand[at - 1];
  const right = hand[at];
  if (left && right) return `between ${bare(left)} and ${bare(right)}`;
  if (!left && !right) return 'into your empty hand';
  return left ? `on the right, after ${bare(left)}` : `on the left, before ${bare(right ?? 'x')}`;
}
