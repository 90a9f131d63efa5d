import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { build, schema, schemas } from './index.ts';

const draft = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  currency: 'EUR',
  issue_date: '2026-02-03',
  supplier: { name: 'Sol', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Luna' },
  lines: [{ quantity: 2, item: { name: 'Atlas', price: '35.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] }],
} as const;

const DOCUMENTS = ['bill/invoice', 'bill/payment', 'bill/status', 'envelope'];

const paths = schemas().map((id) => id.replace('https://gobl.org/draft-0/', ''));

/** Returns a schema that exists. */
function schemaAt(...given: Parameters<typeof schema>): object {
  return schema(...given) ?? expect.fail(given[0]);
}

/** Returns Ajv with its defaults, and what it logs. */
function strictAjv() {
  const logged: unknown[] = [];
  const log = (...said: unknown[]) => logged.push(...said);
  return { ajv: new Ajv2020({ logger: { log, warn: log, error: log } }), logged };
}

describe('JSON Schemas', () => {
  it('compile in Ajv with its defaults, all together', () => {
    const { ajv, logged } = strictAjv();
    for (const path of paths) ajv.addSchema(schemaAt(path));
    for (const id of schemas()) expect(ajv.getSchema(id), id).toBeTypeOf('function');
    expect(logged).toEqual([]);
  });

  it.each(DOCUMENTS)('compile bundled and as drafts: %s', (path) => {
    const { ajv, logged } = strictAjv();
    expect(ajv.compile(schemaAt(path, { bundle: true }))).toBeTypeOf('function');
    expect(ajv.compile(schemaAt(path, { draft: true }))).toBeTypeOf('function');
    expect(logged).toEqual([]);
  });

  it('accept built invoices, and as drafts also incomplete ones', () => {
    const built = build(draft);
    if (!built.ok) throw new Error(built.message);
    const isBuilt = strictAjv().ajv.compile(schemaAt('bill/invoice', { bundle: true }));
    const isDraft = strictAjv().ajv.compile(schemaAt('bill/invoice', { draft: true }));
    expect([isBuilt(built.result), isDraft(built.result)]).toEqual([true, true]);
    expect([isBuilt(draft), isDraft(draft)]).toEqual([false, true]);
    for (const wrong of [
      { ...draft, lines: [{ item: { name: 'Atlas' } }] },
      { ...draft, lines: [{ quantity: 'two', item: { name: 'Atlas' } }] },
      { ...draft, issue_date: '3 February' },
    ]) {
      expect(isDraft(wrong)).toBe(false);
    }
  });

  it('are missing for unknown paths', () => {
    expect(schema('none', { draft: true })).toBeUndefined();
    expect(schema('none', { bundle: true })).toBeUndefined();
  });
});
