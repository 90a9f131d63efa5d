/** ZATCA's rules on supply, payment, amounts, allowances and charges (chapter 17 §8.3). */

import { CHARGE_REASONS, CURRENCIES } from '../../../codes/generated/lists.ts';
import { dayOf } from '../../../rules/days.ts';
import { Decimal } from '../../../rules/decimal.ts';
import { type Judged, normal, type Rule } from '../../../rules/declare.ts';
import { everywhere } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { shown } from '../../core/rules/scope.ts';
import { isCharge } from '../../core/rules/vat.ts';
import { all, has, isFilled, number, text } from '../../shared/paths.ts';
import { CODE, coded, each, found, length, needs, placeOf } from './demands.ts';
import {
  adjustments,
  at,
  categoryOf,
  charges,
  currencyOf,
  discounts,
  groups,
  inLines,
  isFlagged,
  isSimplified,
  isStandard,
  lineCharges,
  lineDiscounts,
  lineGroups,
  lines,
  root,
  type Select,
  totalsWith,
  totalsWithout,
  typeOf,
  when,
} from './invoice.ts';

const RIYAL = 'SAR';
const FIRST_YEAR = '2000';
const LONGEST_TEXT = 1000;
const LONGEST_NUMBER = 127;
const LONGEST_RATE = 15;
const MEANS = new Set([
  ...Array.from({ length: 68 }, (_, at) => String(at + 1)),
  ...['70', '74', '75', '76', '77', '78', '91', '92', '93', '94', '95', '96', '97', 'ZZZ'],
]);
const MEDIA_TYPES = `text/csv
text/plain
application/pdf
image/png
image/jpeg
image/tiff
application/acad
application/dwg
drawing/dwg
application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
application/vnd.oasis.opendocument.spreadsheet`.split('\n');
const SUPPLY = 'ActualDeliveryDate';
const END = 'LatestDeliveryDate';

const documentTax = ({ name, parent }: XmlElement, root: XmlElement) =>
  name === 'cbc:TaxAmount' && parent?.name === 'cac:TaxTotal' && parent.parent === root;

const supply: readonly Rule[] = [
  found('BR-KSA-15', 'warning', 'BT-72', '{path} is missing; add it.', (judged) => {
    if (!isStandard(judged) || typeOf(judged) !== '388') return true;
    return (
      isFilled(judged.root, `Delivery/${SUPPLY}`) || {
        ...placeOf(judged.root, `Delivery/${SUPPLY}`),
        values: { path: `${SUPPLY} (BT-72)` },
      }
    );
  }),
  each(
    'BR-KSA-35',
    'warning',
    'BT-72 KSA-24',
    at('Delivery/'),
    'The supply has an end date (KSA-24) without a first day (BT-72); add it.',
    (delivery) => !has(delivery, END) || has(delivery, SUPPLY) || { step: `cbc:${SUPPLY}` },
  ),
  each(
    'BR-KSA-36',
    'warning',
    'KSA-24 BT-72',
    at('Delivery/'),
    'The supply ends (KSA-24) before it begins (BT-72); correct one of the dates.',
    (delivery) => {
      const [first, last] = [dayOf(text(delivery, SUPPLY)), dayOf(text(delivery, END))];
      return first === undefined || last === undefined || last >= first || placeOf(delivery, END);
    },
  ),
  found(
    'BR-KSA-72',
    'fatal',
    'BT-72 KSA-24',
    'A simplified summary invoice needs the first and the last day of the supply (BT-72, KSA-24); add them.',
    (judged) => {
      if (!isSimplified(judged) || !isFlagged(judged, 6)) return true;
      const [delivery] = all(judged.root, 'Delivery/');
      return (
        all(judged.root, 'Delivery/').some((each) => isFilled(each, SUPPLY) && isFilled(each, END)) ||
        (delivery === undefined ? { element: judged.root, step: 'cac:Delivery' } : { element: delivery })
      );
    },
  ),
];

const payment: readonly Rule[] = [
  each(
    'BR-KSA-16',
    'warning',
    'BT-81',
    at('PaymentMeans/PaymentMeansCode'),
    'The payment means {found} (BT-81) is not a UNTDID 4461 code that ZATCA accepts; use a listed code, such as 30 or 10.',
    ({ value }) => MEANS.has(normal(value)) || { values: { found: value } },
  ),
  length('BR-KSA-F-06-C14', 'warning', '', at('PaymentMeans/PayeeFinancialAccount/'), 'PaymentNote', LONGEST_TEXT, 1),
  length('BR-KSA-F-06-C15', 'warning', 'BT-84', at('PaymentMeans/PayeeFinancialAccount/'), 'ID', LONGEST_NUMBER),
];

