import { beforeAll, describe, expect, test } from 'vitest';
import {
  accepts,
  identityFaults,
  invoiceOf,
  line,
  loadAll,
  normalisedIdentity,
  percentOn,
  UNAVAILABLE,
} from '../testing.ts';

beforeAll(loadAll);

describe('ΑΦΜ', () => {
  test.each([
    ['064677095', 'the remainder 5 is the check digit'],
    ['691063615', 'another remainder equal to the check digit'],
    ['925667500', 'a remainder of 10 counts as 0'],
    ['320806520', 'another remainder of 10'],
    ['000000000', 'zeros have a valid check digit'],
  ])('accepts %s: %s', (code) => expect(accepts('EL', code)).toBe(true));

  test.each(['925667503', '123456789', '12345678A', '123456'])('rejects %s', (code) => {
    expect(identityFaults('EL', code)).toContain('GOBL-GR-TAX-IDENTITY-01 $.code');
  });

  test('is not checked under the code GR, which building replaces with EL', () => {
    expect(identityFaults('GR', '123456789')).toEqual([]);
    expect(invoiceOf('GR', { supplier: { name: 'A', tax_id: { country: 'GR', code: '123456789' } } }).faults).toContain(
      'GOBL-GR-TAX-IDENTITY-01 $.supplier.tax_id.code',
    );
  });

  test.each([
    ['EL', 'EL 123-456-789', '123456789'],
    ['EL', 'GR123456789', '123456789'],
    ['EL', 'ELGR123456789', '123456789'],
    ['GR', '123456789', '123456789'],
    ['GR', 'EL123456789', '123456789'],
    ['GR', 'GR123456789', '123456789'],
    ['EL', 'GREL123456789', '123456789'],
    ['GR', '', undefined],
  ])('with country %s normalises %s to EL, %s', (country, code, normal) => {
    expect(normalisedIdentity(country, code)).toEqual({ country: 'EL', code: normal });
  });
});

describe('invoice', () => {
  test.each([
    ['general+island', '17%'],
    ['reduced+island', '9%'],
    ['super-reduced+island', '4%'],
    ['standard+island', '17%'],
  ])('with the rate %s gets %s on any day', (rate, percent) => {
    expect(percentOn('EL', '1990-01-01', rate)).toBe(percent);
    expect(percentOn('EL', '2026-03-10', rate)).toBe(percent);
  });

  test.each([
    ['general', '2016-06-01', '24%'],
    ['general', '2016-05-31', '23%'],
    ['general', '2010-07-01', '23%'],
    ['general', '2010-06-30', UNAVAILABLE],
    ['reduced', '2011-01-01', '13%'],
    ['reduced', '2010-12-31', UNAVAILABLE],
    ['super-reduced', '2015-07-20', '6%'],
    ['super-reduced', '2015-07-19', '6.5%'],
    ['super-reduced', '2011-01-01', '6.5%'],
    ['super-reduced', '2010-12-31', UNAVAILABLE],
  ])('with the rate %s on %s gets %s', (rate, day, percent) => expect(percentOn('EL', day, rate)).toBe(percent));

  test('rounds each tax to the cent, and has the regime EL if its supplier has GR', () => {
    const lines = ['24%', '13%'].map((percent) =>
      line({ item: { name: 'Τυρί', price: '9.42' }, taxes: [{ cat: 'VAT', percent }] }),
    );
    const { document } = invoiceOf('GR', { lines });
    expect(document.$regime).toBe('EL');
    expect(document.currency).toBe('EUR');
    expect(document.totals.tax).toBe('3.48');
    expect(invoiceOf('EL', { lines, tax: { rounding: 'precise' } }).document.totals.tax).toBe('3.49');
  });

  test('keeps the country GR on a tax and drops EL', () => {
    const combo = (country: string) => ({ cat: 'VAT', country, rate: 'general' });
    const { document } = invoiceOf('EL', { lines: [line({ taxes: [combo('EL')] }), line({ taxes: [combo('GR')] })] });
    expect(document.lines.map((each: { taxes: object[] }) => each.taxes[0])).toEqual([
      { cat: 'VAT', key: 'standard', rate: 'general', percent: '24%' },
      { cat: 'VAT', country: 'GR', key: 'standard', rate: 'general', percent: '24%' },
    ]);
    expect(document.totals.taxes.categories[0].rates).toHaveLength(2);
  });

  test('has a reverse-charge note in both languages', () => {
    const lines = [line({ taxes: [{ cat: 'VAT', key: 'reverse-charge' }] })];
    expect(invoiceOf('EL', { $tags: ['reverse-charge'], lines }).document.tax.notes).toEqual([
      { cat: 'VAT', key: 'reverse-charge', text: 'Reverse Charge / Αντίστροφη φόρτιση' },
    ]);
  });
});
