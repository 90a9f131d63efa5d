import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { addressOf } from './node-request.ts';

const asked = (host: string, url = '/v0/') =>
  addressOf({ url, headers: { host }, socket: {} } as unknown as IncomingMessage, 'localhost');

it.each([
  ['localhost:8080', 'http://localhost:8080/v0/'],
  ['127.0.0.1:8080', 'http://127.0.0.1:8080/v0/'],
  ['shop.example', 'http://shop.example/v0/'],
  ['Shop.example:80', 'http://shop.example/v0/'],
  ['[::1]:8080', 'http://[::1]:8080/v0/'],
  ['10.0.0.7', 'http://10.0.0.7/v0/'],
])('makes an address of the host %s', (host, address) => {
  expect(asked(host)).toBe(address);
});

it.each(['shop.999', '1.2.3.400', 'a, b', 'a/b', 'me@shop.example', 'shop.example:99999'])(
  'makes none of the host %s',
  (host) => {
    expect(asked(host)).toBeUndefined();
  },
);

it('leaves it to the platform whether a name in Punycode is one: Node does not look from 24 on', () => {
  const address = 'http://a.xn--999999999/v0/';
  expect(asked('a.xn--999999999')).toBe(URL.canParse(address) ? address : undefined);
});

it.each([
  ['/v0/regimes/ES?indent', 'http://a/v0/regimes/ES?indent'],
  ['http://b/v0/', 'http://b/v0/'],
  ['ftp://b/', undefined],
  ['v0/', undefined],
])('makes an address of the target %s, if it is one', (target, address) => {
  expect(asked('a', target)).toBe(address);
});
