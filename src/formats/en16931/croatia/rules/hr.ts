/** The rules of the Croatian CIUS and its extension (chapter 21 §5.3), as in the tax office's file of 13 March 2026. */

import { isOib } from '../../../../engine/regimes/hr/oib.ts';
import { KPD } from '../../../codes/generated/kpd.ts';
import { dayOf } from '../../../rules/days.ts';
import { Decimal, sum } from '../../../rules/decimal.ts';
import { type Judged, normal, type Rule, type RuleSet, rule } from '../../../rules/declare.ts';
import {
  elementsAt,
  emptyElements,
  everywhere,
  has,
  reach,
  ruleAt,
  textAt,
  ublLinesAnywhere,
} from '../../../rules/elements.ts';
import type { TermId } from '../../../terms/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { lengthOf } from '../../shared/forms.ts';
import { CATEGORY_NAMES, HR_SPECIFICATION, OUTSIDE_NAMES } from './names.ts';

type Select = (judged: Judged) => readonly XmlElement[];

const SELLER = 'cac:AccountingSupplierParty';
const BUYER = 'cac:AccountingCustomerParty';
const VAT_TOTAL = 'hrextac:HRTaxTotal';
const SUBTOTAL = 'hrextac:HRTaxSubtotal';
const TOTALS = 'hrextac:HRLegalMonetaryTotal';
const CATEGORY = ['hrextac:HRTaxCategory', 'cbc:ID'] as const;
const REASON = ['cbc:TaxExemptionReason', 'cbc:TaxExemptionReasonCode'] as const;
/** Types whose lines need no classification: advances and credits. */
const UNCLASSIFIED = '386 81 83 261 262 296 308 381 396 420 458 532'.split(' ');
const ENDPOINT = 'The electronic address of the party is missing (BT-34, BT-49). Add it.';
const LEAST_DAY = dayOf('1900-01-01') ?? 0;
const FIRST_DAY = dayOf('2026-01-01') ?? 0;
const END_DAY = dayOf('2100-01-01') ?? 0;

const root: Select = (judged) => [judged.root];
const at =
  (...path: readonly string[]): Select =>
  (judged) =>
    elementsAt(judged.root, path);
const anywhere =
  (...path: readonly string[]): Select =>
  (judged) =>
    elementsAt(everywhere(judged, path[0] ?? ''), path.slice(1));

const decimal = (element: XmlElement | undefined) => Decimal.parse(element?.value.trim());
const zero = (from: XmlElement | undefined, ...path: string[]) => decimal(elementsAt(from, path)[0]) ?? Decimal.ZERO;
const isOneOf = (elements: readonly XmlElement[], ...codes: string[]) =>
  elements.some(({ value }) => codes.includes(normal(value)));

function isDay(text: string, from = LEAST_DAY): boolean {
  const day = dayOf(text);
  return day !== undefined && day >= from && day < END_DAY;
}

const isOperatorNumber = (text: string) => isOib(text.replace(/^HR/, ''));

/** Returns the allowances or charges at any level. Their indicator is compared as text. */
function adjustments(judged: Judged, indicator: 'true' | 'false'): XmlElement[] {
  return everywhere(judged, 'cac:AllowanceCharge').filter((each) => textAt(each, 'cbc:ChargeIndicator') === indicator);
}

const SOURCES: readonly (readonly [number: string, term: TermId, categories: Select])[] = [
  ['1', 'BT-151', anywhere('cac:ClassifiedTaxCategory', 'cbc:ID')],
  ['2', 'BT-95', (judged) => reach(adjustments(judged, 'false'), 'cac:TaxCategory', 'cbc:ID')],
  ['3', 'BT-102', (judged) => reach(adjustments(judged, 'true'), 'cac:TaxCategory', 'cbc:ID')],
];

function hasBuyerVatNumber({ root }: Judged): boolean {
  return reach(root, BUYER, 'cac:Party', 'cac:PartyTaxScheme').some(
    (scheme) => has(scheme, 'cbc:CompanyID') && textAt(scheme, 'cac:TaxScheme', 'cbc:ID') === 'VAT',
  );
}

