/** Writes the identification of parties: identifiers and tax numbers (chapter 14 §3.4). */

import { masked } from '../../../countries/masked.ts';
import { homeForms, unionNumber } from '../../../countries/union-number.ts';
import { inEuropeanUnion } from '../../../engine/country/european-union.ts';
import type { Party } from '../../../engine/document-types.ts';
import { registry } from '../../../engine/registry.ts';
import { message } from '../../../engine/text/message.ts';
import type { Group } from '../../model/group.ts';
import type { TermId } from '../../terms/declare.ts';
import type { MainPartyTerms } from '../party-terms.ts';
import { extensionOf, type Mapping, peekExtension } from './mapping.ts';
import type { Source } from './source.ts';

export type Identity = NonNullable<Party['identities']>[number];

/** The terms with the numbers of a party. */
type KnownBy = Pick<MainPartyTerms, 'identifier' | 'legal' | 'vat' | 'tax'>;

/** Countries outside the European Union whose tax numbers are for VAT. */
const VAT_COUNTRIES = new Set([
  'GB',
  'XI',
  'XU',
  'NO',
  'CH',
  'LI',
  'IS',
  'TR',
  'RS',
  'UA',
  'MD',
  'ME',
  'MK',
  'AL',
  'BA',
  'AE',
  'MX',
  'SA',
]);

/** Returns whether a tax number is for VAT: by its scheme, the scheme of its country's regime, or the country. */
export function isForVat(taxId: Source<NonNullable<Party['tax_id']>>): boolean {
  const scheme = taxId.peek('scheme');
  return scheme === undefined ? isCountryOfVat(taxId.peek('country') ?? '') : scheme === 'VAT';
}

/** Returns whether the tax numbers of a country are for VAT by default. */
export function isCountryOfVat(country: string): boolean {
  const scheme = registry.regime(country)?.definition.tax_scheme;
  if (scheme !== undefined) return scheme === 'VAT';
  return VAT_COUNTRIES.has(country) || inEuropeanUnion(country, '9999-12-31');
}

export function writeTaxId(
  mapping: Mapping,
  group: Group,
  party: Source<Party>,
  terms: KnownBy,
  outside: boolean,
): void {
  const taxId = party.object('tax_id', 'tax-identity');
  const code = taxId?.text('code');
  taxId?.take('country', 'scheme', 'type');
  if (taxId === undefined || code === undefined) return;
  const property = taxId.at('code');
  if (isForVat(taxId) || mapping.writing.ownNumbers) {
    if (!outside) writeVatNumber(mapping, group, taxId, terms);
    else if (terms.tax) {
      const number = vatNumber(mapping, taxId.peek('country') ?? '', code);
      if (!writeTaxNumber(mapping, group, number, property, 'TAX')) return;
      mapping.report.changed(
        'info',
        { property, term: 'BT-32' },
        message('The VAT number was written as BT-32; supplies outside the scope of VAT have no BT-31 (BR-O-02).'),
      );
    } else
      mapping.dropped(
        'warning',
        { property, term: terms.vat },
        message("The buyer's VAT number was not written; it is not allowed outside the scope of VAT (BR-O-02)."),
      );
    return;
  }
  if (terms.tax) {
    writeTaxNumber(mapping, group, code, property, taxId.peek('scheme') ?? 'TAX');
    return;
  }
  if (group.first(terms.identifier) === undefined) {
    group.add(terms.identifier, code, property);
    mapping.report.changed(
      'info',
      { property, term: terms.identifier },
      message(
        "The buyer's tax number was written as an identifier, since it is not for VAT; set tax_id.scheme to VAT if it is.",
      ),
    );
    return;
  }
  mapping.dropped(
    'warning',
    { property, term: terms.identifier },
    message("The buyer's tax number was not written: it is not for VAT, and the buyer has another identifier."),
  );
}

/** Writes the VAT number of a party, and the whole tax number of a seller that has more digits at home. */
export function writeVatNumber(
  mapping: Mapping,
  group: Group,
  taxId: Source<NonNullable<Party['tax_id']>>,
  { vat, tax }: Pick<KnownBy, 'vat' | 'tax'>,
): void {
  const [country, code, property] = [taxId.peek('country') ?? '', taxId.text('code'), taxId.at('code')];
  if (code === undefined) return;
  const number = vatNumber(mapping, country, code);
  group.add(vat, number, property);
  if (unionNumber(country, code) === code) return;
  if (tax) writeTaxNumber(mapping, group, masked(code, [homeForms[country] ?? '']), property, 'TAX');
  else mapping.report.changed('info', { property, term: vat }, message('Only the VAT number within it was written.'));
}

