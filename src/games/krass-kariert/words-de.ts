import { counting, listing, type Who, type Words } from '../../engine/words.ts';
import type { Card, Rank } from './cards.ts';
import type { Event, Move } from './state.ts';
import type { Told, View } from './view.ts';

const counted = counting('de');
const list = listing('de');

/** Accusative, with the article. */
const RANKS: Readonly<Record<Rank, string>> = {
  solo: 'das Solo',
  'two-straight': 'die Straße',
  pair: 'das Paar',
  'three-straight': 'die Straße',
  trips: 'den Drilling',
};

export const de: Words<Told, View, Move> = {
  name: 'Krass Kariert',
  blurb: 'Werde deine Karten los, ohne sie je umzustecken: nur Nachbarn bilden Paare, Straßen und Drillinge.',

  options: {
    xCard: {
      label: 'X-Karte',
      help: 'Was der Joker bewirkt.',
      values: {
        'ends-trick': {
          label: 'Beendet den Stich',
          help: 'Jede Zahl; gewinnt den Stich sofort und zieht 3 Karten.',
        },
        'wild-only': { label: 'Nur Joker', help: 'Jede Zahl, und der Stich geht weiter.' },
      },
    },
    chips: {
      label: 'Chips',
      help: 'Mit wie vielen Chips alle beginnen.',
      values: {
        '2': { label: '2 Chips', help: 'Das übliche Spiel.' },
        '3': { label: '3 Chips', help: 'Ein längeres Spiel.' },
      },
    },
  },

  told(event, who) {
    switch (event.type) {
      case 'played':
        return `${have(event, who)} ${RANKS[event.rank]} ${cards(event.cards, event.x)} gespielt.`;
      case 'stopped':
        return `${have(event, who)} einen Stopp gespielt.`;
      case 'redrew':
        return `${have(event, who)} eine Nachziehkarte gespielt.`;
      case 'took':
        return `${have(event, who)} ${a(event.card)} aus der Reserve genommen.`;
      case 'conceded':
        return `${have(event, who)} den Durchgang aufgegeben.`;
      case 'won':
        return won(event, who);
      case 'drew':
        return `${have(event, who)} ${event.card === undefined ? 'eine Karte' : a(event.card)} gezogen.`;
      case 'inserted':
        return undefined;
      case 'out':
        return `${have(event, who)} keine Karten mehr und ${who(event.seat).you ? 'bist' : 'ist'} in diesem Durchgang sicher.`;
      case 'trick':
        return who(event.seat).you
          ? 'Du eröffnest den nächsten Stich.'
          : `${who(event.seat).name} eröffnet den nächsten Stich.`;
      case 'deal-ended':
        return ended(event, who);
      case 'chip':
        return `${have(event, who)} einen Chip verloren: ${event.left === 0 ? 'keiner' : event.left} übrig.`;
      case 'lost':
        return who(event.seat).you
          ? 'Du hattest keinen Chip mehr und hast das Spiel verloren.'
          : `${who(event.seat).name} hatte keinen Chip mehr und hat das Spiel verloren.`;
      case 'dealt':
        return who(event.starter).you
          ? 'Es wurde neu gegeben. Du eröffnest.'
          : `Es wurde neu gegeben. ${who(event.starter).name} eröffnet.`;
      case 'ended':
        return 'Das Spiel ist aus.';
    }
  },

  asked(view, _seat, offers) {
    const { drawing, best } = view;
    if (drawing) {
      const card = drawing.card === null ? 'die gezogene Karte' : the(drawing.card);
      const more = drawing.left === 0 ? '' : ` Danach ziehst du noch ${drawing.left}.`;
      return `Steck ${card} in deine Hand.${more}`;
    }
    const can = new Set(offers.map((move) => move.type));
    const toBeat = best && `${RANKS[best.rank]} ${cards(best.cards, best.x)}`;
    const ways = [
      ...(can.has('play') ? [toBeat ? `überbiete ${toBeat}` : 'spiel eine Kombination'] : []),
      ...(can.has('stop') ? ['spiel einen Stopp'] : []),
      ...(can.has('redraw') ? ['spiel eine Nachziehkarte'] : []),
      ...(can.has('take') ? ['nimm eine Reservekarte'] : []),
      ...(can.has('concede') ? ['gib den Durchgang auf'] : []),
    ];
    const sentence = list(ways, 'or');
    if (view.actions.length === 0) return `Eröffne den Stich: ${sentence}.`;
    if (toBeat && !can.has('play')) return `Du kannst ${toBeat} nicht überbieten: ${sentence}.`;
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
  },

  move(move, view) {
    const hand = view.hand ?? [];
    switch (move.type) {
      case 'play':
        return `${cards(hand.slice(move.at, move.at + move.count), move.x)} spielen`;
      case 'stop':
        return 'Stopp spielen';
      case 'redraw':
        return 'Nachziehkarte spielen';
      case 'take': {
        const card = view.players[view.turn ?? 0]?.reserves[move.reserve];
        return `${capital(card === undefined ? 'die Reservekarte' : the(card))} nehmen und ${gap(hand, move.gap)} stecken`;
      }
      case 'concede':
        return 'Den Durchgang aufgeben und einen Chip verlieren';
      case 'insert': {
        const card = view.drawing?.card;
        return `${capital(card ? the(card) : 'die Karte')} ${gap(hand, move.gap)} stecken`;
      }
    }
  },

  refused: {
    'nothing-drawn': 'Du hast keine Karte gezogen.',
    'insert-first': 'Steck zuerst die gezogene Karte in deine Hand.',
    'no-gap': 'Diese Lücke hat deine Hand nicht.',
    'no-card': 'Diese Karten hat deine Hand nicht.',
    'not-stop': 'Diese Karte ist kein Stopp.',
    'not-redraw': 'Diese Karte ist keine Nachziehkarte.',
    'special-alone': 'Stopp und Nachziehkarte werden allein gespielt.',
    'two-x': 'Eine Kombination enthält höchstens ein X.',
    'x-undeclared': 'Sag, wofür das X steht.',
    'x-without-card': 'Unter diesen Karten ist kein X.',
    'no-combination': 'Diese Karten sind weder gleich noch eine Straße.',
    'too-low': 'Das überbietet die beste Kombination nicht.',
    'opener-plays': 'Wer den Stich eröffnet, muss eine Karte spielen.',
    'has-reserves': 'Aufgeben kannst du erst, wenn deine Reservekarten weg sind.',
    'no-reserve': 'Diese Reservekarte ist weg.',
    'not-now': 'Das geht gerade nicht.',
  },
};

