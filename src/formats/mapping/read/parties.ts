/** Reads parties: seller, buyer, payee, and the seller's tax representative (chapter 14 §5.2). */

import { isoCode, taxCountryOf } from '../../../engine/country/iso-code.ts';
import { taxCountries } from '../../../engine/country/names.ts';
import type { InvoiceDraft } from '../../../engine/document-types.ts';
import { isEmailAddress } from '../../../engine/text/email.ts';
import { message } from '../../../engine/text/message.ts';
import type { TermId } from '../../terms/declare.ts';
import type { XmlElement } from '../../xml/element.ts';
import { type AddressTerms, BUYER, type PartyTerms, REPRESENTATIVE, SELLER } from '../party-terms.ts';
import { isCountryOfVat } from '../write/identities.ts';
import { extensions, listOf, type Reading, some, type Terms, unlessEmpty } from './reading.ts';

export type Party = NonNullable<InvoiceDraft['supplier']>;
type Identity = NonNullable<NonNullable<Party['identities']>[number]>;
type TaxIdentity = NonNullable<Party['tax_id']>;
type Person = NonNullable<NonNullable<Party['people']>[number]>;
type Address = NonNullable<NonNullable<Party['addresses']>[number]>;

/**
 * Returns a party; undefined if it is empty.
 * @param path its future path in the document
 */
export function readParty(party: Terms | undefined, terms: PartyTerms, path: string): Party | undefined {
  if (party === undefined) return undefined;
  const { address: addressTerms, contact } = terms;
  const addresses = addressTerms && (addressTerms.group === undefined ? party : party.inner(addressTerms.group));
  const country = addressTerms && addresses?.peek(addressTerms.terms[6]);
  const taxId = readTaxIdentity(party, terms, country, path);
  const people = contact && (contact.group === undefined ? party : party.inner(contact.group));
  const other = terms.about && party.text(terms.about, `${path}.registration.other`);
  const person = contact && readPerson(people, contact.name, `${path}.people[0]`);
  const telephone = contact && people?.text(contact.telephone, `${path}.telephones[0].num`);
  const email = contact && people?.text(contact.email, `${path}.emails[0].addr`);
  const portal = portalSchemeOf(party, terms);
  const { name, alias } = readNames(party, terms, path);
  return some<Party>({
    name,
    alias,
    tax_id: taxId,
    identities: readIdentities(party, terms, { taxId, country, portal: portal?.scheme }, path),
    ext: portal && extensions({ [portal.extension]: portal.scheme }),
    people: listOf(person),
    inboxes: listOf(readInbox(party, terms.electronic, path)),
    addresses: listOf(addressTerms && readAddress(addresses, addressTerms.terms, `${path}.addresses[0]`)),
    telephones: telephone === undefined ? undefined : [{ num: telephone }],
    emails: email === undefined ? undefined : [{ addr: email }],
    registration: other === undefined ? undefined : { other },
  });
}

/** Returns the contact person. CII may also have a department. */
function readPerson(contact: Terms | undefined, term: TermId, path: string): Person | undefined {
  const given = contact?.text(term, `${path}.name.given`);
  if (contact === undefined || given === undefined) return undefined;
  if ((contact.group.first(term)?.rank ?? 0) > 0) {
    contact.reading.report.changed(
      'info',
      { property: `${path}.name.given`, element: contact.elementOf(term), term },
      message('The department was read as the name of the contact person.'),
    );
  }
  const department = contact.group.all(term).find((value) => value.rank > 0 && !value.isTaken);
  if (department === undefined) return { name: { given } };
  contact.reading.take(department, `${path}.role`);
  return { name: { given }, role: contact.textOf(department, term, `${path}.role`) };
}

/** Returns name and alias. The trading name is the alias if it differs, and the name if there is no other. */
function readNames(party: Terms, terms: PartyTerms, path: string): Pick<Party, 'name' | 'alias'> {
  const name = terms.name && party.text(terms.name, `${path}.name`);
  const hasName = name !== undefined;
  const trading = terms.alias && party.text(terms.alias, hasName ? undefined : `${path}.name`);
  if (!hasName) return { name: trading };
  return { name, alias: trading === name ? undefined : trading };
}

