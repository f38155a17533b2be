import type { CardWords } from './words-table.ts';

const QUICK = 'Im eigenen Zug gespielt bewirkt die Karte nichts.';
const SCOUT =
  'Sieh dir die obersten drei Karten des neutralen Stapels an. Begrabe beliebig viele Fallen und Ereignisse davon; lege den Rest in beliebiger Reihenfolge zurück. Ziehe dann eine Karte.';

/** The cards as they are printed. */
export const cardsDe: CardWords = {
  soldier: ['Soldat', 'Erkunde, um Lichtsteine zu finden.'],
  scout: ['Späherin', SCOUT],
  sorceress: ['Zauberin', 'Nimm einen Stein deiner Wahl von jemand anderem.'],
  cleric: ['Kleriker', 'Nimm eine lichte Figur vom Friedhof auf die Hand; keinen Kleriker, keinen Anführer.'],
  paladin: ['Paladin', `Kontert eine dunkle Karte, die gegen dich gespielt wird. ${QUICK}`],
  herald: ['Herold', 'Ziehe drei Karten.'],
  inquisitor: [
    'Inquisitor',
    'Sieh dir die Hand von jemand anderem an und lege eine Karte davon auf den Friedhof. Ziehe dann zwei Karten.',
  ],
  exorcist: ['Exorzistin', 'Schicke bis zu zwei Karten vom Friedhof ins Nichts. Ziehe dann eine Karte.'],
  warden: ['Wächter', `Kontert einen Verheerer, den jemand anderes spielt. ${QUICK}`],
  archon: ['Hoher Archon', 'Erkunde dreimal, um Lichtsteine zu finden.'],

  ravager: ['Verheerer', 'Erkunde, um Dunkelsteine zu finden.'],
  shade: ['Schatten', SCOUT],
  hex: ['Fluch', 'Ein Stein von jemand anderem, den du wählst, geht zurück in den neutralen Stapel.'],
  necromancer: [
    'Nekromant',
    'Wähle eine dunkle Figur auf dem Friedhof, aber keinen Nekromanten, keine Schnellkarte und keinen Anführer: tu, was sie tut, als hättest du sie gespielt. Sie kann nicht gekontert werden und geht ins Nichts.',
  ],
  assassin: ['Meuchlerin', 'Jemand anderes legt zwei zufällige Karten ab. Ziehe dann zwei Karten.'],
  thief: ['Dieb', 'Nimm jemand anderem eine zufällige Karte aus der Hand. Ziehe dann eine Karte.'],
  wraith: ['Gespenst', `Kontert eine lichte Karte, die gegen dich gespielt wird. ${QUICK}`],
  saboteur: ['Saboteur', `Kontert einen Soldaten, den jemand anderes spielt. ${QUICK}`],
  plaguebearer: [
    'Seuchen\u00ADträger',
    'Alle anderen legen eine Karte ihrer Wahl ab, die kein Soldat oder Verheerer ist; wer keine andere hat, legt einen Soldaten oder Verheerer ab.',
  ],
  overlord: [
    'Finsterer Herrscher',
    'Alle anderen, die einen Stein haben, geben einen ihrer Wahl in den neutralen Stapel zurück. Erkunde dann, um Dunkelsteine zu finden.',
  ],

  'light-stone': ['Licht\u00ADstein', 'Ein Soldat oder der Hohe Archon gewinnt ihn.'],
  'dark-stone': ['Dunkel\u00ADstein', 'Ein Verheerer oder der Finstere Herrscher gewinnt ihn.'],
  trap: ['Falle', 'Beendet die Erkundung.'],
  'shifting-halls': ['Wandelnde Hallen', 'Erkunde noch einmal mit derselben Figur.'],
  blessing: ['Segen', 'Ziehe zwei Figuren.'],
  eclipse: [
    'Sonnen\u00ADfinsternis',
    'Alle, die Karten haben, wählen eine; alle geben ihre gleichzeitig im Uhrzeigersinn weiter.',
  ],
  echo: ['Echo', 'Nimm eine Figur vom Friedhof auf die Hand, aber keinen Anführer.'],
  collapse: [
    'Einsturz',
    'Decke die nächsten drei neutralen Karten auf. Fallen und Ereignisse davon werden begraben und bewirken nichts; Steine gehen zurück; der Stapel wird gemischt.',
  ],
  reckoning: [
    'Abrechnung',
    'Wer die meisten Steine hat, legt zwei zufällige Karten ab (bei Gleichstand alle davon).',
  ],
  tribute: [
    'Tribut',
    'Wer die meisten Steine hat, gibt einen seiner Wahl in den neutralen Stapel zurück (bei Gleichstand alle davon).',
  ],
};
