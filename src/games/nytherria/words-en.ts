import { counting, type Who, type Words } from '../../engine/words.ts';
import type { Card } from './cards.ts';
import type { Ending, Met, Move } from './state.ts';
import type { Told } from './telling.ts';
import type { View } from './view.ts';

export const NAMES: Readonly<Record<Card, string>> = {
  soldier: 'Soldier',
  scout: 'Scout',
  sorceress: 'Sorceress',
  cleric: 'Cleric',
  paladin: 'Paladin',
  herald: 'Herald',
  inquisitor: 'Inquisitor',
  exorcist: 'Exorcist',
  warden: 'Warden',
  archon: 'High Archon',
  ravager: 'Ravager',
  shade: 'Shade',
  hex: 'Hex',
  necromancer: 'Necromancer',
  assassin: 'Assassin',
  thief: 'Thief',
  wraith: 'Wraith',
  saboteur: 'Saboteur',
  plaguebearer: 'Plaguebearer',
  overlord: 'Overlord',
  'light-stone': 'Light Stone',
  'dark-stone': 'Dark Stone',
  trap: 'Trap',
  'shifting-halls': 'Shifting Halls',
  blessing: 'Blessing',
  eclipse: 'Eclipse',
  echo: 'Echo',
  collapse: 'Collapse',
  reckoning: 'Reckoning',
  tribute: 'Tribute',
};

export const ENDS: Readonly<Record<Ending, string>> = {
  stones: 'a player has enough stones',
  'all-claimed': 'all stones are claimed',
  rebuilt: 'the main deck was made anew five times',
};

const MET: Readonly<Record<Met, (card: string) => string>> = {
  claimed: (card) => `claimed a ${card}`,
  'once-more': (card) => `met a ${card}, which went back; the exploration goes on once more`,
  ends: (card) => `met a ${card} again, which went back; the exploration is over`,
  trap: () => 'met a Trap',
  event: (card) => `met the event ${card}`,
};

const counted = counting('en');

