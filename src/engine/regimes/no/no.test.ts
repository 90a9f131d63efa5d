import { beforeAll, describe, expect, test } from 'vitest';
import {
  accepts,
  identityFaults,
  invoiceOf,
  line,
  loadAll,
  normalisedCode,
  percentOn,
  UNAVAILABLE,
} from '../testing.ts';

beforeAll(loadAll);

describe('VAT number', () => {
  test.each([
    ['123456785MVA', 'the worked example of the Brønnøysund registers'],
    ['923456783MVA', 'of a company'],
    ['889640782MVA', 'of an office'],
    ['000000000MVA', 'zeros'],
  ])('accepts %s: %s', (code) => expect(accepts('NO', code)).toBe(true));

  test.each(['923456780MVA', '850000000MVA', '923456783', '923456783MVAMVA', '92345678AMVA'])('rejects %s', (code) => {
    expect(identityFaults('NO', code)).toEqual(['GOBL-NO-TAX-IDENTITY-01 $.code']);
  });

  test.each([
    ['NO 923 456 783 MVA', '923456783MVA'],
    ['no923456783mva', '923456783MVA'],
    ['NO923456783', '923456783MVA'],
    ['923-456-783', '923456783MVA'],
    ['ABC123', 'ABC123MVA'],
    ['923456783MVAMVA', '923456783MVAMVA'],
    ['NO', undefined],
    ['', undefined],
  ])('normalises %s to %s', (code, normal) => expect(normalisedCode('NO', code)).toBe(normal));
});

describe('organisation number', () => {
  const withNumber = (code: string) =>
    invoiceOf('NO', { supplier: { name: 'A', tax_id: { country: 'NO' }, identities: [{ type: 'ON', code }] } });
  const path = '$.supplier.identities[0].code';

  test('is reduced to its digits', () => {
    const { document, faults } = withNumber('923 456 783 MVA');
    expect(document.supplier.identities).toEqual([{ type: 'ON', code: '923456783' }]);
    expect(faults).toEqual([]);
  });

  test('must be present with the right check digit', () => {
    expect(withNumber('923456780').faults).toEqual([`GOBL-NO-ORG-IDENTITY-01 ${path}`]);
    expect(withNumber('MVA').faults).toEqual([`GOBL-ORG-IDENTITY-01 ${path}`, `GOBL-NO-ORG-IDENTITY-01 ${path}`]);
  });
});

describe('invoice', () => {
  test.each([
    ['general', '2005-01-01', '25.0%'],
    ['general', '2004-12-31', UNAVAILABLE],
    ['reduced', '2012-01-01', '15.0%'],
    ['reduced', '2011-12-31', '14.0%'],
    ['reduced', '2007-01-01', '14.0%'],
    ['reduced', '2006-12-31', UNAVAILABLE],
    ['super-reduced', '2021-10-01', '12.0%'],
    ['super-reduced', '2021-09-30', '6.0%'],
    ['super-reduced', '2020-04-01', '6.0%'],
    ['super-reduced', '2020-03-31', '12.0%'],
    ['super-reduced', '2018-01-01', '12.0%'],
    ['super-reduced', '2017-12-31', '10.0%'],
    ['super-reduced', '2016-01-01', '10.0%'],
    ['super-reduced', '2015-12-31', '8.0%'],
    ['super-reduced', '2008-01-01', '8.0%'],
    ['super-reduced', '2007-12-31', UNAVAILABLE],
    ['special', '1990-01-01', '11.11%'],
  ])('with the rate %s on %s gets %s', (rate, day, percent) => expect(percentOn('NO', day, rate)).toBe(percent));

  test('needs no tax code and has no reverse-charge note', () => {
    const lines = [line({ taxes: [{ cat: 'VAT', key: 'reverse-charge' }] })];
    const { document, faults } = invoiceOf('NO', { $tags: ['reverse-charge'], lines });
    expect(faults).toEqual([]);
    expect(document.tax).toBeUndefined();
  });
});