function have(event: { readonly seat: number }, who: (seat: number) => Who): string {
  const { name, you } = who(event.seat);
  return you ? 'Du hast' : `${name} hat`;
}

function won(event: Extract<Event, { type: 'won' }>, who: (seat: number) => Who): string {
  const { due, draws, seat } = event;
  const { you } = who(seat);
  const start = `${have(event, who)} den Stich gewonnen`;
  if (due === 0) return `${start}.`;
  if (draws === 0) return `${start}. Der Stapel ist leer, es wird nichts gezogen.`;
  const number = counted(draws, { one: 'eine Karte', other: '# Karten' });
  const all = draws === due ? '' : ', mehr hat der Stapel nicht';
  return `${start} und ${you ? 'ziehst' : 'zieht'} ${number}${all}.`;
}

function ended({ how, owing }: Extract<Event, { type: 'deal-ended' }>, who: (seat: number) => Who): string {
  const [last] = owing;
  if (how === 'conceded' || last === undefined) return 'Der Durchgang ist vorbei.';
  if (how === 'all-out') return 'Der Durchgang ist vorbei: niemand hat mehr Karten.';
  return who(last).you
    ? 'Der Durchgang ist vorbei: nur du hast noch Karten.'
    : `Der Durchgang ist vorbei: nur ${who(last).name} hat noch Karten.`;
}

/** "5-6", "X(5)-6-7". */
function cards(codes: readonly Card[], x: number | undefined): string {
  return codes.map((code) => (code === 'x' && x !== undefined ? `X(${x})` : bare(code))).join('-');
}

function bare(card: Card): string {
  if (card === 'x') return 'X';
  if (card === 'stop') return 'Stopp';
  return card === 'redraw' ? 'Nachziehkarte' : card;
}

/** Accusative. */
function a(card: Card): string {
  if (card === 'x') return 'ein X';
  return card === 'stop' ? 'einen Stopp' : `eine ${bare(card)}`;
}

/** Accusative. */
function the(card: Card): string {
  if (card === 'x') return 'das X';
  return card === 'stop' ? 'den Stopp' : `die ${bare(card)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function gap(hand: readonly Card[], at: number): string {
  const left = hand[at - 1];
  const right = hand[at];
  if (left && right) return `zwischen ${bare(left)} und ${bare(right)}`;
  if (!left && !right) return 'in die leere Hand';
  return left ? `ganz rechts neben ${bare(left)}` : `ganz links neben ${bare(right ?? 'x')}`;
}
