import type { Seat } from '../../engine/game.ts';
import { counting, listing, type Who, type Words } from '../../engine/words.ts';
import { type Card, without } from './cards.ts';
import type { Move } from './state.ts';
import type { StepView, Told, View } from './view.ts';
import { cardsEn } from './words-cards-en.ts';

const counted = counting('en');
const joined = listing('en-GB');

export const en: Words<Told, View, Move> = {
  name: 'Celecast',
  blurb: 'Play one card a turn, let its effects unwind, and be the last who still holds cards.',

  options: {
    direction: {
      label: 'Direction',
      help: 'Which way round the game starts. Cards change it.',
      values: {
        random: { label: 'By chance', help: 'Drawn when the cards are dealt.' },
        clockwise: { label: 'Clockwise', help: 'The game starts clockwise.' },
        counterclockwise: { label: 'Counterclockwise', help: 'The game starts counterclockwise.' },
      },
    },
  },

  told(event, who) {
    switch (event.type) {
      case 'played': {
        const played = `${subject(who(event.seat))} played ${nameOf(event.card)}.`;
        if (event.for === event.seat) return played;
        return `${played} The King turns it to ${object(who(event.for))}.`;
      }
      case 'special':
        return `The ${event.part === 'milled' ? 'milled' : 'discarded'} ${bare(event.card)} unwinds for ${object(who(event.seat))}.`;
      case 'nothing':
        return event.pile === 'castle'
          ? 'The Castle is empty.'
          : `${subject(who(event.seat))} ${verb(who(event.seat), 'have', 'has')} no card to move.`;
      case 'drew':
        return `${subject(who(event.seat))} drew ${cardsOf(event)}.`;
      case 'milled':
      case 'discarded':
        return `${subject(who(event.seat))} ${event.type} ${list(event.cards)}.`;
      case 'roofed':
        return `${subject(who(event.seat))} roofed ${cardOf(event)}.`;
      case 'targeted':
        return event.to === event.seat
          ? `${subject(who(event.seat))} chose ${verb(who(event.seat), 'your', 'their')} own hand.`
          : `${subject(who(event.seat))} chose ${object(who(event.to))}.`;
      case 'gave':
        return `${subject(who(event.from))} gave ${object(who(event.to))} ${cardOf(event)}.`;
      case 'exchanged':
        return exchanged(event, who);
      case 'returned':
        return event.count === 0
          ? `${subject(who(event.seat))} had no cards for the Castle.`
          : `${subject(who(event.seat))} put ${cardsOf(event)} into the Castle.`;
      case 'gathered':
        return `${count(event.cards.length, 'Moon card')} went from the Courtyard into the Castle.`;
      case 'shuffled':
        return 'The Castle was shuffled.';
      case 'skipping':
        return 'The next player will be skipped.';
      case 'turned':
        return `The direction changed: now ${event.direction === 1 ? 'clockwise' : 'counterclockwise'}.`;
      case 'crowned':
        return `The King now serves ${object(who(event.seat))}.`;
      case 'said':
        return `${subject(who(event.seat))} said ${event.number}.`;
      case 'chose':
        return `${subject(who(event.seat))} chose ${cardOf(event)}.`;
      case 'counted':
        return event.sum === event.said
          ? `The rarities add up to ${event.sum}, as said: once more.`
          : `The rarities add up to ${event.sum}, not ${event.said}.`;
      case 'showed':
        return `${subject(who(event.seat))} drew ${list(event.cards)} to split for ${object(who(event.to))}.`;
      case 'split':
        return `${subject(who(event.seat))} made two piles. First: ${list(event.first)}. Second: ${list(event.second)}.`;
      case 'took':
        return `${subject(who(event.to))} took ${list(event.cards)}. For ${object(who(event.seat))}: ${list(event.rest)}.`;
      case 'left':
        return `${subject(who(event.seat))} left the game: place ${event.rank}.${event.king ? ' The King serves nobody now.' : ''}`;
      case 'skipped':
        return `${subject(who(event.seat))} ${verb(who(event.seat), 'were', 'was')} skipped.`;
      case 'turn':
        return `It is ${who(event.seat).you ? 'your' : `${who(event.seat).name}’s`} turn.`;
      case 'won':
        return `${subject(who(event.seat))} won.`;
    }
  },

  asked(view, _seat, offers) {
    const step = view.steps.find(({ status }) => status === 'now');
    switch (view.asked.move) {
      case 'play':
        return 'Play a card.';
      case 'target':
        return step ? `${bare(step.card)}: ${TARGETS[step.type] ?? 'choose a player'}.` : 'Choose a player.';
      case 'discard':
        if (step?.type === 'pack')
          return 'Choose a card for The Pack. It stays hidden until all have chosen.';
        return step ? `Discard a card (${step.moved + 1} of ${step.count}).` : 'Discard a card.';
      case 'roof':
        return 'Choose a card to put on top of the Castle.';
      case 'give':
        return 'Choose a card to give away.';
      case 'say': {
        const numbers = offers.flatMap((move) => (move.type === 'say' ? [move.number] : []));
        return `Say a number from ${Math.min(...numbers)} to ${Math.max(...numbers)}.`;
      }
      case 'split':
        return 'Split the open cards into two piles. The other player picks one.';
      case 'pick':
        return 'Take one of the two piles.';
    }
  },

  move(move, view, who) {
    const step = view.steps.find(({ status }) => status === 'now');
    const nameAt = (seat: Seat) => who?.(seat).name ?? `seat ${seat + 1}`;
    switch (move.type) {
      case 'play':
        return `Play ${nameOf(move.card)}`;
      case 'target':
        return move.seat === view.you
          ? 'Choose yourself: your hand is shuffled into the Castle'
          : `Choose ${nameAt(move.seat)}${CHOSEN[step?.type ?? 'draw'] ?? ''}`;
      case 'discard':
        return step?.type === 'pack'
          ? `Choose ${nameOf(move.card)} for The Pack`
          : `Discard ${nameOf(move.card)}`;
      case 'roof':
        return `Put ${nameOf(move.card)} on top of the Castle`;
      case 'give':
        return step?.to == null
          ? `Give ${nameOf(move.card)}`
          : `Give ${nameOf(move.card)} to ${nameAt(step.to)}`;
      case 'say':
        return `Say ${move.number}`;
      case 'split':
        return `First pile: ${list(move.first)}. Second pile: ${list(without(view.piles[0] ?? [], move.first))}`;
      case 'pick':
        return `Take pile ${move.pile + 1}: ${list(view.piles[move.pile] ?? [])}`;
    }
  },

  refused: {
    'asked-play': 'Now a card is to be played.',
    'asked-target': 'Now a player is to be chosen.',
    'asked-discard': 'Now a card is to be discarded.',
    'asked-roof': 'Now a card is to be put on top of the Castle.',
    'asked-give': 'Now a card is to be given away.',
    'asked-say': 'Now a number is to be said.',
    'asked-split': 'Now the open cards are to be split.',
    'asked-pick': 'Now a pile is to be taken.',
    'not-in-hand': 'That card is not in your hand.',
    'not-this-player': 'That player cannot be chosen.',
    'not-this-number': 'That number cannot come true.',
    'not-these-cards': 'The piles are made of the open cards, in the order they were drawn.',
  },
};

