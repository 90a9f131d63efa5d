import { TREATMENTS } from '../../../codes/generated/france.ts';
import { type Judged, normal, type Rule, type RuleSet, rule } from '../../../rules/declare.ts';
import { has, reach, ruleAt } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { isCiiDay, isSiren } from '../../shared/forms.ts';
import { type DocumentElements, type DocumentStatements, documentLevelRules } from './document.ts';
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
  NAMED,
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
  sellerSiren,
  TREATED_ONCE,
  TREATMENT,
  treatmentHeld,
  typeRules,
} from './rules.ts';
import { goesBothWays } from './several-sellers.ts';
import { GROUPING, severalSellersInCii } from './several-sellers-cii.ts';

const NUMBERS = places(`
  BT-1 $X/ram:ID
  BT-25 $S/ram:InvoiceReferencedDocument/ram:IssuerAssignedID
  EXT-FR-FE-136 $L/ram:SpecifiedLineTradeSettlement/ram:InvoiceReferencedDocument/ram:IssuerAssignedID`);

const DAYS = places(`
  BT-2 $X/ram:IssueDateTime/udt:DateTimeString
  BT-7 $S/ram:ApplicableTradeTax/ram:TaxPointDate/udt:DateString
  BT-9 $S/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/udt:DateTimeString
  BT-26 $S/ram:InvoiceReferencedDocument/ram:FormattedIssueDateTime/qdt:DateTimeString
  BT-72 $D/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString
  BT-73 $S/ram:BillingSpecifiedPeriod/ram:StartDateTime/udt:DateTimeString
  BT-74 $S/ram:BillingSpecifiedPeriod/ram:EndDateTime/udt:DateTimeString
  EXT-FR-FE-138 $L/ram:SpecifiedLineTradeSettlement/ram:InvoiceReferencedDocument/ram:FormattedIssueDateTime/qdt:DateTimeString
  EXT-FR-FE-158 $L/ram:SpecifiedLineTradeDelivery/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString
  EXT-FR-FE-134 $L/ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod/ram:StartDateTime/udt:DateTimeString
  EXT-FR-FE-135 $L/ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod/ram:EndDateTime/udt:DateTimeString`);

const TYPE_CODES = places(`
  BT-3 $X/ram:TypeCode
  EXT-FR-FE-02 $S/ram:InvoiceReferencedDocument/ram:TypeCode
  EXT-FR-FE-137 $L/ram:SpecifiedLineTradeSettlement/ram:InvoiceReferencedDocument/ram:TypeCode`);

const PARTIES = `
  BT-29 BT-34 $A/ram:SellerTradeParty whole
  BT-46 BT-49 $A/ram:BuyerTradeParty whole
  BT-60 EXT-FR-FE-29 $S/ram:PayeeTradeParty
  EXT-FR-FE-06 EXT-FR-FE-12 $A/ram:BuyerAgentTradeParty
  EXT-FR-FE-46 EXT-FR-FE-52 $S/ram:PayerTradeParty
  EXT-FR-FE-69 EXT-FR-FE-75 $A/ram:SalesAgentTradeParty
  EXT-FR-FE-92 EXT-FR-FE-98 $S/ram:InvoiceeTradeParty
  EXT-FR-FE-115 EXT-FR-FE-121 $S/ram:InvoicerTradeParty
  BT-71 - $D/ram:ShipToTradeParty
  EXT-FR-FE-146 - $L/ram:SpecifiedLineTradeDelivery/ram:ShipToTradeParty`;

const TOTALS = '$S/ram:SpecifiedTradeSettlementHeaderMonetarySummation';
const LINE_SETTLEMENT = '$L/ram:SpecifiedLineTradeSettlement';

const AMOUNTS = places(`
  BT-92_BT-99 $S/ram:SpecifiedTradeAllowanceCharge/ram:ActualAmount
  BT-93_BT-100 $S/ram:SpecifiedTradeAllowanceCharge/ram:BasisAmount
  BT-106 ${TOTALS}/ram:LineTotalAmount
  BT-107 ${TOTALS}/ram:AllowanceTotalAmount
  BT-108 ${TOTALS}/ram:ChargeTotalAmount
  BT-109 ${TOTALS}/ram:TaxBasisTotalAmount
  BT-110 ${TOTALS}/ram:TaxTotalAmount
  BT-112 ${TOTALS}/ram:GrandTotalAmount
  BT-113 ${TOTALS}/ram:TotalPrepaidAmount
  BT-114 ${TOTALS}/ram:RoundingAmount
  BT-115 ${TOTALS}/ram:DuePayableAmount
  BT-116 $S/ram:ApplicableTradeTax/ram:BasisAmount
  BT-117 $S/ram:ApplicableTradeTax/ram:CalculatedAmount
  BT-131 ${LINE_SETTLEMENT}/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount
  BT-136_BT-141 ${LINE_SETTLEMENT}/ram:SpecifiedTradeAllowanceCharge/ram:ActualAmount
  BT-137_BT-142 ${LINE_SETTLEMENT}/ram:SpecifiedTradeAllowanceCharge/ram:BasisAmount`);

