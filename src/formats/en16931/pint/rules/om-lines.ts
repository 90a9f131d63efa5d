/** The rules of Oman on lines. */

import { Decimal, sum } from '../../../rules/decimal.ts';
import { normal } from '../../../rules/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { shown } from '../../core/rules/scope.ts';
import { all, amount, has, number, text, texts } from '../../shared/paths.ts';
import { NET_PRICE, NET_WORDING } from './adjustments.ts';
import { CODE, LINES, needs } from './common.ts';
import { HALF_CENT, hasBothDates, isWithinMonth, isZero, itemTax, withTax } from './om-common.ts';
import { bit, isSimplified } from './om-types.ts';
import { as, check, context, type Holds, type PatternRule, worded } from './pattern.ts';
import { rows } from './rows.ts';
import { isNear } from './supplies.ts';

const lineCode = (line: XmlElement) => text(line, 'Item/ClassifiedTaxCategory/ID');
const lineRate = (line: XmlElement) => number(line, 'Item/ClassifiedTaxCategory/Percent');

function lineRateRule(id: string, code: string, how: 'zero' | 'none'): PatternRule {
  return check(id, as(how === 'none' ? 'BR-O-05' : 'BR-Z-05', ['BT-152']), (line) => {
    if (lineCode(line) !== code) return true;
    const isRight =
      how === 'none' ? !has(line, 'Item/ClassifiedTaxCategory/Percent') : lineRate(line)?.isZero !== false;
    return isRight || { values: { code, term: 'BT-152', found: text(line, 'Item/ClassifiedTaxCategory/Percent') } };
  });
}

const untaxed = (id: string, code: string): PatternRule =>
  check(
    id,
    worded('A line of VAT category {code} must have no VAT (BTOM-016); set it to 0.', '', { code }),
    (line) => lineCode(line) !== code || itemTax(line) === undefined || isZero(itemTax(line)),
  );

const classified = (line: XmlElement, list: string) =>
  all(line, 'Item/CommodityClassification/ItemClassificationCode').filter((each) => each.attribute('listID') === list);

const isGoods = (line: XmlElement) =>
  texts(line, 'Item/ItemSpecificationDocumentReference/DocumentTypeCode').includes('G');

const industry = (line: XmlElement) =>
  all(line, 'Item/AdditionalItemIdentification/ID').filter((each) => each.attribute('schemeName') === 'CC');

/** The VAT of a line: its net amount times its rate, to three decimals. */
const lineTax = (line: XmlElement) =>
  amount(line, 'LineExtensionAmount')
    .times(lineRate(line) ?? Decimal.ZERO)
    .percent()
    .round(3);

const netOf = (line: XmlElement): Decimal | undefined => {
  const quantity = number(line, 'InvoicedQuantity|CreditedQuantity') ?? new Decimal(1, 0);
  const price = amount(line, 'Price/PriceAmount');
  const base = number(line, 'Price/BaseQuantity');
  if (base?.isZero) return undefined;
  const adjusted = (indicator: string) =>
    all(line, 'AllowanceCharge/')
      .filter((each) => text(each, 'ChargeIndicator') === indicator)
      .reduce((total, each) => total.plus(amount(each, 'Amount')), Decimal.ZERO);
  const each = base === undefined ? price : price.dividedBy(base);
  return quantity.times(each).plus(adjusted('true')).minus(adjusted('false'));
};

const TAX_LINE =
  'The VAT of a line (BTOM-016) must be its net amount (BT-131) times its rate, {expected}, not {found}; correct it.';

const taxLine =
  (isRight: (found: Decimal, expected: Decimal) => boolean): Holds =>
  (line) => {
    const rate = lineRate(line);
    if (rate === undefined || rate.isZero) return true;
    const [found, expected] = [itemTax(line) ?? Decimal.ZERO, lineTax(line)];
    return isRight(found, expected) || { values: { found: String(found), expected: String(expected) } };
  };

