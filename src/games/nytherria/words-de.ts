import { counting, type Who, type Words } from '../../engine/words.ts';
import type { Card } from './cards.ts';
import type { Ending, Met, Move } from './state.ts';
import type { Told } from './telling.ts';
import type { View } from './view.ts';

/** The bare word and the accusative with its article; stones and traps with the indefinite one. */
export const NAMES: Readonly<Record<Card, readonly [bare: string, accusative: string]>> = {
  soldier: ['Soldat', 'den Soldaten'],
  scout: ['Späherin', 'die Späherin'],
  sorceress: ['Zauberin', 'die Zauberin'],
  cleric: ['Kleriker', 'den Kleriker'],
  paladin: ['Paladin', 'den Paladin'],
  herald: ['Herold', 'den Herold'],
  inquisitor: ['Inquisitor', 'den Inquisitor'],
  exorcist: ['Exorzistin', 'die Exorzistin'],
  warden: ['Wächter', 'den Wächter'],
  archon: ['Hoher Archon', 'den Hohen Archon'],
  ravager: ['Verheerer', 'den Verheerer'],
  shade: ['Schatten', 'den Schatten'],
  hex: ['Fluch', 'den Fluch'],
  necromancer: ['Nekromant', 'den Nekromanten'],
  assassin: ['Meuchlerin', 'die Meuchlerin'],
  thief: ['Dieb', 'den Dieb'],
  wraith: ['Gespenst', 'das Gespenst'],
  saboteur: ['Saboteur', 'den Saboteur'],
  plaguebearer: ['Seuchenträger', 'den Seuchenträger'],
  overlord: ['Finsterer Herrscher', 'den Finsteren Herrscher'],
  'light-stone': ['Lichtstein', 'einen Lichtstein'],
  'dark-stone': ['Dunkelstein', 'einen Dunkelstein'],
  trap: ['Falle', 'eine Falle'],
  'shifting-halls': ['Wandelnde Hallen', 'die Wandelnden Hallen'],
  blessing: ['Segen', 'den Segen'],
  eclipse: ['Sonnenfinsternis', 'die Sonnenfinsternis'],
  echo: ['Echo', 'das Echo'],
  collapse: ['Einsturz', 'den Einsturz'],
  reckoning: ['Abrechnung', 'die Abrechnung'],
  tribute: ['Tribut', 'den Tribut'],
};

export const ENDS: Readonly<Record<Ending, string>> = {
  stones: 'genug Steine liegen vor einer Person',
  'all-claimed': 'alle Steine sind vergeben',
  rebuilt: 'der Hauptstapel wurde fünfmal neu gebildet',
};

const MET: Readonly<Record<Met, (card: string) => string>> = {
  claimed: (card) => `erkundet und ${card} gewonnen`,
  'once-more': (card) => `beim Erkunden ${card} gefunden, der zurückging; es wird noch einmal erkundet`,
  ends: (card) => `beim Erkunden wieder ${card} gefunden, der zurückging; die Erkundung ist vorbei`,
  trap: (card) => `beim Erkunden ${card} gefunden`,
  event: (card) => `beim Erkunden ${card} gefunden, ein Ereignis`,
};

const counted = counting('de');

