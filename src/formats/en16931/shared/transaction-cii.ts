/** The rules of Peppol BIS Billing on business terms in CII (chapter 12 §9), which XRechnung reuses (§11.2). */

import { Decimal, sum } from '../../rules/decimal.ts';
import { type Flag, type Judged, normal, type Rule } from '../../rules/declare.ts';
import { everywhere, firstAt, has, reach, ruleAt, textAt } from '../../rules/elements.ts';
import type { XmlElement } from '../../xml/element.ts';
import { allowanceRules, type LineNumbers, lineAmountRule, type Slack } from './amounts.ts';

export const named = (name: string) => (judged: Judged) => everywhere(judged, name);

const allowances = named('ram:SpecifiedTradeAllowanceCharge');
export const ciiLines = named('ram:IncludedSupplyChainTradeLineItem');
const settlements = named('ram:ApplicableHeaderTradeSettlement');
const SUMMATION = 'ram:SpecifiedTradeSettlementHeaderMonetarySummation';
const NET = ['ram:SpecifiedLineTradeAgreement', 'ram:NetPriceProductTradePrice'] as const;
const INDICATOR = ['ram:ChargeIndicator', 'udt:Indicator'] as const;

/** Returns the components of a line's net amount in Peppol. */
export function lineNumbers(line: XmlElement): LineNumbers {
  const adjustments = reach(line, 'ram:SpecifiedLineTradeSettlement', 'ram:SpecifiedTradeAllowanceCharge');
  return {
    net: numberAt(
      line,
      'ram:SpecifiedLineTradeSettlement',
      'ram:SpecifiedTradeSettlementLineMonetarySummation',
      'ram:LineTotalAmount',
    ),
    quantity: numberAt(line, 'ram:SpecifiedLineTradeDelivery', 'ram:BilledQuantity'),
    price: numberAt(line, ...NET, 'ram:ChargeAmount'),
    base: numberAt(line, ...NET, 'ram:BasisQuantity'),
    allowances: amountsOf(adjustments, 'false'),
    charges: amountsOf(adjustments, 'true'),
  };
}

function numberAt(from: XmlElement, ...names: readonly string[]): Decimal | undefined {
  return Decimal.parse(firstAt(from, ...names)?.value);
}

/** Sums the amounts of adjustments with an indicator: `true` for charges, `false` for allowances. */
function amountsOf(adjustments: readonly XmlElement[], indicator: 'true' | 'false'): Decimal {
  if (adjustments.length === 0) return Decimal.ZERO;
  const meant = adjustments.filter((each) => textAt(each, ...INDICATOR) === indicator);
  return sum(reach(meant, 'ram:ActualAmount').map(({ value }) => value));
}

/** XRechnung takes the quantity of the gross price if that of the net price is missing or zero. */
export function lineNumbersWithGross(line: XmlElement): LineNumbers {
  const numbers = lineNumbers(line);
  if (numbers.base !== undefined && !numbers.base.isZero) return numbers;
  const [gross] = reach(
    line,
    'ram:SpecifiedLineTradeAgreement',
    'ram:GrossPriceProductTradePrice',
    'ram:BasisQuantity',
  );
  return { ...numbers, base: Decimal.parse(gross?.value) };
}

/** Returns the VAT totals whose currency passes a test. */
function totals(settlement: XmlElement, isOfCurrency: (currency: string) => boolean): XmlElement[] {
  return reach(settlement, SUMMATION, 'ram:TaxTotalAmount').filter((total) => {
    const currency = total.attribute('currencyID');
    return currency !== undefined && isOfCurrency(currency);
  });
}

function currencyOf({ root }: Judged, name: string): string | undefined {
  return firstAt(root, 'rsm:SupplyChainTradeTransaction', 'ram:ApplicableHeaderTradeSettlement', name)?.value;
}

/** Returns the currency of the invoice (BT-5), as written. */
export function ciiCurrency(judged: Judged): string | undefined {
  return currencyOf(judged, 'ram:InvoiceCurrencyCode');
}

const own = (judged: Judged) => judged.once(ciiCurrency);
const accounting = (judged: Judged) => currencyOf(judged, 'ram:TaxCurrencyCode');

/** Returns whether both VAT totals are below zero, or neither is. */
function haveSameSign(settlement: XmlElement, judged: Judged): boolean {
  const signs = [accounting(judged), own(judged)].map((code) =>
    totals(settlement, (currency) => currency === code).flatMap(({ value }) => Decimal.parse(value)?.isNegative ?? []),
  );
  return [true, false].some((negative) => signs.every((list) => list.includes(negative)));
}

/** Returns the start or end dates of line periods, by the name of the element; empty if the document has no such date. */
function lineDays(name: string): (judged: Judged) => readonly XmlElement[] {
  return ({ root }) => {
    const transaction = root.child('rsm:SupplyChainTradeTransaction');
    const period = ['ram:ApplicableHeaderTradeSettlement', 'ram:BillingSpecifiedPeriod', name];
    if (!has(transaction, ...period)) return [];
    const settlements = ['ram:IncludedSupplyChainTradeLineItem', 'ram:SpecifiedLineTradeSettlement'];
    return reach(transaction, ...settlements, 'ram:BillingSpecifiedPeriod', name);
  };
}

