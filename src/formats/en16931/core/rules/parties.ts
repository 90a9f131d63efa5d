/** Rules of EN 16931 on parties and the place of delivery (chapter 12 §2, §3). */

import { COUNTRIES_CII, COUNTRIES_UBL } from '../../../codes/generated/lists.ts';
import type { Group } from '../../../model/group.ts';
import { filled, type Judged, normal, type Rule, rule, there, type Verdict } from '../../../rules/declare.ts';
import { everywhere, has, reach, ruleAt } from '../../../rules/elements.ts';
import type { TermId } from '../../../terms/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { filledIn } from './scope.ts';
import { isVatScheme } from './vat.ts';

const DELIVERY_COUNTRY = 'The address of delivery (BG-15) has no country (BT-80); add its code.';
const VAT_COUNTRY =
  'The VAT identifier {found} does not begin with a country code, such as DE, or EL for Greece; add it before the number.';

export function partyRules(syntax: Judged['syntax']): Rule[] {
  const ubl = syntax === 'ubl';
  return [
    rule('BR-06', 'BG-0', 'BT-27', filledIn('BG-4', 'BT-27'), "The seller's name (BT-27) is missing; add it."),
    rule('BR-07', 'BG-0', 'BT-44', filledIn('BG-7', 'BT-44'), "The buyer's name (BT-44) is missing; add it."),
    rule('BR-08', 'BG-0', 'BG-5', groupIn('BG-4', 'BG-5'), 'The seller has no address (BG-5); add it.'),
    rule('BR-10', 'BG-0', 'BG-8', groupIn('BG-7', 'BG-8'), 'The buyer has no address (BG-8); add it.'),
    country('BR-09', ubl, 'BG-4', 'BG-5', 'BT-40', "The seller's address has no country (BT-40); add its code."),
    country('BR-11', ubl, 'BG-7', 'BG-8', 'BT-55', "The buyer's address has no country (BT-55); add its code."),
    ruleAt(
      'BR-17',
      'BT-59',
      (judged) => everywhere(judged, ubl ? 'cac:PayeeParty' : 'ram:PayeeTradeParty'),
      ubl ? ublPayee : ciiPayee,
      "The payee (BG-10) has no name (BT-59), or has the seller's name or identifier. Add the name, or leave the payee out if it is the seller.",
    ),
    rule('BR-18', 'BG-11', 'BT-62', filled('BT-62'), "The tax representative's name (BT-62) is missing; add it."),
    rule('BR-19', 'BG-11', 'BG-12', there('BG-12'), 'The tax representative has no address (BG-12); add it.'),
    rule(
      'BR-20',
      ubl ? 'BG-12' : 'BG-11',
      'BT-69',
      ubl ? filled('BT-69') : filledIn('BG-12', 'BT-69'),
      "The tax representative's address has no country (BT-69); add its code.",
    ),
    rule(
      'BR-56',
      'BG-11',
      'BT-63',
      ubl ? there('BT-63') : filled('BT-63'),
      "The tax representative's VAT identifier (BT-63) is missing; add it.",
    ),
    addressScheme(
      'BR-62',
      ubl,
      'BG-4',
      'BT-34',
      "The seller's electronic address (BT-34) has no scheme (BT-34-1); add it, such as 0088 or EM.",
    ),
    addressScheme(
      'BR-63',
      ubl,
      'BG-7',
      'BT-49',
      "The buyer's electronic address (BT-49) has no scheme (BT-49-1); add it, such as 0088 or EM.",
    ),
    rule(
      'BR-CO-26',
      'BG-4',
      ['BT-29', 'BT-30', 'BT-31'],
      ubl ? ublIdentified : ciiIdentified,
      'The seller has no identifier: add an identifier (BT-29), a legal registration (BT-30) or a VAT identifier (BT-31).',
    ),
    ...(ubl ? UBL : CII),
  ];
}

const UBL: readonly Rule[] = [
  ruleAt(
    'BR-57',
    'BT-80',
    (judged) =>
      everywhere(judged, 'cac:Address').filter(
        ({ parent }) => parent?.name === 'cac:DeliveryLocation' && parent.parent?.name === 'cac:Delivery',
      ),
    (address) => has(address, 'cac:Country', 'cbc:IdentificationCode'),
    DELIVERY_COUNTRY,
  ),
  ruleAt(
    'BR-CO-09',
    ['BT-31', 'BT-48', 'BT-63'],
    (judged) => everywhere(judged, 'cac:PartyTaxScheme').filter((each) => isVatScheme(each)),
    (scheme) => {
      const found = scheme.child('cbc:CompanyID')?.value ?? '';
      const beginning = found.slice(0, 2);
      // They are searched in the text of all codes, so part of a code passes too.
      return beginning === 'EL' || COUNTRIES_UBL.text.includes(beginning) || { found };
    },
    VAT_COUNTRY,
  ),
];