const rates = at('TaxExchangeRate/');

const currencies: readonly Rule[] = [
  needs('BR-KSA-68', 'fatal', 'BT-6', root, 'TaxCurrencyCode'),
  coded('BR-KSA-EN16931-02', 'fatal', 'BT-6', at('TaxCurrencyCode'), [RIYAL]),
  found(
    'BR-KSA-EN16931-08',
    'warning',
    'BT-110',
    'The invoice needs one VAT total with a breakdown (BT-110), not {count}; correct it.',
    (judged) => {
      const { length: count } = totalsWith(judged);
      return count === 1 || { element: judged.root, step: 'cac:TaxTotal', values: { count } };
    },
  ),
  found(
    'BR-KSA-EN16931-09',
    'warning',
    'BT-111',
    'The invoice needs one VAT total in SAR without a breakdown (BT-111), not {count}; correct it.',
    (judged) => {
      const { length: count } = totalsWithout(judged);
      return (
        !has(judged.root, 'TaxCurrencyCode') ||
        count === 1 || { element: judged.root, step: 'cac:TaxTotal', values: { count } }
      );
    },
  ),
  found(
    'BR-KSA-97',
    'warning',
    'BT-111',
    'The VAT total in SAR (BT-111) is the same as the one in {currency} (BT-110); convert it.',
    (judged) => {
      const currency = currencyOf(judged);
      const [with_, without] = [number(totalsWith(judged), 'TaxAmount'), number(totalsWithout(judged), 'TaxAmount')];
      if (currency === RIYAL || with_ === undefined || without === undefined) return true;
      if (with_.isZero || without.isZero || with_.isNegative || without.isNegative) return true;
      return !with_.round(2).equals(without.round(2)) || { element: totalsWithout(judged)[0], values: { currency } };
    },
  ),
  each(
    'BR-KSA-87',
    'warning',
    '',
    rates,
    'The exchange rate needs a source currency, a target currency and the rate; add what is missing.',
    (rate) => ['SourceCurrencyCode', 'TargetCurrencyCode', 'CalculationRate'].every((name) => isFilled(rate, name)),
  ),
  each(
    'BR-KSA-88',
    'fatal',
    'BT-5',
    (judged) => all(rates(judged), 'SourceCurrencyCode'),
    CODE,
    ({ value }, judged) => {
      return normal(value) === currencyOf(judged) || { values: { found: value, expected: [currencyOf(judged)] } };
    },
  ),
  each(
    'BR-KSA-89',
    'fatal',
    'BT-6',
    (judged) => all(rates(judged), 'TargetCurrencyCode'),
    CODE,
    ({ value }, { root }) => {
      const expected = text(root, 'TaxCurrencyCode');
      return normal(value) === expected || { values: { found: value, expected: [expected] } };
    },
  ),
  each(
    'BR-KSA-90',
    'fatal',
    '',
    (judged) => all(rates(judged), 'CalculationRate'),
    'The exchange rate {found} has 15 characters or more; round it.',
    ({ value }) => normal(value).length < LONGEST_RATE || { values: { found: value } },
  ),
  each(
    'BR-KSA-CL-01',
    'fatal',
    'BT-5',
    (judged) => [
      ...all(judged.root, 'DocumentCurrencyCode'),
      ...all(lineGroups(judged), 'TaxAmount|TaxableAmount'),
      ...all(judged.root, 'LegalMonetaryTotal/PayableRoundingAmount'),
    ],
    'The currency {found} is not in ISO 4217; use a code such as SAR.',
    (element) => {
      const isAmount = element.name !== 'cbc:DocumentCurrencyCode';
      const code = normal(isAmount ? (element.attribute('currencyID') ?? '') : element.value);
      return CURRENCIES.has(code) || { ...(isAmount && { step: '@currencyID' }), values: { found: code } };
    },
  ),
  each(
    'BR-KSA-CL-02',
    'fatal',
    'BT-5',
    amounts,
    'This amount must be in the currency of the document, {expected}, not {found}; correct it.',
    (element, judged) => {
      const [code, expected] = [element.attribute('currencyID') ?? '', currencyOf(judged)];
      return (
        code === expected ||
        documentTax(element, judged.root) || { step: '@currencyID', values: { found: code, expected } }
      );
    },
  ),
];

