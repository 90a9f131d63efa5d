/** The taxes of a document (chapter 02 §7): its taxable rows, prepared, without the tax that prices contain. */
import type { Step } from '../model/path.ts';
import type { Amount } from '../num/amount.ts';
import type { Percentage } from '../num/percentage.ts';
import type { TaxCombo } from '../tax/combo.ts';
import { type ComboProblem, isProblem, prepareCombo } from '../tax/prepare.ts';
import type { TaxTotal } from '../tax/total.ts';
import { type PreparedCombo, type TaxableRow, taxTotalOf } from '../tax/totals.ts';
import { message } from '../text/message.ts';
import type { BillDocument, Terms } from './document.ts';

/** A row before its taxes are settled: where it is in a list of the document. */
export interface Row {
  total: Amount;
  taxes: TaxCombo[] | undefined;
  list: 'lines' | 'discounts' | 'charges';
  position: number;
}

/** The path of a row's taxes. */
export function taxesPathOf({ list, position }: Row): Step[] {
  return [list, position, 'taxes'];
}

/** Lines that have a total, discounts as negative rows, charges: in this order. */
export function taxableRows(document: BillDocument): Row[] {
  const rows: Row[] = [];
  for (const [position, line] of (document.lines ?? []).entries()) {
    if (line.total) rows.push({ total: line.total, taxes: line.taxes, list: 'lines', position });
  }
  for (const [position, discount] of (document.discounts ?? []).entries()) {
    if (!discount.amount) continue;
    rows.push({ total: discount.amount.negate(), taxes: discount.taxes, list: 'discounts', position });
  }
  for (const [position, charge] of (document.charges ?? []).entries()) {
    if (charge.amount) rows.push({ total: charge.amount, taxes: charge.taxes, list: 'charges', position });
  }
  return rows;
}

/** The tax total of the rows, unrounded; reports combos that cannot be settled. */
export function calculateTaxes(rows: readonly Row[], terms: Terms): TaxTotal {
  const prepared: TaxableRow[] = [];
  const taxTerms = { registry: terms.calculation.registry, country: terms.regime?.country ?? '', day: terms.taxDate };
  for (const row of rows) {
    if (!row.taxes?.length) continue;
    const results = row.taxes.map((combo) => prepareCombo(combo, taxTerms));
    const combos = results.every(isSettled) ? results : settledOf(results, row, terms);
    prepared.push({ base: row.total.up(terms.rounding.decimals + 2), combos });
  }
  for (const row of prepared) {
    const base = withoutContained(row.base, row.combos, terms);
    if (!base) break;
    row.base = base;
  }
  return taxTotalOf(prepared, terms.rounding);
}

const CODES = { category: 'BW-TAX-CATEGORY', rate: 'BW-TAX-RATE', date: 'BW-TAX-RATE-DATE' } as const;

function isSettled(result: PreparedCombo | ComboProblem): result is PreparedCombo {
  return !isProblem(result);
}

/** Returns what of a row could be settled, and reports what could not. */
function settledOf(
  results: readonly (PreparedCombo | ComboProblem)[],
  row: Row,
  { calculation, taxDateField }: Terms,
): PreparedCombo[] {
  for (const [position, result] of results.entries()) {
    if (!isProblem(result)) continue;
    const paths: Step[][] = [[...taxesPathOf(row), position, result.kind === 'category' ? 'cat' : 'rate']];
    if (result.kind === 'date') paths.push([taxDateField]);
    calculation.fail(CODES[result.kind], result.message, result.text, ...paths);
  }
  return results.filter(isSettled);
}

/** A row's total without the tax that prices contain, surcharges aside (§7.3); undefined where prices cannot contain it. */
function withoutContained(total: Amount, combos: readonly PreparedCombo[], terms: Terms): Amount | undefined {
  if (terms.included === '') return total;
  const contained = combos.find(({ combo }) => combo.cat === terms.included);
  if (!contained) return total;
  const sort = contained.retained ? 'retained' : contained.informative ? 'informative' : undefined;
  if (sort) {
    const about = { category: terms.included, sort: message(sort) };
    const text =
      'Prices cannot contain {category}, which is {sort}; name a tax that is added, or remove prices_include.';
    terms.calculation.fail(
      'BW-PRICES-INCLUDE',
      message("invalid-prices-include: cannot include {sort} category '{category}'", about),
      message(text, about),
      ['tax', 'prices_include'],
    );
    return undefined;
  }
  return contained.combo.percent ? withoutIncluded(total, contained.combo.percent) : total;
}

/** A total, with the decimals it is given, without the tax that it contains. */
export function withoutIncluded(total: Amount, percent: Percentage): Amount {
  return percent.removeFrom(total);
}
