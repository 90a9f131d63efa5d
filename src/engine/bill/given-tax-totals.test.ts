/** Tax totals that the input states, in preceding documents (chapter 02 §4 step 12, §7.6). */
import { beforeAll, describe, expect, test } from 'vitest';
import { built, invoiceWith, loadAll } from './testing.ts';

beforeAll(loadAll);

const lines = [{ quantity: '1', item: { name: 'Tyre', price: '60.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] }];
const tax = (base: string, more = {}) => ({
  categories: [{ code: 'VAT', rates: [{ base, percent: '21.0%', amount: '0' }], amount: '0', ...more }],
  sum: '0',
});
const sums = (preceding: object[]) =>
  built(invoiceWith({ lines, preceding: preceding as [] })).preceding.map(
    (reference: { tax?: { sum: string } }) => reference.tax?.sum,
  );

describe('taxes of a preceding document', () => {
  test('are calculated from its bases, in the currency of the reference or of the document', () => {
    expect(sums([{ code: '1', tax: tax('100.55') }])).toEqual(['21.12']);
    expect(sums([{ code: '1', currency: 'JPY', tax: tax('100.55') }])).toEqual(['21']);
  });

  test('use the currency of an earlier reference, with or without taxes', () => {
    expect(
      sums([
        { code: '1', currency: 'JPY' },
        { code: '2', tax: tax('100.55') },
      ]),
    ).toEqual([undefined, '21']);
  });

  test('keep the decimals of their bases during calculation', () => {
    expect(sums([{ code: '1', tax: tax('10') }])).toEqual(['2.00']);
  });

  test('start from zero on each build', () => {
    const preceding = [
      { code: '1', tax: { ...tax('100.00', { retained: true, surcharge: '7.00' }), retained: '45.00' } },
    ];
    const once = built(invoiceWith({ lines, preceding }));
    expect(once.preceding[0].tax).toMatchObject({ sum: '0.00', retained: '21.00' });
    expect(once.preceding[0].tax.categories[0]).not.toHaveProperty('surcharge');
    expect(built(once)).toEqual(once);
  });

  test('are retained only in a retained category', () => {
    const preceding = [{ code: '1', tax: { ...tax('100.00'), retained: '45.00' } }];
    expect(built(invoiceWith({ lines, preceding })).preceding[0].tax).not.toHaveProperty('retained');
  });
});
