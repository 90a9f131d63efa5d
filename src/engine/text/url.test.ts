import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostValid } from './host.ts';
import { parseUriReference } from './uri.ts';
import { urlValid } from './url.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 200) * 5 };

describe('urlValid', () => {
  it.each([
    'https://example.com',
    'http://example.com:8080/path?query#fragment',
    'example.com',
    'www.example.com',
    'FOO.BAR',
    'DK.12345678',
    '0088:12345',
    'user:pass@example.com',
    'http://user@example.com/x',
    'http://x/y@z',
    'localhost:80',
    'http://localhost',
    'http://10.0.0.1',
    'http://1.2.3.4/',
    'http://[2001:db8::1]:80/',
    'http://[::ffff:1.2.3.4]',
    'http://[fe80::1%25en0]/',
    'http://köln.de/straße',
    'http://example.com.',
    'a_b.example.com',
    '_@example.com',
    'wss://x.y',
    'http://ab--c.de',
  ])('accepts %s', (text) => {
    expect(urlValid(text)).toBe(true);
  });

  it.each([
    '',
    'a.b',
    '.example.com',
    'ABC1234',
    '0088:1234567890',
    'https:/inbox',
    'https://',
    'http://.x.de',
    'http://a b.de',
    'http://x.de/a b',
    'http://x.de/\u0001',
    'http://x.de/%4',
    'HTTP://example.com',
    'mailto:someone@example.com ',
    'http://_x',
    'http://x..de',
    'http://a.b.c',
    'http://😀.de',
    'http://x.de:port',
    'http://x.de:123456',
    'http://[::1',
    'http://[1.2.3.4]',
    `http://x.de/${'a'.repeat(2083)}`,
  ])('rejects %j', (text) => {
    expect(urlValid(text)).toBe(false);
  });
});

/** The standard's pattern without IPv6, only suitable for short texts. */
const W = 'a-zA-Z0-9';
const X = 'a-zA-Z\\u00a1-\\uffff0-9';
const SUB = `(www\\.)|([${W}]+([\\-_.]?[${W}])*[${W}]\\.[${W}]+)`;
const NAME = `(([${W}]([${W}\\-_]+)?[${W}]([\\-.][${W}]+)*)|(${SUB})?)?(([${X}]+-?-?)*[${X}]+)(?:\\.([a-zA-Z\\u00a1-\\uffff]{1,}))?`;
const OCTET = '1\\d\\d|2[0-4]\\d|25[0-5]';
const IPV4 = `([1-9]\\d?|1\\d\\d|2[01]\\d|22[0-3]|24\\d|25[0-5])(\\.(\\d{1,2}|${OCTET})){2}\\.([0-9]\\d?|${OCTET})`;
const HOST = `(${IPV4}|${NAME})\\.?(:(\\d{1,5}))?`;
const SPACE = '\\t\\n\\f\\r ';
const URL_FORM = `^((ftp|tcp|udp|wss?|https?)://)?([^${SPACE}]+(:[^${SPACE}]*)?@)?${HOST}([/?#][^${SPACE}]*)?$`;

describe('hostValid and urlValid for any text', () => {
  it("agree with the standard's pattern for hosts", () => {
    const pattern = new RegExp(`^${HOST}$`, 'u');
    const names = fc.string({ unit: fc.constantFrom(...'aw1-_.é', '.', 'w', 'ww'), maxLength: 14 });
    const numbers = fc.string({ unit: fc.constantFrom(...'12590.:', '25'), maxLength: 16 });
    fc.assert(
      fc.property(fc.oneof(names, numbers), (host) => {
        expect(hostValid(host)).toBe(pattern.test(host));
      }),
      runs,
    );
  });

  it("agree with the standard's parser and pattern for URLs", () => {
    const pattern = new RegExp(URL_FORM, 'u');
    const pieces = fc.constantFrom(...'ab1.:/?#@%-_é ', 'http://', 'ws:', 'www.', 'x.de', ':80', '%41', '😀', 'user@');
    fc.assert(
      fc.property(fc.string({ unit: pieces, maxLength: 8 }), (text) => {
        const reference = parseUriReference(text.includes(':') && !text.includes('://') ? `http://${text}` : text);
        const parsed =
          reference !== undefined &&
          !reference.host.startsWith('.') &&
          (reference.host !== '' || reference.path === '' || reference.path.replace(/%2e/gi, '.').includes('.'));
        const long = Buffer.byteLength(text) > 3 && !text.startsWith('.');
        expect(urlValid(text)).toBe(long && parsed && pattern.test(text));
      }),
      runs,
    );
  });
});

it('hostValid and urlValid take linear time on hostile texts', () => {
  for (const part of ['a', 'a-', 'a.', 'aa.', '1.', '@', 'a@', ':', ':1', 'é-']) {
    expect(hostValid(`${part.repeat(100_000)}!`)).toBe(false);
    expect(urlValid(`${part.repeat(100_000)}!`)).toBe(false);
    expect(urlValid(`${part.repeat(2080 / part.length)}!`)).toBe(false);
  }
});
