import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { schemaIds } from '../engine/index.ts';
import { examples } from './examples/index.ts';
import { service } from './testing.ts';

const { ask } = service();
const root = 'https://gobl.org/draft-0/';

describe('schemas', () => {
  it('are listed by full ID, sorted and unique', async () => {
    const { status, body } = await ask('/v0/schemas');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['schemas']);
    expect(body.schemas).toEqual([...new Set(body.schemas)].sort());
    expect(body.schemas).toEqual(
      expect.arrayContaining([
        `${root}bill/invoice`,
        `${root}envelope`,
        `${root}regimes/mx/food-vouchers`,
        `${root}regimes/mx/fuel-account-balance`,
      ]),
    );
  });

  it('are returned one by one, plain and bundled', async () => {
    for (const id of schemaIds()) {
      const path = id.slice(root.length);
      for (const query of ['', '?bundle']) {
        const { status, body } = await ask(`/v0/schemas/${path}${query}`);
        expect(status, path).toBe(200);
        expect(Object.keys(body)).toEqual(['$schema', '$id', '$ref', '$defs']);
        expect(body.$id).toBe(id);
      }
    }
  });

  it('contain their references when bundled', async () => {
    const { text } = await ask('/v0/schemas/bill/invoice?bundle');
    expect(text).toContain('"org.Party":{');
    expect(text).not.toContain(`"$ref":"${root}`);
    const plain = await ask('/v0/schemas/bill/invoice');
    expect(plain.text).toContain(`"$ref":"${root}org/party"`);
    for (const query of ['?bundle=0', '?bundle=false']) {
      expect((await ask(`/v0/schemas/bill/invoice${query}`)).text).toBe(plain.text);
    }
  });

  it('are found with .json and percent-encoded', async () => {
    const { text } = await ask('/v0/schemas/bill/invoice');
    expect((await ask('/v0/schemas/bill/invoice.json')).text).toBe(text);
    expect((await ask('/v0/schemas/bill%2Finvoice')).text).toBe(text);
  });

  it.each([
    'bill/invoicex',
    'bill',
    'Bill/Invoice',
    '/bill/invoice',
    'bill//invoice',
    'bill/invoice/',
    '..%2f..%2fpackage.json',
    'bill/..%2f..%2fetc%2fpasswd',
    'constructor',
    'bill/%zz',
  ])('are not found as %s', async (path) => {
    const { status, body, headers } = await ask(`/v0/schemas/${path}`, { headers: { 'If-None-Match': '*' } });
    expect(status).toBe(404);
    expect(body).toEqual({ code: 404, key: 'not-found', message: expect.any(String), faults: [] });
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('ETag')).toBeNull();
  });
});

describe('catalogues', () => {
  it('are listed by key with names', async () => {
    const { body } = await ask('/v0/catalogues');
    expect(body.catalogues).toMatchObject([
      { key: 'cef', name: { en: 'Connecting Europe Facility (CEF)' } },
      { key: 'iso', name: { en: 'ISO/IEC Data Elements' } },
      { key: 'pint', name: { en: 'Peppol International (PINT)' } },
      { key: 'untdid', name: { en: 'UN/EDIFACT Data Elements' } },
    ]);
  });

  it('are returned with their codes', async () => {
    const { body } = await ask('/v0/catalogues/untdid.json');
    expect(Object.keys(body)).toEqual(['$schema', 'key', 'name', 'extensions']);
    expect(body.extensions[0].values).toContainEqual(
      expect.objectContaining({ code: '380', name: expect.objectContaining({ en: 'Standard Invoice' }) }),
    );
  });
});

describe('currencies', () => {
  it('are listed by code', async () => {
    const { body } = await ask('/v0/currencies');
    const codes = body.currencies.map(({ iso_code }: { iso_code: string }) => iso_code);
    expect(codes).toHaveLength(180);
    expect(codes).toEqual([...codes].sort());
    expect(body.currencies[codes.indexOf('EUR')]).toMatchObject({ symbol: '€', subunits: 2, iso_numeric: '978' });
  });
});

describe('examples', () => {
  it('are listed by name', async () => {
    const { body } = await ask('/v0/examples');
    expect(body.examples).toHaveLength(examples.length);
    for (const { kind, ...example } of body.examples) {
      if (kind !== undefined) expect(kind).toMatch(/^[a-z\d-]+$/);
      expect(example).toEqual({
        name: expect.stringMatching(/^[a-z]{2}-/),
        title: expect.any(String),
        schema: expect.stringMatching(/^[a-z]+\/[a-z]+$/),
        country: expect.stringMatching(/^[A-Z]{2}$/),
        addons: expect.any(Array),
      });
    }
  });

  it('are documents, returned by name', async () => {
    const { status, body } = await ask('/v0/examples/us-invoice.json');
    expect(status).toBe(200);
    expect(body.$schema).toBe(`${root}bill/invoice`);
  });
});

describe('all reference data', () => {
  it.each(['/v0/schemas/', '/v0/regimes/', '/v0/addons/', '/v0/catalogues/', '/v0/rules/', '/v0/examples/'])(
    'require a name: %s',
    async (path) => {
      const { status, body, headers } = await ask(path);
      expect(status).toBe(400);
      expect(body).toEqual({ code: 400, key: 'input', message: expect.any(String), faults: [] });
      expect(headers.get('Cache-Control')).toBe('no-store');
    },
  );

  it.each([
    '/v0/catalogues/nope',
    '/v0/catalogues/CEF',
    '/v0/examples/nope',
    '/v0/examples/..%2findex',
    '/v0/regimes/toString',
  ])('are not found: %s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.key).toBe('not-found');
  });

  const all = [
    '/v0/schemas',
    '/v0/schemas/bill/invoice?bundle',
    '/v0/regimes',
    '/v0/regimes/es',
    '/v0/addons/es-facturae-v3',
    '/v0/catalogues',
    '/v0/catalogues/cef',
    '/v0/currencies',
    '/v0/rules',
    '/v0/rules?prefix=BW',
    '/v0/rules/BW-AMOUNT',
    '/v0/examples',
    '/v0/examples/es-invoice',
  ];

  it.each(all)('are cacheable for a minute, with a content tag: %s', async (path) => {
    const got = await ask(path);
    expect(got.status).toBe(200);
    const tag = `"${createHash('sha256').update(got.text).digest('hex').slice(0, 32)}"`;
    expect(got.headers.get('ETag')).toBe(tag);
    expect(got.headers.get('Cache-Control')).toBe('public, max-age=60, must-revalidate');
    const again = await ask(path, { headers: { 'If-None-Match': `W/${tag}` } });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(again.headers.get('ETag')).toBe(tag);
    expect(again.headers.get('Cache-Control')).toBe('public, max-age=60, must-revalidate');
    expect((await ask(path)).text).toBe(got.text);
    const indented = await ask(`${path}${path.includes('?') ? '&' : '?'}indent`);
    expect(indented.text).toBe(`${JSON.stringify(got.body, null, 2)}\n`);
  });

  it.each(all)('answer HEAD without a body: %s', async (path) => {
    const got = await ask(path);
    const head = await ask(path, { method: 'HEAD' });
    expect(head.text).toBe('');
    expect(head.headers.get('Content-Length')).toBe(String(new TextEncoder().encode(got.text).length));
    expect(head.headers.get('ETag')).toBe(got.headers.get('ETag'));
  });

  it.each(all)('reject POST: %s', async (path) => {
    const { status, headers } = await ask(path, { method: 'POST', body: '{}' });
    expect(status).toBe(405);
    expect(headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
  });
});
