/** Greek requirements for Greek sellers (chapter 12 §10). */

import { type Judged, normal, type Rule } from '../../../../rules/declare.ts';
import { everywhere, firstAt, reach, ruleAt } from '../../../../rules/elements.ts';
import type { XmlElement } from '../../../../xml/element.ts';
import { isGreek } from '../../../shared/check-digits.ts';
import { countriesOf, ownCountryOf } from '../parties.ts';
import { buyer, document, seller, taxSchemes, vatIdentifier } from './common.ts';

type Select = (judged: Judged) => readonly XmlElement[];

const isGreece = (country: string) => country === 'GR' || country === 'EL';

/** Selects elements if the seller is Greek. */
function greek(select: Select): Select {
  return (judged) => (isGreece(countriesOf(judged).seller) ? select(judged) : []);
}

/** Selects elements if both parties are Greek. */
function domestic(select: Select): Select {
  return greek((judged) => (isGreece(countriesOf(judged).buyer) ? select(judged) : []));
}

/** Selects elements if the seller is Greek with an address in Greece. */
function resident(select: Select): Select {
  return greek((judged) => (countriesOf(judged).written.seller === 'GR' ? select(judged) : []));
}

const numbers: Select = greek(({ root }) => root.all('cbc:ID'));
const segmentsOf = ({ value }: XmlElement) => value.split('|');
const TYPES = ['1.1', '1.6', '2.1', '2.4', '5.1', '5.2'];

/** Returns the tax numbers of seller and tax representative, without prefix. */
function taxNumbers(judged: Judged): string[] {
  const { root } = judged;
  return [...seller(judged), ...root.all('cac:TaxRepresentativeParty')]
    .flatMap((party) => party.all('cac:PartyTaxScheme'))
    .filter((scheme) => reach(scheme, 'cac:TaxScheme', 'cbc:ID').some(({ value }) => value === 'VAT'))
    .map((scheme) => (scheme.child('cbc:CompanyID')?.value ?? '').slice(2, 11));
}

/** Returns whether a text is the issue date in Greek notation. */
function isDayOfIssue(text: string, { root }: Judged): boolean {
  const [year = '', month = '', day = ''] = (root.child('cbc:IssueDate')?.value ?? '').split('-');
  const [ownDay, ownMonth, ownYear] = text.split('/');
  return ownDay === day && ownMonth === month && ownYear === year && /^(?:19|20)\d\d/.test(year);
}

function segmentRule(id: string, holds: (segments: readonly string[], judged: Judged) => boolean, text: string): Rule {
  return ruleAt(id, 'BT-1', numbers, (number, judged) => holds(segmentsOf(number), judged), text);
}

const isFilled = (text: string | undefined) => text !== undefined && text !== '';

/** Returns whether a party has exactly one VAT identifier, a Greek one. */
function hasGreekVat(party: XmlElement): boolean {
  return reach(taxSchemes(party, true), 'cbc:CompanyID').length === 1 && isGreekVat(vatIdentifier(party));
}

function isGreekVat(identifier: string): boolean {
  return identifier.startsWith('EL') && isGreek(identifier.slice(2));
}

function isGreekAddress(address: XmlElement): boolean {
  return address.attribute('schemeID') === '9933' && isGreek(address.value);
}

function described(judged: Judged, description: string): readonly XmlElement[] {
  return everywhere(judged, 'cac:AdditionalDocumentReference').filter((each) =>
    each.all('cbc:DocumentDescription').some(({ value }) => value === description),
  );
}

const MARK = '##M.AR.K##';
const URL = '##INVOICE|URL##';
const hasName = (party: XmlElement) => isFilled(firstAt(party, 'cac:PartyName', 'cbc:Name')?.value);

/** The rule on the type in a number, which 3.0.22 no longer has. */
export const greekTypeRule = segmentRule(
  'GR-R-001-5',
  ([, , , type = '']) => TYPES.includes(type),
  'The fourth part of a Greek invoice number (BT-1) must be the document type: 1.1, 1.6, 2.1, 2.4, 5.1 or 5.2.',
);