/**
 * Returns a VAT number with its country, unless the format has none in front. Norwegian ones already end in MVA, which
 * their regime adds.
 */
function vatNumber({ writing }: Mapping, country: string, code: string): string {
  return writing.ownNumbers?.includes(country) ? code : country + unionNumber(country, code);
}

/** Uses the tax number also as the identifier of a seller without another one, which BR-CO-26 requires. */
export function identifyByTaxNumber({ report }: Mapping, group: Group): void {
  const number = group.first('BT-32');
  if (number === undefined || (['BT-29', 'BT-30', 'BT-31'] as const).some((id) => group.first(id))) return;
  group.add('BT-29', number.text, number.property);
  report.supplied(
    'info',
    { property: number.property, term: 'BT-29' },
    message("The tax number was also written as the seller's identifier, since the seller has no other (BR-CO-26)."),
  );
}

/** Writes the only BT-32 of the seller. Returns whether this number was written. */
function writeTaxNumber(mapping: Mapping, group: Group, code: string, property: string, scheme: string): boolean {
  if (group.first('BT-32') !== undefined) {
    mapping.dropped(
      'warning',
      { property, term: 'BT-32' },
      message('Not written: there can be only one tax number besides the VAT number.'),
    );
    return false;
  }
  group.add('BT-32', code, property);
  if (!mapping.isCii) group.add('BT-32-0', scheme === 'VAT' ? 'TAX' : scheme, property);
  return true;
}

/** ISO 6523 schemes of company registers, by country and by the type of an identity in its regime. */
const REGISTERS: ReadonlyMap<string, string> = new Map([
  ['BE BCE', '0208'],
  ['DK CVR', '0184'],
  ['NL KVK', '0106'],
  ['NL OIN', '0190'],
  ['NO ON', '0192'],
  ['SE ON', '0007'],
]);

/** Schemes that tell the country, key and type of an identity. */
const TELLING_SCHEMES = new Set(['0002', '0009', '0088', '0160', ...REGISTERS.values()]);

/** Assigns the identities of a party to terms (chapter 14 §3.4). */
export function writeIdentities(mapping: Mapping, group: Group, party: Source<Party>, terms: KnownBy): void {
  writePortalIdentifier(mapping, group, party, terms);
  const preferred = preferredIn(party, mapping.writing.registers);
  const registered = preferred ?? registeredIn(party);
  const plain: Source<Identity>[] = [];
  const tax: Source<Identity>[] = [];
  for (const identity of party.list('identities', 'identity')) {
    if (identity.isSettled) continue;
    const scope = identity.text('scope');
    if (mapping.writing.partySchemeFrom !== undefined && peekExtension(identity, 'iso-scheme-id') !== undefined) {
      mapping.drop(identity, 'warning', NO_SCHEME);
      continue;
    }
    const isLegal = preferred === undefined && scope === 'legal';
    if ((isLegal || identity === registered?.identity) && group.first(terms.legal) === undefined) {
      writeIdentity(mapping, group, identity, terms.legal, undefined, registered?.scheme);
    } else if (scope === 'tax' || (scope === undefined && identity.peek('key') === 'de-tax-number')) {
      tax.push(identity);
    } else plain.push(identity);
  }
  writeIdentifiers(
    mapping,
    group,
    plain,
    terms.identifier,
    terms.tax !== undefined || mapping.writing.allBuyerIdentifiers === true,
  );
  for (const identity of tax) {
    if (terms.tax) {
      writeTaxNumber(mapping, group, identity.text('code') ?? '', identity.at('code'), identity.text('type') ?? 'TAX');
      reportMeaning(mapping, identity, identity.peek('key') === 'de-tax-number');
    } else {
      mapping.drop(
        identity,
        'warning',
        message("The buyer's tax number was not written; EN 16931 has a field only for the seller's."),
      );
    }
  }
}

/** An identity in a register, with the scheme of the register. */
interface Registered {
  readonly identity: Source<Identity>;
  readonly scheme: string | undefined;
}

/** Returns the identity in the first of some registers, whatever its scope. */
function preferredIn(party: Source<Party>, registers: readonly string[] = []): Registered | undefined {
  const identities = party.list('identities', 'identity');
  for (const register of registers) {
    const identity = identities.find((each) => each.peek('type') === register.slice(3));
    if (identity) return { identity, scheme: REGISTERS.get(register) };
  }
  return undefined;
}