/** Schemes of taxes other than VAT that cover a whole country, for a seller with such a number in UBL. */
const OTHER_SCHEMES: ReadonlyMap<string, string> = new Map([
  ['AU', 'GST'],
  ['CA', 'GST'],
  ['IN', 'GST'],
  ['NZ', 'GST'],
  ['SG', 'GST'],
]);

function readTaxIdentity(
  party: Terms,
  terms: PartyTerms,
  country: string | undefined,
  path: string,
): TaxIdentity | undefined {
  const number = terms.vat && party.text(terms.vat);
  if (number !== undefined) return vatIdentity(number, country);
  if (terms.tax === undefined || country === undefined) return undefined;
  const scheme = party.peek(`${terms.tax}-0` as TermId);
  if (scheme === undefined || OTHER_SCHEMES.get(country) !== scheme) return undefined;
  party.text(`${terms.tax}-0` as TermId);
  return { country, code: party.text(terms.tax, `${path}.tax_id.code`) };
}

/** Splits a number after its country prefix. Without a prefix, it belongs to the country of the address. */
function vatIdentity(number: string, country: string | undefined): TaxIdentity {
  const [, letters, rest] = /^([A-Za-z]{2})(.*)$/s.exec(number) ?? [];
  const prefix = letters === undefined ? undefined : taxCountryOf(letters.toUpperCase());
  if (prefix !== undefined && taxCountries.has(prefix))
    return { country: prefix, scheme: vatSchemeIn(prefix), code: rest };
  const of = country === undefined ? undefined : taxCountryOf(country);
  return { country: of, scheme: of && vatSchemeIn(of), code: number };
}

/**
 * Returns the scheme for a number that the e-invoice declares for VAT. It is only needed in countries whose numbers are
 * for other taxes.
 */
function vatSchemeIn(country: string): 'VAT' | undefined {
  return isCountryOfVat(country) ? undefined : 'VAT';
}

/** Values of BT-32's scheme that do not name a scheme. */
const NO_SCHEME = new Set(['TAX', 'FC', 'VAT']);

/** Data of a party known before its identities are read, including the scheme of a portal. */
interface Known {
  taxId: TaxIdentity | undefined;
  country: string | undefined;
  portal: string | undefined;
}

function readIdentities(
  party: Terms,
  terms: PartyTerms,
  { taxId, country, portal }: Known,
  path: string,
): Identity[] | undefined {
  const identities: Identity[] = [];
  const next = () => `${path}.identities[${identities.length}].code`;
  const repeats = portal !== undefined && REPEATING_SCHEMES.includes(portal);
  const legal = terms.legal && readIdentity(party, terms.legal, repeats ? undefined : next());
  if (legal && !repeats) identities.push(legalIdentity(legal, portal));
  const isTaken = taxId !== undefined && terms.tax !== undefined && party.reading.sources.has(`${path}.tax_id.code`);
  if (terms.tax !== undefined && !isTaken) {
    const code = party.text(terms.tax, next());
    const scheme = party.text(`${terms.tax}-0` as TermId);
    const type = scheme === undefined || NO_SCHEME.has(scheme.toUpperCase()) ? undefined : scheme;
    if (code !== undefined)
      identities.push({ scope: 'tax', country, key: taxNumberKey(code, country, type), type, code });
  }
  if (terms.identifier !== undefined) identities.push(...readIdentifiers(party, terms.identifier, identities, path));
  return unlessEmpty(identities);
}

/** Portal schemes whose identifiers repeat other data: the VAT number, or country and name. */
const REPEATING_SCHEMES = ['2', '3', '6'];

/**
 * Returns the portal's scheme of a legal identifier, for formats in which the document has it as an extension of the
 * party (chapter 14 §3.4).
 */
