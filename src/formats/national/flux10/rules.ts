/** The official rules of Flux 10, release 1.0 (chapter 24 §5), by the numbers of "Annexe 7". */

import type { Flag, RuleSet, Violation } from '../../rules/declare.ts';
import { elementsAt } from '../../rules/elements.ts';
import type { XmlElement } from '../../xml/element.ts';
import { type NationalRule, nationalRule } from '../shared/rules.ts';
import {
  CATEGORIES,
  CORRECTIONS,
  CREDITS,
  DUE_CODES,
  DUE_NOT_ON_PORTAL,
  FRAMES,
  INVOICE_TYPES,
  LONGEST_ID,
  LONGEST_NUMBER,
  LONGEST_ON_PORTAL,
  PLATFORM,
  PROFILE,
  RATES,
  SCHEMES,
  SIREN,
  TAX_CATEGORIES,
} from './codes.ts';

type Rule = NationalRule<XmlElement>;

const DOCUMENT = 'ReportDocument';
const INVOICE = 'TransactionsReport/Invoice';
const LINE = `${INVOICE}/Line`;
const SALES = 'TransactionsReport/Transactions';
const PAID_INVOICE = 'PaymentsReport/Invoice';
const PAID_SALES = 'PaymentsReport/Transactions';
const PAYMENTS = [`${PAID_INVOICE}/Payment`, `${PAID_SALES}/Payment`];
const PERIODS = ['TransactionsReport/ReportPeriod', 'PaymentsReport/ReportPeriod'];
const INVOICE_PERIODS = [`${INVOICE}/InvoicePeriod`, `${LINE}/InvoicePeriod`];

const within = (paths: readonly string[], ...names: string[]) =>
  paths.flatMap((path) => names.map((name) => `${path}/${name}`));

function at(root: XmlElement, paths: readonly string[]): readonly XmlElement[] {
  return paths.flatMap((path) => elementsAt(root, path.split('/')));
}

type Held = boolean | NonNullable<Violation['values']>;

/** Declares a rule on the elements of some paths. Texts name the element and its value. */
function on(
  number: string,
  paths: string | readonly string[],
  holds: (element: XmlElement) => Held,
  text: string,
  { values, flag = 'fatal', step }: { values?: Violation['values']; flag?: Flag; step?: string } = {},
): Rule {
  const places = [paths].flat();
  return nationalRule<XmlElement>(
    number.startsWith('BW-') ? number : `F10-${number}`,
    flag,
    (root) =>
      at(root, places).flatMap((element): Violation[] => {
        const held = holds(element);
        if (held === true) return [];
        return [{ element, step, values: { name: element.localName, value: element.text, ...(held || {}) } }];
      }),
    text,
    values,
  );
}

const WRONG_CODE = '{name} is {value}, but must be one of {codes}. Correct it.';

/** Declares that values are codes of a list, exactly as they stand. */
const coded = (number: string, paths: string | readonly string[], codes: readonly string[]): Rule =>
  on(number, paths, ({ text }) => codes.includes(text), WRONG_CODE, { values: { codes } });

/** Declares that an attribute has one value. */
const marked = (number: string, paths: string | readonly string[], attribute: string, codes: readonly string[]): Rule =>
  on(
    number,
    paths,
    (element) => {
      const value = element.attribute(attribute);
      return value === undefined || codes.includes(value) || { name: attribute, value };
    },
    WRONG_CODE,
    { values: { codes }, step: `@${attribute}` },
  );

const codeOf = (element: XmlElement, ...names: string[]) => elementsAt(element, names)[0]?.text;
const has = (element: XmlElement, ...names: string[]) => elementsAt(element, names).length > 0;
const lengthOf = (text: string) => [...text].length;

/** Returns the four rules on the characters of a number. */
const numbered = (number: string, paths: string | readonly string[], most: number): Rule[] => [
  on(number, paths, ({ text }) => lengthOf(text) <= most, '{name} has more than {most} characters. Shorten it.', {
    values: { most },
  }),
  on(number, paths, ({ text }) => !/^ | $/.test(text), '{name} begins or ends with a space: "{value}". Remove it.'),
  on(number, paths, ({ text }) => !text.includes('  '), '{name} has two spaces in a row: "{value}". Remove one.'),
  on(
    number,
    paths,
    ({ text }) => /^[A-Za-z0-9 \-+_/]+$/.test(text),
    '{name} is "{value}". Use only digits, letters without accents, single spaces and - + _ /.',
  ),
];

