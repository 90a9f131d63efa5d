import { expect, it } from 'vitest';
import { convertDocument, convertXml } from '../../index.ts';
import { environment } from '../../mapping/testing.ts';

const party = (name: string, code: string) => ({
  name,
  tax_id: { country: 'HR', code },
  addresses: [{ street: 'Obala', num: '3', locality: 'Rijeka', code: '51000', country: 'HR' }],
});

const exempt = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: '1-P1-1',
  issue_date: '2026-01-14',
  issue_time: '09:30:00',
  currency: 'EUR',
  supplier: party('Jadran Alati d.o.o.', '12345678903'),
  customer: party('Uvala Usluge d.o.o.', '11111111119'),
  lines: [
    {
      quantity: '1',
      item: { name: 'Tečaj', price: '40.00', unit: 'piece', identities: [{ label: 'CG', code: '85.59.01' }] },
      taxes: [{ cat: 'VAT', key: 'exempt', ext: { 'cef-vatex': 'VATEX-EU-132' } }],
    },
  ],
  payment: { terms: { due_dates: [{ date: '2026-02-13', percent: '100%' }] } },
  meta: { 'hr-operator': 'Blagajna 1', 'hr-operator-oib': '12345678903' },
};

it('a received invoice written again has the VAT groups of the extension only once', async () => {
  const written = await convertDocument(exempt, { to: 'hr-ubl' }, environment);
  if (!written.ok) throw new Error(written.faults.map(({ code }) => code).join());
  const xml = String(written.result.result);
  expect(xml.match(/<hrextac:HRTaxSubtotal>/g)).toHaveLength(1);
  const again = await convertXml(xml, { to: 'hr-ubl' }, environment);
  expect(again.ok && again.result.result).toBe(xml);
});
