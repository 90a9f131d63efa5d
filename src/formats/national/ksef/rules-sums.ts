/** Rules of KSeF on amounts: rows, totals, taxes and settlements. */

import { Amount } from '../../../engine/num/amount.ts';
import { Percentage } from '../../../engine/num/percentage.ts';
import type { Violation } from '../../rules/declare.ts';
import { differ, minus, plus, times } from '../shared/amounts.ts';
import type { NationalRule } from '../shared/rules.ts';
import { MARGIN_TOTAL, RATES, TAXED_TOTALS, TOTALS } from './codes.ts';
import { type Context, none, rowsThat, warning } from './rule-base.ts';
import type { Row, View } from './view.ts';

/** Returns the net amount of a row, negative before a correction. */
function netOf(view: View, row: Row): Amount | undefined {
  const net = row.net?.amount ?? fromGross(view, row);
  return net && (row.isBefore ? net.negate() : net);
}

function fromGross(view: View, { element, gross, rate }: Row): Amount | undefined {
  if (gross?.amount === undefined) return undefined;
  // The total of margin schemes includes tax.
  const percent = RATES.find(({ code }) => code === rate)?.percent ?? view.text(element, 'P_12_XII');
  const percentage = percent === undefined ? undefined : Percentage.parse(`${percent}%`);
  return percentage ? percentage.removeFrom(gross.amount.up(8)) : gross.amount;
}

/** Returns the total that a row belongs to: by its rate or, without a rate, the total of margin schemes. */
function totalOf(view: View, row: Row): string | undefined {
  return (
    view.totalOf(row) ??
    (view.isSet(view.fa, 'Adnotacje', 'PMarzy', 'P_PMarzy') && row.rate === undefined ? MARGIN_TOTAL : undefined)
  );
}

/** Checks that the rows of a rate add up to its total, if all rows have figures and rates. */
function rowsComeToTotals(view: View): readonly Violation[] {
  if (!['VAT', 'UPR', 'KOR'].includes(view.kind) || view.rows.length === 0 || !view.hasTotals) return [];
  const sums = new Map<string, Amount>();
  for (const row of view.rows) {
    const total = totalOf(view, row);
    const net = netOf(view, row);
    if (total === undefined || net === undefined) return [];
    sums.set(total, plus(sums.get(total) ?? Amount.zero(2), net));
  }
  return TOTALS.flatMap((number) => {
    const given = view.total('P_13', number) ?? Amount.zero(2);
    const sum = sums.get(number) ?? Amount.zero(2);
    if (!differ(given, sum, view.rows.length)) return [];
    const name = `P_13_${number}`;
    const element = view.in(view.fa, name) ?? view.in(view.fa, 'P_15');
    return [{ element, values: { name, given: given.toString(), sum: sum.rescale(2).toString() } }];
  });
}

/** Checks that the tax matches one of the rates of its total. */
function taxesHold(view: View): readonly Violation[] {
  return TAXED_TOTALS.slice(0, 3).flatMap((number) => {
    const base = view.total('P_13', number);
    const tax = view.total('P_14', number);
    if (base === undefined || tax === undefined) return [];
    const due = RATES.filter(({ total }) => total === number).map(
      ({ percent = '0' }) => Percentage.parse(`${percent}%`)?.of(base.up(4)) ?? base,
    );
    if (due.some((each) => !differ(each, tax, view.rows.length + 1))) return [];
    const name = `P_14_${number}`;
    return [
      {
        element: view.in(view.fa, name),
        values: { name, given: tax.toString(), due: (due[0] ?? tax).rescale(2).toString() },
      },
    ];
  });
}

/** Returns whether the amount of a row is quantity times price, less the discount of the row or of each unit. */
function rowHolds(view: View, { element, quantity, net, gross }: Row): boolean {
  const total = (net ?? gross)?.amount;
  const price = view.number(element, net ? 'P_9A' : 'P_9B');
  if (quantity === undefined || price === undefined || total === undefined) return true;
  const discount = view.number(element, 'P_10');
  const whole = times(price, quantity);
  if (!differ(minus(whole, discount), total, 1)) return true;
  return !differ(times(minus(price, discount), quantity), total, 1);
}

/** Returns the only exchange rate of a file; undefined if there are none or several. */
function onlyExchange(view: View): Amount | undefined {
  const inRows = view.rows.flatMap(({ element }) => view.number(element, 'KursWaluty') ?? []);
  const found = [view.number(view.fa, 'KursWalutyZ') ?? [], inRows].flat();
  const [first] = found;
  return first !== undefined && found.every((each) => each.equals(first)) ? first : undefined;
}

function exchangedTaxes(view: View): readonly Violation[] {
  if (view.currency === '') return [];
  return TAXED_TOTALS.slice(0, 4).flatMap((number) => {
    const tax = view.total('P_14', number);
    const name = `P_14_${number}W`;
    const inPln = view.in(view.fa, name);
    if (view.currency === 'PLN') return inPln ? [{ element: inPln, values: { name } }] : [];
    if (tax === undefined || tax.isZero() || inPln !== undefined) return [];
    return [{ element: view.in(view.fa, `P_14_${number}`), values: { name } }];
  });
}

/** Returns the sum of charges or deductions (Kwota). */
function sumOf(view: View, name: string): Amount {
  const parts = view.all(view.in(view.fa, 'Rozliczenie'), name);
  return parts.reduce((sum, part) => plus(sum, view.number(part, 'Kwota')), Amount.zero(2));
}