const CII: readonly Rule[] = [
  rule('BR-57', 'BG-15', 'BT-80', filled('BT-80'), DELIVERY_COUNTRY),
  ruleAt(
    'BR-CO-09',
    ['BT-31', 'BT-48', 'BT-63'],
    (judged) => registrations(everywhere(judged, 'ram:SpecifiedTaxRegistration'), 'VA'),
    ({ value }) => {
      const beginning = value.slice(0, 2);
      return beginning === 'EL' || COUNTRIES_CII.has(beginning) || { found: value };
    },
    VAT_COUNTRY,
  ),
];

/** Returns the identifiers of a scheme in tax registrations. */
function registrations(from: readonly XmlElement[], scheme: string): XmlElement[] {
  return reach(from, 'ram:ID').filter((id) => id.attribute('schemeID') === scheme);
}

function groupIn(around: TermId, within: TermId): Rule['holds'] {
  return (invoice) => invoice.group(around)?.group(within) !== undefined;
}

/** In UBL an address without a country is an error. In CII, so is an invoice without the address. */
function country(id: string, ubl: boolean, party: TermId, address: TermId, term: TermId, text: string): Rule {
  if (ubl) return rule(id, address, term, filled(term), text);
  return rule(id, 'BG-0', term, (invoice) => normal(invoice.group(party)?.group(address)?.text(term)) !== '', text);
}

function addressScheme(id: string, ubl: boolean, party: TermId, term: TermId, text: string): Rule {
  return rule(id, party, term, ({ element }) => (ubl ? ublAddress(element) : ciiAddress(element)), text);
}

function ublAddress(party: XmlElement | undefined): Verdict {
  const wrong = reach(party, 'cac:Party', 'cbc:EndpointID').filter((id) => id.attribute('schemeID') === undefined);
  return wrong.map((element) => ({ element, step: '@schemeID' }));
}

/** Only the first address of a party is checked. */
function ciiAddress(party: XmlElement | undefined): Verdict {
  const address = party?.child('ram:URIUniversalCommunication');
  const identifier = address?.child('ram:URIID');
  const scheme = normal(identifier?.attribute('schemeID'));
  return address === undefined || scheme !== '' || { element: identifier ?? address, step: identifier && '@schemeID' };
}

/**
 * Compares the payee with the seller's trading name, because a payee has no other name, and with every
 * identifier of the seller, including the one for direct debits.
 */
function ublPayee(payee: XmlElement, judged: Judged): boolean {
  return has(payee, 'cac:PartyName', 'cbc:Name') && !isSeller(payee, payee.parent, UBL_SELLER, judged);
}

function ciiPayee(payee: XmlElement, judged: Judged): boolean {
  return has(payee, 'ram:Name') && !isSeller(payee, payee.parent?.parent, CII_SELLER, judged);
}

/** Where a syntax has the seller, and the names and identifiers of a party. */
interface SellerPaths {
  readonly seller: readonly string[];
  readonly texts: readonly (readonly string[])[];
}

const UBL_SELLER: SellerPaths = {
  seller: ['cac:AccountingSupplierParty', 'cac:Party'],
  texts: [
    ['cac:PartyName', 'cbc:Name'],
    ['cac:PartyIdentification', 'cbc:ID'],
  ],
};
const CII_SELLER: SellerPaths = {
  seller: ['ram:ApplicableHeaderTradeAgreement', 'ram:SellerTradeParty'],
  texts: [['ram:Name'], ['ram:ID'], ['ram:SpecifiedLegalOrganization', 'ram:ID']],
};

/** The names and identifiers of the sellers in an element, by their path. Read once for all payees. */
type SellerTexts = Map<XmlElement | undefined, readonly ReadonlySet<string>[]>;

const noSellerTexts = (): SellerTexts => new Map();

/** Returns whether a party has a name or an identifier of the seller within an element. */
function isSeller(
  party: XmlElement,
  within: XmlElement | undefined,
  { seller, texts }: SellerPaths,
  judged: Judged,
): boolean {
  const known = judged.once(noSellerTexts);
  let ofSeller = known.get(within);
  if (ofSeller === undefined) {
    const sellers = reach(within, ...seller);
    ofSeller = texts.map((path) => new Set(reach(sellers, ...path).map(({ value }) => value)));
    known.set(within, ofSeller);
  }
  return texts.some((path, i) => reach(party, ...path).some(({ value }) => ofSeller[i]?.has(value)));
}

function ublIdentified({ element }: Group): boolean {
  const party = reach(element, 'cac:Party');
  return (
    reach(party, 'cac:PartyTaxScheme').some((scheme) => isVatScheme(scheme) && has(scheme, 'cbc:CompanyID')) ||
    reach(party, 'cac:PartyIdentification', 'cbc:ID').some((id) => id.attribute('schemeID') !== 'SEPA') ||
    has(party, 'cac:PartyLegalEntity', 'cbc:CompanyID')
  );
}

function ciiIdentified({ element }: Group): boolean {
  return (
    has(element, 'ram:ID') ||
    has(element, 'ram:GlobalID') ||
    has(element, 'ram:SpecifiedLegalOrganization', 'ram:ID') ||
    registrations(reach(element, 'ram:SpecifiedTaxRegistration'), 'VA').length > 0
  );
}