const buyerRules: readonly Rule[] = ['S', 'Z', 'E', 'AE'].flatMap((category) =>
  SOURCES.map(([number, , categories]) =>
    rule(
      `HR-BR-${category}-${number}`,
      'BG-0',
      'BT-48',
      (_, judged) =>
        !isOneOf(categories(judged), category) || judged.once(hasBuyerVatNumber) || { values: { category } },
      "An invoice with the VAT category {category} needs the buyer's VAT number (BT-48). Add it.",
    ),
  ),
);

const DAY_TEXT = 'The date {date} must be a day from 1900 to 2099. Correct it.';
const dayRule = (id: string, term: TermId, select: Select) =>
  ruleAt(id, term, select, ({ value }) => isDay(value) || { date: value }, DAY_TEXT);
const dayRules: readonly Rule[] = [
  dayRule('HR-BR-48', 'BT-7', at('cbc:TaxPointDate')),
  dayRule('HR-BR-49', 'BT-73', at('cac:InvoicePeriod', 'cbc:StartDate')),
  dayRule('HR-BR-50', 'BT-74', at('cac:InvoicePeriod', 'cbc:EndDate')),
  dayRule('HR-BR-44', 'BT-72', at('cac:Delivery', 'cbc:ActualDeliveryDate')),
  dayRule('HR-BR-51', 'BT-134', (judged) => reach(ublLinesAnywhere(judged), 'cac:InvoicePeriod', 'cbc:StartDate')),
  dayRule('HR-BR-52', 'BT-135', (judged) => reach(ublLinesAnywhere(judged), 'cac:InvoicePeriod', 'cbc:EndDate')),
];

const LONG = '{term} has {count} characters, more than the {most} that the format allows; shorten it.';
const lengthRule = (id: string, term: TermId, most: number, select: Select) =>
  ruleAt(id, term, select, ({ value }) => lengthOf(value) <= most || { term, count: lengthOf(value), most }, LONG);
const lengthRules: readonly Rule[] = [
  lengthRule('HR-BR-42', 'BT-23', 200, at('cbc:ProfileID')),
  lengthRule('HR-BR-43', 'BT-12', 1024, at('cac:ContractDocumentReference', 'cbc:ID')),
  lengthRule('HR-BR-46', 'BT-153', 1024, anywhere('cac:Item', 'cbc:Name')),
  lengthRule('HR-BR-47', 'BT-154', 4096, anywhere('cac:Item', 'cbc:Description')),
];

/** The numbers with at most 30 characters and 10 decimals. */
const NUMBERS: readonly (readonly [TermId, Select])[] = [
  ['BT-119', anywhere('cac:TaxSubtotal', 'cac:TaxCategory', 'cbc:Percent')],
  ['HR-BT-19', anywhere(SUBTOTAL, 'hrextac:HRTaxCategory', 'cbc:Percent')],
  ['BT-96', anywhere('cac:AllowanceCharge', 'cac:TaxCategory', 'cbc:Percent')],
  [
    'BT-129',
    (judged) => [...everywhere(judged, 'cbc:InvoicedQuantity'), ...everywhere(judged, 'cbc:CreditedQuantity')],
  ],
  ['BT-152', anywhere('cac:ClassifiedTaxCategory', 'cbc:Percent')],
  ['BT-146', anywhere('cac:Price', 'cbc:PriceAmount')],
  ['BT-147', anywhere('cac:Price', 'cac:AllowanceCharge', 'cbc:Amount')],
  ['BT-148', anywhere('cac:Price', 'cac:AllowanceCharge', 'cbc:BaseAmount')],
  ['BT-149', anywhere('cac:Price', 'cbc:BaseQuantity')],
];
const numberRules: readonly Rule[] = NUMBERS.map(([term, select]) =>
  ruleAt(
    'HR-BR-56',
    term,
    select,
    ({ value }) => (value.length <= 30 && !/\.\d{11}/.test(value)) || { number: value, term },
    'The number {number} ({term}) can have at most 30 characters, and 10 after the point. Round it.',
  ),
);

/** Returns the parties with tax numbers, and their element with the address. */
const taxSchemes: Select = ({ root }) =>
  [
    ...reach(root, SELLER, 'cac:Party'),
    ...reach(root, BUYER, 'cac:Party'),
    ...root.all('cac:TaxRepresentativeParty'),
  ].flatMap((party) => party.all('cac:PartyTaxScheme'));

