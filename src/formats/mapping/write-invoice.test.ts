/** A document in a currency of three decimals, of which an e-invoice has two (chapter 12 §4). */
import { expect, it } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { writtenOf } from './testing.ts';

const priced = (price: string): JsonObject => ({
  currency: 'KWD',
  exchange_rates: [{ from: 'KWD', to: 'EUR', amount: '2.9' }],
  lines: [{ quantity: '1', item: { name: 'Shelf', price }, taxes: [{ cat: 'VAT', percent: '19%' }] }],
});

it('has its amounts with two, where they are exact so, and cannot be written else', async () => {
  expect(await writtenOf(priced('100.000'), ['BT-106', 'BT-131', 'BT-112'])).toMatchObject({
    terms: ['BT-106 100.00 $.totals.sum', 'BT-112 119.00 $.totals.total_with_tax', 'BT-131 100.00 $.lines[0].total'],
  });
  const { terms, said } = await writtenOf(priced('100.005'), ['BT-106']);
  expect(terms).toEqual([]);
  expect(said[0]).toBe(
    'BW-XML-DECIMALS $.totals.sum: Amounts of EN 16931 have two decimals; the 100.005 KWD of BT-106 needs more.',
  );
});
