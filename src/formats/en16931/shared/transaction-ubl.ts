/** The rules of Peppol BIS Billing on business terms in UBL (chapter 12 §9), which XRechnung reuses (§11.2). */

import { dayOf } from '../../rules/days.ts';
import { Decimal } from '../../rules/decimal.ts';
import { type Flag, type Judged, normal, type Rule, rule } from '../../rules/declare.ts';
import {
  elementsAt,
  emptyElements,
  everywhere,
  firstAt,
  has,
  reach,
  ruleAt,
  textAt,
  ublLinesAnywhere,
} from '../../rules/elements.ts';
import type { XmlElement } from '../../xml/element.ts';
import { allowanceRules, isNetPrice, type LineNumbers, lineAmountRule, NET_PRICE_TEXT, type Slack } from './amounts.ts';

/** Returns the currency of the invoice (BT-5), as written. */
export function ublCurrency({ root }: Judged): string {
  return root.child('cbc:DocumentCurrencyCode')?.value ?? '';
}

/** Returns the lines of the document, not nested ones. */
export function ublLines(judged: Judged): readonly XmlElement[] {
  return judged.once(linesOf);
}

function linesOf({ root }: Judged): readonly XmlElement[] {
  return root.all(root.name === 'ubl:Invoice' ? 'cac:InvoiceLine' : 'cac:CreditNoteLine');
}

/** Returns the allowances and charges of the document and its lines, regardless of their indicators. */
function allowances(judged: Judged): readonly XmlElement[] {
  return judged.once(allowancesOf);
}

function allowancesOf(judged: Judged): readonly XmlElement[] {
  return [...judged.root.all('cac:AllowanceCharge'), ...reach(ublLines(judged), 'cac:AllowanceCharge')];
}

/** Returns the allowances of prices. */
function priceAllowances(judged: Judged): XmlElement[] {
  return everywhere(judged, 'cac:AllowanceCharge').filter(({ parent }) => parent?.name === 'cac:Price');
}

function partiesOf(name: string): (judged: Judged) => readonly XmlElement[] {
  return (judged) => reach(everywhere(judged, name), 'cac:Party');
}

/** Reads the elements of a line in one pass. */
function lineNumbers(line: XmlElement, { kind }: Judged): LineNumbers {
  const quantityName = kind === 'ubl-invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity';
  let net: XmlElement | undefined;
  let quantity: XmlElement | undefined;
  let price: XmlElement | undefined;
  let base: XmlElement | undefined;
  let allowances = Decimal.ZERO;
  let charges = Decimal.ZERO;
  for (let at = line.first; at !== undefined; at = at.next) {
    const { name } = at;
    if (name === 'cbc:LineExtensionAmount') net ??= at;
    else if (name === quantityName) quantity ??= at;
    else if (name === 'cac:Price') {
      price ??= at.child('cbc:PriceAmount');
      base ??= at.child('cbc:BaseQuantity');
    } else if (name === 'cac:AllowanceCharge') {
      const indicator = normal(at.child('cbc:ChargeIndicator')?.value);
      if (indicator === 'false') allowances = plusAmounts(allowances, at);
      else if (indicator === 'true') charges = plusAmounts(charges, at);
    }
  }
  return {
    net: Decimal.parse(net?.value),
    quantity: Decimal.parse(quantity?.value),
    price: Decimal.parse(price?.value),
    base: Decimal.parse(base?.value),
    allowances,
    charges,
  };
}

/** Returns a number plus all amounts of an allowance or charge. */
function plusAmounts(before: Decimal, adjustment: XmlElement): Decimal {
  let sum = before;
  for (let at = adjustment.first; at !== undefined; at = at.next) {
    if (at.name === 'cbc:Amount') sum = sum.plus(Decimal.parse(at.value) ?? Decimal.ZERO);
  }
  return sum;
}

/** Returns the days of a name in line periods, if a period of the document has such a day. */
function lineDays(name: string): (judged: Judged) => readonly XmlElement[] {
  return (judged) =>
    has(judged.root, 'cac:InvoicePeriod', name) ? reach(ublLines(judged), 'cac:InvoicePeriod', name) : [];
}

/** Compares the day of a line's period with the document's. */
function compareToDocument(day: XmlElement, judged: Judged): number {
  return (dayOf(day.value) ?? 0) - (dayOf(judged.once(documentDays).get(day.name)) ?? 0);
}

/** Returns the days of the document's period. */
function documentDays({ root }: Judged): ReadonlyMap<string, string> {
  const days = ['cbc:StartDate', 'cbc:EndDate'].flatMap((name) => firstAt(root, 'cac:InvoicePeriod', name) ?? []);
  return new Map(days.map(({ name, value }) => [name, value]));
}

