import { describe, expect, it } from 'vitest';
import { ratesByKind } from './untaxed.ts';

const tax = (key: string, more: object = {}) => [{ cat: 'VAT', key, ...more }];
const line = (total: string, key: string, more: object = {}) => ({ total, taxes: tax(key, more) });

/** Returns keys and taxable amounts of a rate that has the key of the first row. */
function kinds(base: string, document: Parameters<typeof ratesByKind>[2]) {
  const rates = ratesByKind('VAT', [{ key: 'reverse-charge', base, amount: '0.00' }], document);
  return rates.map(({ key, base: own, amount }) => [key, own, amount].join(' '));
}

describe('ratesByKind', () => {
  it('splits a rate that adds up several kinds of untaxed supply', () => {
    const lines = [line('20.00', 'reverse-charge'), line('200.00', 'exempt'), line('70.00', 'export')];
    expect(kinds('290.00', { lines })).toEqual([
      'reverse-charge 20.00 0.00',
      'exempt 200.00 0.00',
      'export 70.00 0.00',
    ]);
  });

  it('counts discounts and charges of the document in their kind', () => {
    const lines = [line('20.00', 'reverse-charge'), line('200.00', 'exempt')];
    const discounts = [{ amount: '30.00', taxes: tax('exempt') }];
    const charges = [{ amount: '5.00', taxes: tax('export') }];
    expect(kinds('195.00', { lines, discounts, charges })).toEqual([
      'reverse-charge 20.00 0.00',
      'exempt 170.00 0.00',
      'export 5.00 0.00',
    ]);
  });

  it('rounds to the decimals of the rate and keeps its sum', () => {
    const lines = [line('10.005', 'reverse-charge'), line('20.005', 'exempt'), line('0.004', 'export')];
    expect(kinds('30.01', { lines })).toEqual(['reverse-charge 10.01 0.00', 'exempt 20.00 0.00', 'export 0.00 0.00']);
    expect(kinds('-30', { lines: [line('-10', 'reverse-charge'), line('-20', 'exempt')] })).toEqual([
      'reverse-charge -10 0.00',
      'exempt -20 0.00',
    ]);
  });

  it('leaves a rate of one kind, and rates with a percentage, unchanged', () => {
    expect(kinds('40.00', { lines: [line('20.00', 'exempt'), line('20.00', 'exempt')] })).toEqual([
      'reverse-charge 40.00 0.00',
    ]);
    const rates = [{ key: 'standard', percent: '19%', base: '10.00' }];
    expect(ratesByKind('VAT', rates, { lines: [line('10.00', 'standard', { percent: '19%' })] })).toEqual(rates);
  });

  it('does not count rows with other codes or of another country', () => {
    const lines = [
      line('20.00', 'exempt'),
      line('30.00', 'export', { ext: { 'cef-vatex': 'VATEX-EU-G' } }),
      line('40.00', 'outside-scope', { country: 'FR' }),
    ];
    expect(kinds('20.00', { lines })).toEqual(['reverse-charge 20.00 0.00']);
  });
});
