/** The rules of CIUS-PT on required elements, and on elements that belong together (chapter 21 §6.2, §6.4). */

import { type Judged, normal, type Rule, type Verdict } from '../../../rules/declare.ts';
import { elementsAt, everywhere, has, reach, ruleAt, textAt } from '../../../rules/elements.ts';
import type { TermId } from '../../../terms/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';

/**
 * An element of a place must have one of several parts: rule, term, place and parts. A place that begins with `//` is anywhere, `.`
 * is the document. Paths are those of an invoice.
 */
const PARTS = `
BR-01 BT-24 . cbc:CustomizationID
BR-02 BT-1 . cbc:ID
BR-03 BT-2 . cbc:IssueDate
BR-04 BT-3 . cbc:InvoiceTypeCode cbc:CreditNoteTypeCode
BR-05 BT-5 . cbc:DocumentCurrencyCode
BR-06 BT-27 . cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName
BR-07 BT-44 . cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName
BR-09 BT-40 cac:AccountingSupplierParty/cac:Party/cac:PostalAddress cac:Country/cbc:IdentificationCode
BR-11 BT-55 cac:AccountingCustomerParty/cac:Party/cac:PostalAddress cac:Country/cbc:IdentificationCode
BR-18 BT-62 cac:TaxRepresentativeParty cac:PartyName/cbc:Name
BR-20 BT-69 cac:TaxRepresentativeParty/cac:PostalAddress cac:Country/cbc:IdentificationCode
BR-21 BT-126 line cbc:ID
BR-25 BT-153 line cac:Item/cbc:Name
BR-50 BT-84 transfer cbc:ID
BR-52 BT-122 //cac:AdditionalDocumentReference cbc:ID
BR-CIUS-PT-01 BT-31 . cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID
BR-CIUS-PT-03 BT-48 . cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID
BR-CIUS-PT-05 BT-35 cac:AccountingSupplierParty/cac:Party/cac:PostalAddress cbc:StreetName
BR-CIUS-PT-06 BT-37 cac:AccountingSupplierParty/cac:Party/cac:PostalAddress cbc:CityName
BR-CIUS-PT-07 BT-38 cac:AccountingSupplierParty/cac:Party/cac:PostalAddress cbc:PostalZone
BR-CIUS-PT-21 BT-75 cac:Delivery/cac:DeliveryLocation/cac:Address cbc:StreetName
BR-CIUS-PT-22 BT-77 cac:Delivery/cac:DeliveryLocation/cac:Address cbc:CityName
BR-CIUS-PT-23 BT-78 cac:Delivery/cac:DeliveryLocation/cac:Address cbc:PostalZone
BR-CIUS-PT-66 BG-15 . cac:Delivery/cac:DeliveryLocation/cac:Address
BR-CIUS-PT-64 BG-13 //cac:Delivery cbc:ActualDeliveryDate cac:DeliveryParty cac:DeliveryLocation/cbc:ID cac:DeliveryLocation/cac:Address
BR-CIUS-PT-10 BG-22 . cac:LegalMonetaryTotal
BR-CIUS-PT-11 BT-110 . cac:TaxTotal/cbc:TaxAmount
BR-CIUS-PT-08 BT-118-0 //cac:TaxTotal/cac:TaxSubtotal cac:TaxCategory/cac:TaxScheme/cbc:ID
BR-CIUS-PT-09 BT-151-0 line cac:Item/cac:ClassifiedTaxCategory/cac:TaxScheme/cbc:ID
BR-CIUS-PT-19 BT-95-0 cac:AllowanceCharge=false cac:TaxCategory/cac:TaxScheme/cbc:ID
BR-CIUS-PT-20 BT-102-0 cac:AllowanceCharge=true cac:TaxCategory/cac:TaxScheme/cbc:ID
BR-CIUS-PT-24 BT-13 //cac:OrderReference cbc:ID cbc:SalesOrderID
BR-CIUS-PT-26 BT-16 //cac:DespatchDocumentReference cbc:ID
BR-CIUS-PT-27 BT-15 //cac:ReceiptDocumentReference cbc:ID
BR-CIUS-PT-28 BT-17 //cac:OriginatorDocumentReference cbc:ID
BR-CIUS-PT-29 BT-12 //cac:ContractDocumentReference cbc:ID
BR-CIUS-PT-33 BT-11 //cac:ProjectReference cbc:ID
BR-CIUS-PT-30 BT-125 //cac:AdditionalDocumentReference/cac:Attachment cbc:EmbeddedDocumentBinaryObject cac:ExternalReference/cbc:URI
BR-CIUS-PT-34 BT-29 cac:AccountingSupplierParty/cac:Party/cac:PartyIdentification cbc:ID
BR-CIUS-PT-35 BT-28 cac:AccountingSupplierParty/cac:Party/cac:PartyName cbc:Name
BR-CIUS-PT-36 BG-6 cac:AccountingSupplierParty/cac:Party/cac:Contact cbc:Name cbc:Telephone cbc:ElectronicMail
BR-CIUS-PT-37 BT-162 cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:AddressLine cbc:Line
BR-CIUS-PT-38 BT-46 cac:AccountingCustomerParty/cac:Party/cac:PartyIdentification cbc:ID
BR-CIUS-PT-39 BT-45 cac:AccountingCustomerParty/cac:Party/cac:PartyName cbc:Name
BR-CIUS-PT-40 BG-9 cac:AccountingCustomerParty/cac:Party/cac:Contact cbc:Name cbc:Telephone cbc:ElectronicMail
BR-CIUS-PT-41 BT-163 cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/cac:AddressLine cbc:Line
BR-CIUS-PT-32 BT-59 cac:PayeeParty/cac:PartyName cbc:Name
BR-CIUS-PT-42 BT-60 cac:PayeeParty/cac:PartyIdentification cbc:ID
BR-CIUS-PT-43 BT-61 cac:PayeeParty/cac:PartyLegalEntity cbc:CompanyID
BR-CIUS-PT-44 BT-164 cac:TaxRepresentativeParty/cac:PostalAddress/cac:AddressLine cbc:Line
BR-CIUS-PT-45 BT-165 cac:Delivery/cac:DeliveryLocation/cac:Address/cac:AddressLine cbc:Line
BR-CIUS-PT-46 BT-70 cac:Delivery/cac:DeliveryParty cac:PartyName/cbc:Name
BR-CIUS-PT-47 BT-84 //cac:PaymentMeans/cac:PayeeFinancialAccount cbc:ID cbc:Name cac:FinancialInstitutionBranch/cbc:ID
BR-CIUS-PT-48 BT-86 //cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch cbc:ID
BR-CIUS-PT-49 BG-19 //cac:PaymentMeans/cac:PaymentMandate cbc:ID cac:PayerFinancialAccount/cbc:ID
BR-CIUS-PT-50 BT-91 //cac:PaymentMeans/cac:PaymentMandate/cac:PayerFinancialAccount cbc:ID
BR-CIUS-PT-51 BT-132 line/cac:OrderLineReference cbc:LineID
BR-CIUS-PT-52 BT-128 line/cac:DocumentReference cbc:ID
BR-CIUS-PT-53 BT-156 line/cac:Item/cac:BuyersItemIdentification cbc:ID
BR-CIUS-PT-54 BT-155 line/cac:Item/cac:SellersItemIdentification cbc:ID
BR-CIUS-PT-55 BT-157 line/cac:Item/cac:StandardItemIdentification cbc:ID
BR-CIUS-PT-56 BT-159 line/cac:Item/cac:OriginCountry cbc:IdentificationCode
BR-CIUS-PT-57 BT-158 line/cac:Item/cac:CommodityClassification cbc:ItemClassificationCode
BR-CIUS-PT-61 BT-20 //cac:PaymentTerms cbc:Note`;

