import type { Seat } from '../../engine/game.ts';
import { counting, listing, type Who, type Words } from '../../engine/words.ts';
import { type Card, type Colour, faceOf, type PileName, pileOf } from './cards.ts';
import type { EndCause, Move } from './state.ts';
import { stoneOf } from './stones.ts';
import { startsRow, type Told, type View } from './view.ts';

const counted = counting('de');
const list = listing('de');

export const de: Words<Told, View, Move> = {
  name: 'Keltis',
  blurb:
    'Das Kartenspiel: lege lange Reihen, auf- oder absteigend, und sammle Wunschsteine, bevor das Ende kommt.',

  options: {
    mixedPairs: {
      label: 'Paare',
      help: 'Welche zwei Karten eines Wertes einen Wunschstein bringen.',
      values: {
        false: { label: 'Zwei Zahlenkarten', help: 'In beliebigen Farben.' },
        true: {
          label: 'Auch mit Punktkarte',
          help: 'Auch eine Zahlenkarte und eine Punktkarte sind ein Paar.',
        },
      },
    },
    finalMayStartRows: {
      label: 'Letzte Karten',
      help: 'Wohin die zwei letzten Karten dürfen.',
      values: {
        false: { label: 'Bestehende Reihen', help: 'Nur an Reihen, die du schon hast.' },
        true: { label: 'Auch neue Reihen', help: 'Sie dürfen auch eine Reihe beginnen.' },
      },
    },
  },

  told(event, who) {
    switch (event.type) {
      case 'discarded':
        return `${have(event, who)} die ${bare(event.card)} abgelegt.`;
      case 'claimed':
        return `${have(event, who)} ${pair(event.cards)} abgelegt und Wunschstein ${event.stone} genommen.`;
      case 'laid':
        return event.length === 1
          ? `${have(event, who)} mit der ${dative(event.card)} ${newRow(event.row)} begonnen.`
          : `${have(event, who)} die ${bare(event.card)} an die ${rowName(event.row)} gelegt: ${counted(event.length, { one: '# Karte', other: '# Karten' })}.`;
      case 'row-ended': {
        const whose = who(event.seat).you ? 'Deine' : 'Die';
        const of = who(event.seat).you ? '' : ` von ${who(event.seat).name}`;
        return `${whose} ${rowName(event.row)}${of} ist beendet. Beendete Reihen bisher: ${event.count}.`;
      }
      case 'drew':
        if (event.from !== 'pile' && event.card)
          return `${have(event, who)} die ${bare(event.card)} vom ${pileName(event.from)} genommen.`;
        return `${have(event, who)} ${event.card ? `die ${bare(event.card)}` : 'eine Karte'} vom Stapel gezogen.`;
      case 'final':
        return `${CAUSES[event.cause]} Alle dürfen noch bis zu zwei Karten anlegen.`;
      case 'done':
        return `${have(event, who)} nichts mehr angelegt.`;
      case 'ended':
        return 'Das Spiel ist aus.';
    }
  },

  asked(view, seat, offers) {
    if (view.phase === 'final') {
      const added = view.players[seat]?.added ?? 0;
      return added === 0
        ? 'Lege bis zu zwei Karten an deine Reihen an.'
        : 'Lege noch eine Karte an deine Reihen an.';
    }
    if (view.phase === 'draw') {
      const which = view.owed === 2 ? 'die erste von zwei Karten' : 'eine Karte';
      return `Zieh ${which} vom Stapel${offers.length > 1 ? ' oder von einem Ablagestapel' : ''}.`;
    }
    const ways = [
      ...(offers.some(({ type }) => type === 'lay' || type === 'lay-point') ? ['lege eine Karte an'] : []),
      ...(offers.some(({ type }) => type === 'claim') ? ['lege ein Paar für einen Wunschstein ab'] : []),
    ];
    return `${capital(list([...ways, 'lege eine Karte ab'], 'or'))}.`;
  },

  move(move, view) {
    switch (move.type) {
      case 'discard':
        return `Die ${bare(move.card)} ablegen`;
      case 'claim':
        return `${capital(pair(move.cards))} ablegen für Wunschstein ${stoneOf(move.cards) ?? ''}`;
      case 'lay':
      case 'lay-point': {
        const row = move.type === 'lay' ? pileOf(move.card) : move.row;
        return startsRow(view, row)
          ? `Mit der ${dative(move.card)} ${newRow(row)} beginnen`
          : `Die ${bare(move.card)} an die ${rowName(row)} legen`;
      }
      case 'draw': {
        if (move.from === 'pile') return 'Vom Stapel ziehen';
        const card = view.discards[move.from].at(-1);
        return `${card ? `Die ${bare(card)}` : 'Eine Karte'} vom ${pileName(move.from)} nehmen`;
      }
      case 'done':
        return 'Nichts mehr anlegen';
    }
  },

  refused: {
    'act-first': 'Lege zuerst eine Karte an oder ab, dann zieh.',
    'draw-first': 'Zieh zuerst.',
    'own-discard': 'Auf diesen Stapel hast du in diesem Zug abgelegt: zieh von einem anderen.',
    'empty-discard': 'Dieser Ablagestapel ist leer.',
    'only-additions': 'Das Spiel geht zu Ende: du darfst nur noch Karten an deine Reihen anlegen.',
    'not-the-end': 'Das gilt den letzten Karten, wenn das Ende gekommen ist.',
    'not-in-hand': 'Diese Karte hast du nicht auf der Hand.',
    'no-pair': 'Zwei Karten mit diesem Wert hast du nicht auf der Hand.',
    'not-a-pair': 'Ein Wunschstein verlangt zwei Karten vom selben Wert.',
    'mixed-pair': 'Eine Zahlenkarte und eine Punktkarte sind an diesem Tisch kein Paar.',
    'no-such-stone': 'Einen Wunschstein mit diesem Wert gibt es nicht.',
    'stone-gone': 'Dieser Wunschstein ist schon vergeben.',
    'pair-order': 'Nenne die beiden Karten in alphabetischer Reihenfolge.',
    'point-card': 'Eine Punktkarte gehört in die Punktreihe oder auf eine Karte mit ihrem Wert.',
    'no-point-card': 'So können nur Punktkarten gelegt werden.',
    'no-row': 'Diese Reihe hast du noch nicht.',
    'row-ended': 'Diese Reihe ist beendet.',
    'row-goes-up': 'Diese Reihe steigt: die Karte ist zu niedrig.',
    'row-goes-down': 'Diese Reihe fällt: die Karte ist zu hoch.',
    'other-value': 'Eine Punktkarte passt nur an eine Farbreihe, deren letzte Zahlenkarte ihren Wert hat.',
    'not-now': 'Das geht jetzt nicht.',
  },
};

