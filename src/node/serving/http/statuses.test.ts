import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load } from '../../../engine/loading.ts';
import { shorten } from '../../../engine/text/shorten.ts';
import { refusal } from '../../../operations/errors.ts';
import {
  exampleEnvelope,
  exampleInvoice,
  examplePrivateKey,
  examplePublicKey,
} from '../../../operations/example-data.ts';
import { createApp } from '../../../service/app.ts';
import { refused } from '../../../service/http/answer.ts';
import { overloaded, tookTooLong } from '../../../service/http/work.ts';
import { ownCodes } from '../../../service/rules/codes/index.ts';
import { createEncode, nodeDecoders } from './compress.ts';
import { createHttpServer } from './server.ts';
import { stopGracefully } from './stop.ts';

/** Every operation, status and error of the service (chapter 09), over a real port. */

const platform = { decoders: nodeDecoders, encode: createEncode() };
const server = createHttpServer(createApp({ ...platform, limits: { maxBody: 200_000 } }), '127.0.0.1');
let base = '';

beforeAll(async () => {
  await load('all');
  base = await listening(server);
});

afterAll(() => stopGracefully(server));

async function listening(it: typeof server): Promise<string> {
  await once(it.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(it.address() as AddressInfo).port}`;
}

async function ask(path: string, init: RequestInit = {}, from = base) {
  const response = await fetch(from + path, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: text === '' ? undefined : JSON.parse(text) };
}

function post(path: string, body: unknown, headers: Record<string, string> = {}, from = base) {
  const sent = typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body);
  return ask(path, { method: 'POST', body: sent, headers: { 'Content-Type': 'application/json', ...headers } }, from);
}

const { sigs: _, ...unsigned } = exampleEnvelope;
const data = exampleInvoice;
const root = 'https://gobl.org/draft-0/';

/** Adds a title to a row: the path and the beginning of the body. */
function titled<Row extends [string, unknown, ...unknown[]]>(row: Row): [title: string, ...Row] {
  return [`${row[0]} with ${shorten(JSON.stringify(row[1]), 60)}`, ...row];
}

describe('successful requests', () => {
  it.each(
    (
      [
        ['/v0/build', { data }, { totals: { payable: '70.00' } }],
        ['/v0/build', { data, envelop: true }, { head: { dig: { alg: 'sha256' } } }],
        ['/v0/validate', { data: exampleEnvelope }, { ok: true }],
        ['/v0/correct', { data, options: { type: 'credit-note' } }, { type: 'credit-note' }],
        ['/v0/correct', { data, schema: true }, { $id: `${root}bill/correction-options?tax_regime=us` }],
        ['/v0/replicate', { data }, { totals: { payable: '70.00' } }],
        ['/v0/sign', { data, privatekey: examplePrivateKey }, { sigs: [expect.any(String)] }],
        ['/v0/verify', { data: exampleEnvelope, publickey: examplePublicKey }, { ok: true }],
        ['/v0/keygen', {}, { private: { kty: 'EC' }, public: { kty: 'EC' } }],
      ] as [string, unknown, object][]
    ).map(titled),
  )('POST %s is answered with 200', async (_, path, request, expected) => {
    const { status, body, headers } = await post(path, request);
    expect(status).toBe(200);
    expect(body).toMatchObject(expected);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Type')).toBe('application/json');
  });

  it('POST /v0/keygen accepts no body, of any type', async () => {
    expect((await ask('/v0/keygen', { method: 'POST' })).status).toBe(200);
    expect((await ask('/v0/keygen', { method: 'POST', headers: { 'Content-Type': 'text/plain' } })).status).toBe(200);
    expect((await post('/v0/keygen', '[]')).status).toBe(400);
  });

  it.each([
    '/v0',
    '/v0/',
    '/v0/schemas',
    '/v0/schemas/bill/invoice',
    '/v0/schemas/bill/invoice?bundle',
    '/v0/regimes',
    '/v0/regimes/es.json',
    '/v0/addons',
    '/v0/addons/es-facturae-v3.json',
    '/v0/catalogues',
    '/v0/catalogues/cef',
    '/v0/currencies',
    '/v0/rules',
    '/v0/rules?prefix=GOBL-ES',
    '/v0/rules/GOBL-ENVELOPE-11',
    '/v0/examples',
    '/v0/examples/es-invoice',
    '/v0/openapi.json',
  ])('GET %s is answered with 200, then 304, also for HEAD', async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    const etag = headers.get('ETag') ?? '';
    const again = await ask(path, { headers: { 'If-None-Match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers.get('Cache-Control')).toBe(headers.get('Cache-Control'));
    const head = await ask(path, { method: 'HEAD' });
    expect([head.status, head.text, head.headers.get('ETag')]).toEqual([200, '', etag]);
    expect((await ask(path, { method: 'OPTIONS' })).status).toBe(204);
  });
});

describe('rejected requests', () => {
  it.each(
    (
      [
        ['/v0/build', 'not-json', 400, 'input'],
        ['/v0/build', '', 400, 'input'],
        ['/v0/build', {}, 400, 'input'],
        ['/v0/build', { data: {} }, 422, 'unknown-schema'],
        ['/v0/build', { data: { $schema: `${root}envelope`, head: {} } }, 422, 'no-document'],
        ['/v0/build', { data: { ...data, currency: 'XXX', supplier: {} } }, 422, 'calculation'],
        ['/v0/build', { data: { ...data, supplier: {} } }, 422, 'validation'],
        ['/v0/build', { data: { $schema: `${root}cbc/meta` } }, 422, 'marshal'],
        ['/v0/validate', { data }, 422, 'validation'],
        ['/v0/correct', { data, options: {} }, 422, 'validation'],
        ['/v0/replicate', { data: { $schema: `${root}envelope` } }, 422, 'marshal'],
        ['/v0/sign', { data, privatekey: examplePublicKey }, 422, 'signature'],
        ['/v0/sign', { data }, 400, 'input'],
        ['/v0/verify', { data: unsigned, publickey: examplePublicKey }, 422, 'signature'],
        ['/v0/verify', { data: exampleEnvelope }, 400, 'input'],
        ['/v0/build', 'x'.repeat(200_001), 413, 'too-large'],
        ['/v0/nowhere', {}, 404, 'not-found'],
        ['/v0/regimes', {}, 405, 'method-not-allowed'],
      ] as [string, unknown, number, string][]
    ).map(titled),
  )('POST %s is rejected', async (_, path, request, status, key) => {
    const reply = await post(path, request);
    expect([reply.status, reply.body.code, reply.body.key]).toEqual([status, status, key]);
    expect(reply.body.message).not.toBe('');
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it.each<[string, number, string, RegExp]>([
    ['/v0/schemas/', 400, 'input', /\S/],
    ['/v0/regimes/', 400, 'input', /\S/],
    ['/v0/addons/', 400, 'input', /\S/],
    ['/v0/schemas/bill/chicken', 404, 'not-found', /\S/],
    ['/v0/regimes/ZZ', 404, 'not-found', /\S/],
    ['/v0/addons/chicken', 404, 'not-found', /\S/],
    ['/v0/foo', 404, 'not-found', /GET \/v0\/foo/],
    ['/foo', 404, 'not-found', /GET \/foo/],
    ['/v0/build', 405, 'method-not-allowed', /GET \/v0\/build .* POST, OPTIONS/],
  ])('GET %s is rejected with %d', async (path, status, key, message) => {
    const reply = await ask(path);
    expect([reply.status, reply.body.code, reply.body.key]).toEqual([status, status, key]);
    expect(reply.body.message).toMatch(message);
  });

  it('other content types and encodings are rejected with 415, and broken ones with 400', async () => {
    expect((await post('/v0/build', { data }, { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await post('/v0/build', { data }, { 'Content-Encoding': 'zstd' })).status).toBe(415);
    expect((await post('/v0/build', { data }, { 'Content-Encoding': 'gzip' })).status).toBe(400);
    const zipped = new Uint8Array(gzipSync(JSON.stringify({ data })));
    expect((await post('/v0/build', zipped, { 'Content-Encoding': 'gzip' })).status).toBe(200);
    const bomb = new Uint8Array(gzipSync(' '.repeat(5_000_000)));
    expect((await post('/v0/build', bomb, { 'Content-Encoding': 'gzip' })).status).toBe(413);
  });

  it.each(ownCodes.flatMap(({ code, example }) => (example ? [[code, example] as const] : [])))(
    'the documented example of %s causes that code',
    async (code, example) => {
      const { body } = await post(example.path, 'text' in example ? example.text : example.body);
      const found: { code: string }[] = body.faults ?? body.warnings;
      expect(found[0]?.code).toBe(code);
    },
  );
});

describe('a failing service', () => {
  const body = JSON.stringify({ data, padding: 'x'.repeat(70_000) });

  it.each([
    ['has too much to do', () => overloaded(), 503, 'overloaded'],
    ['takes too long', () => tookTooLong(30_000), 503, 'timeout'],
    ['takes too much memory', () => refused(refusal('too-large', 'too much')), 413, 'too-large'],
  ])('reports that it %s', async (_, answer, status, key) => {
    const other = createHttpServer(createApp({ offload: async () => answer() }), '127.0.0.1');
    const from = await listening(other);
    const reply = await post('/v0/build', body, {}, from);
    expect([reply.status, reply.body.key]).toEqual([status, key]);
    expect(reply.headers.get('Retry-After')).toBe(status === 503 ? '1' : null);
    expect((await ask('/v0/', {}, from)).status).toBe(200);
    await stopGracefully(other);
  });

  it('answers a defect with 500 and the request id, and continues', async () => {
    const defects: unknown[] = [];
    const offload = () => Promise.reject(new Error('broken'));
    const other = createHttpServer(createApp({ offload, defect: (error) => defects.push(error) }), '127.0.0.1');
    const from = await listening(other);
    const reply = await post('/v0/build', body, { 'X-Request-Id': 'job-7' }, from);
    expect(reply.status).toBe(500);
    expect(reply.body).toEqual({
      code: 500,
      key: 'internal',
      message: expect.stringMatching(/^.* error .* job-7\)$/),
      faults: [],
    });
    expect(defects).toHaveLength(1);
    expect((await post('/v0/build', { data }, {}, from)).status).toBe(200);
    await stopGracefully(other);
  });
});