/** The rules of amounts, taxes and totals. */
export const sums: readonly NationalRule<Context>[] = [
  warning(
    'KSEF-SUM-01',
    (view) => {
      const due = view.number(view.fa, 'P_15');
      if (!view.hasTotals || due === undefined) return true;
      const sum = plus(view.sumOf('P_13'), view.sumOf('P_14'));
      if (!differ(due, sum, Math.max(2, view.rows.length))) return true;
      return none(view.in(view.fa, 'P_15'), { due: due.toString(), sum: sum.toString() });
    },
    'P_15 is {due}, but the totals P_13 and taxes P_14 add up to {sum}; correct the wrong one.',
  ),
  warning(
    'KSEF-SUM-02',
    rowsComeToTotals,
    '{name} is {given}, but the rows of this rate add up to {sum}; correct the wrong one.',
  ),
  warning('KSEF-SUM-03', taxesHold, '{name} is {given}, but the tax of this rate is {due}; correct the wrong one.'),
  warning(
    'KSEF-SUM-04',
    (view) => rowsThat(view, (row) => !rowHolds(view, row)),
    'The figure of the row (P_11, P_11A) is not its quantity P_8B times its price, minus the discount P_10; correct the wrong value.',
  ),
  warning(
    'KSEF-SUM-05',
    exchangedTaxes,
    'The tax in złoty, {name}, is only for invoices in a foreign currency; add it if it is missing, or remove it.',
  ),
  warning(
    'KSEF-SUM-06',
    (view) => {
      const rate = view.currency === 'PLN' ? undefined : onlyExchange(view);
      if (rate === undefined) return true;
      return TAXED_TOTALS.slice(0, 4).flatMap((number) => {
        const [tax, inPln] = [view.total('P_14', number), view.number(view.fa, `P_14_${number}W`)];
        if (tax === undefined || inPln === undefined) return [];
        const due = times(tax, rate);
        if (!differ(due, inPln, Math.max(1, view.rows.length))) return [];
        const name = `P_14_${number}W`;
        return [
          {
            element: view.in(view.fa, name),
            values: { name, given: inPln.toString(), due: due.rescale(2).toString() },
          },
        ];
      });
    },
    '{name} is {given}, but the tax at the exchange rate is {due}; correct the wrong one.',
  ),
  warning(
    'KSEF-SUM-07',
    (view) =>
      (
        [
          ['Obciazenia', 'SumaObciazen'],
          ['Odliczenia', 'SumaOdliczen'],
        ] as const
      ).flatMap(([parts, name]) => {
        const given = view.number(view.fa, 'Rozliczenie', name);
        const sum = sumOf(view, parts);
        if (given === undefined || given.equals(sum)) return [];
        return [
          {
            element: view.in(view.fa, 'Rozliczenie', name),
            values: { name, given: given.toString(), sum: sum.toString() },
          },
        ];
      }),
    '{name} is {given}, but the amounts add up to {sum}; correct the wrong one.',
  ),
  warning(
    'KSEF-SUM-08',
    (view) => {
      const due = view.number(view.fa, 'P_15');
      const toPay = view.number(view.fa, 'Rozliczenie', 'DoZaplaty');
      const toSettle = view.number(view.fa, 'Rozliczenie', 'DoRozliczenia');
      const given = toPay ?? toSettle?.negate();
      if (due === undefined || given === undefined) return true;
      const expected = plus(plus(due, sumOf(view, 'Obciazenia')), sumOf(view, 'Odliczenia').negate());
      if (given.equals(expected)) return true;
      const name = toPay ? 'DoZaplaty' : 'DoRozliczenia';
      return {
        element: view.in(view.fa, 'Rozliczenie', name),
        values: { name, expected: (toPay ? expected : expected.negate()).toString() },
      };
    },
    '{name} must be P_15 plus charges minus deductions, {expected}; correct the wrong value.',
  ),
  warning(
    'KSEF-SUM-09',
    (view) => {
      const given = view.number(view.fa, 'Zamowienie', 'WartoscZamowienia');
      if (given === undefined) return true;
      const rows = view.ordered.filter((row) => !view.isSet(row, 'StanPrzedZ'));
      const sum = rows.reduce(
        (all, row) => plus(plus(all, view.number(row, 'P_11NettoZ')), view.number(row, 'P_11VatZ')),
        Amount.zero(2),
      );
      if (!differ(given, sum, rows.length + 1)) return true;
      return none(view.in(view.fa, 'Zamowienie', 'WartoscZamowienia'), {
        given: given.toString(),
        sum: sum.toString(),
      });
    },
    'WartoscZamowienia is {given}, but the rows of the order add up to {sum}; correct the wrong one.',
  ),
  warning(
    'KSEF-SUM-10',
    (view) => {
      const parts = view.all(view.fa, 'ZaliczkaCzesciowa');
      const due = view.number(view.fa, 'P_15');
      if (view.kind !== 'ZAL' || parts.length === 0 || due === undefined) return true;
      const sum = parts.reduce((all, part) => plus(all, view.number(part, 'P_15Z')), Amount.zero(2));
      return sum.equals(due) || none(view.in(view.fa, 'P_15'), { due: due.toString(), sum: sum.toString() });
    },
    'P_15 is {due}, but the payments P_15Z add up to {sum}; correct the wrong one.',
  ),
];
