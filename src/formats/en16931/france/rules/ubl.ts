import { type Judged, normal, type Rule, type RuleSet, rule } from '../../../rules/declare.ts';
import { has, reach, ruleAt } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { isSiren, isUblDay } from '../../shared/forms.ts';
import { type DocumentElements, type DocumentStatements, documentLevelRules, type Stated } from './document.ts';
import { countsInUbl } from './lines-ubl.ts';
import { at, type Find, lines, places, rulesAt } from './places.ts';
import {
  addressRules,
  amountRules,
  attributeValueRule,
  businessRules,
  CATEGORY,
  categoryHeld,
  dayRules,
  documentRules,
  type Forms,
  frameRule,
  ISLANDS,
  isFilled,
  islandsHeld,
  memberRules,
  NINE_DIGITS,
  NOT_EMPTY,
  noteRules,
  numberRules,
  OBJECTS_ONCE,
  partyRules,
  percentRules,
  priceRules,
  quantityRules,
  RATE,
  rateHeld,
  schemeRules,
  sellerSiren,
  siretRule,
  TREATED_ONCE,
  TREATMENT,
  treatmentHeld,
  typeRules,
} from './rules.ts';
import { withScheme } from './schemes.ts';
import { goesBothWays } from './several-sellers.ts';
import { GROUPING, severalSellersInUbl } from './several-sellers-ubl.ts';

const NUMBERS = places(`
  BT-1 cbc:ID
  BT-25 cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID
  EXT-FR-FE-136 $L/cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID`);

const DAYS = places(`
  BT-2 cbc:IssueDate
  BT-7 cbc:TaxPointDate
  BT-9 cbc:DueDate
  BT-26 cac:BillingReference/cac:InvoiceDocumentReference/cbc:IssueDate
  BT-72 cac:Delivery/cbc:ActualDeliveryDate
  BT-73 cac:InvoicePeriod/cbc:StartDate
  BT-74 cac:InvoicePeriod/cbc:EndDate
  EXT-FR-FE-138 $L/cac:BillingReference/cac:InvoiceDocumentReference/cbc:IssueDate
  EXT-FR-FE-158 $L/cac:Delivery/cbc:ActualDeliveryDate
  BT-134 $L/cac:InvoicePeriod/cbc:StartDate
  BT-135 $L/cac:InvoicePeriod/cbc:EndDate`);

const TYPE_CODES = places(`
  BT-3 $T
  EXT-FR-FE-02 cac:BillingReference/cac:InvoiceDocumentReference/cbc:DocumentTypeCode
  EXT-FR-FE-137 $L/cac:BillingReference/cac:InvoiceDocumentReference/cbc:DocumentTypeCode`);

const PARTIES = `
  BT-29 BT-34 cac:AccountingSupplierParty/cac:Party whole
  BT-46 BT-49 cac:AccountingCustomerParty/cac:Party whole
  BT-60 EXT-FR-FE-29 cac:PayeeParty
  EXT-FR-FE-06 EXT-FR-FE-12 cac:AccountingCustomerParty/cac:Party/cac:AgentParty
  EXT-FR-FE-46 EXT-FR-FE-52 cac:PaymentMeans/cac:PaymentMandate/cac:PayerParty
  EXT-FR-FE-69 EXT-FR-FE-75 cac:AccountingSupplierParty/cac:Party/cac:AgentParty
  EXT-FR-FE-92 EXT-FR-FE-98 cac:AccountingCustomerParty/cac:Party/cac:ServiceProviderParty/cac:Party
  EXT-FR-FE-115 EXT-FR-FE-121 cac:AccountingSupplierParty/cac:Party/cac:ServiceProviderParty/cac:Party`;

const AMOUNTS = places(`
  BT-93_BT-100 cac:AllowanceCharge/cbc:BaseAmount
  BT-92_BT-99 cac:AllowanceCharge/cbc:Amount
  BT-106 //cac:LegalMonetaryTotal/cbc:LineExtensionAmount
  BT-107 //cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount
  BT-108 //cac:LegalMonetaryTotal/cbc:ChargeTotalAmount
  BT-109 //cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount
  BT-110 //cac:TaxTotal/cbc:TaxAmount
  BT-112 //cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount
  BT-113 //cac:LegalMonetaryTotal/cbc:PrepaidAmount
  BT-114 //cac:LegalMonetaryTotal/cbc:PayableRoundingAmount
  BT-115 //cac:LegalMonetaryTotal/cbc:PayableAmount
  BT-116 //cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount
  BT-117 //cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount
  BT-131 $L/cbc:LineExtensionAmount
  BT-136_BT-141 $L/cac:AllowanceCharge/cbc:Amount
  BT-137_BT-142 $L/cac:AllowanceCharge/cbc:BaseAmount`);