const DATES = [
  ...within(PERIODS, 'StartDate', 'EndDate'),
  ...within([INVOICE], 'IssueDate', 'DueDate', 'ReferencedDocument/IssueDate', 'Delivery/Date'),
  ...within(INVOICE_PERIODS, 'StartDate', 'EndDate'),
  `${LINE}/ReferencedDocument/IssueDate`,
  `${SALES}/Date`,
  `${PAID_INVOICE}/IssueDate`,
  ...within(PAYMENTS, 'Date'),
];
const TIME = `${DOCUMENT}/IssueDateTime/DateTimeString`;
const NUMBERS = [
  `${INVOICE}/ID`,
  `${INVOICE}/ReferencedDocument/ID`,
  `${LINE}/ReferencedDocument/ID`,
  `${PAID_INVOICE}/InvoiceID`,
];

/** The official pattern takes digits of any script; the year then fails. */
const isDay = (text: string) => /^\p{Nd}{8}$/u.test(text);
const isMoment = (text: string) => /^\p{Nd}{14}$/u.test(text);

const isMoney = (text: string) => /^-?\d+(?:\.\d{1,2})?$/.test(text);
const isPrice = (text: string) => /^\d+(?:\.\d{1,6})?$/.test(text);
const LONGEST_FIGURE = 19;
const isShort = (text: string) => text.replace('.', '').length <= LONGEST_FIGURE;

/** Returns the two rules on the form of a number. */
const figures = (
  number: string,
  paths: readonly string[],
  isRight: (text: string) => boolean,
  most: number,
): Rule[] => [
  on(
    number,
    paths,
    ({ text }) => isRight(text),
    number === 'G1.16'
      ? '{name} is {value}. Write digits with at most {most} decimals after a point, and no sign.'
      : '{name} is {value}. Write digits with at most {most} decimals after a point.',
    { values: { most } },
  ),
  on(number, paths, ({ text }) => isShort(text), '{name} is {value}, which has more than {most} digits. Shorten it.', {
    values: { most: LONGEST_FIGURE },
  }),
];

const AMOUNTS = [
  ...within([INVOICE], 'AllowanceCharge/Amount', 'MonetaryTotal/TaxExclusiveAmount', 'MonetaryTotal/TaxAmount'),
  ...within([INVOICE], 'TaxSubTotal/TaxableAmount', 'TaxSubTotal/TaxAmount', 'Line/AllowanceCharge/Amount'),
  ...within([SALES], 'TaxExclusiveAmount', 'TaxTotal', 'TaxSubtotal/TaxableAmount', 'TaxSubtotal/TaxTotal'),
];
const PRICES = [
  ...within([`${LINE}/Price`], 'PriceAmount', 'AllowanceChargeAmount', 'AllowanceChargeBaseAmount'),
  ...within(PAYMENTS, 'SubTotals/Amount'),
];
const PERCENTAGES = [
  ...within([INVOICE], 'AllowanceCharge/TaxPercent', 'TaxSubTotal/TaxCategory/Percent'),
  `${SALES}/TaxSubtotal/TaxPercent`,
  ...within(PAYMENTS, 'SubTotals/TaxPercent'),
];
const COUNTRIES = within(
  [INVOICE],
  'Seller/PostalAddress/CountryId',
  'Buyer/PostalAddress/CountryId',
  'Delivery/Location/CountryId',
  'Line/Delivery/Location/CountryId',
);
const CURRENCIES = [
  `${INVOICE}/CurrencyCode`,
  `${SALES}/TransactionsCurrency`,
  ...within(PAYMENTS, 'SubTotals/CurrencyCode'),
];
const PARTIES = within([INVOICE], 'Seller', 'Buyer');

/**
 * Returns whether a total agrees with its parts, in the binary numbers of the official rule: a difference of exactly the
 * tolerance may fall to either side.
 */
