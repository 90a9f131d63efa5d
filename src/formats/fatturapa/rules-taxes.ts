/** Checks of SdI on lines, contributions and summaries: rates, natures and sums. */

import { Amount } from '../../engine/num/amount.ts';
import { differ, minus, percentOf, plus, times } from '../national/amounts.ts';
import { collapsed } from '../schema/values.ts';
import type { XmlElement } from '../xml/element.ts';
import { inBodies, isBefore, isZero, ordinary, type Rule, sdi } from './rule-base.ts';
import type { View } from './view.ts';

/** Returns the rate of a line or contribution in comparable form: 22.00, 0.00. */
const rateOf = (view: View, element: XmlElement): string | undefined => view.rateOf(element);

/** Returns elements with a rate of 0 and no Natura, or with both: lines, contributions, summaries. */
const withoutNature = (view: View, elements: readonly XmlElement[]) =>
  elements.filter((each) => isZero(view.number(each, 'AliquotaIVA')) && !view.text(each, 'Natura'));
const withRateAndNature = (view: View, elements: readonly XmlElement[]) =>
  elements.flatMap((each) => {
    const rate = view.number(each, 'AliquotaIVA');
    return rate && !isZero(rate) && view.text(each, 'Natura') ? [view.in(each, 'Natura')] : [];
  });

/** Tolerance of a line: validators round before or after comparing (00423). */
const LINE_TOLERANCE = Amount.of(19, 3);

/** Returns values that occur only in lines and contributions, or only in summaries. */
function notInBoth(
  one: readonly (readonly [key: string | undefined, element: XmlElement])[],
  other: readonly (readonly [key: string | undefined, element: XmlElement])[],
): XmlElement[] {
  const without = (keys: typeof one, among: typeof other) => {
    const known = new Set(among.map(([key]) => key));
    return keys.flatMap(([key, element]) => (known.has(key) ? [] : [element]));
  };
  return [...without(one, other), ...without(other, one)];
}

const keyed = (elements: readonly XmlElement[], keyOf: (element: XmlElement) => string | undefined) =>
  elements.map((element) => [keyOf(element), element] as const);

/** Natura codes that were subdivided in 2021. */
const DIVIDED = new Set(['N2', 'N3', 'N6']);

