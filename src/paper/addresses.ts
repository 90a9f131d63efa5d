/** Formats addresses in the usual way of their countries. */

import { factsOf } from '../countries/countries.ts';
import type { Address } from './documents.ts';
import { joined } from './texts.ts';

/** Returns the lines of an address in the order of its country, with the name of the country. */
export function addressLines(address: Address, country: (code: string) => string): { text: string | undefined }[] {
  const { street, num, block, floor, door, street_extra, po_box, country: code = '' } = address;
  const { isNumberFirst, isCity, beforeNumber = between(street, num) } = factsOf(code).address ?? {};
  const house = isNumberFirst
    ? joined(' ', num, street)
    : joined(num?.startsWith('#') ? ' ' : beforeNumber, street, num);
  const streets = [joined(', ', house, block, floor, door), joined(', ', street_extra, po_box)];
  return [
    ...placed(streets, address),
    code && (isCity && country(code) === address.locality ? undefined : country(code)),
  ].map((text) => ({ text }));
}

/** Returns what separates a street from its number: `Gran Vía 12`, but `Calle 60, 455`. */
function between(street = '', num = ''): string {
  return /\d$/.test(street) && /^\d/.test(num) ? ', ' : ' ';
}

/** Returns the lines of the street and of the town in the order of the country. */
function placed(streets: readonly (string | undefined)[], address: Address): (string | undefined)[] {
  const order = factsOf(address.country).address;
  const { codePrefix = '' } = order ?? {};
  const code = /^\d/.test(address.code ?? '') ? `${codePrefix}${address.code}` : address.code;
  if (order?.code !== 'below-street') return [...streets, ...townLines({ ...address, ...(code && { code }) })];
  return [address.locality, ...streets, code];
}

function townLines({ country = '', locality, region, state, code }: Address): (string | undefined)[] {
  const order = factsOf(country).address;
  const around = differing(region ?? state, locality);
  const short = state ?? (/^[A-Z]{2}$/.test(region ?? '') ? region : undefined);
  if (order?.province && short) return [joined(' ', code, joined(order.province, locality, short))];
  if (order?.code === 'after-state') return [joined(', ', locality, joined(' ', state ?? around, code))];
  if (order?.code === 'below') return [locality, around, code];
  return [order?.code === 'after-town' ? joined(' ', locality, code) : joined(' ', code, locality), around];
}

function differing(text: string | undefined, other: string | undefined): string | undefined {
  return text === other ? undefined : text;
}
