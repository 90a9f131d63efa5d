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
  uncalculatedFaults,
} from '../testing.ts';

beforeAll(loadAll);

describe('partita IVA', () => {
  test.each(['12345678903', '13029381004', '10182640150', '00000000000'])('accepts %s', (code) => {
    expect(accepts('IT', code)).toBe(true);
  });

  test.each(['12345678901', '13029381009', 'A764352056Z', '1234567890', 'RSSGNN60R30H501U'])('rejects %s', (code) => {
    expect(identityFaults('IT', code)).toEqual(['GOBL-IT-TAX-IDENTITY-01 $.code']);
  });

  test('drops separators and the country prefix on normalising', () => {
    expect(normalisedCode('IT', 'it 123.456.789-03')).toBe('12345678903');
  });
});

describe('codice fiscale', () => {
  const code = '$.customer.identities[0].code';
  const customerWith = (...identities: object[]) => ({ customer: { name: 'Mario Rossi', identities } });

  test.each([
    ['RSSGNN60R30H501U', []],
    ['RSSMRA74D22A001Q', []],
    ['FOOBRR80C04H146T', []],
    ['LWNSML81L16F205A', []],
    ['12345678903', []],
    ['10182640150', []],
    ['12345678901', ['-03']],
    ['RSXGNN60R30H501U', ['-03']],
    ['RSSGNN60R30H502U', ['-03']],
    ['AYSGNN60R30H50UU', ['-02', '-03']],
    ['RSSMRA74D32A001R', ['-02']],
    ['RSSGNN60R30H501', ['-02', '-03']],
    ['RSSGNN60R30H501U1', ['-02', '-03']],
    ['A764352056Z', ['-02', '-03']],
    ['A7643520560', ['-02']],
    ['RSSÀNN60R30H501', ['-02', '-03']],
    ['abcdefghijklmno2', ['-02', '-03']],
  ])('%s gives the faults %j', (text, faults) => {
    const identity = { key: 'it-fiscal-code', code: text };
    const found = uncalculatedFaults('IT', { $regime: 'IT', ...customerWith(identity) });
    expect(found.filter((fault) => fault.startsWith('GOBL-IT'))).toEqual(
      faults.map((number) => `GOBL-IT-ORG-IDENTITY${number} ${code}`),
    );
  });

  test('is reported as missing if its identity has no code', () => {
    expect(invoiceOf('IT', customerWith({ key: 'it-fiscal-code', code: '' })).faults).toEqual([
      `GOBL-ORG-IDENTITY-01 ${code}`,
      `GOBL-IT-ORG-IDENTITY-01 ${code}`,
    ]);
  });

  test('is cleaned, unlike other keys and types', () => {
    const { document } = invoiceOf(
      'IT',
      customerWith(
        { key: 'it-fiscal-code', code: 'RSS.mra-74D22-A00 . 1Q' },
        { key: 'it-fiscal-code', code: 'IT12345678903' },
        { type: 'CF', code: 'rss-1' },
      ),
    );
    expect(document.customer.identities.map((each: { code: string }) => each.code)).toEqual([
      'RSSMRA74D22A001Q',
      '12345678903',
      'rss-1',
    ]);
  });

  test('moves from the tax identity of individuals to the identities and replaces an existing one', () => {
    const tax_id = { country: 'IT', code: 'rss mra 74D22 A001Q', type: 'individual' };
    const other = { type: 'REA', code: '1' };
    const { document, faults } = invoiceOf('IT', {
      customer: {
        name: 'Mario Rossi',
        tax_id,
        identities: [{ key: 'it-fiscal-code', label: 'old', code: 'X' }, other],
      },
    });
    expect(faults).toEqual([]);
    expect(document.customer.tax_id).toEqual({ country: 'IT' });
    expect(document.customer.identities).toEqual([{ key: 'it-fiscal-code', code: 'RSSMRA74D22A001Q' }, other]);
    const company = invoiceOf('IT', { customer: { name: 'A', tax_id: { ...tax_id, type: 'company' } } });
    expect(company.document.customer.tax_id).toEqual({ country: 'IT', code: 'RSSMRA74D22A001Q', type: 'company' });
  });
});

describe('invoice', () => {
  test.each([
    ['intermediate', '10.0%'],
    ['super-reduced', '4.0%'],
  ])('has %s at %s on any day', (rate, percent) => {
    expect(percentOn('IT', '1990-01-01', rate)).toBe(percent);
    expect(percentOn('IT', '2026-03-10', rate)).toBe(percent);
  });

  test.each([
    ['general', '2013-10-01', '22.0%'],
    ['general', '2013-09-30', '21.0%'],
    ['general', '2011-09-17', '21.0%'],
    ['general', '2011-09-16', '20.0%'],
    ['general', '1997-10-01', '20.0%'],
    ['general', '1997-09-30', UNAVAILABLE],
    ['reduced', '2016-01-01', '5.0%'],
    ['reduced', '2015-12-31', UNAVAILABLE],
  ])('with the rate %s on %s gets %s', (rate, day, percent) => expect(percentOn('IT', day, rate)).toBe(percent));

  test('subtracts withheld income tax from the payable amount', () => {
    const taxes = [
      { cat: 'VAT', rate: 'general' },
      { cat: 'IRPEF', percent: '20%' },
    ];
    const { totals } = invoiceOf('IT', { lines: [line({ taxes })] }).document;
    expect([totals.total_with_tax, totals.retained_tax, totals.payable]).toEqual(['122.00', '20.00', '102.00']);
  });

  test('moves extensions of any tax to their new keys', () => {
    const taxes = [
      { cat: 'VAT', key: 'exempt', ext: { 'it-sdi-nature': 'N4', 'it-sdi-exempt': 'N1' } },
      { cat: 'IRPEF', percent: '20%', ext: { 'it-sdi-retained-tax': 'A' } },
    ];
    const { document } = invoiceOf('IT', { lines: [line({ taxes })] });
    expect(document.lines[0].taxes.map(({ ext }: { ext: object }) => ext)).toEqual([
      { 'it-sdi-exempt': 'N4' },
      { 'it-sdi-retained': 'A' },
    ]);
  });

  test('has a reverse-charge note in both languages', () => {
    const lines = [line({ taxes: [{ cat: 'VAT', key: 'reverse-charge' }] })];
    expect(invoiceOf('IT', { $tags: ['reverse-charge'], lines }).document.tax.notes).toEqual([
      { cat: 'VAT', key: 'reverse-charge', text: 'Reverse Charge / Inversione del soggetto passivo' },
    ]);
  });
});