/** Compares the day of a line's period with the document's, as texts; undefined if one is missing. */
function compareToDocument(day: XmlElement, judged: Judged): number | undefined {
  const given = day.child('udt:DateTimeString')?.value;
  const documents = judged.once(documentDays).get(day.name);
  if (given === undefined || documents === undefined) return undefined;
  return given === documents ? 0 : given < documents ? -1 : 1;
}

/** Returns the days of the document's period. */
function documentDays({ root }: Judged): ReadonlyMap<string, string> {
  const period = [
    'rsm:SupplyChainTradeTransaction',
    'ram:ApplicableHeaderTradeSettlement',
    'ram:BillingSpecifiedPeriod',
  ];
  const days = ['ram:StartDateTime', 'ram:EndDateTime'].flatMap((name) => {
    const day = firstAt(root, ...period, name, 'udt:DateTimeString');
    return day === undefined ? [] : ([[name, day.value]] as const);
  });
  return new Map(days);
}

/** Returns whether the document has a direct debit mandate (BT-89). */
export function hasMandate({ root }: Judged): boolean {
  const settlement = ['rsm:SupplyChainTradeTransaction', 'ram:ApplicableHeaderTradeSettlement'];
  return has(root, ...settlement, 'ram:SpecifiedTradePaymentTerms', 'ram:DirectDebitMandateID');
}

const indicated = (each: XmlElement) => ['true', 'false'].includes(normal(firstAt(each, ...INDICATOR)?.text));
const INDICATED_TEXT =
  'The charge indicator must be true or false; write true for a charge and false for an allowance.';
const pricesOf = (judged: Judged) => [
  ...everywhere(judged, 'ram:NetPriceProductTradePrice'),
  ...everywhere(judged, 'ram:GrossPriceProductTradePrice'),
];

/** The differences in XRechnung. */
export interface CiiVariant {
  readonly slack: Slack;
  readonly lineAmount: Flag;
  readonly lineNumbers: (line: XmlElement) => LineNumbers;
  /** Two rules with one number have different suffixes. */
  readonly endings: readonly [string, string];
  /** A VAT total in the invoice currency may be missing. */
  readonly totalMayBeMissing: boolean;
}

/** The rules on the process and the currencies. */
const DOCUMENT_RULES: readonly Rule[] = [
  ruleAt(
    'PEPPOL-EN16931-R001',
    'BT-23',
    named('rsm:ExchangedDocumentContext'),
    (context) => has(context, 'ram:BusinessProcessSpecifiedDocumentContextParameter', 'ram:ID'),
    'An invoice needs its business process (BT-23); add the identifier of the process, such as urn:fdc:peppol.eu:2017:poacc:billing:01:1.0.',
  ),
  ruleAt(
    'PEPPOL-EN16931-R005',
    'BT-6',
    settlements,
    (settlement) => {
      const currency = settlement.child('ram:TaxCurrencyCode');
      const invoices = settlement.child('ram:InvoiceCurrencyCode');
      return currency === undefined || normal(currency.text) !== normal(invoices?.text);
    },
    'The VAT accounting currency (BT-6) must differ from the invoice currency (BT-5); leave it out.',
    { step: 'ram:TaxCurrencyCode' },
  ),
];

/** Returns the rules on VAT totals. */
function vatTotalRules(totalMayBeMissing: boolean): Rule[] {
  return [
    ruleAt(
      'PEPPOL-EN16931-R053',
      'BT-110',
      settlements,
      (settlement, judged) => {
        const count = totals(settlement, (currency) => currency === own(judged)).length;
        return totalMayBeMissing ? count <= 1 : count === 1;
      },
      'The invoice must have exactly one VAT total in the invoice currency (BT-110); add it, or remove the others.',
    ),
    ruleAt(
      'PEPPOL-EN16931-R054',
      'BT-111',
      settlements,
      (settlement, judged) => {
        const code = own(judged);
        const others = code === undefined ? [] : totals(settlement, (currency) => currency !== code);
        return others.length === (has(settlement, 'ram:TaxCurrencyCode') ? 1 : 0);
      },
      'A VAT total in a currency other than the invoice currency must be in the VAT accounting currency (BT-111). This total is required if that currency (BT-6) is set, and not allowed otherwise. Add it, or leave it out.',
    ),
    ruleAt(
      'PEPPOL-EN16931-R055',
      ['BT-111', 'BT-110'],
      settlements,
      (settlement, judged) => {
        if (accounting(judged) === undefined) return true;
        if (totalMayBeMissing && totals(settlement, (currency) => currency === own(judged)).length === 0) return true;
        return haveSameSign(settlement, judged);
      },
      'The VAT total in the VAT accounting currency (BT-111) must have the same sign as the one in the invoice currency (BT-110). Add the missing total, or correct the sign.',
    ),
  ];
}

