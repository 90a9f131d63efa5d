import { expect, it } from 'vitest';
import { STANDARD_VERSION, VERSION } from '../../engine/index.ts';
import { exampleEnvelope, exampleInvoice, examplePrivateKey, examplePublicKey } from '../../operations/example-data.ts';
import { examples } from '../examples/index.ts';

/** Sends a request to a handler: a path, and what `fetch` takes besides. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Tests a handler as platforms call it. */
export const testHandler = (ask: Ask) => {
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

  it('reads YAML, rejects faults, and accepts compressed bodies', async () => {
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

  it('rejects unknown paths and methods', async () => {
    expect((await ask('/v0/nowhere')).status).toBe(404);
    expect((await ask('/v0/build')).status).toBe(405);
    expect((await ask('/v0/build', { method: 'OPTIONS' })).status).toBe(204);
  });
};
