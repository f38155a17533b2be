import type { Lang, Who } from '../../engine/words.ts';
import type { Card } from './cards.ts';
import type { Tally } from './scoring.ts';
import type { Ending, Met } from './state.ts';
import { cardsDe } from './words-cards-de.ts';
import { cardsEn } from './words-cards-en.ts';

/** A card's name, with soft hyphens where it may break on a narrow card, and its text. */
export type CardWords = Readonly<Record<Card, readonly [name: string, text: string]>>;

/** What is printed on a card besides its name and its text. */
export const MARKS = ['light', 'dark', 'stone', 'trap', 'event', 'quick', 'leader', 'toVoid'] as const;
export type Mark = (typeof MARKS)[number];

/** What the table on screen says besides the game's words. */
export interface TableWords {
  readonly cards: CardWords;
  readonly marks: Readonly<Record<Mark, string>>;
  readonly copies: (count: number) => string;
  readonly you: string;
  readonly turn: (turn: number) => string;
  readonly goal: (stones: number) => string;
  readonly lastTurns: (left: number) => string;
  readonly why: Readonly<Record<Ending, string>>;

  readonly players: string;
  readonly onTurn: string;
  readonly choosing: string;
  readonly target: string;
  readonly stones: (light: number, dark: number) => string;
  readonly cardCount: (count: number) => string;
  readonly points: (points: number) => string;
  readonly pointsBesides: (points: number) => string;
  readonly parts: (tally: Tally) => string;
  readonly known: (count: number) => string;
  readonly noneKnown: string;
  readonly handOf: (who: Who) => string;

  readonly temple: string;
  readonly templeCount: (count: number) => string;
  readonly scouted: string;
  readonly scoutedHelp: string;
  readonly quiet: string;
  readonly plays: (who: Who) => string;
  readonly played: (who: Who) => string;
  readonly wouldPlay: string;
  readonly on: (who: Who) => string;
  readonly lately: string;
  readonly trail: string;
  readonly explorations: (count: number) => string;
  readonly awaiting: string;
  readonly awaitingYou: string;
  readonly met: Readonly<Record<Met, string>>;
  readonly revealed: string;
  readonly nothing: string;
  readonly counters: (who: Who) => string;
  readonly revived: string;
  readonly takenFrom: (who: Who) => string;
  readonly givesBack: (who: Who) => string;
  readonly intoHand: string;
  readonly intoVoid: string;
  readonly discards: (who: Who) => string;
  readonly stolenFrom: (who: Who) => string;
  readonly passedTo: (who: Who) => string;
  readonly hiddenCard: string;

  readonly piles: string;
  readonly main: string;
  readonly madeAnew: (times: number, last: number) => string;
  readonly graveyard: string;
  readonly neutralGraveyard: string;
  readonly void: string;

  readonly hand: string;
  readonly noCards: string;
  readonly tapToRead: string;
  readonly tapToPlay: string;
  readonly tapToChoose: string;
  readonly tapSeveral: (left: number, more: boolean) => string;
  readonly upToTwo: string;
  readonly onWhom: string;
  readonly goesTo: (who: Who) => string;
  readonly waits: (move: string) => string;
  readonly hasNoEffect: string;
  readonly takesEffect: string;
  readonly stoneOf: (who: Who) => string;
  readonly arrange: string;
  readonly unchanged: string;
  readonly bury: string;
  readonly toTop: string;
  readonly buried: string;
  readonly top: (place: number) => string;
  readonly change: string;

  readonly score: {
    readonly what: string;
    readonly points: string;
    readonly stones: (count: number) => string;
    readonly sameColour: string;
    readonly hand: (count: number) => string;
    readonly total: string;
    readonly ended: (why: string) => string;
  };
}

