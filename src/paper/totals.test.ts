import { describe, expect, it } from 'vitest';
import { blocksOf, invoiceFrom } from './testing.ts';

describe('totals with taxes outside the base of VAT', () => {
  const bill = invoiceFrom('AR', {
    charges: [
      { i: 1, reason: 'Embalaje', amount: '10.00' },
      { i: 2, key: 'tax', reason: 'Percepción IIBB', percent: '3%', amount: '3.00' },
      { i: 3, reason: 'Internos', amount: '5.00', ext: { 'ar-arca-tax-type': '4' } },
    ],
    totals: {
      sum: '100.00',
      charge: '18.00',
      total: '118.00',
      taxes: { categories: [{ code: 'VAT', rates: [{ base: '110.00', percent: '21%', amount: '23.10' }] }] },
      tax: '23.10',
      payable: '141.10',
    },
  });
  const amounts = blocksOf('figures', bill)[0]?.rows.map(({ amount }) => amount) ?? [];

  it('exclude these taxes from the total without tax', () => {
    expect(amounts.slice(0, 3)).toEqual(['100,00', '10,00', '110,00']);
  });

  it('list each of these taxes below VAT', () => {
    expect(amounts.slice(3, 6)).toEqual(['23,10', '3,00', '5,00']);
  });

  it('replace the rows of these taxes in the table of lines', () => {
    expect(blocksOf('table', bill)[0]?.rest).toHaveLength(1);
  });

  it('are unchanged for a tax that is in the base of VAT', () => {
    const charges = [{ i: 1, key: 'tax', amount: '18.00', taxes: [{ cat: 'VAT', percent: '21%' }] }];
    expect(blocksOf('figures', { ...bill, charges })[0]?.rows[2]?.amount).toBe('118,00');
  });
});

describe('the total of a French invoice', () => {
  const totals = {
    sum: '100.00',
    total: '100.00',
    taxes: { categories: [{ code: 'VAT', rates: [{ base: '100.00', percent: '20%', amount: '20.00' }] }] },
    tax: '20.00',
    total_with_tax: '120.00',
    payable: '120.00',
  };
  const labelsOf = (more: object) =>
    blocksOf('figures', invoiceFrom('FR', { totals: { ...totals, ...more } }))[0]?.rows.map(({ label }) => label) ?? [];

  it('is called Total TTC', () => {
    expect(labelsOf({})).toEqual(['Total HT', 'TVA 20\u00a0%', 'Total TTC']);
  });

  it('is also called Total TTC before an advance', () => {
    expect(labelsOf({ advance: '50.00', due: '70.00' }).slice(2)).toEqual(['Total TTC', 'Acompte', 'Net à payer']);
  });

  it('is called Total à payer if there is no tax', () => {
    expect(labelsOf({ taxes: undefined, tax: undefined, total_with_tax: '100.00', payable: '100.00' })).toEqual([
      'Total HT',
      'Total à payer',
    ]);
  });
});

it('a withheld tax is not called withheld twice', () => {
  const totals = {
    sum: '100.00',
    total: '100.00',
    taxes: {
      categories: [{ code: 'IRPEF', retained: true, rates: [{ base: '100.00', percent: '20%', amount: '20.00' }] }],
    },
    retained_tax: '20.00',
    total_with_tax: '100.00',
    payable: '80.00',
  };
  const labels = blocksOf('figures', invoiceFrom('IT', { totals }))[0]?.rows.map(({ label }) => label);
  expect(labels).toEqual(['Imponibile', 'Totale documento', 'Ritenuta IRPEF 20%', 'Netto a pagare']);
});
