import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { writeBeside } from '../beside.ts';
import { validateXml } from '../index.ts';
import { environment } from '../mapping/testing.ts';
import { asKsef, polishInvoice, valuesOf } from './testing.ts';

const line = (price: string, tax: JsonObject, more: JsonObject = {}) => ({
  quantity: '1',
  item: { name: 'X', price },
  taxes: [{ cat: 'VAT', ...tax }],
  ...more,
});
const advance = (amount: string, more: JsonObject = {}) => ({ date: '2026-02-01', description: 'A', amount, ...more });
const preceding = [{ type: 'standard', code: 'FV-1', issue_date: '2026-02-01' }];

test.each<[name: string, members: JsonObject, expected: Record<string, string[]>]>([
  [
    'an ordinary invoice',
    {},
    { RodzajFaktury: ['VAT'], P_13_1: ['100.00'], P_14_1: ['23.00'], P_15: ['123.00'], P_12: ['23'] },
  ],
  [
    'two rates in one total',
    {
      lines: [
        line('100', { key: 'standard', rate: 'general' }),
        line('10', { key: 'standard', percent: '22%', ext: { 'pl-favat-tax-category': '1' } }),
      ],
    },
    { P_13_1: ['110.00'], P_14_1: ['25.20'], P_12: ['23', '22'] },
  ],
  [
    'a reverse charge of a Polish buyer',
    { $tags: ['reverse-charge'], lines: [line('50', { key: 'reverse-charge' })] },
    { P_12: ['oo'], P_13_10: ['50.00'], P_18: ['1'], P_15: ['50.00'] },
  ],
  [
    'an advance of a half',
    { $tags: ['partial'], payment: { advances: [advance('61.50')] } },
    {
      RodzajFaktury: ['ZAL'],
      P_13_1: ['50.00'],
      P_14_1: ['11.50'],
      P_15: ['61.50'],
      WartoscZamowienia: ['123.00'],
      P_6: ['2026-02-01'],
    },
  ],
  [
    'a settlement of an advance',
    { $tags: ['settlement'], payment: { advances: [advance('61.50', { ref: 'ZAL/1' })] } },
    { RodzajFaktury: ['ROZ'], P_13_1: ['50.00'], P_15: ['61.50'], P_11: ['100.00'], NrFaZaliczkowej: ['ZAL/1'] },
  ],
  [
    'a credit note',
    { type: 'credit-note', preceding },
    {
      RodzajFaktury: ['KOR'],
      P_13_1: ['-100.00'],
      P_15: ['-123.00'],
      P_8B: ['-1'],
      P_9A: ['100.00'],
      P_11: ['-100.00'],
      NrKSeFN: ['1'],
    },
  ],
  [
    'charges and discounts without tax',
    { charges: [{ amount: '50', reason: 'Kaucja' }], discounts: [{ amount: '200' }] },
    { P_15: ['123.00'], Powod: ['Kaucja', 'Odliczenie'], DoRozliczenia: ['27.00'] },
  ],
  [
    'a foreign currency',
    { currency: 'EUR', exchange_rates: [{ from: 'EUR', to: 'PLN', amount: '4.2815' }] },
    { P_14_1: ['23.00'], P_14_1W: ['98.47'], KursWaluty: ['4.2815'], KursWalutyZ: [] },
  ],
  [
    'prices with tax',
    { tax: { prices_include: 'VAT' }, lines: [line('123.00', { key: 'standard', rate: 'general' })] },
    { P_9B: ['123.00'], P_11A: ['123.00'], P_13_1: ['100.00'], P_9A: [] },
  ],
  [
    'a payment in full',
    { payment: { advances: [advance('123.00', { key: 'cash' })] } },
    { Zaplacono: ['1'], DataZaplaty: ['2026-02-01'], FormaPlatnosci: ['1'] },
  ],
  ['nobody who buys', { $tags: ['simplified'], customer: null }, { RodzajFaktury: ['UPR'], BrakID: ['1'], JST: ['2'] }],
])('%s', async (_name, members, expected) => {
  const { xml, faults } = await asKsef(polishInvoice(members));
  expect(faults).toEqual([]);
  for (const [name, values] of Object.entries(expected))
    expect([name, ...valuesOf(xml, name)]).toEqual([name, ...values]);
  expect(await validateXml(xml)).toMatchObject({ ok: true, result: { format: 'ksef' } });
});

test.each<[name: string, members: JsonObject, fault: string]>([
  [
    'another rate',
    { lines: [line('1', { key: 'standard', percent: '19%', ext: { 'pl-favat-tax-category': '1' } })] },
    'BW-KSEF-RATE $.lines[0].taxes[0].percent',
  ],
  ['an exemption without a law', { lines: [line('1', { key: 'exempt' })] }, 'BW-KSEF-EXEMPTION $.tax.ext'],
  [
    'a number that is none of KSeF',
    { type: 'credit-note', preceding: [{ ...preceding[0], stamps: [{ prv: 'favat-ksef-number', val: '1' }] }] },
    'BW-KSEF-NUMBER $.preceding[0].stamps[0].val',
  ],
  [
    'an advance larger than the order',
    { $tags: ['partial'], payment: { advances: [advance('200.00')] } },
    'BW-KSEF-ADVANCE $.payment.advances',
  ],
  ['a date before there was KSeF', { issue_date: '2005-01-01' }, 'BW-KSEF-DATE $.issue_date'],
])('%s is refused', async (_name, members, fault) => {
  expect((await asKsef(polishInvoice(members))).faults).toContain(fault);
});

test('reports losses at their properties', async () => {
  const { losses } = await asKsef(
    polishInvoice({
      value_date: '2026-03-01',
      lines: [
        line('1', { key: 'standard', rate: 'general' }, { item: { name: 'ł'.repeat(600), price: '1' }, cost: 'K1' }),
      ],
    }),
  );
  expect(losses).toContain('dropped warning $.value_date');
  expect(losses).toContain('changed warning $.lines[0].item.name');
  expect(losses).toContain('dropped warning $.lines[0].cost');
});

test('verificationOf returns a link with the digest of the bytes', async () => {
  const { xml, url } = await asKsef(polishInvoice());
  const digest = createHash('sha256').update(xml).digest('base64url');
  expect(url).toBe(`https://qr-test.ksef.mf.gov.pl/invoice/5265877635/02-03-2026/${digest}`);
});

test('links elements with their properties', async () => {
  const outcome = await writeBeside(polishInvoice(), 'ksef', environment);
  if (!outcome.ok) throw new Error('it is written');
  const { xml, links } = outcome.result;
  const propertyAt = (tag: string) => links.find(({ offset }) => xml.startsWith(tag, offset))?.property;
  expect(propertyAt('<P_2>')).toBe('$.code');
  expect(propertyAt('<P_9A>')).toBe('$.lines[0].item.price');
  expect(propertyAt('<NIP>')).toBe('$.supplier.tax_id.code');
});
