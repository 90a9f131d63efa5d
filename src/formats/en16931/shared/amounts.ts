/** Peppol's arithmetic in allowances, charges and lines, the same in both syntaxes (chapter 12 §9). */

import { Decimal } from '../../rules/decimal.ts';
import type { Flag, Judged, Rule } from '../../rules/declare.ts';
import { ruleAt } from '../../rules/elements.ts';
import type { XmlElement } from '../../xml/element.ts';

/** Returns the tolerance between an amount and its calculation. */
export type Slack = (judged: Judged) => Decimal;

const TWO_HUNDREDTHS = new Decimal(2, 2);
const HALF = new Decimal(5, 1);

export const TWO_CENTS: Slack = () => TWO_HUNDREDTHS;

/** XRechnung's tolerance: half a forint, or two hundredths of another currency. */
export function xrechnungSlack(currencyOf: (judged: Judged) => string | undefined): Slack {
  return (judged) => (judged.once(currencyOf) === 'HUF' ? HALF : TWO_HUNDREDTHS);
}

/** Returns whether two numbers are within the tolerance; true if one is missing. */
function isWithin(amount: Decimal | undefined, expected: Decimal | undefined, slack: Slack, judged: Judged): boolean {
  if (amount === undefined || expected === undefined || amount.equals(expected)) return true;
  return amount.minus(expected).abs().compare(slack(judged)) <= 0;
}

/** The element names of an allowance or charge, which differ by syntax. */
export interface AllowanceNames {
  readonly amount: string;
  readonly base: string;
  readonly percentage: string;
}

/**
 * Returns the rules on percentage, base and amount. If only percentage or base is present, only the missing one is
 * reported.
 */
export function allowanceRules(
  elements: (judged: Judged) => readonly XmlElement[],
  { amount, base, percentage }: AllowanceNames,
  slack: Slack,
): Rule[] {
  return [
    ruleAt(
      'PEPPOL-EN16931-R041',
      ['BT-93', 'BT-100', 'BT-137', 'BT-142'],
      elements,
      (element) => element.child(percentage) === undefined || element.child(base) !== undefined,
      'An allowance or charge with a percentage (BT-94, BT-101, BT-138, BT-143) needs its base amount (BT-93, BT-100, BT-137, BT-142); add the base or leave out the percentage.',
      { step: base },
    ),
    ruleAt(
      'PEPPOL-EN16931-R042',
      ['BT-94', 'BT-101', 'BT-138', 'BT-143'],
      elements,
      (element) => element.child(percentage) !== undefined || element.child(base) === undefined,
      'An allowance or charge with a base amount (BT-93, BT-100, BT-137, BT-142) needs the percentage (BT-94, BT-101, BT-138, BT-143); add the percentage or leave out the base.',
      { step: percentage },
    ),
    ruleAt(
      'PEPPOL-EN16931-R040',
      ['BT-92', 'BT-99', 'BT-136', 'BT-141'],
      elements,
      (element, judged) => {
        const [rateElement, baseElement] = [element.child(percentage), element.child(base)];
        if (rateElement === undefined || baseElement === undefined) return true;
        const rate = Decimal.parse(rateElement.value);
        const expected = rate && Decimal.parse(baseElement.value)?.times(rate).percent();
        const amountElement = element.child(amount);
        const given = amountElement === undefined ? Decimal.ZERO : Decimal.parse(amountElement.value);
        if (isWithin(given, expected, slack, judged)) return true;
        return { amount: String(given), expected: String(expected?.round(2)) };
      },
      'The amount of an allowance or charge (BT-92, BT-99, BT-136, BT-141) must be its base amount times its percentage: {expected}, not {amount}. Correct one of the three.',
      { step: amount },
    ),
  ];
}

/** The components of a line's net amount. Missing numbers are undefined. */
export interface LineNumbers {
  readonly net: Decimal | undefined;
  readonly quantity: Decimal | undefined;
  readonly price: Decimal | undefined;
  readonly base: Decimal | undefined;
  /** The sums of the line's allowances and charges. */
  readonly allowances: Decimal;
  readonly charges: Decimal;
}

const ONE = new Decimal(1, 0);

/** Returns the rule that a line's net amount is quantity times price, with charges and allowances. */
export function lineAmountRule(
  lines: (judged: Judged) => readonly XmlElement[],
  numbersOf: (line: XmlElement, judged: Judged) => LineNumbers,
  slack: Slack,
  flag: Flag,
  step: string,
): Rule {
  return ruleAt(
    'PEPPOL-EN16931-R120',
    'BT-131',
    lines,
    (line, judged) => {
      const {
        net = Decimal.ZERO,
        quantity = ONE,
        price = Decimal.ZERO,
        base,
        allowances,
        charges,
      } = numbersOf(line, judged);
      const perUnit = base === undefined || base.isZero ? price : price.dividedBy(base);
      const expected = quantity.times(perUnit).plus(charges.round(2)).minus(allowances.round(2));
      return isWithin(net, expected, slack, judged) || { amount: String(net), expected: String(expected.round(2)) };
    },
    'A line net amount (BT-131) must be the quantity (BT-129) times the net price (BT-146) per base quantity (BT-149), plus the line charges (BT-141), minus its allowances (BT-136): {expected}, not {amount}. Correct the wrong value.',
    { flag, step },
  );
}

export const NET_PRICE_TEXT =
  'The net price (BT-146) must be the gross price (BT-148) minus the discount (BT-147): {expected}, not {price}. Correct one of the three.';

/** Returns whether a net price is the gross price less the discount; true without a gross price. */
export function isNetPrice(net: string | undefined, gross: string | undefined, discount: string | undefined) {
  const whole = Decimal.parse(gross);
  if (whole === undefined) return true;
  const less = Decimal.parse(discount);
  const expected = whole.minus(less ?? Decimal.ZERO);
  const price = Decimal.parse(net);
  if (price !== undefined && less !== undefined && price.equals(expected)) return true;
  return { price: net ?? '–', expected: String(expected) };
}
