import { beforeAll, describe, expect, test } from 'vitest';
import {
  accepts,
  identityFaults,
  invoiceOf,
  line,
  loadAll,
  normalisedCode,
  notesFor,
  percentOn,
  UNAVAILABLE,
} from '../testing.ts';

beforeAll(loadAll);

describe('NIF', () => {
  test.each([
    ['Q2826000H', 'of the tax agency itself'],
    ['12345678Z', 'the DNI of official specimens'],
    ['X1234567L', 'the NIE of official specimens'],
    ['A58818501', 'a company with a digit'],
    ['V7565938C', 'a letter at the end'],
    ['V75659383', 'the same number with a digit at the end'],
    ['Z8327649K', 'Z counts as 2'],
    ['M1234567L', 'M has the letter of persons, over seven digits'],
    ['K0867756N', 'K has the letter of persons'],
    ['L9514336H', 'L has the letter of persons'],
  ])('accepts %s: %s', (code) => expect(accepts('ES', code)).toBe(true));

  test.each([
    ['93471790A', 'a wrong letter'],
    ['B65410010', 'a wrong digit'],
    ['M1234567D', 'the letter that an organisation would have'],
    ['M12345674', 'a digit, as organisations have'],
    ['00000000T', 'the number zero'],
    ['I1234567A', 'no type begins with I'],
    ['1234567Z', 'a digit too few'],
    ['X5102754D', 'a wrong letter'],
  ])('rejects %s: %s', (code) => {
    expect(identityFaults('ES', code)).toEqual(['GOBL-ES-TAX-IDENTITY-01 $.code']);
  });

  test.each([
    ['ES-93 471 790-C', '93471790C'],
    ['3157928M', '03157928M'],
    ['15S', '00000015S'],
    ['x1234567l', 'X1234567L'],
    ['B9860264', 'B9860264'],
    ['1234567890Z', '1234567890Z'],
  ])('normalises %s to %s', (code, normal) => expect(normalisedCode('ES', code)).toBe(normal));
});