const MISSING =
  '{parent} must have {part} ({term}), which CIUS-PT requires. Add it, or leave {parent} out if it is optional.';

const TRANSFERS = ['30', '58'];

/** Returns the elements of a place of the table. */
function placeOf(place: string): (judged: Judged) => readonly XmlElement[] {
  if (place === '.') return ({ root }) => [root];
  if (place === 'transfer')
    return ({ root }) =>
      reach(
        root.all('cac:PaymentMeans').filter((means) => TRANSFERS.includes(textAt(means, 'cbc:PaymentMeansCode'))),
        'cac:PayeeFinancialAccount',
      );
  const [path = '', indicator] = place.split('=');
  const [first = '', ...rest] = path.replace('//', '').split('/');
  if (first === 'line') return (judged) => elementsAt(judged.once(linesOf), rest);
  if (path.startsWith('//')) return (judged) => elementsAt(everywhere(judged, first), rest);
  return ({ root }) => {
    const found = elementsAt(root, [first, ...rest]);
    return indicator === undefined ? found : found.filter((each) => textAt(each, 'cbc:ChargeIndicator') === indicator);
  };
}

/** Returns the lines of the document. */
export function linesOf({ root }: Judged): readonly XmlElement[] {
  return [...root.all('cac:InvoiceLine'), ...root.all('cac:CreditNoteLine')];
}

