/**
 * The taxes of a document (chapter 02 §7): collects and prepares its taxable rows and removes the tax contained in
 * prices.
 */
import type { Step } from '../model/path.ts';
import type { Amount } from '../num/amount.ts';
import type { TaxCombo } from '../tax/combo.ts';
import { countingOf, enteringOf, entersOf, prepareCombo, type TaxTerms } from '../tax/prepare.ts';
import type { TaxTotal } from '../tax/total.ts';
import { type TaxableRow, takeOutEntering, taxTotalOf } from '../tax/totals.ts';
import { message } from '../text/message.ts';
import type { BillDocument, CalculationContext } from './document.ts';

/** A row before its taxes are prepared, with its position in the document. */
export interface Row {
  total: Amount;
  taxes: TaxCombo[] | undefined;
  list: 'lines' | 'discounts' | 'charges';
  position: number;
}

export function taxesPathOf({ list, position }: Pick<Row, 'list' | 'position'>): Step[] {
  return [list, position, 'taxes'];
}

/** Returns the taxable rows: lines with a total, discounts as negative rows, then charges. Documents before normalising may have empty rows. */
export function taxableRows(document: BillDocument): Row[] {
  const rows: Row[] = [];
  document.lines?.forEach((line, position) => {
    if (line?.total) rows.push({ total: line.total, taxes: line.taxes, list: 'lines', position });
  });
  document.discounts?.forEach((row, position) => {
    if (row?.amount) rows.push({ total: row.amount.negate(), taxes: row.taxes, list: 'discounts', position });
  });
  document.charges?.forEach((row, position) => {
    if (row?.amount) rows.push({ total: row.amount, taxes: row.taxes, list: 'charges', position });
  });
  return rows;
}

/** The unrounded taxes of a document. */
export interface DocumentTaxes {
  total: TaxTotal;
  /** The taxes that prices contain next to the included one, because they are in its base; undefined without any. */
  alsoIncluded: Amount | undefined;
}

/** Calculates the taxes of the rows. Reports combos that cannot be completed. */
export function calculateTaxes(rows: readonly Row[], terms: CalculationContext): DocumentTaxes {
  const prepared: TaxableRow[] = [];
  const taxTerms = taxTermsOf(terms);
  const enters = entersOf(taxTerms);
  for (const row of rows) {
    if (!row.taxes?.length) continue;
    const combos = settledOf(row.taxes, row, taxTerms, terms);
    const entering = combos.length > 1 ? enteringOf(combos, taxTerms, enters) : undefined;
    prepared.push({ base: terms.rounding.taxable(row.total), combos, contained: undefined, entering });
  }
  if (terms.included !== '') takeOutContained(prepared, taxTerms, terms);
  const total = taxTotalOf(prepared, terms.rounding, (combo) => countingOf(combo, taxTerms), terms.included);
  return { total, alsoIncluded: alsoIncludedIn(prepared) };
}

function alsoIncludedIn(rows: readonly TaxableRow[]): Amount | undefined {
  let sum: Amount | undefined;
  for (const { alsoContained } of rows) {
    if (alsoContained !== undefined) sum = sum ? sum.match(alsoContained).add(alsoContained) : alsoContained;
  }
  return sum;
}

/** Completes the taxes of rows without a total, which do not count, to find their faults too. */
export function prepareOtherTaxes(document: BillDocument, terms: CalculationContext): void {
  const taxTerms = taxTermsOf(terms);
  const counted = new Set<object | undefined>(taxableRows(document).map(({ taxes }) => taxes));
  for (const list of ['lines', 'discounts', 'charges'] as const) {
    for (const [position, { taxes }] of (document[list] ?? []).entries()) {
      const isPrepared = terms.currency !== '' && counted.has(taxes);
      if (taxes && !isPrepared) settledOf(taxes, { list, position }, taxTerms, terms);
    }
  }
}

function taxTermsOf({ calculation, regime, taxDate }: CalculationContext): TaxTerms {
  return { registry: calculation.registry, country: regime?.country ?? '', day: taxDate };
}

const CODES = { category: 'BW-TAX-CATEGORY', rate: 'BW-TAX-RATE', date: 'BW-TAX-RATE-DATE' } as const;

/** Completes the combos of a row. Returns those that succeed and reports the others. */
function settledOf(
  combos: readonly TaxCombo[],
  row: Pick<Row, 'list' | 'position'>,
  taxTerms: TaxTerms,
  { calculation, taxDateField }: CalculationContext,
): readonly TaxCombo[] {
  // Nearly all rows have valid combos only, so no list or function is allocated for each.
  let settled: TaxCombo[] | undefined;
  let position = 0;
  for (const combo of combos) {
    const problem = prepareCombo(combo, taxTerms);
    if (problem === undefined) settled?.push(combo);
    else {
      settled ??= combos.slice(0, position);
      const path = [...taxesPathOf(row), position];
      const places: Step[][] = [[...path, problem.kind === 'category' ? 'cat' : 'rate']];
      if (problem.kind === 'date') places.push([taxDateField]);
      const reads: Step[][] = ['cat', 'country', 'key', 'ext'].map((name) => [...path, name]);
      if (!combo.country) reads.push(['$regime']);
      if (problem.kind === 'date') reads.push([taxDateField]);
      calculation.fail(CODES[problem.kind], problem.message, problem.text, places, reads);
    }
    position++;
  }
  return settled ?? combos;
}

/** Finds the tax that each row contains, without surcharges (§7.3). Removes it at once unless that happens per rate. */
function takeOutContained(rows: readonly TaxableRow[], taxTerms: TaxTerms, terms: CalculationContext): void {
  for (const row of rows) {
    const contained = row.combos.find(({ cat }) => cat === terms.included);
    if (!contained) continue;
    const { retained, informative } = countingOf(contained, taxTerms);
    const about = { category: terms.included };
    const problem = retained
      ? {
          message: message("invalid-prices-include: cannot include retained category '{category}'", about),
          text: message(
            'Prices cannot include {category}, which is retained; choose a tax that is added, or remove prices_include.',
            about,
          ),
        }
      : informative && {
          message: message("invalid-prices-include: cannot include informative category '{category}'", about),
          text: message(
            'Prices cannot include {category}, which is informative; choose a tax that is added, or remove prices_include.',
            about,
          ),
        };
    if (problem) {
      terms.calculation.fail(
        'BW-PRICES-INCLUDE',
        problem.message,
        problem.text,
        [['tax', 'prices_include']],
        [['$regime']],
      );
      return;
    }
    if (contained.percent) row.contained = contained;
    if (contained.percent && terms.rounding.perCurrency) continue;
    if (contained.percent) row.base = contained.percent.removeFrom(row.base);
    takeOutEntering(row, contained);
  }
}
