import { beforeAll, describe, expect, test } from 'vitest';
import { accepts, identityFaults, invoiceOf, line, loadAll, normalisedCode, percentOn } from '../testing.ts';

beforeAll(loadAll);

describe('RFC', () => {
  test.each([
    ['EKU9003173C9', "a company among the SAT's test taxpayers"],
    ['XAXX010101000', "the SAT's code for sales to the public"],
    ['XEXX010101000', "the SAT's code for foreigners"],
    ['MNOP8201019HJ', 'a person'],
    ['K&A010301I16', 'a company with &'],
    ['ÑOA010301I16', 'a company with Ñ'],
  ])('accepts %s: %s', (code) => expect(accepts('MX', code)).toBe(true));

  test.each(['STU760612MN', 'XXXX', 'EKU900317', '0EKU9003173C9', 'EKU9003173C90', '0MNOP8201019HJ', 'MNOP8201019HJ0'])(
    'rejects %s',
    (code) => {
      expect(identityFaults('MX', code)).toEqual(['GOBL-MX-TAX-IDENTITY-01 $.code']);
    },
  );

  test.each([
    ['MXGHI70123123Z', 'GHI70123123Z'],
    ['MXMXI70123123Z', 'MXI70123123Z'],
    ['MXI70123123Z', 'MXI70123123Z'],
    [' ghi 701231 23Z ', 'GHI70123123Z'],
    ['GHI-701231-23Z', 'GHI70123123Z'],
    ['K&A010301I16', 'K&A010301I16'],
    ['ABMXC701231AB3', 'ABMXC701231AB3'],
    ['MX123', 'MX123'],
    ['--', undefined],
  ])('normalises %s to %s', (code, normal) => expect(normalisedCode('MX', code)).toBe(normal));
});

describe('invoice', () => {
  const supplier = (members: object = {}) => ({ name: 'Papelería', tax_id: { country: 'MX' }, ...members });

  test.each([
    ['the stated code', { tax: { ext: { 'mx-cfdi-issue-place': '21000' } }, ext: '22000' }, '21000'],
    ["the supplier's postal code in ext", { tax: {}, ext: '22000', addresses: [{ code: '12345' }] }, '22000'],
    ["that of the supplier's first address", { addresses: [{ code: '12345' }, { code: '1' }] }, '12345'],
    ['nothing if only a later address has a code', { addresses: [{ locality: 'Toluca' }, { code: '1' }] }, undefined],
  ])(
    'takes as its place of issue %s',
    (_what, { tax, ext, addresses }: { tax?: object; ext?: string; addresses?: object[] }, place) => {
      const { document } = invoiceOf('MX', {
        tax,
        supplier: supplier({ addresses, ...(ext && { ext: { 'mx-cfdi-post-code': ext, other: 'x' } }) }),
      });
      expect(document.tax?.ext?.['mx-cfdi-issue-place']).toBe(place);
      expect(document.supplier.ext).toEqual(ext && { other: 'x' });
    },
  );

  test("moves a customer's postal code from ext to its address", () => {
    const customer = (members: object) => ({ name: 'Ana', ext: { 'mx-cfdi-post-code': '65000' }, ...members });
    const moved = (members: object) => invoiceOf('MX', { customer: customer(members) }).document.customer;
    expect(moved({})).toEqual({ name: 'Ana', addresses: [{ code: '65000' }] });
    expect(moved({ addresses: [{ locality: 'Toluca', code: '1' }] }).addresses).toEqual([
      { locality: 'Toluca', code: '65000' },
    ]);
  });

  test('moves it untrimmed, which is reported', () => {
    const customer = { name: 'Ana', ext: { 'mx-cfdi-post-code': ' 1 ' } };
    expect(invoiceOf('MX', { customer }).faults).toEqual(['GOBL-CBC-CODE-02 $.customer.addresses[0].code']);
  });

  test.each([
    ['general', '16.0%'],
    ['reduced', '8.0%'],
  ])('has %s at %s on any day', (rate, percent) => {
    expect(percentOn('MX', '1990-01-01', rate)).toBe(percent);
    expect(percentOn('MX', '2026-03-10', rate)).toBe(percent);
  });

  test('withholds VAT and income tax', () => {
    const taxes = [
      { cat: 'VAT', rate: 'general' },
      { cat: 'RVAT', percent: '10.6667%' },
      { cat: 'ISR', percent: '10%' },
    ];
    const { totals } = invoiceOf('MX', { lines: [line({ taxes })] }).document;
    expect([totals.total_with_tax, totals.retained_tax, totals.payable]).toEqual(['116.00', '20.67', '95.33']);
  });
});
