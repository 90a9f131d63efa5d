/** ZATCA's rules on lines, prices and prepayments (chapter 17 §8.5). */

import { Decimal } from '../../../rules/decimal.ts';
import { type Judged, normal, type Rule } from '../../../rules/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { isRounded, MORE_DECIMALS } from '../../core/rules/decimals.ts';
import { shown } from '../../core/rules/scope.ts';
import { isCharge } from '../../core/rules/vat.ts';
import { all, amount, has, isFilled, number, text } from '../../shared/paths.ts';
import { CODE, each, found, LENGTH, length, placeOf } from './demands.ts';
import { categoryOf, inLines, isOf, lineGroups, lines, root, type Select, when } from './invoice.ts';

const ONE = new Decimal(1, 0);
const CENT = new Decimal(1, 2);
const LONGEST_NUMBER = 127;
const PREPAYMENT = '386';

const prepaid = ({ root }: Judged) => amount(root, 'LegalMonetaryTotal/PrepaidAmount');
const isPrepaid = (judged: Judged) => !prepaid(judged).isZero && !prepaid(judged).isNegative;
const isNear = (one: Decimal, other: Decimal) => one.minus(other).abs().compare(CENT) <= 0;
const referring: Select = (judged) => lines(judged).filter((line) => has(line, 'DocumentReference/'));
const references: Select = inLines('DocumentReference/');

/** Returns a number without the digits after the third decimal. */
function cut(value: Decimal): Decimal {
  if (value.scale <= 3) return value;
  const [whole = '0', decimals = ''] = value.toString().split('.');
  return Decimal.parse(decimals === '' ? whole : `${whole}.${decimals.slice(0, 3)}`) ?? value;
}

/** Returns the net amount that follows from a line's quantity, price, allowances and charges. */
function netOf(line: XmlElement): Decimal | undefined {
  const quantity = number(line, 'InvoicedQuantity|CreditedQuantity');
  const price = number(line, 'Price/PriceAmount');
  const base = number(line, 'Price/BaseQuantity');
  if (quantity === undefined || price === undefined) return undefined;
  const whole = quantity.times(price);
  // Nearly all prices are for one unit, and a division takes as long as everything else here.
  const isForOne = base === undefined || base.isZero || base.equals(ONE);
  let net = cut(isForOne ? whole : whole.dividedBy(base)).round(2);
  for (const each of all(line, 'AllowanceCharge/')) {
    const value = amount(each, 'Amount');
    net = isCharge(each) === true ? net.plus(value) : net.minus(value);
  }
  return net;
}

const amounts: readonly Rule[] = [
  each(
    'BR-KSA-EN16931-11',
    'warning',
    'BT-131',
    lines,
    'The net amount of the line (BT-131) is {found}, but quantity, price, allowances and charges give {expected}; correct one of them.',
    (line) => {
      const [net, expected] = [number(line, 'LineExtensionAmount'), netOf(line)];
      return (
        net === undefined ||
        expected === undefined ||
        isNear(net, expected) || {
          ...placeOf(line, 'LineExtensionAmount'),
          values: { found: shown(net), expected: shown(expected) },
        }
      );
    },
  ),
  each(
    'BR-KSA-EN16931-12',
    'fatal',
    'BT-149',
    (judged) => inLines('Price/BaseQuantity')(judged).filter(({ value }) => normal(value) !== ''),
    'The base quantity of the price (BT-149) must be more than 0, not {found}; correct it.',
    ({ value }) => {
      const base = Decimal.parse(value);
      return (base !== undefined && !base.isZero && !base.isNegative) || { values: { found: value } };
    },
  ),
  each(
    'BR-KSA-EN16931-06',
    'fatal',
    'BG-29',
    inLines('Price/AllowanceCharge/'),
    'A price can have a discount, but no charge; put the charge into the line.',
    (each) => isCharge(each) !== true,
  ),
  each(
    'BR-KSA-EN16931-07',
    'fatal',
    'BT-146 BT-148',
    inLines('Price/'),
    'The net price (BT-146) is {found}, but gross price minus discount is {expected}; correct one of the three.',
    (price) => {
      const [gross, net] = [number(price, 'AllowanceCharge/BaseAmount'), number(price, 'PriceAmount')];
      if (gross === undefined || net === undefined) return true;
      const expected = gross.minus(amount(price, 'AllowanceCharge/Amount'));
      return (
        net.equals(expected) || {
          ...placeOf(price, 'PriceAmount'),
          values: { found: shown(net), expected: shown(expected) },
        }
      );
    },
  ),
  each('BR-KSA-F-06-C21', 'warning', 'BT-150', inLines('Price/BaseQuantity'), LENGTH, (quantity) => {
    const { length: count } = quantity.attribute('unitCode') ?? '';
    return (
      count <= LONGEST_NUMBER || {
        step: '@unitCode',
        values: { path: '@unitCode', least: 0, most: LONGEST_NUMBER, count },
      }
    );
  }),
];