function portalSchemeOf(
  { reading, group }: Terms,
  { legal }: PartyTerms,
): { extension: string; scheme: string } | undefined {
  const extension = reading.format.writing?.partySchemeFrom;
  if (extension === undefined || legal === undefined) return undefined;
  const scheme = group.first(legal)?.qualifier(schemeTermOf(legal))?.trim();
  return scheme !== undefined && /^[1-6]$/.test(scheme) ? { extension, scheme } : undefined;
}

/** Returns the identity of a legal identifier, according to the scheme of a portal. */
function legalIdentity({ code, ext }: Identity, portal: string | undefined): Identity {
  if (portal === undefined) return { scope: 'legal', code, ext };
  return portal === '1' ? { type: 'SIRET', code } : { scope: 'legal', code };
}

/** Returns the key for German tax numbers, if a number has the form printed by tax offices. */
function taxNumberKey(code: string, country: string | undefined, type: string | undefined): string | undefined {
  if (country !== 'DE' || type !== undefined) return undefined;
  return /^\d{2,3}\/\d{3,4}\/\d{4,5}$/.test(code) ? 'de-tax-number' : undefined;
}

/** Reads all values of a repeatable term, or the first one of others. */
function readIdentifiers(party: Terms, term: TermId, before: readonly Identity[], path: string): Identity[] {
  const isMany = party.reading.plan.terms.get(term)?.term.cardinality.endsWith('n') ?? false;
  const first = party.value(term);
  const values = isMany ? party.values(term) : listOf(first);
  return (values ?? []).flatMap((value, i) => {
    party.reading.take(value, `${path}.identities[${before.length + i}].code`);
    const code = party.textOf(value, term);
    return code === undefined ? [] : [identityOf(code, party.qualifier(value, schemeTermOf(term)))];
  });
}

/**
 * Returns the term for the scheme of a term. In the French extension it has the next number, elsewhere it follows a
 * hyphen.
 */
function schemeTermOf(term: TermId): TermId {
  const [, number] = /^EXT-FR-FE-(\d+)$/.exec(term) ?? [];
  return number === undefined ? `${term}-1` : `EXT-FR-FE-${String(Number(number) + 1).padStart(2, '0')}`;
}

/** Returns an identifier with its ISO 6523 scheme. */
export function readIdentity(group: Terms, term: TermId, property: string | undefined): Identity | undefined {
  const value = group.value(term, property);
  const code = value && group.textOf(value, term, property);
  if (value === undefined || code === undefined) return undefined;
  return identityOf(code, group.qualifier(value, schemeTermOf(term)));
}

function identityOf(code: string, scheme: string | undefined): Identity {
  return { code, ext: extensions({ 'iso-scheme-id': scheme }) };
}

function readInbox(party: Terms, term: TermId | undefined, path: string) {
  const property = `${path}.inboxes[0]`;
  if (term === undefined) return undefined;
  const value = party.value(term, property);
  const address = value && party.textOf(value, term, property);
  if (value === undefined || address === undefined) return undefined;
  return inboxOf(party.reading, address, party.qualifier(value, schemeTermOf(term)));
}

function inboxOf({ format }: Reading, address: string, scheme: string | undefined) {
  if (scheme === 'EM') return { email: address };
  // A code cannot contain @, which would be removed.
  return isEmailAddress(address) ? { scheme, email: address } : { key: format.inboxes, scheme, code: address };
}

/** Returns an address. The third line is joined to the second. */
export function readAddress(
  address: Terms | undefined,
  [one, two, three, city, code, subdivision, country]: AddressTerms,
  path: string,
): Address | undefined {
  if (address === undefined) return undefined;
  const { reading } = address;
  const second = address.text(two, `${path}.street_extra`);
  const lines = address.values(three).map((value) => ({ value, text: address.textOf(value, three) }));
  for (const { value } of lines) {
    reading.report.changed(
      'info',
      { property: `${path}.street_extra`, element: value.element, term: three },
      message('The third address line was appended to the second.'),
    );
  }
  const extra = [second, ...lines.map(({ text }) => text)].filter((line) => line !== undefined);
  return some<Address>({
    street: address.text(one, `${path}.street`),
    num: reading.isCii ? undefined : reading.textOf(address.element, 'cbc:BuildingNumber'),
    street_extra: extra.length === 0 ? undefined : extra.join(', '),
    locality: address.text(city, `${path}.locality`),
    code: address.text(code, `${path}.code`),
    region: address.text(subdivision, `${path}.region`),
    country: address.text(country, `${path}.country`),
  });
}