const AMOUNTS = `Amount BaseAmount PriceAmount TaxAmount TaxableAmount LineExtensionAmount TaxExclusiveAmount
TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount RoundingAmount`
  .split(/\s+/)
  .map((name) => `cbc:${name}`);

function amounts(judged: Judged): readonly XmlElement[] {
  const found: XmlElement[] = [];
  for (const name of AMOUNTS) for (const element of everywhere(judged, name)) found.push(element);
  return found;
}

/** Whether any amount, quantity or rate may have a sign. This is rare, and only then are they examined one by one. */
const isSigned = (judged: Judged) =>
  NUMBERS.some((name) => everywhere(judged, name).some(({ value }) => !(value.charCodeAt(0) >= FIRST_DIGIT)));
const FIRST_DIGIT = 0x30;
const NUMBERS = ['InvoicedQuantity', 'CreditedQuantity', 'BaseQuantity', 'MultiplierFactorNumeric', 'Percent']
  .map((name) => `cbc:${name}`)
  .concat(AMOUNTS);

const DATES: Select = (judged) => [
  ...all(judged.root, 'IssueDate|DueDate|TaxPointDate|BillingReference/InvoiceDocumentReference/IssueDate'),
  ...all(judged.root, `Delivery/${SUPPLY}|Delivery/${END}`),
  ...inLines('DocumentReference/IssueDate')(judged),
];

const TOTALS =
  'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount';

/** The amounts, quantities and rates that cannot be negative. */
const positive: Select = (judged) => [
  ...TOTALS.split(' ').flatMap((name) => all(judged.root, `LegalMonetaryTotal/${name}`)),
  ...all(judged.root, 'TaxTotal/TaxAmount'),
  ...groups(judged).flatMap((group) =>
    all(
      group,
      categoryOf(group) === 'O' ? 'TaxAmount|TaxCategory/Percent' : 'TaxableAmount|TaxAmount|TaxCategory/Percent',
    ),
  ),
  ...all(adjustments(judged), 'Amount|BaseAmount|MultiplierFactorNumeric|TaxCategory/Percent'),
  ...all(
    lines(judged),
    'InvoicedQuantity|CreditedQuantity|LineExtensionAmount|TaxTotal/TaxAmount|TaxTotal/RoundingAmount|Price/PriceAmount|Price/BaseQuantity|Price/AllowanceCharge/Amount|Price/AllowanceCharge/BaseAmount|Item/ClassifiedTaxCategory/Percent|TaxTotal/TaxSubtotal/TaxableAmount|TaxTotal/TaxSubtotal/TaxAmount',
  ),
];

const HUNDRED = new Decimal(100, 0);
const isRate = (value: string) => {
  const rate = Decimal.parse(value);
  return (
    rate !== undefined && !rate.isNegative && rate.compare(HUNDRED) <= 0 && /^\s*\d*(?:\.\d{0,2})?\s*$/.test(value)
  );
};
const RATE = 'The percentage {found} must be from 0 to 100 with at most two decimals and without a sign; correct it.';

