/** The rules of EN 16931 on CII elements (chapter 12 §8): rules from the official file, and rules that fit no table. */

import { type Judged, normal, type Verdict } from '../../../rules/declare.ts';
import { everywhere, has, reach } from '../../../rules/elements.ts';
import type { Syntax, SyntaxCheck } from '../../../rules/syntax-table.ts';
import { allSame, atMost, each } from '../../../rules/verdicts.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { CII_SYNTAX } from './generated/cii-syntax.ts';

const PAYMENT_MEANS = 'ram:SpecifiedTradeSettlementPaymentMeans';

const checks: Readonly<Record<string, SyntaxCheck>> = {
  'CII-SR-046': {
    holds: (product) => {
      const identifiers = product.all('ram:GlobalID');
      return identifiers.length === 0 || identifiers.some(hasScheme) || each(identifiers.slice(0, 1), '@schemeID');
    },
    text: 'The standard identifier of an item (BT-157) needs its scheme. Add @schemeID, such as 0160 for a GTIN, or move it to ram:SellerAssignedID (BT-155).',
  },
  'CII-SR-090': {
    holds: (product) => {
      const countries = product.all('ram:OriginTradeCountry');
      const count = reach(countries, 'ram:ID').length;
      return countries.length === 0 || count === 1 || { element: countries[0], step: 'ram:ID', values: { count } };
    },
    text: 'An item can have only one country of origin (BT-159): ram:OriginTradeCountry must have one ram:ID, not {count}.',
  },
  'CII-SR-119': {
    holds: (agreement) => {
      const discounts = reach(agreement, 'ram:GrossPriceProductTradePrice', 'ram:AppliedTradeAllowanceCharge');
      const indicators = reach(discounts, 'ram:ChargeIndicator');
      const amounts = reach(discounts, 'ram:ActualAmount');
      const isDiscount = reach(indicators, 'udt:Indicator').some(({ value }) => /^(?:false|0)$/.test(normal(value)));
      return (
        (isDiscount && amounts.length > 0) ||
        (indicators.length === 0 && amounts.length === 0) || { element: discounts[0] }
      );
    },
    text: 'A price discount (BT-147) must be an amount with ram:ChargeIndicator false. Add ram:ActualAmount or the indicator.',
  },
  'CII-SR-474': {
    holds: (settlement) => atMost(1, documentsOf(settlement, '130')),
    text: 'A line can have only one object (BT-128), ram:AdditionalReferencedDocument with ram:TypeCode 130, not {count}. Keep one.',
  },
  'CII-SR-450': oneIdentifier(
    'ram:BuyerTradeParty',
    'The buyer can have only one identifier (BT-46): ram:GlobalID with a scheme, or ram:ID without. Keep one of them.',
  ),
  'CII-SR-457': {
    holds: (agreement) => atMost(1, documentsAsWritten(agreement, '50')),
    text: 'There are {count} tender or lot references (BT-17), ram:AdditionalReferencedDocument with ram:TypeCode 50; at most one is allowed. Keep one.',
  },
  'CII-SR-458': {
    holds: (agreement) => atMost(1, documentsAsWritten(agreement, '130')),
    text: 'There are {count} invoiced objects (BT-18), ram:AdditionalReferencedDocument with ram:TypeCode 130; at most one is allowed. Keep one.',
  },
  'CII-SR-465': oneName(
    'ram:SellerTradeParty',
    "The seller's contact point (BT-41) must be a person or a department. Keep ram:PersonName or ram:DepartmentName.",
  ),
  'CII-SR-466': oneName(
    'ram:BuyerTradeParty',
    "The buyer's contact point (BT-56) must be a person or a department. Keep ram:PersonName or ram:DepartmentName.",
  ),
  'CII-SR-475': {
    holds: (agreement) => atMost(1, reach(documentsOf(agreement, '916'), 'ram:Name')),
    text: 'There are {count} descriptions of supporting documents (BT-123), ram:Name with ram:TypeCode 916; the invoice can have at most one. Describe only one document.',
  },
  'CII-SR-476': {
    holds: (agreement) => atMost(1, reach(documentsOf(agreement, '916'), 'ram:AttachmentBinaryObject')),
    text: 'There are {count} attached documents (BT-125), ram:AttachmentBinaryObject with ram:TypeCode 916; the invoice can have at most one. Attach one document, and give others by their location (BT-124).',
  },
  'CII-SR-449': oneIdentifier(
    'ram:ShipToTradeParty',
    'A place of delivery can have only one identifier (BT-71): ram:GlobalID with a scheme, or ram:ID without. Keep one of them.',
  ),
  'CII-SR-451': oneIdentifier(
    'ram:PayeeTradeParty',
    'The payee can have only one identifier (BT-60): ram:GlobalID with a scheme, or ram:ID without. Keep one of them.',
  ),
  'CII-SR-462': {
    holds: (_, judged) => judged.once(isDueByOneRule),
    text: 'The tax point code (BT-8) must be the same in the whole invoice: {other} is not {first}. Write the same ram:DueDateTypeCode everywhere.',
  },
  'CII-SR-470': {
    holds: (settlement) => each(settlement.all('ram:SpecifiedTradeSettlementPaymentMeans').filter(isTransferToNowhere)),
    text: 'A credit transfer (BT-81 30 or 58) needs an account (BT-84). Add ram:PayeePartyCreditorFinancialAccount with ram:IBANID or ram:ProprietaryID.',
  },
  'CII-SR-467': {
    holds: (_, judged) => allSame(reach(everywhere(judged, PAYMENT_MEANS), 'ram:TypeCode'), normalText),
    text: 'All payment means (BT-81) must be the same; {other} is not {first}. Write the same ram:TypeCode in all, or remove one.',
  },
  'CII-SR-468': {
    holds: (_, judged) => allSame(childrenOf(PAYMENT_MEANS, everywhere(judged, 'ram:Information')), normalText),
    text: 'The payment means can have only one text (BT-82): “{other}” is not “{first}”. Write the same ram:Information in all, or remove one.',
  },
  'CII-SR-469': {
    holds: (_, judged) => {
      const references = everywhere(judged, 'ram:PaymentReference');
      return atMost(1, childrenOf('ram:ApplicableHeaderTradeSettlement', references));
    },
    text: 'There are {count} payment references (BT-83); at most one is allowed. Keep one ram:PaymentReference.',
  },
  'CII-DT-015': {
    holds: (reference) => isAdditional(reference, '916') || each(reference.all('ram:URIID')),
    text: 'Only a supporting document (BG-24), with ram:TypeCode 916, can have a location (BT-124). Remove ram:URIID, or write 916.',
  },
  'CII-DT-018': {
    holds: (reference) => isAdditional(reference, '50', '130', '916') || each(reference.all('ram:TypeCode')),
    text: 'Only a ram:AdditionalReferencedDocument can have a document type: 50 for a tender (BT-17), 130 for an object (BT-18, BT-128), 916 for a supporting document (BT-122). Write one of these, or remove ram:TypeCode.',
  },
  'CII-DT-021': {
    holds: (reference) => isAdditional(reference, '916') || each(reference.all('ram:Name')),
    text: 'Only a supporting document (BG-24), with ram:TypeCode 916, can have a description (BT-123). Remove ram:Name, or write 916.',
  },
  'CII-DT-022': {
    holds: (reference) => isAdditional(reference, '916') || each(reference.all('ram:AttachmentBinaryObject')),
    text: 'Only a supporting document (BG-24), with ram:TypeCode 916, can have an attachment (BT-125). Remove ram:AttachmentBinaryObject, or write 916.',
  },
  'CII-DT-024': {
    holds: (reference) => isAdditional(reference, '130') || each(reference.all('ram:ReferenceTypeCode')),
    text: 'Only an invoiced object (BT-18, BT-128), with ram:TypeCode 130, can have an identifier scheme. Remove ram:ReferenceTypeCode, or write 130.',
  },
  'CII-DT-027': {
    holds: (reference) =>
      reference.name === 'ram:InvoiceReferencedDocument' || each(reference.all('ram:FormattedIssueDateTime')),
    text: 'Only a preceding invoice can have a date (BT-26). Remove ram:FormattedIssueDateTime.',
  },
  'CII-DT-033': {
    holds: // If one line has a unit, all quantities may have one.
      (quantity, judged) =>
        quantity.attribute('unitCode') === undefined || judged.once(isSomeUnitBilled) || { step: '@unitCode' },
    text: 'A quantity has a unit, but no line has an invoiced unit (BT-130). Add @unitCode to ram:BilledQuantity.',
  },
  'CII-DT-037': {
    holds: (tax) => {
      const types = tax.all('ram:TypeCode');
      const [type] = types;
      return (
        type === undefined ||
        types.some(({ value }) => value === 'VAT') || { element: type, values: { type: type.value } }
      );
    },
    text: 'EN 16931 allows only VAT, not {type}. Write VAT in ram:TypeCode.',
  },
  'CII-DT-041': inSettlement(
    'ram:BasisAmount',
    'Only the VAT breakdown and document-level allowances and charges can have a taxable amount (BT-116). Remove ram:BasisAmount.',
  ),
  'CII-DT-052': ofBreakdown(
    'ram:ExemptionReasonCode',
    'Only ram:ApplicableTradeTax can have an exemption reason (BT-121). Remove ram:ExemptionReasonCode.',
  ),
  'CII-DT-098': ofBreakdown(
    'ram:ExemptionReason',
    'Only ram:ApplicableTradeTax can have an exemption reason (BT-120). Remove ram:ExemptionReason.',
  ),
  'CII-DT-054': inSettlement(
    'ram:TaxPointDate',
    'The tax point date (BT-7) applies to the whole invoice. Move ram:TaxPointDate to the VAT breakdown.',
  ),
  'CII-DT-058': inSettlement(
    'ram:DueDateTypeCode',
    'The tax point code (BT-8) applies to the whole invoice. Move ram:DueDateTypeCode to the VAT breakdown.',
  ),
  'CII-DT-097': {
    holds: (date) => date.attribute('format') !== '102' || DATE.test(date.value) || { values: { date: date.value } },
    text: 'A date of format 102 must be year, month and day in eight digits, such as 20260228, not {date}.',
  },
};

