/** Allowances and charges of a document and its lines (chapter 14 §5.6). */

import { ALLOWANCES, CHARGES } from '../../../engine/catalogues/codes-of-keys.ts';
import type { InvoiceDraft } from '../../../engine/document-types.ts';
import { Amount } from '../../../engine/num/amount.ts';
import type { PercentageText } from '../../../engine/num/percentage.ts';
import { message } from '../../../engine/text/message.ts';
import { Decimal, sum as decimalSum } from '../../rules/decimal.ts';
import type { TermId } from '../../terms/declare.ts';
import { extensions, keyFor, listOf, type Reading, type Terms } from './reading.ts';
import { type Breakdowns, readTax } from './taxes.ts';

export type Discount = NonNullable<NonNullable<InvoiceDraft['discounts']>[number]>;
export type Charge = NonNullable<NonNullable<InvoiceDraft['charges']>[number]>;
type Line = NonNullable<NonNullable<InvoiceDraft['lines']>[number]>;
export type LineDiscount = NonNullable<NonNullable<Line['discounts']>[number]>;
export type LineCharge = NonNullable<NonNullable<Line['charges']>[number]>;

/** Term numbers: amount, base, percentage, reason and its code. */
interface AdjustmentTerms {
  readonly amount: TermId;
  readonly base: TermId;
  readonly percent: TermId;
  readonly reason: TermId;
  readonly code: TermId;
}

const ALLOWANCE: AdjustmentTerms = {
  amount: 'BT-92',
  base: 'BT-93',
  percent: 'BT-94',
  reason: 'BT-97',
  code: 'BT-98',
};
const CHARGE: AdjustmentTerms = {
  amount: 'BT-99',
  base: 'BT-100',
  percent: 'BT-101',
  reason: 'BT-104',
  code: 'BT-105',
};
const LINE_ALLOWANCE: AdjustmentTerms = {
  amount: 'BT-136',
  base: 'BT-137',
  percent: 'BT-138',
  reason: 'BT-139',
  code: 'BT-140',
};
const LINE_CHARGE: AdjustmentTerms = {
  amount: 'BT-141',
  base: 'BT-142',
  percent: 'BT-143',
  reason: 'BT-144',
  code: 'BT-145',
};

export function readDiscounts(reading: Reading, breakdowns: Breakdowns): Discount[] {
  const sum = () => sumOfLines(reading);
  return reading.invoice.all('BG-20').map((group, i): Discount => {
    const path = `$.discounts[${i}]`;
    const tax = readTax(group, ['BT-95', 'BT-95-0', 'BT-96'], breakdowns, `${path}.taxes[0]`);
    const { key, ext, ...rest } = readAdjustment(group, ALLOWANCE, sum, path, ALLOWANCES, 'untdid-allowance');
    return { key: key as Discount['key'], ...rest, taxes: listOf(tax), ext };
  });
}

/** Returns the charges, followed by the logistics charges of EXTENDED. */
export function readCharges(reading: Reading, breakdowns: Breakdowns): Charge[] {
  const sum = () => sumOfLines(reading);
  const charges = reading.invoice.all('BG-21').map((group, i): Charge => {
    const path = `$.charges[${i}]`;
    const tax = readTax(group, ['BT-102', 'BT-102-0', 'BT-103'], breakdowns, `${path}.taxes[0]`);
    const { key, ext, ...rest } = readAdjustment(group, CHARGE, sum, path, CHARGES, 'untdid-charge');
    return { key: key as Charge['key'], ...rest, taxes: listOf(tax), ext };
  });
  for (const group of reading.invoice.all('BG-BW-4')) {
    const path = `$.charges[${charges.length}]`;
    const [taxed] = group.all('BG-BW-5');
    const tax = readTax(taxed, ['BT-X-273', 'BT-X-273-0', 'BT-X-274'], breakdowns, `${path}.taxes[0]`);
    charges.push({
      key: 'delivery',
      reason: group.text('BT-X-271', `${path}.reason`),
      amount: group.number('BT-X-272', `${path}.amount`),
      taxes: listOf(tax),
    });
    reading.report.changed(
      'info',
      { property: path, element: group.element, term: 'BG-BW-4' },
      message('The logistics charge was read as a document-level charge for delivery.'),
    );
  }
  return charges;
}

