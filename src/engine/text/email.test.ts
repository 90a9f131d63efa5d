import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmailAddress } from './email.ts';

describe('isEmailAddress', () => {
  it.each([
    'dev@acme.com',
    'a.b+c@x-y.example.co',
    'A@B.C',
    'müller@köln.de',
    'a@b.c.',
    'a@b..d.c',
    'a@1.d',
    '"@c.de',
    '"a"@c.de',
    '"a"b"@c.de',
    '"@"@c.de',
    '" \ta"@c.de',
    '"("("@c.de',
    '"\r\n a"@c.de',
  ])('accepts %j', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each([
    '',
    'dev@acme',
    '@c.de',
    'a@',
    'a@.de',
    'a@b.1',
    'a@-b.de',
    'a@b-.de',
    'a..b@c.de',
    '.a@c.de',
    'a.@c.de',
    'a b@c.de',
    'a@b@c.de',
    '""@c.de',
    '"ab"@c.de',
    'a@b.c..',
    'a@b_.de',
    'a@b.d-',
    '😀@c.de',
  ])('rejects %j', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });

  it('follows the definition of the standard', () => {
    const U = '\\u00A0-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFEF';
    const label = `[a-z0-9${U}]|[a-z0-9${U}][a-z0-9.\\-_~${U}]*[a-z0-9${U}]`;
    const top = `[a-z${U}]|[a-z${U}][a-z0-9\\-_~${U}]*[a-z${U}]`;
    const pattern = new RegExp(`^[a-z0-9+]+(?:\\.[a-z0-9+]+)*@(?:(?:${label})\\.)+(?:${top})\\.?$`, 'i');
    const texts = fc.string({ unit: fc.constantFrom(...'a1.-_~é@', 'a@', '.b'), maxLength: 10 });
    const addresses = texts.map((text) => `a@${text}`);
    fc.assert(
      fc.property(addresses, (text) => {
        expect(isEmailAddress(text)).toBe(pattern.test(text));
      }),
      { numRuns: Number(process.env.FC_RUNS ?? 200) * 5 },
    );
  });

  it('takes linear time on any input', () => {
    for (const part of ['a', 'a.', '"a', '"(', '"("', '" ', '\t\r\n ', '@', '-', '.']) {
      const long = part.repeat(100_000);
      expect(isEmailAddress(`${long}!@c.`)).toBe(false);
      expect(isEmailAddress(`a@${long}!`)).toBe(false);
      expect(isEmailAddress(`"${long}`)).toBe(false);
    }
  });
});
