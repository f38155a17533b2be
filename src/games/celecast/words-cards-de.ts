import type { Card } from './cards.ts';
import type { CardWords } from './words-cards.ts';

/** §6 in German. */
export const cardsDe: Readonly<Record<Card, CardWords>> = {
  sunflower: { name: 'Sonnenblume', played: 'Trage 1 ab.', milled: 'Zieh 1.' },
  gargoyle: { name: 'Wasserspeier', played: 'Setze 1 auf.' },
  'change-of-heart': { name: 'Sinneswandel', played: 'Gib 1 an eine Person deiner Wahl.' },
  chariot: { name: 'Streitwagen', played: '3 Karten werden reihum gezogen.', discarded: 'Trage 3 ab.' },
  tower: { name: 'Turm', played: '3 Karten werden reihum aufgesetzt.' },
  devilry: { name: 'Teufelei', played: 'Zieh 1. Wer die meisten Karten hat, wirft 2 ab.' },
  pedestrian: { name: 'Fußgänger', played: 'Wirf 1 ab.' },
  scapegrace: { name: 'Taugenichts', played: 'Wirf 1 ab.' },
  'wheel-of-fortune': {
    name: 'Schicksalsrad',
    played:
      'Zieh 1. Du oder eine andere Person deiner Wahl mischt die ganze Hand in die Burg und zieht ebenso viele.',
  },
  knight: { name: 'Ritter', played: 'Zieh 2. Die nächste Person setzt aus.', discarded: 'Zieh 1.' },
  shadow: { name: 'Schatten', played: 'Nichts geschieht.' },
  'court-jester': {
    name: 'Hofnarr',
    played: 'Zieh 1. Die Richtung wechselt; ist es wieder die anfängliche, zieh noch 1.',
    discarded: 'Die Richtung wechselt.',
    milled: 'Die Richtung wechselt.',
  },
  'the-king': {
    name: 'Der König',
    played: 'Solange du im Spiel bist, wirken Sonnenkarten, die andere spielen, für dich.',
  },
  'the-pack': {
    name: 'Das Rudel',
    played:
      'Nenne eine Zahl. Alle werfen 1 ab. Ergeben die Seltenheiten zusammen die Zahl, geht es von vorn los.',
  },
  judgement: {
    name: 'Das Urteil',
    played:
      'Wähle eine andere Person. Zieh 5 und teile sie in zwei offene Stapel: sie nimmt einen, du den anderen.',
  },
  'the-queen': {
    name: 'Die Königin',
    played: 'Wirf 4 ab. Trage 4 ab.',
    discarded: 'Wirf 4 ab.',
    milled: 'Trage 4 ab.',
  },
  'the-reaper': {
    name: 'Der Schnitter',
    played:
      'Wirf alle ab. Die Mondkarten des Hofs werden in die Burg gemischt und ebenso viele reihum gezogen.',
    discarded: 'Wirf alle ab.',
    milled: 'Wirf alle ab.',
  },
  'the-magician': {
    name: 'Der Magier',
    played:
      'Wähle eine andere Person. Habt ihr gleich viele Karten, tauscht ihr die Hände; sonst gibt, wer mehr hat, 1 ab.',
  },
};
