import { describe, expect, it } from 'vitest';
import { explained, spanish } from './testing.ts';

describe('what is said about', () => {
  it('a property', async () => {
    expect(await explained(spanish('"cust|omer": {}'))).toMatchObject({
      title: 'Customer',
      kind: 'object',
      about: ['Who buys.'],
      span: { length: '"customer"'.length },
    });
    expect((await explained(spanish('"lines": [ { "quan|tity": "1" } ]')))?.kind).toBe('amount, required');
    expect((await explained(spanish('"lin|es": []')))?.kind).toBe('list of objects, recommended');
    expect((await explained(spanish('"tot|als": {}')))?.kind).toBe('object, calculated');
  });

  it('a rate: its percentage, and since when', async () => {
    const rate = '"lines": [ { "taxes": [ { "cat": "VAT", "rate": "redu|ced" } ] } ]';
    expect(await explained(spanish(rate))).toMatchObject({ title: 'Reduced Rate: 10% since 2012-09-01' });
    expect(await explained(spanish(rate), 'es')).toMatchObject({ title: 'Tipo Reducido: 10% since 2012-09-01' });
  });

  it('a code: what it means', async () => {
    const code = '"$addons": ["es-facturae-v3"], "tax": { "ext": { "es-facturae-doc-type": "A|F" } }';
    expect(await explained(spanish(code))).toMatchObject({ title: 'Self-billed Invoice' });
    expect(await explained(spanish('"currency": "E|UR"'))).toMatchObject({ title: 'Euro', kind: 'Currency: EUR' });
  });

  it('an extension’s key', async () => {
    const key = '"$addons": ["es-facturae-v3"], "tax": { "ext": { "es-facturae-doc|-type": "AF" } }';
    expect(await explained(spanish(key))).toMatchObject({
      title: 'FacturaE: Document Type',
      kind: 'extension, one of 3 codes',
    });
  });

  it('the kind of document', async () => {
    expect(await explained('{ "$schema": "https://gobl.org/draft-0/org/p|arty" }')).toMatchObject({ title: 'Party' });
  });

  it('what the standard does not know: nothing', async () => {
    expect(await explained(spanish('"curen|cy": "EUR"'))).toBeUndefined();
  });
});