const TARGETS: Readonly<Partial<Record<StepView['type'], string>>> = {
  give: 'choose who gets a card',
  reshuffle: 'choose who shuffles the hand into the Castle',
  judge: 'choose who will pick a pile',
  compare: 'choose whom to compare hands with',
};

/** What will become of who is chosen. */
const CHOSEN: Readonly<Partial<Record<StepView['type'], string>>> = {
  give: ', who gets a card',
  reshuffle: ', whose hand is shuffled into the Castle',
  judge: ', who will pick a pile',
  compare: ', to compare hands with',
};

/** A step of the list of what unwinds: "Ana draws 2." */
export function stepEn(step: StepView, who: (seat: Seat) => Who): string {
  const one = who(step.seat);
  const name = subject(one);
  const { count: cards } = step;
  const to = step.to === null ? 'another player' : object(who(step.to));
  switch (step.type) {
    case 'draw':
    case 'mill':
    case 'discard':
    case 'roof':
      return `${name} ${verb(one, step.type, `${step.type}s`)} ${cards}.`;
    case 'discard-all':
      return `${name} ${verb(one, 'discard', 'discards')} all cards.`;
    case 'give':
      return `${name} ${verb(one, 'give', 'gives')} ${cards} to ${to}.`;
    case 'draw-amongst':
      return `${count(cards, 'card')} drawn amongst the players.`;
    case 'roof-amongst':
      return `${count(cards, 'card')} roofed amongst the players.`;
    case 'highest-discard':
      return `Whoever has the most cards discards ${cards}.`;
    case 'reshuffle':
      return step.to === null
        ? `${name} ${verb(one, 'choose', 'chooses')} whose hand is shuffled into the Castle.`
        : `${subject(who(step.to))} ${verb(who(step.to), 'shuffle', 'shuffles')} the hand into the Castle and ${verb(who(step.to), 'draw', 'draws')} as many.`;
    case 'skip-next':
      return 'The next player is skipped.';
    case 'turn-round':
      return 'The direction changes.';
    case 'draw-if-back':
      return `In the starting direction again: ${name === 'You' ? 'you draw' : `${name} draws`} ${cards}.`;
    case 'crown':
      return `The King serves ${object(one)}.`;
    case 'pack':
      return `${name} ${verb(one, 'say', 'says')} a number; everybody discards 1.`;
    case 'judge':
      return `${name} ${verb(one, 'draw', 'draws')} ${cards} and ${verb(one, 'split', 'splits')} them for ${to}.`;
    case 'gather':
      return 'The Moon cards of the Courtyard are shuffled into the Castle.';
    case 'compare':
      return `${name} ${verb(one, 'compare', 'compares')} hands with ${to}.`;
  }
}

