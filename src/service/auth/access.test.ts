import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { shorten } from '../../engine/text/shorten.ts';
import { exampleInvoice, examplePrivateKey, examplePublicKey } from '../../operations/example-data.ts';
import type { AppOptions, LogEntry } from '../http/options.ts';
import type { Offload } from '../http/work.ts';
import { service } from '../testing.ts';
import { readTokens } from './tokens.ts';

/** Who may have the service sign with its own key, and who may use closed functions. */

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const { tokens: known } = readTokens(
  `erp:${sha256('all-of-it')}\nsigner:${sha256('sign-only')}:signing\nreader:${sha256('read-only')}:documents,reference`,
);
const tokens = () => known;
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const signingKey = examplePrivateKey;
const json = { 'Content-Type': 'application/json' };
const unsigned = JSON.stringify({ data: exampleInvoice });
const withKey = JSON.stringify({ data: exampleInvoice, privatekey: examplePrivateKey });

/** Returns a function that sends requests as a program does, with these headers; `undefined` omits one. */
function sender(options: AppOptions) {
  const { ask } = service(options);
  return (path: string, body: BodyInit, headers: Record<string, string>) =>
    ask(path, { method: 'POST', body, headers });
}

describe('a service with a key but without tokens, on this machine', () => {
  const local = { signingKey, loopbackPort: () => 8080 };
  const send = sender({
    ...local,
    allowedHosts: ['own.example', 'port.example:9000'],
    origins: ['https://friend.example'],
  });
  const host = { Host: 'localhost:8080' };
  const sign = (headers: Record<string, string>, body: BodyInit = unsigned) => send('/v0/sign', body, headers);

  it.each<Record<string, string>>([
    { Host: 'localhost:8080' },
    { Host: 'LOCALHOST:8080' },
    { Host: '127.0.0.1:8080' },
    { Host: '127.1.2.3:8080' },
    { Host: '[::1]:8080' },
    { Host: 'own.example' },
    { Host: 'own.example:1234' },
    { Host: 'port.example:9000' },
    { Host: 'localhost:8080', Origin: 'http://localhost:8080' },
    { Host: 'own.example', Origin: 'https://own.example' },
    { Host: 'localhost:8080', Origin: 'https://friend.example', 'Sec-Fetch-Site': 'cross-site' },
    { Host: 'localhost:8080', 'Sec-Fetch-Site': 'same-origin' },
    { Host: 'localhost:8080', 'Sec-Fetch-Site': 'none' },
    { Host: 'localhost:8080', 'Content-Type': 'Application/JSON; charset=utf-8' },
  ])('signs for %j', async (headers) => {
    const reply = await sign({ ...json, ...headers });
    expect([reply.status, reply.body.sigs?.length]).toEqual([200, 1]);
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBe(
      headers.Origin === 'https://friend.example' ? headers.Origin : null,
    );
  });

  it.each<Record<string, string>>([
    { Host: 'evil.example' },
    { Host: 'evil.example:8080' },
    { Host: 'localhost' },
    { Host: 'localhost:9000' },
    { Host: 'localhost.evil.example:8080' },
    { Host: '127.0.0.1.evil.example:8080' },
    { Host: '0.0.0.0:8080' },
    { Host: '[::]:8080' },
    { Host: 'port.example' },
    { Host: 'evil.example#@localhost:8080' },
    { Host: 'evil@localhost:8080' },
    { Host: 'localhost:8080, evil.example' },
    { Host: '' },
    { Host: 'evil.example:8080', Origin: 'http://evil.example:8080' },
  ])('rejects a request for another server as misdirected: %j', async (headers) => {
    const reply = await sign({ ...json, ...headers });
    expect([reply.status, reply.body.key]).toEqual([421, 'misdirected']);
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it.each<Record<string, string>>([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: '' },
    { Origin: 'http://localhost:3000' },
    { Origin: 'http://localhost' },
    { Origin: 'http://127.0.0.1:8080' },
    { Origin: 'https://friend.example.evil.example' },
    { Origin: 'http://localhost:8080, https://evil.example' },
    { Origin: 'chrome-extension://localhost:8080' },
    { Origin: 'http://localhost:8080/' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('rejects a page of another origin: %j', async (headers) => {
    const reply = await sign({ ...json, ...host, ...headers });
    expect([reply.status, reply.body.key]).toEqual([403, 'forbidden']);
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it.each([
    undefined,
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/yaml',
    'application/vnd.api+json',
    'application/json-seq',
    'text/plain; application/json',
  ])('rejects content types other than JSON: %s', async (type) => {
    const body = new TextEncoder().encode(unsigned);
    const reply = await sign({ ...host, ...(type !== undefined && { 'Content-Type': type }) }, body);
    expect([reply.status, reply.body.key]).toEqual([415, 'unsupported-media-type']);
  });

  it("signs with a request's own key, for any sender and type", async () => {
    const yaml = `data: ${JSON.stringify(exampleInvoice)}\nprivatekey: ${JSON.stringify(examplePrivateKey)}`;
    const foreign = { Host: 'evil.example', Origin: 'https://evil.example' };
    for (const [body, type] of [
      [withKey, 'application/json'],
      [yaml, 'application/yaml'],
    ] as const) {
      const reply = await sign({ ...foreign, 'Content-Type': type }, body);
      expect([reply.status, reply.body.sigs?.length]).toEqual([200, 1]);
      expect(reply.headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
    const isNull = await sign({ ...json, ...foreign }, JSON.stringify({ data: exampleInvoice, privatekey: null }));
    expect(isNull.status).toBe(421);
  });

  it('answers the preflight of a foreign page without permission to sign, and of others as usual', async () => {
    const { ask } = service({ ...local, origins: ['https://friend.example'] });
    const preflight = async (path: string, origin: string, from = ask) => {
      const headers = {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      };
      const reply = await from(path, { method: 'OPTIONS', headers });
      expect(reply.status).toBe(204);
      return reply.headers.get('Access-Control-Allow-Origin');
    };
    expect(await preflight('/v0/sign', 'https://evil.example')).toBeNull();
    expect(await preflight('/v0/%73ign', 'https://evil.example')).toBeNull();
    expect(await preflight('/v0/sign', 'https://friend.example')).toBe('https://friend.example');
    const { ask: open } = service(local);
    expect(await preflight('/v0/sign', 'https://evil.example', open)).toBeNull();
    expect(await preflight('/v0/build', 'https://evil.example', open)).toBe('*');
  });

  it('passes its key to the thread only for authorised callers', async () => {
    const offload = vi.fn<Offload>(async () => ({ status: 200, body: '{}' }));
    const far = sender({ ...local, offload });
    const large = JSON.stringify({ data: exampleInvoice, padding: 'x'.repeat(70_000) });
    await far('/v0/sign', large, { ...json, ...host });
    await far('/v0/sign', large, { ...json, ...host, Origin: 'https://evil.example' });
    await far('/v0/sign', large, { ...json, Host: 'evil.example' });
    await far('/v0/sign', new TextEncoder().encode(large), host);
    await far('/v0/build', large, { ...json, ...host });
    await far('/v0/mcp', `[${large}]`, { ...json, ...host });
    const keys = offload.mock.calls.map(([{ grants }]) => grants.key);
    expect(keys.map((key) => key?.ok)).toEqual([true, false, false, false, undefined, undefined]);
    const tasks = offload.mock.calls.slice(1).map(([task]) => JSON.stringify(task));
    expect(tasks).toHaveLength(5);
    for (const task of tasks) expect(task).not.toContain(examplePrivateKey.d);
  });
});

describe('a service with a key and tokens', () => {
  const send = sender({ signingKey, tokens });
  const sign = (headers: Record<string, string>, body: BodyInit = unsigned) =>
    send('/v0/sign', body, { ...json, ...headers });

  it.each(['all-of-it', 'sign-only'])('signs for an authorised token: %s', async (token) => {
    const { status, body, headers } = await sign(bearer(token));
    expect(status).toBe(200);
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    const verified = await send('/v0/verify', JSON.stringify({ data: body, publickey: examplePublicKey }), json);
    expect(verified.body).toEqual({ ok: true });
  });

  it('accepts the scheme in any letter case', async () => {
    expect((await sign({ Authorization: 'bearer sign-only' })).status).toBe(200);
    expect((await sign({ Authorization: 'BEARER   sign-only ' })).status).toBe(200);
  });

  it.each<Record<string, string>>([{}, { Authorization: 'Basic c2lnbi1vbmx5' }, { Authorization: 'sign-only' }])(
    'requires a token: %j',
    async (headers) => {
      const reply = await sign(headers);
      expect([reply.status, reply.body.key]).toEqual([401, 'unauthorized']);
      expect(reply.headers.get('WWW-Authenticate')).toBe('Bearer realm="billwright"');
      expect(reply.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  it.each(
    [
      'Bearer',
      'Bearer ',
      'Bearer wrong',
      'Bearer s',
      'Bearer sign-onl',
      'Bearer sign-only2',
      'Bearer sign-only, Bearer all-of-it',
      `Bearer ${sha256('sign-only')}`,
      `Bearer ${'x'.repeat(100_000)}`,
    ].map((text) => [shorten(JSON.stringify(text), 60), text] as const),
  )('rejects the token %s', async (_, Authorization) => {
    const reply = await sign({ Authorization });
    expect([reply.status, reply.body.key]).toEqual([401, 'unauthorized']);
    expect(reply.headers.get('WWW-Authenticate')).toBe('Bearer realm="billwright", error="invalid_token"');
    expect(reply.text).not.toContain('xxxx');
  });

  it('rejects a token with other scopes', async () => {
    const reply = await sign(bearer('read-only'));
    expect([reply.status, reply.body.key]).toEqual([403, 'forbidden']);
    expect(reply.body.message).toMatch(/\breader\b.* documents, reference\b.* signing$/);
    expect(reply.headers.get('WWW-Authenticate')).toBe(
      'Bearer realm="billwright", error="insufficient_scope", scope="signing"',
    );
  });

  it('requires JSON even with a token', async () => {
    const body = new TextEncoder().encode(unsigned);
    const reply = await send('/v0/sign', body, bearer('sign-only'));
    expect([reply.status, reply.body.key]).toEqual([415, 'unsupported-media-type']);
  });

  it('requires no token if the request has a key, and for other requests', async () => {
    expect((await sign({}, withKey)).status).toBe(200);
    expect((await sign(bearer('wrong'), withKey)).status).toBe(200);
    expect((await send('/v0/build', unsigned, json)).status).toBe(200);
    expect((await send('/v0/keygen', '{}', json)).status).toBe(200);
  });

  it('uses the current tokens', async () => {
    let now = known;
    const changing = sender({ signingKey, tokens: () => now });
    const ask = async () => (await changing('/v0/sign', unsigned, { ...json, ...bearer('sign-only') })).status;
    expect(await ask()).toBe(200);
    now = known.filter(({ name }) => name !== 'signer');
    expect(await ask()).toBe(401);
  });

  it('logs the owner of a token, never the token', async () => {
    const entries: LogEntry[] = [];
    const logging = sender({ signingKey, tokens, log: (entry) => entries.push(entry) });
    await logging('/v0/sign', unsigned, { ...json, ...bearer('sign-only') });
    await logging('/v0/sign', unsigned, { ...json, ...bearer('read-only') });
    await logging('/v0/build', unsigned, { ...json, ...bearer('all-of-it') });
    await logging('/v0/build', unsigned, { ...json, ...bearer('wrong') });
    await logging('/v0/build', unsigned, json);
    expect(entries.map(({ caller }) => caller)).toEqual(['signer', 'reader', 'erp', undefined, undefined]);
    expect(JSON.stringify(entries)).not.toMatch(/sign-only|read-only|all-of-it|wrong/);
  });
});

it('a service with a key and an unknown listening address signs for nobody', async () => {
  const reply = await sender({ signingKey })('/v0/sign', unsigned, { ...json, Host: 'localhost' });
  expect([reply.status, reply.body.key]).toEqual([401, 'unauthorized']);
});

describe('closed functions', () => {
  const { ask } = service({ tokens, closed: ['documents', 'reference'], signingKey });
  const post = (path: string, headers: Record<string, string> = {}) =>
    ask(path, { method: 'POST', body: unsigned, headers: { ...json, ...headers } });

  it.each(['/v0/build', '/v0/validate', '/v0/correct', '/v0/replicate', '/v0/verify'])(
    'POST %s needs a token',
    async (path) => {
      expect((await post(path)).status).toBe(401);
      expect((await post(path, bearer('sign-only'))).status).toBe(403);
      expect([401, 403]).not.toContain((await post(path, bearer('read-only'))).status);
    },
  );

  it.each(['/v0/regimes', '/v0/regimes/es', '/v0/schemas/bill/invoice', '/v0/rules', '/v0/examples', '/v0/currencies'])(
    'GET %s needs a token, and is not cached by shared caches',
    async (path) => {
      expect((await ask(path)).status).toBe(401);
      expect((await ask(path, { headers: { 'If-None-Match': '*' } })).status).toBe(401);
      const reply = await ask(path, { headers: { ...bearer('read-only'), Origin: 'https://any.example' } });
      expect(reply.status).toBe(200);
      expect(reply.headers.get('Cache-Control')).toMatch(/^private, max-age=/);
      expect(reply.headers.get('Access-Control-Allow-Origin')).toBeNull();
    },
  );

  it.each(['/v0', '/v0/', '/v0/openapi.json'])('GET %s needs no token', async (path) => {
    expect((await ask(path)).status).toBe(200);
  });

  it('are rejected before the body is read', async () => {
    const body = new ReadableStream({ pull: () => expect.fail('the body was read') }, { highWaterMark: 0 });
    const init = { method: 'POST', body, headers: json, duplex: 'half' } as RequestInit;
    expect((await ask('/v0/build', init)).status).toBe(401);
  });

  it("include signing with the caller's key if signing is closed", async () => {
    const closed = sender({ tokens, closed: ['signing'] });
    expect((await closed('/v0/sign', withKey, json)).status).toBe(401);
    expect((await closed('/v0/sign', withKey, { ...json, ...bearer('sign-only') })).status).toBe(200);
    expect((await closed('/v0/keygen', '{}', json)).status).toBe(401);
  });
});

describe('MCP', () => {
  const call = (name: string, id = 1) => ({
    ...{ jsonrpc: '2.0', id, method: 'tools/call' },
    params: { name, arguments: name === 'regime' ? { code: 'ES' } : { data: exampleInvoice } },
  });
  const local = { loopbackPort: () => 8080, signingKey, origins: ['https://friend.example'] };
  const send = sender(local);
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });

  it.each([
    [{ Host: 'localhost:8080' }, 200],
    [{ Host: 'localhost:8080', Origin: 'http://localhost:8080' }, 200],
    [{ Host: 'localhost:8080', Origin: 'https://friend.example' }, 200],
    [{ Host: 'localhost:8080', Origin: 'https://evil.example' }, 403],
    [{ Host: 'localhost:8080', Origin: 'null' }, 403],
    [{ Host: 'localhost:8080', 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ Host: 'evil.example:8080', Origin: 'http://evil.example:8080' }, 421],
    [{ Host: 'evil.example:8080' }, 421],
  ])('on this machine answers a request with %j by %d', async (headers, expected) => {
    for (const type of [json, {}]) {
      const { status, body } = await send('/v0/mcp', new TextEncoder().encode(ping), { ...type, ...headers });
      expect(status).toBe(expected);
      if (expected === 200) continue;
      expect(body).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32000, data: { code: expected } } });
    }
    const init = { method: 'DELETE', headers };
    expect((await service(local).ask('/v0/mcp', init)).status).toBe(expected === 200 ? 204 : expected);
  });

  it('elsewhere answers under any name, also to its own pages, or only under listed names', async () => {
    const anywhere = sender({});
    const from = (host: string, origin?: string) => ({ ...json, Host: host, ...(origin && { Origin: origin }) });
    expect((await anywhere('/v0/mcp', ping, from('api.example'))).status).toBe(200);
    expect((await anywhere('/v0/mcp', ping, from('api.example', 'https://api.example'))).status).toBe(200);
    expect((await anywhere('/v0/mcp', ping, from('api.example', 'https://evil.example'))).status).toBe(403);
    const named = sender({ allowedHosts: ['api.example'] });
    expect((await named('/v0/mcp', ping, from('api.example'))).status).toBe(200);
    expect((await named('/v0/mcp', ping, from('localhost'))).status).toBe(421);
    const misnamed = sender({ allowedHosts: ['https://api.example'] });
    for (const host of ['api.example', 'https', 'no name']) {
      expect((await misnamed('/v0/mcp', ping, from(host))).status).toBe(421);
    }
  });

  it('gives no permission to the preflight of a foreign page', async () => {
    const { ask } = service({});
    const { headers } = await ask('/v0/mcp', { method: 'OPTIONS', headers: { Origin: 'https://evil.example' } });
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('does not sign over HTTP, even if the service has a key', async () => {
    const host = { ...json, Host: 'localhost:8080' };
    const list = await send('/v0/mcp', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }), host);
    expect(list.body.result.tools.map(({ name }: { name: string }) => name)).not.toContain('sign');
    const { body } = await send('/v0/mcp', JSON.stringify([call('sign')]), host);
    expect(body).toMatchObject({ error: { code: -32602, message: expect.stringMatching(/\bsign$/) } });
  });

  describe('on a service with closed functions', () => {
    const closed = sender({ tokens, closed: ['documents', 'reference'] });
    const ask = (messages: unknown, headers: Record<string, string> = {}) =>
      closed('/v0/mcp', JSON.stringify(messages), { ...json, ...headers });
    const read = { jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri: 'gobl://regimes/es' } };

    it.each([
      ['build', call('build')],
      ['regime', call('regime')],
      ['a resource', read],
    ])('requires a token: %s', async (_, message) => {
      const without = await ask(message);
      expect(without.status).toBe(401);
      expect(without.headers.get('WWW-Authenticate')).toBe('Bearer realm="billwright"');
      expect(without.body).toMatchObject({ id: 1, error: { code: -32000, data: { code: 401, key: 'unauthorized' } } });
      const forbidden = await ask(message, bearer('sign-only'));
      expect([forbidden.status, forbidden.body.error.data.key]).toEqual([403, 'forbidden']);
      expect(forbidden.headers.get('WWW-Authenticate')).toContain('insufficient_scope');
      const done = await ask(message, bearer('read-only'));
      expect([done.status, done.body.error]).toEqual([200, undefined]);
    });

    it('directs a client without a token to the issuer', async () => {
      const tokenIssuer = 'https://login.example';
      const led = sender({ tokens, closed: ['documents'], tokenIssuer });
      const host = { ...json, Host: 'api.example' };
      const { status, headers } = await led('/v0/mcp', JSON.stringify(call('build')), host);
      const challenge = headers.get('WWW-Authenticate') ?? '';
      expect([status, challenge]).toEqual([
        401,
        expect.stringMatching(/^Bearer realm="billwright", resource_metadata="/),
      ]);
      const address = new URL(/resource_metadata="([^"]+)"/.exec(challenge)?.[1] ?? '');
      expect(address.pathname).toBe('/.well-known/oauth-protected-resource/v0/mcp');
      const fromAnyone = await service({ tokens, tokenIssuer }).ask(address.pathname, {
        headers: { 'X-Forwarded-Proto': 'https' },
      });
      expect(fromAnyone.body.resource).toMatch(/^http:/);
      const { ask } = service({ tokens, tokenIssuer, isBehindProxy: true });
      for (const path of [address.pathname, '/.well-known/oauth-protected-resource']) {
        const { body } = await ask(path, { headers: { 'X-Forwarded-Proto': 'https' } });
        expect(body).toEqual({
          resource: expect.stringMatching(/^https:\/\/[^/]+\/v0\/mcp$/),
          authorization_servers: [tokenIssuer],
          scopes_supported: ['documents', 'signing', 'reference', 'metrics'],
          bearer_methods_supported: ['header'],
          resource_name: 'Billwright',
        });
      }
      expect((await service({ tokens }).ask(address.pathname)).status).toBe(404);
      expect((await service({ tokens, tokenIssuer, mcp: false }).ask(address.pathname)).status).toBe(404);
    });

    it('returns a long result only to its owner', async () => {
      const lines = Array.from({ length: 3000 }, () => ({ quantity: '1', item: { name: 'Plan', price: '1.00' } }));
      const message = call('build');
      message.params.arguments.data = { ...exampleInvoice, lines };
      const { body } = await ask(message, bearer('all-of-it'));
      const { uri } = body.result.structuredContent;
      const reading = { jsonrpc: '2.0', id: 2, method: 'resources/read', params: { uri } };
      const found = await ask(reading, bearer('all-of-it'));
      expect(JSON.parse(found.body.result.contents[0].text).lines).toHaveLength(3000);
      expect((await ask(reading, bearer('read-only'))).body.error.code).toBe(-32002);
      expect((await ask(reading)).status).toBe(401);
    });

    it('rejects closed functions in batches, on any thread', async () => {
      const several = [call('build', 1), { jsonrpc: '2.0', id: 2, method: 'ping' }];
      const { status, body } = await ask(several);
      expect(status).toBe(401);
      expect(body).toMatchObject([
        { id: 1, error: { code: -32000 } },
        { id: 2, result: {} },
      ]);
      expect((await ask(several, bearer('all-of-it'))).body).toMatchObject([{ id: 1, result: { isError: false } }, {}]);
    });

    it('requires no token for the protocol itself', async () => {
      expect((await ask({ jsonrpc: '2.0', id: 1, method: 'tools/list' })).status).toBe(200);
      expect((await ask({ jsonrpc: '2.0', id: 1, method: 'ping' })).status).toBe(200);
    });
  });
});
