/** The values of UBL and CII that are not written as their type or list requires, with their meaning. */

import { distance } from '../../engine/text/nearest.ts';
import type { CodeList } from '../codes/code-list.ts';
import * as lists from '../codes/generated/lists.ts';
import type { Format } from '../declare/format.ts';
import { invoiceFormats } from '../list/invoice-formats.ts';
import type { XmlElement } from '../xml/element.ts';
import { oncePer } from './once-per.ts';
import { schemeFor } from './schemes.ts';
import { answerOf, dateOf, inCents, numbersOf } from './values.ts';
import {
  countryOf,
  currencyOf,
  documentTypeOf,
  meansOf,
  mediaTypeOf,
  registrationOf,
  schemeOf,
  taxSchemeOf,
  unitOf,
} from './words.ts';

/** A value that may be repaired. */
export interface Target {
  readonly element: XmlElement;
  /** The attribute with the value; the element itself without. */
  readonly attribute?: string;
  /** The value as it is; undefined for an attribute that is missing. */
  readonly value: string | undefined;
  /** What it may mean, the likeliest first. */
  readonly candidates: readonly string[];
  /** Whether it follows from other values, not from how it is written. */
  readonly isInferred?: true;
}

/** The place of a value, on which its meaning depends. */
interface Standing {
  readonly element: XmlElement;
  /** The local names of the element and its parent: `Country/IdentificationCode`. */
  readonly path: string;
  readonly value: string;
}

type Means = (standing: Standing) => readonly (string | undefined)[];

/** A kind of value: where it stands, and what a wrong one means. */
type Kind = readonly [at: RegExp, isRight: (value: string, standing: Standing) => boolean, means: Means];

const among = (list: CodeList) => (value: string) => list.has(value);
const upper = (value: string) => value.trim().toUpperCase();
const compact = (value: string) => value.replace(/[\s.-]+/g, '').toUpperCase();

function coded(list: CodeList, inWords: (text: string) => string | undefined): readonly [Kind[1], Means] {
  return [
    among(list),
    ({ value }) =>
      [value.trim(), inWords(value), upper(value), value.replace(/\s+/g, '')]
        .filter((each) => each !== undefined && list.has(each))
        .slice(0, 1),
  ];
}

const isCredit = (standing: Standing) => rootOf(standing.element).isLocally('CreditNote');

function rootOf(element: XmlElement): XmlElement {
  let at = element;
  while (at.parent !== undefined && !ROOTS.has(at.localName)) at = at.parent;
  return at;
}

const ROOTS = new Set(['Invoice', 'CreditNote', 'CrossIndustryInvoice']);

const types: readonly [Kind[1], Means] = [
  (value) => lists.INVOICE_TYPES.has(value) || lists.CREDIT_NOTE_TYPES.has(value),
  (standing) => {
    const type = documentTypeOf(standing.value) ?? standing.value.trim();
    const list = isCredit(standing) ? lists.CREDIT_NOTE_TYPES : lists.INVOICE_TYPES;
    return list.has(type) || rootOf(standing.element).isLocally('CrossIndustryInvoice') ? [type] : [];
  },
];

/** Attributes by the element and its parent. */
const ATTRIBUTES: readonly Kind[] = [
  [/Quantity\/@unitCode$/, ...coded(lists.UNITS, unitOf)],
  [/\/@currencyID$/, ...coded(lists.CURRENCIES, currencyOf)],
  [
    /SpecifiedTaxRegistration\/ID\/@schemeID$/,
    (value) => value === 'VA' || value === 'FC',
    ({ value }) => [registrationOf(value)],
  ],
  [
    /(?:EndpointID|URIID)\/@schemeID$/,
    among(lists.ADDRESS_SCHEMES),
    ({ element, value }) => {
      const meant = [schemeOf(value, true), value.trim(), upper(value)].find(
        (each) => each !== undefined && lists.ADDRESS_SCHEMES.has(each),
      );
      return [meant ?? schemeFor(element.text.trim(), countryOfParty(element), true)];
    },
  ],
  [
    /(?:CompanyID|GlobalID|SpecifiedLegalOrganization\/ID|StandardItemIdentification\/ID|DeliveryLocation\/ID)\/@schemeID$/,
    ...coded(lists.IDENTIFIER_SCHEMES, (text) => schemeOf(text, false)),
  ],
  [
    /PartyIdentification\/ID\/@schemeID$/,
    (value) => value === 'SEPA' || lists.IDENTIFIER_SCHEMES.has(value),
    ({ value }) => [schemeOf(value, false)],
  ],
  [
    /@mimeCode$/,
    (value) => (/^[a-z]+\/[\w.+-]+$/.test(value) && mediaTypeOf(value) === undefined) || value === mediaTypeOf(value),
    ({ value }) => [mediaTypeOf(value)],
  ],
];

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
/** Rules and programs refuse the plus sign that XML Schema allows. */
const isNumber = (value: string) => DECIMAL.test(value.trim()) && !value.includes('+');
const numeric: readonly [Kind[1], Means] = [isNumber, ({ value }) => numbersOf(value)];

