/** Explains the tax contained in prices (chapter 02 §7.3). */
import type { Step } from '../model/path.ts';
import type { Amount } from '../num/amount.ts';
import type { Percentage } from '../num/percentage.ts';
import type { TaxCombo } from '../tax/combo.ts';
import { enteringOf, entersOf } from '../tax/prepare.ts';
import type { RateTotal } from '../tax/total.ts';
import { type EnteringTax, enteringInto, type RateIndex, summed, withoutContained } from '../tax/totals.ts';
import type { Noting } from './explain-lines.ts';
import { type Figure, less } from './explanation.ts';
import { type Row, taxesPathOf } from './taxes.ts';

type AmountFigure = Figure & { value: Amount };

/** The tax with a percentage that a row contains, and its position among the taxes of the row. */
interface Contained {
  readonly combo: TaxCombo;
  readonly percent: Percentage;
  readonly position: number;
}

export function containedIn({ taxes }: Row, { included }: Noting): Contained | undefined {
  const position = included === '' ? undefined : taxes?.findIndex(({ cat }) => cat === included);
  const combo = position === undefined ? undefined : taxes?.[position];
  return combo?.percent && position !== undefined ? { combo, percent: combo.percent, position } : undefined;
}

/** Explains the net value of a row as part of a tax base, if the contained tax is removed row by row. */
export function explainNet(row: Row, contained: Contained | undefined, { rounding, explanation }: Noting): Figure {
  const own = ownFigure(row);
  if (!contained) return own;
  const { list, position } = row;
  const net = contained.percent.removeFrom(rounding.taxable(row.total));
  return explanation.add([list, position, 'total~net'], 'remove', [own, percentOf(row, contained)], net);
}

/** The value of a row and the taxes in it that count in the base of another tax of the row (chapter 02 §7.4). */
interface Entering {
  readonly net: Figure;
  /** The part of these taxes that the price contained. */
  readonly contained: Figure | undefined;
  /** Returns the taxes in the base of a combo. */
  into: (combo: TaxCombo) => readonly Figure[];
}

/** @param priced the row without the included tax */
export function explainEntering(row: Row, priced: Figure, noting: Noting): Entering {
  const { calculation, regime, taxDate, included, explanation, rounding } = noting;
  const terms = { registry: calculation.registry, country: regime?.country ?? '', day: taxDate };
  const { taxes = [], list, position } = row;
  const entering = taxes.length > 1 ? enteringOf(taxes, terms, entersOf(terms)) : undefined;
  if (!entering) return { net: priced, contained: undefined, into: () => [] };
  const percentAt = (each: EnteringTax) => ({
    path: [...taxesPathOf(row), each.position, 'percent'],
    value: each.percent,
  });
  const inPrice = taxes.find(({ cat }) => cat === included);
  const removed = inPrice ? enteringInto(inPrice, entering) : [];
  const whole = rounding.taxable(priced.value as Amount);
  let net = priced;
  let contained: Figure | undefined;
  if (removed.length > 0) {
    const rate = summed(removed);
    const percent =
      removed.length === 1
        ? removed.map(percentAt)
        : [explanation.add([list, position, 'total~percent'], 'sum', removed.map(percentAt), rate)];
    const value = rate.removeFrom(whole);
    net = explanation.add([list, position, 'total~own'], 'remove', [priced, ...percent], value);
    const path = [list, position, 'total~entering'];
    contained = explanation.add(path, 'sum', [priced, less(net)], whole.subtract(value));
  }
  const base = net === priced ? whole : (net.value as Amount);
  const figures = new Map(
    entering.map((each) => {
      const path = [...taxesPathOf(row), each.position, 'amount'];
      return [each, explanation.add(path, 'percent', [percentAt(each), net], each.percent.of(base))] as const;
    }),
  );
  const into = (combo: TaxCombo) => enteringInto(combo, entering).flatMap((each) => figures.get(each) ?? []);
  return { net, contained, into };
}