const parties: readonly Rule[] = [
  ruleAt('HR-BR-7', 'BT-34', at(SELLER), (party) => has(party, 'cac:Party', 'cbc:EndpointID'), ENDPOINT, {
    step: 'cac:Party',
  }),
  ruleAt('HR-BR-10', 'BT-49', at(BUYER), (party) => has(party, 'cac:Party', 'cbc:EndpointID'), ENDPOINT, {
    step: 'cac:Party',
  }),
  ruleAt(
    'HR-BR-37',
    'HR-BT-4',
    at(SELLER),
    (seller) => has(seller, 'cac:SellerContact', 'cbc:Name'),
    'The code of the operator who issues the invoice (HR-BT-4) is missing. Add it.',
    { step: 'cac:SellerContact' },
  ),
  ruleAt(
    'HR-BR-9',
    'HR-BT-5',
    at(SELLER),
    (seller) => reach(seller, 'cac:SellerContact', 'cbc:ID').some(({ value }) => isOperatorNumber(value)),
    'The OIB of the operator who issues the invoice (HR-BT-5) is missing, or its check digit is wrong. Add or correct it.',
    { step: 'cac:SellerContact' },
  ),
  ruleAt(
    'HR-BR-53',
    ['BT-31', 'BT-48', 'BT-63'],
    taxSchemes,
    (scheme) => {
      const countries = reach(scheme.parent, 'cac:PostalAddress', 'cac:Country', 'cbc:IdentificationCode');
      const isAbroad = countries.length > 0 && !countries.some(({ value }) => value === 'HR');
      return isAbroad || scheme.all('cbc:CompanyID').some(({ value }) => isOperatorNumber(value));
    },
    'The tax number of a Croatian party must be its OIB, with or without HR: eleven digits with a check digit. Correct it.',
  ),
];

const data: Select = (judged) => everywhere(judged, VAT_TOTAL);
const subtotals: Select = (judged) => everywhere(judged, SUBTOTAL);
const outside: Select = (judged) => subtotals(judged).filter((each) => textAt(each, ...CATEGORY) === 'O');
const WRONG_SUM = 'The sum must be {expected}, not {given}. Correct it.';

/** Compares an amount with its expected value, rounded to two decimals. */
function matches(amount: XmlElement | undefined, expected: Decimal) {
  const rounded = expected.round(2);
  return decimal(amount)?.equals(rounded) || { expected: rounded.toString(), given: amount?.value ?? '' };
}

