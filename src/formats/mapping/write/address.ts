/** Writes postal addresses of an e-invoice (chapter 14 §3.5). */

import { isoCode } from '../../../engine/country/iso-code.ts';
import type { Party } from '../../../engine/document-types.ts';
import { message } from '../../../engine/text/message.ts';
import type { Group } from '../../model/group.ts';
import type { AddressTerms, PartyTerms } from '../party-terms.ts';
import type { Mapping } from './mapping.ts';
import type { Source } from './source.ts';

type Address = NonNullable<Party['addresses']>[number];

/** Countries where the house number comes before the street. */
const NUMBER_FIRST = new Set(['GB', 'US', 'CA', 'FR']);

/** Writes the first address of a party. Without one, writes the country of its tax number as an address. */
export function writeAddress(
  mapping: Mapping,
  group: Group,
  party: Source<Party>,
  { group: id, terms }: Required<NonNullable<PartyTerms['address']>>,
): void {
  const [address, ...others] = party.list('addresses', 'address');
  mapping.dropOthers(others, id);
  if (address) {
    writeAddressTerms(mapping.open(group, id, address.path), address, terms);
    return;
  }
  const country = party.object('tax_id', 'tax-identity')?.peek('country');
  if (country === undefined) return;
  const property = party.at('tax_id.country');
  mapping.open(group, id, party.at('addresses[0]')).add(terms[6], isoCode(country), property);
  mapping.report.supplied(
    'info',
    { property, term: id },
    message('The party has no address; the country of its tax number was used.'),
  );
}

/** Writes the terms of an address. */
export function writeAddressTerms(
  group: Group,
  address: Source<Address>,
  [one, two, three, city, code, subdivision, country]: AddressTerms,
): void {
  group.add(one, lineOne(address), address.at('street'));
  const extra = address.text('street_extra');
  const box = boxOf(address);
  group.add(two, extra ?? box, address.at(extra === undefined ? 'po_box' : 'street_extra'));
  if (extra !== undefined) group.add(three, box, address.at('po_box'));
  group.add(city, address.text('locality'), address.at('locality'));
  group.add(code, address.text('code'), address.at('code'));
  const region = address.text('region');
  group.add(subdivision, region ?? address.text('state'), address.at(region === undefined ? 'state' : 'region'));
  group.add(country, address.text('country'), address.at('country'));
}

/** Returns street and number, in the order of the country (chapter 03 §10.4). */
function lineOne(address: Source<Address>): string {
  const street = address.text('street');
  const number = (['num', 'block', 'floor', 'door'] as const).map((part) => address.text(part)).filter(Boolean);
  const parts = NUMBER_FIRST.has(address.peek('country') ?? '') ? [...number, street] : [street, ...number];
  return parts.filter(Boolean).join(' ');
}

/** Returns the post box. A bare number gets a label. */
function boxOf(address: Source<Address>): string | undefined {
  const box = address.text('po_box');
  return box !== undefined && /^\d+$/.test(box) ? `PO Box ${box}` : box;
}
