import { beforeAll, describe, expect, test } from 'vitest';
import { reverseChargeScenarios } from '../../tax/shared-scenarios.ts';
import {
  accepts,
  identityFaults,
  invoiceOf,
  loadAll,
  normalisedCode,
  notesFor,
  percentOn,
  UNAVAILABLE,
} from '../testing.ts';

beforeAll(loadAll);

describe('RUC', () => {
  test.each([
    ['20131312955', 'of SUNAT itself'],
    ['20100047218', 'of a bank'],
    ['10401234565', 'of a person'],
    ['17401234560', 'a check digit of 10 is 0'],
    ['20547825447', 'of a company'],
  ])('accepts %s: %s', (code) => expect(accepts('PE', code)).toBe(true));

  test.each([
    ['20547825443', 'a wrong check digit'],
    ['30401234566', 'an unknown taxpayer type'],
    ['16401234560', 'a taxpayer type that SUNAT does not list'],
    ['201313129555', 'a digit too many'],
    ['2013131295A', 'a letter'],
  ])('rejects %s: %s', (code) => expect(identityFaults('PE', code)).toEqual(['GOBL-PE-TAX-IDENTITY-01 $.code']));

  test('drops dashes and the country prefix on normalising', () => {
    expect(normalisedCode('PE', '20-13131295-5')).toBe('20131312955');
    expect(normalisedCode('PE', 'PE20131312955')).toBe('20131312955');
  });
});

describe('invoice', () => {
  const tax_id = { country: 'PE', code: '20131312955' };

  test.each([
    ['2003-07-31', UNAVAILABLE],
    ['2003-08-01', '19.0%'],
    ['2011-02-28', '19.0%'],
    ['2011-03-01', '18.0%'],
  ])('on %s gets %s', (day, percent) => expect(percentOn('PE', day, 'general')).toBe(percent));

  test.each([
    ['a RUC', { tax_id }, []],
    ['no tax identity', {}, ['GOBL-PE-BILL-INVOICE-01 $.supplier']],
    ['no code', { tax_id: { country: 'PE' } }, ['GOBL-PE-BILL-INVOICE-01 $.supplier']],
    [
      'a number of another country',
      { tax_id: { country: 'US', code: '123456789' } },
      ['GOBL-PE-BILL-INVOICE-02 $.supplier.tax_id.country'],
    ],
  ])('checks the identity of a supplier that has %s', (_what, members, faults) => {
    const supplier = { name: 'Vendedor', ...members };
    expect(invoiceOf('PE', { $regime: 'PE', currency: 'PEN', supplier }).faults).toEqual(faults);
  });

  test('has a reverse-charge note that says who owes the tax', () => {
    expect(notesFor('PE', ['reverse-charge'])).toEqual([reverseChargeScenarios[0]?.list[0]?.note]);
  });
});