export const en: Words<Told, View, Move> = {
  name: 'Nytherria',
  blurb:
    'Send soldiers and ravagers into the temple for magical stones, and use the other characters against your rivals.',

  options: {
    alwaysAsk: {
      label: 'Always ask for a response',
      help: 'Who is asked when a card that can be countered is played.',
      values: {
        false: {
          label: 'Only who can',
          help: 'Faster. That the game waits tells that somebody could counter.',
        },
        true: { label: 'Always', help: 'Everybody concerned is asked, so waiting tells nothing.' },
      },
    },
    lastTurns: {
      label: 'Last turns',
      help: 'What happens when the end is reached.',
      values: {
        false: { label: 'None', help: 'The game ends with that turn.' },
        true: { label: 'One each', help: 'Each other player has one more turn.' },
      },
    },
  },

  told(event, who) {
    switch (event.type) {
      case 'turn':
        return `Turn ${event.turn}: ${who(event.seat).you ? 'you are' : `${name(event.seat, who)} is`} the current player.`;
      case 'drew':
        return `${name(event.seat, who)} drew ${event.cards ? list(event.cards) : number(event.count, 'card')}.`;
      case 'skipped':
        return `${name(event.seat, who)} had no card to play.`;
      case 'played':
        return `${name(event.seat, who)} played the ${NAMES[event.card]}${on(event, who)}.`;
      case 'awaiting':
        return `The ${NAMES[event.card]} may be countered: waiting for a response.`;
      case 'countered':
        return `${name(event.seat, who)} countered the ${NAMES[event.card]} with the ${NAMES[event.by]}.`;
      case 'let-through':
        return `Nobody countered the ${NAMES[event.card]}.`;
      case 'nothing':
        return `There was nothing to do for the ${NAMES[event.card]}.`;
      case 'explored':
        return `${name(event.seat, who)} explored and ${MET[event.met](NAMES[event.card])}.`;
      case 'looked':
        return event.cards
          ? `You looked at the top of the neutral deck: ${list(event.cards)}.`
          : `${name(event.seat, who)} looked at ${number(event.count, 'card')} on top of the neutral deck.`;
      case 'arranged':
        return arranged(event, who);
      case 'stone-taken':
        return `${name(event.seat, who)} took a ${NAMES[event.stone]} from ${object(event.from, who)}.`;
      case 'stone-returned':
        return `${name(event.seat, who)} lost a ${NAMES[event.stone]} to the neutral deck.`;
      case 'fetched':
        return `${name(event.seat, who)} took the ${NAMES[event.card]} from the graveyard.`;
      case 'inspected':
        return `${name(event.seat, who)} looked at ${who(event.from).you ? 'your hand' : `the hand of ${name(event.from, who)}`}${event.cards ? `: ${list(event.cards)}` : ''}.`;
      case 'banished':
        return event.cards.length > 0
          ? `${name(event.seat, who)} sent from the graveyard to the Void: ${list(event.cards)}.`
          : `${name(event.seat, who)} left the graveyard as it was.`;
      case 'revived':
        return `${name(event.seat, who)} revived the ${NAMES[event.card]}${on(event, who)}.`;
      case 'stole':
        return `${name(event.seat, who)} stole ${event.card ? `the ${NAMES[event.card]}` : 'a card'} from ${object(event.from, who)}.`;
      case 'discarded':
        return `${name(event.seat, who)} discarded ${list(event.cards)}.`;
      case 'passed-on':
        return `${name(event.from, who)} passed ${event.card ? `the ${NAMES[event.card]}` : 'a card'} to ${object(event.to, who)}.`;
      case 'collapsed':
        return `The Collapse revealed ${list(event.cards)}.`;
      case 'shuffled':
        return event.pile === 'main'
          ? 'The graveyard became the new main deck.'
          : 'The neutral deck was shuffled.';
      case 'ending':
        return `The end is near, because ${ENDS[event.how]}: ${number(event.left, 'more turn')}.`;
      case 'ended':
        return `The game is over, because ${ENDS[event.how]}.`;
    }
  },

  asked(view) {
    const card = NAMES[view.table.at(-1)?.card ?? 'trap'];
    switch (view.asked?.what) {
      case 'counter':
        return `Counter the ${card}, or let it through?`;
      case 'arrange':
        return 'Choose what to bury, and in which order the rest goes back on top.';
      case 'take-stone':
        return 'Choose the stone to take.';
      case 'return-stone':
        return 'Choose the stone that goes back.';
      case 'levy':
      case 'tribute':
        return `The ${card} asks for a stone: choose which of yours goes back.`;
      case 'fetch':
        return 'Choose a card of the graveyard for your hand.';
      case 'inspect':
        return 'Choose a card of this hand for the graveyard.';
      case 'banish':
        return 'Choose up to two cards of the graveyard for the Void.';
      case 'revive':
        return 'Choose a Dark character of the graveyard to revive.';
      case 'plague':
        return 'The Plaguebearer asks for a card: choose which to discard.';
      case 'eclipse':
        return 'Choose a card to pass to the next player.';
      case 'level':
        return `Discard ${number(view.owed, 'card')}.`;
      case 'play':
      case undefined:
        return 'Play a card.';
    }
  },

  move(move, view, who) {
    switch (move.type) {
      case 'play':
        return `Play the ${NAMES[move.card]}${against(move.target, who)}`;
      case 'counter':
        return `Counter with the ${NAMES[move.card]}`;
      case 'pass':
        return 'Let it through';
      case 'choose-stone':
        return `${view.asked?.what === 'take-stone' ? 'Take' : 'Return'} a ${NAMES[move.stone]}${whose(view, who)}`;
      case 'choose-card':
        return choose(view, `the ${NAMES[move.card]}${against(move.target, who)}`);
      case 'arrange':
        return `Bury ${list(move.bury) || 'nothing'}; on top ${list(move.top) || 'nothing'}`;
      case 'banish':
        return `Banish ${list(move.cards) || 'nothing'}`;
      case 'discard':
        return `Discard ${list(move.cards)}`;
      case 'pass-card':
        return `Pass the ${NAMES[move.card]}`;
    }
  },

  refused: {
    'not-asked': 'That is not what is asked now.',
    'not-in-hand': 'You do not hold that card.',
    'needs-target': 'Choose the opponent it is played on.',
    'no-target': 'That card is played on nobody.',
    'not-an-opponent': 'It must be played on an opponent.',
    'cannot-counter': 'That card cannot counter this one.',
    'no-such-stone': 'There is no such stone here.',
    'not-in-that-hand': 'That card is not in this hand.',
    'not-in-graveyard': 'That card is not in the graveyard.',
    'cannot-fetch': 'That character cannot be brought back by this card.',
    'cannot-revive': 'That character cannot be revived.',
    'stones-stay': 'Stones cannot be buried.',
    'other-cards': 'Use exactly the cards that you have seen.',
    'at-most-two': 'Two cards at most.',
    'wrong-number': 'That is not the number of cards you have to discard.',
    'spare-soldiers': 'You hold a card other than a Soldier or Ravager: discard that.',
    'not-in-order': 'Name the cards in alphabetical order.',
  },
};

function name(seat: number, who: (seat: number) => Who): string {
  return who(seat).you ? 'You' : who(seat).name;
}

function object(seat: number, who: (seat: number) => Who): string {
  return who(seat).you ? 'you' : who(seat).name;
}

function on({ target }: { target?: number }, who: (seat: number) => Who): string {
  return target === undefined ? '' : ` on ${object(target, who)}`;
}

function against(target: number | undefined, who?: (seat: number) => Who): string {
  return target === undefined ? '' : ` on ${who?.(target).name ?? `player ${target + 1}`}`;
}

/** Whose stone it is, where it is another's. */
function whose({ asked, table }: View, who?: (seat: number) => Who): string {
  const target = table.at(-1)?.target;
  if (target === undefined || !who) return '';
  return `${asked?.what === 'take-stone' ? ' from' : ' of'} ${object(target, who)}`;
}

function choose(view: View, card: string): string {
  if (view.asked?.what === 'inspect') return `Send ${card} to the graveyard`;
  return view.asked?.what === 'revive' ? `Revive ${card}` : `Take ${card}`;
}

function arranged(event: Extract<Told, { type: 'arranged' }>, who: (seat: number) => Who): string {
  const buried = event.bury.length > 0 ? `buried ${list(event.bury)}` : 'buried nothing';
  const top = event.top ? list(event.top) : number(event.kept, 'card');
  return `${name(event.seat, who)} ${buried} and put ${top || 'nothing'} back on top.`;
}

function list(cards: readonly Card[]): string {
  return cards.map((card) => NAMES[card]).join(', ');
}

function number(count: number, noun: string): string {
  return counted(count, { one: `# ${noun}`, other: `# ${noun}s` });
}
