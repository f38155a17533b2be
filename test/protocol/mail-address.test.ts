import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { canonicalAddress, isAddressAt, MailAddress } from '../../src/protocol/mail-address.ts';

describe('a mail address (bad-input rows 43 and 44)', () => {
  test.each([
    'a@b.de',
    'anna@example.com',
    'anna.lena+games@mail.example.co.uk',
    "o'neill@example.com",
    '1!#$%&*/=?^_`{|}~-@example.com',
    'anna@xn--mller-kva.example',
    'anna@example.xn--p1ai',
    `${'a'.repeat(64)}@example.com`,
    'noreply.not@example.com',
  ])('%s is one', (address) => {
    expect(v.parse(MailAddress, address)).toBe(address);
  });

  test('the domain comes out in lower case, the rest as typed', () => {
    expect(v.parse(MailAddress, 'Anna.Lena@Example.COM')).toBe('Anna.Lena@example.com');
  });

  test.each([
    '',
    'anna',
    '@example.com',
    'anna@',
    'anna@example',
    'anna@@example.com',
    'anna@lena@example.com',
    'Anna <anna@example.com>',
    '<anna@example.com>',
    '"anna lena"@example.com',
    'anna(friend)@example.com',
    'anna@example.com (friend)',
    'anna@example.com\r\nBcc: eve@example.com',
    'anna@example.com\n',
    ' anna@example.com',
    'anna @example.com',
    'anna@exa mple.com',
    'anna@example.com,eve@example.com',
    'anna@example.com;eve@example.com',
    'anna\u0000@example.com',
    '.anna@example.com',
    'anna.@example.com',
    'an..na@example.com',
    'anna@example.com.',
    'anna@.example.com',
    'anna@example..com',
    'anna@-example.com',
    'anna@example-.com',
    'anna@[127.0.0.1]',
    'anna@[IPv6:::1]',
    'anna@127.0.0.1',
    'anna@example.123',
    'anna@localhost',
    'anna@exam_ple.com',
    'änna@example.com',
    'anna@exämple.com',
    'anna＠example.com',
    'mailto:anna@example.com',
    'anna%40@exam%70le.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${'b.'.repeat(126)}com`,
    'abuse@example.com',
    'Postmaster@example.com',
    'no-reply+x@example.com',
    'MAILER-DAEMON@example.com',
  ])('%j is none', (address) => {
    const result = v.safeParse(MailAddress, address);
    expect(result.success).toBe(false);
    expect(result.issues?.map((issue) => issue.message)).toEqual(['invalid-email']);
  });

  test.each([null, 7, ['anna@example.com'], {}])('%j is none', (value) => {
    expect(v.safeParse(MailAddress, value).issues?.[0].message).toBe('invalid-email');
  });

  test('whatever is accepted is one line of ASCII with one @ and at most 254 characters', () => {
    const part = fc.string({ unit: fc.constantFrom(...'ab.+@ \r\n"<>(),;:é-_'.split('')), maxLength: 10 });
    fc.assert(
      fc.property(part, part, (local, domain) => {
        const result = v.safeParse(MailAddress, `${local}@${domain}.com`);
        if (result.success) expect(result.output).toMatch(/^(?=.{1,254}$)[!-?A-~]+@[a-z0-9.-]+$/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the canonical form for limits (bad-input row 46)', () => {
  test.each([
    ['anna+games@example.com', 'anna@example.com'],
    ['Anna@Example.com', 'anna@example.com'],
    ['a.n.n.a+x+y@gmail.com', 'anna@gmail.com'],
    ['An.Na@GoogleMail.com', 'anna@gmail.com'],
    ['an.na@example.com', 'an.na@example.com'],
    ['+anna@example.com', '+anna@example.com'],
  ])('%s counts as %s', (address, canonical) => {
    expect(canonicalAddress(address)).toBe(canonical);
  });
});

test('an address at our own domain, or below it, is recognised (bad-input row 44)', () => {
  const hosts = ['longhand.example'];
  expect(isAddressAt('a@longhand.example', hosts)).toBe(true);
  expect(isAddressAt('a@Mail.LongHand.example', hosts)).toBe(true);
  expect(isAddressAt('a@notlonghand.example', hosts)).toBe(false);
  expect(isAddressAt('a@longhand.example.com', hosts)).toBe(false);
});
