import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { createApp } from '../../../service/app.ts';
import type { LogEntry } from '../../../service/http/options.ts';
import { service } from '../../../service/testing.ts';
import { forwardedClient } from './forwarded.ts';
import { createHttpServer } from './server.ts';

const forged = '198.51.100.66';

it.each([
  [1, '203.0.113.7', '203.0.113.7'],
  [1, `${forged}, 203.0.113.7`, '203.0.113.7'],
  [1, `${forged},2001:db8::1 `, '2001:db8::1'],
  [1, `${forged}, [2001:db8::1]`, '2001:db8::1'],
  [2, `${forged}, 203.0.113.7, 10.0.0.1`, '203.0.113.7'],
  [3, `${forged}, 203.0.113.7, 10.0.0.2, 10.0.0.1`, '203.0.113.7'],
  [2, '10.0.0.1', undefined],
  [1, `${forged},`, undefined],
  [2, `${forged},, 10.0.0.1`, undefined],
  [1, `${forged}, unknown`, undefined],
  [1, '203.0.113.7\u0000 forged line', undefined],
  [1, '', undefined],
  [1, null, undefined],
])('with %i as the number of proxies the client of "%s" is %s', (proxies, header, client) => {
  const headers = { get: (name: string) => (name === 'X-Forwarded-For' ? header : null) };
  expect(forwardedClient(proxies)({ headers })).toBe(client);
});

it('forwardedClient is logged only for a trusted proxy', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.7' };
  const clients: unknown[] = [];
  const log = ({ client }: LogEntry) => clients.push(client);
  await service({ log }).ask('/v0/', { headers });
  await service({ log, clientOf: forwardedClient(1) }).ask('/v0/', { headers });
  expect(clients).toEqual([undefined, '203.0.113.7']);
});

it('forwardedClient is the same if each proxy adds a line, also for unrouted messages', async () => {
  const clients: unknown[] = [];
  const log = ({ client }: LogEntry) => clients.push(client);
  const server = createHttpServer(createApp({ log, clientOf: forwardedClient(2) }), '127.0.0.1');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  for (const path of ['/v0/', '/v0/../x']) {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const lines = [forged, '203.0.113.7', '10.0.0.1'].map((address) => `X-Forwarded-For: ${address}\r\n`).join('');
    socket.end(`GET ${path} HTTP/1.1\r\nHost: a\r\n${lines}Connection: close\r\n\r\n`);
    await once(socket.resume(), 'close');
  }
  server.close();
  expect(clients).toEqual(['203.0.113.7', '203.0.113.7']);
});
