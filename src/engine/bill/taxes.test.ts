/** What taxes of rows cannot be settled, and which tax prices cannot contain. */
import { beforeAll, describe, expect, test } from 'vitest';
import { wordedOutcome } from '../faults.ts';
import { build, type JsonObject } from '../index.ts';
import { faultsOf, invoiceWith, loadAll, testEnvironment } from './testing.ts';

beforeAll(loadAll);

const vat = { cat: 'VAT', rate: 'general' };
const line = (...taxes: JsonObject[]) => ({ quantity: '1', item: { name: 'Tyre', price: '12.10' }, taxes });

test('each tax that cannot be settled is a fault where it stands', () => {
  const wrong = [vat, { cat: 'XYZ' }, { cat: 'IRPF', rate: 'huge' }];
  const document = invoiceWith({
    lines: [line(vat), line(...wrong)],
    discounts: [{ reason: 'Spring', amount: '1.00', taxes: wrong }],
    charges: [{ reason: 'Freight', amount: '1.00', taxes: wrong }],
  });
  const rows = ['lines[1]', 'discounts[0]', 'charges[0]'];
  expect(faultsOf(document)).toEqual([
    ...rows.map((row) => `BW-TAX-CATEGORY $.${row}.taxes[1].cat`),
    ...rows.map((row) => `BW-TAX-RATE $.${row}.taxes[2].rate`),
  ]);
});

describe('prices cannot contain', () => {
  test.each([
    ['retained', 'IRPF', invoiceWith({ lines: [line(vat, { cat: 'IRPF', rate: 'pro' })] })],
    ['informative', 'ICMS', invoiceWith({ $regime: 'BR', lines: [line({ cat: 'ICMS', percent: '5%' })] })],
  ])('a tax that is %s', (sort, category, document) => {
    const source = { ...document, tax: { prices_include: category } };
    expect(wordedOutcome(build(source, {}, testEnvironment))).toMatchObject({
      key: 'calculation',
      message: `invalid-prices-include: cannot include ${sort} category '${category}'`,
      faults: [
        {
          code: 'BW-PRICES-INCLUDE',
          properties: ['$.tax.prices_include'],
          description: `Prices cannot contain ${category}, which is ${sort}; name a tax that is added, or remove prices_include.`,
        },
      ],
    });
  });

  test('a tax whose rate is not known, of which only the rate is told', () => {
    const lines = [line(vat, { cat: 'IRPF', rate: 'huge' })];
    expect(faultsOf(invoiceWith({ tax: { prices_include: 'IRPF' }, lines }))).toEqual([
      'BW-TAX-RATE $.lines[0].taxes[1].rate',
    ]);
  });
});