export const ciiSyntax: Syntax = { table: CII_SYNTAX, checks };

/** Digits of any script form a year, and any month has 31 days, as in the official rule. */
const DATE = /^[ \t\n\r]*\p{Nd}{4}(?:1[0-2]|0[1-9])(?:3[01]|[12][0-9]|0[1-9])[ \t\n\r]*$/u;

function oneIdentifier(party: string, text: string): SyntaxCheck {
  const holds = (around: XmlElement) => {
    const [identifier] = reach(around, party, 'ram:ID');
    return identifier === undefined || !has(around, party, 'ram:GlobalID') || { element: identifier };
  };
  return { holds, text };
}

function oneName(party: string, text: string): SyntaxCheck {
  const holds = (agreement: XmlElement) => {
    const contacts = reach(agreement, party, 'ram:DefinedTradeContact');
    const [department] = reach(contacts, 'ram:DepartmentName');
    return department === undefined || !has(contacts, 'ram:PersonName') || { element: department };
  };
  return { holds, text };
}

/** Checks elements allowed only in taxes of the invoice's settlement. */
function inSettlement(name: string, text: string): SyntaxCheck {
  return { holds: (tax) => isInSettlement(tax) || each(tax.all(name)), text };
}

function ofBreakdown(name: string, text: string): SyntaxCheck {
  return { holds: (tax) => tax.name === 'ram:ApplicableTradeTax' || each(tax.all(name)), text };
}

