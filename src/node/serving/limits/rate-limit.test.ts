import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readTokens } from '../../../service/auth/tokens.ts';
import { countedAs } from '../../../service/limits/rate-limit.ts';
import { service } from '../../../service/testing.ts';
import { createRateLimit } from './rate-limit.ts';

it('rate limit rejects excess requests, and reports the remaining ones', async () => {
  const { tokens } = readTokens(`erp:${createHash('sha256').update('erp').digest('hex')}`);
  let address = '203.0.113.7';
  const { ask } = service({
    rateLimit: createRateLimit({ requests: 2, seconds: 60 }),
    tokens: () => tokens,
    addressOf: () => address,
  });
  const first = await ask('/v0/');
  expect(first.headers.get('RateLimit-Policy')).toBe('"default";q=2;w=60');
  expect(first.headers.get('RateLimit')).toBe('"default";r=1;t=60');
  expect((await ask('/v0/regimes')).headers.get('RateLimit')).toMatch(/^"default";r=0;t=\d+$/);
  const third = await ask('/v0/regimes');
  expect(third.body).toMatchObject({ code: 429, key: 'too-many' });
  expect(Number(third.headers.get('Retry-After'))).toBeGreaterThan(50);
  // Probes, preflights, callers with tokens and other addresses are not affected.
  expect((await ask('/livez')).status).toBe(200);
  expect((await ask('/v0/build', { method: 'OPTIONS' })).status).toBe(204);
  expect((await ask('/v0/', { headers: { Authorization: 'Bearer erp' } })).status).toBe(200);
  expect((await ask('/v0/', { headers: { Authorization: 'Bearer guess' } })).status).toBe(429);
  address = '203.0.113.8';
  expect((await ask('/v0/')).status).toBe(200);
});

it('rate limit counts the addresses of a network together', () => {
  expect(countedAs('token:erp', '203.0.113.7')).toBe('caller token:erp');
  expect(countedAs(undefined, '::ffff:203.0.113.7')).toBe('address 203.0.113.7');
  for (const address of ['2001:db8:0:1::1', '2001:db8::1:2:3:4:5', '2001:db8:0:1:ffff:0:0:9', '2001:0DB8::1:0:0:0:0']) {
    expect(countedAs(undefined, address), address).toBe('address 2001:db8:0:1');
  }
  expect(countedAs(undefined, '::1')).toBe('address 0:0:0:0');
  expect(countedAs(undefined, 'fe80::1%eth0')).toBe('address fe80:0:0:0');
  expect(countedAs(undefined, undefined)).toBe('address ');
});

it('rate limit remembers a limited number of callers, including exhausted ones', () => {
  let time = 0;
  const limit = createRateLimit({ requests: 2, seconds: 60 }, 100, () => time);
  const isIn = (caller: string) => (limit.count(caller) as { isIn: boolean }).isIn;
  expect([1, 2, 3].map(() => isIn('address 203.0.113.7'))).toEqual([true, true, false]);
  for (let network = 0; network < 10_000; network++) isIn(`address 2001:db8:${network.toString(16)}:0`);
  expect(limit.size).toBeLessThanOrEqual(201);
  expect(isIn('address 203.0.113.7')).toBe(false);
  // Other callers are counted by network, and share the count of their network.
  expect([isIn('address 2001:db9:1:1'), isIn('address 2001:db8:9999:1')]).toEqual([true, false]);
  time = 60_000;
  expect(isIn('address 203.0.113.7')).toBe(true);
});