function exchanged(event: Extract<Told, { type: 'exchanged' }>, who: (seat: Seat) => Who): string {
  const { fromCards, toCards } = event;
  if (!fromCards || !toCards) {
    return `${subject(who(event.from))} and ${object(who(event.to))} exchanged hands, ${count(event.count, 'card')} each.`;
  }
  const [other, given, got] = who(event.from).you
    ? [event.to, fromCards, toCards]
    : [event.from, toCards, fromCards];
  return `You exchanged hands with ${object(who(other))}: ${list(given)} for ${list(got)}.`;
}

function subject({ name, you }: Who): string {
  return you ? 'You' : name;
}

function object({ name, you }: Who): string {
  return you ? 'you' : name;
}

function verb({ you }: Who, yours: string, theirs: string): string {
  return you ? yours : theirs;
}

function nameOf(card: Card): string {
  return cardsEn[card].name;
}

/** Without "The": for a place after another word. */
function bare(card: Card): string {
  return nameOf(card).replace(/^The /, '');
}

function cardOf(event: { readonly card: Card | null }): string {
  return event.card === null ? 'a card' : nameOf(event.card);
}

function cardsOf(event: { readonly count: number; readonly cards: readonly Card[] | null }): string {
  return event.cards ? list(event.cards) : count(event.count, 'card');
}

function count(number: number, noun: string): string {
  return counted(number, { one: `# ${noun}`, other: `# ${noun}s` });
}

/** "Tower, 2 × Shadow and Knight". */
function list(cards: readonly Card[]): string {
  const kinds = [...new Set(cards)].map((card) => {
    const copies = cards.filter((one) => one === card).length;
    return copies === 1 ? nameOf(card) : `${copies} × ${nameOf(card)}`;
  });
  return joined(kinds) || 'no cards';
}
