/** Checks of SdI on lines, contributions and summaries: rates, natures and sums. */

import { Amount } from '../../../engine/num/amount.ts';
import type { XmlElement } from '../../xml/element.ts';
import { differ, minus, percentOf, plus, times } from '../shared/amounts.ts';
import { inBodies, isBefore, isZero, ordinary, type Rule, sdi } from './rule-base.ts';
import type { Body, Rate, Taxed, View } from './view.ts';

/** Returns elements with a rate of 0 and no Natura, or with both: lines, contributions, summaries. */
const withoutNature = (all: readonly Taxed[]) =>
  all.filter(({ rate, nature }) => isZero(rate?.amount) && nature === undefined).map(({ element }) => element);
const withRateAndNature = (view: View, all: readonly Taxed[]) =>
  all
    .filter(({ rate, nature }) => rate && !isZero(rate.amount) && nature !== undefined)
    .map(({ element }) => view.in(element, 'Natura'));

/** Tolerance of a line: validators round before or after comparing (00423). */
const LINE_TOLERANCE = Amount.of(19, 3);

/** Returns the taxes whose key occurs only in lines and contributions, or only in summaries. */
function notInBoth(
  { taxed: { lines, funds, summaries } }: Body,
  keyOf: (each: Taxed) => string | undefined,
): readonly Taxed[] {
  const rows = [...lines, ...funds];
  const without = (all: readonly Taxed[], others: readonly Taxed[]) => {
    const known = new Set(others.map(keyOf));
    return all.filter((each) => !known.has(keyOf(each)));
  };
  return [...without(rows, summaries), ...without(summaries, rows)];
}

/** Returns the first mark Ritenuta of a document without withholding tax. */
function unexpectedMark({ document }: Body, view: View, elements: readonly XmlElement[]) {
  if (view.in(document, 'DatiRitenuta')) return [];
  const marked = elements.find((each) => view.in(each, 'Ritenuta'));
  return [view.in(marked, 'Ritenuta')];
}

/** Natura codes that were subdivided in 2021. */
const DIVIDED = new Set(['N2', 'N3', 'N6']);

