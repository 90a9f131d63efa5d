/** Amounts of instalments in e-invoices (chapter 02 §9). */
import { instalmentAmount, instalmentAmounts } from '../../engine/bill/amount-to-pay.ts';
import { message } from '../../engine/text/message.ts';
import type { Report } from '../declare/report.ts';

type Instalment = Parameters<typeof instalmentAmount>[0];
type Figures = Parameters<typeof instalmentAmount>[1];

/**
 * Returns the amounts of instalments. The last one takes the remainder of rounding, which is reported.
 * @param places the property of each
 */
export function instalmentsOf(
  rows: readonly Instalment[],
  totals: Figures,
  places: readonly string[],
  report: Report,
): (string | undefined)[] {
  const amounts = instalmentAmounts(rows, totals);
  const last = rows.at(-1);
  if (last) reportRest(instalmentAmount(last, totals), amounts.at(-1), places.at(-1), report);
  return amounts;
}

/** Reports a last instalment that absorbs the rounding difference. */
export function reportRest(
  before: string | undefined,
  written: string | undefined,
  property: string | undefined,
  report: Report,
): void {
  if (written === undefined || written === before || property === undefined) return;
  const text = message('The last instalment was written as {amount}, so that all add up to the total.', {
    amount: written,
  });
  report.changed('info', { property }, text);
}
