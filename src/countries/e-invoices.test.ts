import { describe, expect, it } from 'vitest';
import { eInvoices } from './e-invoices.ts';

const rows = Object.entries(eInvoices).flatMap(([country, list]) => list.map((row) => ({ country, ...row })));

/** The day of the last review of all rows. Set it after reading the sources again. */
const REVIEWED = '2026-11-28';

describe('the table of e-invoices by country', () => {
  it('names a format or an official file in each row, and its source', () => {
    for (const { country, formats, unwritten, source } of rows) {
      expect([country, (formats?.length ?? 0) > 0 || unwritten !== undefined]).toEqual([country, true]);
      expect([country, source.length > 0]).toEqual([country, true]);
    }
  });

  it('was read at its source within a year of the last review', () => {
    const oldest = new Date(Date.parse(REVIEWED) - 365 * 86_400_000).toISOString().slice(0, 10);
    expect(rows.filter(({ read }) => read < oldest).map(({ country, source }) => `${country}: ${source}`)).toEqual([]);
  });

  it('lists the days of the law from the first to the last', () => {
    for (const { country, duties = [] } of rows) {
      const days = duties.map(({ from }) => from);
      expect([country, days]).toEqual([country, days.toSorted()]);
      for (const { from, whom, turnover } of duties) {
        expect([country, new Date(from).toISOString().slice(0, 10)]).toEqual([country, from]);
        expect([country, turnover !== undefined]).toEqual([country, whom === 'over']);
      }
    }
  });

  it('lists countries and formats once for each kind of invoice', () => {
    for (const [country, list] of Object.entries(eInvoices)) {
      const kinds = list.flatMap(({ scope, formats = [], unwritten = '' }) =>
        [...formats, unwritten].map((file) => `${scope} ${file}`),
      );
      expect([country, kinds]).toEqual([country, [...new Set(kinds)]]);
    }
  });
});
