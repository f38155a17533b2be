import { counting, listing } from '../engine/words.ts';
import type { Messages } from './messages.ts';

const count = counting('de');
const list = listing('de');

export const messagesDe: Messages = {
  greeting: (name) => (name === undefined ? 'Hallo,' : `Hallo ${name},`),
  join: (names) => list(names),
  since: 'Seit deinem letzten Zug',
  atTheTable: (names) => `Am Tisch: ${names}.`,
  waitingFor: (names) => `Der Tisch wartet auf ${names}.`,
  alsoWaitingFor: (names) => `Der Tisch wartet auch auf ${names}.`,
  openTable: 'Zum Tisch',
  openSettings: 'Einstellungen öffnen',
  why: 'Du bekommst diese Mail, weil du über deine Tische benachrichtigt werden möchtest.',
  settings: 'Benachrichtigungen ändern',
  unsubscribe: 'Diese Mails abbestellen',
  confirm: {
    subject: 'Bestätige deine Mailadresse',
    body: 'Jemand, wahrscheinlich du, möchte diese Adresse bei Longhand verwenden.',
    button: 'Adresse bestätigen',
    validity: (minutes) =>
      `Der Link gilt einmal, ${count(minutes, { one: 'eine Minute', other: '# Minuten' })} lang.`,
    ignore: 'Warst du es nicht, dann ignoriere diese Mail. Es kommt nichts weiter.',
    never: 'Nie wieder an diese Adresse schreiben',
  },
  turn: {
    subject: (game) => `Du bist dran: ${game}`,
    body: (game) => `Du bist dran bei ${game}.`,
  },
  start: {
    subject: (game) => `Das Spiel beginnt: ${game}`,
    body: (game) => `Alle Plätze sind besetzt, ${game} hat begonnen.`,
  },
  end: {
    subject: (game) => `Das Spiel ist zu Ende: ${game}`,
    body: (game) => `${game} ist zu Ende.`,
    results: 'So ging es aus',
    place: (place, name, score) => `${place}. ${name}${score === undefined ? '' : `: ${score}`}`,
  },
  webhookDisabled: {
    subject: 'Dein Webhook wurde abgeschaltet',
    body: (host) => `Wir rufen deinen Webhook bei ${host} nicht mehr auf.`,
    reason: {
      failing: 'Seit fünf Tagen kam keiner unserer Aufrufe durch.',
      gone: 'Er hat geantwortet, dass es ihn nicht mehr gibt (Status 410).',
    },
    next: 'Wenn er wieder antwortet, kannst du ihn in den Einstellungen neu einrichten.',
  },
  test: {
    subject: 'Eine Testmail von Longhand',
    body: 'Du hast einen Test angefordert. Mails an diese Adresse kommen an.',
  },
};
