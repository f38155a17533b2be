import type { ByCard } from './words-table.ts';

const QUICK = 'Im eigenen Zug gespielt bewirkt die Karte nichts.';
const SCOUT =
  'Sieh dir die obersten drei Karten des neutralen Stapels an. Begrabe beliebig viele Fallen und Ereignisse davon; lege den Rest in beliebiger Reihenfolge zurück. Ziehe dann eine Karte.';

/** What is written on the cards. */
export const textsDe: ByCard = {
  soldier: 'Erkunde, um Lichtsteine zu finden.',
  scout: SCOUT,
  sorceress: 'Nimm einen Stein deiner Wahl von jemand anderem.',
  cleric: 'Nimm eine lichte Figur vom Friedhof auf die Hand; keinen Kleriker, keinen Anführer.',
  paladin: `Kontert eine dunkle Karte, die gegen dich gespielt wird. ${QUICK}`,
  herald: 'Ziehe drei Karten.',
  inquisitor:
    'Sieh dir die Hand von jemand anderem an und lege eine Karte davon auf den Friedhof. Ziehe dann zwei Karten.',
  exorcist: 'Schicke bis zu zwei Karten vom Friedhof ins Nichts. Ziehe dann eine Karte.',
  warden: `Kontert einen Verheerer, den jemand anderes spielt. ${QUICK}`,
  archon: 'Erkunde dreimal, um Lichtsteine zu finden.',

  ravager: 'Erkunde, um Dunkelsteine zu finden.',
  shade: SCOUT,
  hex: 'Ein Stein von jemand anderem, den du wählst, geht zurück in den neutralen Stapel.',
  necromancer:
    'Wähle eine dunkle Figur auf dem Friedhof, aber keinen Nekromanten, keine Schnellkarte und keinen Anführer: tu, was sie tut, als hättest du sie gespielt. Sie kann nicht gekontert werden und geht ins Nichts.',
  assassin: 'Jemand anderes legt zwei zufällige Karten ab. Ziehe dann zwei Karten.',
  thief: 'Nimm jemand anderem eine zufällige Karte aus der Hand. Ziehe dann eine Karte.',
  wraith: `Kontert eine lichte Karte, die gegen dich gespielt wird. ${QUICK}`,
  saboteur: `Kontert einen Soldaten, den jemand anderes spielt. ${QUICK}`,
  plaguebearer:
    'Alle anderen legen eine Karte ihrer Wahl ab, die kein Soldat oder Verheerer ist; wer keine andere hat, legt einen Soldaten oder Verheerer ab.',
  overlord:
    'Alle anderen, die einen Stein haben, geben einen ihrer Wahl in den neutralen Stapel zurück. Erkunde dann, um Dunkelsteine zu finden.',

  'light-stone': 'Ein Soldat oder der Hohe Archon gewinnt ihn.',
  'dark-stone': 'Ein Verheerer oder der Finstere Herrscher gewinnt ihn.',
  trap: 'Beendet die Erkundung.',
  'shifting-halls': 'Erkunde noch einmal mit derselben Figur.',
  blessing: 'Ziehe zwei Figuren.',
  eclipse: 'Alle, die Karten haben, wählen eine; alle geben ihre gleichzeitig im Uhrzeigersinn weiter.',
  echo: 'Nimm eine Figur vom Friedhof auf die Hand, aber keinen Anführer.',
  collapse:
    'Decke die nächsten drei neutralen Karten auf. Fallen und Ereignisse davon werden begraben und bewirken nichts; Steine gehen zurück; der Stapel wird gemischt.',
  reckoning: 'Wer die meisten Steine hat, legt zwei zufällige Karten ab (bei Gleichstand alle davon).',
  tribute:
    'Wer die meisten Steine hat, gibt einen seiner Wahl in den neutralen Stapel zurück (bei Gleichstand alle davon).',
};
