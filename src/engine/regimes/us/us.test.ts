import { beforeAll, describe, expect, test } from 'vitest';
import { accepts, identityFaults, invoiceOf, line, loadAll, normalisedCode } from '../testing.ts';

beforeAll(loadAll);

describe('tax code', () => {
  test('with digits only is kept unchanged', () => expect(accepts('US', '123456789')).toBe(true));

  test('keeps its dash, which makes its form invalid', () => {
    expect(normalisedCode('US', ' 12-3456789')).toBe('12-3456789');
    expect(identityFaults('US', '12-3456789')).toEqual(['GOBL-TAX-IDENTITY-02 $.code']);
  });
});

describe('invoice', () => {
  test('has sales tax by percentage', () => {
    const { document, faults } = invoiceOf('US', { lines: [line({ taxes: [{ cat: 'ST', percent: '8.875%' }] })] });
    expect(faults).toEqual([]);
    expect(document.currency).toBe('USD');
    expect(document.totals.tax).toBe('8.88');
  });

  test('requires the percentage and has neither keys nor rates nor VAT', () => {
    const taxed = (combo: object) => invoiceOf('US', { lines: [line({ taxes: [combo] })] });
    expect(taxed({ cat: 'ST' }).faults).toEqual(['GOBL-TAX-COMBO-04 $.lines[0].taxes[0]']);
    expect(taxed({ cat: 'ST', key: 'standard', percent: '8%' }).faults).toEqual([
      'GOBL-TAX-COMBO-02 $.lines[0].taxes[0]',
    ]);
    expect(taxed({ cat: 'ST', rate: 'general' }).calculation).toBe('BW-TAX-RATE');
    expect(taxed({ cat: 'VAT', percent: '8%' }).calculation).toBe('BW-TAX-CATEGORY');
  });
});
