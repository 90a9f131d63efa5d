import { describe, expect, it } from 'vitest';
import { completions, spanish } from './testing.ts';

const labels = async (marked: string, language?: string) =>
  (await completions(marked, language)).items.map(({ label }) => label);
const item = async (marked: string, label: string, language?: string) =>
  (await completions(marked, language)).items.find((each) => each.label === label);

describe('names of properties', () => {
  it('come from the declaration: required first, recommended next, calculated last', async () => {
    const names = await labels(spanish('"lines": [ { | } ]'));
    expect(names.slice(0, 2)).toEqual(['quantity', 'item']);
    expect(names.indexOf('taxes')).toBeLessThan(names.indexOf('sum'));
    expect(names.slice(-3)).toEqual(['i', 'sum', 'total']);
    expect((await labels(spanish('|'))).slice(0, 4)).toEqual(['$regime', 'series', 'code', 'lines']);
  });

  it('are left out where the object has them', async () => {
    expect(await labels(spanish('|'))).not.toContain('supplier');
    expect(await labels(spanish('"customer": { "name": "A", | }'))).not.toContain('name');
  });

  it('are left out where they stand after a name that is only begun', async () => {
    const names = await labels(
      '{ "$schema": "https://gobl.org/draft-0/bill/invoice", "series": "A",\n "|\n "supplier": { "name": "A" } }',
    );
    expect(names).not.toContain('supplier');
    expect(names).not.toContain('series');
    expect(names).toContain('customer');
  });

  it('bring an empty value of their type, with the cursor inside', async () => {
    const snippet = async (name: string) => (await item(spanish('|'), name))?.snippet;
    expect(await snippet('series')).toBe('"series": "$1"');
    expect(await snippet('customer')).toBe('"customer": {$1}');
    expect(await snippet('lines')).toBe('"lines": [{$1}]');
    expect(await snippet('$addons')).toBe('"\\$addons": ["$1"]');
    const attached = await item(spanish('"payment": { "instructions": { | } }'), 'meta');
    expect(attached?.snippet).toBe('"meta": {$1}');
  });

  it('replace the name alone where it has a value', async () => {
    const { items, replace } = await completions('{ "$schema": "https://gobl.org/draft-0/org/party", "na|": "A" }');
    expect(items.find(({ label }) => label === 'name')?.snippet).toBe('"name"');
    expect(replace).toEqual({ offset: 51, length: 4 });
  });

  it('bring the commas that are missing', async () => {
    const { items, comma } = await completions(
      '{\n "$schema": "https://gobl.org/draft-0/org/party"\n "|"\n "alias": "B" }',
    );
    expect(items.find(({ label }) => label === 'name')?.snippet).toBe('"name": "$1",');
    expect(comma).toEqual({ offset: 50, length: 0, content: ',' });
  });

  it('begin with $schema where a document does not say what it is', async () => {
    expect(await labels('{ | }')).toEqual(['$schema']);
    const ids = await labels('{ "$schema": "|" }');
    expect(ids[0]).toBe('https://gobl.org/draft-0/bill/invoice');
    expect(await labels(spanish('"complements": [ { | } ]'))).toEqual(['$schema']);
  });

  it('go on inside an envelope', async () => {
    const document = spanish('|');
    const names = await labels(`{ "$schema": "https://gobl.org/draft-0/envelope", "doc": ${document} }`);
    expect(names).toContain('lines');
  });
});