const partRules: readonly Rule[] = PARTS.trim()
  .split('\n')
  .map((row) => {
    const [id = '', term = '', place = '', ...parts] = row.split(' ');
    const paths = parts.map((part) => part.split('/'));
    const select = placeOf(place);
    const holds = (_: unknown, judged: Judged): Verdict =>
      select(judged)
        .filter((element) => !paths.some((path) => has(element, ...path)))
        .map((element) => ({
          ...missing(element, paths[0] ?? []),
          values: { parent: element.name, part: parts.join(', '), term },
        }));
    return { id, flag: 'fatal', per: 'BG-0', terms: [term as TermId], holds, text: MISSING };
  });

/** Returns the last existing element on a path, and the first missing step. */
function missing(element: XmlElement, path: readonly string[]): { element: XmlElement; step?: string } {
  let at = element;
  for (const step of path) {
    const next = at.child(step);
    if (next === undefined) return { element: at, step };
    at = next;
  }
  return { element: at };
}

const SCHEME = 'The VAT number ({term}) needs the tax scheme VAT. Write VAT in cac:TaxScheme/cbc:ID.';
const hasVatScheme = (root: XmlElement, party: string) =>
  reach(root, party, 'cac:Party', 'cac:PartyTaxScheme', 'cac:TaxScheme', 'cbc:ID').some(({ value }) => value === 'VAT');
const root = (judged: Judged) => [judged.root];
const lineItems = (judged: Judged) => elementsAt(judged.once(linesOf), ['cac:Price']);
const isOf = (indicator: string) => (element: XmlElement) => textAt(element, 'cbc:ChargeIndicator') === indicator;
const TYPE = ['cbc:InvoiceTypeCode', 'cbc:CreditNoteTypeCode'];

const PRECEDING = 'A credit note or debit note needs the number of the invoice that it corrects (BG-3). Add it.';
const TOTAL = 'An invoice with {kind} needs their sum in the totals ({term}). Add it.';

const ownRules: readonly Rule[] = [
  ruleAt(
    'BR-CIUS-PT-02',
    'BT-31',
    root,
    (at) => hasVatScheme(at, 'cac:AccountingSupplierParty') || { term: 'BT-31' },
    SCHEME,
  ),
  ruleAt(
    'BR-CIUS-PT-04',
    'BT-48',
    root,
    (at) => hasVatScheme(at, 'cac:AccountingCustomerParty') || { term: 'BT-48' },
    SCHEME,
  ),
  ruleAt(
    'BR-CIUS-PT-25',
    'BG-3',
    root,
    (at, { kind }) => kind === 'ubl-invoice' || has(at, 'cac:BillingReference'),
    PRECEDING,
  ),
  ruleAt(
    'BR-CIUS-PT-65',
    'BG-3',
    root,
    (at) =>
      has(at, 'cac:BillingReference') || !TYPE.some((name) => ['383', 'ND'].includes(normal(at.child(name)?.value))),
    PRECEDING,
  ),
  ruleAt(
    'BR-CIUS-PT-58',
    'BT-147',
    lineItems,
    (price) => !price.all('cac:AllowanceCharge').some(isOf('true')),
    'A price (BG-29) can have a discount (BT-147), but no charge. Include the charge in the price.',
  ),
  ruleAt(
    'BR-CIUS-PT-59',
    'BT-147',
    (judged) => reach(lineItems(judged), 'cac:AllowanceCharge').filter(isOf('false')),
    (allowance) => has(allowance, 'cbc:Amount'),
    'The discount on a price (BG-29) needs its amount (BT-147). Add it.',
  ),
  ruleAt(
    'BR-CIUS-PT-60',
    'BG-18',
    (judged) => reach(everywhere(judged, 'cac:PaymentMeans'), 'cac:CardAccount'),
    (card) => has(card, 'cbc:PrimaryAccountNumberID') && has(card, 'cbc:NetworkID'),
    'A payment card (BG-18) needs its number (BT-87) and its network. Add what is missing.',
  ),
  ruleAt(
    'BR-CIUS-PT-62',
    'BT-107',
    (judged) => judged.root.all('cac:LegalMonetaryTotal'),
    (totals, judged) =>
      has(totals, 'cbc:AllowanceTotalAmount') ||
      !judged.root.all('cac:AllowanceCharge').some(isOf('false')) || { kind: 'BG-20', term: 'BT-107' },
    TOTAL,
  ),
  ruleAt(
    'BR-CIUS-PT-63',
    'BT-108',
    (judged) => judged.root.all('cac:LegalMonetaryTotal'),
    (totals, judged) =>
      has(totals, 'cbc:ChargeTotalAmount') ||
      !judged.root.all('cac:AllowanceCharge').some(isOf('true')) || { kind: 'BG-21', term: 'BT-108' },
    TOTAL,
  ),
];

export const modelRules: readonly Rule[] = [...partRules, ...ownRules];