export const taxes: readonly Rule[] = [
  sdi(
    '00400',
    inBodies((body, view) => {
      if (!view.isSimplified) return withoutNature(body.taxed.lines);
      return body.lines.filter((line) => {
        const tax = view.in(line, 'DatiIVA');
        const isFree = isZero(view.number(tax, 'Aliquota')) || isZero(view.number(tax, 'Imposta'));
        return isFree && !view.text(line, 'Natura');
      });
    }),
    'A line without tax needs its reason: add Natura.',
  ),
  sdi(
    '00401',
    inBodies((body, view) => {
      if (body.type === 'TD16') return [];
      if (!view.isSimplified) return withRateAndNature(view, body.taxed.lines);
      return body.lines.flatMap((line) => {
        const rate = view.number(line, 'DatiIVA', 'Aliquota');
        return rate && !isZero(rate) && view.text(line, 'Natura') ? [view.in(line, 'Natura')] : [];
      });
    }),
    'A line with a rate above zero cannot have Natura; remove {value}, or make the rate 0.00.',
  ),
  sdi(
    '00411',
    ordinary((body, view) => unexpectedMark(body, view, body.lines)),
    'A line is marked Ritenuta, but the document has no DatiRitenuta; add the withholding tax, or remove the mark.',
  ),
  sdi(
    '00413',
    ordinary(({ taxed }) => withoutNature(taxed.funds)),
    'A contribution without tax needs its reason: add Natura.',
  ),
  sdi(
    '00414',
    ordinary(({ taxed }, view) => withRateAndNature(view, taxed.funds)),
    'A contribution with a rate above zero cannot have Natura; remove {value}, or make the rate 0.00.',
  ),
  sdi(
    '00415',
    ordinary((body, view) => unexpectedMark(body, view, body.funds)),
    'A contribution is marked Ritenuta, but the document has no DatiRitenuta; add the withholding tax, or remove the mark.',
  ),
  sdi(
    '00419',
    ordinary(({ taxed: { lines, funds, summaries } }, view) => {
      const known = new Set(summaries.map(({ rate }) => rate?.key));
      return [...lines, ...funds]
        .filter(({ rate }) => !known.has(rate?.key))
        .map(({ element }) => view.in(element, 'AliquotaIVA'));
    }),
    'The rate {value} of a line or contribution has no DatiRiepilogo; add one.',
  ),
  sdi(
    '00420',
    ordinary(({ summaries }, view) =>
      summaries.flatMap((each) =>
        view.text(each, 'Natura')?.startsWith('N6') && view.text(each, 'EsigibilitaIVA') === 'S'
          ? view.in(each, 'EsigibilitaIVA')
          : [],
      ),
    ),
    'Reverse charge (N6) and split payment (S) exclude each other; remove one of them.',
  ),
  sdi(
    '00421',
    ordinary(({ summaries }, view) =>
      summaries.flatMap((each) => {
        const [rate, base, tax] = ['AliquotaIVA', 'ImponibileImporto', 'Imposta'].map((name) =>
          view.number(each, name),
        );
        if (!rate || !base || !tax || !differ(tax, percentOf(base, rate).rescale(2), 1)) return [];
        return view.in(each, 'Imposta');
      }),
    ),
    'Imposta {value} does not match the rate of ImponibileImporto; calculate it again.',
  ),
  sdi(
    '00422',
    ordinary(({ taxed: { lines, funds, summaries } }, view) => {
      const sums = new Map<Rate['key'], { stated: Amount; due: Amount; at: XmlElement }>();
      const add = ({ element, rate }: Taxed, name: string, side: 'stated' | 'due') => {
        const amount = view.number(element, name);
        if (rate === undefined || amount === undefined) return;
        let sum = sums.get(rate.key);
        if (sum === undefined) {
          const at = summaries.find((each) => each.rate?.key === rate.key)?.element ?? element;
          sum = { stated: Amount.zero(2), due: Amount.zero(2), at };
          sums.set(rate.key, sum);
        }
        sum[side] = plus(sum[side], amount);
      };
      for (const each of lines) add(each, 'PrezzoTotale', 'due');
      for (const each of funds) add(each, 'ImportoContributoCassa', 'due');
      for (const each of summaries) {
        add(each, 'ImponibileImporto', 'stated');
        add(each, 'Arrotondamento', 'due');
      }
      return [...sums.values()].flatMap(({ stated, due, at }) => {
        return minus(stated, due).abs().compare(Amount.ONE) < 0 ? [] : (view.in(at, 'ImponibileImporto') ?? at);
      });
    }),
    'ImponibileImporto {value} of a rate is not the sum of its lines, contributions and roundings; calculate it again.',
  ),
  sdi(
    '00423',
    ordinary(({ lines }, view) =>
      lines.filter((line) => !isProduct(view, line)).map((line) => view.in(line, 'PrezzoTotale')),
    ),
    'PrezzoTotale {value} is not PrezzoUnitario after discounts and surcharges, times Quantita; calculate it again.',
  ),
  sdi(
    '00424',
    inBodies((body, view) => {
      if (view.isSimplified) {
        const rates = body.lines.flatMap((line) => view.in(line, 'DatiIVA', 'Aliquota') ?? []);
        return rates.filter((element) => isFraction(view.rateOf(element)));
      }
      const { lines, funds, summaries } = body.taxed;
      return [...funds, ...lines, ...summaries]
        .filter(({ rate }) => isFraction(rate))
        .map(({ element }) => view.in(element, 'AliquotaIVA'));
    }),
    'A rate must be a percentage, 22.00 and not 0.22; {value} is less than one per cent.',
  ),
  sdi(
    '00429',
    ordinary(({ taxed }) => withoutNature(taxed.summaries)),
    'A summary without tax needs its reason: add Natura.',
  ),
  sdi(
    '00430',
    ordinary(({ type, taxed }, view) => (type === 'TD16' ? [] : withRateAndNature(view, taxed.summaries))),
    'A summary with a rate above zero cannot have Natura; remove {value}, or make the rate 0.00.',
  ),
  sdi(
    '00437',
    ordinary(({ document }, view) => withoutAmount(view, view.all(document, 'ScontoMaggiorazione'))),
    'A discount or surcharge on the document needs a percentage or an amount; add Percentuale or Importo.',
  ),
  sdi(
    '00438',
    ordinary(({ lines }, view) =>
      withoutAmount(
        view,
        lines.flatMap((line) => view.all(line, 'ScontoMaggiorazione')),
      ),
    ),
    'A discount or surcharge on a line needs a percentage or an amount; add Percentuale or Importo.',
  ),
  sdi(
    '00443',
    ordinary((body, view) =>
      notInBoth(body, ({ rate }) => rate?.key).map(({ element }) => view.in(element, 'AliquotaIVA') ?? element),
    ),
    'The rate {value} is missing either in the summary or in the lines and contributions; make them agree.',
  ),
  sdi(
    '00444',
    ordinary((body, view) => notInBoth(body, ({ nature }) => nature).map(({ element }) => view.in(element, 'Natura'))),
    'Natura {value} is missing either in the summary or in the lines and contributions; make them agree.',
  ),
  sdi(
    '00445',
    ordinary((body, view) => {
      if (isBefore(body.date, '2021-01-01')) return [];
      const { lines, funds, summaries } = body.taxed;
      return [...funds, ...lines, ...summaries]
        .filter(({ nature }) => nature !== undefined && DIVIDED.has(nature))
        .map(({ element }) => view.in(element, 'Natura'));
    }),
    'Natura {value} has had subdivisions since 2021; use one of them, such as N2.2, N3.1 or N6.3.',
  ),
  sdi(
    '00459',
    ordinary((body, view) =>
      isBefore(body.date, '2021-01-01')
        ? []
        : view.all(body.document, 'DatiRitenuta').flatMap((each) => {
            return view.text(each, 'CausalePagamento') === 'Z' ? view.in(each, 'CausalePagamento') : [];
          }),
    ),
    'ZO replaced CausalePagamento Z in 2021; write ZO.',
  ),
];