function isInSettlement(element: XmlElement): boolean {
  for (let at = element.parent; at !== undefined; at = at.parent) {
    if (at.name === 'ram:ApplicableHeaderTradeSettlement') return true;
  }
  return false;
}

function hasScheme(identifier: XmlElement): boolean {
  return identifier.attribute('schemeID') !== undefined;
}

function normalText({ value }: XmlElement): string {
  return normal(value);
}

function childrenOf(parent: string, elements: readonly XmlElement[]): XmlElement[] {
  return elements.filter((element) => element.parent?.name === parent);
}

/** Returns the documents of a type that an element references. */
function documentsOf(element: XmlElement, type: string): readonly XmlElement[] {
  const documents = element.all('ram:AdditionalReferencedDocument');
  if (documents.length === 0) return documents;
  return documents.filter((document) => document.all('ram:TypeCode').some((code) => normalText(code) === type));
}

/** Returns the documents whose type is written without spaces. */
function documentsAsWritten(element: XmlElement, type: string): XmlElement[] {
  return element.all('ram:AdditionalReferencedDocument').filter((document) => isAdditional(document, type));
}

/** Returns whether it is an additional document of one of some types, as written. */
export function isAdditional(reference: XmlElement, ...types: readonly string[]): boolean {
  return (
    reference.name === 'ram:AdditionalReferencedDocument' &&
    reference.all('ram:TypeCode').some(({ value }) => types.includes(value))
  );
}

function isDueByOneRule(judged: Judged): Verdict {
  return allSame(childrenOf('ram:ApplicableTradeTax', everywhere(judged, 'ram:DueDateTypeCode')));
}

function isTransferToNowhere(means: XmlElement): boolean {
  const account = means.all('ram:PayeePartyCreditorFinancialAccount');
  return (
    means.all('ram:TypeCode').some((code) => ['30', '58'].includes(normalText(code))) &&
    !has(account, 'ram:IBANID') &&
    !has(account, 'ram:ProprietaryID')
  );
}

function isSomeUnitBilled({ root }: Judged): boolean {
  const lines = reach(root, 'rsm:SupplyChainTradeTransaction', 'ram:IncludedSupplyChainTradeLineItem');
  return reach(lines, 'ram:SpecifiedLineTradeDelivery', 'ram:BilledQuantity').some(
    (quantity) => quantity.attribute('unitCode') !== undefined,
  );
}