export const PRICES = places(`
  BT-146 $L/cac:Price/cbc:PriceAmount
  BT-147 $L/cac:Price/cac:AllowanceCharge/cbc:Amount
  BT-148 $L/cac:Price/cac:AllowanceCharge/cbc:BaseAmount`);

const CATEGORIES = places(`
  BT-95_BT-102 //cac:AllowanceCharge/cac:TaxCategory/cbc:ID
  BT-118 //cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:ID
  BT-151 //cac:Item/cac:ClassifiedTaxCategory/cbc:ID`);

const SUPPLIER = 'cac:AccountingSupplierParty/cac:Party';
const CUSTOMER = 'cac:AccountingCustomerParty/cac:Party';
const SIREN = 'cac:PartyLegalEntity/cbc:CompanyID';

const root: Find = (judged) => [judged.root];

/** Returns the text after a subject in the joined notes, up to the next `#`. */
function noteOf(subject: string, notes: string): string {
  const [, after = ''] = splitOnce(notes, `#${subject}#`);
  return splitOnce(after, '#')[0] ?? '';
}

function splitOnce(text: string, separator: string): string[] {
  const found = text.indexOf(separator);
  return found < 0 ? [text] : [text.slice(0, found), text.slice(found + separator.length)];
}

const typeOf = at('$T');