/** Returns the identity in the company register of a party's country, if none is marked as legal. */
function registeredIn(party: Source<Party>): Registered | undefined {
  const identities = party.list('identities', 'identity');
  if (identities.some((each) => each.peek('scope') === 'legal')) return undefined;
  const [address] = party.list('addresses', 'address');
  const country = party.object('tax_id', 'tax-identity')?.peek('country') ?? address?.peek('country') ?? '';
  for (const identity of identities) {
    const scheme = REGISTERS.get(`${identity.peek('country') ?? country} ${identity.peek('type') ?? ''}`);
    if (scheme !== undefined && identity.peek('scope') === undefined) return { identity, scheme };
  }
  return undefined;
}

/** The length of the name in the identifier of a party without a number. */
const NAME_LENGTH = 16;

/** Writes the legal identifier of a party in a portal, if the format belongs to one. */
function writePortalIdentifier(mapping: Mapping, group: Group, party: Source<Party>, { legal }: KnownBy): void {
  const { partySchemeFrom } = mapping.writing;
  const scheme = partySchemeFrom === undefined ? undefined : extensionOf(party, partySchemeFrom);
  if (scheme === undefined) return;
  const [text, property] = portalIdentifier(party, scheme);
  group.add(legal, text, property)?.with(`${legal}-1` as TermId, scheme);
}

/**
 * Returns the identifier of a party in a Chorus Pro scheme, and its property: SIRET, VAT number, legal identifier, or
 * country and name (chapter 14 §3.4).
 */
function portalIdentifier(party: Source<Party>, scheme: string): [text: string | undefined, property: string] {
  const identities = party.list('identities', 'identity');
  const taxId = party.object('tax_id', 'tax-identity');
  const country = taxId?.peek('country') ?? '';
  if (scheme === '2') {
    const code = taxId?.peek('code');
    return [code && country + code, party.at('tax_id.code')];
  }
  if (scheme === '3' || scheme === '6') {
    return [country + (party.peek('name') ?? '').slice(0, NAME_LENGTH), party.at('name')];
  }
  const isSought = (each: Source<Identity>) =>
    scheme === '1' ? each.peek('type') === 'SIRET' : each.peek('scope') === 'legal';
  const found = identities.find(isSought);
  found?.settle();
  return [found?.text('code'), found?.at('code') ?? party.at('identities')];
}

const NO_SCHEME = message(
  'The identifier was not written; the portal accepts one per party, with one of its own schemes.',
);

/** Writes all identifiers, or only one, preferring those with a scheme. */
export function writeIdentifiers(
  mapping: Mapping,
  group: Group,
  identities: readonly Source<Identity>[],
  term: TermId,
  all: boolean,
): void {
  const withScheme = (identity: Source<Identity>) => peekExtension(identity, 'iso-scheme-id') !== undefined;
  if (all) {
    for (const identity of identities) writeIdentity(mapping, group, identity, term);
    return;
  }
  const [first, ...others] = [
    ...identities.filter(withScheme),
    ...identities.filter((identity) => !withScheme(identity)),
  ];
  if (first) writeIdentity(mapping, group, first, term);
  mapping.dropOthers(others, term);
}

/** Writes an identifier with its scheme. */
export function writeIdentity(
  mapping: Mapping,
  group: Group,
  identity: Source<Identity>,
  term: TermId,
  schemeTerm: TermId = `${term}-1`,
  register?: string,
): void {
  const scheme = extensionOf(identity, 'iso-scheme-id') ?? register;
  group.add(term, identity.text('code'), identity.at('code'))?.with(`${term}-1`, scheme).with(schemeTerm, scheme);
  reportMeaning(mapping, identity, scheme !== undefined && TELLING_SCHEMES.has(scheme));
}

/** Reports what is not written about an identity. A scheme that tells the country and kind of the number repeats them. */
function reportMeaning({ report }: Mapping, identity: Source<Identity>, isTold: boolean): void {
  for (const name of ['country', 'label', 'description', 'key', 'type'] as const) {
    const value = identity.text(name);
    if (value === undefined || (isTold && /^[ckt]/.test(name))) continue;
    report.dropped(
      isTold ? 'info' : 'warning',
      { property: identity.at(name) },
      message('The number was written, but not what it is ({value}): EN 16931 has no field for that.', { value }),
    );
  }
}
