/** Rules on discounts and charges that several countries have. */

import { Decimal } from '../../../rules/decimal.ts';
import type { Rule } from '../../../rules/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { shown } from '../../core/rules/scope.ts';
import { isCharge } from '../../core/rules/vat.ts';
import { allowanceRules, lineAmountRule, NET_PRICE_TEXT, TWO_CENTS } from '../../shared/amounts.ts';
import { all, amount, has, number, text } from '../../shared/paths.ts';
import { check, type PatternRule, type Wording, worded } from './pattern.ts';
import { isNear } from './supplies.ts';

const RATE = 'MultiplierFactorNumeric';

/** A discount or charge has both a base and a rate, or neither. */
export function baseAndRate(id: string): PatternRule {
  return check(
    id,
    worded(
      'A discount or charge needs both its base and its rate, or neither; add the other one, or remove this one.',
      'BT-93 BT-94 BT-100 BT-101',
    ),
    (element) => has(element, 'BaseAmount') === has(element, RATE),
  );
}

const NAMES = { amount: 'cbc:Amount', base: 'cbc:BaseAmount', percentage: 'cbc:MultiplierFactorNumeric' };
const [WITHOUT_BASE, WITHOUT_RATE, PRODUCT] = allowanceRules(() => [], NAMES, TWO_CENTS).map(textOf);
const NET = textOf(
  lineAmountRule(
    () => [],
    () => ({
      net: undefined,
      quantity: undefined,
      price: undefined,
      base: undefined,
      allowances: Decimal.ZERO,
      charges: Decimal.ZERO,
    }),
    TWO_CENTS,
    'fatal',
    '',
  ),
);

function textOf({ text, terms }: Rule): Wording {
  return { text: { template: text, values: undefined }, terms };
}

/** A discount or charge with a rate has a base. */
export function baseWithRate(id: string): PatternRule {
  return check(id, WITHOUT_BASE ?? NET, (element) => !has(element, RATE) || has(element, 'BaseAmount'));
}

/** A discount or charge with a base has a rate. */
export function rateWithBase(id: string): PatternRule {
  return check(id, WITHOUT_RATE ?? NET, (element) => !has(element, 'BaseAmount') || has(element, RATE));
}

/** The amount of a discount or charge is its base times its rate. */
export function product(
  id: string,
  isRight: (found: Decimal, expected: Decimal, rounded: Decimal) => boolean,
  round = (base: Decimal, rate: Decimal) => base.times(rate).percent().round(2),
): PatternRule {
  return check(id, PRODUCT ?? NET, (element) => {
    const [found, base, rate] = ['Amount', 'BaseAmount', 'MultiplierFactorNumeric'].map((name) =>
      number(element, name),
    );
    if (base === undefined || rate === undefined) return true;
    const rounded = round(base, rate);
    return (
      (found !== undefined && isRight(found, base.times(rate).percent(), rounded)) || {
        element: all(element, 'Amount')[0],
        values: { amount: shown(found), expected: String(rounded.shortened()) },
      }
    );
  });
}

/** Requires a tax category of each discount and charge of the document. */
export function categorised(id: string, kind: 'discount' | 'charge', scheme: string): PatternRule {
  return check(
    id,
    worded(
      'A discount or charge on the document needs its {scheme} category; add it.',
      kind === 'charge' ? 'BT-102' : 'BT-95',
      { scheme },
    ),
    (element) =>
      all(element, 'TaxCategory/').some(
        (each) => has(each, 'ID') && text(each, 'TaxScheme/ID').toUpperCase() === scheme,
      ),
  );
}

/** The net price is the gross price less the discount in it. */
export function netPrice(id: string): PatternRule {
  return check(id, worded(NET_PRICE_TEXT, 'BT-146'), (element) => {
    const gross = number(element, 'BaseAmount');
    const net = number(element.parent, 'PriceAmount');
    if (gross === undefined) return true;
    const expected = gross.minus(amount(element, 'Amount'));
    return (
      net?.equals(expected) || {
        element: all(element.parent, 'PriceAmount')[0],
        values: { price: shown(net), expected: String(expected) },
      }
    );
  });
}

function adjusted(line: XmlElement, isAdded: boolean, asText = false): Decimal {
  return all(line, 'AllowanceCharge/')
    .filter((each) => (asText ? text(each, 'ChargeIndicator') === String(isAdded) : isCharge(each) === isAdded))
    .reduce((total, each) => total.plus(amount(each, 'Amount')), Decimal.ZERO);
}

/** The net amount of a line: its quantity times its price, plus charges and minus discounts. */
function netOf(line: XmlElement): Decimal | undefined {
  const quantity = number(line, 'InvoicedQuantity|CreditedQuantity');
  const price = number(line, 'Price/PriceAmount');
  const base = number(line, 'Price/BaseQuantity');
  if (quantity === undefined || price === undefined || base?.isZero) return undefined;
  const each = base === undefined ? price : price.dividedBy(base);
  return quantity.times(each).plus(adjusted(line, true)).minus(adjusted(line, false));
}

/** The same, as Peppol BIS calculates it: a missing quantity counts as 1, a missing price as 0. */
export function peppolNet(line: XmlElement): Decimal {
  const quantity = number(line, 'InvoicedQuantity|CreditedQuantity') ?? new Decimal(1, 0);
  const base = number(line, 'Price/BaseQuantity');
  const price = amount(line, 'Price/PriceAmount');
  const each = base === undefined || base.isZero ? price : price.dividedBy(base);
  return quantity
    .times(each)
    .plus(adjusted(line, true, true).round(2))
    .minus(adjusted(line, false, true).round(2));
}

/** The rule on the net amount of a line. */
export function netLine(id: string, isRight: (found: Decimal, expected: Decimal) => boolean, net = netOf): PatternRule {
  return check(id, NET, (line) => {
    const [found, expected] = [number(line, 'LineExtensionAmount'), net(line)];
    if (found === undefined || expected === undefined || isRight(found, expected)) return true;
    return {
      element: all(line, 'LineExtensionAmount')[0],
      values: { amount: String(found), expected: String(expected.round(2)) },
    };
  });
}

export const near =
  (most: string) =>
  (found: Decimal, expected: Decimal): boolean =>
    isNear(found, expected, most);

export const NET_WORDING = NET;
export const NET_PRICE = worded(NET_PRICE_TEXT, 'BT-146');
