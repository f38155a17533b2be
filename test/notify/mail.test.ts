import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertSendable, loginHeaders, mailDelay, noticeHeaders } from '../../src/notify/mail.ts';
import type { Mail } from '../../src/notify/mail.ts';

const about = {
  host: 'longhand.example.com',
  unsubscribeUrl: 'https://longhand.example.com/u/abc?x=1',
  tableId: 't1-x_Y',
};
const mail: Mail = {
  to: 'anna@example.com',
  subject: 'Du bist dran: Krass Kariert',
  text: 'Hallo',
  html: '<p>Hallo</p>',
  headers: noticeHeaders(about),
  id: 't1:17:2:turn:mail',
};

const delays = (random: () => number) => {
  const all: number[] = [];
  for (let delay = mailDelay(0, random); delay !== undefined; delay = mailDelay(all.length, random))
    all.push(delay);
  return all;
};

describe('headers (promise 26)', () => {
  test('a notice can be unsubscribed with one click, names its list and its thread', () => {
    expect(noticeHeaders(about)).toEqual({
      'Auto-Submitted': 'auto-generated',
      'List-Id': '<notices.longhand.example.com>',
      'List-Unsubscribe': '<https://longhand.example.com/u/abc?x=1>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      References: '<table.t1-x_Y@longhand.example.com>',
    });
  });

  test('without a table there is no thread', () => {
    const { tableId: _, ...rest } = about;
    expect(noticeHeaders(rest)).not.toHaveProperty('References');
  });

  test('a login mail belongs to no list', () => {
    expect(loginHeaders()).toEqual({ 'Auto-Submitted': 'auto-generated' });
  });

  test.each([
    [{ unsubscribeUrl: 'http://longhand.example.com/u/abc' }],
    [{ unsubscribeUrl: 'mailto:stop@longhand.example.com' }],
    [{ unsubscribeUrl: '/u/abc' }],
    [{ host: 'longhand.example.com>\r\nBcc: eve@example.com' }],
    [{ tableId: 't1\r\nBcc: eve@example.com' }],
    [{ tableId: 'x>y' }],
  ])('%j is a bug', (wrong) => {
    expect(() => noticeHeaders({ ...about, ...wrong })).toThrow();
  });
});

describe('the last gate (threat model E)', () => {
  test('an ordinary mail passes', () => {
    expect(() => assertSendable(mail)).not.toThrow();
  });

  test.each<[string, Partial<Mail>]>([
    ['a line break in the subject', { subject: 'Hi\r\nBcc: eve@example.com' }],
    ['a line separator in the subject', { subject: 'Hi\u2028there' }],
    ['no subject', { subject: '' }],
    ['an endless subject', { subject: 'x'.repeat(151) }],
    ['a line break in the address', { to: 'anna@example.com\nBcc: eve@example.com' }],
    ['two addresses', { to: 'anna@example.com,eve@example.com' }],
    ['a display name', { to: 'Anna <anna@example.com>' }],
    ['no address', { to: 'anna' }],
    ['a line break in the id', { id: 'a\r\nb' }],
    ['an endless id', { id: 'x'.repeat(257) }],
    ['a line break in a header', { headers: { References: '<a>\r\n<b>' } }],
    ['a letter beyond ASCII in a header', { headers: { References: '<ä>' } }],
    ['another header', { headers: { Bcc: 'eve@example.com' } }],
  ])('%s is a bug', (_, wrong) => {
    expect(() => assertSendable({ ...mail, ...wrong })).toThrow('must not be sent');
  });

  test('whatever stands in a header that passes, it stands on one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        try {
          assertSendable({ ...mail, headers: { References: value }, subject: value });
        } catch {
          return;
        }
        expect(value).toMatch(/^[ -~]+$/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the schedule (fault 21)', () => {
  test('at once, then 30 s doubling to 6 h, given up before 72 h', () => {
    const all = delays(() => 0);
    const [s, h] = [1000, 3_600_000];
    expect(all.slice(0, 5)).toEqual([0, 30 * s, 60 * s, 120 * s, 240 * s]);
    expect(Math.max(...all)).toBe(6 * h);
    const total = all.reduce((sum, delay) => sum + delay);
    expect(total).toBeLessThanOrEqual(72 * h);
    expect(total).toBeGreaterThan(66 * h);
  });

  test('the spread only shortens, by a fifth at most', () => {
    const [full, short] = [delays(() => 0), delays(() => 0.999999)];
    expect(short).toEqual(full.map((delay) => Math.round(delay * 0.8000002)));
  });
});
