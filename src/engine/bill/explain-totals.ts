/** The calculation explanation of taxes, totals and payments. */
import type { Step } from '../model/path.ts';
import type { Amount } from '../num/amount.ts';
import { rateValue } from '../tax/categories.ts';
import type { TaxCombo } from '../tax/combo.ts';
import { categoryFor } from '../tax/registry.ts';
import type { CategoryTotal, RateTotal, TaxTotal } from '../tax/total.ts';
import { RateIndex } from '../tax/totals.ts';
import type { BillDocument, Terms } from './document.ts';
import { explainAdjustments, explainLines } from './explain-lines.ts';
import type { Explanation, Figure } from './explanation.ts';
import { type Row, withoutIncluded } from './taxes.ts';
import type { Totals } from './totals.ts';

/** Notes every figure from lines to what is payable, while all are unrounded. */
export function explainTotals(
  document: BillDocument,
  totals: Totals,
  taxes: TaxTotal,
  rows: readonly Row[],
  terms: Terms,
  explanation: Explanation,
): void {
  const { rounding } = terms;
  const sum = explanation.add(
    ['totals', 'sum'],
    'sum',
    explainLines(document, terms, explanation),
    totals.sum ?? rounding.zero,
  );
  const total: Figure[] = [sum];
  const discounts = explainAdjustments('discounts', document, sum, rounding, explanation);
  if (totals.discount)
    total.push({ ...explanation.add(['totals', 'discount'], 'sum', discounts, totals.discount), sign: '-' });
  const charges = explainAdjustments('charges', document, sum, rounding, explanation);
  if (totals.charge) total.push(explanation.add(['totals', 'charge'], 'sum', charges, totals.charge));

  explainTaxes(taxes, rows, terms, explanation);
  if (totals.tax_included) {
    const position = taxes.categories?.findIndex(({ code }) => (code ?? '') === terms.included) ?? 0;
    const amount = { path: ['totals', 'taxes', 'categories', position, 'amount'], value: totals.tax_included };
    total.push({ ...explanation.add(['totals', 'tax_included'], 'copy', [amount], totals.tax_included), sign: '-' });
  }
  const net = explanation.add(['totals', 'total'], 'sum', total, totals.total ?? rounding.zero);
  const tax = explanation.add(
    ['totals', 'tax'],
    'copy',
    [{ path: ['totals', 'taxes', 'sum'], value: totals.tax ?? rounding.zero }],
    totals.tax ?? rounding.zero,
  );
  const payable: Figure[] = [
    explanation.add(['totals', 'total_with_tax'], 'sum', [net, tax], totals.total_with_tax ?? rounding.zero),
  ];
  if (totals.retained_tax) {
    const retained = { path: ['totals', 'taxes', 'retained'], value: totals.retained_tax };
    payable.push({
      ...explanation.add(['totals', 'retained_tax'], 'copy', [retained], totals.retained_tax),
      sign: '-',
    });
  }
  explainPayable(totals, payable, terms, explanation);
}

/** What is payable, with an adjustment of one's own added once the rest is rounded. */
function explainPayable(totals: Totals, parts: Figure[], { rounding }: Terms, explanation: Explanation): void {
  const payable = totals.payable ?? rounding.zero;
  if (!totals.rounding) {
    explanation.add(['totals', 'payable'], 'sum', parts, payable);
    return;
  }
  const exact = explanation.add(['totals', 'payable~exact'], 'sum', parts, payable);
  const rounded = explanation.add(['totals', 'payable~rounded'], 'round', [exact], payable.rescale(rounding.decimals));
  const adjustment = { path: ['totals', 'rounding'], value: totals.rounding };
  explanation.add(
    ['totals', 'payable'],
    'sum',
    [rounded, adjustment],
    payable.rescale(rounding.decimals).add(totals.rounding),
  );
}

function explainTaxes(taxes: TaxTotal, rows: readonly Row[], terms: Terms, explanation: Explanation): void {
  const bases = explainRows(taxes, rows, terms, explanation);
  const sums: Figure[] = [];
  const retained: Figure[] = [];
  for (const [position, category] of (taxes.categories ?? []).entries()) {
    const figures = explainCategory(category, ['totals', 'taxes', 'categories', position], bases, terms, explanation);
    if (category.informative) continue;
    for (const figure of figures) (category.retained ? retained : sums).push(figure);
  }
  explanation.add(['totals', 'taxes', 'sum'], 'sum', sums, taxes.sum ?? terms.rounding.zero);
  if (taxes.retained) explanation.add(['totals', 'taxes', 'retained'], 'sum', retained, taxes.retained);
}

/** The rows that make up the base of each rate, without the tax that prices contain. */
function explainRows(
  taxes: TaxTotal,
  rows: readonly Row[],
  terms: Terms,
  explanation: Explanation,
): ReadonlyMap<RateTotal, Figure[]> {
  const index = new RateIndex();
  const bases = new Map<RateTotal, Figure[]>();
  for (const { code, rates } of taxes.categories ?? []) {
    for (const rate of rates ?? []) {
      index.add(code ?? '', rate);
      bases.set(rate, []);
    }
  }
  for (const row of rows) {
    const net = row.taxes?.length ? explainNet(row, terms, explanation) : undefined;
    for (const [position, combo] of (row.taxes ?? []).entries()) {
      explainRateSource(combo, [...row.path, position], terms, explanation);
      const rate = index.find(combo);
      if (net && rate) bases.get(rate)?.push(net);
    }
  }
  return bases;
}

