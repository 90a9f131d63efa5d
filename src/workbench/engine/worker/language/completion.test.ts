import { describe, expect, it } from 'vitest';
import { completions, spanish } from './testing.ts';

const labels = async (marked: string, language?: string) =>
  (await completions(marked, language)).items.map(({ label }) => label);
const item = async (marked: string, label: string, language?: string) =>
  (await completions(marked, language)).items.find((each) => each.label === label);

describe('completion of property names', () => {
  it('follows the declaration: required first, recommended and usual next, calculated last', async () => {
    const names = await labels(spanish('"lines": [ { | } ]'));
    expect(names.slice(0, 4)).toEqual(['quantity', 'item', 'discounts', 'taxes']);
    expect(names.indexOf('uuid')).toBeGreaterThan(names.indexOf('notes'));
    expect(names.slice(-3)).toEqual(['i', 'sum', 'total']);
    expect((await labels(spanish('|'))).slice(0, 4)).toEqual(['$regime', 'series', 'code', 'lines']);
  });

  it('omits existing ones', async () => {
    expect(await labels(spanish('|'))).not.toContain('supplier');
    expect(await labels(spanish('"customer": { "name": "A", | }'))).not.toContain('name');
  });

  it('omits those after an unfinished name', async () => {
    const names = await labels(
      '{ "$schema": "https://gobl.org/draft-0/bill/invoice", "series": "A",\n "|\n "supplier": { "name": "A" } }',
    );
    expect(names).not.toContain('supplier');
    expect(names).not.toContain('series');
    expect(names).toContain('customer');
  });

  it('inserts an empty value of their type, with the cursor inside', async () => {
    const snippet = async (name: string) => (await item(spanish('|'), name))?.snippet;
    expect(await snippet('series')).toBe('"series": "$1"');
    expect(await snippet('customer')).toBe('"customer": {$1}');
    expect(await snippet('lines')).toBe('"lines": [{$1}]');
    expect(await snippet('$addons')).toBe('"\\$addons": ["$1"]');
    const attached = await item(spanish('"payment": { "instructions": { | } }'), 'meta');
    expect(attached?.snippet).toBe('"meta": {$1}');
  });

  it('replaces only the name if there is a value', async () => {
    const { items, replace } = await completions('{ "$schema": "https://gobl.org/draft-0/org/party", "na|": "A" }');
    expect(items.find(({ label }) => label === 'name')?.snippet).toBe('"name"');
    expect(replace).toEqual({ offset: 51, length: 4 });
  });

  it('inserts missing commas', async () => {
    const { items, comma } = await completions(
      '{\n "$schema": "https://gobl.org/draft-0/org/party"\n "|"\n "alias": "B" }',
    );
    expect(items.find(({ label }) => label === 'name')?.snippet).toBe('"name": "$1",');
    expect(comma).toEqual({ offset: 50, length: 0, content: ',' });
  });

  it('begins with $schema if the document has none', async () => {
    expect(await labels('{ | }')).toEqual(['$schema']);
    const ids = await labels('{ "$schema": "|" }');
    expect(ids[0]).toBe('https://gobl.org/draft-0/bill/invoice');
    expect(await labels(spanish('"complements": [ { | } ]'))).toEqual(['$schema']);
  });

  it('continues inside an envelope', async () => {
    const document = spanish('|');
    const names = await labels(`{ "$schema": "https://gobl.org/draft-0/envelope", "doc": ${document} }`);
    expect(names).toContain('lines');
  });
});

describe('completion of values', () => {
  it("offers tax rates with their percentages on the document's date", async () => {
    const lines = '"lines": [ { "taxes": [ { "cat": "VAT", "rate": "|" } ] } ]';
    const general = await item(spanish(lines), 'general');
    expect(general).toMatchObject({ name: 'Standard Rate', note: '21%', snippet: '"general"' });
    expect(general?.about).toContain('Since 2012-09-01');
    expect(await item(spanish(lines, '2011-05-05'), 'general')).toMatchObject({ note: '18%' });
    expect(await item(spanish(lines), 'general+eqs')).toMatchObject({ note: '21% + 5.2%' });
    expect(await item(spanish(lines), 'general', 'es')).toMatchObject({ name: 'Tipo General' });
  });

  it('offers rates of the tax’s own country if named', async () => {
    const lines = '"lines": [ { "taxes": [ { "cat": "VAT", "country": "DE", "rate": "|" } ] } ]';
    expect(await item(spanish(lines), 'general')).toMatchObject({ note: '19%' });
  });

  it('offers tax categories of the regime, and treatments of the category', async () => {
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

  it('shows all if there is a complete value', async () => {
    const { items } = await completions(spanish('"currency": "EUR|"'));
    expect(items.length).toBeGreaterThan(100);
    expect(new Set(items.map(({ filter }) => filter))).toEqual(new Set(['"EUR"']));
  });

  it('offers countries and currencies, named in the language', async () => {
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

  it('offers units, types and keys with names', async () => {
    expect(await item(spanish('"lines": [ { "item": { "unit": "|" } } ]'), 'h')).toMatchObject({
      name: 'Hour',
      note: 'HUR',
    });
    expect(await item(spanish('"type": "|"'), 'credit-note')).toMatchObject({ name: 'Credit Note' });
    const means = await labels(spanish('"payment": { "instructions": { "key": "|" } }'));
    expect(means).toContain('credit-transfer+sepa');
  });

  it('offers tags of the standard, regime and addons, without those in the list', async () => {
    const tags = await labels(spanish('"$tags": [ "simplified", "|" ]'));
    expect(tags).toEqual(expect.arrayContaining(['reverse-charge', 'travel-agency']));
    expect(tags).not.toContain('simplified');
  });

  it('offers addons, starting with the addons of the country', async () => {
    const addons = await completions(spanish('"$addons": [ "|" ]'));
    expect(addons.items.slice(0, 5).map(({ label }) => label.slice(0, 3))).toEqual(['es-', 'es-', 'es-', 'es-', 'ar-']);
    expect(addons.items.find(({ label }) => label === 'es-facturae-v3')?.name).toContain('FacturaE');
  });

  it('offers extension keys and codes of the document’s addons', async () => {
    const facturae = '"$addons": ["es-facturae-v3"], "tax": { "ext": { | } }';
    expect((await labels(spanish(facturae)))[0]).toMatch(/^es-facturae-/);
    const codes = '"$addons": ["es-facturae-v3"], "tax": { "ext": { "es-facturae-doc-type": "|" } }';
    expect(await item(spanish(codes), 'FC')).toMatchObject({ name: 'Commercial Invoice' });
    expect(await item(spanish(codes), 'FC', 'es')).toMatchObject({ name: 'Factura Comercial' });
    const international = '"tax": { "ext": { "untdid-document-type": "|" } }';
    expect(await labels(spanish(international))).toContain('380');
  });

  it('offers true and false if nothing else is allowed', async () => {
    const party = '{ "$schema": "https://gobl.org/draft-0/bill/correction-options", "copy_tax": | }';
    expect(await labels(party)).toEqual(['true', 'false']);
  });
});
