/** The rules of CIUS-RO (chapter 21 §4.2). BR-27 is the core's; BR-RO-A500 cannot fail if the schema holds. */

import { dayOf } from '../../../rules/days.ts';
import { type Judged, normal, type Rule, type RuleSet, rule, type Verdict } from '../../../rules/declare.ts';
import { everywhere, has, hasText, reach, ruleAt, textAt } from '../../../rules/elements.ts';
import type { TermId } from '../../../terms/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { isRounded, MORE_DECIMALS } from '../../core/rules/decimals.ts';
import { lengthOf } from '../../shared/forms.ts';
import { BUCHAREST, COUNTIES } from './counties.ts';
import { LENGTHS } from './lengths.ts';

const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1';
const SELLER = ['cac:AccountingSupplierParty', 'cac:Party'] as const;
const BUYER = ['cac:AccountingCustomerParty', 'cac:Party'] as const;
const ADDRESS = 'cac:PostalAddress';
const TAXED = ['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M'];
const TYPES = ['380', '384', '389', '751'];
const TAX_POINTS = ['3', '35', '432'];
const SECTORS = ['1', '2', '3', '4', '5', '6'].map((digit) => `SECTOR${digit}`);
const MOST_NOTES = 20;
const DAY_LENGTH = 10;
const TYPE = 'The type of the invoice (BT-3) must be one of {expected}, not {code}. Use one of these.';
const TOO_LONG = '{term} has {count} characters, more than the {most} that CIUS-RO allows; shorten it.';
const DATE_TEXT = 'A date must be a valid year, month and day without a time zone: 2026-04-30, not {date}.';

const isInvoice = ({ kind }: Judged) => kind === 'ubl-invoice';

/** Returns whether a code is in a list. Blanks around it are ignored. */
function codeIn(codes: readonly string[]): (element: XmlElement) => true | { code: string; expected: string[] } {
  return ({ value }) => codes.includes(normal(value)) || { code: value, expected: [...codes] };
}

const lengthRules: readonly Rule[] = LENGTHS.map(({ id, per, term, most, ofInvoices }) =>
  rule(
    id,
    per,
    term,
    (group, judged) => {
      if (ofInvoices && !isInvoice(judged)) return true;
      const long = group.all(term).find(({ text }) => text.length > most && lengthOf(normal(text)) > most);
      return (
        long === undefined || { element: long.element, values: { term, count: lengthOf(normal(long.text)), most } }
      );
    },
    TOO_LONG,
  ),
);

function lengthAt(
  id: string,
  terms: readonly TermId[],
  most: number,
  select: (judged: Judged) => readonly XmlElement[],
): Rule {
  return ruleAt(
    id,
    terms,
    select,
    ({ value }) => {
      const count = lengthOf(normal(value));
      return count <= most || { term: terms[0] ?? '', count, most };
    },
    TOO_LONG,
  );
}

/** Rules on the length of elements that belong to several terms. */
const elementLengths: readonly Rule[] = [
  lengthAt('BR-RO-L0308', ['BT-18', 'BT-122'], 200, ({ root }) =>
    reach(root, 'cac:AdditionalDocumentReference', 'cbc:ID'),
  ),
  lengthAt('BR-RO-L302', ['BT-22', 'BT-127', 'BT-20'], 300, (judged) => everywhere(judged, 'cbc:Note')),
];

/** Returns whether a supply of the invoice is in a VAT category other than O. */
function isTaxed({ root, kind }: Judged): boolean {
  const isTaxedBy = ({ value }: XmlElement) => TAXED.includes(normal(value));
  const adjusted = root.all('cac:AllowanceCharge').some((each) => {
    const isCharge = textAt(each, 'cbc:ChargeIndicator') === 'true';
    return each
      .all('cac:TaxCategory')
      .some(
        (category) =>
          (isCharge || textAt(category, 'cac:TaxScheme', 'cbc:ID') === 'VAT') && category.all('cbc:ID').some(isTaxedBy),
      );
  });
  if (adjusted || kind !== 'ubl-invoice') return adjusted;
  return reach(root, 'cac:InvoiceLine', 'cac:Item', 'cac:ClassifiedTaxCategory', 'cbc:ID').some(isTaxedBy);
}

const isCounty = (text: string) => text.startsWith('RO-') && COUNTIES.has(text.slice(3));

/** Returns whether an address is abroad or has a county code. */
function hasCounty(address: XmlElement | undefined): boolean {
  return !isRomanian(address) || address?.all('cbc:CountrySubentity').some(({ value }) => isCounty(value)) === true;
}

function isRomanian(address: XmlElement | undefined): boolean {
  return reach(address, 'cac:Country', 'cbc:IdentificationCode').some(({ value }) => value === 'RO');
}

/** Returns whether an address in Bucharest has its sector as the town. */
function hasSector(address: XmlElement | undefined): boolean {
  if (!isRomanian(address) || !address?.all('cbc:CountrySubentity').some(({ value }) => value === BUCHAREST))
    return true;
  return address.all('cbc:CityName').some(({ value }) => SECTORS.includes(value));
}