/** Returns the VAT totals in a currency, as numbers. */
function taxAmounts(root: XmlElement, currency: string): Decimal[] {
  return reach(root, 'cac:TaxTotal', 'cbc:TaxAmount')
    .filter((amount) => amount.attribute('currencyID') === currency)
    .flatMap(({ value }) => Decimal.parse(value) ?? []);
}

const INDICATORS = new Set(['true', 'false']);
const BASE_QUANTITY = ['cac:Price', 'cbc:BaseQuantity'];

/** Also returns true for invalid numbers. */
function isMoreThanZero({ value }: XmlElement): boolean {
  return (Decimal.parse(value)?.compare(Decimal.ZERO) ?? 1) > 0;
}

/** The rules on the document, its totals and its parties. */
const DOCUMENT_RULES: readonly Rule[] = [
  rule(
    'PEPPOL-EN16931-R008',
    'BG-0',
    [],
    (_, judged) => emptyElements(judged),
    'An element is empty; give it a value or leave it out.',
  ),
  rule(
    'PEPPOL-EN16931-R001',
    'BG-0',
    'BT-23',
    (_, { root }) => has(root, 'cbc:ProfileID'),
    'An invoice needs its business process (BT-23); add the identifier of the process, such as urn:fdc:peppol.eu:2017:poacc:billing:01:1.0.',
  ),
  rule(
    'PEPPOL-EN16931-R053',
    'BG-0',
    'BG-23',
    (_, { root }) => root.all('cac:TaxTotal').filter((total) => has(total, 'cac:TaxSubtotal')).length === 1,
    'There must be exactly one VAT total with a breakdown (BG-23): the one in the invoice currency (BT-5). Add one, and put all rates in it.',
  ),
  rule(
    'PEPPOL-EN16931-R054',
    'BG-0',
    'BT-111',
    (_, { root }) => {
      const without = root.all('cac:TaxTotal').filter((total) => !has(total, 'cac:TaxSubtotal')).length;
      return without === (has(root, 'cbc:TaxCurrencyCode') ? 1 : 0);
    },
    'A VAT total without a breakdown must be in the VAT accounting currency (BT-111). This total is required if that currency (BT-6) is set, and not allowed otherwise. Add it, or leave it out.',
  ),
  rule(
    'PEPPOL-EN16931-R055',
    'BG-0',
    ['BT-111', 'BT-110'],
    (_, { root }) => {
      if (!has(root, 'cbc:TaxCurrencyCode')) return true;
      const accounting = taxAmounts(root, textAt(root, 'cbc:TaxCurrencyCode'));
      const own = taxAmounts(root, textAt(root, 'cbc:DocumentCurrencyCode'));
      const both = (sign: number) =>
        [accounting, own].every((list) => list.some((each) => each.compare(Decimal.ZERO) * sign >= 0));
      return both(1) || both(-1);
    },
    'The VAT total in the VAT accounting currency (BT-111) must have the same sign as the one in the invoice currency (BT-110). Add the missing total, or correct the sign.',
  ),
  ruleAt(
    'PEPPOL-EN16931-R005',
    'BT-6',
    (judged) => everywhere(judged, 'cbc:TaxCurrencyCode'),
    (currency) => normal(currency.text) !== normal(currency.parent?.child('cbc:DocumentCurrencyCode')?.text),
    'The VAT accounting currency (BT-6) must differ from the invoice currency (BT-5); leave it out.',
  ),
  ruleAt(
    'PEPPOL-EN16931-R010',
    'BT-49',
    partiesOf('cac:AccountingCustomerParty'),
    (party) => has(party, 'cbc:EndpointID'),
    'The buyer needs an electronic address (BT-49) for delivery of the invoice; add it with its scheme.',
    { step: 'cbc:EndpointID' },
  ),
  ruleAt(
    'PEPPOL-EN16931-R020',
    'BT-34',
    partiesOf('cac:AccountingSupplierParty'),
    (party) => has(party, 'cbc:EndpointID'),
    'The seller needs an electronic address (BT-34) for replies; add it with its scheme.',
    { step: 'cbc:EndpointID' },
  ),
];