/** Elements by their name and that of their parent. */
const ELEMENTS: readonly Kind[] = [
  [/Country\/IdentificationCode$|\/CountryID$|OriginTradeCountry\/ID$/, ...coded(lists.COUNTRIES_UBL, countryOf)],
  [/(?:DocumentCurrencyCode|TaxCurrencyCode|InvoiceCurrencyCode)$/, ...coded(lists.CURRENCIES, currencyOf)],
  [/(?:InvoiceTypeCode|CreditNoteTypeCode|ExchangedDocument\/TypeCode)$/, ...types],
  [/PaymentMeansCode$|SpecifiedTradeSettlementPaymentMeans\/TypeCode$/, ...coded(lists.PAYMENT_MEANS, meansOf)],
  [
    /TaxScheme\/ID$|(?:Category|Applicable)TradeTax\/TypeCode$/,
    (value) => value.trim() === 'VAT',
    ({ value }) => [taxSchemeOf(value)],
  ],
  [
    /(?:Classified)?TaxCategory\/ID$|\/CategoryCode$/,
    among(lists.VAT_CATEGORIES),
    ({ value }) => [upper(value)].filter(among(lists.VAT_CATEGORIES)),
  ],
  [
    /(?:ChargeIndicator|\/Indicator)$/,
    (value) => /^(?:true|false|1|0)$/.test(value.trim()),
    ({ value }) => [asText(answerOf(value))],
  ],
  [/DateTimeString$|DateString$/, (value) => /^\d{8}$/.test(value.trim()), ({ value }) => [dateOf(value, '')]],
  [/Date$/, (value) => /^\d{4}-\d\d-\d\d$/.test(value), ({ value }) => [dateOf(value)]],
  [/(?:Price|PerUnit)Amount$|ChargeAmount$|Quantity$|(?:Percent|Numeric|CalculationRate)$|PercentageRate$/, ...numeric],
  [
    /Amount$/,
    (value) => isNumber(value) && inCents(value.trim()) === undefined,
    ({ value }) => {
      const inXml = isNumber(value) ? [value.trim()] : numbersOf(value);
      return inXml.map((each) => inCents(each) ?? each);
    },
  ],
  [/(?:EndpointID|URIID)$/, (value) => !/\s/.test(value), ({ value }) => [value.replace(/\s+/g, '')]],
  [
    /Paye[er]FinancialAccount\/ID$|IBANID$/,
    (value) => !/^[A-Z]{2}\d{2}[A-Z\d]{8,}$/.test(compact(value)) || value === compact(value),
    ({ value }) => [compact(value)],
  ],
  [
    /PartyTaxScheme\/CompanyID$|SpecifiedTaxRegistration\/ID$/,
    // Numbers: `Foretaksregisteret` is a register.
    (value) => !/^[A-Z]{2}[A-Z+*]*\d[A-Z\d+*]+$/.test(compact(value)) || value === compact(value),
    ({ value }) => [compact(value)],
  ],
  [/(?:Invoice|CreditNote)\/Note$/, (value) => subjectCoded(value) === value, ({ value }) => [subjectCoded(value)]],
  [
    /CustomizationID$|GuidelineSpecifiedDocumentContextParameter\/ID$/,
    isSpecification,
    ({ element, value }) => [isFirst(element) ? nearestOf(value, specifications()) : undefined],
  ],
  [
    /ProfileID$|BusinessProcessSpecifiedDocumentContextParameter\/ID$/,
    isProcess,
    ({ element, value }) => [isFirst(element) ? nearestOf(value, processes()) : undefined],
  ],
];