/** The rules on electronic addresses. */
const PARTY_RULES: readonly Rule[] = [
  ruleAt(
    'PEPPOL-EN16931-R010',
    'BT-49',
    named('ram:BuyerTradeParty'),
    (party) => has(party, 'ram:URIUniversalCommunication', 'ram:URIID'),
    'The buyer needs an electronic address (BT-49) for delivery of the invoice; add it with its scheme.',
  ),
  ruleAt(
    'PEPPOL-EN16931-R020',
    'BT-34',
    named('ram:SellerTradeParty'),
    (party) => has(party, 'ram:URIUniversalCommunication', 'ram:URIID'),
    'The seller needs an electronic address (BT-34) for replies; add it with its scheme.',
  ),
];

/** Returns the rules on charge indicators. */
function indicatorRules(endings: CiiVariant['endings']): Rule[] {
  return [
    ruleAt(
      `PEPPOL-EN16931-R043${endings[0]}`,
      ['BG-20', 'BG-21', 'BG-27', 'BG-28'],
      // If only percentage or base is present, only the missing one is reported.
      (judged) =>
        allowances(judged).filter((each) => has(each, 'ram:CalculationPercent') === has(each, 'ram:BasisAmount')),
      indicated,
      INDICATED_TEXT,
    ),
    ruleAt(
      `PEPPOL-EN16931-R043${endings[1]}`,
      'BT-147',
      named('ram:AppliedTradeAllowanceCharge'),
      indicated,
      INDICATED_TEXT,
    ),
  ];
}

/** The rules on mandates and periods. */
const PERIOD_RULES: readonly Rule[] = [
  ruleAt(
    'PEPPOL-EN16931-R061',
    'BT-89',
    (judged) =>
      everywhere(judged, 'ram:SpecifiedTradeSettlementPaymentMeans').filter((means) =>
        ['49', '59'].includes(textAt(means, 'ram:TypeCode')),
      ),
    (_, judged) => judged.once(hasMandate),
    "A direct debit (BT-81 49 or 59) needs the buyer's mandate (BT-89); add its reference, or choose another means of payment.",
  ),
  ruleAt(
    'PEPPOL-EN16931-R110',
    ['BT-134', 'BT-73'],
    lineDays('ram:StartDateTime'),
    (day, judged) => (compareToDocument(day, judged) ?? -1) >= 0,
    'A line period (BT-134) must not begin before the invoicing period (BT-73); correct one of them.',
  ),
  ruleAt(
    'PEPPOL-EN16931-R111',
    ['BT-135', 'BT-74'],
    lineDays('ram:EndDateTime'),
    (day, judged) => (compareToDocument(day, judged) ?? 1) <= 0,
    'A line period (BT-135) must not end after the invoicing period (BT-74); correct one of them.',
  ),
];

/** The rules on the prices and documents of lines. */
const LINE_RULES: readonly Rule[] = [
  ruleAt(
    'PEPPOL-EN16931-R101',
    'BT-128',
    ciiLines,
    (line) => {
      const documents = reach(line, 'ram:SpecifiedLineTradeSettlement', 'ram:AdditionalReferencedDocument');
      return documents.length === 0 || reach(documents, 'ram:TypeCode').some(({ value }) => value === '130');
    },
    'A document that a line refers to must be the invoiced object (BT-128), with the type 130; leave others out.',
  ),
  ruleAt(
    'PEPPOL-EN16931-R121',
    'BT-149',
    pricesOf,
    (price) =>
      price.all('ram:BasisQuantity').every(({ value }) => (Decimal.parse(value)?.compare(Decimal.ZERO) ?? 1) > 0),
    'The base quantity of a price (BT-149) must be more than zero; correct it, or leave it out if it is 1.',
    { step: 'ram:BasisQuantity' },
  ),
  ruleAt(
    'PEPPOL-EN16931-R130',
    ['BT-150', 'BT-130'],
    (judged) => reach(pricesOf(judged), 'ram:BasisQuantity').filter((each) => each.attribute('unitCode') !== undefined),
    (base) => {
      const billed = reach(base.parent?.parent?.parent, 'ram:SpecifiedLineTradeDelivery', 'ram:BilledQuantity');
      return billed.some((quantity) => quantity.attribute('unitCode') === base.attribute('unitCode'));
    },
    'The base quantity of a price must have the unit (BT-150) of the invoiced quantity (BT-130); use the same unit.',
    { step: '@unitCode' },
  ),
];

/** Returns the rules shared with XRechnung. */
export function sharedCiiRules({ slack, lineAmount, lineNumbers, endings, totalMayBeMissing }: CiiVariant): Rule[] {
  return [
    ...DOCUMENT_RULES,
    ...vatTotalRules(totalMayBeMissing),
    ...PARTY_RULES,
    ...allowanceRules(
      allowances,
      { amount: 'ram:ActualAmount', base: 'ram:BasisAmount', percentage: 'ram:CalculationPercent' },
      slack,
    ),
    ...indicatorRules(endings),
    ...PERIOD_RULES,
    lineAmountRule(ciiLines, lineNumbers, slack, lineAmount, 'ram:SpecifiedLineTradeSettlement'),
    ...LINE_RULES,
  ];
}
