import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { exampleInvoice, examplePrivateKey } from '../operations/example-data.ts';
import { type Bindings, createHandler } from './fetch-handler.ts';
import { testHandler } from './testing/fetch-handler.ts';

describe('fetch handler', () =>
  testHandler((path, init) => createHandler().fetch(new Request(`http://service.test${path}`, init))));

describe('BILLWRIGHT_ORIGINS', () => {
  const allowed = async (bound: string, Origin: string) => {
    const request = new Request('http://service.test/v0/', { headers: { Origin } });
    const { headers } = await createHandler().fetch(request, { BILLWRIGHT_ORIGINS: bound });
    return headers.get('Access-Control-Allow-Origin');
  };

  it.each([
    'https://a.example',
    'https://a.example/',
    'HTTPS://A.example:443/page',
    ' https://b.example ,https://a.example/,',
  ])('accepts any address of an origin: %s', async (bound) => {
    expect(await allowed(bound, 'https://a.example')).toBe('https://a.example');
    expect(await allowed(bound, 'https://c.example')).toBeNull();
  });

  it('allows nobody if no origin is valid', async () => {
    expect(await allowed('a.example', 'https://a.example')).toBeNull();
  });
});

describe('BILLWRIGHT_TOKENS', () => {
  const sha256 = createHash('sha256').update('secret').digest('hex');
  const bindings = { BILLWRIGHT_TOKENS: `erp:${sha256}:signing`, BILLWRIGHT_REQUIRE_TOKEN: 'reference' };
  const ask = (path: string, init: RequestInit, options = {}, bound: Bindings = bindings) =>
    createHandler(options).fetch(new Request(`http://service.test${path}`, init), bound);
  const sign = (headers: Record<string, string>, bound?: Bindings) => {
    const init = { method: 'POST', body: JSON.stringify({ data: exampleInvoice }), headers };
    return ask('/v0/sign', init, { signingKey: examplePrivateKey, defect: () => undefined }, bound);
  };
  const json = { 'Content-Type': 'application/json' };

  it("is required to sign with the service's key, and for closed functions", async () => {
    expect((await sign({ ...json, Authorization: 'Bearer secret' })).status).toBe(200);
    expect((await sign({ ...json, Authorization: 'Bearer guess' })).status).toBe(401);
    expect((await sign(json)).status).toBe(401);
    expect((await sign({ ...json, Origin: 'http://service.test' }, {})).status).toBe(401);
    expect((await ask('/v0/regimes', {})).status).toBe(401);
    expect((await ask('/v0/regimes', { headers: { Authorization: 'Bearer secret' } })).status).toBe(403);
    expect((await ask('/v0/', {})).status).toBe(200);
  });

  it.each<[Bindings, string]>([
    [{ BILLWRIGHT_TOKENS: '# callers\nerp:secret' }, 'BILLWRIGHT_TOKENS:2: '],
    [{ BILLWRIGHT_REQUIRE_TOKEN: 'everything' }, 'BILLWRIGHT_REQUIRE_TOKEN: "everything"'],
  ])('closes everything if invalid: %j', async (wrong, message) => {
    await expect(ask('/v0/', {}, {}, wrong)).rejects.toThrow(message);
  });

  it('combines with the allowed host names of MCP', async () => {
    const ping = (Host: string) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
      const init = { method: 'POST', body, headers: { ...json, Host } };
      return ask('/v0/mcp', init, {}, { BILLWRIGHT_ALLOW_HOSTS: 'a.example, b.example' });
    };
    expect([(await ping('b.example')).status, (await ping('c.example')).status]).toEqual([200, 421]);
  });
});