export const taxes: readonly Rule[] = [
  sdi(
    '00400',
    inBodies((body, view) => {
      if (!view.isSimplified) return withoutNature(view, body.lines);
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
    inBodies(({ type, lines }, view) => {
      if (type === 'TD16') return [];
      if (!view.isSimplified) return withRateAndNature(view, lines);
      return lines.flatMap((line) => {
        const rate = view.number(line, 'DatiIVA', 'Aliquota');
        return rate && !isZero(rate) && view.text(line, 'Natura') ? [view.in(line, 'Natura')] : [];
      });
    }),
    'A line with a rate above zero cannot have Natura; remove {value}, or make the rate 0.00.',
  ),
  sdi(
    '00411',
    ordinary(({ lines, document }, view) =>
      view.in(document, 'DatiRitenuta') ? [] : lines.flatMap((line) => view.in(line, 'Ritenuta')).slice(0, 1),
    ),
    'A line has the mark Ritenuta, but the document has no DatiRitenuta; add the withholding tax, or remove the mark.',
  ),
  sdi(
    '00413',
    ordinary(({ funds }, view) => withoutNature(view, funds)),
    'A contribution without tax needs its reason: add Natura.',
  ),
  sdi(
    '00414',
    ordinary(({ funds }, view) => withRateAndNature(view, funds)),
    'A contribution with a rate above zero cannot have Natura; remove {value}, or make the rate 0.00.',
  ),
  sdi(
    '00415',
    ordinary(({ funds, document }, view) =>
      view.in(document, 'DatiRitenuta') ? [] : funds.flatMap((fund) => view.in(fund, 'Ritenuta')).slice(0, 1),
    ),
    'A contribution has the mark Ritenuta, but the document has no DatiRitenuta; add the withholding tax, or remove the mark.',
  ),
  sdi(
    '00419',
    ordinary(({ lines, funds, summaries }, view) => {
      const known = new Set(summaries.map((each) => rateOf(view, each)));
      return [...lines, ...funds].flatMap((each) =>
        known.has(rateOf(view, each)) ? [] : view.in(each, 'AliquotaIVA'),
      );
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
    ordinary(({ lines, funds, summaries }, view) => {
      const sums = new Map<string, { stated: Amount; due: Amount; at: XmlElement }>();
      const summaryOf = new Map<string | undefined, XmlElement>();
      for (const each of summaries) if (!summaryOf.has(rateOf(view, each))) summaryOf.set(rateOf(view, each), each);
      const add = (each: XmlElement, name: string, side: 'stated' | 'due') => {
        const rate = rateOf(view, each);
        const amount = view.number(each, name);
        if (rate === undefined || amount === undefined) return;
        const sum = sums.get(rate) ?? { stated: Amount.zero(2), due: Amount.zero(2), at: summaryOf.get(rate) ?? each };
        sum[side] = plus(sum[side], amount);
        sums.set(rate, sum);
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
      lines.flatMap((line) => {
        const total = view.number(line, 'PrezzoTotale');
        const price = adjustedPrice(view, line);
        if (!total || !price) return [];
        const product = times(price, view.number(line, 'Quantita') ?? Amount.ONE);
        const rounded = total.rescale(2);
        if (rounded.equals(product)) return [];
        return minus(rounded, product).abs().compare(LINE_TOLERANCE) > 0 ? view.in(line, 'PrezzoTotale') : [];
      }),
    ),
    'PrezzoTotale {value} is not PrezzoUnitario after discounts and surcharges, times Quantita; calculate it again.',
  ),
  sdi(
    '00424',
    inBodies((body, view) => {
      const names = ['AliquotaIVA', 'Aliquota'];
      return names
        .flatMap((name) => view.within(body.element, name))
        .filter(({ text }) => {
          const rate = Amount.parse(collapsed(text));
          return rate && rate.compare(Amount.ZERO) > 0 && rate.compare(Amount.ONE) < 0;
        });
    }),
    'A rate must be a percentage, 22.00 and not 0.22; {value} is less than one per cent.',
  ),
  sdi(
    '00429',
    ordinary(({ summaries }, view) => withoutNature(view, summaries)),
    'A summary without tax needs its reason: add Natura.',
  ),
  sdi(
    '00430',
    ordinary(({ type, summaries }, view) => (type === 'TD16' ? [] : withRateAndNature(view, summaries))),
    'A summary with a rate above zero cannot have Natura; remove {value}, or make the rate 0.00.',
  ),
  sdi(
    '00437',
    ordinary(({ document }, view) => withoutAmount(view, view.all(document, 'ScontoMaggiorazione'))),
    'A discount or surcharge of the document needs a percentage or an amount; add Percentuale or Importo.',
  ),
  sdi(
    '00438',
    ordinary(({ lines }, view) =>
      withoutAmount(
        view,
        lines.flatMap((line) => view.all(line, 'ScontoMaggiorazione')),
      ),
    ),
    'A discount or surcharge of a line needs a percentage or an amount; add Percentuale or Importo.',
  ),
  sdi(
    '00443',
    ordinary(({ lines, funds, summaries }, view) => {
      const rate = (each: XmlElement) => rateOf(view, each);
      return notInBoth(keyed([...lines, ...funds], rate), keyed(summaries, rate)).map(
        (each) => view.in(each, 'AliquotaIVA') ?? each,
      );
    }),
    'The rate {value} is either missing in the summary or in the lines and contributions; make them agree.',
  ),
  sdi(
    '00444',
    ordinary(({ lines, funds, summaries }, view) => {
      const nature = (each: XmlElement) => view.text(each, 'Natura');
      const has = (elements: readonly XmlElement[]) => keyed(elements.filter(nature), nature);
      return notInBoth(has([...lines, ...funds]), has(summaries)).map((each) => view.in(each, 'Natura'));
    }),
    'Natura {value} is either missing in the summary or in the lines and contributions; make them agree.',
  ),
  sdi(
    '00445',
    inBodies((body, view) =>
      isBefore(body.date, '2021-01-01')
        ? []
        : view.within(body.element, 'Natura').filter(({ text }) => !view.isSimplified && DIVIDED.has(collapsed(text))),
    ),
    'Natura {value} has subdivisions since 2021; use one of them, such as N2.2, N3.1 or N6.3.',
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

const withoutAmount = (view: View, elements: readonly XmlElement[]) =>
  elements.filter((each) => !view.in(each, 'Percentuale') && !view.in(each, 'Importo'));

/** Returns the unit price with its discounts and surcharges, applied in order. */
function adjustedPrice(view: View, line: XmlElement): Amount | undefined {
  let price = view.number(line, 'PrezzoUnitario')?.up(10);
  for (const each of view.all(line, 'ScontoMaggiorazione')) {
    if (price === undefined) return undefined;
    const percent = view.number(each, 'Percentuale');
    const change = view.number(each, 'Importo') ?? (percent && percentOf(price, percent));
    price = view.text(each, 'Tipo') === 'MG' ? plus(price, change) : minus(price, change);
  }
  return price;
}
