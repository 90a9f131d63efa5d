import { plus } from '../../engine/document/decimal.ts';
import type { Row } from './row.ts';

/** The sum of documents of a month, currency and rate. */
export interface Sum {
  /** `2026-02`; empty for documents without a date. */
  month: string;
  currency: string;
  rate: string;
  documents: number;
  base: string;
  tax: string;
}

/** Documents whose figures count: a document that cannot be judged was read like a valid one. */
const COUNTED: ReadonlySet<Row['status']> = new Set(['good', 'unjudged']);

/** Returns sums by month, currency and tax rate, in this order. Credit notes are subtracted, faulty documents left out. */
export function sumsOf(rows: readonly Row[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { figures, status } of rows) {
    if (!figures || !COUNTED.has(status)) continue;
    const month = figures.date.slice(0, 7);
    for (const { rate, base, tax } of figures.rates) {
      const key = `${month} ${figures.currency} ${rate}`;
      const sum = sums.get(key) ?? { month, currency: figures.currency, rate, documents: 0, base: '0', tax: '0' };
      sums.set(key, { ...sum, documents: sum.documents + 1, base: plus(sum.base, base), tax: plus(sum.tax, tax) });
    }
  }
  return [...sums].sort(([a], [b]) => a.localeCompare(b)).map(([, sum]) => sum);
}

/** The sum of all documents of a currency. */
export interface Total {
  currency: string;
  documents: number;
  net: string;
  tax: string;
  total: string;
}

/** Returns the totals of all valid documents, by currency. */
export function totalsOf(rows: readonly Row[]): Total[] {
  const totals = new Map<string, Total>();
  for (const { figures, status } of rows) {
    if (!figures || !COUNTED.has(status) || figures.total === '') continue;
    const { currency, net, tax, total } = figures;
    const known = totals.get(currency) ?? { currency, documents: 0, net: '0', tax: '0', total: '0' };
    totals.set(currency, {
      currency,
      documents: known.documents + 1,
      net: plus(known.net, net),
      tax: plus(known.tax, tax),
      total: plus(known.total, total),
    });
  }
  return [...totals.values()].sort((a, b) => a.currency.localeCompare(b.currency));
}
