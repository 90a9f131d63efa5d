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

describe('enterprise number', () => {
  test.each([
    ['0403019261', 'a published example of stdnum'],
    ['0308357159', 'of the Federal Public Service Finance'],
    ['897222383', 'without the leading 0'],
    ['1400521335', 'a new number, which begins with 1'],
  ])('accepts %s: %s', (code) => expect(accepts('BE', code)).toBe(true));

  test.each([
    ['0413172885', 'wrong check digits'],
    ['82238333', 'too few digits'],
    ['2403019261', 'no number begins with 2'],
    ['04030192611', 'too many digits'],
    ['04030192061', 'an extra 0 before the check digits'],
  ])('rejects %s: %s', (code) => {
    expect(identityFaults('BE', code)).toEqual(['GOBL-BE-TAX-IDENTITY-01 $.code']);
  });

  test('drops dots on normalising and adds no 0', () => {
    expect(normalisedCode('BE', 'BE 0403.019.261')).toBe('0403019261');
    expect(normalisedCode('BE', '897.222.383')).toBe('897222383');
  });
});

describe('invoice', () => {
  const bce = [{ type: 'BCE', code: '0403019261' }];
  const other = [{ type: 'KBO', code: '0403019261' }];

  test.each([
    ['neither tax identity nor BCE number', {}, ['01 $.supplier.tax_id', '03 $.supplier.identities']],
    ['another identity only', { identities: other }, ['01 $.supplier.tax_id', '03 $.supplier.identities']],
    ['no tax code', { tax_id: { country: 'BE' } }, ['02 $.supplier.tax_id.code', '03 $.supplier.identities']],
    ['a tax code', { tax_id: { country: 'BE', code: '0403019261' } }, []],
    ['a BCE number', { identities: bce }, []],
    ['a BCE number and no tax code', { tax_id: { country: 'BE' }, identities: bce }, []],
  ])('checks the identity of a supplier that has %s', (_what, members, faults) => {
    expect(invoiceOf('BE', { $regime: 'BE', supplier: { name: 'Boekhandel', ...members } }).faults).toEqual(
      faults.map((fault) => `GOBL-BE-BILL-INVOICE-${fault}`),
    );
  });

  test('without a supplier reports only that', () => {
    expect(invoiceOf('BE', { $regime: 'BE', supplier: null }).faults).toEqual(['GOBL-BILL-INVOICE-05 $.supplier']);
  });

  test.each([
    ['general', '21.0%', '2011-01-04', '2011-01-03'],
    ['intermediate', '12.0%', '2011-01-01', '2010-12-31'],
    ['reduced', '6.0%', '2011-01-04', '2011-01-03'],
  ])('with the rate %s gets %s from %s on', (rate, percent, first, before) => {
    expect(percentOn('BE', first, rate)).toBe(percent);
    expect(percentOn('BE', before, rate)).toBe(UNAVAILABLE);
  });

  test('has a reverse-charge note that says who owes the tax', () => {
    expect(notesFor('BE', ['reverse-charge'])).toEqual([reverseChargeScenarios[0]?.list[0]?.note]);
  });
});