const STREET = 'The address needs its street ({term}). Add it.';
const TOWN = 'The address needs its town ({term}). Add it.';
const COUNTY =
  'A Romanian address needs its county ({term}) as an ISO 3166-2 code: RO-CJ for Cluj, RO-B for Bucharest. Correct it.';
const REGION = 'The delivery address needs its county or region ({term}). Add it.';
const SECTOR = 'An address in Bucharest needs its sector as the town ({term}): SECTOR1 to SECTOR6. Correct it.';

const [STREET_NAME, CITY, SUBDIVISION] = ['cbc:StreetName', 'cbc:CityName', 'cbc:CountrySubentity'] as const;

type Addresses = (judged: Judged) => readonly (XmlElement | undefined)[];

/** The rules of a party run once for the document, even if it has no address. */
const ofParty =
  (...path: readonly string[]): Addresses =>
  ({ root }) => [reach(root, ...path, ADDRESS)[0]];
const ofInvoice =
  (...path: readonly string[]): Addresses =>
  (judged) =>
    isInvoice(judged) ? reach(judged.root, ...path) : [];

/** The addresses with their terms and rules: street, town, sector of Bucharest and county. */
const ADDRESSES: readonly (readonly [Addresses, terms: readonly TermId[], rules: readonly string[]])[] = [
  [ofParty(...SELLER), ['BT-35', 'BT-37', 'BT-39'], ['081', '091', '100', '110']],
  [ofParty(...BUYER), ['BT-50', 'BT-52', 'BT-54'], ['082', '092', '101', '111']],
  [ofInvoice('cac:TaxRepresentativeParty', ADDRESS), ['BT-64', 'BT-66', 'BT-68'], ['140', '150', '160', '170']],
  [
    ofInvoice('cac:Delivery', 'cac:DeliveryLocation', 'cac:Address'),
    ['BT-75', 'BT-77', 'BT-79'],
    ['180', '201', '202', '212', '211'],
  ],
];

const addressRules: readonly Rule[] = ADDRESSES.flatMap(([addresses, [street, town, county], numbers]) => {
  const made = [
    [street, STREET_NAME, (address: XmlElement | undefined) => hasText(address, STREET_NAME), STREET],
    [town, CITY, (address: XmlElement | undefined) => hasText(address, CITY), TOWN],
    [town, CITY, hasSector, SECTOR],
    [county, SUBDIVISION, hasCounty, COUNTY],
    [county, SUBDIVISION, (address: XmlElement | undefined) => has(address, SUBDIVISION), REGION],
  ] as const;
  return numbers.flatMap((number, at) => {
    const [term, step, holds, text] = made[at] ?? [];
    if (term === undefined || holds === undefined || text === undefined) return [];
    const found = (address: XmlElement | undefined) => {
      const part = address?.child(step);
      return { element: part ?? address, ...(part || !address ? {} : { step }), values: { term } };
    };
    const check = (_: unknown, judged: Judged): Verdict =>
      addresses(judged)
        .filter((each) => !holds(each))
        .map(found);
    return [rule(`BR-RO-${number}`, 'BG-0', term, check, text)];
  });
});

/** The elements with a day, and their rules. */
const DAYS: readonly (readonly [id: string, name: string, terms: readonly TermId[]])[] = [
  ['DT001', 'cbc:IssueDate', ['BT-2', 'BT-26']],
  ['DT002', 'cbc:TaxPointDate', ['BT-7']],
  ['DT003', 'cbc:DueDate', ['BT-9']],
  ['DT003_CN', 'cbc:PaymentDueDate', ['BT-9']],
  ['DT004', 'cbc:ActualDeliveryDate', ['BT-72']],
  ['DT005', 'cbc:StartDate', ['BT-73', 'BT-134']],
  ['DT006', 'cbc:EndDate', ['BT-74', 'BT-135']],
];

const dayRules: readonly Rule[] = DAYS.map(([id, name, terms]) =>
  ruleAt(
    `BR-RO-${id}`,
    terms,
    (judged) => everywhere(judged, name),
    ({ value }) => (value.length === DAY_LENGTH && dayOf(value) !== undefined) || { date: value },
    DATE_TEXT,
  ),
);

/** The amounts with two decimals: the path to their group, then for each rule its number, term and element. */
const DECIMALS = `
cac:AllowanceCharge=false 01 BT-92 cbc:Amount 02 BT-93 cbc:BaseAmount
cac:AllowanceCharge=true 05 BT-99 cbc:Amount 06 BT-100 cbc:BaseAmount
cac:LegalMonetaryTotal 09 BT-106 cbc:LineExtensionAmount 10 BT-107 cbc:AllowanceTotalAmount
cac:LegalMonetaryTotal 11 BT-108 cbc:ChargeTotalAmount 12 BT-109 cbc:TaxExclusiveAmount
cac:LegalMonetaryTotal 14 BT-112 cbc:TaxInclusiveAmount 16 BT-113 cbc:PrepaidAmount
cac:LegalMonetaryTotal 17 BT-114 cbc:PayableRoundingAmount 18 BT-115 cbc:PayableAmount
cac:TaxTotal/cac:TaxSubtotal 1009 BT-116 cbc:TaxableAmount 1010 BT-117 cbc:TaxAmount
cac:InvoiceLine/cac:AllowanceCharge=false 24 BT-136 cbc:Amount 25 BT-137 cbc:BaseAmount
cac:InvoiceLine/cac:AllowanceCharge=true 27 BT-141 cbc:Amount 28 BT-142 cbc:BaseAmount`;