/** The rows of each rate that contain its tax as a whole, under the rule `currency`. */
export type InclusiveRows = ReadonlyMap<RateTotal, readonly Row[]>;

export function inclusiveRows(rows: readonly Row[], index: RateIndex, noting: Noting): InclusiveRows {
  const byRate = new Map<RateTotal, Row[]>();
  for (const row of rows) {
    const contained = containedIn(row, noting);
    const rate = contained && index.find(contained.combo);
    if (!rate) continue;
    const own = byRate.get(rate);
    if (own) own.push(row);
    else byRate.set(rate, [row]);
  }
  return byRate;
}

/** Explains rows without their share of the contained tax, for other taxes on the same rows. */
export function explainShares(inclusive: InclusiveRows, noting: Noting): Map<Row, Figure> {
  const shares = new Map<Row, Figure>();
  for (const rows of inclusive.values()) {
    if (!rows.some(({ taxes }) => (taxes?.length ?? 0) > 1)) continue;
    let before: { gross: Figure; tax: Figure } | undefined;
    for (const row of rows) {
      const contained = containedIn(row, noting);
      if (!contained) continue;
      const place = [row.list, row.position];
      const own = ownFigure(row);
      const parts = before ? [before.gross, own] : [own];
      const { gross, tax } = explainTaxIn(
        { gross: [...place, 'total~gross'], net: [...place, 'total~exact'], tax: [...place, 'total~tax'] },
        parts,
        percentOf(row, contained),
        noting,
      );
      const of = before ? [own, less(tax), before.tax] : [own, less(tax)];
      const value = sumOf(of, noting);
      shares.set(row, noting.explanation.add([...place, 'total~net'], 'sum', of, value));
      before = { gross, tax };
    }
  }
  return shares;
}

/** Explains the tax contained in all rows of a rate together. */
export function explainContainedTax(rate: Step[], rows: readonly Row[], percent: Figure, noting: Noting) {
  const paths = { gross: [...rate, 'base~gross'], net: [...rate, 'base~exact'], tax: [...rate, 'amount'] };
  return explainTaxIn(paths, rows.map(ownFigure), percent, noting);
}

/** Records the steps from the parts to the tax in them: the sum, the sum without tax, the tax, the rounded tax. */
function explainTaxIn(
  paths: Readonly<Record<'gross' | 'net' | 'tax', Step[]>>,
  parts: readonly Figure[],
  percent: Figure,
  noting: Noting,
): { gross: AmountFigure; tax: AmountFigure } {
  const { explanation, rounding } = noting;
  const sum = sumOf(parts, noting);
  const exact = withoutContained(sum, percent.value as Percentage, rounding);
  const gross = explanation.add(paths.gross, 'sum', parts, sum);
  const net = explanation.add(paths.net, 'remove', [gross, percent], exact.net);
  const path = [...paths.tax.slice(0, -1), `${paths.tax.at(-1)}~exact`];
  const unrounded = explanation.add(path, 'sum', [gross, less(net)], exact.tax);
  const value = exact.tax.rescale(rounding.decimals);
  explanation.add(paths.tax, 'round', [unrounded], value);
  return { gross: { path: paths.gross, value: sum }, tax: { path: paths.tax, value } };
}

function sumOf(parts: readonly Figure[], { rounding }: Noting): Amount {
  return (parts as readonly AmountFigure[]).reduce(
    (sum, { value, sign }) => (sign ? sum.subtract(value) : sum.add(value)),
    rounding.zero,
  );
}

/** Returns a row's own total; a discount is subtracted. */
function ownFigure({ total, list, position }: Row): AmountFigure {
  const path = [list, position, list === 'lines' ? 'total' : 'amount'];
  return list === 'discounts' ? { path, value: total.negate(), sign: '-' } : { path, value: total };
}

function percentOf(row: Row, { percent, position }: Contained): Figure {
  return { path: [...taxesPathOf(row), position, 'percent'], value: percent };
}