function addsUp(total: string | undefined, parts: readonly string[], all: readonly (string | undefined)[]): Held {
  if (total === undefined || all.some((each) => each === undefined || !isMoney(each) || !isShort(each))) return true;
  const sum = parts.reduce((before, each) => before + Number(each), 0);
  return Math.abs(Number(total) - sum) <= parts.length / 100 || { value: total, sum: sum.toFixed(2) };
}

/** Returns the two rules on the sums of an invoice or a group. */
function sums(
  path: string,
  currency: string,
  totals: readonly [string, string],
  parts: readonly [string, string],
): Rule[] {
  const textsOf = (element: XmlElement, names: string) => elementsAt(element, names.split('/')).map(({ text }) => text);
  return totals.map((name, index) =>
    on(
      'G1.53',
      path,
      (element) => {
        if (codeOf(element, currency) !== 'EUR') return true;
        const [total] = textsOf(element, name);
        const own = textsOf(element, parts[index] ?? '');
        const all = [...totals, ...parts].flatMap((each) => textsOf(element, each));
        return addsUp(total, own, textsOf(element, totals[0]).length === 0 ? [undefined] : all);
      },
      '{total} is {value}, but its parts add up to {sum}. Correct one of them.',
      { values: { total: name.split('/').at(-1) ?? '' } },
    ),
  );
}

/** Returns whether a date is later than another, as texts. */
function isLater(period: XmlElement): Held {
  const [start, end] = [codeOf(period, 'StartDate'), codeOf(period, 'EndDate')];
  return start === undefined || end === undefined || end > start || { start, end };
}

const typeOf = (invoice: XmlElement) => codeOf(invoice, 'TypeCode') ?? '';