export const de: Words<Told, View, Move> = {
  name: 'Nytherria',
  blurb:
    'Schicke Soldaten und Verheerer in den Tempel, um magische Steine zu holen, und nutze die anderen Figuren gegen deine Rivalen.',

  options: {
    alwaysAsk: {
      label: 'Immer nach einer Antwort fragen',
      help: 'Wer gefragt wird, wenn eine Karte gespielt wird, die man kontern kann.',
      values: {
        false: {
          label: 'Nur wer kann',
          help: 'Schneller. Dass das Spiel wartet, verrät, dass jemand kontern könnte.',
        },
        true: { label: 'Immer', help: 'Alle, die es betrifft, werden gefragt; so verrät das Warten nichts.' },
      },
    },
    lastTurns: {
      label: 'Letzte Züge',
      help: 'Was geschieht, wenn das Ende erreicht ist.',
      values: {
        false: { label: 'Keine', help: 'Das Spiel endet mit diesem Zug.' },
        true: { label: 'Je einer', help: 'Alle anderen haben noch einen Zug.' },
      },
    },
  },

  told(event, who) {
    switch (event.type) {
      case 'turn':
        return `Zug ${event.turn}: ${who(event.seat).you ? 'Du bist' : `${who(event.seat).name} ist`} am Zug.`;
      case 'drew':
        return `${have(event.seat, who)} ${event.cards ? list(event.cards) : cardCount(event.count)} gezogen.`;
      case 'skipped':
        return `${have(event.seat, who)} keine Karte zum Ausspielen.`;
      case 'played':
        return `${have(event.seat, who)} ${NAMES[event.card][1]}${on(event, who)} gespielt.`;
      case 'awaiting':
        return `${NAMES[event.card][0]} kann gekontert werden: eine Antwort steht aus.`;
      case 'countered':
        return `${have(event.seat, who)} ${NAMES[event.card][1]} gekontert: ${NAMES[event.by][0]}.`;
      case 'let-through':
        return `Niemand hat ${NAMES[event.card][1]} gekontert.`;
      case 'nothing':
        return `${NAMES[event.card][0]}: es gab nichts zu tun.`;
      case 'explored':
        return `${have(event.seat, who)} ${MET[event.met](NAMES[event.card][1])}.`;
      case 'looked':
        return event.cards
          ? `Du hast oben auf dem neutralen Stapel gesehen: ${list(event.cards)}.`
          : `${have(event.seat, who)} oben auf dem neutralen Stapel ${cardCount(event.count)} angesehen.`;
      case 'arranged':
        return arranged(event, who);
      case 'stone-taken':
        return `${have(event.seat, who)} ${dative(event.from, who)} ${NAMES[event.stone][1]} genommen.`;
      case 'stone-returned':
        return `${have(event.seat, who)} ${NAMES[event.stone][1]} an den neutralen Stapel verloren.`;
      case 'fetched':
        return `${have(event.seat, who)} ${NAMES[event.card][1]} vom Friedhof geholt.`;
      case 'inspected':
        return `${have(event.seat, who)} ${who(event.from).you ? 'deine Hand' : `die Hand von ${who(event.from).name}`} angesehen${event.cards ? `: ${list(event.cards)}` : ''}.`;
      case 'banished':
        return event.cards.length > 0
          ? `${have(event.seat, who)} vom Friedhof ins Nichts geschickt: ${list(event.cards)}.`
          : `${have(event.seat, who)} den Friedhof gelassen, wie er war.`;
      case 'revived':
        return `${have(event.seat, who)} ${NAMES[event.card][1]}${on(event, who)} wiederbelebt.`;
      case 'stole':
        return `${have(event.seat, who)} ${dative(event.from, who)} ${event.card ? NAMES[event.card][1] : 'eine Karte'} gestohlen.`;
      case 'discarded':
        return `${have(event.seat, who)} abgelegt: ${list(event.cards)}.`;
      case 'passed-on':
        return `${have(event.from, who)} ${event.card ? NAMES[event.card][1] : 'eine Karte'} an ${who(event.to).you ? 'dich' : who(event.to).name} weitergegeben.`;
      case 'collapsed':
        return `Der Einsturz hat aufgedeckt: ${list(event.cards)}.`;
      case 'shuffled':
        return event.pile === 'main'
          ? 'Aus dem Friedhof wurde der neue Hauptstapel.'
          : 'Der neutrale Stapel wurde gemischt.';
      case 'ending':
        return `Das Ende naht, denn ${ENDS[event.how]}: noch ${counted(event.left, { one: 'ein Zug', other: '# Züge' })}.`;
      case 'ended':
        return `Das Spiel ist aus, denn ${ENDS[event.how]}.`;
    }
  },

  asked(view) {
    const card = NAMES[view.table.at(-1)?.card ?? 'trap'];
    switch (view.asked?.what) {
      case 'counter':
        return `${capital(card[1])} kontern oder durchlassen?`;
      case 'arrange':
        return 'Wähle, was du begräbst und in welcher Reihenfolge der Rest wieder nach oben kommt.';
      case 'take-stone':
        return 'Wähle den Stein, den du nimmst.';
      case 'return-stone':
        return 'Wähle den Stein, der zurückgeht.';
      case 'levy':
      case 'tribute':
        return `${card[0]}: wähle, welcher deiner Steine zurückgeht.`;
      case 'fetch':
        return 'Wähle eine Karte vom Friedhof für deine Hand.';
      case 'inspect':
        return 'Wähle eine Karte dieser Hand für den Friedhof.';
      case 'banish':
        return 'Wähle bis zu zwei Karten vom Friedhof für das Nichts.';
      case 'revive':
        return 'Wähle eine dunkle Figur vom Friedhof, die du wiederbelebst.';
      case 'plague':
        return 'Der Seuchenträger verlangt eine Karte: wähle, welche du ablegst.';
      case 'eclipse':
        return 'Wähle eine Karte, die du weitergibst.';
      case 'level':
        return `Lege ${cardCount(view.owed)} ab.`;
      case 'play':
      case undefined:
        return 'Spiele eine Karte.';
    }
  },

  move(move, view, who) {
    switch (move.type) {
      case 'play':
        return `${capital(NAMES[move.card][1])}${against(move.target, who)} spielen`;
      case 'counter':
        return `Kontern: ${NAMES[move.card][0]}`;
      case 'pass':
        return 'Durchlassen';
      case 'choose-stone':
        return `${capital(NAMES[move.stone][1])}${whose(view, who)} ${view.asked?.what === 'take-stone' ? 'nehmen' : 'zurückgeben'}`;
      case 'choose-card':
        return choose(view, `${capital(NAMES[move.card][1])}${against(move.target, who)}`);
      case 'arrange':
        return `Begraben: ${list(move.bury) || 'nichts'}; nach oben: ${list(move.top) || 'nichts'}`;
      case 'banish':
        return `Ins Nichts: ${list(move.cards) || 'keine'}`;
      case 'discard':
        return `Ablegen: ${list(move.cards)}`;
      case 'pass-card':
        return `${capital(NAMES[move.card][1])} weitergeben`;
    }
  },

  refused: {
    'not-asked': 'Danach ist jetzt nicht gefragt.',
    'not-in-hand': 'Diese Karte hast du nicht auf der Hand.',
    'needs-target': 'Wähle, gegen wen die Karte gespielt wird.',
    'no-target': 'Diese Karte richtet sich gegen niemanden.',
    'not-an-opponent': 'Die Karte muss sich gegen jemand anderen richten.',
    'cannot-counter': 'Mit dieser Karte kannst du hier nicht kontern.',
    'no-such-stone': 'Einen solchen Stein gibt es hier nicht.',
    'not-in-that-hand': 'Diese Karte ist nicht in dieser Hand.',
    'not-in-graveyard': 'Diese Karte liegt nicht auf dem Friedhof.',
    'cannot-fetch': 'Diese Figur kann so nicht geholt werden.',
    'cannot-revive': 'Diese Figur kann nicht wiederbelebt werden.',
    'stones-stay': 'Steine können nicht begraben werden.',
    'other-cards': 'Nimm genau die Karten, die du gesehen hast.',
    'at-most-two': 'Höchstens zwei Karten.',
    'wrong-number': 'So viele Karten sind nicht abzulegen.',
    'spare-soldiers': 'Du hast eine andere Karte als Soldat oder Verheerer: lege sie ab.',
    'not-in-order': 'Nenne die Karten in alphabetischer Reihenfolge.',
  },
};

