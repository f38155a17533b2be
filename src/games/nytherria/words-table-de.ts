import { counting, type Forms } from '../../engine/words.ts';
import { textsDe } from './words-cards-de.ts';
import { ENDS, NAMES } from './words-de.ts';
import type { ByCard, TableWords } from './words-table.ts';

const counted = counting('de');
const CARDS: Forms = { one: '# Karte', other: '# Karten' };
const POINTS: Forms = { one: '# Punkt', other: '# Punkte' };
/** Where long names may break. */
const SEAMS = /(seuchen|licht|dunkel|sonnen)(?=\p{L})/iu;
const BARE = Object.fromEntries(Object.entries(NAMES).map(([card, [bare]]) => [card, bare])) as ByCard;

export const de: TableWords = {
  names: BARE,
  printed: (card) => BARE[card].replace(SEAMS, '$1\u00ad'),
  texts: textsDe,
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
  why: ENDS,

  players: 'Die Mitspielenden',
  onTurn: 'am Zug',
  choosing: 'Wahl offen',
  target: 'Ziel',
  stones: (light, dark) =>
    [
      ...(light > 0 ? [counted(light, { one: '# Lichtstein', other: '# Lichtsteine' })] : []),
      ...(dark > 0 ? [counted(dark, { one: '# Dunkelstein', other: '# Dunkelsteine' })] : []),
    ].join(', ') || 'keine Steine',
  cardCount: (count) => counted(count, CARDS),
  points: (points) => counted(points, POINTS),
  pointsBesides: (points) => `${counted(points, POINTS)} und die Hand`,
  parts: ({ stones, sameColour, hand }) =>
    [
      `Steine ${stones}`,
      ...(sameColour > 0 ? [`eine Farbe ${sameColour}`] : []),
      ...(hand === null ? [] : [`Hand ${hand}`]),
    ].join(' + '),
  known: (count) => `Bekannt: ${counted(count, CARDS)}`,
  noneKnown: 'Du kennst keine dieser Karten.',
  handOf: ({ name, you }) => (you ? 'Deine Hand' : `Die Hand von ${name}`),

  temple: 'Der Tempel',
  templeCount: (count) => `Neutraler Stapel: ${counted(count, CARDS)}`,
  scouted: 'Oben, wie du es gesehen hast',
  scoutedHelp: 'Die erste Karte kommt als nächste.',
  quiet: 'Gerade wird keine Karte gespielt.',
  plays: ({ name, you }) => (you ? 'Du spielst' : `${name} spielt`),
  played: ({ name, you }) => (you ? 'Du hast gespielt' : `${name} hat gespielt`),
  wouldPlay: 'Du würdest spielen',
  on: ({ name, you }) => `gegen ${you ? 'dich' : name}`,
  exploration: (number) => `Erkundung ${number}`,
  onceMore: 'Darin',
  trail: 'Was geschah, der Reihe nach',
  explorations: (count) => `noch ${counted(count, { one: '# Erkundung', other: '# Erkundungen' })}`,
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
  close: 'Schließen',
  tapSeveral: (left) => `Wähle noch ${left}.`,
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
    stones: (count) => counted(count, { one: '# Stein', other: '# Steine' }),
    sameColour: 'Alle Steine in einer Farbe',
    hand: (count) => `Hand: ${counted(count, CARDS)}`,
    total: 'Zusammen',
    ended: (why) => `Das Spiel ist aus, denn ${why}.`,
  },
};