const extensionRules: readonly Rule[] = [
  rule(
    'HR-BR-26',
    'BG-0',
    'HR-BT-25',
    (_, judged) => data(judged).length > 0 || !SOURCES.some(([, , categories]) => isOneOf(categories(judged), 'E')),
    'An invoice with the VAT category E needs the VAT total of the extension (hrextac:HRTaxTotal). Add it.',
  ),
  rule(
    'HR-BR-30',
    'BG-0',
    'HR-BT-24',
    (_, judged) => {
      const names = [
        ...reach(everywhere(judged, 'cac:InvoiceLine'), 'cac:Item', 'cac:ClassifiedTaxCategory', 'cbc:Name'),
        ...reach(adjustments(judged, 'true'), 'cac:TaxCategory', 'cbc:Name'),
      ];
      return everywhere(judged, TOTALS).length > 0 || !isOneOf(names, ...OUTSIDE_NAMES);
    },
    'Amounts that pass through (POVNAK, PP, PPMV, N) need the totals of the extension (hrextac:HRLegalMonetaryTotal). Add them.',
  ),
  ruleAt(
    'HR-BR-27',
    'HR-BT-23',
    anywhere(TOTALS),
    (totals, { root }) => {
      const part = (name: string) => zero(root, 'cac:LegalMonetaryTotal', name);
      const base = part('cbc:LineExtensionAmount')
        .plus(part('cbc:ChargeTotalAmount'))
        .minus(part('cbc:AllowanceTotalAmount'))
        .minus(zero(totals, 'hrextac:OutOfScopeOfVATAmount'));
      return matches(totals.child('cbc:TaxExclusiveAmount'), base);
    },
    WRONG_SUM,
    { step: 'cbc:TaxExclusiveAmount' },
  ),
  ruleAt(
    'HR-BR-32',
    'HR-BT-24',
    anywhere(TOTALS),
    (totals, judged) =>
      matches(
        totals.child('hrextac:OutOfScopeOfVATAmount'),
        sum(reach(outside(judged), 'cbc:TaxableAmount').map(({ value }) => value.trim())),
      ),
    WRONG_SUM,
    { step: 'hrextac:OutOfScopeOfVATAmount' },
  ),
  ruleAt(
    'HR-BR-54',
    'HR-BT-25',
    data,
    (total, judged) =>
      matches(
        total.child('cbc:TaxAmount'),
        sum(reach(subtotals(judged), 'cbc:TaxAmount').map(({ value }) => value.trim())),
      ),
    WRONG_SUM,
    { step: 'cbc:TaxAmount' },
  ),
  ruleAt(
    'HR-BR-55',
    'HR-BT-25',
    at('cac:TaxTotal'),
    (total, judged) => {
      const [own] = reach(data(judged), 'cbc:TaxAmount');
      const amount = total.child('cbc:TaxAmount');
      const isOwnCurrency = amount?.attribute('currencyID') === textAt(judged.root, 'cbc:DocumentCurrencyCode');
      if (data(judged).length === 0 || !isOwnCurrency) return true;
      return matches(own, decimal(amount) ?? Decimal.ZERO);
    },
    WRONG_SUM,
    { step: 'cbc:TaxAmount' },
  ),
  rule(
    'HR-BR-29',
    'BG-0',
    'HR-BT-17',
    (_, judged) =>
      outside(judged).length === 0 ||
      reach(subtotals(judged), 'cbc:TaxAmount').some((amount) => decimal(amount)?.isZero === true),
    'Amounts outside the scope of VAT (HR-BT-18 is O) must have a VAT amount of 0 (HR-BT-17). Correct it.',
  ),
  ruleAt(
    'HR-BR-28',
    'HR-BT-17',
    subtotals,
    (group) => {
      const category = textAt(group, ...CATEGORY);
      return (
        category !== '' && (!['E', 'O'].includes(category) || decimal(group.child('cbc:TaxAmount'))?.isZero === true)
      );
    },
    'A group of the extension needs a VAT category (HR-BT-18); with E or O its VAT amount (HR-BT-17) must be 0. Correct it.',
  ),
  ...['S', 'Z', 'E', 'AE'].map((wanted) =>
    ruleAt(
      `HR-BR-${wanted}-10`,
      'HR-BT-19',
      subtotals,
      (group) => {
        const category = textAt(group, ...CATEGORY);
        const rate = decimal(reach(group, 'hrextac:HRTaxCategory', 'cbc:Percent')[0]);
        if (category !== '' && category !== wanted) return true;
        const holds =
          category !== '' && rate !== undefined && (wanted === 'S' ? !rate.isZero && !rate.isNegative : rate.isZero);
        return holds || { category: wanted };
      },
      'A group of the extension with the VAT category {category} has a wrong rate (HR-BT-19): above 0 for S, otherwise 0. Correct it.',
    ),
  ),
];

const NAME_TEXT = 'A VAT category E or O needs its Croatian name, such as HR:E. Add cbc:Name.';
const REASON_TEXT = 'A VAT category E or O needs its exemption reason, in words or as a code. Add it.';
const isExempt = (categories: readonly XmlElement[]) => isOneOf(reach(categories, 'cbc:ID'), 'E', 'O');
const hasReason = (categories: readonly XmlElement[]) => REASON.some((name) => has(categories, name));
const charges: Select = (judged) => adjustments(judged, 'true').filter(({ parent }) => parent === judged.root);
const items = anywhere('cac:Item');

const categoryRules: readonly Rule[] = [
  ruleAt(
    'HR-BR-11',
    'HR-BT-6',
    charges,
    (charge) => holdsOf(charge.all('cac:TaxCategory'), (all) => has(all, 'cbc:Name')),
    NAME_TEXT,
  ),
  ruleAt(
    'HR-BR-13',
    ['HR-BT-7', 'HR-BT-8'],
    charges,
    (charge) => holdsOf(charge.all('cac:TaxCategory'), hasReason),
    REASON_TEXT,
  ),
  ruleAt(
    'HR-BR-16',
    'HR-BT-12',
    items,
    (item) => {
      const categories = item.all('cac:ClassifiedTaxCategory');
      return !isExempt(categories) || has(categories, 'cbc:Name');
    },
    NAME_TEXT,
  ),
  ruleAt(
    'HR-BR-36',
    ['HR-BT-13', 'HR-BT-14'],
    items,
    (item) => {
      const categories = item.all('cac:ClassifiedTaxCategory');
      return !isExempt(categories) || hasReason(categories);
    },
    REASON_TEXT,
  ),
  ruleAt(
    'HR-BR-CL-1',
    ['HR-BT-6', 'HR-BT-12', 'HR-BT-22'],
    (judged) =>
      ['cac:TaxCategory', 'cac:ClassifiedTaxCategory', 'hrextac:HRTaxCategory'].flatMap((name) =>
        reach(everywhere(judged, name), 'cbc:Name'),
      ),
    ({ value }) => CATEGORY_NAMES.includes(normal(value)) || { name: value, expected: CATEGORY_NAMES },
    'The name of a VAT category must be one of {expected}, not {name}. Correct it.',
  ),
];