const CAUSES: Readonly<Record<EndCause, string>> = {
  'five-rows': 'Fünf Reihen sind beendet, und damit das Spiel.',
  'last-card': 'Der Stapel ist aufgebraucht, das Spiel geht zu Ende.',
  stalled: '200 Züge lang hat niemand vom Stapel gezogen, das Spiel geht zu Ende.',
};

/** The stem: "rote" is `rot` + `e`. */
const STEMS: Readonly<Record<Colour, string>> = {
  red: 'rot',
  yellow: 'gelb',
  green: 'grün',
  blue: 'blau',
  purple: 'lila',
};

function have(event: { seat: Seat }, who: (seat: Seat) => Who): string {
  const { name, you } = who(event.seat);
  return you ? 'Du hast' : `${name} hat`;
}

/** A colour as an adjective with its ending; "lila" takes none. */
function adjective(colour: Colour, ending: 'e' | 'en'): string {
  return colour === 'purple' ? STEMS.purple : `${STEMS[colour]}${ending}`;
}

function card(code: Card, ending: 'e' | 'en'): string {
  const face = faceOf(code);
  if (face.kind === 'point') return `Punktkarte ${face.value}`;
  return `${adjective(face.colour, ending)} ${face.kind === 'end' ? 'Endkarte' : face.value}`;
}

function bare(code: Card): string {
  return card(code, 'e');
}

function dative(code: Card): string {
  return card(code, 'en');
}

function pair([first, second]: readonly [Card, Card]): string {
  return first === second ? `zwei ${bare(first)}` : `die ${bare(first)} und die ${bare(second)}`;
}

function pileName(pile: PileName): string {
  return `${pile === 'points' ? 'grauen' : adjective(pile, 'en')} Ablagestapel`;
}

function rowName(row: PileName): string {
  return row === 'points' ? 'Punktreihe' : `${adjective(row, 'e')} Reihe`;
}

function newRow(row: PileName): string {
  return row === 'points' ? 'die Punktreihe' : `eine ${adjective(row, 'e')} Reihe`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
