/** Multi-seller and reciprocal invoices in UBL. */

import { type Judged, normal, type Rule, rule, type Verdict } from '../../../rules/declare.ts';
import { everywhere, has, reach, textAt } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { ownReferences, parentsOf, subtypeOf } from './lines-ubl.ts';
import { lines } from './places.ts';
import { withScheme } from './schemes.ts';
import {
  type Grouped,
  type GroupedLine,
  type Grouping,
  isGrouped,
  isTopLine,
  severalSellersRules,
} from './several-sellers.ts';

const REGISTRATION = ['cac:PartyLegalEntity', 'cbc:CompanyID'] as const;
const MAKER = ['cac:Item', 'cac:ManufacturerParty'] as const;

function read(judged: Judged): Grouped {
  const { root } = judged;
  const number = root.child('cbc:ID')?.value;
  const texts = (...way: readonly string[]) => reach(root, ...way).map(({ value }) => value);
  return {
    number,
    type: (root.child('cbc:InvoiceTypeCode') ?? root.child('cbc:CreditNoteTypeCode'))?.value,
    currency: root.child('cbc:DocumentCurrencyCode')?.value,
    accountingCurrency: root.child('cbc:TaxCurrencyCode')?.value,
    sellers: texts('cac:AccountingSupplierParty', 'cac:Party', ...REGISTRATION),
    buyers: texts('cac:AccountingCustomerParty', 'cac:Party', ...REGISTRATION),
    lines: lines(judged).map((line) => readLine(line, number)),
    breakdowns: reach(root, 'cac:TaxTotal', 'cac:TaxSubtotal').flatMap((breakdown) => {
      const category = breakdown.child('cac:TaxCategory');
      if (!reach(category, 'cac:TaxScheme', 'cbc:ID').some(({ value }) => value === 'VAT')) return [];
      const reason = category?.child('cbc:TaxExemptionReason')?.value ?? '';
      return [{ reason, amount: breakdown.child('cbc:TaxAmount')?.value }];
    }),
  };
}

function readLine(line: XmlElement, number: string | undefined): GroupedLine {
  const objects = numbersOf(line.all('cac:DocumentReference'));
  const others = reach(line, 'cac:BillingReference')
    .filter((each) => reach(each, 'cac:InvoiceDocumentReference', 'cbc:ID').some(({ value }) => value !== number))
    .flatMap((each) => each.all('cac:InvoiceDocumentReference'));
  return {
    element: line,
    id: line.child('cbc:ID')?.value,
    positions: ownReferences(line, number).map((element) => ({
      element,
      subtype: subtypeOf(element),
      parents: parentsOf(element),
    })),
    sellerName: textAt(line, ...MAKER, 'cac:PartyLegalEntity', 'cbc:RegistrationName'),
    seller: textAt(line, ...MAKER, ...REGISTRATION),
    sellerCountry: textAt(line, ...MAKER, 'cac:PostalAddress', 'cac:Country', 'cbc:IdentificationCode'),
    registrations: reach(line, ...MAKER, ...REGISTRATION).map(({ value }) => value),
    numbers: withScheme(objects, 'AFL').map(({ value }) => value),
    frames: withScheme(objects, 'AVV').map(({ value }) => value),
    reason: reach(line, 'cac:Item', 'cac:ClassifiedTaxCategory', 'cbc:TaxExemptionReason')[0]?.value ?? '',
    net: line.child('cbc:LineExtensionAmount')?.value,
    gross: line.child('cbc:TaxInclusiveLineExtensionAmount')?.value,
    vatIn: (currency) =>
      reach(line, 'cac:TaxTotal', 'cbc:TaxAmount').find((each) => each.attribute('currencyID') === currency)?.value,
    refers: others.some((each) => has(each, 'cbc:ID')),
    refersWithDay: others.some((each) => has(each, 'cbc:IssueDate')),
  };
}

/** Returns the identifiers of objects, which have the type 130. */
function numbersOf(references: readonly XmlElement[]): readonly XmlElement[] {
  const objects = references.filter((each) => each.all('cbc:DocumentTypeCode').some(({ value }) => value === '130'));
  return reach(objects, 'cbc:ID');
}

/** Numbers are compared with everything before, in lines of any kind. */
function repeated(judged: Judged): Verdict {
  const groups = new Set(
    judged
      .once(read)
      .lines.filter(isTopLine)
      .map(({ element }) => element),
  );
  const before = new Set<string>();
  for (const reference of everywhere(judged, 'cac:DocumentReference')) {
    const numbers = withScheme(numbersOf([reference]), 'AFL');
    const twice = numbers.find(({ value }) => before.has(value));
    if (twice && reference.parent && groups.has(reference.parent)) {
      return { element: twice, values: { found: twice.value } };
    }
    for (const { value } of numbers) before.add(value);
  }
  return true;
}

const INVOICES = ['M8', 'S8', 'B8'];

/** Data of the syntax that the rules need. */
export const GROUPING: Grouping = {
  read,
  repeated,
  hasNumber: ({ numbers }) => normal(numbers[0]) !== '',
  hasFrame: ({ frames }) => normal(frames[0]) !== '' && !frames.some((frame) => INVOICES.includes(frame)),
  // Trimmed, so that a missing and an empty one are equal.
  isOfMain: ({ seller }, sellers) => sellers.includes(seller),
  timesOf: ({ numbers }, number) => (numbers.includes(number) ? 1 : 0),
  typeForm: normal,
  sellerGroups: 'BR-FR-BD-02_BT-30',
  selfBilled: 'BR-FR-MV-BD_BT-3',
};

/** Returns the rules in UBL. */
export const severalSellersInUbl = (grouping: Grouping): readonly Rule[] => [
  rule(
    'BR-FR-MV-01_EXT-FR-FE-163',
    'BG-0',
    'EXT-FR-FE-163',
    (_, judged) => {
      if (!isGrouped(judged)) return true;
      const number = judged.root.child('cbc:ID')?.value;
      const all = [...everywhere(judged, 'cac:InvoiceLine'), ...everywhere(judged, 'cac:CreditNoteLine')];
      return all
        .filter((line) => normal(ownReferences(line, number).map(subtypeOf).find(Boolean)) === '')
        .map((element) => ({ element, values: { line: textAt(element, 'cbc:ID') } }));
    },
    'Line {line} has no subtype (EXT-FR-FE-163); add DETAIL, GROUP or INFORMATION.',
  ),
  ...severalSellersRules(grouping),
];