/** A row as it counts in the base of its taxes. */
function explainNet({ total, taxes, path }: Row, terms: Terms, explanation: Explanation): Figure {
  const { rounding } = terms;
  const [list, position] = path;
  const own: Figure = {
    path: [list ?? '', position ?? 0, list === 'lines' ? 'total' : 'amount'],
    value: list === 'discounts' ? total.negate() : total,
  };
  if (list === 'discounts') own.sign = '-';
  const contained = terms.included === '' ? undefined : taxes?.findIndex(({ cat }) => cat === terms.included);
  const percent = contained === undefined || contained < 0 ? undefined : taxes?.[contained]?.percent;
  if (!percent) return own;
  const net = withoutIncluded(total.up(rounding.decimals + 2), percent);
  const step = explanation.add(
    [list ?? '', position ?? 0, 'total~net'],
    'remove',
    [own, { path: [...path, contained ?? 0, 'percent'], value: percent }],
    net,
  );
  const counted = rounding.widen(rounding.zero, net);
  return counted.exponent < net.exponent
    ? explanation.add([list ?? '', position ?? 0, 'total~counted'], 'round', [step], net.rescale(counted.exponent))
    : step;
}

/** Which rate of which country gave a percentage, and since when it held. */
function explainRateSource(combo: TaxCombo, path: Step[], terms: Terms, explanation: Explanation): void {
  if (!combo.rate || !combo.percent) return;
  const { regime, category } = categoryFor(
    terms.calculation.registry,
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
  explanation.add([...path, 'percent'], 'rate', [], combo.percent, source);
  if (combo.surcharge) explanation.add([...path, 'surcharge'], 'rate', [], combo.surcharge, source);
}

/** A category with its rates; gives what counts in the sum: the amount, and the surcharge if there is one. */
function explainCategory(
  category: CategoryTotal,
  path: Step[],
  bases: ReadonlyMap<RateTotal, Figure[]>,
  { rounding }: Terms,
  explanation: Explanation,
): Figure[] {
  const amounts: Figure[] = [];
  const surcharges: Figure[] = [];
  for (const [position, rate] of (category.rates ?? []).entries()) {
    const at = [...path, 'rates', position];
    const base = explanation.add([...at, 'base'], 'sum', bases.get(rate) ?? [], rate.base ?? rounding.zero);
    if (!rate.percent) {
      explanation.add([...at, 'amount'], 'sum', [], rate.amount ?? rounding.zero);
      if (rate.surcharge)
        explanation.add([...at, 'surcharge', 'amount'], 'sum', [], rate.surcharge.amount ?? rounding.zero);
      continue;
    }
    const percent = { path: [...at, 'percent'], value: rate.percent };
    amounts.push(explanation.add([...at, 'amount'], 'percent', [percent, base], rate.amount ?? rounding.zero));
    if (!rate.surcharge?.percent) continue;
    const extra = { path: [...at, 'surcharge', 'percent'], value: rate.surcharge.percent };
    surcharges.push(
      explanation.add([...at, 'surcharge', 'amount'], 'percent', [extra, base], rate.surcharge.amount ?? rounding.zero),
    );
  }
  const figures = [explanation.add([...path, 'amount'], 'sum', amounts, category.amount ?? rounding.zero)];
  if (category.surcharge) figures.push(explanation.add([...path, 'surcharge'], 'sum', surcharges, category.surcharge));
  return figures;
}

/** Advances and due dates, once what is payable is known. */
export function explainPayment(
  { payment }: BillDocument,
  totals: Totals,
  payable: Amount,
  explanation: Explanation,
): void {
  const whole = { path: ['totals', 'payable'], value: payable };
  const advances = (payment?.advances ?? []).flatMap(({ amount, percent }, position) => {
    if (!amount) return [];
    const path = ['payment', 'advances', position];
    if (percent)
      return [
        explanation.add(
          [...path, 'amount'],
          'percent',
          [{ path: [...path, 'percent'], value: percent }, whole],
          amount,
        ),
      ];
    return [{ path: [...path, 'amount'], value: amount }];
  });
  if (totals.advance && totals.due) {
    const advance = explanation.add(['totals', 'advance'], 'sum', advances, totals.advance);
    explanation.add(['totals', 'due'], 'sum', [whole, { ...advance, sign: '-' }], totals.due);
  }
  for (const [position, { amount, percent }] of (payment?.terms?.due_dates ?? []).entries()) {
    if (!amount || !percent || percent.isZero()) continue;
    const path = ['payment', 'terms', 'due_dates', position];
    explanation.add([...path, 'amount'], 'percent', [{ path: [...path, 'percent'], value: percent }, whole], amount);
  }
}
