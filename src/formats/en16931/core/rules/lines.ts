/** Rules of EN 16931 on lines and their items (chapter 12 §2, §3). */

import type { Group, Value } from '../../../model/group.ts';
import { Decimal } from '../../../rules/decimal.ts';
import { filled, type Judged, normal, type Rule, there, type Verdict } from '../../../rules/declare.ts';
import { elementsAt, everywhere, has, reach, ruleAt } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { filledIn, lineRule } from './scope.ts';
import { isVatCategory } from './vat.ts';

export function lineRules(syntax: Judged['syntax']): Rule[] {
  const ubl = syntax === 'ubl';
  const saysCategory = ({ element }: Group) => element !== undefined && isVatCategory(element, syntax);
  return [
    lineRule('BR-21', 'BG-25', 'BT-126', filled('BT-126'), 'A line (BG-25) has no identifier (BT-126); number it.'),
    lineRule(
      'BR-22',
      'BG-25',
      'BT-129',
      ubl ? (line) => ublQuantity(line) !== undefined : there('BT-129'),
      'A line (BG-25) has no quantity (BT-129); add it.',
    ),
    lineRule(
      'BR-23',
      'BG-25',
      'BT-130',
      ubl ? (line) => ublQuantity(line)?.attribute('unitCode') !== undefined : there('BT-130'),
      'The quantity of a line (BT-129) has no unit (BT-130); add its code, such as C62 for pieces.',
    ),
    lineRule('BR-24', 'BG-25', 'BT-131', there('BT-131'), 'A line (BG-25) has no net amount (BT-131); add it.'),
    lineRule(
      'BR-25',
      'BG-25',
      'BT-153',
      filledIn('BG-31', 'BT-153'),
      'The item of a line (BG-31) has no name (BT-153); add it.',
    ),
    lineRule(
      'BR-26',
      'BG-25',
      'BT-146',
      (line) => line.group('BG-29')?.first('BT-146') !== undefined,
      'The item of a line has no net price (BT-146); add it.',
    ),
    lineRule(
      'BR-27',
      'BG-25',
      'BT-146',
      (line) => line.group('BG-29')?.some('BT-146', isNoNegativePrice) === true,
      'The net price of an item (BT-146) is missing or negative; make it 0 or more, and use a negative quantity (BT-129) for returns.',
    ),
    lineRule(
      'BR-28',
      'BG-25',
      'BT-148',
      ({ element }) => isNotNegativeOrMissing(ubl ? ublGrossPrices(element) : ciiGrossPrices(element)),
      'The gross price of an item (BT-148) is {found}, but must not be negative. Make the quantity (BT-129) negative instead.',
    ),
    lineRule(
      'BR-CO-04',
      'BG-25',
      'BT-151',
      (line) => line.someGroup('BG-30', saysCategory),
      'A line (BG-25) has no VAT category (BT-151); add the code, such as S, with the tax type VAT.',
    ),
    ...(ubl ? UBL : CII),
  ];
}

const ATTRIBUTE = 'An attribute of an item (BG-32) needs a name (BT-160) and a value (BT-161); add what is missing.';
const STANDARD = 'The standard identifier of an item (BT-157) has no scheme (BT-157-1); add it, such as 0160 for GTIN.';
const CLASSIFICATION = 'The classification of an item (BT-158) has no list (BT-158-1); add it, such as STI for CPV.';

const STANDARD_ITEM = ['cac:StandardItemIdentification', 'cbc:ID'];
const CLASSIFIED_ITEM = ['cac:CommodityClassification', 'cbc:ItemClassificationCode'];

/** Attributes are checked in nested lines too, identifiers are not. */
const UBL: readonly Rule[] = [
  ruleAt(
    'BR-54',
    ['BT-161', 'BT-160'],
    (judged) => everywhere(judged, 'cac:AdditionalItemProperty'),
    (property) => has(property, 'cbc:Name') && has(property, 'cbc:Value'),
    ATTRIBUTE,
  ),
  lineRule(
    'BR-64',
    'BG-31',
    'BT-157',
    ({ element }) => without('schemeID', elementsAt(element, STANDARD_ITEM)),
    STANDARD,
  ),
  lineRule(
    'BR-65',
    'BG-31',
    'BT-158',
    ({ element }) => without('listID', elementsAt(element, CLASSIFIED_ITEM)),
    CLASSIFICATION,
  ),
];

const CII: readonly Rule[] = [
  // The official rules cannot read several names, and stop.
  lineRule(
    'BR-25',
    'BG-31',
    'BT-153',
    ({ element }) => {
      const [, second] = element?.all('ram:Name') ?? NONE;
      return second === undefined || { element: second };
    },
    'The item of a line (BG-31) has several names (BT-153); keep one.',
  ),
  ruleAt(
    'BR-54',
    ['BT-161', 'BT-160'],
    (judged) => everywhere(judged, 'ram:ApplicableProductCharacteristic'),
    (property) => has(property, 'ram:Description') && has(property, 'ram:Value'),
    ATTRIBUTE,
  ),
  lineRule(
    'BR-64',
    'BG-31',
    'BT-157',
    ({ element }) => withoutText('schemeID', element?.all('ram:GlobalID') ?? NONE),
    STANDARD,
  ),
  ruleAt(
    'BR-65',
    'BT-158',
    (judged) => reach(everywhere(judged, 'ram:DesignatedProductClassification'), 'ram:ClassCode'),
    (code) => normal(code.attribute('listID')) !== '',
    CLASSIFICATION,
    { step: '@listID' },
  ),
];

/** Returns the quantity of a line, for either kind of document. */
function ublQuantity({ element }: Group): XmlElement | undefined {
  return element?.child('cbc:InvoicedQuantity') ?? element?.child('cbc:CreditedQuantity');
}

function isNotNegative(text: string): boolean {
  return Decimal.parse(text)?.isNegative === false;
}

function isNoNegativePrice({ text }: Value): boolean {
  return isNotNegative(text);
}

const NONE: readonly XmlElement[] = [];

/** Returns the base amounts of all price allowances and charges, regardless of their indicators. */
function ublGrossPrices(line: XmlElement | undefined): readonly XmlElement[] {
  const allowances = line?.child('cac:Price')?.all('cac:AllowanceCharge') ?? NONE;
  return allowances.length === 0 ? NONE : allowances.flatMap((allowance) => allowance.child('cbc:BaseAmount') ?? []);
}

function ciiGrossPrices(line: XmlElement | undefined): readonly XmlElement[] {
  const agreement = line?.child('ram:SpecifiedLineTradeAgreement');
  return agreement?.child('ram:GrossPriceProductTradePrice')?.all('ram:ChargeAmount') ?? NONE;
}

function isNotNegativeOrMissing(prices: readonly XmlElement[]): Verdict {
  const [element] = prices;
  if (element === undefined || prices.some(({ value }) => isNotNegative(value))) return true;
  return { element, values: { found: element.value } };
}

/** Returns the elements without an attribute. */
function without(attribute: string, elements: readonly XmlElement[]): Verdict {
  if (elements.length === 0) return true;
  return elements
    .filter((element) => element.attribute(attribute) === undefined)
    .map((element) => ({ element, step: `@${attribute}` }));
}

/** Like `without`, but an empty attribute counts as missing. */
function withoutText(attribute: string, elements: readonly XmlElement[]): Verdict {
  if (elements.length === 0) return true;
  return elements
    .filter((element) => normal(element.attribute(attribute)) === '')
    .map((element) => ({ element, step: `@${attribute}` }));
}
