import type { Texts } from './en.ts';

/** What the page says that deals a finished game again. */
export const verify: Texts['verify'] = {
  title: 'Mischen prüfen',
  lead: 'Die Aufzeichnung eines beendeten Spiels sagt alles. Hier teilt dein eigener Browser das Spiel noch einmal aus und prüft, dass niemand die Hand im Spiel hatte.',
  choose: 'Aufzeichnung wählen',
  drop: 'oder hier ablegen',
  checking: 'Wird geprüft …',
  ok: 'Alles stimmt.',
  bad: 'Etwas stimmt nicht.',
  unread: 'Diese Datei ist keine Aufzeichnung.',
  checks: {
    file: 'Die Datei ist eine vollständige Aufzeichnung',
    shuffle: 'Die Ausgangszahl ist die, die vor dem Austeilen zugesagt wurde',
    options: 'Die Optionen sind die des Spiels',
    setup: 'Die Zahl des Servers und die der Browser ergeben genau diese Karten',
    moves: (count) => `Alle ${count === null ? '' : `${count} `}Züge folgen den Regeln und tun, was dasteht`,
    results: 'Das Ergebnis ist das, was die Regeln daraus machen',
    commit: 'Die Zusage ist die, die dieser Browser zu Beginn des Spiels gesehen hat',
    salt: 'Die Zahl dieses Browsers ist unter denen der Browser',
  },
  unseen:
    'Dieser Browser hat den Beginn des Spiels nicht gesehen und kann die Zusage selbst nicht vergleichen.',
  how: 'Wie das geht',
  howText:
    'Vor dem Austeilen legt der Dienst eine geheime Zahl fest und veröffentlicht ihren Fingerabdruck (SHA-256). Der Browser jedes Platzes gibt eine eigene Zufallszahl dazu. Alle zusammen ergeben die Reihenfolge der Karten. Am Ende wird alles veröffentlicht: der Fingerabdruck zeigt, dass die geheime Zahl nicht ausgetauscht wurde, und deine eigene Zahl, dass niemand die Reihenfolge wählen konnte.',
  offline: 'Es wird nichts verschickt: die Prüfung läuft auf dieser Seite.',
  where: 'Wo',
  why: 'Warum',
  players: 'Personen',
  commitment: 'Zugesagter Fingerabdruck',
  seed: 'Zahl des Servers',
  salts: 'Zahlen der Browser',
};
