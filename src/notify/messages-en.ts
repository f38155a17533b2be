import { counting, listing } from '../engine/words.ts';
import type { Messages } from './messages.ts';

const count = counting('en');
const list = listing('en-GB');

export const messagesEn: Messages = {
  greeting: (name) => (name === undefined ? 'Hello,' : `Hello ${name},`),
  join: (names) => list(names),
  since: 'Since your last turn',
  atTheTable: (names) => `At the table: ${names}.`,
  waitingFor: (names) => `The table waits for ${names}.`,
  alsoWaitingFor: (names) => `The table also waits for ${names}.`,
  openTable: 'Go to the table',
  openSettings: 'Open the settings',
  why: 'You get this mail because you asked to be told about your tables.',
  settings: 'Change what you are told',
  unsubscribe: 'Stop these mails',
  confirm: {
    subject: 'Confirm your mail address',
    body: 'Somebody, most likely you, wants to use this address with Longhand.',
    button: 'Confirm this address',
    validity: (minutes) =>
      `The link works once, for ${count(minutes, { one: 'a minute', other: '# minutes' })}.`,
    ignore: 'If it was not you, ignore this mail. Nothing else will come.',
    never: 'Never mail this address',
  },
  turn: {
    subject: (game) => `Your turn: ${game}`,
    body: (game) => `It is your turn in ${game}.`,
  },
  start: {
    subject: (game) => `The game begins: ${game}`,
    body: (game) => `All seats are taken, and ${game} has begun.`,
  },
  end: {
    subject: (game) => `The game is over: ${game}`,
    body: (game) => `${game} is over.`,
    results: 'How it ended',
    place: (place, name, score) => `${place}. ${name}${score === undefined ? '' : `: ${score}`}`,
  },
  webhookDisabled: {
    subject: 'Your webhook has been switched off',
    body: (host) => `We no longer call your webhook at ${host}.`,
    reason: {
      failing: 'For five days none of our calls got through.',
      gone: 'It answered that it is gone (status 410).',
    },
    next: 'When it answers again, you can set it up anew in the settings.',
  },
  test: {
    subject: 'A test mail from Longhand',
    body: 'You asked for a test. Mails to this address arrive.',
  },
};
