import { describe, expect, it } from 'vitest';
import { eInvoices } from '../../../countries/e-invoices.ts';
import { dutyInWords, whichInvoices, whoMust } from './words.ts';

const rowOf = (country: string, file: string) => {
  const found = eInvoices[country]?.find(({ formats, unwritten }) => formats?.includes(file) || unwritten === file);
  if (!found) throw new Error(`${country} has no ${file}`);
  return found;
};

describe('whoMust', () => {
  it('names each group with its day, before and after it', () => {
    const verifactu = rowOf('ES', 'verifactu');
    const days = (today: string) => whoMust(verifactu, today).match(/\b(?:since|from) \d+ \w+ \d{4}/g);
    expect(days('2026-11-28')).toEqual(['from 1 January 2027', 'from 1 July 2027']);
    expect(days('2027-02-01')).toEqual(['since 1 January 2027', 'from 1 July 2027']);
  });

  it('has the turnover with its currency', () => {
    expect(whoMust(rowOf('DE', 'facturx-en16931-pdf'), '2026-11-28')).toContain('€800,000');
  });

  it('is in words without a law too', () => {
    expect(whoMust(rowOf('CH', 'peppol-ubl'), '2026-11-28')).toMatch(/^\w+, \w+ \w+$/);
  });
});

it('whichInvoices says if the file is the invoice', () => {
  const [cfdi, ksef, facturae] = [rowOf('MX', 'cfdi'), rowOf('PL', 'ksef'), rowOf('ES', 'facturae')].map(whichInvoices);
  expect(ksef?.startsWith(cfdi ?? '-')).toBe(true);
  expect(facturae?.startsWith(cfdi ?? '-')).toBe(false);
});

it('every row has words', () => {
  for (const row of Object.values(eInvoices).flat())
    expect(dutyInWords(row, '2026-11-28')).not.toMatch(/[{}]|undefined/);
});