/** The rules on allowances, charges, mandates and periods. */
const ALLOWANCE_RULES: readonly Rule[] = [
  ruleAt(
    'PEPPOL-EN16931-R043',
    ['BG-20', 'BG-21', 'BG-27', 'BG-28'],
    // If only percentage or base is present, only the missing one is reported.
    (judged) =>
      allowances(judged).filter(
        (each) =>
          (each.child('cbc:MultiplierFactorNumeric') === undefined) === (each.child('cbc:BaseAmount') === undefined),
      ),
    (each) => INDICATORS.has(normal(each.child('cbc:ChargeIndicator')?.text)),
    'The charge indicator must be true or false; write true for a charge and false for an allowance.',
    { step: 'cbc:ChargeIndicator' },
  ),
  ruleAt(
    'PEPPOL-EN16931-R061',
    'BT-89',
    (judged) =>
      everywhere(judged, 'cac:PaymentMeans').filter((means) =>
        ['49', '59'].includes(textAt(means, 'cbc:PaymentMeansCode')),
      ),
    (means) => has(means, 'cac:PaymentMandate', 'cbc:ID'),
    "A direct debit (BT-81 49 or 59) needs the buyer's mandate (BT-89); add its reference, or choose another means of payment.",
  ),
  ruleAt(
    'PEPPOL-EN16931-R110',
    ['BT-134', 'BT-73'],
    lineDays('cbc:StartDate'),
    (day, judged) => compareToDocument(day, judged) >= 0,
    'A line period (BT-134) must not begin before the invoicing period (BT-73); correct one of them.',
  ),
  ruleAt(
    'PEPPOL-EN16931-R111',
    ['BT-135', 'BT-74'],
    lineDays('cbc:EndDate'),
    (day, judged) => compareToDocument(day, judged) <= 0,
    'A line period (BT-135) must not end after the invoicing period (BT-74); correct one of them.',
  ),
];

/** The rules on the prices and documents of lines. */
const LINE_RULES: readonly Rule[] = [
  ruleAt(
    'PEPPOL-EN16931-R121',
    'BT-149',
    ublLinesAnywhere,
    (line) => elementsAt(line, BASE_QUANTITY).every(isMoreThanZero),
    'The base quantity of a price (BT-149) must be more than zero; correct it, or leave it out if it is 1.',
  ),
  ruleAt(
    'PEPPOL-EN16931-R101',
    'BT-128',
    ublLinesAnywhere,
    (line) =>
      line.child('cac:DocumentReference') === undefined ||
      reach(line, 'cac:DocumentReference', 'cbc:DocumentTypeCode').some(({ value }) => value === '130'),
    'A document that a line refers to must be the invoiced object (BT-128), with the type 130; leave others out.',
    { step: 'cac:DocumentReference' },
  ),
  ruleAt(
    'PEPPOL-EN16931-R044',
    'BT-147',
    priceAllowances,
    (each) => textAt(each, 'cbc:ChargeIndicator') === 'false',
    'A price can have discounts (BT-147) but no charges: include the charge in the price, or make it a line charge (BG-28).',
    { step: 'cbc:ChargeIndicator' },
  ),
  ruleAt(
    'PEPPOL-EN16931-R046',
    'BT-146',
    priceAllowances,
    (each) => {
      const net = each.parent?.child('cbc:PriceAmount')?.value;
      return isNetPrice(net, each.child('cbc:BaseAmount')?.value, each.child('cbc:Amount')?.value);
    },
    NET_PRICE_TEXT,
  ),
  ruleAt(
    'PEPPOL-EN16931-R130',
    ['BT-150', 'BT-130'],
    (judged) =>
      everywhere(judged, 'cbc:BaseQuantity').filter(
        (each) => each.parent?.name === 'cac:Price' && each.attribute('unitCode') !== undefined,
      ),
    (base, { kind }) => {
      const line = base.parent?.parent;
      if (!has(line, 'cbc:InvoicedQuantity') && !has(line, 'cbc:CreditedQuantity')) return true;
      const unit = line
        ?.child(kind === 'ubl-invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity')
        ?.attribute('unitCode');
      return base.attribute('unitCode') === unit;
    },
    'The base quantity of a price must have the unit (BT-150) of the invoiced quantity (BT-130); use the same unit.',
    { step: '@unitCode' },
  ),
];

/** Returns the rules shared with XRechnung, whose tolerance differs, and where the net amount of a line only causes a warning. */
export function sharedUblRules(slack: Slack, lineAmount: Flag): Rule[] {
  return [
    ...DOCUMENT_RULES,
    ...allowanceRules(
      allowances,
      {
        amount: 'cbc:Amount',
        base: 'cbc:BaseAmount',
        percentage: 'cbc:MultiplierFactorNumeric',
      },
      slack,
    ),
    ...ALLOWANCE_RULES,
    lineAmountRule(ublLinesAnywhere, lineNumbers, slack, lineAmount, 'cbc:LineExtensionAmount'),
    ...LINE_RULES,
  ];
}