/** Returns the issuer of an invoice on behalf of the seller, which has a place in UBL but no terms. */
export function readPlainParty(reading: Reading, party: XmlElement | undefined): Party | undefined {
  if (party === undefined) return undefined;
  const text = (...path: string[]) => reading.textOf(party, ...path);
  const legal = text('cac:PartyLegalEntity', 'cbc:RegistrationName');
  const trading = text('cac:PartyName', 'cbc:Name');
  const address = (...path: string[]) => text('cac:PostalAddress', ...path);
  const country = address('cac:Country', 'cbc:IdentificationCode');
  const vat = text('cac:PartyTaxScheme', 'cbc:CompanyID');
  text('cac:PartyTaxScheme', 'cac:TaxScheme', 'cbc:ID');
  const identities = [
    plainIdentity(reading, party.child('cac:PartyLegalEntity')?.child('cbc:CompanyID'), 'legal'),
    ...party.all('cac:PartyIdentification').map((each) => plainIdentity(reading, each.child('cbc:ID'))),
  ].filter((identity) => identity !== undefined);
  const person = text('cac:Contact', 'cbc:Name');
  const telephone = text('cac:Contact', 'cbc:Telephone');
  const email = text('cac:Contact', 'cbc:ElectronicMail');
  const endpoint = text('cbc:EndpointID');
  return some<Party>({
    name: legal ?? trading,
    alias: legal === undefined || trading === legal ? undefined : trading,
    tax_id: vat === undefined ? undefined : vatIdentity(vat, country),
    identities: unlessEmpty(identities),
    people: person === undefined ? undefined : [{ name: { given: person } }],
    inboxes:
      endpoint === undefined
        ? undefined
        : [inboxOf(reading, endpoint, reading.attributeOf(party.child('cbc:EndpointID'), 'schemeID'))],
    addresses: listOf(
      some<Address>({
        street: address('cbc:StreetName'),
        street_extra: address('cbc:AdditionalStreetName'),
        locality: address('cbc:CityName'),
        code: address('cbc:PostalZone'),
        region: address('cbc:CountrySubentity'),
        country,
      }),
    ),
    telephones: telephone === undefined ? undefined : [{ num: telephone }],
    emails: email === undefined ? undefined : [{ addr: email }],
  });
}

function plainIdentity(reading: Reading, element: XmlElement | undefined, scope?: 'legal'): Identity | undefined {
  const code = reading.textOf(element);
  return code === undefined ? undefined : { scope, ...identityOf(code, reading.attributeOf(element, 'schemeID')) };
}

/**
 * Seller, buyer and representative. If the seller has a representative, that is the supplier, and the seller is in
 * `ordering`.
 */
export interface Parties {
  supplier: Party | undefined;
  customer: Party | undefined;
  seller: Party | undefined;
  /** The country of the supplier's address, by ISO 3166-1. */
  country: string | undefined;
}

export function readParties({ invoice }: Reading): Parties {
  const representative = invoice.inner('BG-11');
  const customer = readParty(invoice.inner('BG-7'), BUYER, '$.customer');
  if (representative === undefined) {
    const supplier = readParty(invoice.inner('BG-4'), SELLER, '$.supplier');
    return { supplier, customer, seller: undefined, country: countryOf(supplier) };
  }
  const seller = readParty(invoice.inner('BG-4'), SELLER, '$.ordering.seller');
  const supplier = readParty(representative, REPRESENTATIVE, '$.supplier');
  return { supplier, customer, seller, country: countryOf(supplier) };
}

function countryOf(party: Party | undefined): string | undefined {
  const country = party?.addresses?.[0]?.country;
  return typeof country === 'string' ? isoCode(country) : undefined;
}
