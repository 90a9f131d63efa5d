import { expect, test } from 'vitest';
import { schemaOf } from '../testing/schema-of.ts';
import { loadStructure } from './schemas.ts';

const LINE = 'rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem';
const SETTLEMENT = 'rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement';

/** Elements that distinguish the schemas: each has one that the previous one lacks. */
const PLACES: Readonly<Record<string, string>> = {
  ubl: 'ubl:Invoice/cac:InvoiceLine',
  cii: 'rsm:CrossIndustryInvoice/rsm:ExchangedDocument',
  'a breakdown': `${SETTLEMENT}/ram:ApplicableTradeTax`,
  lines: LINE,
  'a product with attributes': `${LINE}/ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic`,
  'parts of products': `${LINE}/ram:SpecifiedTradeProduct/ram:IncludedReferencedProduct`,
};

test.each<[string, string[]]>([
  ['ubl', ['ubl']],
  ['cdar', []],
  ['facturx-minimum', ['cii']],
  ['facturx-basicwl', ['cii', 'a breakdown']],
  ['facturx-basic', ['cii', 'a breakdown', 'lines']],
  ['facturx-en16931', ['cii', 'a breakdown', 'lines', 'a product with attributes']],
  ['facturx-extended', Object.keys(PLACES).slice(1)],
  ['cii-d16b', Object.keys(PLACES).slice(1)],
  ['cii-d22b', Object.keys(PLACES).slice(1)],
])('the schema %s has the elements %j', async (key, expected) => {
  const structure = await schemaOf(key).load();
  const found = Object.entries(PLACES).filter(([, path]) => structure.typeAt(path.split('/')) !== undefined);
  expect(found.map(([name]) => name)).toEqual(expected);
  expect(await schemaOf(key).load()).toBe(structure);
});

test('the schema of life cycle messages has their root', async () => {
  const { rootTypes } = await loadStructure('cdar');
  expect([...rootTypes.keys()]).toEqual([expect.stringContaining('CrossDomainAcknowledgementAndResponse')]);
});