const REFERENCE = ['ID', 'IssueDate', 'IssueTime', 'DocumentTypeCode'];
const SUBTOTAL = ['TaxableAmount', 'TaxAmount', 'TaxCategory/ID', 'TaxCategory/Percent'];

/** Requires a rate of 0 for prepayments in the categories without VAT. */
const unrated = (id: string, category: string) =>
  each(
    id,
    'warning',
    'KSA-34',
    when(isPrepaid, (judged) => lineGroups(judged).filter(isOf(category))),
    'A prepayment of the category {category} must have the rate 0, not {found}; correct it.',
    (group) => {
      const rate = number(group, 'TaxCategory/Percent');
      return (
        rate === undefined ||
        rate.isZero || { ...placeOf(group, 'TaxCategory/Percent'), values: { category, found: shown(rate) } }
      );
    },
  );

/** Returns whether the VAT of a prepayment follows from its base and rate. */
function isTaxed(group: XmlElement): boolean {
  const [base, tax] = [amount(group, 'TaxableAmount'), amount(group, 'TaxAmount')];
  const rate = number(group, 'TaxCategory/Percent');
  const category = categoryOf(group);
  if (category === 'S' || (category === 'O' && rate !== undefined)) {
    return rate !== undefined && isNear(tax, base.times(rate).percent());
  }
  return tax.isZero && (rate === undefined || base.times(rate).percent().isZero);
}

