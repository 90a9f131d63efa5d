import { describe, expect, it, vi } from 'vitest';
import { STANDARD_VERSION, VERSION } from '../engine/index.ts';
import type { LogEntry } from './http/options.ts';
import { invoice, service } from './testing.ts';

const { ask, post, send } = service();
const addonsTag = (await ask('/v0/addons')).headers.get('ETag') ?? '';

describe('every answer', () => {
  it.each([
    ['a welcome', () => ask('/v0/')],
    ['a built document', () => post('/v0/build', { data: invoice })],
    ['a refusal', () => send('/v0/build', 'not-json')],
    ['an unknown path', () => ask('/v0/nowhere')],
    ['a preflight', () => ask('/v0/build', { method: 'OPTIONS' })],
    ['a cached answer', () => ask('/v0/addons', { headers: { 'If-None-Match': '*' } })],
  ])("has the service's headers: %s", async (_, get) => {
    const { headers } = await get();
    expect(headers.get('Billwright-Version')).toBe(VERSION);
    expect(headers.get('Server-Timing')).toMatch(/^total;dur=\d+\.\d{4}$/);
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Expose-Headers')).toBe(
      'Billwright-Version, Billwright-Warnings, Billwright-Warning-Codes, ETag, Idempotency-Replayed, RateLimit, RateLimit-Policy, Retry-After, Server-Timing, X-Request-Id, Allow, WWW-Authenticate',
    );
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('Vary')).toMatch(/^Accept-Encoding(, Accept-Language)?$/);
  });

  it('is compact JSON with a line feed, or indented on request', async () => {
    const compact = await ask('/v0/');
    expect(compact.text).toBe(`{"billwright":"Welcome","version":"${VERSION}","standard":"${STANDARD_VERSION}"}\n`);
    expect(compact.headers.get('Content-Type')).toBe('application/json');
    for (const query of ['indent', 'indent=', 'indent=1', 'indent=yes']) {
      expect((await ask(`/v0/?${query}`)).text).toBe(`${JSON.stringify(compact.body, null, 2)}\n`);
    }
    for (const query of ['indent=0', 'indent=false', '']) {
      expect((await ask(`/v0/?${query}`)).text).toBe(compact.text);
    }
    const indented = await send('/v0/build?indent', '{}');
    expect(indented.text).toContain('\n  "code": 400,\n');
  });

  it('repeats a valid request id, and replaces others', async () => {
    const idOf = async (id: string) =>
      (await ask('/v0/', { headers: { 'X-Request-Id': id } })).headers.get('X-Request-Id');
    expect(await idOf('job-7.a_B')).toBe('job-7.a_B');
    expect(await idOf('with space')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf('x'.repeat(65))).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('can be limited to some origins', async () => {
    const some = service({ origins: ['https://a.example', 'https://b.example'] });
    const from = async (origin: string) => (await some.ask('/v0/', { headers: { Origin: origin } })).headers;
    expect((await from('https://b.example')).get('Access-Control-Allow-Origin')).toBe('https://b.example');
    expect((await from('https://b.example')).get('Vary')).toBe('Accept-Encoding, Origin');
    expect((await from('https://c.example')).get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('routes', () => {
  it('accept the base path with and without a slash', async () => {
    expect((await ask('/v0')).body).toEqual((await ask('/v0/')).body);
  });

  it.each(['/', '/v0/foo', '/v0//', '/v0/build/', '/v0//build', '/v0/Build', '/v1/build', '/v0/addons/a/b'])(
    'do not find %s',
    async (path) => {
      const { status, body, headers } = await ask(path);
      expect(status).toBe(404);
      expect(body).toEqual({
        code: 404,
        key: 'not-found',
        message: expect.stringContaining(`GET ${path}`),
        faults: [],
      });
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('ETag')).toBeNull();
    },
  );

  it.each([
    ['GET', '/v0/build', 'POST, OPTIONS'],
    ['HEAD', '/v0/build', 'POST, OPTIONS'],
    ['PUT', '/v0/replicate', 'POST, OPTIONS'],
    ['POST', '/v0/addons', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/v0/addons/es-facturae-v3', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/v0/', 'GET, HEAD, OPTIONS'],
  ])('reject %s %s', async (method, path, allow) => {
    const { status, headers, text } = await ask(path, { method });
    expect(status).toBe(405);
    expect(headers.get('Allow')).toBe(allow);
    if (method !== 'HEAD') expect(JSON.parse(text)).toMatchObject({ code: 405, key: 'method-not-allowed' });
  });

  it.each([
    ['/v0/build', 'POST, OPTIONS'],
    ['/v0/addons/x', 'GET, HEAD, OPTIONS'],
    ['/v0/nowhere', 'OPTIONS'],
  ])('answer the preflight of %s', async (path, allow) => {
    const { status, headers, text } = await ask(path, { method: 'OPTIONS' });
    expect(status).toBe(204);
    expect(text).toBe('');
    expect(headers.get('Allow')).toBe(allow);
    expect(headers.get('Access-Control-Allow-Methods')).toBe('GET, HEAD, POST, DELETE, OPTIONS');
    expect(headers.get('Access-Control-Allow-Headers')).toContain('Mcp-Session-Id');
    expect(headers.get('Access-Control-Max-Age')).toBe('86400');
  });

  it('answer HEAD like GET, without a body', async () => {
    const got = await ask('/v0/addons');
    const head = await ask('/v0/addons', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
    expect(head.headers.get('Content-Length')).toBe(String(new TextEncoder().encode(got.text).length));
    expect(head.headers.get('ETag')).toBe(got.headers.get('ETag'));
    expect(head.headers.get('Content-Type')).toBe('application/json');
  });
});

describe('reference data', () => {
  it('are cacheable for a minute, with a content tag', async () => {
    const { headers } = await ask('/v0/addons');
    expect(headers.get('ETag')).toMatch(/^"[0-9a-f]{32}"$/);
    expect(headers.get('Cache-Control')).toBe('public, max-age=60, must-revalidate');
    expect((await ask('/v0/')).headers.get('Cache-Control')).toBe('no-cache');
    expect((await post('/v0/build', { data: invoice })).headers.get('Cache-Control')).toBe('no-store');
  });

  it.each([
    ['its tag', (tag: string) => tag],
    ['the tag as a weak one', (tag: string) => `W/${tag}`],
    ['a list with the tag', (tag: string) => `"other", W/${tag}`],
    ['any tag', () => '*'],
  ])('are not sent again for %s', async (_case, sent) => {
    const { status, text, headers } = await ask('/v0/addons', { headers: { 'If-None-Match': sent(addonsTag) } });
    expect(status).toBe(304);
    expect(text).toBe('');
    expect(headers.get('ETag')).toBe(addonsTag);
    expect(headers.get('Cache-Control')).toBe('public, max-age=60, must-revalidate');
    expect(headers.get('Content-Type')).toBeNull();
  });

  it.each([VERSION, 'v0.0.1'])('are sent again for the tag of another release, %s', async (version) => {
    expect((await ask('/v0/addons', { headers: { 'If-None-Match': `"${version}"` } })).status).toBe(200);
  });
});

describe('addons', () => {
  it('are listed by key, each with four members', async () => {
    const { body } = await ask('/v0/addons');
    const keys = body.addons.map((addon: { key: string }) => addon.key);
    expect(keys).toEqual([...keys].sort());
    expect(keys).toContain('es-facturae-v3');
    for (const addon of body.addons) {
      expect(Object.keys(addon)).toEqual(['key', 'name', 'description', 'requires']);
      expect(addon.description.en).not.toBe('');
      expect(Array.isArray(addon.requires)).toBe(true);
    }
  });

  it('are returned by key, with and without .json', async () => {
    const { status, body, text } = await ask('/v0/addons/es-facturae-v3');
    expect(status).toBe(200);
    expect(body).toMatchObject({ key: 'es-facturae-v3' });
    expect(Array.isArray(body.extensions)).toBe(true);
    expect((await ask('/v0/addons/es-facturae-v3.json')).text).toBe(text);
    expect((await ask('/v0/addons/es%2Dfacturae-v3')).text).toBe(text);
  });

  it.each(['nope', 'ES-facturae-v3', '..%2f..%2fpackage.json', 'constructor', '__proto__', 'pl-favat-v2'])(
    'are not found as %s',
    async (key) => {
      const { status, body, headers } = await ask(`/v0/addons/${key}`, { headers: { 'If-None-Match': '*' } });
      expect(status).toBe(404);
      expect(body).toEqual({ code: 404, key: 'not-found', message: expect.any(String), faults: [] });
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('ETag')).toBeNull();
    },
  );

  it('require a key', async () => {
    const { status, body } = await ask('/v0/addons/');
    expect(status).toBe(400);
    expect(body).toEqual({ code: 400, key: 'input', message: expect.any(String), faults: [] });
  });
});

describe('the log', () => {
  it('has an entry for each request, without its query', async () => {
    const log = vi.fn<(entry: LogEntry) => void>();
    const body = JSON.stringify({ data: invoice });
    const reply = await service({ log }).send('/v0/build?indent&secret=1', body);
    expect(log).toHaveBeenCalledExactlyOnceWith({
      time: expect.any(Date),
      id: reply.headers.get('X-Request-Id'),
      method: 'POST',
      path: '/v0/build',
      status: 200,
      milliseconds: expect.any(Number),
      received: body.length,
      sent: new TextEncoder().encode(reply.text).length,
      operation: 'build',
      about: { regime: 'US' },
    });
  });

  it("includes a document's regime and format, and the number of faults by code", async () => {
    const entries: LogEntry[] = [];
    const { post, ask } = service({ log: (entry) => entries.push(entry) });
    await post('/v0/build', {
      data: { ...invoice, $regime: 'ES', supplier: { tax_id: { country: 'ES' } }, lines: [{}] },
    });
    await post('/v0/convert', { data: invoice, to: 'en16931-ubl' });
    await post('/v0/convert', { data: invoice, to: 'no-such' });
    await post('/v0/build', { data: { ...invoice, $regime: 'XX'.repeat(100) } });
    await ask('/v0/regimes/ES');
    await ask('/v0/no-such');
    const known = entries.map(({ operation, about }) => ({ operation, ...about }));
    expect(known[0]).toMatchObject({ operation: 'build', regime: 'ES' });
    expect(Object.values(known[0]?.faults ?? {}).every((count) => count > 0)).toBe(true);
    expect(known[1]).toMatchObject({ operation: 'convert', regime: 'US' });
    expect(known[2]).toEqual({ operation: 'convert', regime: 'US', faults: { 'BW-FORMAT-UNKNOWN': 1 } });
    expect(known[3]).not.toHaveProperty('regime');
    expect(known.slice(4)).toEqual([{ operation: 'regimes' }, { operation: undefined }]);
  });
});

describe('figures and probes', () => {
  it('are outside /v0: figures if the platform provides them, with a token if closed', async () => {
    expect((await service().ask('/metrics')).status).toBe(404);
    const metrics = async () => ({ text: 'a 1\n', type: 'text/plain' });
    const open = await service({ metrics }).ask('/metrics');
    expect([open.status, open.text, open.headers.get('Content-Type')]).toEqual([200, 'a 1\n', 'text/plain']);
    const closed = service({ metrics, closed: ['metrics'], tokens: () => [] });
    expect((await closed.ask('/metrics')).status).toBe(401);
    expect((await closed.ask('/livez')).body).toEqual({ status: 'ok' });
  });

  it('report that the service is alive and ready', async () => {
    let isReady = true;
    const { ask } = service({ isReady: () => isReady });
    expect((await ask('/readyz')).status).toBe(200);
    isReady = false;
    expect((await ask('/readyz')).body).toMatchObject({ code: 503, key: 'overloaded' });
    expect((await ask('/livez')).status).toBe(200);
  });
});

describe('a defect', () => {
  it('is answered with 500 and the request id, and reported', async () => {
    const defect = vi.fn();
    const error = new Error('broken clock');
    const broken = service({
      defect,
      environment: {
        uuid: () => 'id-of-the-request',
        now: () => {
          throw error;
        },
      },
    });
    const { status, body } = await broken.post('/v0/build', { data: { ...invoice, issue_date: undefined } });
    expect(status).toBe(500);
    expect(body).toEqual({
      code: 500,
      key: 'internal',
      message: expect.stringContaining('id-of-the-request'),
      faults: [],
    });
    expect(defect).toHaveBeenCalledExactlyOnceWith(error, 'id-of-the-request');
  });
});
