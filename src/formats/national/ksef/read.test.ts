import { expect, test } from 'vitest';
import type { JsonObject } from '../../../engine/model/json.ts';
import { convertXml } from '../../convert/convert.ts';
import { environment } from '../../mapping/testing.ts';
import { at } from '../../testing.ts';
import { asKsef, polishInvoice } from './testing.ts';

/** Reads a file. Returns the document, its faults and losses. */
async function readKsef(xml: string) {
  const outcome = await convertXml(xml, {}, environment);
  if (!outcome.ok) return { document: {}, faults: outcome.faults.map(({ code }) => code), losses: [] };
  const { result, faults, losses } = outcome.result;
  return {
    document: result as JsonObject,
    faults: faults.map(({ code }) => code),
    losses: losses.map(({ kind, severity, xpath }) => `${kind} ${severity} ${xpath}`),
  };
}

const advance = (amount: string, more: JsonObject = {}) => ({
  date: '2026-02-01',
  key: 'cash',
  description: 'A',
  amount,
  ...more,
});
const VAT = [{ cat: 'VAT', key: 'standard', rate: 'general' }];
const preceding = [
  { code: 'FV-1', issue_date: '2026-02-01', reason: 'Zwrot', ext: { 'pl-favat-effective-date': '2' } },
];

test.each<[name: string, members: JsonObject]>([
  ['an ordinary invoice', {}],
  ['an advance invoice', { $tags: ['partial'], payment: { advances: [advance('61.50')] } }],
  ['a settlement', { $tags: ['settlement'], payment: { advances: [advance('61.50', { ref: 'ZAL/1' })] } }],
  ['a credit note', { type: 'credit-note', preceding }],
  ['a foreign currency', { currency: 'EUR', exchange_rates: [{ from: 'EUR', to: 'PLN', amount: '4.2815' }] }],
  ['charges without tax', { charges: [{ amount: '5', reason: 'Kaucja' }], notes: [{ text: 'Dziękujemy' }] }],
  [
    'discounts of rows',
    {
      lines: [{ quantity: '3', item: { name: 'X', price: '10', unit: 'h' }, discounts: [{ amount: '3' }], taxes: VAT }],
    },
  ],
  [
    'a paid invoice',
    { payment: { advances: [advance('123.00')], terms: { due_dates: [{ date: '2026-04-01', percent: '100%' }] } } },
  ],
])('reading KSeF and writing it again gives the same XML: %s', async (_name, members) => {
  const { xml, faults } = await asKsef(polishInvoice(members));
  expect(faults).toEqual([]);
  const read = await readKsef(xml);
  expect(read.faults).toEqual([]);
  expect((await asKsef(read.document)).xml).toBe(xml);
});

const FILE = (await asKsef(polishInvoice())).xml;

test('reading KSeF rejects unknown versions', async () => {
  const other = FILE.replace('2025/06/25/13775', '2021/11/29/11089');
  expect((await readKsef(other)).faults).toEqual(['BW-KSEF-VERSION']);
});

test('reading KSeF accepts FA(2)', async () => {
  const old = FILE.replace('2025/06/25/13775', '2023/06/29/12648').replace(/ *<(JST|GV)>2<\/\1>\n/g, '');
  const { document, faults } = await readKsef(old);
  expect(faults).toEqual([]);
  expect(at(document, 'totals.payable')).toBe('123.00');
});

test('reading KSeF reports charges of zero as omitted', async () => {
  const { xml } = await asKsef(polishInvoice({ charges: [{ amount: '5', reason: 'Kaucja' }] }));
  const nothing = xml.replace(/<Kwota>5(?:\.00)?</, '<Kwota>0.00<');
  expect(nothing).not.toBe(xml);
  const { document, losses } = await readKsef(nothing);
  expect(document.charges).toBeUndefined();
  expect(losses).toContain('dropped info /fa:Faktura/fa:Fa/fa:Rozliczenie/fa:Obciazenia');
});