const OFFICIAL: readonly Rule[] = [
  ...numbered('G1.104', `${DOCUMENT}/Id`, LONGEST_ID),
  on(
    'G7.53',
    TIME,
    ({ text }) => isMoment(text),
    '{name} is {value}. Write year, month, day, hour, minute and second in fourteen digits.',
  ),
  coded('G8.01', `${DOCUMENT}/TypeCode`, ['IN', 'RE']),
  on(
    'G6.29',
    DOCUMENT,
    (document) => {
      const { parent } = document;
      // A file with more of them has a fault already.
      if (parent === undefined || parent.child(document.name) !== document) return true;
      return parent.all('TransactionsReport').length + parent.all('PaymentsReport').length === 1;
    },
    'A report has either transactions or payments. Make one report of each.',
  ),
  marked('G6.22', `${DOCUMENT}/Sender/Id`, 'schemeId', [PLATFORM]),
  on(
    'G6.22',
    `${DOCUMENT}/Sender/Id`,
    ({ text }) => lengthOf(text) === 4,
    'The number of the platform is {value}. It must have four characters.',
  ),
  coded('G7.51', `${DOCUMENT}/Sender/RoleCode`, ['WK']),
  coded('G7.52', `${DOCUMENT}/Issuer/RoleCode`, ['BY', 'SE']),
  marked('G6.26', `${DOCUMENT}/Issuer/Id`, 'schemeId', [SIREN]),
  on(
    'G6.26',
    `${DOCUMENT}/Issuer/Id`,
    ({ text }) => /^\p{Nd}{9}$/u.test(text),
    'The SIREN of the declarant is {value}. It must have nine digits.',
  ),
  on('G1.09', DATES, ({ text }) => isDay(text), '{name} is {value}. Write year, month and day in eight digits.'),
  on(
    'G1.36',
    [...DATES, TIME],
    ({ name, text }) => !(name === 'DateTimeString' ? isMoment(text) : isDay(text)) || /^20\d\d/.test(text),
    '{name} is {value}. The year must be from 2000 to 2099.',
  ),
  on(
    'G6.25',
    [...PERIODS, ...INVOICE_PERIODS],
    isLater,
    'The period ends on {end}, which is not after its start, {start}. Correct it; a period of one day is not possible.',
  ),
  ...numbered('G1.05', NUMBERS, LONGEST_NUMBER),
  coded('G1.01', `${INVOICE}/TypeCode`, INVOICE_TYPES),
  coded('G1.02', `${INVOICE}/BusinessProcess/ID`, FRAMES),
  coded('S1.12', `${INVOICE}/BusinessProcess/TypeID`, [PROFILE]),
  coded('P1.11', [`${INVOICE}/TaxDueDateTypeCode`, `${SALES}/TaxDueDateTypeCode`], DUE_CODES),
  on(
    'G1.10',
    CURRENCIES,
    ({ text }) => /^[A-Z]{3}$/.test(text),
    '{name} is {value}. Write a currency in three capital letters.',
  ),
  on(
    'G2.01',
    COUNTRIES,
    ({ text }) => /^[A-Z]{2}$/.test(text),
    '{name} is {value}. Write a country in two capital letters.',
  ),
  coded(
    'G2.31',
    [`${INVOICE}/AllowanceCharge/TaxCategoryCode`, `${INVOICE}/TaxSubTotal/TaxCategory/Code`],
    TAX_CATEGORIES,
  ),
  on(
    'G1.24',
    PERCENTAGES,
    ({ text }) => text.trim() !== '' && RATES.includes(Number(text)),
    'The rate {value} is not a French VAT rate. Use one of {codes}.',
    { values: { codes: RATES.map(String) } },
  ),
  ...figures('G1.14', AMOUNTS, isMoney, 2),
  ...figures('G1.15', [`${LINE}/BilledQuantity`], (text) => /^-?\d+(?:\.\d{1,4})?$/.test(text), 4),
  ...figures('G1.16', PRICES, isPrice, 6),
  on(
    'G1.60',
    INVOICE,
    (invoice) =>
      !['B4', 'S4', 'M4'].includes(codeOf(invoice, 'BusinessProcess', 'ID') ?? '') ||
      !['386', '500', '503'].includes(typeOf(invoice)) || { value: typeOf(invoice) },
    'A final invoice after an advance (B4, S4, M4) cannot have the type {value}. Correct the type or the framework.',
  ),
  on(
    'G6.21',
    INVOICE,
    (invoice) =>
      ['261', '381', '396'].includes(typeOf(invoice)) ||
      ![...invoice.within()].some(
        ({ name, text }) => name === 'TaxExemptionReasonCode' && text === 'VATEX-FR-CNWVAT',
      ) || { value: typeOf(invoice) },
    'The reason VATEX-FR-CNWVAT is for credit notes of the types 261, 381 and 396, not {value}. Correct it.',
  ),
  on(
    'G1.32',
    INVOICE,
    (invoice) => {
      const references = invoice.all('ReferencedDocument');
      const [reference] = references;
      return (
        !CORRECTIONS.includes(typeOf(invoice)) ||
        (references.length === 1 && reference !== undefined && has(reference, 'IssueDate')) || {
          value: typeOf(invoice),
        }
      );
    },
    'A corrective invoice of the type {value} must name exactly one invoice, with its date. Add or remove references.',
    { step: 'ReferencedDocument' },
  ),
  on(
    'G1.32',
    INVOICE,
    (invoice) => {
      const lines = invoice.all('Line');
      const isReferring = (line: XmlElement) =>
        has(line, 'ReferencedDocument', 'ID') && has(line, 'ReferencedDocument', 'IssueDate');
      return (
        !CREDITS.includes(typeOf(invoice)) ||
        has(invoice, 'ReferencedDocument', 'IssueDate') ||
        (lines.length > 0 && lines.every(isReferring)) || { value: typeOf(invoice) }
      );
    },
    'A credit note of the type {value} must name the invoice that it credits, with its date. Add the reference.',
    { step: 'ReferencedDocument' },
  ),
  on(
    'G6.28',
    INVOICE,
    (invoice) => has(invoice, 'Buyer', 'CompanyId'),
    'The invoice does not identify its buyer. Add the SIREN, the EU VAT number, or country and name of the buyer.',
    { step: 'Buyer' },
  ),
  marked('G2.19', within(PARTIES, 'CompanyId'), 'schemeId', SCHEMES),
  on(
    'G2.19',
    within(PARTIES, 'CompanyId'),
    (id) => FORM_OF_SCHEME.get(id.attribute('schemeId') ?? '')?.(id.text) ?? true,
    'The identifier {value} does not have the form of its scheme. Correct the identifier or the scheme.',
  ),
  on(
    'G2.33',
    PARTIES,
    (party) =>
      !['0002', '0223'].includes(party.child('CompanyId')?.attribute('schemeId') ?? '') ||
      has(party, 'TaxRegistrationId'),
    '{name} has a SIREN or an EU identifier, and needs its VAT number too. Add it.',
    { step: 'TaxRegistrationId' },
  ),
  marked('G2.33', within(PARTIES, 'TaxRegistrationId'), 'qualifyingId', ['VAT']),
  on(
    'G1.102',
    INVOICE,
    (invoice) =>
      !elementsAt(invoice, ['TaxSubTotal', 'TaxCategory', 'Code']).some(({ text }) => text === 'E') ||
      has(invoice, 'Seller', 'TaxRegistrationId') ||
      has(invoice, 'SellerTaxRepresentative', 'TaxRegistrationId'),
    'An invoice with an exemption needs the VAT number of the seller or its representative. Add it.',
    { step: 'Seller' },
  ),
  on(
    'G1.40',
    `${INVOICE}/TaxSubTotal`,
    (total) =>
      codeOf(total, 'TaxCategory', 'Code') !== 'E' ||
      (has(total, 'TaxCategory', 'TaxExemptionReasonCode') && has(total, 'TaxCategory', 'TaxExemptionReason')),
    'An exemption needs its reason, as a code and as a text. Add both.',
  ),
  marked('G6.23', `${INVOICE}/MonetaryTotal/TaxAmount`, 'CurrencyCode', ['EUR']),
  ...sums(
    INVOICE,
    'CurrencyCode',
    ['MonetaryTotal/TaxExclusiveAmount', 'MonetaryTotal/TaxAmount'],
    ['TaxSubTotal/TaxableAmount', 'TaxSubTotal/TaxAmount'],
  ),
  ...sums(
    SALES,
    'TransactionsCurrency',
    ['TaxExclusiveAmount', 'TaxTotal'],
    ['TaxSubtotal/TaxableAmount', 'TaxSubtotal/TaxTotal'],
  ),
  on(
    'G1.55',
    `${LINE}/Price`,
    (price) => {
      const [net, discount, gross] = ['PriceAmount', 'AllowanceChargeAmount', 'AllowanceChargeBaseAmount'].map((name) =>
        codeOf(price, name),
      );
      if (net === undefined || discount === undefined || gross === undefined) return true;
      if (![net, discount, gross].every((each) => isPrice(each) && isShort(each))) return true;
      return Math.abs(Number(net) - (Number(gross) - Number(discount))) <= 0.01 || { value: net };
    },
    'The price {value} is not the price before the discount, less the discount. Correct one of them.',
  ),
  on(
    'G6.27',
    within(PAYMENTS, 'SubTotals/CurrencyCode'),
    ({ text }) => !/^[A-Z]{3}$/.test(text) || text === 'EUR',
    'Payments are reported in euros, not in {value}. Convert the amount.',
  ),
  coded('G1.68', `${SALES}/CategoryCode`, CATEGORIES),
];