/** A charge without a category fails too. */
function holdsOf(categories: readonly XmlElement[], holds: (categories: readonly XmlElement[]) => boolean): boolean {
  return categories.length > 0 && (!isExempt(categories) || holds(categories));
}

/** The references that a line and the document cannot both have. */
const REFERENCES = [
  ['HR-BR-17', 'BT-13', ['cac:OrderLineReference', 'cac:OrderReference', 'cbc:ID'], ['cac:OrderReference', 'cbc:ID']],
  [
    'HR-BR-18',
    'BT-16',
    ['cac:DespatchLineReference', 'cac:DocumentReference', 'cbc:ID'],
    ['cac:DespatchDocumentReference', 'cbc:ID'],
  ],
  [
    'HR-BR-19',
    'BT-15',
    ['cac:ReceiptLineReference', 'cac:DocumentReference', 'cbc:ID'],
    ['cac:ReceiptDocumentReference', 'cbc:ID'],
  ],
] as const;

const lineRules: readonly Rule[] = [
  ...REFERENCES.map(([id, term, own, whole]) =>
    ruleAt(
      id,
      term,
      ublLinesAnywhere,
      (line, { root }) => !has(line, ...own) || !has(root, ...whole) || { term },
      'The reference {term} is in the document and in a line. Leave out one of them.',
    ),
  ),
  ruleAt(
    'HR-BR-20',
    'BT-149',
    (judged) => reach(ublLinesAnywhere(judged), 'cac:Price', 'cbc:BaseQuantity'),
    (quantity) => {
      const number = decimal(quantity);
      return number !== undefined && !number.isZero && !number.isNegative;
    },
    'The base quantity of a price (BT-149) must be above 0. Correct it.',
  ),
  ruleAt(
    'HR-BR-21',
    'BT-150',
    (judged) =>
      reach(ublLinesAnywhere(judged), 'cac:Price', 'cbc:BaseQuantity').filter(
        (each) => each.attribute('unitCode') !== undefined,
      ),
    (quantity) => {
      const line = quantity.parent?.parent;
      const own = line?.child('cbc:InvoicedQuantity') ?? line?.child('cbc:CreditedQuantity');
      return own?.attribute('unitCode') === quantity.attribute('unitCode');
    },
    'The base quantity (BT-150) must have the same unit as the line (BT-130). Correct one of them.',
    { step: '@unitCode' },
  ),
  ruleAt(
    'HR-BR-25',
    'BT-158',
    items,
    (item, { root }) => {
      const type = textAt(root, 'cbc:InvoiceTypeCode') || textAt(root, 'cbc:CreditNoteTypeCode');
      if (UNCLASSIFIED.includes(type)) return true;
      return codesOf(item).some((code) => code.attribute('listID') === 'CG');
    },
    'Each item needs its code in the classification KPD 2025 (BT-158), with the list CG. Add it to the identities of the item, with the label CG.',
    { step: 'cac:CommodityClassification' },
  ),
  ruleAt(
    'HR-BR-CL-2',
    'BT-158',
    (judged) => everywhere(judged, 'cbc:ItemClassificationCode').filter((code) => code.attribute('listID') === 'CG'),
    ({ value }) => KPD.has(normal(value)) || { code: value },
    'The code {code} is not in the classification KPD 2025 (BT-158), whose codes look like 62.20.20. Correct it.',
  ),
];

function codesOf(item: XmlElement): readonly XmlElement[] {
  return reach(item, 'cac:CommodityClassification', 'cbc:ItemClassificationCode');
}

