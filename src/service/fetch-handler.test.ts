import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Miniflare } from 'miniflare';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STANDARD_VERSION, VERSION } from '../engine/index.ts';
import { exampleEnvelope, exampleInvoice, examplePrivateKey, examplePublicKey } from '../operations/example-data.ts';
import { examples } from './examples/index.ts';
import { type Bindings, createHandler, type FetchHandler } from './fetch-handler.ts';

const folder = mkdtempSync(join(tmpdir(), 'fetch-'));
const library = join(folder, 'billwright');

/** A stand-in for the static assets binding of a Worker. */
const assets = `export default {
  fetch(request) {
    const { pathname } = new URL(request.url);
    if (pathname === '/') return new Response('<h1>Workbench</h1>', { headers: { 'Content-Type': 'text/html', ETag: '"abc"' } });
    return new Response('', { status: 404 });
  },
};`;

let miniflare: Miniflare;
let built: FetchHandler;

beforeAll(async () => {
  await build({ configFile: 'vite.packages.config.ts', logLevel: 'error', build: { outDir: library } });
  built = (await import(/* @vite-ignore */ pathToFileURL(join(library, 'fetch.js')).href)).default;
  const chunks = readdirSync(join(library, 'chunks')).filter((name) => name.endsWith('.js'));
  miniflare = new Miniflare({
    workers: [
      {
        name: 'billwright',
        modules: ['fetch.js', ...chunks.map((name) => `chunks/${name}`)].map((path) => ({
          type: 'ESModule',
          path,
          contents: readFileSync(join(library, path), 'utf8'),
        })),
        compatibilityDate: '2026-01-01',
        serviceBindings: { ASSETS: 'assets' },
        bindings: { BILLWRIGHT_ORIGINS: 'https://a.example, https://b.example' },
      },
      { name: 'assets', modules: true, script: assets },
    ],
  });
  await miniflare.ready;
}, 120_000);

afterAll(async () => {
  await miniflare?.dispose();
  rmSync(folder, { recursive: true, force: true });
});

/** The platforms: workerd, the built handler in Node, and its source. */
const platforms: [string, (path: string, init?: RequestInit) => Promise<Response>][] = [
  [
    'workerd',
    async (path, init) =>
      // Miniflare types requests and responses by its own copy of fetch.
      (await miniflare.dispatchFetch(`http://service.test${path}`, init as never)) as unknown as Response,
  ],
  ['the bundle in Node', (path, init) => built.fetch(new Request(`http://service.test${path}`, init))],
  ['Node', (path, init) => createHandler().fetch(new Request(`http://service.test${path}`, init))],
];