/** Returns a note with its subject code in capital letters: `#AAB#`. */
function subjectCoded(note: string): string {
  return note.replace(/^#[a-z]{3}#/i, (code) => code.toUpperCase());
}

function asText(answer: boolean | undefined): string | undefined {
  return answer === undefined ? undefined : String(answer);
}

function identifiersOf({ specification, spellings = [], extensions = [] }: Format): readonly string[] {
  return [specification, ...spellings, ...extensions];
}

let known: ReadonlySet<string> | undefined;

function specifications(): ReadonlySet<string> {
  known ??= new Set(invoiceFormats.flatMap(identifiersOf));
  return known;
}

function isSpecification(value: string): boolean {
  return specifications().has(value);
}

let knownProcesses: ReadonlySet<string> | undefined;

function processes(): ReadonlySet<string> {
  knownProcesses ??= new Set(invoiceFormats.flatMap(({ process }) => process ?? []));
  return knownProcesses;
}

function isProcess(value: string): boolean {
  return !value.includes(':') || processes().has(value);
}

/** Returns whether an identifier is the first of its kind: a file has only one, and comparing them with all others takes long. */
function isFirst(element: XmlElement): boolean {
  return element.parent === undefined || firstIn(element.parent).get(element.name) === element;
}

const firstIn = oncePer(
  ({ children }: XmlElement) => new Map(children.toReversed().map((child) => [child.name, child] as const)),
);

/** The share of letters in which an identifier may differ from the one that it means. */
const SHARE = 8;

/** Returns the only nearest identifier, if it is near enough. */
function nearestOf(value: string, names: Iterable<string>): string | undefined {
  const given = value.trim().toLowerCase();
  const most = Math.floor(given.length / SHARE);
  const near = [...names]
    .map((name) => [name, distance(given, name.toLowerCase(), most + 1)] as const)
    .filter(([, edits]) => edits <= most);
  const least = Math.min(...near.map(([, edits]) => edits));
  const nearest = near.filter(([, edits]) => edits === least);
  return nearest.length === 1 ? nearest[0]?.[0] : undefined;
}

/** Returns the values of an invoice in UBL or CII that are not written as they must be. */
export function targetsIn(root: XmlElement): Target[] {
  const found: Target[] = [];
  for (const element of root.within()) {
    const path = `${element.parent?.localName ?? ''}/${element.localName}`;
    addAttributes(element, path, found);
    if (element.first !== undefined || element.text.trim() === '') continue;
    const target = judged(ELEMENTS, { element, path, value: element.text });
    if (target) found.push(target);
  }
  return [...found, ...percentagesIn(root)];
}

function judged(kinds: readonly Kind[], standing: Standing): Target | undefined {
  const { element, value, path } = standing;
  const kind = kinds.find(([at]) => at.test(path));
  const means = kind === undefined || kind[1](value, standing) ? [value.trim()] : kind[2](standing);
  const candidates = [...new Set(means.filter((each): each is string => each !== undefined && each !== value))];
  return candidates.length === 0 ? undefined : { element, value, candidates };
}

function addAttributes(element: XmlElement, path: string, found: Target[]): void {
  for (const { name, value } of element.attributes) {
    const target = judged(ATTRIBUTES, { element, path: `${path}/@${name}`, value });
    if (target) found.push({ ...target, attribute: name });
  }
  const missing = missingAttribute(element, path);
  if (missing) found.push(missing);
}

/** The format of a date in CII: YYYYMMDD. */
const CII_DATE = '102';

/** Returns the attribute that an element needs, if its value shows which. */
function missingAttribute(element: XmlElement, path: string): Target | undefined {
  const value = element.text.trim();
  if (/\/DateTimeString$|\/DateString$/.test(path)) {
    const format = element.attribute('format');
    return format !== CII_DATE && dateOf(value) !== undefined
      ? { element, attribute: 'format', value: format, candidates: [CII_DATE] }
      : undefined;
  }
  const isAddress = /(?:EndpointID|URIUniversalCommunication\/URIID)$/.test(path);
  if (!isAddress || element.attribute('schemeID')?.trim()) return undefined;
  const scheme = schemeFor(value, countryOfParty(element), true);
  if (scheme === undefined || value === '') return undefined;
  return {
    element,
    attribute: 'schemeID',
    value: element.attribute('schemeID'),
    candidates: [scheme],
    isInferred: true,
  };
}

/** Returns the country of the party around an element. */
function countryOfParty(element: XmlElement): string | undefined {
  let party: XmlElement | undefined = element.parent;
  while (party !== undefined && !/Party$/.test(party.localName)) party = party.parent;
  return party && countryIn(party);
}

const countryIn = oncePer((party: XmlElement) => {
  for (const each of party.within())
    if (/^(?:IdentificationCode|CountryID)$/.test(each.localName)) return each.text.trim();
  return undefined;
});

/** How far a tax may be from its rate, in cents, to prove it. */
const CENT = 0.011;

/** Returns the rates that are written as fractions, if tax and base prove it: 0.19 for 19. */
function percentagesIn(root: XmlElement): Target[] {
  const rates = [...root.within()].filter(
    ({ localName }) => localName === 'Percent' || localName === 'RateApplicablePercent',
  );
  const isFraction = ({ text }: XmlElement) => /^0?\.\d+$/.test(text.trim());
  const proven = new Set(rates.filter((rate) => isFraction(rate) && isProven(rate)).map(({ text }) => text.trim()));
  return rates
    .filter(({ text }) => proven.has(text.trim()))
    .map((element) => ({
      element,
      value: element.text,
      candidates: [asPercent(element.text)],
      isInferred: true as const,
    }));
}

function asPercent(text: string): string {
  return String(Math.round(Number(text) * 1e6) / 1e4);
}

function isProven(rate: XmlElement): boolean {
  const breakdown = rate.isLocally('Percent') ? rate.parent?.parent : rate.parent;
  const { base, tax } = (breakdown && taxIn(breakdown)) ?? {};
  return base !== undefined && tax !== undefined && tax !== 0 && Math.abs(tax - base * Number(rate.text)) <= CENT;
}

/** Returns the base and the tax of a breakdown. */
const taxIn = oncePer(({ children }: XmlElement) => {
  const number = (name: string) => {
    const text = children.find((each) => each.isLocally(name))?.text.trim();
    return text === undefined || !DECIMAL.test(text) ? undefined : Number(text);
  };
  return {
    base: number('TaxableAmount') ?? number('BasisAmount'),
    tax: number('TaxAmount') ?? number('CalculatedAmount'),
  };
});