const decimalRules: readonly Rule[] = DECIMALS.trim()
  .split('\n')
  .flatMap((line) => {
    const [place = '', ...rows] = line.split(' ');
    const [path = '', indicator] = place.split('=');
    const groups = (judged: Judged) => {
      if (indicator === undefined) return reach(judged.root, ...path.split('/'));
      const all = isInvoice(judged) ? reach(judged.root, ...path.split('/')) : [];
      return all.filter((each) => textAt(each, 'cbc:ChargeIndicator') === indicator);
    };
    return [rows.slice(0, 3), rows.slice(3)].map(([number = '', term = '', name = '']) =>
      ruleAt(
        `BR-DEC-RO-${number}`,
        term as TermId,
        (judged) => reach(groups(judged), name),
        ({ value }) => isRounded(value) || { found: value, term },
        MORE_DECIMALS,
      ),
    );
  });

const ownRules: readonly Rule[] = [
  ruleAt(
    'BR-RO-001',
    'BT-24',
    ({ root }) => [root],
    (root) =>
      root.all('cbc:CustomizationID').some(({ value }) => value === SPECIFICATION) || { specification: SPECIFICATION },
    'The specification (BT-24) must be exactly {specification}, without spaces. Correct it.',
    { step: 'cbc:CustomizationID' },
  ),
  ruleAt(
    'BR-RO-010',
    'BT-1',
    ({ root }) => root.all('cbc:ID'),
    ({ value }) => /[0-9]/.test(value) || { number: value },
    'The invoice number (BT-1) must contain a digit, but is {number}. Correct it.',
  ),
  ruleAt('BR-RO-020_1', 'BT-3', ({ root }) => root.all('cbc:InvoiceTypeCode'), codeIn(TYPES), TYPE),
  ruleAt('BR-RO-020_2', 'BT-3', ({ root }) => root.all('cbc:CreditNoteTypeCode'), codeIn(['381']), TYPE),
  rule(
    'BR-RO-030',
    'BG-0',
    'BT-6',
    (_, { root }) =>
      ['cbc:DocumentCurrencyCode', 'cbc:TaxCurrencyCode'].some((name) =>
        root.all(name).some(({ value }) => value === 'RON'),
      ),
    'An invoice in another currency needs the VAT total in RON (BT-6, BT-111). Add the exchange rate to RON.',
  ),
  ruleAt(
    'BR-RO-040',
    'BT-8',
    ({ root }) => reach(root, 'cac:InvoicePeriod', 'cbc:DescriptionCode'),
    codeIn(TAX_POINTS),
    'The tax point code (BT-8) must be a UNTDID 2005 code: {expected}, not {code}.',
  ),
  rule(
    'BR-RO-065',
    'BG-0',
    ['BT-31', 'BT-32', 'BT-63'],
    (_, judged) =>
      !judged.once(isTaxed) ||
      has(judged.root, 'cac:TaxRepresentativeParty', 'cac:PartyTaxScheme', 'cbc:CompanyID') ||
      hasText(judged.root, ...SELLER, 'cac:PartyTaxScheme', 'cbc:CompanyID'),
    "The invoice needs the seller's VAT number or tax number (BT-31, BT-32), or the VAT number of its tax representative (BT-63). Add one.",
  ),
  rule(
    'BR-RO-120',
    'BG-0',
    ['BT-48', 'BT-47'],
    (_, judged) =>
      !judged.once(isTaxed) ||
      has(judged.root, ...BUYER, 'cac:PartyLegalEntity', 'cbc:CompanyID') ||
      hasText(judged.root, ...BUYER, 'cac:PartyTaxScheme', 'cbc:CompanyID'),
    "The invoice needs the buyer's VAT number (BT-48) or legal identifier (BT-47). Add one; for a consumer without a number, the law allows thirteen zeros as legal identifier.",
  ),
  rule(
    'BR-RO-A020',
    'BG-0',
    'BG-1',
    (_, { root }) => {
      const notes = root.all('cbc:Note');
      return (
        notes.length <= MOST_NOTES || { element: notes[MOST_NOTES], values: { count: notes.length, most: MOST_NOTES } }
      );
    },
    'The invoice has {count} notes (BG-1), more than the {most} that CIUS-RO allows. Join some.',
  ),
];

/** The rules of CIUS-RO, versioned by release: https://mfinante.gov.ro/ro/web/efactura/informatii-tehnice. */
export const set: RuleSet = {
  key: 'cius-ro-ubl',
  name: 'CIUS-RO for UBL',
  version: '1.0.9',
  from: '2024-01-01',
  rules: [...ownRules, ...addressRules, ...dayRules, ...decimalRules, ...lengthRules, ...elementLengths],
};