const prepayments: readonly Rule[] = [
  found(
    'BR-KSA-73',
    'warning',
    'KSA-26',
    'A prepaid amount (BT-113) needs a line for each prepayment invoice, with its number, date, time and type (KSA-26 to KSA-30); add what is missing.',
    (judged) => {
      if (!isPrepaid(judged)) return true;
      const all_ = references(judged);
      if (all_.length === 0) return { element: judged.root, step: 'cac:InvoiceLine' };
      const incomplete = all_.find((each) => REFERENCE.some((name) => !isFilled(each, name)));
      const missing = incomplete && REFERENCE.find((name) => !isFilled(incomplete, name));
      return incomplete === undefined || missing === undefined || placeOf(incomplete, missing);
    },
  ),
  each(
    'BR-KSA-74',
    'fatal',
    'KSA-30',
    when(isPrepaid, (judged) => all(references(judged), 'DocumentTypeCode')),
    CODE,
    ({ value }) => normal(value) === PREPAYMENT || { values: { found: value, expected: [PREPAYMENT] } },
  ),
  each(
    'BR-KSA-75',
    'warning',
    'KSA-31',
    when(isPrepaid, referring),
    'The line of a prepayment needs its taxable amount, VAT, category and rate (KSA-31 to KSA-34); add what is missing.',
    (line) => {
      const [group] = all(line, 'TaxTotal/TaxSubtotal/');
      if (group === undefined) return placeOf(line, 'TaxTotal/TaxSubtotal/');
      const missing = SUBTOTAL.find((name) => !isFilled(group, name));
      return missing === undefined || placeOf(group, missing);
    },
  ),
  each(
    'BR-KSA-82',
    'fatal',
    'KSA-30',
    (judged) => referring(judged).filter((line) => text(line, 'DocumentReference/DocumentTypeCode') === PREPAYMENT),
    'The line of a prepayment has no amounts of its own; set its net amount, VAT, total, price and allowances to 0.',
    (line) => {
      const own =
        'LineExtensionAmount|TaxTotal/TaxAmount|TaxTotal/RoundingAmount|Price/PriceAmount|AllowanceCharge/Amount';
      const wrong = all(line, own).find(({ value }) => Decimal.parse(value)?.isZero === false);
      return wrong === undefined || { element: wrong };
    },
  ),
  unrated('BR-KSA-76', 'Z'),
  unrated('BR-KSA-77', 'E'),
  unrated('BR-KSA-78', 'O'),
  each(
    'BR-KSA-79',
    'warning',
    'KSA-32',
    lineGroups,
    'The VAT of a prepayment (KSA-32) must be its taxable amount times its rate; correct one of the three.',
    (group) => isTaxed(group) || placeOf(group, 'TaxAmount'),
  ),
  found(
    'BR-KSA-80',
    'warning',
    'BT-113',
    'The prepaid amount (BT-113) is {found}, but the prepayments in the lines add up to {expected}; correct one of them.',
    (judged) => {
      const subtotals = lineGroups(judged);
      const sum = subtotals.reduce(
        (total, each) => total.plus(amount(each, 'TaxableAmount')).plus(amount(each, 'TaxAmount')),
        Decimal.ZERO,
      );
      const isOther = references(judged).some((each) => text(each, 'DocumentTypeCode') !== PREPAYMENT);
      const hasAmount = has(judged.root, 'LegalMonetaryTotal/PrepaidAmount');
      const isRight =
        prepaid(judged).round(2).equals(sum.round(2)) && (subtotals.length === 0 || (hasAmount && !isOther));
      const [totals] = all(judged.root, 'LegalMonetaryTotal/');
      if (isRight) return true;
      const place = totals === undefined ? { element: judged.root } : placeOf(totals, 'PrepaidAmount');
      return { ...place, values: { found: shown(prepaid(judged)), expected: shown(sum) } };
    },
  ),
  each(
    'BR-KSA-DEC-06',
    'warning',
    'KSA-31',
    when(isPrepaid, (judged) => all(lineGroups(judged), 'TaxableAmount|TaxAmount')),
    MORE_DECIMALS,
    ({ value, name }) =>
      isRounded(value) || {
        values: { found: value, term: name === 'cbc:TaxAmount' ? 'KSA-32' : 'KSA-31' },
      },
  ),
];

const item = inLines('Item/');

const texts: readonly Rule[] = [
  length('BR-KSA-F-06-C1', 'warning', 'BT-1', root, 'ID', LONGEST_NUMBER),
  length('BR-KSA-F-06-C2', 'warning', 'BT-22', root, 'Note', 1000),
  length('BR-KSA-F-06-C17', 'fatal', 'BT-126', lines, 'ID', 6, 1),
  each('BR-KSA-F-06-C18', 'warning', 'BT-130', inLines('InvoicedQuantity|CreditedQuantity'), LENGTH, (quantity) => {
    const { length: count } = quantity.attribute('unitCode') ?? '';
    return (
      count <= LONGEST_NUMBER || {
        step: '@unitCode',
        values: { path: '@unitCode', least: 0, most: LONGEST_NUMBER, count },
      }
    );
  }),
  length('BR-KSA-F-06-C19', 'warning', 'BT-153', item, 'Name', 1000, 3),
  length('BR-KSA-F-06-C20', 'warning', 'BT-157', item, 'StandardItemIdentification/ID', LONGEST_NUMBER),
  length('BR-KSA-F-06-C30', 'warning', 'BT-156', item, 'BuyersItemIdentification/ID', LONGEST_NUMBER),
  length('BR-KSA-F-06-C31', 'warning', 'BT-155', item, 'SellersItemIdentification/ID', LONGEST_NUMBER),
  each(
    'BR-KSA-F-C-01',
    'warning',
    'BT-153',
    inLines('Item/Name'),
    'The item name {found} (BT-153) has only digits; describe what was sold.',
    ({ value }) => !/^\d+$/.test(normal(value)) || { values: { found: value } },
  ),
];

export const lineRules: readonly Rule[] = [...texts, ...amounts, ...prepayments];
