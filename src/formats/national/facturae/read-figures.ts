/**
 * Compares the figures of a file with those of its document. Not left to the ledger, because the same figures decide what is written back,
 * and chapter 19 reads a total before withholding differently.
 */

import { isJsonObject, type JsonObject } from '../../../engine/model/json.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { message } from '../../../engine/text/message.ts';
import type { Report, Severity } from '../../declare/report.ts';
import type { StatedFigures } from '../../declare/source-file.ts';
import { minus, plus } from '../shared/amounts.ts';
import { differing, type Figure, isWithin, reportFigures } from '../shared/figures.ts';
import { listIn, numberIn } from '../shared/members.ts';
import type { Source } from '../shared/reading.ts';
import { amountIn, sumOf } from './read-base.ts';
import type { Line } from './read-lines.ts';

const ZERO = Amount.zero(2);

/** Reports the figures that differ. Returns those of the file if any does. */
export function compareFigures(
  invoice: Source,
  document: JsonObject,
  lines: readonly Line[],
  isTurned: boolean,
  report: Report,
): StatedFigures | undefined {
  if (!isJsonObject(document.totals)) return undefined;
  const totals = invoice.child('InvoiceTotals');
  const figures = [...lineFigures(lines, document), ...totalFigures(totals, document, isTurned, report)];
  const differences = differing(figures);
  reportFigures(report, differences, severityOf);
  if (differences.length === 0) return undefined;
  const stated = (name: string) => turned(amountIn(totals, name), isTurned) ?? ZERO;
  const total = plus(stated('InvoiceTotal'), stated('TotalTaxesWithheld'));
  return { lines: lines.map(({ gross }) => gross), rates: new Map(), total, rounding: undefined };
}

const turned = (value: Amount | undefined, isTurned: boolean) => (isTurned ? value?.negate() : value);

/** Small differences come from rounding. */
function severityOf(figure: Figure): Severity {
  if (isWithin(figure, Amount.of(1, 2))) return 'info';
  return isWithin(figure, Amount.ONE) ? 'warning' : 'error';
}

function* lineFigures(lines: readonly Line[], document: JsonObject): Generator<Figure> {
  const rows = listIn(document, 'lines');
  for (const [at, { source, gross }] of lines.entries()) {
    const element = source.child('GrossAmount')?.element ?? source.element;
    yield { name: 'GrossAmount', element, stated: gross, calculated: numberIn(rows[at], 'total') ?? ZERO };
  }
}

function* totalFigures(
  totals: Source | undefined,
  document: JsonObject,
  isTurned: boolean,
  report: Report,
): Generator<Figure> {
  if (totals === undefined) return;
  const of = (name: string) => numberIn(document.totals, name) ?? ZERO;
  const outlays = sumOf(
    listIn(document, 'charges')
      .filter(({ key, taxes }) => key === 'outlay' && taxes === undefined)
      .map((each) => numberIn(each, 'amount')),
  );
  const withheld = of('retained_tax');
  const total = minus(minus(of('total_with_tax'), withheld), outlays);
  const due = isJsonObject(document.totals) && document.totals.due !== undefined ? of('due') : of('payable');
  const stated = turned(amountIn(totals, 'InvoiceTotal'), isTurned);
  const isBefore = !withheld.isZero() && stated?.equals(plus(total, withheld)) === true;
  if (isBefore) {
    const text = message(
      'InvoiceTotal does not subtract the withheld tax, although Facturae requires it; it was read anyway.',
    );
    report.changed('warning', { element: totals.child('InvoiceTotal')?.element }, text);
  }
  for (const [name, calculated] of [
    ['TotalGrossAmountBeforeTaxes', minus(of('total'), outlays)],
    ['TotalTaxOutputs', of('tax')],
    ['TotalTaxesWithheld', withheld],
    ['InvoiceTotal', isBefore ? plus(total, withheld) : total],
    ['TotalExecutableAmount', isBefore ? undefined : due],
  ] as const) {
    const source = totals.child(name);
    const value = turned(amountIn(totals, name), isTurned);
    if (source && value && calculated) yield { name, element: source.element, stated: value, calculated };
  }
}