/** Returns the number of notes that state the handling of the invoice. */
function treatmentsCounted({ root }: Judged): number {
  const notes = root.all('cbc:Note').filter(({ value }) => value.includes('#BAR#'));
  const text = `${notes.map(({ value }) => value).join('')}#`;
  return text.split(/BAR#(?:B2B|B2BINT|B2C|B2CINT|OUTOFSCOPE|ARCHIVEONLY)#/).length - 1;
}

function statementsOf(judged: Judged): Stated {
  const [type] = typeOf(judged);
  return { type: type?.value ?? '', frame: judged.root.child('cbc:ProfileID')?.value ?? '' };
}

const statements = (judged: Judged) => judged.once(statementsOf);

const representativeVat = at('cac:TaxRepresentativeParty/cac:PartyTaxScheme/cbc:CompanyID');

const sellerIdentifiers = at(`${SUPPLIER}/cac:PartyIdentification/cbc:ID`, '0231');
const isMember = (judged: Judged) => sellerIdentifiers(judged).length > 0;

const isReferredTo = (references: readonly XmlElement[]) =>
  references.some((reference) => has(reference, 'cbc:ID') && has(reference, 'cbc:IssueDate'));

const PRECEDING = ['cac:BillingReference', 'cac:InvoiceDocumentReference'] as const;

/** Returns whether each counted line references another invoice with its date. */
function areLinesReferred(judged: Judged): boolean {
  const number = judged.root.child('cbc:ID')?.value;
  return lines(judged)
    .filter((line) => countsInUbl(line, number))
    .every((line) =>
      isReferredTo(
        reach(line, ...PRECEDING).filter((reference) => reference.all('cbc:ID').some(({ value }) => value !== number)),
      ),
    );
}

const period = (name: string) => at(`cac:InvoicePeriod/${name}`);

const REBATE = [at('cac:ContractDocumentReference/cbc:ID'), period('cbc:StartDate'), period('cbc:EndDate')];

function datesDueIn(root: XmlElement): XmlElement[] {
  return [...root.all('cbc:DueDate'), ...reach(root, 'cac:PaymentMeans', 'cbc:PaymentDueDate')];
}

export const documentElements: DocumentElements = {
  statements,
  isCredit: ({ kind }) => kind === 'ubl-credit-note',
  isInvoice: ({ kind }) => kind === 'ubl-invoice',
  isRebateWhole: (judged) => REBATE.every((find) => (find(judged)[0]?.value ?? '') !== ''),
  references: ({ root }) => root.all('cac:BillingReference').length,
  corrective: 'BR-FR-CO-04_BT-3',
  refersBack: (judged) => isReferredTo(reach(judged.root, ...PRECEDING)) || areLinesReferred(judged),
  due: ({ root }) => datesDueIn(root),
  issued: at('cbc:IssueDate'),
  paidOn: ({ root }) => datesDueIn(root),
  paid: at('cac:LegalMonetaryTotal/cbc:PrepaidAmount'),
  total: at('cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount'),
  payable: at('cac:LegalMonetaryTotal/cbc:PayableAmount'),
  currency: at('cbc:DocumentCurrencyCode'),
  accountingCurrency: at('cbc:TaxCurrencyCode'),
  vatTotals: at('cac:TaxTotal/cbc:TaxAmount'),
};

const MANDATORY = ['BR-FR-05_BT-22-1', 'BR-FR-05_BT-22-2', 'BR-FR-05_BT-22-3'];
const ONCE = ['BR-FR-06_BT-21-1', 'BR-FR-06_BT-21-2', 'BR-FR-06_BT-21-3', 'BR-FR-06_BT-21-4'];

const objectRules = (series: string, term: string, way: string): Rule[] => [
  ...rulesAt(
    series,
    places(`${term} ${way}`),
    (reference) => ['AFL', 'AVV'].every((scheme) => withScheme(reference.all('cbc:ID'), scheme).length <= 1),
    OBJECTS_ONCE,
  ),
  ...['AFL', 'AVV'].flatMap((scheme) =>
    rulesAt(series, [{ name: scheme, find: at(`${way}/cbc:ID`, scheme) }], isFilled, NOT_EMPTY),
  ),
];

const partyRulesOf = (forms?: Forms) =>
  partyRules(
    PARTIES,
    { identifier: 'cac:PartyIdentification/cbc:ID', registration: SIREN, address: 'cbc:EndpointID' },
    '//',
    forms,
  );

const documentRulesOf = (forms?: Forms) =>
  documentRules(
    at('//cac:AdditionalDocumentReference'),
    (document) => document.all('cbc:DocumentDescription').map(({ value }) => value),
    at('cac:AdditionalDocumentReference'),
    'cbc:DocumentDescription',
    forms,
  );

/** The rules that depend on the forms of a release. */
export const formRules = (forms: Forms): Rule[] => [...partyRulesOf(forms), ...documentRulesOf(forms)];

/** How a release reads the notes of a document. */
export interface NoteReading {
  /** The separator between notes, which are read as one text. Two notes together may therefore state a subject that neither has alone. */
  readonly between: string;
  /** Which self-billed invoices must name the seller's electronic address. */
  readonly isSellerAsked?: (stated: DocumentStatements) => boolean;
}

const NOTES: NoteReading = { between: '#' };

/** Returns the rules on notes and on their contents. */
export function rulesOnNotes({ between, isSellerAsked }: NoteReading): Rule[] {
  const join = ({ root }: Judged) =>
    root
      .all('cbc:Note')
      .map(({ value }) => value)
      .join(between);
  const notes = (judged: Judged) => judged.once(join);
  const stated = (judged: Judged): DocumentStatements => {
    const treatment = noteOf('BAR', notes(judged));
    return { ...statements(judged), treatments: treatment === '' ? [] : [treatment] };
  };
  return [
    ...noteRules((subject, judged) => notes(judged).split(`#${subject}#`).length - 1, root, MANDATORY, ONCE),
    ...businessRules(
      stated,
      { sirens: at(`${SUPPLIER}/${SIREN}`, '0002'), addresses: at(`${SUPPLIER}/cbc:EndpointID`) },
      {
        sirens: at(`${CUSTOMER}/${SIREN}`, '0002'),
        addresses: at(`${CUSTOMER}/cbc:EndpointID`),
        siren: at(`${CUSTOMER}/${SIREN}`, '0002'),
        form: normal,
      },
      isSellerAsked,
    ),
    rule(
      'BR-FR-20_BT-21',
      'BG-0',
      'BT-22',
      (_, judged) => {
        const [treatment] = stated(judged).treatments;
        const held = treatment === undefined || treatmentHeld(treatment);
        return held === true || { values: held };
      },
      TREATMENT,
    ),
    ...memberRules(
      isMember,
      (judged) => noteOf('TXD', notes(judged)) === 'MEMBRE_ASSUJETTI_UNIQUE',
      (judged) => (representativeVat(judged)[0]?.value ?? '') !== '',
    ),
  ];
}

/**
 * The rules of the French reform for UBL, published by FNFE-MPE and versioned by release. Two of them, on BT-103 and BT-111, are hidden by
 * others, and four look in impossible places.
 */
export const set: RuleSet = {
  key: 'fr-flux2-ubl',
  name: 'French reform of e-invoicing for UBL',
  version: '1.4.0.04',
  from: '2026-10-01',
  rules: [
    ...numberRules(NUMBERS, '-1', ['BR-FR-01_…-2', 'BR-FR-02_…']),
    ...dayRules(DAYS, isUblDay),
    ...typeRules(TYPE_CODES),
    ...rulesOnNotes(NOTES),
    frameRule(root, ['cbc:ProfileID']),
    ...partyRulesOf(),
    ...siretRule(
      { name: 'BT-71', find: at('cac:Delivery') },
      ['cac:DeliveryLocation', 'cbc:ID'],
      ['cac:DeliveryParty', 'cac:PartyLegalEntity', 'cbc:CompanyID'],
      new Set(),
    ),
    ...schemeRules(
      places('BT-71 cac:Delivery/cac:DeliveryLocation\nEXT-FR-FE-146 $L/cac:Delivery/cac:DeliveryLocation'),
      ['cbc:ID'],
    ),
    sellerSiren(at(`//${SUPPLIER}/cac:PartyLegalEntity`), (entity) => withScheme(entity.all('cbc:CompanyID'), '0002')),
    ...addressRules(at(`${SUPPLIER}/cbc:EndpointID`), at(`${CUSTOMER}/cbc:EndpointID`), normal),
    ...rulesAt('BR-FR-15_', CATEGORIES, ({ value }) => categoryHeld(value), CATEGORY, { ending: '-1' }),
    ...rulesAt('BR-FR-15_', CATEGORIES.slice(0, 2), ({ value }) => islandsHeld(value), ISLANDS, { ending: '-2' }),
    ...rulesAt('BR-FR-08_', CATEGORIES.slice(2), ({ value }) => islandsHeld(value), ISLANDS, { ending: '-2' }),
    ...rulesAt(
      'BR-FR-16_',
      places(`
        BT-96 //cac:AllowanceCharge/cac:TaxCategory/cbc:Percent
        BT-119 //cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent
        BT-152 //cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/cbc:Percent`),
      ({ value }) => rateHeld(value),
      RATE,
    ),
    ...documentRulesOf(),
    rule(
      'BR-FR-30_BT-21',
      'BG-0',
      'BT-22',
      (_, judged) => treatmentsCounted(judged) <= 1 || { values: { count: treatmentsCounted(judged) } },
      TREATED_ONCE,
    ),
    attributeValueRule(at('$L/cac:Item/cac:AdditionalItemProperty'), 'cbc:Value', 'cbc:ValueQuantity'),
    ...objectRules('BR-FR-29_', 'BT-18', 'cac:AdditionalDocumentReference'),
    ...objectRules('BR-FR-30_', 'BT-128', '$L/cac:DocumentReference'),
    ruleAt(
      'BR-FR-32-LEGALID',
      ['BT-30', 'BT-47', 'BT-61'],
      at(`//${SIREN}`, '0002'),
      ({ value }) => isSiren(normal(value)) || { found: value },
      NINE_DIGITS,
    ),
    ruleAt(
      'BR-FR-32-ID',
      ['BT-29', 'BT-46', 'BT-60'],
      at('//cac:PartyIdentification/cbc:ID', '0002', '0231'),
      ({ value }) => isSiren(normal(value)) || { found: value },
      NINE_DIGITS,
    ),
    ...documentLevelRules(documentElements),
    ...amountRules(AMOUNTS),
    ...quantityRules(places('BT-129 $L/$Q\nBT-149 $L/cac:Price/cbc:BaseQuantity')),
    ...priceRules(PRICES, goesBothWays),
    ...percentRules(
      places(`
        BT-96_BT-103 //cac:AllowanceCharge/cac:TaxCategory/cbc:Percent
        BT-119 //cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent
        BT-152 //cac:Item/cac:ClassifiedTaxCategory/cbc:Percent`),
    ),
    ...severalSellersInUbl(GROUPING),
  ],
};
