import { messagesFor } from './messages.ts';
import type { Messages, WebhookDisabledReason } from './messages.ts';
import type { Lang } from '../engine/words.ts';
import { htmlPage } from './templates-html.ts';

/** What a mail says. Subjects hold no word a person chose; whatever a person chose is escaped in `html`. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The parts of a letter, in order, before it is set as text or HTML. */
export type Block =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'list'; readonly title: string; readonly items: readonly string[] }
  | { readonly type: 'button'; readonly label: string; readonly url: string }
  | { readonly type: 'footer'; readonly text: string; readonly links: readonly Link[] };

export interface Link {
  readonly label: string;
  readonly url: string;
}

interface LetterInput {
  readonly recipientName?: string;
  /** The page that asks before it unsubscribes; the header's URL is the one that a POST suffices for. */
  readonly unsubscribeUrl: string;
  readonly lang: Lang;
}

interface NoticeInput extends LetterInput {
  readonly settingsUrl: string;
}

export interface TableNotice extends NoticeInput {
  readonly tableUrl: string;
  /** From the registry. */
  readonly gameName: string;
  /** The names at the table, in seat order. */
  readonly tableNames: readonly string[];
  /** Sentences of the log in the order they happened, as `tell` told them to this very person. */
  readonly since: readonly string[];
  /** Whom the table waits for besides the recipient. */
  readonly waitingFor?: readonly string[];
  /** "2 days left (until Sunday 18:00)", set as it comes: in the recipient's language and time zone. */
  readonly deadline?: string;
  /** The final standing, best first. */
  readonly results?: readonly { readonly place: number; readonly name: string; readonly score?: string }[];
}

/** Asks whether the address belongs to the person who typed it. */
export function confirmLetter(
  input: LetterInput & { readonly confirmUrl: string; readonly minutes: number },
): Letter {
  const words = messagesFor(input.lang);
  return letter(input.lang, words.confirm.subject, [
    paragraph(words.greeting(input.recipientName)),
    paragraph(words.confirm.body),
    { type: 'button', label: words.confirm.button, url: input.confirmUrl },
    paragraph(words.confirm.validity(input.minutes)),
    {
      type: 'footer',
      text: words.confirm.ignore,
      links: [{ label: words.confirm.never, url: input.unsubscribeUrl }],
    },
  ]);
}

/** It is the recipient's turn. */
export function turnLetter(input: TableNotice): Letter {
  const words = messagesFor(input.lang);
  return tableLetter(input, { ...words.turn, waitingFor: words.alsoWaitingFor });
}

/** All seats are taken. */
export function startLetter(input: TableNotice): Letter {
  const words = messagesFor(input.lang);
  return tableLetter(input, { ...words.start, waitingFor: words.waitingFor });
}

/** The game is over; `results` says how it ended. */
export function endLetter(input: TableNotice): Letter {
  const words = messagesFor(input.lang);
  return tableLetter(input, { ...words.end, waitingFor: words.waitingFor });
}

/** A webhook was switched off, and why. @param input `host` is the webhook's host name, without its path: that may be secret */
export function webhookDisabledLetter(
  input: NoticeInput & { readonly host: string; readonly reason: WebhookDisabledReason },
): Letter {
  const words = messagesFor(input.lang);
  return letter(input.lang, words.webhookDisabled.subject, [
    paragraph(words.greeting(input.recipientName)),
    paragraph(words.webhookDisabled.body(input.host)),
    paragraph(words.webhookDisabled.reason[input.reason]),
    paragraph(words.webhookDisabled.next),
    { type: 'button', label: words.openSettings, url: input.settingsUrl },
    footer(words, input),
  ]);
}

/** Shows that mails arrive. */
export function testLetter(input: NoticeInput): Letter {
  const words = messagesFor(input.lang);
  return letter(input.lang, words.test.subject, [
    paragraph(words.greeting(input.recipientName)),
    paragraph(words.test.body),
    { type: 'button', label: words.openSettings, url: input.settingsUrl },
    footer(words, input),
  ]);
}

function tableLetter(
  input: TableNotice,
  kind: {
    readonly subject: (game: string) => string;
    readonly body: (game: string) => string;
    readonly waitingFor: (names: string) => string;
  },
): Letter {
  const { lang, gameName, tableNames, since, waitingFor = [], deadline, results = [] } = input;
  const words = messagesFor(lang);
  const places = results.map(({ place, name, score }) => words.end.place(place, name, score));
  return letter(lang, kind.subject(gameName), [
    paragraph(words.greeting(input.recipientName)),
    paragraph(kind.body(gameName)),
    ...list(words.end.results, places),
    ...list(words.since, since),
    ...(deadline === undefined ? [] : [paragraph(deadline)]),
    ...(waitingFor.length === 0 ? [] : [paragraph(kind.waitingFor(words.join(waitingFor)))]),
    { type: 'button', label: words.openTable, url: input.tableUrl },
    ...(tableNames.length === 0 ? [] : [paragraph(words.atTheTable(words.join(tableNames)))]),
    footer(words, input),
  ]);
}

function paragraph(text: string): Block {
  return { type: 'paragraph', text };
}

function list(title: string, items: readonly string[]): Block[] {
  return items.length === 0 ? [] : [{ type: 'list', title, items }];
}

function footer(words: Messages, input: NoticeInput): Block {
  return {
    type: 'footer',
    text: words.why,
    links: [
      { label: words.settings, url: input.settingsUrl },
      { label: words.unsubscribe, url: input.unsubscribeUrl },
    ],
  };
}

function letter(lang: Lang, subject: string, blocks: readonly Block[]): Letter {
  return { subject, text: plainText(blocks), html: htmlPage(lang, subject, blocks) };
}

function plainText(blocks: readonly Block[]): string {
  return `${blocks.map((block) => plainBlock(block)).join('\n\n')}\n`;
}

function plainBlock(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return oneLine(block.text);
    case 'list':
      return [`${block.title}:`, ...block.items.map((item) => `- ${oneLine(item)}`)].join('\n');
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'footer':
      // RFC 3676 §4.3: what follows is not the letter itself.
      return ['-- ', block.text, ...block.links.map(({ label, url }) => `${label}: ${url}`)].join('\n');
  }
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
