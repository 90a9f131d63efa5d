/** Puts the figures of a received file into its document, for writing other formats and drawing pages. */

import { isJsonObject, type JsonObject } from '../../../engine/model/json.ts';
import { Amount } from '../../../engine/num/amount.ts';
import type { StatedFigures } from '../../declare/source-file.ts';
import { minus, plus } from './amounts.ts';
import { listIn, numberIn } from './members.ts';

/**
 * Returns a calculated document with the figures of its file. Without `byLine`, the total without tax follows from the
 * taxable amounts, as in the file; otherwise from the lines, and the rounding makes up for the difference.
 */
export function restated(document: JsonObject, stated: StatedFigures | undefined, byLine = false): JsonObject {
  if (stated === undefined || !isJsonObject(document.totals)) return document;
  const copy = structuredClone(document);
  const lines = listIn(copy, 'lines');
  for (const [at, total] of stated.lines.entries()) {
    const line = lines[at];
    if (line && total) line.total = (byLine ? total.rescale(2) : total).toString();
  }
  const changes = restateRates(copy, stated);
  restateTotals(copy.totals as JsonObject, lines, changes, stated, byLine);
  return copy;
}

interface Changes {
  base: Amount;
  tax: Amount;
  retained: Amount;
}

/** Replaces tax totals. Returns the sums of the changes. */
function restateRates({ totals }: JsonObject, stated: StatedFigures): Changes {
  const changes: Changes = { base: Amount.zero(2), tax: Amount.zero(2), retained: Amount.zero(2) };
  const taxes = isJsonObject(totals) && isJsonObject(totals.taxes) ? totals.taxes : {};
  for (const [i, category] of listIn(taxes, 'categories').entries()) {
    for (const [j, rate] of listIn(category, 'rates').entries()) {
      const own = stated.rates.get(`$.totals.taxes.categories[${i}].rates[${j}]`);
      if (own === undefined) continue;
      const amount = minus(own.amount, numberIn(rate, 'amount'));
      if (category.retained === true) changes.retained = plus(changes.retained, amount);
      else changes.tax = plus(changes.tax, amount);
      rate.amount = own.amount.toString();
      if (own.base === undefined) continue;
      changes.base = plus(changes.base, minus(own.base, numberIn(rate, 'base')));
      rate.base = own.base.toString();
    }
    category.amount = sumOf(listIn(category, 'rates'), 'amount').toString();
  }
  return changes;
}

function restateTotals(
  totals: JsonObject,
  lines: readonly JsonObject[],
  { base, tax, retained }: Changes,
  stated: StatedFigures,
  byLine: boolean,
): void {
  const before = (name: string) => numberIn(totals, name) ?? Amount.zero(2);
  const set = (name: string, value: Amount) => {
    totals[name] = value.rescale(2).toString();
    return value.rescale(2);
  };
  const rounded = lines.map((line) => numberIn(line, 'total') ?? Amount.zero(2));
  const sum = set(
    'sum',
    rounded.reduce((all, each) => plus(all, byLine ? each.rescale(2) : each), Amount.zero(2)),
  );
  const others = minus(before('charge'), before('discount'));
  const net = set('total', byLine ? plus(sum, others) : plus(before('total'), base));
  const allTax = set('tax', plus(before('tax'), tax));
  const given = stated.rounding ?? Amount.zero(2);
  const asked = stated.total ?? plus(plus(plus(before('total_with_tax'), base), tax), given);
  const added = plus(net, allTax);
  const rounding = byLine ? minus(asked, added) : given;
  const withTax = set('total_with_tax', byLine ? added : minus(asked, rounding));
  delete totals.rounding;
  if (!rounding.isZero()) set('rounding', rounding);
  const withheld = plus(before('retained_tax'), retained);
  if (totals.retained_tax !== undefined) set('retained_tax', withheld);
  const payable = set('payable', minus(plus(withTax, rounding), withheld));
  if (totals.due !== undefined) set('due', minus(payable, before('advance')));
}

function sumOf(rows: readonly JsonObject[], name: string): Amount {
  return rows.reduce((sum, row) => plus(sum, numberIn(row, name)), Amount.zero(2));
}