/** A payment to a third party on behalf of the buyer: due with the invoice but part of no total (chapter 11 §7.3). */
export const THIRD_PARTY_PAYMENT = 'BG-DEX-09';

/** Returns the sum of payments to third parties, which are due but no sales: documents have them as negative advances. */
export function thirdPartyPayments({ invoice }: Reading): Decimal {
  return decimalSum(invoice.all(THIRD_PARTY_PAYMENT).map((group) => group.peek('BT-DEX-002')));
}

function sumOfLines({ invoice }: Reading): Decimal | undefined {
  return Decimal.parse(invoice.inner('BG-22')?.peek('BT-106'));
}

export function readLineDiscounts(line: Terms, sum: () => Decimal | undefined, path: string): LineDiscount[] {
  return line.all('BG-27').map((group, i): LineDiscount => {
    const at = `${path}.discounts[${i}]`;
    const { key, ...rest } = readAdjustment(group, LINE_ALLOWANCE, sum, at, ALLOWANCES, 'untdid-allowance');
    return { key: key as LineDiscount['key'], ...rest };
  });
}

export function readLineCharges(line: Terms, sum: () => Decimal | undefined, path: string): LineCharge[] {
  return line.all('BG-28').map((group, i): LineCharge => {
    const at = `${path}.charges[${i}]`;
    const { key, ...rest } = readAdjustment(group, LINE_CHARGE, sum, at, CHARGES, 'untdid-charge');
    return { key: key as LineCharge['key'], ...rest };
  });
}

function readAdjustment(
  group: Terms,
  terms: AdjustmentTerms,
  sum: () => Decimal | undefined,
  path: string,
  keys: ReadonlyMap<string, string>,
  extension: string,
) {
  const amount = group.number(terms.amount, `${path}.amount`) ?? '0';
  const code = group.text(terms.code);
  return {
    key: keyFor(code, keys),
    reason: group.text(terms.reason, `${path}.reason`),
    ...readShare(group, terms, amount, sum, path),
    amount,
    ext: extensions({ [extension]: code }),
  };
}

/** Returns percentage and base if they give the amount, because a document calculates the amount from them. */
function readShare(
  group: Terms,
  terms: AdjustmentTerms,
  amount: string,
  sum: () => Decimal | undefined,
  path: string,
): { percent?: PercentageText; base?: string } {
  const { report, subunits } = group.reading;
  const percent = group.percent(terms.percent, `${path}.percent`);
  const base = group.number(terms.base, `${path}.base`);
  const rate = Decimal.parse(percent?.slice(0, -1));
  if (percent === undefined || rate === undefined) {
    if (base !== undefined) {
      report.dropped(
        'info',
        { property: `${path}.base`, element: group.elementOf(terms.base), term: terms.base },
        message('Ignored the base {base}, which has no percentage.', { base }),
      );
    }
    return {};
  }
  const of = Decimal.parse(base) ?? sum();
  const share = of && rounded(of.times(rate).percent(), subunits);
  const wanted = Decimal.parse(amount);
  if (share !== undefined && wanted !== undefined && share.equals(wanted)) {
    if (base === undefined || of === undefined) return { percent };
    // Calculation gives the amount as many decimals as its base has.
    const isExact = rounded(of.times(rate).percent(), Math.min(of.scale, subunits)).equals(wanted);
    return { percent, base: isExact ? base : (Amount.parse(base)?.up(subunits).toString() ?? base) };
  }
  report.changed(
    'info',
    { property: `${path}.percent`, element: group.elementOf(terms.percent), term: terms.percent },
    message('Ignored the percentage {percent}: {percent} of {base} is not {amount}.', {
      percent,
      base: of?.toString() ?? '0',
      amount,
    }),
  );
  return {};
}

/** Rounds half away from zero, as in documents. */
export function rounded(number: Decimal, decimals: number): Decimal {
  const { isNegative } = number;
  const positive = number.abs().round(decimals);
  return isNegative ? Decimal.ZERO.minus(positive) : positive;
}
