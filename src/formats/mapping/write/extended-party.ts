/**
 * Parties in EXTENDED: parties that the core lacks, and additions to the core's parties (chapter 11 §7.2, chapter 14
 * §3.3).
 */

import type { Party } from '../../../engine/document-types.ts';
import type { Group } from '../../model/group.ts';
import type { TermGroup, TermId } from '../../terms/declare.ts';
import type { AddressTerms } from '../party-terms.ts';
import { writeAddressTerms } from './address.ts';
import { isForVat, writeIdentity, writeVatNumber } from './identities.ts';
import type { Mapping } from './mapping.ts';
import { writeContact, writeElectronicAddress, writeName } from './party-parts.ts';
import type { Source } from './source.ts';

/** The terms of a party by their CII steps. */
type PartTerms = ReadonlyMap<string, TermId>;

const LINES = ['LineOne', 'LineTwo', 'LineThree', 'CityName', 'PostcodeCode', 'CountrySubDivisionName', 'CountryID'];

/** Writes a party that only EXTENDED has, if the format supports it. Returns whether it does. */
export function writeExtendedParty(mapping: Mapping, id: TermId, party: Source<Party> | undefined): boolean {
  const known = mapping.extra(id);
  if (party === undefined || known === undefined) return false;
  completeParty(mapping, mapping.open(mapping.invoice, known, party.path), party);
  return true;
}

/**
 * Writes the data of a party that EXTENDED adds to the core.
 * @param within the element of the party, if its group has another
 */
export function completeParty(mapping: Mapping, group: Group, party: Source<Party>, within = ''): void {
  const terms = partsOf(mapping, group.declaration, within);
  if (terms.size === 0) return;
  const name = terms.get('Name');
  if (name !== undefined) writeName(mapping, group, party, name);
  if (party.has('name')) addTradingName(group, party, terms);
  writeNumbers(mapping, group, party, terms);
  writeContactAndAddress(mapping, group, party, terms);
}

function addTradingName(group: Group, party: Source<Party>, terms: PartTerms): void {
  const trading = terms.get('SpecifiedLegalOrganization/TradingBusinessName');
  if (trading !== undefined) group.add(trading, party.text('alias'), party.at('alias'));
}

const LEGAL = 'SpecifiedLegalOrganization/ID';
const ELECTRONIC = 'URIUniversalCommunication/URIID';

/** Writes the legal identifier, the other ones, and the VAT number. */
function writeNumbers(mapping: Mapping, group: Group, party: Source<Party>, terms: PartTerms): void {
  const legal = terms.get(LEGAL);
  const [scoped, plain] = [terms.get('GlobalID'), terms.get('ID')];
  for (const identity of party.list('identities', 'identity')) {
    const isLegal = identity.peek('scope') === 'legal' && legal !== undefined && group.first(legal) === undefined;
    const hasScheme = identity.value.ext?.['iso-scheme-id'] !== undefined;
    const term = isLegal ? legal : hasScheme || !mapping.isCii ? scoped : plain;
    if (term === undefined || identity.peek('scope') === 'tax') continue;
    identity.take('scope');
    writeIdentity(mapping, group, identity, term, terms.get(isLegal ? `${LEGAL}/@schemeID` : 'GlobalID/@schemeID'));
  }
  const vat = terms.get('SpecifiedTaxRegistration/ID');
  const taxId = party.object('tax_id', 'tax-identity');
  if (vat === undefined || taxId === undefined || !isForVat(taxId)) return;
  taxId.take('country', 'scheme', 'type');
  writeVatNumber(mapping, group, taxId, { vat });
}

function writeContactAndAddress(mapping: Mapping, group: Group, party: Source<Party>, terms: PartTerms): void {
  const electronic = terms.get(ELECTRONIC);
  if (electronic !== undefined) {
    writeElectronicAddress(group, party, electronic, terms.get(`${ELECTRONIC}/@schemeID`));
  }
  const [name, telephone, email] = [
    'PersonName',
    'TelephoneUniversalCommunication/CompleteNumber',
    'EmailURIUniversalCommunication/URIID',
  ].map((part) => terms.get(`DefinedTradeContact/${part}`));
  if (name && telephone && email) writeContact(mapping, party, { name, telephone, email }, () => group);
  const lines = LINES.map((line) => terms.get(`PostalTradeAddress/${line}`)).filter((term) => term !== undefined);
  const [address, ...others] = party.list('addresses', 'address');
  if (address === undefined || lines.length !== LINES.length) return;
  writeAddressTerms(group, address, lines as unknown as AddressTerms);
  mapping.dropOthers(others, lines[0] ?? 'BG-0');
}

/** Returns the terms of EXTENDED for a party in a group, if the syntax has a place for them. */
function partsOf(mapping: Mapping, { members }: TermGroup, within: string): PartTerms {
  const terms = new Map<string, TermId>();
  const before = within === '' ? '' : `${within}/`;
  for (const { kind, id, cii } of members) {
    if (kind !== 'term' || !/^(?:BT-X|EXT)-/.test(id) || cii === undefined || mapping.extra(id) === undefined) continue;
    // If a term has two places, both are its parts.
    for (const place of cii.split(' or ')) {
      const part = place.replace(/ram:|\*|\[[^[\]]*\]/g, '');
      if (part.startsWith(before)) terms.set(part.slice(before.length), id);
    }
  }
  return terms;
}
