import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressOf, NodeRequest } from './node-request.ts';

const asked = (host: string, url = '/v0/') =>
  addressOf({ url, headers: { host }, socket: {} } as unknown as IncomingMessage, 'localhost');

it.each([
  ['localhost:8080', 'http://localhost:8080/v0/'],
  ['127.0.0.1:8080', 'http://127.0.0.1:8080/v0/'],
  ['shop.example', 'http://shop.example/v0/'],
  ['Shop.example:80', 'http://shop.example/v0/'],
  ['[::1]:8080', 'http://[::1]:8080/v0/'],
  ['10.0.0.7', 'http://10.0.0.7/v0/'],
])('addressOf accepts the host %s', (host, address) => {
  expect(asked(host)).toBe(address);
});

it.each(['shop.999', '1.2.3.400', 'a, b', 'a/b', 'me@shop.example', 'shop.example:99999'])(
  'addressOf rejects the host %s',
  (host) => {
    expect(asked(host)).toBeUndefined();
  },
);

it('addressOf accepts the same Punycode as the URL parser of Node', () => {
  const address = 'http://a.xn--999999999/v0/';
  expect(asked('a.xn--999999999')).toBe(URL.canParse(address) ? address : undefined);
});

it.each([
  ['/v0/regimes/ES?indent', 'http://a/v0/regimes/ES?indent'],
  ['http://A:80/v0/', 'http://a/v0/'],
  ['http://b/v0/', undefined],
  ['ftp://b/', undefined],
  ['v0/', undefined],
])('addressOf handles the target %s', (target, address) => {
  expect(asked('a', target)).toBe(address);
});

/** Answers with its body and the number of listeners. */
const server = createServer(async (incoming, outgoing) => {
  const comesAtOnce = incoming.url === '/at-once';
  const bytes = await new NodeRequest('http://a/', incoming, outgoing, comesAtOnce).bytes();
  outgoing.end(`${Buffer.from(bytes)}, ${incoming.listenerCount('data')} listening`);
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());

async function sent(path: string, ...parts: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const { length } = parts.join('');
  const [first, ...others] = parts;
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n${first}`);
  for (const part of others) {
    await wait(20);
    socket.write(part);
  }
  return (await text(socket)).split('\r\n\r\n')[1] ?? '';
}

it('NodeRequest adds no listener for a body that arrived with the headers', async () => {
  expect(await sent('/at-once', 'whole')).toBe('whole, 0 listening');
  expect(await sent('/', 'whole')).toBe('whole, 1 listening');
});

it('NodeRequest waits for the rest of a later body', async () => {
  expect(await sent('/at-once', 'in ', 'two ', 'parts')).toBe('in two parts, 1 listening');
  expect(await sent('/at-once', '', 'later')).toBe('later, 1 listening');
});

it('NodeRequest recognises a missing body', async () => {
  expect(await sent('/at-once', '')).toBe(', 1 listening');
});
