import { expect, it } from 'vitest';
import { convertDocument, validateXml } from '../../index.ts';
import { environment, invoice } from '../../mapping/testing.ts';

const document = invoice({
  issue_date: '2026-09-15',
  currency: 'RON',
  supplier: {
    name: 'Carpat Unelte SRL',
    tax_id: { country: 'RO', code: '14590343' },
    addresses: [{ street: 'Strada Morii', num: '14', locality: 'Brașov', region: 'BV', country: 'RO' }],
  },
  customer: {
    name: 'Atelierul Nou SRL',
    tax_id: { country: 'RO', code: '4221306' },
    addresses: [{ street: 'Strada Lungă', num: '1', locality: 'Cluj-Napoca', region: 'CJ', country: 'RO' }],
  },
  lines: [{ quantity: '2', item: { name: 'Ciocan', price: '39.90' }, taxes: [{ cat: 'VAT', percent: '21%' }] }],
  payment: { terms: { due_dates: [{ date: '2026-10-15', percent: '100%' }] } },
});

/** Returns the faults of the invoice after some changes. */
async function check(...changes: readonly [from: RegExp, to: string][]) {
  const made = await convertDocument(document, { to: 'cius-ro-ubl' }, environment);
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  let xml = String(made.result.result);
  for (const [from, to] of changes) {
    expect(xml).toMatch(from);
    xml = xml.replace(from, to);
  }
  const outcome = await validateXml(xml, undefined, { now: new Date('2026-10-01T09:00:00Z') });
  return outcome.ok ? [] : outcome.faults.map(({ code }) => code);
}

/** An empty tax scheme of the buyer, which the older rules of Romania accept. */
const NO_SCHEME = [/(AccountingCustomerParty>[\s\S]*?<cac:TaxScheme>)\s*<cbc:ID>VAT<\/cbc:ID>/, '$1'] as [
  RegExp,
  string,
];

it('Romanian invoices are checked by the version of EN 16931 that ANAF uses', async () => {
  expect(await check(NO_SCHEME)).toEqual([]);
  expect(await check(NO_SCHEME, [/RO-CJ/, 'CJ'])).toEqual(['BR-RO-111']);
});
