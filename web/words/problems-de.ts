import type { Trouble } from '../api.ts';

/** What went wrong and what to do; the service says it in English. */
export const problems: Readonly<Record<Trouble['code'], string>> = {
  unreachable: 'Der Dienst ist nicht zu erreichen. Prüfe deine Verbindung; es ging nichts verloren.',
  'malformed-json': 'Die Anfrage war unlesbar. Lade die Seite neu.',
  'invalid-text': 'Der Text enthält ungültige Zeichen. Schreib ihn noch einmal.',
  'duplicate-key': 'Die Anfrage war nicht eindeutig. Lade die Seite neu.',
  'unknown-field': 'Die Anfrage enthielt etwas Unbekanntes. Lade die Seite neu.',
  'invalid-number': 'Eine Zahl in der Anfrage ist nicht zu gebrauchen. Lade die Seite neu.',
  'too-deep': 'Die Anfrage war zu verschachtelt. Lade die Seite neu.',
  'invalid-field': 'Eine Angabe fehlt oder hat die falsche Form. Prüfe deine Eingaben.',
  'invalid-idempotency-key': 'Der Zug trug kein gültiges Kennzeichen. Lade die Seite neu.',
  'invalid-version': 'Dem Zug fehlte der Stand des Tisches. Lade die Seite neu.',
  'invalid-cursor': 'Diese Seite der Liste gibt es nicht. Fang vorn an.',
  'malformed-url': 'Die Adresse ist fehlerhaft.',
  'token-in-url': 'Ein geheimer Link stand offen in der Adresse und gilt nicht mehr. Mach einen neuen.',
  'url-too-long': 'Die Adresse ist zu lang.',
  'body-too-large': 'Die Anfrage ist zu groß.',
  'encoding-not-accepted': 'Die Anfrage war verpackt. Lade die Seite neu.',
  'unsupported-media-type': 'Die Anfrage hatte die falsche Art. Lade die Seite neu.',
  'method-not-allowed': 'Das geht an dieser Adresse nicht. Lade die Seite neu.',
  'not-found':
    'Hier ist nichts, oder nichts, was du sehen darfst. Prüfe, ob der Link vollständig ist, oder bitte um einen neuen.',
  'origin-not-allowed':
    'Die Anfrage kam von einer fremden Seite. Benutze den Dienst von seinen eigenen Seiten.',
  'rate-limited': 'Das war viel auf einmal. Warte eine Minute und versuch es wieder.',
  'upgrade-required': 'Diese Adresse spricht nur WebSocket.',
  'invalid-message': 'Der Tisch hat diese Nachricht nicht verstanden. Lade die Seite neu.',
  'game-full-of-watchers': 'Zu viele Leute schauen zu. Versuch es später.',
  unavailable:
    'Der Dienst kann gerade nicht antworten. Versuch es gleich noch einmal: es ging nichts verloren.',
  'internal-error': 'Bei uns ging etwas schief. Versuch es noch einmal.',
  'not-signed-in':
    'Dieser Browser ist hier nicht bekannt. Setz dich an einen Tisch, oder öffne deinen eigenen Link.',
  'name-not-allowed': 'Dieser Name geht nicht. Nimm 1 bis 24 Zeichen, ohne Links und unsichtbare Zeichen.',
  'name-taken': 'Jemand am Tisch heißt schon so, oder fast so. Nimm einen anderen Namen.',
  'invalid-setup': 'So lässt sich das Spiel nicht aufbauen. Prüfe die Optionen.',
  'seat-taken': 'Dieser Platz ist besetzt. Nimm einen anderen, wenn noch einer frei ist.',
  'table-full': 'Alle Plätze sind besetzt. Bitte um den Link zum Zuschauen.',
  'already-seated': 'Du sitzt schon an diesem Tisch. Spiel von deinem Platz weiter.',
  'not-your-seat': 'Das ist Sache von jemand anderem am Tisch.',
  'already-started': 'Das Spiel hat begonnen. Lade den Tisch neu.',
  'not-started':
    'Das Spiel hat noch nicht begonnen. Warte auf den letzten Platz, oder bitte den Gastgeber zu beginnen.',
  'too-few-seats': 'Für dieses Spiel sind es zu wenige. Wartet noch auf jemanden.',
  'table-closed': 'Dieser Tisch wurde geschlossen, bevor das Spiel begann. Mach einen neuen auf.',
  'stale-version': 'Der Tisch hat sich verändert, seit du hingesehen hast. Bitte wähle noch einmal.',
  'idempotency-key-reused': 'Dieses Kennzeichen gehört zu einem anderen Zug. Wähle noch einmal.',
  'not-your-turn': 'Du bist nicht dran. Warte, bis du gefragt wirst.',
  'game-over': 'Das Spiel ist aus. Sieh dir das Ergebnis an, oder bitte um Revanche.',
  'illegal-action': 'Dieser Zug geht jetzt nicht. Wähle einen der angebotenen.',
  'unknown-action': 'Diesen Zug gibt es in diesem Spiel nicht.',
  'invalid-selection': 'Ein Teil des Zuges hat die falsche Form. Wähle einen der angebotenen.',
  'undo-sealed':
    'Das lässt sich nicht mehr zurücknehmen: etwas wurde aufgedeckt, oder jemand hat seitdem gezogen.',
  'game-frozen':
    'Dieses Spiel ist angehalten, weil sein Verlauf sich nicht nachspielen lässt. Nichts ist verloren; die Betreiber müssen nachsehen.',
  'engine-too-old':
    'An diesem Tisch hat schon eine neuere Fassung des Dienstes geschrieben. Nichts ist verloren; versuch es nach der Umstellung noch einmal.',
  'not-over': 'Das Spiel ist noch nicht aus. Die Aufzeichnung gibt es am Ende.',
  'invalid-email': 'Diese Mailadresse geht nicht. Nimm eine einfache wie ana@example.org.',
  'mail-not-configured':
    'Dieser Dienst verschickt keine Mails. Nimm einen Webhook, oder komm über deinen Link wieder.',
  'link-expired': 'Dieser Link gilt nicht mehr. Bitte um einen neuen.',
  'webhook-url-not-https': 'Ein Webhook braucht eine Adresse, die mit https:// beginnt.',
  'webhook-host-not-public':
    'Dieser Webhook führt zu keinem öffentlichen Rechner. Nimm einen Namen, den alle erreichen.',
  'webhook-url-not-allowed':
    'Ein Teil dieser Adresse ist nicht erlaubt. Lass Benutzernamen, Ports und Fragmente weg.',
  'webhook-loop': 'Dieser Webhook führt zu diesem Dienst zurück. Nimm die Adresse deines eigenen Empfängers.',
  'webhook-unverified':
    'Der Empfänger hat auf unsere Probe nicht mit 2xx geantwortet. Starte ihn und füge den Webhook noch einmal hinzu.',
  'too-many-webhooks': 'Du hast schon fünf Webhooks. Entferne zuerst einen.',
};
