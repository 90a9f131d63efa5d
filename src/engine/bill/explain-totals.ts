/** Explains taxes, totals and payments. */
import type { Operation } from '../calculation-step.ts';
import { RateTable } from '../currency/exchange-rate.ts';
import type { Step } from '../model/path.ts';
import type { Amount } from '../num/amount.ts';
import type { Percentage } from '../num/percentage.ts';
import { rateValue } from '../tax/categories.ts';
import type { TaxCombo } from '../tax/combo.ts';
import { categoryOf, regimeOf } from '../tax/registry.ts';
import type { CategoryTotal, RateTotal, TaxTotal } from '../tax/total.ts';
import { RateIndex } from '../tax/totals.ts';
import type { BillDocument, CalculationContext } from './document.ts';
import {
  containedIn,
  explainContainedTax,
  explainEntering,
  explainNet,
  explainShares,
  type InclusiveRows,
  inclusiveRows,
} from './explain-included.ts';
import { explainAdjustments, explainLines, type Noting } from './explain-lines.ts';
import { type Explanation, type Figure, less } from './explanation.ts';
import { type DocumentTaxes, type Row, taxesPathOf } from './taxes.ts';
import type { Totals } from './totals.ts';

/** The rows in the base of each rate, and the rows that contain its tax as a whole. */
interface Bases {
  readonly bases: ReadonlyMap<RateTotal, Figure[]>;
  readonly inclusive: InclusiveRows | undefined;
  readonly alsoIncluded: readonly Figure[];
}

/** Records every figure from lines to the payable amount before any of them is rounded. */
export function explainTotals(
  document: BillDocument,
  totals: Totals,
  { total: taxes }: DocumentTaxes,
  rows: readonly Row[],
  terms: CalculationContext,
  explanation: Explanation,
): void {
  const noting = { ...terms, explanation, rates: new RateTable(document.exchange_rates) };
  const { zero } = terms.rounding;
  const note = (name: Exclude<keyof Totals, 'taxes'>, op: Operation, of: readonly Figure[]) =>
    explanation.add(['totals', name], op, of, totals[name] ?? zero);

  const sum = note('sum', 'sum', explainLines(document, noting));
  const parts = [sum];
  const discounts = explainAdjustments(document.discounts, 'discounts', sum, noting);
  if (totals.discount) parts.push(less(note('discount', 'sum', discounts)));
  const charges = explainAdjustments(document.charges, 'charges', sum, noting);
  if (totals.charge) parts.push(note('charge', 'sum', charges));

  const alsoIncluded = explainTaxes(taxes, rows, noting);
  if (totals.tax_included) {
    const position = taxes.categories?.findIndex(({ code }) => (code ?? '') === terms.included) ?? 0;
    const path = ['totals', 'taxes', 'categories', position, 'amount'];
    const amount = { path, value: taxes.categories?.[position]?.amount ?? zero };
    const op = alsoIncluded.length > 0 ? 'sum' : 'copy';
    parts.push(less(note('tax_included', op, [amount, ...alsoIncluded])));
  }
  const net = note('total', 'sum', parts);
  const tax = note('tax', 'copy', [{ path: ['totals', 'taxes', 'sum'], value: totals.tax ?? zero }]);
  const payable = [note('total_with_tax', 'sum', [net, tax])];
  if (totals.retained_tax) {
    const retained = { path: ['totals', 'taxes', 'retained'], value: totals.retained_tax };
    payable.push(less(note('retained_tax', 'copy', [retained])));
  }
  explainPayable(totals, payable, noting);
}

/** Explains the payable amount, including the document's own rounding adjustment, which is added after rounding. */
function explainPayable(totals: Totals, parts: Figure[], { rounding, explanation }: Noting): void {
  const path = ['totals', 'payable'];
  const payable = totals.payable ?? rounding.zero;
  if (!totals.rounding) {
    explanation.add(path, 'sum', parts, payable);
    return;
  }
  const exact = explanation.add(['totals', 'payable~exact'], 'sum', parts, payable);
  const value = payable.rescale(rounding.decimals);
  const rounded = explanation.add(['totals', 'payable~rounded'], 'round', [exact], value);
  const given = { path: ['totals', 'rounding'], value: totals.rounding };
  const counted = totals.rounding.rescale(rounding.decimals);
  const adjustment = totals.rounding.equals(counted)
    ? given
    : explanation.add(['totals', 'rounding~rounded'], 'round', [given], counted);
  explanation.add(path, 'sum', [rounded, adjustment], value.add(counted));
}

/** Returns the taxes that prices contain because they are in the base of the included one. */
function explainTaxes(taxes: TaxTotal, rows: readonly Row[], noting: Noting): readonly Figure[] {
  const { explanation, rounding } = noting;
  const bases = explainRows(taxes, rows, noting);
  const sums: Figure[] = [];
  const retained: Figure[] = [];
  for (const [position, category] of (taxes.categories ?? []).entries()) {
    const figures = explainCategory(category, ['totals', 'taxes', 'categories', position], bases, noting);
    if (category.informative) continue;
    for (const figure of figures) (category.retained ? retained : sums).push(figure);
  }
  explanation.add(['totals', 'taxes', 'sum'], 'sum', sums, taxes.sum ?? rounding.zero);
  if (taxes.retained) explanation.add(['totals', 'taxes', 'retained'], 'sum', retained, taxes.retained);
  return bases.alsoIncluded;
}

