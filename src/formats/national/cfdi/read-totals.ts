/**
 * Reads the totals of an invoice as its file states them, and compares them with those of its lines. Not left to the ledger, because by chapter 18
 * §7 the document keeps the totals of the file, so only a second calculation differs.
 */

import { addTo } from '../../../engine/model/group-by.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../engine/model/json.ts';
import { Amount } from '../../../engine/num/amount.ts';
import type { Report, Severity } from '../../declare/report.ts';
import { Decimal } from '../../rules/decimal.ts';
import { differing, excessOf, type Figure, reportFigures } from '../shared/figures.ts';
import { numberIn } from '../shared/members.ts';
import { IEPS } from './codes.ts';
import { filled, type Members, sumOf } from './read-base.ts';
import { categoryOf, type Lines, rateOf } from './read-lines.ts';
import type { CfdiView, TaxNode } from './view.ts';

/** The net of local taxes: what the receipt adds to the total besides its own taxes. */
export function localTaxes({ local }: CfdiView): Decimal {
  return local ? local.amount('TotaldeTraslados').minus(local.amount('TotaldeRetenciones')) : Decimal.ZERO;
}

function byCategory(taxes: readonly TaxNode[]): Map<string, TaxNode[]> {
  const found = new Map<string, TaxNode[]>();
  for (const tax of taxes) {
    const code = categoryOf(tax);
    if (code !== undefined) addTo(found, code, tax);
  }
  return found;
}

/** Returns the totals of a receipt. */
export function totalsOf(view: CfdiView, { charged, isCharged }: Lines, isPaid: boolean): Members {
  const decimals = view.decimals ?? 2;
  const money = (value: Decimal) => value.round(decimals).plus(new Decimal(0, decimals));
  const { root } = view;
  const sum = money(root.amount('SubTotal').minus(root.amount('Descuento')).plus(charged));
  const transferred = view.taxes.transferred.filter((tax) => tax.tax !== IEPS || (!isCharged && !tax.isExempt));
  const amountOf = (taxes: readonly TaxNode[]) => money(sumOf(taxes.map(({ importe }) => importe)));
  const categories = [
    ...[...byCategory(transferred)].map(([code, taxes]) => ({
      code,
      rates: taxes.map((tax) => ({
        ...rateOf(tax),
        base: tax.base?.toString() ?? '0',
        amount: money(tax.importe ?? Decimal.ZERO).toString(),
      })),
      amount: amountOf(taxes).toString(),
    })),
    ...[...byCategory(view.taxes.retained)].map(([code, taxes]) => {
      const own = view.concepts.flatMap((line) => line.taxes.retained.filter(({ tax }) => tax === taxes[0]?.tax));
      const amount = amountOf(taxes).toString();
      return { code, retained: true, rates: [{ base: sumOf(own.map(({ base }) => base)).toString(), amount }], amount };
    }),
  ];
  const tax = amountOf(transferred);
  const retained = amountOf(view.taxes.retained);
  const isRetained = view.taxes.retained.length > 0;
  const total = root.amount('Total');
  const rounding = localTaxes(view);
  return filled({
    sum: sum.toString(),
    total: sum.toString(),
    taxes:
      categories.length > 0
        ? filled({ categories, sum: tax.toString(), retained: isRetained ? retained.toString() : undefined })
        : {},
    tax: tax.toString(),
    total_with_tax: money(total.plus(retained).minus(rounding)).toString(),
    rounding: rounding.isZero ? undefined : money(rounding).toString(),
    retained_tax: isRetained ? retained.toString() : undefined,
    payable: money(total).toString(),
    due: isPaid ? money(Decimal.ZERO).toString() : undefined,
  });
}

/** The totals that are compared, with the attributes that state them. */
const COMPARED = {
  sum: 'SubTotal',
  tax: 'TotalImpuestosTrasladados',
  retained_tax: 'TotalImpuestosRetenidos',
  payable: 'Total',
} as const;

const CENT = Amount.of(1, 2);
const UNIT = Amount.of(1, 0);

function severityOf(figure: Figure): Severity {
  const excess = excessOf(figure).abs();
  return excess.compare(CENT) <= 0 ? 'info' : excess.compare(UNIT) <= 0 ? 'warning' : 'error';
}

/** Reports the totals of a file that differ from those of a calculated document. */
export function compareTotals(
  view: CfdiView,
  stated: JsonObject,
  calculated: JsonObject | undefined,
  report: Report,
): void {
  const made: Json | undefined = calculated?.totals;
  if (!isJsonObject(made) || !isJsonObject(stated.totals)) {
    if (isJsonObject(stated.totals)) report.uncompared(view.root.element);
    return;
  }
  const given = stated.totals;
  const figures = Object.entries(COMPARED).map(([name, attribute]) => ({
    name: attribute,
    element: attribute.startsWith('TotalImp') ? (view.taxes.element ?? view.root.element) : view.root.element,
    stated: numberIn(given, name) ?? Amount.zero(2),
    calculated: numberIn(made, name) ?? Amount.zero(2),
  }));
  reportFigures(report, differing(figures), severityOf);
}
