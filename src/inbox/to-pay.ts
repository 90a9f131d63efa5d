/** The sums of the invoices to pay. */

import { amountText, centsOf } from './compare/amounts.ts';
import type { Row } from './row.ts';

/** Returns the amount due of a row; undefined if it is missing or not positive. */
export function amountToPay({ due }: Pick<Row, 'due'>): string | undefined {
  const cents = centsOf(due);
  return due === null || due.startsWith('-') || cents === undefined || cents === 0 ? undefined : due;
}

/** Returns the sum of the amounts due of rows to pay, by currency. */
export function sumsToPay(rows: readonly Row[]): Record<string, string> {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const due = row.suggestion === 'pay' ? amountToPay(row) : undefined;
    if (due === undefined || row.currency === null) continue;
    sums.set(row.currency, (sums.get(row.currency) ?? 0) + (centsOf(due) ?? 0));
  }
  return Object.fromEntries(Array.from(sums, ([currency, cents]) => [currency, amountText(cents)]));
}
