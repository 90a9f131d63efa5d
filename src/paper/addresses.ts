/**
 * Formats addresses in the usual way of their countries (UPU, Postal addressing systems,
 * https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions).
 */

import type { Address } from './documents.ts';
import { joined } from './texts.ts';

/** Countries with the house number before the street. */
const NUMBER_FIRST = new Set('AU CA FR GB IE IL IN LU MT MY NZ SG TH US ZA'.split(' '));

/** Countries with the town before the state and the postal code, on one line. */
const STATE_WITH_CODE = new Set(['AU', 'CA', 'US']);

/** Countries with the postal code on its own line below the town, or after it. */
const CODE_BELOW = new Set(['GB', 'IE']);
const CODE_BEHIND = new Set(['IN', 'NZ', 'SG', 'TH', 'ZA']);

/** Countries with the two letters of the province after the town. */
const PROVINCE_BEHIND = new Set(['IT']);

/** Returns the lines of an address in the order of its country, with the name of the country. */
export function addressLines(address: Address, country: (code: string) => string): { text: string | undefined }[] {
  const { street, num, block, floor, door, street_extra, po_box, country: code = '' } = address;
  const house = NUMBER_FIRST.has(code) ? joined(' ', num, street) : joined(' ', street, num);
  return [
    joined(', ', house, block, floor, door),
    joined(', ', street_extra, po_box),
    ...townLines(address),
    code && country(code),
  ].map((text) => ({ text }));
}

function townLines({ country = '', locality, region, state, code }: Address): (string | undefined)[] {
  const around = joined(', ', differing(region, locality), state);
  if (STATE_WITH_CODE.has(country)) return [joined(', ', locality, joined(' ', around, code))];
  if (CODE_BELOW.has(country)) return [locality, around, code];
  if (PROVINCE_BEHIND.has(country) && /^[A-Z]{2}$/.test(around)) return [joined(' ', code, locality, around)];
  return [CODE_BEHIND.has(country) ? joined(' ', locality, code) : joined(' ', code, locality), around];
}

function differing(text: string | undefined, other: string | undefined): string | undefined {
  return text === other ? undefined : text;
}
