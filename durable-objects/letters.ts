import { type Mail, noticeHeaders } from '../src/notify/mail.ts';
import {
  confirmLetter,
  endLetter,
  type Letter,
  startLetter,
  testLetter,
  turnLetter,
  webhookDisabledLetter,
} from '../src/notify/templates.ts';
import type { Delivery, Settings } from './inbox-store.ts';
import type { NoticeFacts } from './telling.ts';

const CONFIRM_MINUTES = 60;

/** What a letter is made from. */
export interface LetterSources {
  readonly origin: string;
  unsubscribeToken(person: string): string;
  /** What the table has to say; null when nothing is owed any more. */
  facts(): Promise<NoticeFacts | null>;
  /** A new token that confirms the address for so many minutes. */
  confirmation(minutes: number): string;
}

/** The letter of a delivery; null when it is not owed any more. */
export async function letterFor(
  delivery: Delivery,
  lang: Settings['lang'],
  sources: LetterSources,
): Promise<Letter | null> {
  const { origin } = sources;
  const about = {
    lang,
    unsubscribeUrl: `${origin}/unsubscribe#${sources.unsubscribeToken(delivery.person)}`,
    settingsUrl: `${origin}/notices`,
  };
  switch (delivery.kind) {
    case 'confirm': {
      const token = sources.confirmation(CONFIRM_MINUTES);
      return confirmLetter({
        ...about,
        confirmUrl: `${origin}/confirm#${delivery.person}.${token}`,
        minutes: CONFIRM_MINUTES,
      });
    }
    case 'test':
      return testLetter(about);
    case 'webhook-gone':
    case 'webhook-failing':
      return webhookDisabledLetter({
        ...about,
        host: delivery.about,
        reason: delivery.kind === 'webhook-gone' ? 'gone' : 'failing',
      });
    case 'turn':
    case 'start':
    case 'end': {
      const facts = await sources.facts();
      if (!facts) return null;
      const { results, seatLink, ...told } = facts;
      const make = { turn: turnLetter, start: startLetter, end: endLetter }[delivery.kind];
      return make({
        ...about,
        ...told,
        tableUrl: `${origin}/t/${delivery.table}${seatLink === null ? '' : `#seat.${seatLink}`}`,
        ...(results ? { results: standings(results) } : {}),
      });
    }
  }
}

/** A letter with what mail programs want to know of it. */
export function envelope(
  delivery: Delivery,
  to: string,
  letter: Letter,
  { origin, unsubscribeToken }: Pick<LetterSources, 'origin' | 'unsubscribeToken'>,
): Mail {
  const headers = noticeHeaders({
    host: new URL(origin).hostname,
    unsubscribeUrl: `${origin}/u/${unsubscribeToken(delivery.person)}`,
    ...(delivery.table === '' ? {} : { tableId: delivery.table }),
  });
  return { ...letter, to, headers, id: delivery.id };
}

function standings(results: NonNullable<NoticeFacts['results']>) {
  return results
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ name, score, rank }) => ({
      place: rank,
      name,
      ...(score === null ? {} : { score: String(score).replace('-', '−') }),
    }));
}