export const PRICES = places(`
  BT-146 $L/ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount
  BT-147 $L/ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge/ram:ActualAmount
  BT-148 $L/ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice/ram:ChargeAmount`);

const ALLOWANCES = '$S/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax';
const BREAKDOWNS = '$S/ram:ApplicableTradeTax';
const LINE_TAXES = `${LINE_SETTLEMENT}/ram:ApplicableTradeTax`;

const root: Find = (judged) => [judged.root];
const notes = at('$X/ram:IncludedNote');
const agreement = at('$A');

const notesOn = (subject: string, judged: Judged) =>
  notes(judged).filter((note) => note.all('ram:SubjectCode').some(({ value }) => value === subject));

const frameAt = at('$C/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID');
const typeAt = at('$X/ram:TypeCode');

function statementsOf(judged: Judged): DocumentStatements {
  return {
    treatments: reach(notesOn('BAR', judged), 'ram:Content').map(({ value }) => value),
    type: typeAt(judged)[0]?.value ?? '',
    frame: frameAt(judged)[0]?.value ?? '',
  };
}

const statements = (judged: Judged) => judged.once(statementsOf);

const REFERENCE_DAY = ['ram:FormattedIssueDateTime', 'qdt:DateTimeString'] as const;
const withDay = (references: readonly XmlElement[]) =>
  references.some((each) => has(each, 'ram:IssuerAssignedID') && has(each, ...REFERENCE_DAY));

const LINE = 'ram:AssociatedDocumentLineDocument';

/** Returns whether a line counts in sums: one without a subtype, or a DETAIL. */
function counts(line: XmlElement): boolean {
  const subtypes = reach(line, LINE, 'ram:LineStatusReasonCode');
  return subtypes.length === 0 || subtypes.some(({ value }) => value === 'DETAIL');
}

export const preceding = at('$S/ram:InvoiceReferencedDocument');
const REBATE = [
  at('$A/ram:ContractReferencedDocument/ram:IssuerAssignedID'),
  at('$S/ram:BillingSpecifiedPeriod/ram:StartDateTime/udt:DateTimeString'),
  at('$S/ram:BillingSpecifiedPeriod/ram:EndDateTime/udt:DateTimeString'),
];

function areLinesReferred(judged: Judged): boolean {
  return lines(judged)
    .filter(counts)
    .every((line) => withDay(reach(line, 'ram:SpecifiedLineTradeSettlement', 'ram:InvoiceReferencedDocument')));
}

const MANDATORY = ['BR-FR-05_BT-22_PMT', 'BR-FR-05_BT-22_PMD', 'BR-FR-05_BT-22_AAB'];
const ONCE = ['BR-FR-06_BT-21_PMT', 'BR-FR-06_BT-21_PMD', 'BR-FR-06_BT-21_AAB', 'BR-FR-06_BT-21_TXD'];

const SELLER = '$A/ram:SellerTradeParty';
const BUYER = '$A/ram:BuyerTradeParty';
const REGISTRATION = 'ram:SpecifiedLegalOrganization/ram:ID';
const ADDRESS = 'ram:URIUniversalCommunication/ram:URIID';
export const ATTRIBUTES = '$L/ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic';

const sellerSirens = at(`${SELLER}/${REGISTRATION}`, '0002');
const members = at(`${SELLER}/ram:GlobalID`, '0231');
const representativeVat = at('$A/ram:SellerTaxRepresentativeTradeParty/ram:SpecifiedTaxRegistration/ram:ID', 'VA');
const documents = at('$A/ram:AdditionalReferencedDocument');

const hasType = (document: XmlElement, name: string, code: string) =>
  document.all(name).some(({ value }) => value === code);

