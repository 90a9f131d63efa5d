import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readExample } from '../../../../scripts/example-documents.mjs';
import { addonEffect } from './addon-effect.ts';

const example = (name: string) => readExample(readFileSync(`src/service/examples/${name}.yaml`, 'utf8')).document;
const effectOn = (document: object, addon: string) => addonEffect({ text: JSON.stringify(document), addon });

describe('the effect of an addon', () => {
  it('lists what it requires and sets in the document', async () => {
    const effect = await effectOn(example('de-invoice'), 'de-xrechnung-v3');
    const asked = effect?.asks.map(({ properties: [path] }) => path);
    expect(asked).toEqual(expect.arrayContaining(['$.supplier.people', '$.ordering', '$.customer.inboxes']));
    expect(effect?.forbids).toEqual([]);
    const sets = effect?.sets.map(({ path, value, places, extension }) => [path, value, places, extension?.key]);
    expect(sets).toContainEqual(['$.tax.ext.untdid-document-type', '380', 1, 'untdid-document-type']);
    // On three lines and a charge.
    expect(sets).toContainEqual(['$.lines[0].taxes[0].ext.untdid-tax-category', 'S', 4, 'untdid-tax-category']);
  });

  it('is the same if the document has it already, and omits earlier faults', async () => {
    const document: Record<string, unknown> = { ...example('de-invoice'), code: 'x'.repeat(500) };
    const without = await effectOn(document, 'de-xrechnung-v3');
    const added = await effectOn({ ...document, $addons: ['de-xrechnung-v3'] }, 'de-xrechnung-v3');
    expect(without?.asks.length).toBeGreaterThan(0);
    expect(added).toEqual(without);
    expect(without?.forbids).toEqual([]);
  });

  it('omits what another addon of the document already asks for, and names an extension that is asked for', async () => {
    const document = { ...example('es-invoice'), $addons: ['es-tbai-v1'] };
    expect((await effectOn(document, 'es-facturae-v3'))?.asks).toEqual([]);
    const both = { ...document, $addons: ['es-facturae-v3'] };
    const [province] = (await effectOn(both, 'es-tbai-v1'))?.asks ?? [];
    expect([province?.properties, province?.extension?.key]).toEqual([['$.tax.ext'], 'es-tbai-region']);
    // Also where the object that has it is missing as a whole.
    const bare = { ...document, $addons: [], tax: undefined };
    const asked = (await effectOn(bare, 'es-tbai-v1'))?.asks.find(({ extension }) => extension);
    expect([asked?.properties, asked?.extension?.key]).toEqual([['$.tax.ext'], 'es-tbai-region']);
  });

  it('is also found in a signed envelope, but not for other texts', async () => {
    const doc = example('de-invoice');
    const envelope = { $schema: 'https://gobl.org/draft-0/envelope', head: {}, doc, sigs: ['a'] };
    expect((await effectOn(envelope, 'de-xrechnung-v3'))?.asks.length).toBeGreaterThan(0);
    expect(await addonEffect({ text: '<Invoice/>', addon: 'de-xrechnung-v3' })).toBeUndefined();
  });
});