export const greekRules: readonly Rule[] = [
  segmentRule(
    'GR-R-001-1',
    (segments) => segments.length === 6,
    'The number of a Greek invoice (BT-1) must have six parts separated by |: tax number, date, branch, type, series, number.',
  ),
  segmentRule(
    'GR-R-001-2',
    ([number = ''], judged) => normal(number).length === 9 && isGreek(number) && taxNumbers(judged).includes(number),
    'The first part of a Greek invoice number (BT-1) must be the nine-digit tax number of the seller (BT-31) or the tax representative (BT-63).',
  ),
  segmentRule(
    'GR-R-001-3',
    ([, day = ''], judged) => isDayOfIssue(day, judged),
    'The second part of a Greek invoice number (BT-1) must be the issue date (BT-2), written as 31/12/2026.',
  ),
  segmentRule(
    'GR-R-001-4',
    ([, , branch = '']) => /^(?:\+?\d+|-0+)$/.test(normal(branch)),
    'The third part of a Greek invoice number (BT-1) must be the branch: zero or a higher number.',
  ),
  segmentRule(
    'GR-R-001-6',
    ([, , , , series]) => isFilled(series),
    'The fifth part of a Greek invoice number (BT-1) must be the series, or 0 if there is none.',
  ),
  segmentRule(
    'GR-R-001-7',
    ([, , , , , number]) => isFilled(number),
    'The sixth part of a Greek invoice number (BT-1) must be the number within the series.',
  ),
  ruleAt('GR-R-002', 'BT-28', greek(seller), hasName, 'A Greek seller needs its registered name (BT-28).'),
  ruleAt(
    'GR-S-011',
    'BT-31',
    greek(seller),
    hasGreekVat,
    'A Greek seller should have a VAT identifier (BT-31): EL and a nine-digit tax number.',
    { flag: 'warning' },
  ),
  ruleAt(
    'GR-R-003',
    'BT-31',
    greek((judged) =>
      reach(
        seller(judged).flatMap((party) => taxSchemes(party, true)),
        'cbc:CompanyID',
      ),
    ),
    ({ value }) => isGreekVat(value),
    "A Greek seller's VAT identifier (BT-31) must be EL and a nine-digit tax number, the last a check digit.",
  ),
  ruleAt(
    'GR-R-004-1',
    'BG-24',
    resident(document),
    (root) => inDocument(root, MARK) === 1,
    'A Greek invoice needs one supporting document with the description ##M.AR.K## (BT-123) and the mark of the tax authority as reference (BT-122).',
  ),
  ruleAt(
    'GR-S-008-1',
    'BG-24',
    resident(document),
    (root) => inDocument(root, URL) === 1,
    'A Greek invoice should have one supporting document with the description ##INVOICE|URL## (BT-123) and the location of the invoice (BT-124).',
    { flag: 'warning' },
  ),
  ruleAt(
    'GR-R-008-2',
    'BG-24',
    resident(document),
    (root) => inDocument(root, URL) <= 1,
    'A Greek invoice can have at most one supporting document with the description ##INVOICE|URL## (BT-123).',
  ),
  ruleAt(
    'GR-R-004-2',
    'BT-122',
    resident((judged) => reach(described(judged, MARK), 'cbc:ID')),
    ({ value }) => /^[1-9]/.test(value),
    'The mark of the tax authority (BT-122) must be a number above zero.',
  ),
  ruleAt(
    'GR-R-008-3',
    'BT-124',
    greek((judged) => described(judged, URL)),
    (reference) => normal(firstAt(reference, 'cac:Attachment', 'cac:ExternalReference', 'cbc:URI')?.value) !== '',
    'The supporting document with the description ##INVOICE|URL## (BT-123) needs a location (BT-124).',
  ),
  ruleAt('GR-R-005', 'BT-45', greek(buyer), hasName, 'A Greek seller must give the full name of the buyer (BT-45).'),
  ruleAt(
    'GR-R-009',
    'BT-34',
    (judged) => (isGreece(ownCountryOf(judged)) ? reach(seller(judged), 'cbc:EndpointID') : []),
    isGreekAddress,
    "A Greek seller's electronic address (BT-34) must be the nine-digit tax number, with the scheme 9933.",
  ),
  ruleAt(
    'GR-R-006',
    'BT-48',
    domestic(buyer),
    hasGreekVat,
    'A Greek buyer needs a VAT identifier (BT-48): EL and a nine-digit tax number; add it.',
  ),
  ruleAt(
    'GR-R-010',
    'BT-49',
    domestic((judged) => reach(buyer(judged), 'cbc:EndpointID')),
    isGreekAddress,
    "A Greek buyer's electronic address (BT-49) must be the nine-digit tax number, with the scheme 9933.",
  ),
];

function inDocument(root: XmlElement, description: string): number {
  return root
    .all('cac:AdditionalDocumentReference')
    .filter((each) => each.all('cbc:DocumentDescription').some(({ value }) => value === description)).length;
}