/** The forms of identifiers by scheme. */
const FORM_OF_SCHEME: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['0002', (text) => /^\p{Nd}{9}$/u.test(text)],
  ['0223', (text) => lengthOf(text) <= 18],
  ['0227', (text) => lengthOf(text) <= 18],
  ['0228', (text) => /^\p{Nd}{9,10}$/u.test(text)],
  ['0229', (text) => /^\p{Nd}{9}$/u.test(text)],
]);

/** Content that the portal cannot accept yet, according to its own annex. */
const OWN: readonly Rule[] = [
  on(
    'BW-F10-PPF',
    NUMBERS,
    ({ text }) => lengthOf(text) <= LONGEST_ON_PORTAL || lengthOf(text) > LONGEST_NUMBER,
    '{name} has more than 20 characters, which the public portal accepts only from December 2026 on.',
    { flag: 'warning' },
  ),
  on(
    'BW-F10-PPF',
    `${SALES}/TaxDueDateTypeCode`,
    ({ text }) => !DUE_NOT_ON_PORTAL.includes(text),
    '{name} is {value}, which the public portal does not accept before 2027.',
    { flag: 'warning' },
  ),
];

export const RULES: readonly Rule[] = [...OFFICIAL, ...OWN];

export const set: RuleSet = {
  key: 'flux10',
  name: 'French rules on e-reporting (Flux 10)',
  version: '1.0',
  from: '2026-09-01',
  rules: [],
  national: OFFICIAL,
};
