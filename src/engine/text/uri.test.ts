import { describe, expect, it } from 'vitest';
import { isIpv6 } from './ip.ts';
import { parseUri, parseUriReference, uriValid } from './uri.ts';

describe('uriValid and parseUri', () => {
  it.each([
    'gobl:acme.example.com',
    'iso6523-actorid-upis::9920:x1',
    'https://example.com',
    'https://example.com/%41?%zz#%41',
    'mailto:a b@c',
    'file:///x',
    'x:/',
    'http://::1',
    'http://a:80:90',
    'http://:80',
    'http://h:/',
    'http://user:pa%40ss@h',
    'http://[2001:db8::1]:80/x',
    'http://[fe80::1%25en0]',
    'http://h%25x',
    'http://h%C3%A9',
    'http://hé<>"]',
    'urn:uuid:x%zz',
  ])('accept %s', (text) => {
    expect(uriValid(text)).toBe(true);
  });

  it.each([
    '',
    'mailto:',
    'https://',
    'https://?x',
    '9abc:def',
    ':x',
    'acme.example.com',
    'http://h%41',
    'http://a%20b',
    'http://a b',
    'http://h:8x',
    'http://us er@h',
    'http://us%4@h',
    'http://a[::1]',
    'http://[::1',
    'http://[::1]x',
    'http://[1.2.3.4]',
    'http://[fe80::1%en0]',
    'http://[fe80::1%25]',
    'http://h/%4',
    'x:/%zz',
    'x:y#%',
    'x:\u0001',
    'x:\u007f',
    'a b:c',
  ])('reject %j', (text) => {
    expect(uriValid(text)).toBe(false);
  });

  it('split a URI into parts', () => {
    expect(parseUri('HTTPS://me@Example.com:80/a?q#f')).toEqual({
      scheme: 'https',
      opaque: '',
      host: 'Example.com:80',
      path: '/a',
    });
    expect(parseUri('gobl:acme.com?x')).toEqual({ scheme: 'gobl', opaque: 'acme.com', host: '', path: '' });
  });

  it('accept references without a scheme', () => {
    expect(parseUriReference('a/b:c')?.path).toBe('a/b:c');
    expect(parseUriReference('a:b/c')?.opaque).toBe('b/c');
    expect(parseUriReference('1:b')).toBeUndefined();
    expect(parseUriReference('//h/p')).toMatchObject({ host: 'h', path: '/p' });
    expect(parseUriReference('///p')).toMatchObject({ host: '', path: '///p' });
    expect(parseUriReference('://h')).toBeUndefined();
  });

  it('take linear time', () => {
    for (const part of ['%25', 'a:', '@', '[', ']', '/']) {
      expect(uriValid(`http://${part.repeat(100_000)}\u0001`)).toBe(false);
      expect(typeof uriValid(`http://${part.repeat(100_000)}`)).toBe('boolean');
    }
  });
});

describe('isIpv6', () => {
  it.each(['::', '::1', '1::', '2001:db8::1', '1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7::', '::ffff:1.2.3.4', 'FE80::A'])(
    'accepts %s',
    (text) => {
      expect(isIpv6(text)).toBe(true);
    },
  );
  it.each([
    '',
    ':',
    ':::',
    '1',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7:8::',
    '12345::',
    '1::2::3',
    'g::',
    '1.2.3.4',
    '::1.2.3.256',
    '::1.2.3',
    '1.2.3.4::',
    ':1::',
  ])('rejects %j', (text) => {
    expect(isIpv6(text)).toBe(false);
  });
});