const values: readonly Rule[] = [
  each(
    'BR-KSA-CL-03',
    'fatal',
    'BT-125-1',
    (judged) => everywhere(judged, 'cbc:EmbeddedDocumentBinaryObject'),
    CODE,
    (file) => {
      const found = file.attribute('mimeCode') ?? '';
      return MEDIA_TYPES.includes(found) || { step: '@mimeCode', values: { found, expected: MEDIA_TYPES } };
    },
  ),
  each(
    'BR-KSA-F-01',
    'fatal',
    'BT-2',
    DATES,
    'The date {found} must be a day from the year 2000 on, such as 2026-09-14; correct it.',
    ({ value }) =>
      (/^\d{4}-\d\d-\d\d$/.test(normal(value)) && dayOf(value) !== undefined && normal(value) >= FIRST_YEAR) || {
        values: { found: value },
      },
  ),
  coded(
    'BR-KSA-F-02',
    'fatal',
    'BG-20',
    (judged) => all(everywhere(judged, 'cac:AllowanceCharge'), 'ChargeIndicator'),
    ['true', 'false'],
  ),
  each(
    'BR-KSA-F-04',
    'fatal',
    '',
    when(isSigned, positive),
    'ZATCA does not accept negative amounts: {found}. Put returned goods into a credit note.',
    ({ value }) => Decimal.parse(value)?.isNegative !== true || { values: { found: value } },
  ),
  each(
    'BR-KSA-F-05',
    'warning',
    'KSA-29',
    inLines('DocumentReference/IssueTime'),
    'The time {found} must have hours, minutes and seconds, such as 10:05:30; correct it.',
    ({ value }) =>
      /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z?$/.test(normal(value)) || { values: { found: value } },
  ),
  each(
    'BR-KSA-DEC-01',
    'fatal',
    'BT-94 BT-138',
    (judged) => all([...discounts(judged), ...lineDiscounts(judged)], 'MultiplierFactorNumeric'),
    RATE,
    ({ value }) => isRate(value) || { values: { found: value } },
  ),
  each(
    'BR-KSA-DEC-02',
    'fatal',
    'BT-119 BT-152',
    (judged) => everywhere(judged, 'cbc:Percent').filter(({ value }) => normal(value) !== ''),
    RATE,
    ({ value }) => isRate(value) || { values: { found: value } },
  ),
];

const allowances: readonly Rule[] = [
  each(
    'BR-KSA-EN16931-03',
    'warning',
    'BT-92 BT-99',
    adjustments,
    'The amount {found} must be the base amount times the percentage, {expected}; correct one of the three.',
    (adjustment) => {
      const [amount, base] = [number(adjustment, 'Amount'), number(adjustment, 'BaseAmount')];
      if (amount === undefined || base === undefined) return true;
      const expected = base
        .times(number(adjustment, 'MultiplierFactorNumeric') ?? Decimal.ZERO)
        .percent()
        .round(2);
      return (
        amount.equals(expected) || {
          ...placeOf(adjustment, 'Amount'),
          values: { found: shown(amount), expected: shown(expected) },
        }
      );
    },
  ),
  each(
    'BR-KSA-EN16931-04',
    'warning',
    'BT-93 BT-100',
    adjustments,
    'A percentage needs its base amount; add it, or leave the percentage out.',
    (each) => !isFilled(each, 'MultiplierFactorNumeric') || isFilled(each, 'BaseAmount') || placeOf(each, 'BaseAmount'),
  ),
  each(
    'BR-KSA-EN16931-05',
    'warning',
    'BT-94 BT-101',
    adjustments,
    'A base amount needs its percentage; add it, or leave the base amount out.',
    (each) =>
      !isFilled(each, 'BaseAmount') ||
      isFilled(each, 'MultiplierFactorNumeric') ||
      placeOf(each, 'MultiplierFactorNumeric'),
  ),
  needs('BR-KSA-19', 'warning', 'BT-105', charges, 'AllowanceChargeReasonCode'),
  needs('BR-KSA-20', 'warning', 'BT-145', lineCharges, 'AllowanceChargeReasonCode'),
  needs('BR-KSA-21', 'warning', 'BT-104', charges, 'AllowanceChargeReason'),
  needs('BR-KSA-22', 'warning', 'BT-144', lineCharges, 'AllowanceChargeReason'),
  each(
    'BR-KSA-CL-06',
    'warning',
    'BT-105 BT-145',
    (judged) =>
      all(
        adjustments(judged).filter((each) => isCharge(each) === true),
        'AllowanceChargeReasonCode',
      ),
    'The reason {found} of a charge is not a UNTDID 7161 code; use a listed code, such as FC or ZZZ.',
    ({ value }) => normal(value) === '' || CHARGE_REASONS.has(normal(value)) || { values: { found: value } },
  ),
  length('BR-KSA-F-06-C33', 'warning', 'BT-104', charges, 'AllowanceChargeReason', LONGEST_TEXT, 1),
  length('BR-KSA-F-06-C34', 'warning', 'BT-144', lineCharges, 'AllowanceChargeReason', LONGEST_TEXT, 1),
  length('BR-KSA-F-06-C35', 'warning', 'BT-97', discounts, 'AllowanceChargeReason', LONGEST_TEXT, 1),
  length('BR-KSA-F-06-C36', 'warning', 'BT-139', lineDiscounts, 'AllowanceChargeReason', LONGEST_TEXT, 1),
];

export const moneyRules: readonly Rule[] = [...supply, ...payment, ...currencies, ...values, ...allowances];
