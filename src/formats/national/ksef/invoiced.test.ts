/** Advance invoices and settlements in other formats charge P_13 to P_15, not their lines. */

import { describe, expect, it } from 'vitest';
import type { FormatKey } from '../../../engine/known-names.ts';
import type { Json, JsonObject } from '../../../engine/model/json.ts';
import { convertDocument } from '../../convert/convert.ts';
import { environment } from '../../mapping/testing.ts';
import { polishInvoice } from './testing.ts';

const RATED = (price: string, key: string, percent?: string) => ({
  quantity: '1',
  item: { name: key, price },
  taxes: [{ cat: 'VAT', key, ...(percent && { percent }) }],
});
const LINES = [RATED('1000.00', 'standard', '23%'), RATED('500.00', 'standard', '8%')];

function order(tags: string[], advances: JsonObject[], more: JsonObject = {}): JsonObject {
  return polishInvoice({ $tags: tags, lines: LINES, payment: { terms: { notes: '14 dni' }, advances }, ...more });
}

async function writtenAs(document: JsonObject, to: FormatKey) {
  const outcome = await convertDocument(document, { to }, environment);
  if (!outcome.ok) throw new Error(outcome.faults.map(({ code, properties }) => `${code} ${properties}`).join());
  const xml = String(outcome.result.result);
  const all = (name: string) =>
    Array.from(xml.matchAll(new RegExp(`<\\w+:${name}\\b[^>]*>([^<]*)<`, 'g')), ([, text]) => text);
  return { all, losses: outcome.result.losses };
}

const ADVANCE: Json = { date: '2026-02-10', key: 'credit-transfer', description: 'Zaliczka', amount: '177.00' };

describe('an advance invoice', () => {
  // 177.00 of 1230.00 + 540.00: 123.00 at 23 % (23.00 tax) and 54.00 at 8 % (4.00 tax).
  it('charges the payment, with its share of each rate', async () => {
    const { all, losses } = await writtenAs(order(['partial'], [ADVANCE]), 'en16931-ubl');
    expect(all('InvoiceTypeCode')).toEqual(['386']);
    expect(all('TaxableAmount')).toEqual(['100.00', '50.00']);
    expect(all('TaxAmount')).toEqual(['27.00', '23.00', '4.00']);
    expect(all('TaxInclusiveAmount')).toEqual(['177.00']);
    expect(all('PrepaidAmount')).toEqual(['177.00']);
    expect(all('PayableAmount')).toEqual(['0.00']);
    expect(all('LineExtensionAmount')).toEqual(['150.00', '100.00', '50.00']);
    expect(losses.map(({ kind, severity, properties }) => [kind, severity, ...properties])).toContainEqual([
      'dropped',
      'warning',
      '$.lines',
    ]);
  });

  it('keeps its amount even if its shares are rounded', async () => {
    const { all } = await writtenAs(
      order(['partial'], [{ ...(ADVANCE as JsonObject), amount: '100.01' }]),
      'en16931-cii',
    );
    expect(all('GrandTotalAmount')).toEqual(['100.01']);
    expect(all('DuePayableAmount')).toEqual(['0.00']);
  });
});

describe('a settlement', () => {
  it('charges the order less its advance invoices, and refers to them', async () => {
    const settled = { ...(ADVANCE as JsonObject), ref: 'ZAL/1' };
    const { all } = await writtenAs(order(['settlement'], [settled]), 'en16931-ubl');
    expect(all('TaxableAmount')).toEqual(['900.00', '450.00']);
    expect(all('TaxInclusiveAmount')).toEqual(['1593.00']);
    expect(all('PrepaidAmount')).toEqual([]);
    expect(all('PayableAmount')).toEqual(['1593.00']);
    expect(all('LineExtensionAmount')).toEqual(['1500.00', '1000.00', '500.00']);
    expect(all('ID')).toContain('ZAL/1');
  });

  it('deducts advances including tax if prices include it', async () => {
    const settled = { ...(ADVANCE as JsonObject), ref: 'ZAL/1' };
    const lines = [RATED('1230.00', 'standard', '23%'), RATED('540.00', 'standard', '8%')];
    const document = order(['settlement'], [settled], { lines, tax: { prices_include: 'VAT' } });
    const { all } = await writtenAs(document, 'en16931-ubl');
    expect(all('TaxableAmount')).toEqual(['900.00', '450.00']);
    expect(all('PayableAmount')).toEqual(['1593.00']);
  });
});

it('documents with the tag partial are unchanged without the addon of KSeF', async () => {
  const document = order(['partial'], [ADVANCE], { $addons: ['eu-en16931-v2017'] });
  const { all } = await writtenAs(document, 'en16931-ubl');
  expect(all('InvoiceTypeCode')).toEqual(['326']);
  expect(all('TaxInclusiveAmount')).toEqual(['1770.00']);
});
