import { describe, expect, it } from 'vitest';
import { eInvoices } from '../../../countries/e-invoices.ts';
import { rowsInWords } from './words.ts';

const rowOf = (country: string, file: string) => {
  const found = eInvoices[country]?.find(({ formats, unwritten }) => formats?.includes(file) || unwritten === file);
  if (!found) throw new Error(`${country} has no ${file}`);
  return found;
};

/** Returns a row in words on a day. */
const inWords = (country: string, file: string, today = '2026-11-28') =>
  rowsInWords([rowOf(country, file)], today)[0] ?? '';

describe('a row in words', () => {
  it('names each group with its day, before and after it', () => {
    const days = (today: string) => inWords('ES', 'verifactu', today).match(/\b(?:since|from) \d+ \w+ \d{4}/g);
    expect(days('2026-11-28')).toEqual(['from 1 January 2027', 'from 1 July 2027']);
    expect(days('2027-02-01')).toEqual(['since 1 January 2027', 'from 1 July 2027']);
  });

  it('has the turnover with its currency', () => {
    expect(inWords('DE', 'facturx-en16931-pdf')).toContain('€800,000');
  });

  it('is in words without a law too', () => {
    expect(inWords('CH', 'peppol-ubl')).toMatch(/: \w+, \w+ \w+$/);
  });
});

it('a row says if the file is the invoice', () => {
  const itself = 'the invoice itself';
  expect(
    [inWords('MX', 'cfdi'), inWords('PL', 'ksef'), inWords('ES', 'facturae')].map((words) => words.startsWith(itself)),
  ).toEqual([true, true, false]);
});

it('every row has words', () => {
  for (const row of Object.values(eInvoices).flat())
    expect(rowsInWords([row], '2026-11-28').join()).not.toMatch(/[{}]|undefined/);
});
