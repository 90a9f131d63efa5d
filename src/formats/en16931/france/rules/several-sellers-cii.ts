/** Multi-seller and reciprocal invoices in CII. */

import { type Judged, normal, type Rule, type Verdict } from '../../../rules/declare.ts';
import { everywhere, has, reach, textAt } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { at, lines, rulesAt } from './places.ts';
import {
  type Grouped,
  type GroupedLine,
  type Grouping,
  isGrouped,
  isOneOf,
  isTopLine,
  severalSellersRules,
} from './several-sellers.ts';

const LINE = 'ram:AssociatedDocumentLineDocument';
const SELLER = ['ram:SpecifiedLineTradeAgreement', 'ram:ItemSellerTradeParty'] as const;
const REGISTRATION = ['ram:SpecifiedLegalOrganization', 'ram:ID'] as const;
const SETTLEMENT = 'ram:SpecifiedLineTradeSettlement';
const DAY = ['ram:FormattedIssueDateTime', 'qdt:DateTimeString'] as const;

const number = at('$X/ram:ID');
const type = at('$X/ram:TypeCode');
const currency = at('$S/ram:InvoiceCurrencyCode');
const accountingCurrency = at('$S/ram:TaxCurrencyCode');
const sellers = at(`$A/ram:SellerTradeParty/${REGISTRATION.join('/')}`);
const buyers = at(`$A/ram:BuyerTradeParty/${REGISTRATION.join('/')}`);
const taxes = at('$S/ram:ApplicableTradeTax');

const textsOf = (elements: readonly XmlElement[]) => elements.map(({ value }) => value);

function read(judged: Judged): Grouped {
  return {
    number: number(judged)[0]?.value,
    type: type(judged)[0]?.value,
    currency: currency(judged)[0]?.value,
    accountingCurrency: accountingCurrency(judged)[0]?.value,
    sellers: textsOf(sellers(judged)),
    buyers: textsOf(buyers(judged)),
    lines: lines(judged).map(readLine),
    breakdowns: taxes(judged)
      .filter((tax) => tax.all('ram:TypeCode').some(({ value }) => value === 'VAT'))
      .map((tax) => ({
        reason: tax.child('ram:ExemptionReason')?.value ?? '',
        amount: tax.child('ram:CalculatedAmount')?.value,
      })),
  };
}

function readLine(line: XmlElement): GroupedLine {
  const document = line.child(LINE);
  const settlement = line.child(SETTLEMENT);
  const totals = settlement?.child('ram:SpecifiedTradeSettlementLineMonetarySummation');
  const others = reach(settlement, 'ram:InvoiceReferencedDocument');
  return {
    element: line,
    id: document?.child('ram:LineID')?.value,
    positions: [
      {
        element: line,
        subtype: document?.child('ram:LineStatusReasonCode')?.value,
        parents: textsOf(document?.all('ram:ParentLineID') ?? []),
      },
    ],
    sellerName: textAt(line, ...SELLER, 'ram:Name'),
    seller: textAt(line, ...SELLER, ...REGISTRATION),
    sellerCountry: textAt(line, ...SELLER, 'ram:PostalTradeAddress', 'ram:CountryID'),
    registrations: textsOf(reach(line, ...SELLER, ...REGISTRATION)),
    numbers: textsOf(reach(objectsOf(line, 'AFL').filter(isObject), 'ram:IssuerAssignedID')),
    frames: textsOf(reach(objectsOf(line, 'AVV').filter(isObject), 'ram:IssuerAssignedID')),
    reason: reach(settlement, 'ram:ApplicableTradeTax', 'ram:ExemptionReason')[0]?.value ?? '',
    net: totals?.child('ram:LineTotalAmount')?.value,
    gross: totals?.child('ram:GrandTotalAmount')?.value,
    vatIn: (wanted) => totals?.all('ram:TaxTotalAmount').find((each) => each.attribute('currencyID') === wanted)?.value,
    refers: others.some((each) => has(each, 'ram:IssuerAssignedID')),
    refersWithDay: others.some((each) => has(each, ...DAY)),
  };
}

/** Returns the references of a line with a scheme. */
function objectsOf(line: XmlElement, scheme: string): XmlElement[] {
  return reach(line, SETTLEMENT, 'ram:AdditionalReferencedDocument').filter((each) =>
    each.all('ram:ReferenceTypeCode').some(({ value }) => value === scheme),
  );
}

function isObject(reference: XmlElement): boolean {
  return reference.all('ram:TypeCode').some(({ value }) => value === '130');
}

/** Compares numbers with the numbers of all earlier referenced documents. */
function repeated(judged: Judged): Verdict {
  const groups = judged.once(read).lines.filter(isTopLine);
  const numbers = new Set(
    groups.flatMap(({ element }) => reach(objectsOf(element, 'AFL').filter(isObject), 'ram:IssuerAssignedID')),
  );
  const before = new Set<string>();
  for (const each of everywhere(judged, 'ram:IssuerAssignedID')) {
    if (numbers.has(each) && before.has(each.value)) return { element: each, values: { found: each.value } };
    before.add(each.value);
  }
  return true;
}

const INVOICES = ['M8', 'S8', 'B8'];

const isNamed = (reference: XmlElement) => isObject(reference) && textAt(reference, 'ram:IssuerAssignedID') !== '';

/** Data of the syntax that the rules need. */
export const GROUPING: Grouping = {
  read,
  repeated,
  hasNumber: ({ element }) => objectsOf(element, 'AFL').every(isNamed),
  hasFrame: ({ element }) =>
    objectsOf(element, 'AVV').every(
      (each) => isNamed(each) && !each.all('ram:IssuerAssignedID').some(({ value }) => INVOICES.includes(value)),
    ),
  isOfMain: isOneOf,
  timesOf: ({ numbers }, number) => numbers.filter((each) => each === number).length,
  typeForm: (text) => text,
  sellerGroups: 'BR-FR-BD-02_BT-31',
  selfBilled: 'BR-FR-BD-13_BT-3',
};

/** Returns the rules in CII. */
export const severalSellersInCii = (grouping: Grouping): readonly Rule[] => [
  ...rulesAt(
    'BR-FR-MV-01_',
    [{ name: 'EXT-FR-FE-163', find: at(`$L/${LINE}/ram:LineStatusReasonCode`) }],
    ({ value }, judged) => !isGrouped(judged) || normal(value) !== '',
    'A line has no subtype ({term}); add DETAIL, GROUP or INFORMATION.',
  ),
  ...severalSellersRules(grouping),
];
