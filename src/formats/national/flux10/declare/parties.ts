/** The parties of documents in reports. */

import type { JsonObject } from '../../../../engine/model/json.ts';
import { isObject, memberAt, text } from '../../../../paper/values.ts';
import { postalCountryOf } from '../../shared/writing.ts';
import { SCHEMES, SIREN } from '../codes.ts';

const SCHEME = 'iso-scheme-id';

export interface LegalIdentity {
  readonly scheme: string;
  readonly code: string;
}

function identitiesOf(party: unknown): readonly unknown[] {
  const identities = memberAt(party, 'identities');
  return Array.isArray(identities) ? identities : [];
}

const schemeOf = (identity: unknown) => text(memberAt(memberAt(identity, 'ext'), SCHEME)) ?? '';

/** Returns the legal identity of a party: the marked one, otherwise the first with a scheme of reports. */
export function legalIdentityOf(party: unknown): LegalIdentity | undefined {
  const identities = identitiesOf(party);
  const marked = identities.find((each) => memberAt(each, 'scope') === 'legal' && schemeOf(each) !== '');
  const found = marked ?? identities.find((each) => SCHEMES.includes(schemeOf(each)));
  const code = text(memberAt(found, 'code'));
  return code === undefined ? undefined : { scheme: schemeOf(found), code };
}

/** Returns the tax country of a party, otherwise that of its first address. */
export function countryOf(party: unknown): string | undefined {
  return text(memberAt(party, 'tax_id.country')) ?? text(memberAt(party, 'addresses[0].country'));
}

/** Returns whether a party is established in France: by its tax number, or a SIREN. */
export function isFrench(party: unknown): boolean {
  return memberAt(party, 'tax_id.country') === 'FR' || identitiesOf(party).some((each) => schemeOf(each) === SIREN);
}

/** Returns the SIREN of a party. */
export function sirenOf(party: unknown): string | undefined {
  const found = identitiesOf(party).find((each) => schemeOf(each) === SIREN);
  return text(memberAt(found, 'code')) ?? legalIdentityOf(party)?.code;
}

/** French departments overseas that have French VAT, and are written as France. */
const OVERSEAS = new Set(['GP', 'MQ', 'RE']);

/** Returns the country of a party in reports. */
export function reportedCountryOf(party: unknown): string | undefined {
  const country = text(memberAt(party, 'addresses[0].country')) ?? text(memberAt(party, 'tax_id.country'));
  return reportedCountry(country);
}

export function reportedCountry(country: string | undefined): string | undefined {
  return country !== undefined && OVERSEAS.has(country) ? 'FR' : postalCountryOf(country);
}

/** Returns the VAT number of a party with its country. */
export function vatNumberOf(party: unknown): string | undefined {
  const code = text(memberAt(party, 'tax_id.code'));
  return code && `${text(memberAt(party, 'tax_id.country')) ?? ''}${code}`;
}

/** The party that sells, which a tax representative stands for. */
export function sellerOf(document: JsonObject): unknown {
  return memberAt(document, 'ordering.seller') ?? document.supplier;
}

/** Returns whether a customer is a consumer: it has no number of any kind. */
export function isConsumer(customer: unknown): boolean {
  return isObject(customer) && customer.tax_id === undefined && identitiesOf(customer).length === 0;
}
