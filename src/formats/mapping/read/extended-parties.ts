/** Term numbers of parties in the extensions. The writer finds them by their places (write/extended-party.ts). */

import type { TermId } from '../../terms/declare.ts';
import { PAYEE, type PartyTerms } from '../party-terms.ts';

/** The invoicer on behalf of the seller, in EXTENDED. */
export const INVOICER: PartyTerms = {
  name: 'BT-X-207',
  alias: 'BT-X-209',
  identifier: 'BT-X-206',
  legal: 'BT-X-208',
  vat: 'BT-X-223',
  electronic: 'BT-X-222',
  address: { terms: ['BT-X-216', 'BT-X-217', 'BT-X-218', 'BT-X-219', 'BT-X-215', 'BT-X-221', 'BT-X-220'] },
  contact: { name: 'BT-X-210', telephone: 'BT-X-212', email: 'BT-X-214' },
};

/** The payer on behalf of the buyer, in EXTENDED. */
export const PAYER: PartyTerms = {
  name: 'BT-X-476',
  alias: 'BT-X-477',
  identifier: 'BT-X-479',
  legal: 'BT-X-480',
  vat: 'BT-X-481',
  electronic: 'BT-X-482',
  address: { terms: ['BT-X-491', 'BT-X-492', 'BT-X-493', 'BT-X-494', 'BT-X-490', 'BT-X-496', 'BT-X-495'] },
  contact: { name: 'BT-X-484', telephone: 'BT-X-487', email: 'BT-X-489' },
};

/**
 * Returns the term numbers of a party in the French extension. The first is its name; `city` and `code` come after the
 * address lines.
 */
function frenchParty(first: number, [city, code]: readonly [number, number]): PartyTerms {
  const at = (after: number): TermId => `EXT-FR-FE-${String(first + after).padStart(2, '0')}`;
  return {
    name: at(0),
    alias: at(2),
    identifier: at(3),
    legal: at(5),
    vat: at(7),
    electronic: at(9),
    address: { terms: [at(12), at(13), at(14), at(city), at(code), at(17), at(18)] },
    contact: { name: at(20), telephone: at(21), email: at(22) },
  };
}

/** The buyer's agent, in EXTENDED. */
export const BUYER_AGENT: PartyTerms = {
  name: 'BT-X-406',
  alias: 'BT-X-407',
  identifier: 'BT-X-409',
  legal: 'BT-X-410',
  vat: 'BT-X-411',
  electronic: 'BT-X-412',
  address: { terms: ['BT-X-420', 'BT-X-421', 'BT-X-422', 'BT-X-423', 'BT-X-419', 'BT-X-425', 'BT-X-424'] },
  contact: { name: 'BT-X-413', telephone: 'BT-X-416', email: 'BT-X-418' },
};

/** The buyer's agent, the seller's invoicer and the buyer's payer, in the French extension. */
export const FRENCH_BUYER_AGENT = frenchParty(3, [16, 15]);
export const FRENCH_INVOICER = frenchParty(112, [15, 16]);
export const FRENCH_PAYER = frenchParty(43, [15, 16]);

/** The payee in the French extension, which has more terms than the core. */
export const FRENCH_PAYEE: PartyTerms = {
  ...PAYEE,
  vat: 'EXT-FR-FE-27',
  electronic: 'EXT-FR-FE-29',
  address: {
    terms: [
      'EXT-FR-FE-32',
      'EXT-FR-FE-33',
      'EXT-FR-FE-34',
      'EXT-FR-FE-35',
      'EXT-FR-FE-36',
      'EXT-FR-FE-37',
      'EXT-FR-FE-38',
    ],
  },
  contact: { name: 'EXT-FR-FE-40', telephone: 'EXT-FR-FE-41', email: 'EXT-FR-FE-42' },
};

/** The payee in EXTENDED. */
export const EXTENDED_PAYEE: PartyTerms = {
  ...PAYEE,
  alias: 'BT-X-243',
  vat: 'BT-X-257',
  electronic: 'BT-X-256',
  address: { terms: ['BT-X-250', 'BT-X-251', 'BT-X-252', 'BT-X-253', 'BT-X-249', 'BT-X-255', 'BT-X-254'] },
  contact: { name: 'BT-X-244', telephone: 'BT-X-246', email: 'BT-X-248' },
};

/** The seller of a line, if it differs from the invoice's. */
export const LINE_SELLER: PartyTerms = { name: 'EXT-FR-FE-164', legal: 'EXT-FR-FE-167' };
