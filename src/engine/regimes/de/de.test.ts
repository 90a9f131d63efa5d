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
  uncalculatedFaults,
} from '../testing.ts';

beforeAll(loadAll);

describe('VAT number', () => {
  test.each([
    ['136695976', 'a published example of stdnum'],
    ['111111125', 'a last remainder of 6'],
    ['282741168', 'a last remainder of 3'],
  ])('accepts %s: %s', (code) => expect(accepts('DE', code)).toBe(true));

  test.each([
    ['136695978', 'a wrong check digit'],
    ['999999991', 'a wrong check digit'],
    ['011111112', 'a leading 0'],
    ['13669597', 'a digit too few'],
    ['13669597X', 'a letter'],
  ])('rejects %s: %s', (code) => {
    expect(identityFaults('DE', code)).toEqual(['GOBL-DE-TAX-IDENTITY-01 $.code']);
  });

  test('drops spaces and the country prefix on normalising', () =>
    expect(normalisedCode('DE', 'DE 136 695 976')).toBe('136695976'));
});

describe('tax number', () => {
  const supplier = (code: string) => ({ name: 'Kontor', identities: [{ key: 'de-tax-number', code }] });
  const built = (code: string) => invoiceOf('DE', { $regime: 'DE', supplier: supplier(code) });

  test.each([
    ['12345678901', '123/456/78901'],
    ['123 / 456.78901', '123/456/78901'],
    ['123-4567-8901', '123/456/78901'],
    ['1234567890', '12/345/67890'],
    ['123/4567/8910', '123/4567/8910'],
    ['92/345/67894', '92/345/67894'],
  ])('writes %s as %s', (code, printed) => {
    const { document, faults } = built(code);
    expect(document.supplier.identities[0].code).toBe(printed);
    expect(faults).toEqual([]);
  });

  test('with too few digits stays unformatted and is reported', () => {
    const { document, faults } = built('123456789');
    expect(document.supplier.identities[0].code).toBe('123456789');
    expect(faults).toEqual(['GOBL-DE-ORG-IDENTITY-01 $.supplier.identities[0].code']);
  });

  test.each(['9912/345/67890', '12/345/678901', '123/4567/89012'])(
    'rejects %s, which has too many digits, before normalising',
    (code) => {
      const faults = uncalculatedFaults('DE', { $regime: 'DE', supplier: supplier(code) });
      expect(faults.filter((each) => each.includes('-ORG-'))).toEqual([
        'GOBL-DE-ORG-IDENTITY-01 $.supplier.identities[0].code',
      ]);
    },
  );

  test('is unchanged in documents of other countries, as are other identities', () => {
    const other = { name: 'Kontor', identities: [{ key: 'national', code: '12345678901' }] };
    expect(invoiceOf('US', { $regime: 'US', supplier: supplier('1234567890') }).document.supplier.identities).toEqual([
      { key: 'de-tax-number', code: '1234567890' },
    ]);
    expect(invoiceOf('DE', { $regime: 'DE', customer: other }).document.customer.identities).toEqual(other.identities);
  });
});

describe('invoice', () => {
  const faults = (supplier: object) =>
    invoiceOf('DE', { $regime: 'DE', supplier: { name: 'Kontor', ...supplier } }).faults;

  test('requires the VAT number or the tax number of its supplier', () => {
    expect(faults({})).toEqual(['GOBL-DE-BILL-INVOICE-01 $.supplier']);
    expect(faults({ identities: [{ type: 'HRB', code: '1234' }] })).toEqual(['GOBL-DE-BILL-INVOICE-01 $.supplier']);
    expect(faults({ tax_id: { country: 'DE', code: '136695976' } })).toEqual([]);
    expect(faults({ identities: [{ key: 'de-tax-number', code: '92/345/67894' }] })).toEqual([]);
  });

  test('without a supplier also reports its missing number', () => {
    expect(invoiceOf('DE', { $regime: 'DE', supplier: null }).faults).toEqual([
      'GOBL-BILL-INVOICE-05 $.supplier',
      'GOBL-DE-BILL-INVOICE-01 $.supplier',
    ]);
  });

  test.each([
    ['general', '1992-12-31', UNAVAILABLE],
    ['general', '1993-01-01', '15%'],
    ['general', '1998-03-31', '15%'],
    ['general', '1998-04-01', '16%'],
    ['general', '2006-12-31', '16%'],
    ['general', '2007-01-01', '19%'],
    ['general', '2020-06-30', '19%'],
    ['general', '2020-07-01', '16%'],
    ['general', '2020-12-31', '16%'],
    ['general', '2021-01-01', '19%'],
    ['reduced', '1983-06-30', UNAVAILABLE],
    ['reduced', '1983-07-01', '7%'],
    ['reduced', '2020-06-30', '7%'],
    ['reduced', '2020-07-01', '5%'],
    ['reduced', '2020-12-31', '5%'],
    ['reduced', '2021-01-01', '7%'],
  ])('with the rate %s on %s gets %s', (rate, day, percent) => expect(percentOn('DE', day, rate)).toBe(percent));

  test('has a reverse-charge note in both languages', () => {
    expect(notesFor('DE', ['reverse-charge'])).toEqual([
      { cat: 'VAT', key: 'reverse-charge', text: 'Reverse Charge / Umkehr der Steuerschuld.' },
    ]);
  });
});
