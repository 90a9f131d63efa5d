import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../engine/model/json.ts';
import { writeLinked } from '../../convert/linked-xml.ts';
import { environment } from '../../mapping/testing.ts';
import { asKsef, polishInvoice } from './testing.ts';

const line = (price: string, tax: JsonObject, more: JsonObject = {}) => ({
  quantity: '1',
  item: { name: 'X', price },
  taxes: [{ cat: 'VAT', ...tax }],
  ...more,
});

test('writing KSeF reports losses at their properties', async () => {
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

test('writing KSeF omits an address with only a country, for which FA(3) has no field', async () => {
  const { customer } = polishInvoice() as { customer: JsonObject };
  const { faults, losses, xml } = await asKsef(
    polishInvoice({ customer: { ...customer, addresses: [{ country: 'PL' }] } }),
  );
  expect(faults).toEqual([]);
  expect(losses).toContain('dropped info $.customer.addresses[0].country');
  expect(xml.match(/<Adres>/g)).toHaveLength(1);
});

test('verificationOf returns a link with the digest of the file', async () => {
  const { xml, url } = await asKsef(polishInvoice());
  const digest = createHash('sha256').update(xml).digest('base64url');
  expect(url).toBe(`https://qr-test.ksef.mf.gov.pl/invoice/5265877635/02-03-2026/${digest}`);
});

test('writing KSeF links elements to their properties', async () => {
  const outcome = await writeLinked(polishInvoice(), 'ksef', environment);
  if (!outcome.ok) throw new Error('it is written');
  const { xml, links } = outcome.result;
  const propertyAt = (tag: string) => links.find(({ offset }) => xml.startsWith(tag, offset))?.property;
  expect(propertyAt('<P_2>')).toBe('$.code');
  expect(propertyAt('<P_9A>')).toBe('$.lines[0].item.price');
  expect(propertyAt('<NIP>')).toBe('$.supplier.tax_id.code');
});

test('writing KSeF gives the same file without the addon as with it', async () => {
  const taxed = (taxes: (name: 'lines' | 'charges' | 'discounts') => JsonObject): JsonObject => ({
    lines: [
      line('100', taxes('lines')),
      line('9', { percent: '0%' }),
      line('9', { percent: '0%', country: 'DE', key: 'standard' }),
    ],
    charges: [{ reason: 'Dostawa', amount: '5.00', taxes: [{ cat: 'VAT', ...taxes('charges') }] }],
    discounts: [{ reason: 'Rabat', amount: '2.00', taxes: [{ cat: 'VAT', ...taxes('discounts') }] }],
  });
  const rate = { lines: 'standard', charges: 'reduced', discounts: 'general' } as const;
  const full = await asKsef(polishInvoice(taxed((name) => ({ key: 'standard', rate: rate[name] }))));
  const { $addons: _, ...bare } = polishInvoice(taxed((name) => ({ rate: rate[name] })));
  expect(full.faults).toEqual([]);
  expect(full.xml).toContain('<P_12>8</P_12>');
  expect(await asKsef(bare)).toEqual(full);
});