const documentRules: readonly Rule[] = [
  rule(
    'HR-BR-33',
    'BG-0',
    [],
    (_, judged) => emptyElements(judged).filter(({ element }) => !isInSignatures(element)),
    'An element is empty; give it a value or leave it out.',
  ),
  ruleAt(
    'HR-BR-1',
    'BT-1',
    at('cbc:ID'),
    ({ value }) => !/\s/.test(value) || { number: value },
    'The invoice number (BT-1) cannot contain spaces: {number}. Remove them.',
  ),
  rule(
    'HR-BR-2',
    'BG-0',
    'HR-BT-2',
    (_, { root }) => root.all('cbc:IssueTime').some(({ value }) => /^\d\d:\d\d:\d\d$/.test(value)),
    'The invoice needs the time of issue (HR-BT-2) as hours, minutes and seconds: 09:30:00. Add or correct it.',
  ),
  ruleAt(
    'HR-BR-5',
    'BT-24',
    root,
    (root) => textAt(root, 'cbc:CustomizationID') === HR_SPECIFICATION || { specification: HR_SPECIFICATION },
    'The specification (BT-24) must be {specification}. Correct it.',
    { step: 'cbc:CustomizationID' },
  ),
  ruleAt(
    'HR-BR-34',
    'BT-23',
    root,
    (root) => /^(?:P(?:[1-9]|1[0-2])$|P99:)/.test(textAt(root, 'cbc:ProfileID')),
    "The business process (BT-23) must be P1 to P12, or P99: followed by the buyer's own code. Correct it.",
    { step: 'cbc:ProfileID' },
  ),
  ruleAt(
    'HR-BR-40',
    'BT-2',
    at('cbc:IssueDate'),
    ({ value }) => isDay(value, FIRST_DAY) || { date: value },
    'The date of issue (BT-2) must be a day from 2026 to 2099, not {date}. Correct it.',
  ),
  rule(
    'HR-BR-4',
    'BG-0',
    'BT-9',
    (_, { root, kind }) => {
      const due = zero(root, 'cac:LegalMonetaryTotal', 'cbc:PayableAmount');
      const isPayable = kind === 'ubl-invoice' ? !due.isNegative && !due.isZero : due.isNegative;
      return !isPayable || has(root, 'cbc:DueDate') || has(root, 'cac:PaymentMeans', 'cbc:PaymentDueDate');
    },
    'An amount is payable (BT-115), so the invoice needs a due date (BT-9). Add it.',
  ),
  ruleAt(
    'HR-BR-41',
    'BT-9',
    at('cac:PaymentMeans'),
    (means, { root, kind }) => {
      if (!has(means, 'cbc:PaymentDueDate')) return true;
      const [date] = kind === 'ubl-invoice' ? root.all('cbc:DueDate') : means.all('cbc:PaymentDueDate');
      return (date !== undefined && isDay(date.value)) || { date: date?.value ?? '' };
    },
    DAY_TEXT,
  ),
  ruleAt(
    'HR-BR-6',
    'BG-3',
    at('cac:BillingReference'),
    (reference) => ['cbc:ID', 'cbc:IssueDate'].every((name) => has(reference, 'cac:InvoiceDocumentReference', name)),
    'A preceding invoice needs its number (BT-25) and its date (BT-26). Add the missing one.',
  ),
  ruleAt(
    'HR-BR-45',
    'BT-26',
    at('cac:BillingReference'),
    (reference) => {
      const [date] = reach(reference, 'cac:InvoiceDocumentReference', 'cbc:IssueDate');
      return (date !== undefined && isDay(date.value)) || { date: date?.value ?? '' };
    },
    DAY_TEXT,
  ),
];

function isInSignatures(element: XmlElement | undefined): boolean {
  for (let at = element; at !== undefined; at = at.parent) if (at.localName === 'UBLDocumentSignatures') return true;
  return false;
}

/** The rules of the Croatian tax office, by the day of their file: https://porezna-uprava.gov.hr/fiskalizacija. */
export const set: RuleSet = {
  key: 'hr-ubl',
  name: 'HR CIUS 2025 with extension for UBL',
  version: '2026-03-13',
  from: '2026-01-01',
  rules: [
    ...documentRules,
    ...lengthRules,
    ...dayRules,
    ...parties,
    ...buyerRules,
    ...extensionRules,
    ...categoryRules,
    ...lineRules,
    ...numberRules,
  ],
};