describe('values', () => {
  it('are tax rates with their percentages on the day of the document', async () => {
    const lines = '"lines": [ { "taxes": [ { "cat": "VAT", "rate": "|" } ] } ]';
    const general = await item(spanish(lines), 'general');
    expect(general).toMatchObject({ name: 'Standard Rate', note: '21%', snippet: '"general"' });
    expect(general?.about).toContain('Since 2012-09-01');
    expect(await item(spanish(lines, '2011-05-05'), 'general')).toMatchObject({ note: '18%' });
    expect(await item(spanish(lines), 'general+eqs')).toMatchObject({ note: '21% + 5.2%' });
    expect(await item(spanish(lines), 'general', 'es')).toMatchObject({ name: 'Tipo General' });
  });

  it('are rates of the tax’s own country where it names one', async () => {
    const lines = '"lines": [ { "taxes": [ { "cat": "VAT", "country": "DE", "rate": "|" } ] } ]';
    expect(await item(spanish(lines), 'general')).toMatchObject({ note: '19%' });
  });

  it('are the tax categories of the regime, and the treatments of the category', async () => {
    expect(await labels(spanish('"lines": [ { "taxes": [ { "cat": "|" } ] } ]'))).toEqual([
      'VAT',
      'IGIC',
      'IPSI',
      'IRPF',
      'IRNR',
    ]);
    const keys = await labels(spanish('"lines": [ { "taxes": [ { "cat": "VAT", "key": "|" } ] } ]'));
    expect(keys).toEqual(expect.arrayContaining(['standard', 'exempt', 'reverse-charge']));
  });

  it('are all shown where a whole one stands', async () => {
    const { items } = await completions(spanish('"currency": "EUR|"'));
    expect(items.length).toBeGreaterThan(100);
    expect(new Set(items.map(({ filter }) => filter))).toEqual(new Set(['"EUR"']));
  });

  it('are countries and currencies, named in the language', async () => {
    expect(await item(spanish('"customer": { "tax_id": { "country": "|" } }'), 'DE')).toMatchObject({
      name: 'Germany',
    });
    expect(await item(spanish('"customer": { "tax_id": { "country": "|" } }'), 'EL', 'es')).toMatchObject({
      name: 'Grecia',
    });
    expect(await item(spanish('"currency": "|"'), 'EUR', 'de')).toMatchObject({ name: 'Euro' });
    const found = await item(spanish('"customer": { "tax_id": { "country": "|" } }'), 'DE');
    expect(found?.filter).toBe('"DE Germany"');
  });

  it('are units, types and keys with their names', async () => {
    expect(await item(spanish('"lines": [ { "item": { "unit": "|" } } ]'), 'h')).toMatchObject({
      name: 'Hour',
      note: 'HUR',
    });
    expect(await item(spanish('"type": "|"'), 'credit-note')).toMatchObject({ name: 'Credit Note' });
    const means = await labels(spanish('"payment": { "instructions": { "key": "|" } }'));
    expect(means).toContain('credit-transfer+sepa');
  });

  it('are tags of the standard, the regime and the addons, those in the list left out', async () => {
    const tags = await labels(spanish('"$tags": [ "simplified", "|" ]'));
    expect(tags).toEqual(expect.arrayContaining(['reverse-charge', 'travel-agency']));
    expect(tags).not.toContain('simplified');
  });

  it('are addons, those of the country first', async () => {
    const addons = await completions(spanish('"$addons": [ "|" ]'));
    expect(addons.items.slice(0, 5).map(({ label }) => label.slice(0, 3))).toEqual(['es-', 'es-', 'es-', 'es-', 'ar-']);
    expect(addons.items.find(({ label }) => label === 'es-facturae-v3')?.name).toContain('FacturaE');
  });

  it('are extension keys and codes of the document’s addons', async () => {
    const facturae = '"$addons": ["es-facturae-v3"], "tax": { "ext": { | } }';
    expect((await labels(spanish(facturae)))[0]).toMatch(/^es-facturae-/);
    const codes = '"$addons": ["es-facturae-v3"], "tax": { "ext": { "es-facturae-doc-type": "|" } }';
    expect(await item(spanish(codes), 'FC')).toMatchObject({ name: 'Commercial Invoice' });
    expect(await item(spanish(codes), 'FC', 'es')).toMatchObject({ name: 'Factura Comercial' });
    const international = '"tax": { "ext": { "untdid-document-type": "|" } }';
    expect(await labels(spanish(international))).toContain('380');
  });

  it('are true and false where nothing else may stand', async () => {
    const party = '{ "$schema": "https://gobl.org/draft-0/bill/correction-options", "copy_tax": | }';
    expect(await labels(party)).toEqual(['true', 'false']);
  });
});