export const lines = context(LINES, [
  lineRateRule('ALIGNED-IBRP-E-05-OM', 'E', 'none'),
  lineRateRule('ALIGNED-IBRP-O-05-OM', 'O', 'none'),
  untaxed('IBR-039-OM', 'E'),
  untaxed('IBR-054-OM', 'O'),
  check('IBR-056-OM', worded(CODE, 'BT-158-1', { expected: ['HS', 'MP'] }), (line) => {
    const wrong = all(line, 'Item/CommodityClassification/ItemClassificationCode').find(
      (each) => !['HS', 'MP'].includes(each.attribute('listID') ?? ''),
    );
    return wrong === undefined || { element: wrong, values: { found: wrong.attribute('listID') ?? '' } };
  }),
  lineRateRule('ALIGNED-IBRP-Z-05-OM', 'Z', 'zero'),
  check('IBR-071-OM', NET_WORDING, (line) => {
    const [found, expected] = [number(line, 'LineExtensionAmount'), netOf(line)];
    return (
      (found !== undefined && expected !== undefined && isNear(found, expected, HALF_CENT)) || {
        values: { amount: shown(found), expected: shown(expected) },
      }
    );
  }),
  ...rows(`
    IBR-076-OM text Item/ClassifiedTaxCategory/ID BT-151
  `),
  untaxed('IBR-077-OM', 'Z'),
  needs(
    'IBR-078-OM',
    'BTOM-019 (ItemSpecificationDocumentReference/DocumentTypeCode)',
    '',
    (line, judged) => isSimplified(judged) || has(line, 'Item/ItemSpecificationDocumentReference/DocumentTypeCode'),
  ),
  needs(
    'IBR-079-OM',
    'BT-158',
    'BT-158',
    (line, judged) => isSimplified(judged) || !isGoods(line) || classified(line, 'HS').length > 0,
  ),
  check(
    'IBR-080-OM',
    worded('An HS code (BT-158) must have 12 digits, but this is {found}; correct it.', 'BT-158'),
    (line, judged) => {
      const wrong = classified(line, 'HS').find(({ value }) => !/^\d{12}$/.test(normal(value)));
      return isSimplified(judged) || wrong === undefined || { element: wrong, values: { found: wrong.value } };
    },
  ),
  needs(
    'IBR-081-OM',
    'BTOM-033 (AdditionalItemIdentification)',
    '',
    (line, judged) => isSimplified(judged) || bit(judged, 9, 11, 13) || industry(line).length > 0,
  ),
  needs(
    'IBR-084-OM',
    'BT-159',
    'BT-159',
    (line, judged) => !bit(judged, 13) || has(line, 'Item/OriginCountry/IdentificationCode'),
  ),
  check(
    'IBR-086-OM',
    worded(CODE, 'BT-151', { expected: ['O'] }),
    (line, judged) => !bit(judged, 11) || lineCode(line) === 'O' || { values: { found: lineCode(line) } },
  ),
  check(
    'IBR-091-OM',
    worded('Goods with the HS code {found} (BT-158) cannot be sold under the margin scheme; correct it.', 'BT-158'),
    (line, judged) => {
      const wrong = classified(line, 'HS').find(({ value }) => /^(?:01|06|710[1-4])/.test(value));
      return !bit(judged, 10) || wrong === undefined || { element: wrong, values: { found: wrong.value } };
    },
  ),
  check(
    'IBR-057-OM',
    worded('The period of a line of a summary invoice (BG-26) must be within one month; correct its dates.', 'BG-26'),
    (line, judged) => !bit(judged, 5) || isWithinMonth(line.child('cac:InvoicePeriod')),
  ),
  needs(
    'IBR-038-OM',
    'BTOM-016 (ItemPriceExtension)',
    '',
    (line, judged) => isSimplified(judged) || itemTax(line) !== undefined,
  ),
  needs(
    'IBR-072-OM',
    'BT-134, BT-135',
    'BT-134 BT-135',
    (line, judged) => !bit(judged, 1) || !bit(judged, 5) || hasBothDates(line.child('cac:InvoicePeriod')),
  ),
  check('IBR-157-OM', NET_PRICE, (line) => {
    const [gross, net] = [number(line, 'Price/AllowanceCharge/BaseAmount'), number(line, 'Price/PriceAmount')];
    if (gross === undefined) return true;
    const expected = gross.minus(sum(all(line, 'Price/AllowanceCharge/Amount').map(({ value }) => value))).round(2);
    return (
      (net !== undefined && isNear(net, expected, HALF_CENT)) || {
        values: { price: shown(net), expected: String(expected) },
      }
    );
  }),
  check(
    'IBR-168-OM',
    worded(TAX_LINE, ''),
    taxLine((found, expected) => isNear(found, expected, '0.001')),
  ),
  check(
    'IBR-168-OM-WARN',
    worded(TAX_LINE, ''),
    taxLine((found, expected) => !isNear(found, expected, '0.001') || found.equals(expected)),
    'warning',
  ),
  check(
    'IBR-158-OM',
    worded(
      'The amount of a line with VAT (BTOM-017) must be its net amount (BT-131) plus its VAT (BTOM-016); correct it.',
      '',
    ),
    (line, judged) => {
      const [total, tax] = [withTax(line), itemTax(line)];
      if (bit(judged, 10) || (isSimplified(judged) && tax === undefined)) return true;
      return (
        total !== undefined &&
        tax !== undefined &&
        isNear(total, amount(line, 'LineExtensionAmount').plus(tax), HALF_CENT)
      );
    },
  ),
  needs('IBR-174-OM', 'BT-158', 'BT-158', (line) => !isGoods(line) || classified(line, 'HS').length > 0),
]);
