import { expect, it } from 'vitest';
import type { LogEntry } from '../service/options.ts';
import { service } from '../service/testing.ts';
import { forwardedClient } from './forwarded.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7, 10.0.0.1', '203.0.113.7'],
  [' 2001:db8::1 ,10.0.0.1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['unknown', undefined],
  ['203.0.113.7\u0000 forged line', undefined],
  ['', undefined],
])('the client of "%s" is %s', (header, client) => {
  const headers = { get: (name: string) => (name === 'X-Forwarded-For' ? header : null) };
  expect(forwardedClient({ headers } as unknown as Request)).toBe(client);
});

it('stands in the log only where the proxy is trusted', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.7' };
  const clients: unknown[] = [];
  const log = ({ client }: LogEntry) => clients.push(client);
  await service({ log }).ask('/v0/', { headers });
  await service({ log, clientOf: forwardedClient }).ask('/v0/', { headers });
  expect(clients).toEqual([undefined, '203.0.113.7']);
});