/** Returns the VAT category of a line's tax, which is optional for lines that only group or inform. */
const lineCategory = (tax: XmlElement) => {
  const code = tax.child('ram:CategoryCode');
  const subtypes = reach(tax.parent?.parent, LINE, 'ram:LineStatusReasonCode');
  const isFree = code === undefined && subtypes.some(({ value }) => value === 'GROUP' || value === 'INFORMATION');
  return isFree || categoryHeld(code?.value ?? '');
};

/** Objects of the schemes AFL and AVV. The official rule looks for objects of lines in impossible places. */
const objectRules: Rule[] = [
  ...rulesAt(
    'BR-FR-29_',
    [{ name: 'BT-18', find: agreement }],
    (element) =>
      ['AFL', 'AVV'].every(
        (scheme) =>
          element
            .all('ram:AdditionalReferencedDocument')
            .filter((each) => hasType(each, 'ram:ReferenceTypeCode', scheme)).length <= 1,
      ),
    OBJECTS_ONCE,
  ),
  ...['AFL', 'AVV'].flatMap((scheme) => {
    const find: Find = (judged) =>
      reach(
        documents(judged).filter((each) => hasType(each, 'ram:ReferenceTypeCode', scheme)),
        'ram:IssuerAssignedID',
      );
    return rulesAt('BR-FR-29_', [{ name: scheme, find }], isFilled, NOT_EMPTY);
  }),
];

/** The rules of the French reform for CII, published by FNFE-MPE and versioned by release. One of them, on BT-111, is hidden by another. */
const partyRulesOf = (forms?: Forms) =>
  partyRules(PARTIES, { identifier: 'ram:GlobalID', registration: REGISTRATION, address: ADDRESS }, '', forms);

const documentRulesOf = (forms?: Forms) =>
  documentRules(
    (judged) => documents(judged).filter((each) => hasType(each, 'ram:TypeCode', '916')),
    (document) => [normal(document.child('ram:Name')?.value)].filter((name) => name !== ''),
    documents,
    'ram:Name',
    forms,
  );

/** The rules that depend on the forms of a release. */
export const formRules = (forms: Forms): Rule[] => [...partyRulesOf(forms), ...documentRulesOf(forms)];

/** Data of the syntax that the rules on the whole document need. */
export const documentElements: DocumentElements = {
  statements: statements,
  isCredit: () => true,
  isInvoice: () => true,
  isRebateWhole: (judged) => REBATE.every((find) => (find(judged)[0]?.value ?? '') !== ''),
  references: (judged) => preceding(judged).length,
  corrective: 'BR-FR-CO-04_BT-4',
  refersBack: (judged) => withDay(preceding(judged)) || areLinesReferred(judged),
  due: at('$S/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/udt:DateTimeString'),
  issued: at('$X/ram:IssueDateTime/udt:DateTimeString'),
  paidOn: at('$S/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/udt:DateTimeString'),
  paid: at(`${TOTALS}/ram:TotalPrepaidAmount`),
  total: at(`${TOTALS}/ram:GrandTotalAmount`),
  payable: at(`${TOTALS}/ram:DuePayableAmount`),
  currency: at('$S/ram:InvoiceCurrencyCode'),
  accountingCurrency: at('$S/ram:TaxCurrencyCode'),
  vatTotals: at(`${TOTALS}/ram:TaxTotalAmount`),
};

