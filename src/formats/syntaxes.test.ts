/** Checks that an invoice has the same meaning in UBL and CII. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoices } from '../engine/bill/arbitraries.ts';
import { invoiceWith } from '../engine/bill/testing.ts';
import type { JsonObject } from '../engine/model/json.ts';
import { words } from '../engine/text/message.ts';
import { convertDocument, convertXml } from './convert/convert.ts';
import { environment } from './mapping/testing.ts';
import { faultsOf } from './testing.ts';

const RUNS = Number(process.env.FC_RUNS ?? 40);

const address = { street: 'Calle Mayor', num: '4', locality: 'Valencia', code: '46001', country: 'ES' };

/**
 * Returns an invoice with everything that EN 16931 requires and without the Spanish surcharge, which it has no place
 * for.
 */
function europeanOf(document: JsonObject): JsonObject {
  const invoice = JSON.parse(JSON.stringify(document).replaceAll('reduced+eqs', 'reduced'));
  const party = (each: JsonObject): JsonObject => ({ ...each, addresses: [address] });
  return {
    ...invoice,
    tax: { ...invoice.tax, notes: [{ cat: 'VAT', key: 'exempt', text: 'Exempt by article 20' }] },
    supplier: party(invoice.supplier),
    customer: party(invoice.customer),
    payment: { ...invoice.payment, terms: { notes: 'Within 30 days' } },
  };
}

/** Writes an invoice and reads it again. Returns the faults if it cannot be written. */
async function roundTrip(document: JsonObject, key: string) {
  const written = await convertDocument(document, { to: key }, environment);
  if (!written.ok) return { refused: written.faults.map(({ code, properties }) => `${code} ${properties}`) };
  const back = await convertXml(String(written.result.result), { from: key }, environment);
  if (!back.ok) throw new Error('what was written can be read');
  const { $addons: _, ...read } = back.result.result as JsonObject;
  const lost = written.result.losses.map(({ severity, text }) => `${severity} ${words(text)}`);
  return { read, lost, faults: back.result.faults.map(({ code }) => code) };
}

test('every invoice gives the same document in UBL and CII', {
  timeout: 60_000 + RUNS * 500,
}, async () => {
  let written = 0;
  await fc.assert(
    fc.asyncProperty(invoices.map(europeanOf), async (document) => {
      const ubl = await roundTrip(document, 'en16931-ubl');
      expect(await roundTrip(document, 'en16931-cii')).toEqual(ubl);
      // The rule treats a rate below 0.5 % as missing and expects no tax.
      for (const fault of ubl.refused ?? []) expect(fault).toMatch(/^BR-CO-17 /);
      if (ubl.read) written++;
    }),
    { numRuns: RUNS },
  );
  expect(written).toBeGreaterThan(RUNS / 2);
});

test.each(['100', '100.0'])('a percentage of the base %s is written with the calculated amount', async (base) => {
  const charge = { reason: 'Packing', percent: '2.5%', base, taxes: [{ cat: 'VAT', rate: 'general' }] };
  const lines = [{ quantity: '1', item: { name: 'Item', price: '10' }, taxes: [{ cat: 'VAT', rate: 'general' }] }];
  for (const tax of [{}, { rounding: 'currency' }] as JsonObject[]) {
    const document = europeanOf(invoiceWith({ lines, charges: [charge], discounts: [charge], tax }));
    for (const key of ['en16931-ubl', 'en16931-cii']) {
      expect(await faultsOf(document, key)).toEqual([]);
      const { read } = await roundTrip(document, key);
      expect(read?.charges).toMatchObject([{ percent: '2.5%', amount: '2.50' }]);
    }
  }
});
