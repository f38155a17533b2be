import { messagesDe } from './messages-de.ts';
import { messagesEn } from './messages-en.ts';
import { type Catalogues, inLang, type Lang } from '../engine/words.ts';

const MESSAGES: Catalogues<Messages> = { en: messagesEn, de: messagesDe };

/**
 * Every sentence a mail can hold, one catalogue per language. What goes into a subject is only ever a game's name from the
 * registry; names of people go into `body` sentences.
 */
export interface Messages {
  readonly greeting: (name: string | undefined) => string;
  /** A list of names in a sentence. */
  readonly join: (names: readonly string[]) => string;
  readonly since: string;
  readonly atTheTable: (names: string) => string;
  readonly waitingFor: (names: string) => string;
  readonly alsoWaitingFor: (names: string) => string;
  readonly openTable: string;
  readonly openSettings: string;
  readonly why: string;
  readonly settings: string;
  readonly unsubscribe: string;
  readonly confirm: {
    readonly subject: string;
    readonly body: string;
    readonly button: string;
    readonly validity: (minutes: number) => string;
    readonly ignore: string;
    readonly never: string;
  };
  readonly turn: { readonly subject: (game: string) => string; readonly body: (game: string) => string };
  readonly start: { readonly subject: (game: string) => string; readonly body: (game: string) => string };
  readonly end: {
    readonly subject: (game: string) => string;
    readonly body: (game: string) => string;
    readonly results: string;
    readonly place: (place: number, name: string, score: string | undefined) => string;
  };
  readonly webhookDisabled: {
    readonly subject: string;
    readonly body: (host: string) => string;
    readonly reason: Readonly<Record<WebhookDisabledReason, string>>;
    readonly next: string;
  };
  readonly test: { readonly subject: string; readonly body: string };
}

/** `failing`: nothing arrived for five days. `gone`: the receiver said that it is no more (410). */
export type WebhookDisabledReason = 'failing' | 'gone';

export function messagesFor(lang: Lang): Messages {
  return inLang(MESSAGES, lang);
}
