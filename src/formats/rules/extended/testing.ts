/** Invoices of EXTENDED in CII, for tests. */

import type { Rule, RuleSet } from '../declare.ts';
import { aheadOf, type Changes, changed, ciiInvoice, findingsIn } from '../testing.ts';

const SPECIFICATION = 'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended';
const TOTALS = '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>';
const LINE = 'ram:IncludedSupplyChainTradeLineItem';

/** Puts something ahead of the totals of an invoice, where allowances, charges and fees stand. */
export const inSettlement = aheadOf(TOTALS);

/** An invoice of one line, in which nothing is wrong. */
export const INVOICE = changed(
  ciiInvoice(SPECIFICATION, 'P1'),
  ...inSettlement(
    '<ram:SpecifiedTradePaymentTerms><ram:Description>30 days</ram:Description></ram:SpecifiedTradePaymentTerms>',
  ),
);

/** Its breakdown, and the beginning of the tax of its line. */
export const ROW =
  '<ram:ApplicableTradeTax><ram:CalculatedAmount>19.00</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>100.00</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax>';

/** Returns a set of some rules alone. */
export function setOf(rules: readonly Rule[]): RuleSet {
  return { key: 'some', name: 'some rules', version: '1', from: '2026-01-01', rules };
}

/** Returns an element, if there is something to be in it. */
export function element(name: string, inner: string | undefined): string {
  return inner === undefined ? '' : `<ram:${name}>${inner}</ram:${name}>`;
}

/** Returns a tax of a category, as a line, an allowance, a charge or a fee has it. */
export function taxOf(name: string, code = 'S', rate: string | undefined = '19', more = ''): string {
  const tax = `<ram:TypeCode>VAT</ram:TypeCode>${more}${element('CategoryCode', code)}`;
  return element(name, `${tax}${rate === '' ? '' : element('RateApplicablePercent', rate)}`);
}

/** What a line says; what is left out is not there. */
export interface Line {
  readonly id?: string;
  readonly parent?: string;
  readonly subtype?: string;
  readonly net?: string;
  /** Its tax or taxes, S at 19 % where nothing is said. */
  readonly tax?: string;
}

function lineOf({ id, parent, subtype, net, tax = taxOf('ApplicableTradeTax') }: Line): string {
  const document = `${element('LineID', id)}${element('ParentLineID', parent)}${element('LineStatusReasonCode', subtype)}`;
  const total = element('SpecifiedTradeSettlementLineMonetarySummation', element('LineTotalAmount', net));
  return `<${LINE}><ram:AssociatedDocumentLineDocument>${document}</ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>Hobel</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>1.00</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">1</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement>${tax}${total}</ram:SpecifiedLineTradeSettlement></${LINE}>`;
}

/** Returns the invoice with other lines, and whatever else is changed. */
export function withLines(lines: readonly Line[], ...changes: Changes): string {
  const start = INVOICE.indexOf(`<${LINE}>`);
  const end = INVOICE.indexOf(`</${LINE}>`) + `</${LINE}>`.length;
  return changed(INVOICE.slice(0, start) + lines.map(lineOf).join('') + INVOICE.slice(end), ...changes);
}

/** Returns an allowance or a charge of the document; the indicator is as it is written. */
export function adjustment(indicator: string, amount: string, tax = taxOf('CategoryTradeTax')): string {
  return `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${indicator}</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>${amount}</ram:ActualAmount><ram:Reason>Some</ram:Reason>${tax}</ram:SpecifiedTradeAllowanceCharge>`;
}

/** Returns a fee for what was shipped. */
export function fee(amount: string, tax = taxOf('AppliedTradeTax')): string {
  return `<ram:SpecifiedLogisticsServiceCharge><ram:Description>Post</ram:Description><ram:AppliedAmount>${amount}</ram:AppliedAmount>${tax}</ram:SpecifiedLogisticsServiceCharge>`;
}

/** Returns where something is found by the rules whose identifiers fit: `BR-65 ram:ClassCode @listID`, of a line with its number. */
export async function placesIn(xml: string, ids: RegExp, ...sets: readonly RuleSet[]): Promise<string[]> {
  const findings = (await findingsIn(xml, ...sets)).filter(({ id }) => ids.test(id));
  return findings.map(({ id, element: at, step }) => {
    const line = at.child('ram:AssociatedDocumentLineDocument')?.child('ram:LineID')?.value;
    return [id, at.name, line, step].filter((part) => part !== undefined).join(' ');
  });
}