const names = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const TABLE_WORDS: Readonly<Record<Lang, TableWords>> = {
  en: {
    cards: cardsEn,
    marks: {
      light: 'Light',
      dark: 'Dark',
      stone: 'Stone',
      trap: 'Trap',
      event: 'Event',
      quick: 'Quickplay',
      leader: 'Leader',
      toVoid: 'goes to the Void',
    },
    copies: (count) => `${count} times`,
    you: 'You',
    turn: (turn) => `Turn ${turn}`,
    goal: (stones) => `${stones} stones end the game`,
    lastTurns: (left) => `Last turns: ${left} more`,
    why: {
      stones: 'a player has enough stones',
      'all-claimed': 'all stones are claimed',
      rebuilt: 'the main deck was made anew five times',
    },

    players: 'The players',
    onTurn: 'on turn',
    choosing: 'choosing',
    target: 'target',
    stones: (light, dark) =>
      [
        ...(light > 0 ? [names(light, 'Light Stone', 'Light Stones')] : []),
        ...(dark > 0 ? [names(dark, 'Dark Stone', 'Dark Stones')] : []),
      ].join(', ') || 'no stones',
    cardCount: (count) => names(count, 'card', 'cards'),
    points: (points) => names(points, 'point', 'points'),
    pointsBesides: (points) => `${names(points, 'point', 'points')} and the hand`,
    parts: ({ stones, sameColour, hand }) =>
      [
        `stones ${stones}`,
        ...(sameColour > 0 ? [`one colour ${sameColour}`] : []),
        ...(hand === null ? [] : [`hand ${hand}`]),
      ].join(' + '),
    known: (count) => `Known: ${names(count, 'card', 'cards')}`,
    noneKnown: 'You know none of these cards.',
    handOf: ({ name, you }) => (you ? 'Your hand' : `The hand of ${name}`),

    temple: 'The temple',
    templeCount: (count) => `Neutral deck: ${names(count, 'card', 'cards')}`,
    scouted: 'On top, as you saw it',
    scoutedHelp: 'The first card is met next.',
    quiet: 'No card is being played.',
    plays: ({ name, you }) => (you ? 'You play' : `${name} plays`),
    played: ({ name, you }) => (you ? 'You played' : `${name} played`),
    wouldPlay: 'You would play',
    on: ({ name, you }) => `on ${you ? 'you' : name}`,
    lately: 'Just now',
    trail: 'What happened, in order',
    explorations: (count) => `${names(count, 'exploration', 'explorations')} to come`,
    awaiting: 'It may be countered. The game waits for a response.',
    awaitingYou: 'The game waits for your response; take your time.',
    met: {
      claimed: 'claimed',
      'once-more': 'goes back, once more',
      ends: 'goes back, over',
      trap: 'over',
      event: 'met',
    },
    revealed: 'revealed',
    nothing: 'does nothing',
    counters: ({ name, you }) => (you ? 'you counter' : `${name} counters`),
    revived: 'revived',
    takenFrom: ({ name, you }) => `taken from ${you ? 'you' : name}`,
    givesBack: ({ name, you }) => `${you ? 'you give' : `${name} gives`} it back`,
    intoHand: 'into the hand',
    intoVoid: 'to the Void',
    discards: ({ name, you }) => (you ? 'you discard' : `${name} discards`),
    stolenFrom: ({ name, you }) => `stolen from ${you ? 'you' : name}`,
    passedTo: ({ name, you }) => `passed to ${you ? 'you' : name}`,
    hiddenCard: 'A card',

    piles: 'Decks and graveyards',
    main: 'Main deck',
    madeAnew: (times, last) => `made anew ${times} of ${last}`,
    graveyard: 'Graveyard',
    neutralGraveyard: 'Neutral graveyard',
    void: 'Void',

    hand: 'Your hand',
    noCards: 'No cards',
    tapToRead: 'Tap a card to read it.',
    tapToPlay: 'Tap a card to read it and to play it.',
    tapToChoose: 'Tap a card to read it and to choose it.',
    tapSeveral: (left, more) => `Choose ${left}${more ? ' more' : ''} ${left === 1 ? 'card' : 'cards'}.`,
    upToTwo: 'Tap a card twice for two of its kind.',
    onWhom: 'On whom?',
    goesTo: ({ name, you }) => `It goes to ${you ? 'you' : name}.`,
    waits: (move) => `You have chosen: ${move}. The game waits for the others.`,
    hasNoEffect: 'It will have no effect, and your card goes to the graveyard.',
    takesEffect: 'It will do what it says.',
    stoneOf: ({ name, you }) => (you ? 'Your stones' : `The stones of ${name}`),
    arrange: 'The top of the neutral deck',
    unchanged: 'Put back as it lies',
    bury: 'Bury',
    toTop: 'On top',
    buried: 'buried',
    top: (place) => (place === 1 ? '1st on top' : place === 2 ? '2nd' : '3rd'),
    change: 'Change',

    score: {
      what: 'What counts',
      points: 'Points',
      stones: (count) => names(count, 'stone', 'stones'),
      sameColour: 'All stones of one colour',
      hand: (count) => `Hand: ${names(count, 'card', 'cards')}`,
      total: 'Together',
      ended: (why) => `The game is over, because ${why}.`,
    },
  },
  de: {
    cards: cardsDe,
    marks: {
      light: 'Licht',
      dark: 'Dunkel',
      stone: 'Stein',
      trap: 'Falle',
      event: 'Ereignis',
      quick: 'Schnellkarte',
      leader: 'Anführer',
      toVoid: 'geht ins Nichts',
    },
    copies: (count) => `${count}-mal`,
    you: 'Du',
    turn: (turn) => `Zug ${turn}`,
    goal: (stones) => `mit ${stones} Steinen endet das Spiel`,
    lastTurns: (left) => `Letzte Züge: noch ${left}`,
    why: {
      stones: 'genug Steine liegen vor einer Person',
      'all-claimed': 'alle Steine sind vergeben',
      rebuilt: 'der Hauptstapel wurde fünfmal neu gebildet',
    },

    players: 'Die Mitspielenden',
    onTurn: 'am Zug',
    choosing: 'Wahl offen',
    target: 'Ziel',
    stones: (light, dark) =>
      [
        ...(light > 0 ? [names(light, 'Lichtstein', 'Lichtsteine')] : []),
        ...(dark > 0 ? [names(dark, 'Dunkelstein', 'Dunkelsteine')] : []),
      ].join(', ') || 'keine Steine',
    cardCount: (count) => names(count, 'Karte', 'Karten'),
    points: (points) => names(points, 'Punkt', 'Punkte'),
    pointsBesides: (points) => `${names(points, 'Punkt', 'Punkte')} und die Hand`,
    parts: ({ stones, sameColour, hand }) =>
      [
        `Steine ${stones}`,
        ...(sameColour > 0 ? [`eine Farbe ${sameColour}`] : []),
        ...(hand === null ? [] : [`Hand ${hand}`]),
      ].join(' + '),
    known: (count) => `Bekannt: ${names(count, 'Karte', 'Karten')}`,
    noneKnown: 'Du kennst keine dieser Karten.',
    handOf: ({ name, you }) => (you ? 'Deine Hand' : `Die Hand von ${name}`),

    temple: 'Der Tempel',
    templeCount: (count) => `Neutraler Stapel: ${names(count, 'Karte', 'Karten')}`,
    scouted: 'Oben, wie du es gesehen hast',
    scoutedHelp: 'Die erste Karte kommt als nächste.',
    quiet: 'Gerade wird keine Karte gespielt.',
    plays: ({ name, you }) => (you ? 'Du spielst' : `${name} spielt`),
    played: ({ name, you }) => (you ? 'Du hast gespielt' : `${name} hat gespielt`),
    wouldPlay: 'Du würdest spielen',
    on: ({ name, you }) => `gegen ${you ? 'dich' : name}`,
    lately: 'Gerade eben',
    trail: 'Was geschah, der Reihe nach',
    explorations: (count) => `noch ${names(count, 'Erkundung', 'Erkundungen')}`,
    awaiting: 'Sie kann gekontert werden. Das Spiel wartet auf eine Antwort.',
    awaitingYou: 'Das Spiel wartet auf deine Antwort; lass dir Zeit.',
    met: {
      claimed: 'gewonnen',
      'once-more': 'geht zurück, noch einmal',
      ends: 'geht zurück, vorbei',
      trap: 'vorbei',
      event: 'gefunden',
    },
    revealed: 'aufgedeckt',
    nothing: 'bewirkt nichts',
    counters: ({ name, you }) => (you ? 'du konterst' : `${name} kontert`),
    revived: 'wiederbelebt',
    takenFrom: ({ name, you }) => `von ${you ? 'dir' : name} genommen`,
    givesBack: ({ name, you }) => (you ? 'du gibst ihn zurück' : `${name} gibt ihn zurück`),
    intoHand: 'auf die Hand',
    intoVoid: 'ins Nichts',
    discards: ({ name, you }) => (you ? 'du legst ab' : `${name} legt ab`),
    stolenFrom: ({ name, you }) => `${you ? 'dir' : name} gestohlen`,
    passedTo: ({ name, you }) => `an ${you ? 'dich' : name} weitergegeben`,
    hiddenCard: 'Eine Karte',

    piles: 'Stapel und Friedhöfe',
    main: 'Hauptstapel',
    madeAnew: (times, last) => `neu gebildet ${times} von ${last}`,
    graveyard: 'Friedhof',
    neutralGraveyard: 'Neutraler Friedhof',
    void: 'Nichts',

    hand: 'Deine Hand',
    noCards: 'Keine Karten',
    tapToRead: 'Tippe eine Karte an, um sie zu lesen.',
    tapToPlay: 'Tippe eine Karte an, um sie zu lesen und zu spielen.',
    tapToChoose: 'Tippe eine Karte an, um sie zu lesen und zu wählen.',
    tapSeveral: (left, more) => `Wähle ${more ? 'noch ' : ''}${left} ${left === 1 ? 'Karte' : 'Karten'}.`,
    upToTwo: 'Zweimal antippen wählt zwei gleiche Karten.',
    onWhom: 'Gegen wen?',
    goesTo: ({ name, you }) => `Sie geht an ${you ? 'dich' : name}.`,
    waits: (move) => `Du hast gewählt: ${move}. Das Spiel wartet auf die anderen.`,
    hasNoEffect: 'Sie bewirkt dann nichts, und deine Karte geht auf den Friedhof.',
    takesEffect: 'Sie bewirkt dann, was auf ihr steht.',
    stoneOf: ({ name, you }) => (you ? 'Deine Steine' : `Die Steine von ${name}`),
    arrange: 'Oben auf dem neutralen Stapel',
    unchanged: 'Zurücklegen, wie es liegt',
    bury: 'Begraben',
    toTop: 'Nach oben',
    buried: 'begraben',
    top: (place) => (place === 1 ? 'oben als 1.' : `als ${place}.`),
    change: 'Ändern',

    score: {
      what: 'Was zählt',
      points: 'Punkte',
      stones: (count) => names(count, 'Stein', 'Steine'),
      sameColour: 'Alle Steine in einer Farbe',
      hand: (count) => `Hand: ${names(count, 'Karte', 'Karten')}`,
      total: 'Zusammen',
      ended: (why) => `Das Spiel ist aus, denn ${why}.`,
    },
  },
};

/** A card's name without the places where it may break. */
export function bare(card: Card, w: TableWords): string {
  return w.cards[card][0].replaceAll('\u00AD', '');
}