/** Explains the rows in the base of each rate, without the tax contained in prices. */
function explainRows(taxes: TaxTotal, rows: readonly Row[], noting: Noting): Bases {
  const index = new RateIndex();
  const bases = new Map<RateTotal, Figure[]>();
  for (const { code, rates } of taxes.categories ?? []) {
    for (const rate of rates ?? []) {
      index.add(code ?? '', rate);
      bases.set(rate, []);
    }
  }
  const inclusive = noting.rounding.perCurrency ? inclusiveRows(rows, index, noting) : undefined;
  const shares = inclusive && explainShares(inclusive, noting);
  const alsoIncluded: Figure[] = [];
  for (const row of rows) {
    if (!row.taxes?.length) continue;
    const contained = containedIn(row, noting);
    const {
      net,
      contained: also,
      into,
    } = explainEntering(row, shares?.get(row) ?? explainNet(row, contained, noting), noting);
    if (also) alsoIncluded.push(also);
    for (const [position, combo] of row.taxes.entries()) {
      explainRateSource(combo, [...taxesPathOf(row), position], noting);
      if (inclusive && position === contained?.position) continue;
      const rate = index.find(combo);
      if (rate) bases.get(rate)?.push(net, ...into(combo));
    }
  }
  return { bases, inclusive, alsoIncluded };
}

/** Explains the source of a percentage: the country, its rate and the date from which it applies. */
function explainRateSource(combo: TaxCombo, path: Step[], noting: Noting): void {
  if (!combo.rate || !combo.percent) return;
  const { explanation, taxDate } = noting;
  const country = combo.country || (noting.regime?.country ?? '');
  const regime = regimeOf(noting.calculation.registry, country);
  const category = categoryOf(regime, combo.cat ?? '');
  const rate = category?.rate(combo.key ?? '', combo.rate);
  const value = rate && rateValue(rate, taxDate, combo.ext);
  if (!regime || !category || !value) return;
  const source = {
    regime: regime.country,
    category: category.code,
    ...(combo.key && { key: combo.key }),
    rate: combo.rate,
    ...(value.since && { since: value.since }),
  };
  explanation.add([...path, 'percent'], 'rate', [], combo.percent, source);
  if (combo.surcharge) explanation.add([...path, 'surcharge'], 'rate', [], combo.surcharge, source);
}

/**
 * Explains a category with its rates. Returns the figures that count in the sum: the amount, and the surcharge if any.
 */
function explainCategory(category: CategoryTotal, path: Step[], { bases, inclusive }: Bases, noting: Noting): Figure[] {
  const {
    explanation,
    rounding: { zero },
  } = noting;
  const amounts: Figure[] = [];
  const surcharges: Figure[] = [];
  for (const [position, rate] of (category.rates ?? []).entries()) {
    const at = [...path, 'rates', position];
    const { percent, amount = zero, surcharge } = rate;
    const net = bases.get(rate) ?? [];
    const own = inclusive?.get(rate);
    if (own && percent) {
      const { gross, tax } = explainContainedTax(at, own, { path: [...at, 'percent'], value: percent }, noting);
      amounts.push(tax);
      net.unshift(gross, less(tax));
    }
    const base = explanation.add([...at, 'base'], 'sum', net, rate.base ?? zero);
    const place = [...at, 'amount'];
    const extraPlace = [...at, 'surcharge', 'amount'];
    if (!percent) {
      explanation.add(place, 'sum', [], amount);
      if (surcharge) explanation.add(extraPlace, 'sum', [], zero);
      continue;
    }
    if (!own)
      amounts.push(explanation.add(place, 'percent', [{ path: [...at, 'percent'], value: percent }, base], amount));
    if (!surcharge?.percent) continue;
    const extra = { path: [...at, 'surcharge', 'percent'], value: surcharge.percent };
    surcharges.push(explanation.add(extraPlace, 'percent', [extra, base], surcharge.amount ?? zero));
  }
  const figures = [explanation.add([...path, 'amount'], 'sum', amounts, category.amount ?? zero)];
  if (category.surcharge) figures.push(explanation.add([...path, 'surcharge'], 'sum', surcharges, category.surcharge));
  return figures;
}

/** Explains advances and due dates, from the payable amount. */
export function explainPayment(
  { payment }: BillDocument,
  totals: Totals,
  payable: Amount,
  explanation: Explanation,
): void {
  const whole = { path: ['totals', 'payable'], value: payable };
  const share = (path: Step[], percent: Percentage, amount: Amount) =>
    explanation.add([...path, 'amount'], 'percent', [{ path: [...path, 'percent'], value: percent }, whole], amount);
  const advances = (payment?.advances ?? []).flatMap(({ amount, percent }, position) => {
    if (!amount) return [];
    const path = ['payment', 'advances', position];
    return percent ? share(path, percent, amount) : { path: [...path, 'amount'], value: amount };
  });
  if (totals.advance && totals.due) {
    const advance = explanation.add(['totals', 'advance'], 'sum', advances, totals.advance);
    explanation.add(['totals', 'due'], 'sum', [whole, less(advance)], totals.due);
  }
  for (const [position, { amount, percent }] of (payment?.terms?.due_dates ?? []).entries()) {
    if (amount && percent && !percent.isZero()) share(['payment', 'terms', 'due_dates', position], percent, amount);
  }
}