function have(seat: number, who: (seat: number) => Who): string {
  return who(seat).you ? 'Du hast' : `${who(seat).name} hat`;
}

function dative(seat: number, who: (seat: number) => Who): string {
  return who(seat).you ? 'dir' : who(seat).name;
}

function on({ target }: { target?: number }, who: (seat: number) => Who): string {
  if (target === undefined) return '';
  return ` gegen ${who(target).you ? 'dich' : who(target).name}`;
}

function against(target: number | undefined, who?: (seat: number) => Who): string {
  return target === undefined ? '' : ` gegen ${who?.(target).name ?? `Person ${target + 1}`}`;
}

/** Whose stone it is, where it is another's. */
function whose({ table }: View, who?: (seat: number) => Who): string {
  const target = table.at(-1)?.target;
  return target === undefined || !who ? '' : ` von ${dative(target, who)}`;
}

function choose(view: View, card: string): string {
  if (view.asked?.what === 'inspect') return `${card} auf den Friedhof legen`;
  return view.asked?.what === 'revive' ? `${card} wiederbeleben` : `${card} nehmen`;
}

function arranged(event: Extract<Told, { type: 'arranged' }>, who: (seat: number) => Who): string {
  const buried = event.bury.length > 0 ? list(event.bury) : 'nichts';
  const top = event.top ? list(event.top) : cardCount(event.kept);
  return `${have(event.seat, who)} begraben: ${buried}, und nach oben gelegt: ${top || 'nichts'}.`;
}

function list(cards: readonly Card[]): string {
  return cards.map((card) => NAMES[card][0]).join(', ');
}

function cardCount(count: number): string {
  if (count === 0) return 'keine Karte';
  return counted(count, { one: 'eine Karte', other: '# Karten' });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
