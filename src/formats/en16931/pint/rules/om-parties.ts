/** The rules of Oman on the seller, the buyer and agents. */

import type { Judged } from '../../../rules/declare.ts';
import { everywhere } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { all, has, text } from '../../shared/paths.ts';
import { asked } from './common.ts';
import { buyerOf, hasAddress, sellerOf, VAT } from './om-common.ts';
import type { Holds } from './pattern.ts';

const UNKNOWN_BUYER = '997770000099';
export const countryOf = (party: readonly XmlElement[]) => text(party, 'PostalAddress/Country/IdentificationCode');

export function isAgent(judged: Judged): boolean {
  const agents = all(sellerOf(judged), 'AgentParty/');
  const [agent] = agents;
  return (
    agents.length === 1 &&
    agent !== undefined &&
    has(agent, 'PartyName/Name|PartyLegalEntity/RegistrationName') &&
    has(agent, 'PartyTaxScheme/CompanyID') &&
    has(agent, 'PartyTaxScheme/TaxScheme/ID') &&
    hasAddress(
      [agent],
      'StreetName',
      'AdditionalStreetName',
      'CityName',
      'PostalZone',
      'AddressLine/Line',
      'Country/IdentificationCode',
    )
  );
}

export const registers = (party: readonly XmlElement[], name: string) =>
  all(party, 'PartyIdentification/ID').some((each) => each.attribute('schemeName') === name);

export const ZONE = 'CountrySubentityCode';
export const zoneOf = (party: readonly XmlElement[]) => text(party, 'PostalAddress/CountrySubentityCode');
export const isUnknownBuyer = (judged: Judged) => text(buyerOf(judged), 'EndpointID') === UNKNOWN_BUYER;

export const hasNumber = (party: readonly XmlElement[]) =>
  all(party, 'PartyTaxScheme/').some(
    (each) => all(each, 'TaxScheme/ID').some(({ value }) => value === VAT) && has(each, 'CompanyID'),
  );

export const VATIN = /^OM\d{10}$/;

export const isPartyNumber = (id: XmlElement) =>
  id.parent?.name === 'cac:PartyTaxScheme' &&
  text(id.parent, 'TaxScheme/ID') === VAT &&
  id.parent.parent?.parent?.name !== undefined &&
  id.parent.parent.name !== 'cac:TaxRepresentativeParty';

const exact = (element: XmlElement) => all(element, 'TaxScheme/ID').some(({ value }) => value === VAT);

/** The registrations of each party, and those for VAT. */
const registrationsOf = asked((judged) => {
  const counts = new Map<XmlElement | undefined, { all: number; exact: number }>();
  for (const each of everywhere(judged, 'cac:PartyTaxScheme')) {
    const count = counts.get(each.parent) ?? { all: 0, exact: 0 };
    count.all++;
    if (exact(each)) count.exact++;
    counts.set(each.parent, count);
  }
  return counts;
});

export const scheme: Holds = (element, judged) => {
  if (element.name !== 'cac:PartyTaxScheme') return exact(element);
  const { all: count = 0, exact: ofVat = 0 } = registrationsOf(judged).get(element.parent) ?? {};
  const role = element.parent?.parent?.name;
  if (role === 'cac:AccountingCustomerParty') return count === 1 && exact(element);
  return !(role === 'cac:AccountingSupplierParty' || element.parent?.name === 'cac:AgentParty') || ofVat === 1;
};