describe('invoice', () => {
  test.each([
    ['no supplier', null, ['GOBL-BILL-INVOICE-05 $.supplier', 'GOBL-ES-BILL-INVOICE-01 $.supplier']],
    ['a supplier without tax identity', { name: 'Taller' }, ['GOBL-ES-BILL-INVOICE-02 $.supplier.tax_id']],
    [
      'a supplier without tax code',
      { name: 'Taller', tax_id: { country: 'ES' } },
      ['GOBL-ES-BILL-INVOICE-03 $.supplier.tax_id.code'],
    ],
    ['a foreign supplier', { name: 'Atelier', tax_id: { country: 'PT', code: '123456789' } }, []],
  ])('with %s has the expected faults', (_what, supplier, faults) => {
    expect(invoiceOf('ES', { $regime: 'ES', supplier }).faults).toEqual(faults);
  });

  test.each([
    ['general', '1992-12-31', UNAVAILABLE],
    ['general', '1993-01-01', '15.0%'],
    ['general', '1994-12-31', '15.0%'],
    ['general', '1995-01-01', '16.0%'],
    ['general', '2010-06-30', '16.0%'],
    ['general', '2010-07-01', '18.0%'],
    ['general', '2012-08-31', '18.0%'],
    ['general', '2012-09-01', '21.0%'],
    ['reduced', '1992-12-31', UNAVAILABLE],
    ['reduced', '1993-01-01', '6.0%'],
    ['reduced', '1994-12-31', '6.0%'],
    ['reduced', '1995-01-01', '7.0%'],
    ['reduced', '2010-06-30', '7.0%'],
    ['reduced', '2010-07-01', '8.0%'],
    ['reduced', '2012-08-31', '8.0%'],
    ['reduced', '2012-09-01', '10.0%'],
    ['super-reduced', '1992-12-31', UNAVAILABLE],
    ['super-reduced', '1993-01-01', '3.0%'],
    ['super-reduced', '1994-12-31', '3.0%'],
    ['super-reduced', '1995-01-01', '4.0%'],
  ])('with the VAT rate %s on %s gets %s', (rate, day, percent) => expect(percentOn('ES', day, rate)).toBe(percent));

  test.each([
    ['pro', '2006-12-31', UNAVAILABLE],
    ['pro', '2007-01-01', '15.0%'],
    ['pro', '2012-08-31', '15.0%'],
    ['pro', '2012-09-01', '21.0%'],
    ['pro', '2014-12-31', '21.0%'],
    ['pro', '2015-01-01', '19.0%'],
    ['pro', '2015-07-11', '19.0%'],
    ['pro', '2015-07-12', '15.0%'],
    ['pro-start', '2007-01-01', '7.0%'],
    ['capital', '2007-01-01', '19.0%'],
    ['modules', '2007-01-01', '1.0%'],
  ])('with the IRPF rate %s on %s gets %s', (rate, day, percent) => {
    expect(percentOn('ES', day, rate, { cat: 'IRPF' })).toBe(percent);
  });

  test('has the two rates of IGIC on any day', () => {
    expect(percentOn('ES', '1990-01-01', 'general', { cat: 'IGIC' })).toBe('7.0%');
    expect(percentOn('ES', '1990-01-01', 'reduced', { cat: 'IGIC' })).toBe('3.0%');
  });

  test.each([
    ['general+eqs', '2010-06-30', undefined],
    ['general+eqs', '2010-07-01', { percent: '18.0%', surcharge: '4.0%' }],
    ['general+eqs', '2012-08-31', { percent: '18.0%', surcharge: '4.0%' }],
    ['standard+eqs', '2012-09-01', { percent: '21.0%', surcharge: '5.2%' }],
    ['reduced+eqs', '2010-07-01', { percent: '8.0%', surcharge: '1.0%' }],
    ['reduced+eqs', '2012-09-01', { percent: '10.0%', surcharge: '1.4%' }],
    ['super-reduced+eqs', '1994-12-31', undefined],
    ['super-reduced+eqs', '1995-01-01', { percent: '4.0%', surcharge: '0.5%' }],
  ])('with the surcharge of %s on %s has %j', (rate, day, expected) => {
    const lines = [line({ taxes: [{ cat: 'VAT', rate }] })];
    const { document, calculation } = invoiceOf('ES', { issue_date: day, lines });
    if (expected) expect(document.lines[0].taxes[0]).toMatchObject(expected);
    else expect(calculation).toBe(UNAVAILABLE);
  });

  test('subtracts the retained IRPF from the payable amount', () => {
    const taxes = [
      { cat: 'VAT', rate: 'general' },
      { cat: 'IRPF', rate: 'pro' },
    ];
    expect(invoiceOf('ES', { lines: [line({ taxes })] }).document.totals).toMatchObject({
      tax: '21.00',
      total_with_tax: '121.00',
      retained_tax: '15.00',
      payable: '106.00',
    });
  });

  test.each([
    ['VAT', ['reverse-charge'], ['Reverse Charge / Inversión del sujeto pasivo.']],
    ['IGIC', ['cash-basis'], ['Régimen especial del criterio de caja.']],
    [
      'VAT',
      ['simplified-scheme', 'travel-agency'],
      ['Factura expedida por contribuyente en régimen simplificado.', 'Régimen especial de las agencias de viajes.'],
    ],
    ['IGIC', ['simplified-scheme'], []],
    ['VAT', ['copy', 'summary'], []],
    ['IPSI', ['self-billed'], ['Facturación por el destinatario.']],
  ])('under %s with the tags %j has the notes %j', (cat, tags, texts) => {
    expect(notesFor('ES', tags, cat).map(({ text }) => text)).toEqual(texts);
  });

  test('rejects tags of other countries', () => {
    expect(invoiceOf('ES', { $tags: ['export'] }).calculation).toBe('BW-TAG');
  });
});