/** Returns whether a rate seems to be a fraction, 0.22, instead of a percentage. */
const isFraction = (rate: Rate | undefined) => rate?.amount.isPositive() && rate.amount.compare(Amount.ONE) < 0;

const withoutAmount = (view: View, elements: readonly XmlElement[]) =>
  elements.filter((each) => !view.in(each, 'Percentuale') && !view.in(each, 'Importo'));

/** Returns whether the total of a line is its price times its quantity, within the tolerance. */
function isProduct(view: View, line: XmlElement): boolean {
  const total = view.number(line, 'PrezzoTotale');
  const price = adjustedPrice(view, line);
  if (!total || !price) return true;
  const product = times(price, view.number(line, 'Quantita') ?? Amount.ONE);
  const rounded = total.rescale(2);
  return rounded.equals(product) || minus(rounded, product).abs().compare(LINE_TOLERANCE) <= 0;
}

/** Returns the unit price with its discounts and surcharges, applied in order. */
function adjustedPrice(view: View, line: XmlElement): Amount | undefined {
  let price = view.number(line, 'PrezzoUnitario');
  for (const each of view.all(line, 'ScontoMaggiorazione')) {
    if (price === undefined) return undefined;
    const percent = view.number(each, 'Percentuale');
    const change = view.number(each, 'Importo') ?? (percent && percentOf(price, percent));
    price = view.text(each, 'Tipo') === 'MG' ? plus(price, change) : minus(price, change);
  }
  return price;
}
