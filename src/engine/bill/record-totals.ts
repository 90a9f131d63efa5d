/** The calculation record of taxes, totals and payments. */
import type { Step } from '../model/path.ts';
import type { Amount } from '../num/amount.ts';
import { categoryFor } from '../tax/catalogue.ts';
import { rateValue } from '../tax/categories.ts';
import type { TaxCombo } from '../tax/combo.ts';
import type { CategoryTotal, TaxTotal } from '../tax/total.ts';
import { sameRate } from '../tax/totals.ts';
import type { BillDocument, Terms } from './document.ts';
import type { CalculationRecord, Figure } from './record.ts';
import { recordAdjustments, recordLines } from './record-lines.ts';
import { type Row, withoutIncluded } from './taxes.ts';
import type { Totals } from './totals.ts';

/** Notes every figure from lines to what is payable, while all are unrounded. */
export function recordTotals(
  document: BillDocument,
  totals: Totals,
  taxes: TaxTotal,
  rows: readonly Row[],
  terms: Terms,
  record: CalculationRecord,
): void {
  const { rounding } = terms;
  const sum = record.add(['totals', 'sum'], 'sum', recordLines(document, terms, record), totals.sum ?? rounding.zero);
  const total: Figure[] = [sum];
  const discounts = recordAdjustments('discounts', document, sum, rounding, record);
  if (totals.discount)
    total.push({ ...record.add(['totals', 'discount'], 'sum', discounts, totals.discount), sign: '-' });
  const charges = recordAdjustments('charges', document, sum, rounding, record);
  if (totals.charge) total.push(record.add(['totals', 'charge'], 'sum', charges, totals.charge));

  recordTaxes(taxes, rows, terms, record);
  if (totals.tax_included) {
    const position = taxes.categories?.findIndex(({ code }) => (code ?? '') === terms.included) ?? 0;
    const amount = { place: ['totals', 'taxes', 'categories', position, 'amount'], value: totals.tax_included };
    total.push({ ...record.add(['totals', 'tax_included'], 'copy', [amount], totals.tax_included), sign: '-' });
  }
  const net = record.add(['totals', 'total'], 'sum', total, totals.total ?? rounding.zero);
  const tax = record.add(
    ['totals', 'tax'],
    'copy',
    [{ place: ['totals', 'taxes', 'sum'], value: totals.tax ?? rounding.zero }],
    totals.tax ?? rounding.zero,
  );
  const payable: Figure[] = [
    record.add(['totals', 'total_with_tax'], 'sum', [net, tax], totals.total_with_tax ?? rounding.zero),
  ];
  if (totals.retained_tax) {
    const retained = { place: ['totals', 'taxes', 'retained'], value: totals.retained_tax };
    payable.push({ ...record.add(['totals', 'retained_tax'], 'copy', [retained], totals.retained_tax), sign: '-' });
  }
  recordPayable(totals, payable, terms, record);
}

/** What is payable, with an adjustment of one's own added once the rest is rounded. */
function recordPayable(totals: Totals, parts: Figure[], { rounding }: Terms, record: CalculationRecord): void {
  const payable = totals.payable ?? rounding.zero;
  if (!totals.rounding) {
    record.add(['totals', 'payable'], 'sum', parts, payable);
    return;
  }
  const exact = record.add(['totals', 'payable~exact'], 'sum', parts, payable);
  const rounded = record.add(['totals', 'payable~rounded'], 'round', [exact], payable.rescale(rounding.decimals));
  const adjustment = { place: ['totals', 'rounding'], value: totals.rounding };
  record.add(
    ['totals', 'payable'],
    'sum',
    [rounded, adjustment],
    payable.rescale(rounding.decimals).add(totals.rounding),
  );
}

function recordTaxes(taxes: TaxTotal, rows: readonly Row[], terms: Terms, record: CalculationRecord): void {
  const bases = recordRows(taxes, rows, terms, record);
  const sums: Figure[] = [];
  const retained: Figure[] = [];
  for (const [position, category] of (taxes.categories ?? []).entries()) {
    const figures = recordCategory(
      category,
      ['totals', 'taxes', 'categories', position],
      bases[position] ?? [],
      terms,
      record,
    );
    if (category.informative) continue;
    for (const figure of figures) (category.retained ? retained : sums).push(figure);
  }
  record.add(['totals', 'taxes', 'sum'], 'sum', sums, taxes.sum ?? terms.rounding.zero);
  if (taxes.retained) record.add(['totals', 'taxes', 'retained'], 'sum', retained, taxes.retained);
}

/** The rows that make up the base of each rate of each category, without the tax that prices contain. */
function recordRows(taxes: TaxTotal, rows: readonly Row[], terms: Terms, record: CalculationRecord): Figure[][][] {
  const bases: Figure[][][] = (taxes.categories ?? []).map(({ rates }) => (rates ?? []).map(() => []));
  for (const row of rows) {
    const net = row.taxes?.length ? recordNet(row, terms, record) : undefined;
    for (const [position, combo] of (row.taxes ?? []).entries()) {
      recordRateSource(combo, [...row.place, position], terms, record);
      const category = (taxes.categories ?? []).findIndex(({ code }) => (code ?? '') === (combo.cat ?? ''));
      const rate = taxes.categories?.[category]?.rates?.findIndex((each) => sameRate(each, combo)) ?? -1;
      if (net) bases[category]?.[rate]?.push(net);
    }
  }
  return bases;
}

