import { beforeAll, describe, expect, test } from 'vitest';
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

describe('CUIT', () => {
  test.each([
    ['33693450239', 'of the tax office itself, as on its forms'],
    ['30500010912', 'of a company'],
    ['20172543597', 'of a person'],
    ['24172543592', 'of a person, of the kind 24'],
    ['20000000019', 'a check digit of 10 counts as 9'],
    ['20000000060', 'a check digit of 11 counts as 0'],
  ])('accepts %s: %s', (code) => expect(accepts('AR', code)).toBe(true));

  test.each([
    ['30500010911', 'a wrong check digit'],
    ['24123456782', 'a wrong check digit of the kind 24'],
    ['34172543598', 'a prefix that is not in use'],
    ['40123456789', 'an unknown prefix'],
    ['3050001091', 'a digit too few'],
    ['3050001091X', 'a letter'],
  ])('rejects %s: %s', (code) => {
    expect(identityFaults('AR', code)).toEqual(['GOBL-AR-TAX-IDENTITY-01 $.code']);
  });

  test('drops printed dashes on normalising', () => {
    expect(normalisedCode('AR', '30-71458984-0')).toBe('30714589840');
  });
});

describe('invoice', () => {
  test.each([
    ['general', '21.0%'],
    ['reduced', '10.5%'],
    ['increased', '27.0%'],
  ])('with the rate %s gets %s since 1995-04-01', (rate, percent) => {
    expect(percentOn('AR', '1995-03-31', rate)).toBe(UNAVAILABLE);
    expect(percentOn('AR', '1995-04-01', rate)).toBe(percent);
  });

  test('requires a tax identity of its supplier, but not its code', () => {
    expect(invoiceOf('AR', { $regime: 'AR', supplier: { name: 'Librería' } }).faults).toEqual([
      'GOBL-AR-BILL-INVOICE-01 $.supplier.tax_id',
    ]);
    expect(invoiceOf('AR').faults).toEqual([]);
  });

  test('without a supplier reports only that', () => {
    expect(invoiceOf('AR', { $regime: 'AR', supplier: null }).faults).toEqual(['GOBL-BILL-INVOICE-05 $.supplier']);
  });

  test('allows the tag reverse-charge without a note', () => {
    expect(notesFor('AR', ['reverse-charge'])).toEqual([]);
  });
});