describe.each(platforms)('fetch handler on %s', (_, ask) => {
  const post = (path: string, body: unknown) =>
    ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies by path; a wrong path fails the test.
  const bodyOf = (response: Response): Promise<any> => response.json();

  it('returns its version', async () => {
    const response = await ask('/v0/');
    expect(response.status).toBe(200);
    expect(await bodyOf(response)).toEqual({ billwright: 'Welcome', version: VERSION, standard: STANDARD_VERSION });
    expect(response.headers.get('Server-Timing')).toMatch(/^total;dur=/);
    expect(response.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('builds every example', { timeout: 30_000 }, async () => {
    for (const example of examples) {
      const response = await post('/v0/build', { data: await example.load() });
      expect(response.status, example.name).toBe(200);
      expect(await bodyOf(response)).toHaveProperty('$schema');
    }
  });

  it('reads YAML, refuses faults, and accepts compressed bodies', async () => {
    const yaml = { method: 'POST', body: 'data: [1', headers: { 'Content-Type': 'application/yaml' } };
    expect((await ask('/v0/build', yaml)).status).toBe(400);
    const faulty = await post('/v0/build', { data: { ...exampleInvoice, supplier: {} } });
    expect(faulty.status).toBe(422);
    expect((await bodyOf(faulty)).faults[0].properties).toEqual(['$.supplier.name']);
    const stream = new Blob([JSON.stringify({ data: exampleInvoice })]).stream();
    const body = await new Response(stream.pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    expect((await ask('/v0/build', { method: 'POST', body, headers })).status).toBe(200);
  });

  it('makes keys, signs and verifies', async () => {
    const pair = await bodyOf(await post('/v0/keygen', {}));
    const signed = await post('/v0/sign', { data: exampleInvoice, privatekey: pair.private });
    expect(signed.status).toBe(200);
    const verified = await post('/v0/verify', { data: await signed.json(), publickey: pair.public });
    expect(await bodyOf(verified)).toEqual({ ok: true });
    expect((await post('/v0/verify', { data: exampleEnvelope, publickey: examplePublicKey })).status).toBe(200);
    expect((await post('/v0/verify', { data: exampleEnvelope, publickey: examplePrivateKey })).status).toBe(400);
  });

  it('corrects and replicates', async () => {
    const corrected = await post('/v0/correct', { data: exampleInvoice, options: { type: 'credit-note' } });
    expect(await bodyOf(corrected)).toMatchObject({ type: 'credit-note' });
    expect((await post('/v0/replicate', { data: exampleInvoice })).status).toBe(200);
  });

  it('serves reference data and its description', async () => {
    for (const path of ['/v0/schemas/bill/invoice?bundle', '/v0/regimes/es', '/v0/addons', '/v0/rules/BW-AMOUNT']) {
      expect((await ask(path)).status, path).toBe(200);
    }
    const description = await bodyOf(await ask('/v0/openapi.json'));
    expect(description.openapi).toBe('3.1.0');
    const etag = (await ask('/v0/addons')).headers.get('ETag') ?? '';
    expect((await ask('/v0/addons', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('serves the documentation page', async () => {
    expect(await (await ask('/v0/docs')).text()).toContain('id="build"');
    for (const path of ['/v0/docs/page.js', '/v0/docs/page.css']) expect((await ask(path)).status, path).toBe(200);
  });

  it('serves MCP', async () => {
    const response = await post('/v0/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' });
    expect(response.status).toBe(200);
    expect((await bodyOf(response)).result.tools.map(({ name }: { name: string }) => name)).toContain('build');
    const call = { name: 'validate', arguments: { data: JSON.stringify(exampleEnvelope) } };
    const called = await post('/v0/mcp', { jsonrpc: '2.0', id: 2, method: 'tools/call', params: call });
    expect((await bodyOf(called)).result.structuredContent).toEqual({ ok: true });
  });

  it('refuses unknown paths and methods', async () => {
    expect((await ask('/v0/nowhere')).status).toBe(404);
    expect((await ask('/v0/build')).status).toBe(405);
    expect((await ask('/v0/build', { method: 'OPTIONS' })).status).toBe(204);
  });
});

describe('platform bindings', () => {
  const [[, ask]] = platforms as [(typeof platforms)[0]];

  it('provide the workbench', async () => {
    const page = await ask('/');
    expect(page.status).toBe(200);
    expect(await page.text()).toBe('<h1>Workbench</h1>');
    expect(page.headers.get('ETag')).toBe('"abc"');
    expect((await ask('/nowhere')).status).toBe(404);
  });

  it('limit who may read answers', async () => {
    const from = async (origin: string) =>
      (await ask('/v0/', { headers: { Origin: origin } })).headers.get('Access-Control-Allow-Origin');
    expect(await from('https://b.example')).toBe('https://b.example');
    expect(await from('https://c.example')).toBeNull();
  });
});

it('the fetch handler contains no Node imports', () => {
  const parts = readdirSync(library, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  // Imports in comments, such as how to read a file in Node, do not count.
  const ofNode = /^(?!\s*\*).*(?:from|import\(|require\()\s*["'](?:node:|buffer|fs|process|crypto)/m;
  expect(parts.length).toBeGreaterThan(50);
  expect(parts.filter((name) => ofNode.test(readFileSync(join(library, name), 'utf8')))).toEqual([]);
});

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