/** A row as it counts in the base of its taxes. */
function recordNet({ total, taxes, place }: Row, terms: Terms, record: CalculationRecord): Figure {
  const { rounding } = terms;
  const [list, position] = place;
  const own: Figure = {
    place: [list ?? '', position ?? 0, list === 'lines' ? 'total' : 'amount'],
    value: list === 'discounts' ? total.negate() : total,
  };
  if (list === 'discounts') own.sign = '-';
  const contained = terms.included === '' ? undefined : taxes?.findIndex(({ cat }) => cat === terms.included);
  const percent = contained === undefined || contained < 0 ? undefined : taxes?.[contained]?.percent;
  if (!percent) return own;
  const net = withoutIncluded(total.up(rounding.decimals + 2), percent);
  const step = record.add(
    [list ?? '', position ?? 0, 'total~net'],
    'remove',
    [own, { place: [...place, contained ?? 0, 'percent'], value: percent }],
    net,
  );
  const counted = rounding.widen(rounding.zero, net);
  return counted.exponent < net.exponent
    ? record.add([list ?? '', position ?? 0, 'total~counted'], 'round', [step], net.rescale(counted.exponent))
    : step;
}

/** Which rate of which country gave a percentage, and since when it held. */
function recordRateSource(combo: TaxCombo, place: Step[], terms: Terms, record: CalculationRecord): void {
  if (!combo.rate || !combo.percent) return;
  const { regime, category } = categoryFor(
    terms.calculation.catalogue,
    combo.country || (terms.regime?.country ?? ''),
    combo.cat ?? '',
  );
  const rate = category?.rate(combo.key ?? '', combo.rate);
  const value = rate && rateValue(rate, terms.taxDate, combo.ext);
  if (!regime || !category || !value) return;
  const source = {
    regime: regime.country,
    category: category.code,
    ...(combo.key && { key: combo.key }),
    rate: combo.rate,
    ...(value.since && { since: value.since }),
  };
  record.add([...place, 'percent'], 'rate', [], combo.percent, source);
  if (combo.surcharge) record.add([...place, 'surcharge'], 'rate', [], combo.surcharge, source);
}

/** A category with its rates; gives what counts in the sum: the amount, and the surcharge if there is one. */
function recordCategory(
  category: CategoryTotal,
  place: Step[],
  bases: readonly Figure[][],
  { rounding }: Terms,
  record: CalculationRecord,
): Figure[] {
  const amounts: Figure[] = [];
  const surcharges: Figure[] = [];
  for (const [position, rate] of (category.rates ?? []).entries()) {
    const at = [...place, 'rates', position];
    const base = record.add([...at, 'base'], 'sum', bases[position] ?? [], rate.base ?? rounding.zero);
    if (!rate.percent) {
      record.add([...at, 'amount'], 'sum', [], rate.amount ?? rounding.zero);
      continue;
    }
    const percent = { place: [...at, 'percent'], value: rate.percent };
    amounts.push(record.add([...at, 'amount'], 'percent', [percent, base], rate.amount ?? rounding.zero));
    if (!rate.surcharge?.percent) continue;
    const extra = { place: [...at, 'surcharge', 'percent'], value: rate.surcharge.percent };
    surcharges.push(
      record.add([...at, 'surcharge', 'amount'], 'percent', [extra, base], rate.surcharge.amount ?? rounding.zero),
    );
  }
  const figures = [record.add([...place, 'amount'], 'sum', amounts, category.amount ?? rounding.zero)];
  if (category.surcharge) figures.push(record.add([...place, 'surcharge'], 'sum', surcharges, category.surcharge));
  return figures;
}

/** Advances and due dates, once what is payable is known. */
export function recordPayment(
  { payment }: BillDocument,
  totals: Totals,
  payable: Amount,
  record: CalculationRecord,
): void {
  const whole = { place: ['totals', 'payable'], value: payable };
  const advances = (payment?.advances ?? []).flatMap(({ amount, percent }, position) => {
    if (!amount) return [];
    const place = ['payment', 'advances', position];
    if (percent)
      return [
        record.add([...place, 'amount'], 'percent', [{ place: [...place, 'percent'], value: percent }, whole], amount),
      ];
    return [{ place: [...place, 'amount'], value: amount }];
  });
  if (totals.advance && totals.due) {
    const advance = record.add(['totals', 'advance'], 'sum', advances, totals.advance);
    record.add(['totals', 'due'], 'sum', [whole, { ...advance, sign: '-' }], totals.due);
  }
  for (const [position, { amount, percent }] of (payment?.terms?.due_dates ?? []).entries()) {
    if (!amount || !percent || percent.isZero()) continue;
    const place = ['payment', 'terms', 'due_dates', position];
    record.add([...place, 'amount'], 'percent', [{ place: [...place, 'percent'], value: percent }, whole], amount);
  }
}
