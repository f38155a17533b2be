import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertSendable, loginHeaders } from '../../src/notify/mail.ts';
import { LANGS, type Lang } from '../../src/engine/words.ts';
import {
  confirmLetter,
  endLetter,
  startLetter,
  testLetter,
  turnLetter,
  webhookDisabledLetter,
} from '../../src/notify/templates.ts';
import type { Letter, TableNotice } from '../../src/notify/templates.ts';

const base = 'https://longhand.example.com';
const person = { recipientName: 'Anna', unsubscribeUrl: `${base}/u/abc?a=1&b=2`, settingsUrl: `${base}/me` };
const notice = {
  ...person,
  tableUrl: `${base}/t/t1`,
  gameName: 'Krass Kariert',
  tableNames: ['Anna', 'Bruno', 'Carla'],
  since: ['Bruno drew the green 7.', 'Carla took row 2.'],
};

/** Every kind of letter with all it can hold; the name and the sentences are what a person chose. */
function allLetters(lang: Lang, name = 'Anna', sentence = 'Bruno drew the green 7.'): Record<string, Letter> {
  const table: TableNotice = {
    ...notice,
    lang,
    recipientName: name,
    tableNames: [name, 'Bruno'],
    since: [sentence],
    waitingFor: [name],
    deadline: '2 days left (until Sunday 18:00)',
    results: [
      { place: 1, name, score: '31' },
      { place: 2, name: 'Bruno' },
    ],
  };
  const one = { ...person, recipientName: name, lang };
  return {
    confirm: confirmLetter({ ...one, confirmUrl: `${base}/c#token`, minutes: 10 }),
    turn: turnLetter(table),
    start: startLetter(table),
    end: endLetter(table),
    webhookDisabled: webhookDisabledLetter({ ...one, host: 'hooks.example.com', reason: 'failing' }),
    test: testLetter(one),
  };
}

/** RFC 3676 §4.3; the space at its end belongs to it. */
const signatureMark = '-- ';

const tags = (html: string) => html.match(/<[a-z/!][^>]*>/gi) ?? [];

describe('a turn mail', () => {
  test('in English, as text', () => {
    const { subject, text } = turnLetter({
      ...notice,
      lang: 'en',
      waitingFor: ['Carla'],
      deadline: '2 days left (until Sunday 18:00)',
    });
    expect(subject).toBe('Your turn: Krass Kariert');
    expect(text).toBe(`Hello Anna,

It is your turn in Krass Kariert.

Since your last turn:
- Bruno drew the green 7.
- Carla took row 2.

2 days left (until Sunday 18:00)

The table also waits for Carla.

Go to the table:
https://longhand.example.com/t/t1

At the table: Anna, Bruno and Carla.

${signatureMark}
You get this mail because you asked to be told about your tables.
Change what you are told: https://longhand.example.com/me
Stop these mails: https://longhand.example.com/u/abc?a=1&b=2
`);
  });

  test('in German, as text, with nothing to tell', () => {
    const { recipientName: _, ...nameless } = notice;
    const { subject, text } = turnLetter({ ...nameless, lang: 'de', tableNames: [], since: [] });
    expect(subject).toBe('Du bist dran: Krass Kariert');
    expect(text).toBe(`Hallo,

Du bist dran bei Krass Kariert.

Zum Tisch:
https://longhand.example.com/t/t1

${signatureMark}
Du bekommst diese Mail, weil du über deine Tische benachrichtigt werden möchtest.
Benachrichtigungen ändern: https://longhand.example.com/me
Diese Mails abbestellen: https://longhand.example.com/u/abc?a=1&b=2
`);
  });
});

test('the start says whom the table waits for', () => {
  const { text } = startLetter({ ...notice, lang: 'en', since: [], waitingFor: ['Bruno', 'Carla'] });
  expect(text).toContain('\nThe table waits for Bruno and Carla.\n');
});

test('the end says who came where', () => {
  const { text } = endLetter({
    ...notice,
    lang: 'de',
    results: [
      { place: 1, name: 'Carla', score: '31 Punkte' },
      { place: 2, name: 'Anna' },
    ],
  });
  expect(text).toContain('So ging es aus:\n- 1. Carla: 31 Punkte\n- 2. Anna\n');
});

test('a webhook that is gone is told apart from one that fails', () => {
  const input = { ...person, lang: 'en', host: 'hooks.example.com' } as const;
  expect(webhookDisabledLetter({ ...input, reason: 'gone' }).text).toContain('410');
  expect(webhookDisabledLetter({ ...input, reason: 'failing' }).text).toContain('five days');
});

describe.each(LANGS)('all letters in %s', (lang) => {
  const letters = Object.entries(allLetters(lang));

  test.each(letters)('%s is calm, complete and fetches nothing', (_, { subject, text, html }) => {
    expect(`${subject} ${text}`).not.toMatch(/!|undefined|null|\[object/);
    expect(html.replace('<!doctype html>', '')).not.toMatch(/!|undefined|\[object/);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).not.toMatch(/<(?:img|link|script|style|iframe|form)|url\(|@import|src=/i);
    expect(html).toMatch(/background:#F4F1EA/);
    expect(html).toMatch(/color:#1B1B1B/);
  });

  test.each(letters)('%s says the same as text and as HTML', (_, { text, html }) => {
    const words = html
      .replace(/<head>[\s\S]*<\/head>/, '')
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&#39;', "'");
    for (const line of text.split('\n')) {
      const said = line.replace(/^- |:$|(?:: )?https:\/\/\S+$|^-- $/g, '');
      expect(words).toContain(said);
    }
  });

  test.each(letters)('%s names the way out, twice', (_, { text, html }) => {
    expect(text).toContain(person.unsubscribeUrl);
    expect(html).toContain(person.unsubscribeUrl.replaceAll('&', '&amp;'));
  });
});

describe('what a person chose (threat model E)', () => {
  test.each(LANGS)('never reaches a subject (%s)', (lang) => {
    const subjects = (name: string, sentence: string) =>
      Object.values(allLetters(lang, name, sentence)).map((letter) => letter.subject);
    expect(subjects('Xaver', 'Zeno passed.')).toEqual(subjects('Anna', 'Bruno drew.'));
  });

  test('adds no tag, no attribute and no line, whatever it is', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        "' onmouseover='x",
        'a\r\nBcc: eve@example.com',
        'a\u2028b',
        '&lt;b&gt;',
        '</title></head>',
        '$& $1 $`',
      ),
    );
    const plain = allLetters('en');
    fc.assert(
      fc.property(hostile, hostile, (name, sentence) => {
        for (const [kind, letter] of Object.entries(allLetters('en', name, sentence))) {
          const tame = plain[kind];
          expect(tags(letter.html)).toEqual(tags(tame?.html ?? ''));
          expect(letter.text.split(/\r\n|[\n\r\u2028\u2029]/)).toHaveLength(
            tame?.text.split('\n').length ?? 0,
          );
          const mail = { ...letter, to: 'anna@example.com', headers: loginHeaders(), id: 'x' };
          expect(() => assertSendable(mail)).not.toThrow();
        }
      }),
      { numRuns: 200 },
    );
  });

  test('a link to anything but the web is a bug', () => {
    expect(() => turnLetter({ ...notice, lang: 'en', tableUrl: 'javascript:alert(1)' })).toThrow(
      'javascript:',
    );
  });
});
