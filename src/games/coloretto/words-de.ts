import type { Who, Words } from '../../engine/words.ts';
import type { Card, Event, For, Move } from './state.ts';
import type { View } from './view.ts';

/** Nominative with article, accusative with article, and the bare word. */
const CARDS: Readonly<Record<Card, readonly [a: string, the: string, bare: string]>> = {
  red: ['eine rote Karte', 'die rote Karte', 'Rot'],
  yellow: ['eine gelbe Karte', 'die gelbe Karte', 'Gelb'],
  green: ['eine grüne Karte', 'die grüne Karte', 'Grün'],
  blue: ['eine blaue Karte', 'die blaue Karte', 'Blau'],
  brown: ['eine braune Karte', 'die braune Karte', 'Braun'],
  gray: ['eine graue Karte', 'die graue Karte', 'Grau'],
  pink: ['eine rosa Karte', 'die rosa Karte', 'Rosa'],
  joker: ['einen Joker', 'den Joker', 'Joker'],
  'golden-joker': ['einen goldenen Joker', 'den goldenen Joker', 'goldener Joker'],
  plus2: ['eine +2', 'die +2', '+2'],
};

export const de: Words<Event, View, Move> = {
  name: 'Coloretto',
  blurb:
    'Sammle drei Farben und meide die übrigen. Lege eine Karte an eine Reihe oder nimm eine Reihe mit allem darin.',

  options: {
    scoring: {
      label: 'Wertung',
      help: 'Was eine Farbe zählt.',
      values: {
        brown: { label: 'Braun', help: '1, 3, 6, 10, 15, 21: je mehr, desto besser.' },
        gray: { label: 'Grau', help: '1, 4, 8, 7, 6, 5: drei sind am besten.' },
      },
    },
    variant: {
      label: 'Zu zweit',
      help: 'Wie zwei Personen spielen.',
      values: {
        standard: { label: 'Standard', help: 'Drei Reihen für 1, 2 und 3 Karten; fünf Farben.' },
        'jim-c': { label: 'Jim C', help: 'Vier Reihen; jeder nimmt zwei je Runde; vier Farben zählen.' },
        'manolo-vila': { label: 'Manolo Vila', help: 'Wie zu viert: jeder spielt zwei Sammlungen.' },
      },
    },
    manoloScoring: {
      label: 'Was zählt',
      help: 'Was von deinen zwei Sammlungen zählt.',
      values: {
        individual: { label: 'Die eigene', help: 'Nur die erste Sammlung eines jeden zählt.' },
        team: { label: 'Beide', help: 'Beide Sammlungen werden addiert.' },
      },
    },
    goldenJoker: {
      label: 'Goldener Joker',
      help: 'Ein Joker bringt beim Nehmen eine weitere Karte.',
      values: {
        true: { label: 'Ja', help: 'Zwei Joker und ein goldener.' },
        false: { label: 'Nein', help: 'Drei einfache Joker.' },
      },
    },
    underLast: {
      label: 'Länge',
      help: 'Wie viele Karten unter der Karte „Letzte Runde“ liegen.',
      values: {
        '15': { label: '15 Karten', help: 'Wie in der älteren Ausgabe.' },
        '16': { label: '16 Karten', help: 'Wie in der neueren Ausgabe.' },
      },
    },
  },

  told(event, who) {
    switch (event.type) {
      case 'drew':
        return `${have(event, who)} ${CARDS[event.card][0]} gezogen.`;
      case 'last-round':
        return 'Die Karte „Letzte Runde“ kam: diese Runde ist die letzte.';
      case 'placed':
        return `${have(event, who)} ${CARDS[event.card][1]} an Reihe ${event.row + 1} gelegt.`;
      case 'took':
        return `${have(event, who)} Reihe ${event.row + 1} genommen: ${list(event.cards)}.`;
      case 'bonus':
        return `Der goldene Joker brachte ${CARDS[event.card][0]}.`;
      case 'removed':
        return `Reihe ${event.row + 1} kam aus dem Spiel: ${list(event.cards)}.`;
      case 'round':
        return `Runde ${event.round} begann. ${who(event.seat).you ? 'Du fängst an.' : `${who(event.seat).name} fängt an.`}`;
      case 'ended':
        return 'Das Spiel ist aus.';
    }
  },

  asked(view, _seat, offers) {
    const whose = view.collections[view.turn]?.for === 1 ? ' für deine zweite Sammlung' : '';
    if (view.drawn !== null) return `Wähle eine Reihe für ${CARDS[view.drawn][1]}${whose}.`;
    const draw = offers.some((move) => move.type === 'draw');
    const take = offers.some((move) => move.type === 'take');
    if (!take) return `Zieh eine Karte${whose}.`;
    return draw ? `Zieh eine Karte oder nimm eine Reihe${whose}.` : `Nimm eine Reihe${whose}.`;
  },

  move(move, view) {
    switch (move.type) {
      case 'draw':
        return 'Karte ziehen';
      case 'place':
        return `${view.drawn === null ? 'Die Karte' : capital(CARDS[view.drawn][1])} an Reihe ${move.row + 1} legen`;
      case 'take': {
        const cards = view.rows[move.row]?.cards ?? [];
        return cards.length > 0
          ? `Reihe ${move.row + 1} nehmen: ${list(cards)}`
          : `Reihe ${move.row + 1} nehmen`;
      }
    }
  },

  refused: {
    'place-first': 'Wähle zuerst eine Reihe für die gezogene Karte.',
    'nothing-drawn': 'Zieh zuerst eine Karte.',
    'rows-full': 'Alle Reihen sind voll: nimm eine.',
    'row-full': 'Diese Reihe ist voll.',
    'row-empty': 'Diese Reihe ist leer.',
    'row-taken': 'Diese Reihe ist schon genommen.',
    'other-collection': 'Deine andere Sammlung ist am Zug.',
    'no-row': 'Diese Reihe gibt es nicht.',
  },
};

function have(event: { seat: number } & For, who: (seat: number) => Who): string {
  const { name, you } = who(event.seat);
  const second = event.for === 1 ? ' (zweite Sammlung)' : '';
  return you ? `Du hast${second}` : `${name}${second} hat`;
}

function list(cards: readonly Card[]): string {
  return cards.map((card) => CARDS[card][2]).join(', ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