export const set: RuleSet = {
  key: 'fr-flux2-cii',
  name: 'French reform of e-invoicing for CII',
  version: '1.4.0.04',
  from: '2026-10-01',
  rules: [
    ...numberRules(NUMBERS, '', ['BR-FR-02_…']),
    ...dayRules(DAYS, isCiiDay),
    ...typeRules(TYPE_CODES),
    ...noteRules((subject, judged) => notesOn(subject, judged).length, at('$X'), MANDATORY, ONCE),
    frameRule(at('$C'), ['ram:BusinessProcessSpecifiedDocumentContextParameter', 'ram:ID']),
    ...partyRulesOf(),
    sellerSiren(root, (_, judged) => sellerSirens(judged)),
    ...businessRules(
      statements,
      { sirens: at(`${SELLER}/${REGISTRATION}`), addresses: at(`${SELLER}/${ADDRESS}`) },
      {
        sirens: at(`${BUYER}/${REGISTRATION}`),
        addresses: at(`${BUYER}/${ADDRESS}`),
        siren: at(`${BUYER}/${REGISTRATION}`, '0002'),
        form: (text) => text,
      },
    ),
    ...addressRules(at(`${SELLER}/${ADDRESS}`), at(`${BUYER}/${ADDRESS}`), (text) => text),
    ...rulesAt(
      'BR-FR-15_',
      places(`BT-95_BT-102 ${ALLOWANCES}\nBT-95_BT-118 ${BREAKDOWNS}`),
      (tax) => categoryHeld(tax.child('ram:CategoryCode')?.value ?? ''),
      CATEGORY,
      { step: 'ram:CategoryCode' },
    ),
    ...rulesAt('BR-FR-15_', places(`BT-95_BT-151 ${LINE_TAXES}`), lineCategory, CATEGORY, { step: 'ram:CategoryCode' }),
    ...rulesAt(
      'BR-FR-15_',
      places(`BT-95_BT-102 ${ALLOWANCES}\nBT-95_BT-118 ${BREAKDOWNS}\nBT-95_BT-151 ${LINE_TAXES}`),
      (tax) => islandsHeld(tax.child('ram:CategoryCode')?.value ?? ''),
      ISLANDS,
      { ending: '_LM', step: 'ram:CategoryCode' },
    ),
    ...rulesAt(
      'BR-FR-16_',
      places(`BT-96_BT-103 ${ALLOWANCES}\nBT-119 ${BREAKDOWNS}\nBT-152 ${LINE_TAXES}`),
      (tax) => rateHeld(tax.child('ram:RateApplicablePercent')?.value ?? ''),
      RATE,
      { step: 'ram:RateApplicablePercent' },
    ),
    ...documentRulesOf(),
    ruleAt(
      'BR-FR-20_BT-21',
      'BT-22',
      (judged) => notesOn('BAR', judged),
      (note) => treatmentHeld(note.child('ram:Content')?.value ?? ''),
      TREATMENT,
      { step: 'ram:Content' },
    ),
    rule(
      'BR-FR-31_BT-21',
      'BG-0',
      'BT-22',
      (_, judged) => {
        const count = notesOn('BAR', judged).filter((note) =>
          note.all('ram:Content').some(({ value }) => TREATMENTS.has(normal(value))),
        ).length;
        return count <= 1 || { values: { count } };
      },
      TREATED_ONCE,
    ),
    ruleAt(
      'BR-FR-27_BG-32',
      ['BT-160', 'EXT-FR-FE-159'],
      at(ATTRIBUTES),
      (attribute) => has(attribute, 'ram:Description') || has(attribute, 'ram:TypeCode'),
      NAMED,
    ),
    ...rulesAt(
      'BR-FR-27_',
      places(`BT-160 ${ATTRIBUTES}/ram:Description\nEXT-FR-FE-159 ${ATTRIBUTES}/ram:TypeCode`),
      isFilled,
      NOT_EMPTY,
    ),
    attributeValueRule(at(ATTRIBUTES), 'ram:Value', 'ram:ValueMeasure'),
    ...objectRules,
    ruleAt(
      'BR-FR-32-LEGALID',
      ['BT-30', 'BT-47', 'BT-61'],
      at(`//${REGISTRATION}`, '0002'),
      ({ value }) => isSiren(normal(value)) || { found: value },
      NINE_DIGITS,
    ),
    ruleAt(
      'BR-FR-32-GLOBALID',
      ['BT-29', 'BT-46', 'BT-60'],
      at('//ram:GlobalID', '0002', '0231'),
      ({ value }) => isSiren(normal(value)) || { found: value },
      NINE_DIGITS,
    ),
    ...documentLevelRules(documentElements),
    ...memberRules(
      (judged) => members(judged).length > 0,
      (judged) => reach(notesOn('TXD', judged), 'ram:Content').some(({ value }) => value === 'MEMBRE_ASSUJETTI_UNIQUE'),
      (judged) => (representativeVat(judged)[0]?.value ?? '') !== '',
    ),
    ...amountRules(AMOUNTS),
    ...quantityRules(
      places(`
        BT-129 $L/ram:SpecifiedLineTradeDelivery/ram:BilledQuantity
        BT-149 $L/ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:BasisQuantity`),
    ),
    ...priceRules(PRICES, goesBothWays),
    ...percentRules(
      places(`
        BT-96_BT-103 ${ALLOWANCES}/ram:RateApplicablePercent
        BT-119 ${BREAKDOWNS}/ram:RateApplicablePercent
        BT-152 ${LINE_TAXES}/ram:RateApplicablePercent`),
    ),
    ...severalSellersInCii(GROUPING),
  ],
};
