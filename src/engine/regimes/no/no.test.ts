import { beforeAll, describe, expect, test } from 'vitest';
import { accepts, identityFaults, invoiceOf, line, loadAll, normalisedCode, percentOn } from '../testing.ts';

beforeAll(loadAll);

describe('the VAT number', () => {
  test.each([
    ['123456785MVA', 'the worked example of the Brønnøysund registers'],
    ['923456783MVA', 'of a company'],
    ['889640782MVA', 'of an office'],
    ['000000000MVA', 'zeros'],
  ])('%s is valid: %s', (code) => expect(accepts('NO', code)).toBe(true));

  test.each(['923456780MVA', '850000000MVA', '923456783', '923456783MVAMVA', '92345678AMVA'])('%s is not', (code) => {
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
  ])('written %s becomes %s', (code, normal) => expect(normalisedCode('NO', code)).toBe(normal));
});

describe('the organisation number', () => {
  const withNumber = (code: string) =>
    invoiceOf('NO', { supplier: { name: 'A', tax_id: { country: 'NO' }, identities: [{ type: 'ON', code }] } });
  const path = '$.supplier.identities[0].code';

  test('is reduced to its digits', () => {
    const { document, faults } = withNumber('923 456 783 MVA');
    expect(document.supplier.identities).toEqual([{ type: 'ON', code: '923456783' }]);
    expect(faults).toEqual([]);
  });

  test('must pass its check, and be there', () => {
    expect(withNumber('923456780').faults).toEqual([`GOBL-NO-ORG-IDENTITY-01 ${path}`]);
    expect(withNumber('MVA').faults).toEqual([`GOBL-ORG-IDENTITY-01 ${path}`, `GOBL-NO-ORG-IDENTITY-01 ${path}`]);
  });
});

describe('an invoice', () => {
  test.each([
    ['general', '25.0%'],
    ['reduced', '15.0%'],
    ['super-reduced', '12.0%'],
    ['special', '11.11%'],
  ])('bears %s at %s on any day', (rate, percent) => {
    expect(percentOn('NO', '1990-01-01', rate)).toBe(percent);
    expect(percentOn('NO', '2026-03-10', rate)).toBe(percent);
  });

  test('needs no tax code, and says nothing of its own about reverse charge', () => {
    const lines = [line({ taxes: [{ cat: 'VAT', key: 'reverse-charge' }] })];
    const { document, faults } = invoiceOf('NO', { $tags: ['reverse-charge'], lines });
    expect(faults).toEqual([]);
    expect(document.tax).toBeUndefined();
  });
});
